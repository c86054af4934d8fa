import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import Rich from '../../src/games/krutagidon/Rich.svelte';
import { marks } from '../../src/games/krutagidon/art/marks';
import { piecesOf, signOf } from '../../src/games/krutagidon/pieces';
import { LANGUAGES, type Words } from '../../src/lib/wire';
import { speech } from '../../src/lib/words.svelte';
import { frames, NAMES } from './table';

beforeAll(() => speech.speak('en'));
afterEach(cleanup);

const BOUGHT: Words = ['bought', { seat: 1, card: ['card-belly-hellish'] }];

describe('rich words', () => {
  it('set names in bold', () => {
    const bold = piecesOf(BOUGHT, NAMES).filter(({ is }) => is === 'name').map(({ text }) => text);
    expect(bold).toEqual(['Boleslav', 'Belly Hellish']);
  });

  it('begin with the sign of what happened', () => {
    expect(signOf(BOUGHT)).toBe('market');
    expect(signOf(['pick-yes'])).toBeNull();
    const { container } = render(Rich, { words: BOUGHT, names: NAMES });
    expect(container.querySelectorAll('svg')).toHaveLength(1);
    expect(container.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true');
    expect(marks[signOf(BOUGHT)!]).toBeTruthy();
  });

  it.each(LANGUAGES)('say the same as plain words in %s', async (lang) => {
    await speech.speak(lang);
    for (const { ask, news } of frames.values()) {
      const said = [...news.map(({ words }) => words), ...(ask ? [ask.prompt, ...ask.options.map(({ words }) => words)] : [])];
      for (const words of said) {
        const whole = piecesOf(words, NAMES).map(({ text }) => text).join('');
        expect(whole.toLowerCase()).toBe(speech.say(words, NAMES).toLowerCase());
      }
    }
    await speech.speak('en');
  });
});
