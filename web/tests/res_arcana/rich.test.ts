import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import Rich from '../../src/games/res_arcana/Rich.svelte';
import { withTails } from '../../src/games/parts/signs/pieces';
import { piecesOf } from '../../src/games/res_arcana/pieces';
import { LANGUAGES, type Words } from '../../src/lib/wire';
import { speech } from '../../src/lib/words.svelte';
import { frames } from './table';

beforeAll(() => speech.speak('en'));
afterEach(cleanup);

const GAINED: Words = [
  'gained',
  { seat: 1, essences: [['count-essence', { count: 2, essence: 'elan' }], ['count-essence', { count: 1, essence: 'gold' }]] },
];

describe('rich words', () => {
  it('put chips in place of counted essences and names in bold', () => {
    expect(piecesOf(GAINED, ['Ada', 'Boleslav'])).toEqual([
      { is: 'name', text: 'Boleslav' },
      { is: 'text', text: ' gains ' },
      { is: 'essence', essence: 'elan', count: '2', text: '2 elan' },
      { is: 'text', text: ' and ' },
      { is: 'essence', essence: 'gold', count: '1', text: '1 gold' },
      { is: 'text', text: '.' },
    ]);
  });

  it('read a chip aloud in words', () => {
    const { getByRole } = render(Rich, { words: GAINED, names: [] });
    expect(getByRole('img', { name: '2 elan' })).toBeTruthy();
  });

  it('keep a stop with the chip before it', () => {
    const pieces = withTails(piecesOf(GAINED, ['Ada', 'Boleslav']));
    expect(pieces.map(({ tail }) => tail)).toEqual(['', '', '', '', '.', '']);
    expect(pieces.at(-1)!.piece.text).toBe('');
    const { container } = render(Rich, { words: GAINED, names: ['Ada', 'Boleslav'] });
    expect([...container.querySelectorAll('.whole')].map((whole) => whole.textContent.endsWith('.'))).toEqual([false, true]);
  });

  it('show an essence that stands alone by its sign and name', () => {
    expect(piecesOf(['essence-calm'], [])).toEqual([
      { is: 'essence', essence: 'calm', count: '', text: '' },
      { is: 'text', text: ' calm' },
    ]);
  });

  it.each(LANGUAGES)('say the same as plain words in %s', async (lang) => {
    await speech.speak(lang);
    const names = ['Ada', 'Boleslav', 'Cassandra', 'Dorothea'];
    for (const { ask, news } of frames.values()) {
      const said = [...news.map(({ words }) => words), ...(ask ? [ask.prompt, ...ask.options.map(({ words }) => words)] : [])];
      for (const words of said.filter(([key]) => !key.startsWith('essence-'))) {
        const whole = piecesOf(words, names).map(({ text }) => text).join('');
        expect(whole.toLowerCase()).toBe(speech.say(words, names).toLowerCase());
      }
    }
    await speech.speak('en');
  });
});
