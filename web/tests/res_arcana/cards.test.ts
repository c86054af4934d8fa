import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Card from '../../src/games/res_arcana/Card.svelte';
import { lineOf, medalsOf } from '../../src/games/res_arcana/glyphs';
import { LANGUAGES, type Words } from '../../src/lib/wire';
import { speech } from '../../src/lib/words.svelte';
import { cards, faces, words } from './table';

afterEach(cleanup);

/** Every message key that the words may use: none of them may stand on a card as it is. */
function keys(lang: (typeof LANGUAGES)[number]): string[] {
  return words(lang).flatMap((text) => [...text.matchAll(/^([a-z][a-z0-9]*(?:-[a-z0-9]+)+) =/gm)].map((found) => found[1]!));
}

describe.each(LANGUAGES)('cards in %s', (lang) => {
  it('say everything in words', { timeout: 20_000 }, async () => {
    await speech.speak(lang);
    const known = new Set(keys(lang));
    const raw = (text: string): string[] => text.split(/[^a-z0-9-]+/).filter((word) => known.has(word));
    for (const face of faces) {
      const { container, unmount } = render(Card, { face, large: true });
      const label = container.querySelector('.card')!.getAttribute('aria-label')!;
      expect(raw(container.textContent), face.name).toEqual([]);
      expect(raw(label), face.name).toEqual([]);
      expect(label).toContain(speech.say(face.words));
      for (const line of face.lines) expect(label).toContain(speech.say(line));
      unmount();
    }
  });

  it('has the same messages as English', () => {
    expect(new Set(keys(lang))).toEqual(new Set(keys('en')));
  });
});

describe('the lines of cards', () => {
  it('are all told by signs', () => {
    const untold = faces.flatMap(({ name, lines }) =>
      lines
        .filter(([key]) => !key.startsWith('line-points-'))
        .flatMap((line) => lineOf(line).glyphs)
        .filter(({ is }) => is === 'words')
        .map((glyph) => [name, glyph]),
    );
    expect(untold).toEqual([]);
  });

  it('stand in the order cost, arrow, effect', () => {
    const [first] = cards.get('athanor')!.lines;
    expect(lineOf(first!).glyphs).toEqual([
      { is: 'mark', mark: 'turn', count: '' },
      { is: 'essence', essence: 'elan', count: '' },
      { is: 'sign', text: '▸' },
      { is: 'essence', essence: 'elan', count: '2' },
      { is: 'word', key: 'ra-here' },
    ]);
  });

  it('are said where a sign is missing', () => {
    const strange: Words = ['line-power', { power: ['power', { costs: [], effects: [['effect-unheard-of']] }] }];
    expect(lineOf(strange).glyphs).toEqual([{ is: 'words', words: ['effect-unheard-of'] }]);
  });

  it('count points in medallions', () => {
    const grove = cards.get('sacred_grove')!;
    expect(medalsOf(grove.points, grove.lines)).toEqual([
      { count: '2', per: null },
      { count: '1', per: { is: 'essence', essence: 'life', count: '' } },
    ]);
  });
});
