import { describe, expect, it } from 'vitest';
import { cardNamed } from '../../src/table/cardnames';
import { entriesOf, takenBack, turns, type Entry } from '../../src/table/news';
import type { CardFace, News } from '../../src/lib/wire';
import { DUEL, told } from './reel';

const lines = (log: News[]): Entry[] => turns(log).flatMap(({ deeds }) => entriesOf(deeds, DUEL, takenBack(log)));
const shape = (log: News[]): [string, number][] => lines(log).map(({ news, times }) => [`${news.key} ${news.cause}${news.key === 'power' ? ` ${news.words[1]?.['count']}` : ''}`, times]);
const play = (version: number, card: string, power: number): News[] => [
  told(version, 'played', 1, card), ...(power ? [told(version, 'power', 1, '', { count: power }, { amount: 1 })] : []),
];

describe('lines of the log', () => {
  it('fold where somebody plays the same several times, and add up to one sum', () => {
    expect(shape([...play(1, 'sign', 1), ...play(2, 'fizzle', 0), ...play(3, 'sign', 2), ...play(3, 'sign', 3)])).toEqual([
      ['played card:sign', 3], ['played card:fizzle', 1], ['power seat:1 3', 1],
    ]);
  });

  it('do not fold over anything else that happened', () => {
    expect(shape([...play(1, 'sign', 1), told(2, 'bought', 1, 'cat'), ...play(3, 'sign', 2)])).toEqual([
      ['played card:sign', 1], ['power seat:1 1', 1], ['bought card:cat', 1], ['played card:sign', 1], ['power seat:1 2', 1],
    ]);
  });

  it('are struck through once they are taken back, and then fold with no others', () => {
    const log = [...play(1, 'sign', 1), ...play(2, 'sign', 2), told(3, 'table-undone', 1, '', { since: 2 }), ...play(4, 'sign', 2)];
    expect(lines(log).map(({ news, undone }) => [news.version, undone])).toEqual([[1, false], [1, false], [2, true], [2, true], [3, false], [4, false], [4, false]]);
  });
});

describe('the name of a card', () => {
  const face = (name: string): CardFace => ({ name, words: [`card-${name}`], kind: '', tags: [], cost: null, points: null, lines: [], rules: [], origin: '' });
  const cards = new Map(['wand', 'wand-limp', 'sign'].map((name) => [name, face(name)]));

  it('is that of the card, or one of the other names of the card', () => {
    expect(cardNamed(cards, 'card-wand')?.name).toBe('wand');
    expect(cardNamed(cards, 'card-wand-printed')?.name).toBe('wand');
    expect(cardNamed(cards, 'card-wand-limp')?.name).toBe('wand-limp');
    expect(cardNamed(cards, 'card-hat')).toBeNull();
  });
});
