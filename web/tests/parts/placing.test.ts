import { describe, expect, it } from 'vitest';
import { boxOf, placeBest, placeFree, type Box } from '../../src/games/parts/table/placing';

const WINDOW = { w: 1366, h: 768 };
const SIZE = { w: 300, h: 400 };
const card = (left: number, top: number): Box => ({ left, top, right: left + 140, bottom: top + 190 });
const apart = (a: Box, b: Box): boolean => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

describe('a card from near', () => {
  it('lies to the right of the small one, or to the left where there is no room', () => {
    expect(placeFree(card(400, 200), SIZE, [], WINDOW)).toEqual({ left: 555, top: 95 });
    expect(placeFree(card(1200, 200), SIZE, [], WINDOW)).toEqual({ left: 885, top: 95 });
  });

  it('covers nothing that can be chosen', () => {
    const row = [0, 1, 2, 3, 4, 5].map((at) => card(300 + at * 160, 540));
    for (const anchor of row) {
      const place = placeFree(anchor, SIZE, row, WINDOW)!;
      expect(row.every((each) => apart(each, boxOf(place, SIZE)))).toBe(true);
    }
  });

  it('does not open by itself where everything is lit, and covers least where it was asked for', () => {
    const all = [{ left: 0, top: 0, right: 1366, bottom: 768 }];
    expect(placeFree(card(600, 300), SIZE, all, WINDOW)).toBeNull();
    expect(apart(boxOf(placeBest(card(600, 300), SIZE, all, WINDOW), SIZE), card(600, 300))).toBe(true);
  });
});
