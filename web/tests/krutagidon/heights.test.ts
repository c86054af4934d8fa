import { describe, expect, it } from 'vitest';
import { crowding, FOLDED, ownHeight, rowsOf, unfoldedHeight } from '../../src/games/krutagidon/seats/heights';
import { piled } from '../../src/games/krutagidon/zones/piles';

describe('the height of an unfolded rival', () => {
  it('is that of the rows in which things lie', () => {
    const things = [{ w: 60, h: 58 }, { w: 60, h: 28 }, { w: 100, h: 28 }];
    expect(rowsOf(things, 140)).toEqual([58, 28]);
    expect(rowsOf([], 140)).toEqual([]);
  });

  it('grows with what lies there', () => {
    expect(unfoldedHeight({ squares: 0, tiles: 0 })).toBeGreaterThan(FOLDED);
    expect(unfoldedHeight({ squares: 2, tiles: 2 })).toBeLessThan(unfoldedHeight({ squares: 9, tiles: 2 }));
  });
});

describe('the own board', () => {
  it('is higher the more lies on it, and things lie closer there', () => {
    expect([{ squares: 3, tiles: 1 }, { squares: 7, tiles: 1 }, { squares: 3, tiles: 3 }].map(crowding)).toEqual(['roomy', 'full', 'crammed']);
    const [one, two, three] = [1, 5, 9].map((squares) => ownHeight({ squares, tiles: 2 }, true)) as [number, number, number];
    expect(two).toBeGreaterThan(one);
    expect(three).toBeLessThan(two + 40);
  });
});

describe('equal cards', () => {
  it('are one pile, in the order of the first of them', () => {
    expect(piled(['card:sign', 'card:wand', 'card:sign#2'])).toEqual([{ piece: 'card:sign#2', count: 2 }, { piece: 'card:wand', count: 1 }]);
  });
});
