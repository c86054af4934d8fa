// How high the plaque of a rival is in the rail, and the own board, at scale 1: what lies there flows in rows.

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

/** How closely things lie on the own board. */
export type Crowding = 'roomy' | 'full' | 'crammed';
const OWN_ROOM = 228;
const OWN: Record<Crowding, { square: number; tile: { w: number; h: number }; gap: number }> = {
  roomy: { square: 40, tile: TILE, gap: 7 },
  full: { square: 30, tile: TILE, gap: 7 },
  crammed: { square: 25, tile: { w: 54, h: 50 }, gap: 5 },
};
/** Portrait, counts, and what lies around and between them. */
const OWN_HEAD = 54 + 20 + 2 * 12 + 24;

export function crowding({ squares, tiles }: Things): Crowding {
  if (squares > 12 || tiles > 2) return 'crammed';
  return squares > 6 ? 'full' : 'roomy';
}

/** `familiar`: it lies there as a tile. */
export function ownHeight(things: Things, familiar: boolean): number {
  const { square, tile, gap } = OWN[crowding(things)];
  const tiles = Array.from({ length: things.tiles + (familiar ? 1 : 0) }, () => tile);
  const squares = Array.from({ length: things.squares }, () => ({ w: square, h: square }));
  const rows = rowsOf([...tiles, ...squares], OWN_ROOM);
  return OWN_HEAD + rows.reduce((sum, row) => sum + row, 0) + gap * Math.max(0, rows.length - 1);
}
