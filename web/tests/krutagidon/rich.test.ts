import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import Rich from '../../src/games/krutagidon/Rich.svelte';
import { marks } from '../../src/games/krutagidon/art/marks';
import { naming } from '../../src/games/krutagidon/naming.svelte';
import { signOf } from '../../src/games/krutagidon/signs';
import { piecesOf } from '../../src/games/parts/signs/pieces';
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

  it('use the names that the table shows', async () => {
    await speech.speak('ru');
    const { container } = render(Rich, { words: ['card-mega-fist'], names: [] });
    const mild = container.textContent;
    naming.printed = true;
    await tick();
    expect(container.textContent).toBe(speech.say(['card-mega-fist-printed']));
    expect(container.textContent).not.toBe(mild);
    expect(naming.of(['move-buy', { card: ['card-sign'] }])).toEqual(['move-buy', { card: ['card-sign'] }]);
    naming.printed = false;
    await speech.speak('en');
  });

  it('make the button for every turn stand out', () => {
    const { container } = render(Rich, { words: ['move-play-harmless'], names: [] });
    expect(container.querySelector('.rich > .loud')).toBeTruthy();
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
