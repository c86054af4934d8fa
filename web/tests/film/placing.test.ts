import { expect, it } from 'vitest';
import { placeOf } from '../../src/table/film/placing';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });
const WINDOW = { width: 1366, height: 768 };
const SIZE = { width: 400, height: 200 };

it('opens above an event, or where that would leave the window, beside it', () => {
  expect(placeOf(box(600, 300, 52, 80), SIZE, WINDOW, [])).toEqual({ left: 426, top: 90 });
  expect(placeOf(box(600, 20, 52, 80), SIZE, WINDOW, []).left).toBe(662);
});

it('opens where nothing is lit', () => {
  const lit = [box(300, 40, 700, 250)];
  const place = placeOf(box(600, 300, 52, 80), SIZE, WINDOW, lit);
  expect(place).toEqual({ left: 426, top: 390 });
});

it('stays in the window', () => {
  expect(placeOf(box(0, 700, 250, 42), SIZE, WINDOW, [])).toEqual({ left: 8, top: 490 });
});
