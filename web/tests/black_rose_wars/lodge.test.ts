import { describe, expect, it } from 'vitest';
import { ANYWHERE, apart, HEXES, inRow, placeOf, roomOf, rowsFrom, spots, standees, within } from '../../src/games/black_rose_wars/lodge';
import { held } from '../../src/games/black_rose_wars/zones/held';
import { hanging } from '../../src/games/black_rose_wars/zones/track';
import { figure, position } from './position';

const at = (q: number, r: number): number => HEXES.findIndex((hex) => hex.q === q && hex.r === r);
const named = { room: () => 'room', cell: () => 'cell' };

describe('the lodge', () => {
  it('has nineteen rooms around the Black Rose, numbered row by row', () => {
    expect(HEXES).toHaveLength(19);
    expect(at(0, 0)).toBe(9);
    expect(HEXES.slice(0, 3)).toEqual([{ q: 0, r: -2 }, { q: 1, r: -2 }, { q: 2, r: -2 }]);
    expect(Math.max(...HEXES.map((hex) => apart(hex, { q: 0, r: 0 })))).toBe(2);
  });

  it('lets rooms see each other along rows only', () => {
    expect(inRow({ q: -2, r: 0 }, { q: 2, r: -2 })).toBe(false);
    expect(inRow({ q: -2, r: 0 }, { q: 2, r: 0 })).toBe(true);
    expect(within(at(0, 0), 1)).toHaveLength(7);
    expect(within(at(0, 0), 2)).toHaveLength(13);
    expect(within(at(-2, 0), 4)).toHaveLength(9);
    expect(within(at(2, 0), ANYWHERE)).toHaveLength(19);
    expect(within(-1, 3)).toEqual([]);
  });

  it('ends each row at its last room in reach', () => {
    expect(rowsFrom(at(0, 0), 2).map((room) => HEXES[room])).toEqual([{ q: 0, r: -2 }, { q: 2, r: -2 }, { q: -2, r: 0 }, { q: 2, r: 0 }, { q: -2, r: 2 }, { q: 0, r: 2 }]);
    expect(rowsFrom(at(0, 0), 0)).toEqual([]);
  });

  it('puts rooms and cells on the map, and figures where they stand', () => {
    const view = position({ figures: [figure(0, 19), figure(1, 0), figure(5, 9, { owner: 1, controller: 1 })] });
    const places = spots(view, named, () => 'arianna');
    expect(places).toHaveLength(21);
    expect(places.find(({ id }) => id === 'black_rose')).toMatchObject({ at: { x: 0, y: 0 }, thing: 'room:black_rose' });
    expect(places.filter(({ cell }) => cell >= 0).map(({ id, thing }) => [id, thing])).toEqual([['cell:0', ''], ['cell:1', '']]);
    expect(view.figures.map((each) => placeOf(view, each))).toEqual(['cell:0', 'crypt', 'black_rose']);
    expect([roomOf(view, 0), roomOf(view, 1), roomOf(view, null)]).toEqual([-1, 0, -1]);
    expect(standees(view, 1, () => false, () => '').map(({ id }) => id)).toEqual(['1', '0', '5']);
  });
});

describe('the track of power', () => {
  it('hangs tokens on the same space side by side, and none beyond the end', () => {
    const hung = hanging([{ who: 0, power: 6 }, { who: 1, power: 6 }, { who: 4, power: 41 }], 35);
    expect(hung.map(({ who, power }) => [who, power])).toEqual([[0, 6], [1, 6], [4, 35]]);
    expect(hung[0]!.shift).toBe(-hung[1]!.shift);
    expect(hung[2]!.shift).toBe(0);
  });
});

describe('the hand', () => {
  it('becomes narrower before cards lie over each other', () => {
    expect(held(3, 640, 1)).toEqual({ wide: 118, over: -7 });
    expect(held(6, 640, 1)).toEqual({ wide: 100, over: -7 });
    const { wide, over } = held(12, 640, 1);
    expect(wide).toBe(64);
    expect(12 * wide - 11 * over).toBeLessThanOrEqual(640);
    expect(held(9, 0, 1)).toEqual({ wide: 118, over: -7 });
  });
});
