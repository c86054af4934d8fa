import { readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Card from '../../src/games/krutagidon/Card.svelte';
import { wizards } from '../../src/games/krutagidon/art';
import { kindKey } from '../../src/games/krutagidon/faces';
import { lineOf, shortLines, weightOf } from '../../src/games/krutagidon/glyphs';
import { LANGUAGES } from '../../src/lib/wire';
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
    const known = new Set(keys('en'));
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
    await speech.speak('en');
  });

  it('have the same messages as English', () => {
    expect(new Set(keys(lang))).toEqual(new Set(keys('en')));
  });

  it('name every wizard', async () => {
    await speech.speak(lang);
    for (const board of wizards.names) expect(speech.has(`board-${board.replaceAll('_', '-')}`), board).toBe(true);
    await speech.speak('en');
  });
});

describe('the face of a card', () => {
  it('has its cost in a burst and its points in a star', () => {
    const { container } = render(Card, { face: cards.get('cthulhu')! });
    expect(container.querySelector('.cost')!.textContent.trim()).toBe('7');
    expect(container.querySelector('.points')!.textContent.trim()).toBe('3');
  });

  it('has the minus of a bad card, and no star for nothing', () => {
    const { container } = render(Card, { face: cards.get('limp_wand')! });
    expect(container.querySelector('.points')!.textContent.trim()).toBe('−1');
    cleanup();
    expect(render(Card, { face: cards.get('sign')! }).container.querySelector('.points')).toBeNull();
  });

  it('has the letter of mayhem instead of a cost', () => {
    const { container } = render(Card, { face: cards.get('mayhem_q')! });
    expect(container.querySelector('.cost')!.textContent.trim()).toBe('Q');
  });

  it('shows attack, defence and ongoing on the banner', () => {
    const { container } = render(Card, { face: cards.get('dragon_eggs')! });
    expect([...container.querySelectorAll('.keyword')].map((mark) => mark.className.split(' ')[1])).toEqual(['defence', 'ongoing']);
  });

  it('has a colour for each kind', () => {
    const kinds = new Set(faces.map(kindKey));
    const { container } = render(Card, { face: cards.get('wild_magic')! });
    expect(container.querySelector('.card')!.getAttribute('data-kind')).toBe('wild_magic');
    const painted = [...readFileSync('src/games/krutagidon/look.css', 'utf-8').matchAll(/data-kind='(\w+)'/g)].map((found) => found[1]);
    expect(new Set(painted)).toEqual(kinds);
  });
});

describe('the lines of cards', () => {
  it('put numbers on signs', () => {
    expect(lineOf(cards.get('sign')!.lines[0]!).glyphs).toEqual([{ is: 'mark', mark: 'power', count: '1' }]);
  });

  it('tell an attack with its targets and what it does, on a line of its own', () => {
    expect(lineOf(cards.get('sunface')!.lines[0]!).glyphs).toEqual([
      { is: 'mark', mark: 'power', count: '2' },
      { is: 'mark', mark: 'draw', count: '1' },
      { is: 'break' },
      { is: 'mark', mark: 'attack', count: '' },
      { is: 'mark', mark: 'foe', count: '' },
      { is: 'sign', text: '▸' },
      { is: 'mark', mark: 'damage', count: '10' },
    ]);
  });

  it('are mostly told by signs', () => {
    const spoken = faces.filter(({ lines }) => lines.flatMap((line) => lineOf(line).glyphs).some(({ is }) => is === 'words'));
    expect(spoken.length / faces.length).toBeLessThan(0.25);
  });

  it('are said where a sign is missing', () => {
    expect(lineOf(['line-play', { effects: [['op-unheard-of']] }]).glyphs).toEqual([{ is: 'words', words: ['op-unheard-of'] }]);
  });

  it('leave out nothing but what says nothing', () => {
    const nothing = cards.get('fizzle')!.lines;
    const { lines } = cards.get('annihilation_arena')!;
    expect(shortLines(nothing)).toHaveLength(1);
    expect(shortLines(lines)).toHaveLength(lines.length);
    expect(shortLines([...nothing, ...lines])).toEqual(shortLines(lines));
  });

  it('are never empty', () => {
    for (const face of faces) for (const { glyphs } of shortLines(face.lines)) expect(glyphs.length, face.name).toBeGreaterThan(0);
  });

  it('know how much room they take', () => {
    const weight = (card: string): number => weightOf(shortLines(cards.get(card)!.lines), speech.say.bind(speech));
    expect(weight('overbrain')).toBeGreaterThan(weight('sunface'));
    expect(weight('sunface')).toBeGreaterThan(weight('sign'));
  });
});
