import { beforeAll, describe, expect, it } from 'vitest';
import { folded } from '../src/lib/folded';
import { kindsOf, tagsOf, wantedCards } from '../src/lib/gallery';
import type { CardFace } from '../src/lib/wire';
import { speech } from '../src/lib/words.svelte';
import { wordsOf } from './files';
import faces from './frames/res-arcana/cards.json';

const cards = faces as unknown as CardFace[];
const names = (wanted: { text?: string; kind?: string; tag?: string }): string[] =>
  wantedCards(cards, { text: '', kind: '', tag: '', ...wanted }).map((card) => card.name);

beforeAll(async () => {
  await speech.speak('en');
  await speech.learn('game', async (lang) => wordsOf('res-arcana', lang));
});

describe('the gallery', () => {
  it('shows everything to who wants nothing', () => {
    expect(names({})).toHaveLength(cards.length);
  });

  it('finds cards by kind and by tag', () => {
    expect(names({ kind: 'mage' })).toHaveLength(10);
    expect(names({ tag: 'dragon' })).toHaveLength(6);
    expect(names({ kind: 'mage', tag: 'dragon' })).toEqual([]);
  });

  it('finds cards by their names and by what they say, all words together', () => {
    expect(names({ text: 'atha' })).toEqual(['athanor']);
    const draws = names({ text: 'DRAW card' });
    expect(draws).toContain('library');
    expect(draws.length).toBeLessThan(cards.length);
    expect(names({ text: 'athanor hawk' })).toEqual([]);
  });

  it('searches in the language of the reader', async () => {
    await speech.speak('uk');
    expect(names({ text: 'атанор' })).toEqual(['athanor']);
    expect(names({ text: 'athanor' })).toEqual([]);
    await speech.speak('en');
  });

  it('does not mind accents', () => {
    expect(folded('Łza ŻYCIA')).toBe('lza zycia');
    expect(folded('Ёж')).toBe('еж');
  });

  it('lists kinds with their numbers, and tags', () => {
    expect(Object.fromEntries(kindsOf(cards))).toEqual({ artifact: 40, mage: 10, monument: 10, place_of_power: 10, magic_item: 8 });
    expect(tagsOf(cards).sort()).toEqual(['creature', 'dragon']);
  });
});
