// How high a rival is in the rail, at scale 1.

import type { SeatView } from '../view';

/** Folded: the two lines of the head. */
export const HEAD = 62;
const ABOVE = 7;
const ROW = 35;
const BETWEEN = 4;
const COLUMNS = 2;

/** With every card as a tile below the head. */
export function unfoldedHeight({ play }: SeatView): number {
  return HEAD + (play.length > 0 ? ABOVE + Math.ceil(play.length / COLUMNS) * ROW - BETWEEN : 0);
}
