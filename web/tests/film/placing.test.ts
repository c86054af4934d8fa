import { expect, it } from 'vitest';
import { arrowPath, placeOf } from '../../src/table/film/placing';

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

it('sends arrows along the right side of plaques above each other, and from edge to edge otherwise', () => {
  const [radomir, corvin, ada] = [box(10, 60, 240, 60), box(10, 200, 240, 60), box(270, 420, 250, 60)];
  expect(arrowPath(radomir, corvin, WINDOW)).toBe('M236 90C270 90 270 230 236 230');
  expect(arrowPath(radomir, corvin, WINDOW, 1)).toBe('M236 90C279 90 279 230 236 230');
  expect(arrowPath(radomir, ada, WINDOW)).toBe('M236 90C260 90 260 450 284 450');
  expect(arrowPath(ada, box(10, 900, 240, 60), WINDOW)).toBe('M284 450C260 450 260 754 236 754');
});
