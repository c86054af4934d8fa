import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardOf, cardThing, faceIn, rivalsOf } from '../../src/games/parts/cards/cards';
import { Closeup, type Look } from '../../src/games/parts/table/desk.svelte';
import { argsOf, changed, listOf, textOf } from '../../src/games/parts/signs/reading';
import type { Words } from '../../src/lib/wire';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a closer look', () => {
  const look = { thing: 'card:hawk', piece: 'card:hawk#2' } as Look;

  it('comes after a moment of hovering', () => {
    const closeup = new Closeup();
    closeup.hover(look, { screenX: 5, screenY: 5, movementX: 3 });
    expect(closeup.look).toBeNull();
    vi.runAllTimers();
    expect(closeup.look).toBe(look);
  });

  it('does not come when the pointer has gone on', () => {
    const closeup = new Closeup();
    closeup.press(look);
    closeup.away();
    vi.runAllTimers();
    expect(closeup.look).toBeNull();
  });

  it('does not come to a pointer that rests while the table moves', () => {
    const closeup = new Closeup();
    closeup.hover({ ...look, anchor: {} } as Look, { screenX: 5, screenY: 5 });
    vi.runAllTimers();
    expect(closeup.look, 'nobody has moved yet').toBeNull();
    closeup.hover({ ...look, anchor: {} } as Look, { screenX: 6, screenY: 5 });
    vi.runAllTimers();
    expect(closeup.look).not.toBeNull();
    closeup.away();
    closeup.hover({ ...look, anchor: {} } as Look, { screenX: 6, screenY: 5 });
    vi.runAllTimers();
    expect(closeup.look, 'another card came under the pointer').toBeNull();
  });

  it('is there at once when a card is focused', () => {
    const closeup = new Closeup();
    closeup.now(look);
    expect(closeup.look).toBe(look);
  });
});

describe('cards and seats', () => {
  it('have names as things', () => {
    expect(cardOf(cardThing('hawk'))).toBe('hawk');
    expect(cardOf('seat:1')).toBe('');
  });

  it('sit clockwise after us', () => {
    expect(rivalsOf(['a', 'b', 'c'], 1)).toEqual(['c', 'a']);
    expect(rivalsOf(['a', 'b', 'c'], null)).toEqual(['a', 'b', 'c']);
  });

  it('have a face before their faces have come', () => {
    expect(faceIn(new Map(), 'bone_dragon', 'artifact')).toMatchObject({ words: ['card-bone-dragon'], kind: 'artifact', lines: [] });
  });
});

describe('words', () => {
  const said: Words = ['bought', { seat: 1, card: ['card-sign'], more: [['card-wand'], ['card-hawk']] }];

  it('are read by their arguments', () => {
    expect(listOf(argsOf(said)['more'])).toEqual([['card-wand'], ['card-hawk']]);
    expect(listOf(argsOf(said)['card'])).toEqual([['card-sign']]);
    expect(listOf(argsOf(said)['seat'])).toEqual([]);
    expect(textOf(argsOf(said)['seat'])).toBe('1');
  });

  it('are changed with all words in them', () => {
    const loud = changed(argsOf(said), ([key]) => [key.toUpperCase()], (_, value) => (value === 1 ? 'Ada' : value));
    expect(loud).toEqual({ seat: 'Ada', card: ['CARD-SIGN'], more: [['CARD-WAND'], ['CARD-HAWK']] });
  });
});
