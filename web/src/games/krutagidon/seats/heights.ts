// How high the plaque of a rival is in the rail, at scale 1: what lies on its board flows in rows.

/** The width of a rail less its padding and edges, and the gaps between things. */
const ROOM = 214;
const GAP = { across: 9, down: 7 };
const SQUARE = { w: 28, h: 28 };
const TILE = { w: 66, h: 58 };
const COUNTS = 18;
const ABOVE = 8;
export const FOLDED = 58;

export interface Things {
  /** The familiar, properties and tokens. */
  squares: number;
  /** Ongoing cards. */
  tiles: number;
}

/** The heights of rows in which things lie from left to right. */
export function rowsOf(things: readonly { w: number; h: number }[], room: number): number[] {
  const rows: number[] = [];
  let left = 0;
  for (const { w, h } of things) {
    if (rows.length === 0 || left < w) {
      rows.push(h);
      left = room - w - GAP.across;
    } else {
      rows[rows.length - 1] = Math.max(rows.at(-1)!, h);
      left -= w + GAP.across;
    }
  }
  return rows;
}

export function unfoldedHeight({ squares, tiles }: Things): number {
  const things = [...Array.from({ length: tiles }, () => TILE), ...Array.from({ length: squares }, () => SQUARE)];
  const rows = [...rowsOf(things, ROOM), COUNTS];
  return FOLDED + ABOVE + rows.reduce((sum, row) => sum + row, 0) + GAP.down * (rows.length - 1);
}
