// Which rivals are unfolded in the rail.

/** Heights at scale 1: a folded seat, a row of tiles with the gap below it, and what lies above the first one. */
const HEAD = 62;
const ROW = 35;
const ABOVE = 4;
const BETWEEN = 8;
const COLUMNS = 2;

/** What is known of a rival before it is drawn. */
export interface Folding {
  seat: number;
  cards: number;
  /** A card of the seat is lit. */
  lit: boolean;
}

const tiles = (cards: number): number => (cards > 0 ? ABOVE + Math.ceil(cards / COLUMNS) * ROW : 0);

/** The seats that are unfolded in a rail of this height (at scale 1): all of them where they fit, else the one that was
    chosen. Those with a lit card are unfolded in any case. `folded` are those that somebody folded by hand. */
export function unfolded(rivals: readonly Folding[], room: number, chosen: number | null, folded: ReadonlySet<number>): ReadonlySet<number> {
  const wished = rivals.filter(({ seat, lit }) => lit || !folded.has(seat));
  const heads = rivals.length * (HEAD + BETWEEN) - BETWEEN;
  const all = heads + wished.reduce((sum, { cards }) => sum + tiles(cards), 0);
  if (all <= room) return new Set(wished.map(({ seat }) => seat));
  const lit = rivals.filter(({ lit: shown }) => shown);
  const one = lit.length > 0 ? lit : wished.filter(({ seat }) => seat === chosen);
  return new Set(one.map(({ seat }) => seat));
}
