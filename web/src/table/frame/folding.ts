// Which of the seats in the rail are unfolded.

export interface Foldable {
  seat: number;
  /** Its height when it is folded and when it is not. */
  folded: number;
  unfolded: number;
  /** A card of it can be chosen now. */
  lit: boolean;
}

/** What the reader did: the seats that were folded, and the one that was opened last (none at the beginning: the first). */
export interface Clicks {
  folded: ReadonlySet<number>;
  opened: number | null;
}

/** All where all fit, but those that the reader folded; else those with something lit, and the one that was opened last. */
export function unfolded(seats: readonly Foldable[], { folded, opened }: Clicks, room: number, gap: number): Set<number> {
  const height = (open: ReadonlySet<number>): number =>
    seats.reduce((sum, each) => sum + (open.has(each.seat) ? each.unfolded : each.folded), 0) + gap * Math.max(0, seats.length - 1);
  const lit = seats.filter((each) => each.lit).map(({ seat }) => seat);
  const all = new Set(seats.map(({ seat }) => seat));
  if (height(all) <= room) return new Set([...all].filter((seat) => lit.includes(seat) || !folded.has(seat)));
  const open = new Set(lit);
  const wished = opened ?? seats[0]?.seat;
  if (wished !== undefined && !folded.has(wished) && height(new Set([...open, wished])) <= room) open.add(wished);
  return open;
}

export function clickedOn(seat: number, open: boolean, { folded, opened }: Clicks): Clicks {
  const others = new Set([...folded].filter((each) => each !== seat));
  return open ? { folded: new Set([...others, seat]), opened } : { folded: others, opened: seat };
}
