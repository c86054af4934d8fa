// Where something that belongs to a card is put: beside it, inside the window, and over nothing that can be chosen.

export interface Box { left: number; top: number; right: number; bottom: number }
export interface Spot { left: number; top: number }
export interface Room { w: number; h: number }

const GAP = 15;
const EDGE = 8;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

export const boxOf = ({ left, top }: Spot, { w, h }: Room): Box => ({ left, top, right: left + w, bottom: top + h });

function within(value: number, most: number): number {
  return Math.max(EDGE, Math.min(value, most - EDGE));
}

/** The places for a card from near, the best first: right and left of the small one, above and below it, the edges of the window. */
function candidates(anchor: Box, size: Room, window: Room): Spot[] {
  const middle = within((anchor.top + anchor.bottom - size.h) / 2, window.h - size.h);
  const centre = within((anchor.left + anchor.right - size.w) / 2, window.w - size.w);
  const sides: Spot[] = [
    { left: anchor.right + GAP, top: middle },
    { left: anchor.left - size.w - GAP, top: middle },
    { left: centre, top: anchor.top - size.h - GAP },
    { left: centre, top: anchor.bottom + GAP },
  ];
  const tops = [EDGE, within(middle, window.h - size.h), window.h - size.h - EDGE];
  const lefts = [EDGE, window.w - size.w - EDGE, ...Array.from({ length: 9 }, (_, at) => ((window.w - size.w) * (at + 1)) / 10)];
  const far = ({ left, top }: Spot): number => Math.hypot(left - centre, top - middle);
  const others = tops.flatMap((top) => lefts.map((left) => ({ left, top }))).sort((a, b) => far(a) - far(b));
  return [...sides, ...others].filter(
    ({ left, top }) => left >= EDGE && top >= EDGE && left + size.w <= window.w - EDGE + 1 && top + size.h <= window.h - EDGE + 1,
  );
}

/** The best place that covers neither the card itself nor anything to be spared; null if there is none. */
export function placeFree(anchor: Box, size: Room, spared: readonly Box[], window: Room): Spot | null {
  const free = (place: Spot): boolean => [anchor, ...spared].every((box) => overlap(box, boxOf(place, size)) === 0);
  return candidates(anchor, size, window).find(free) ?? null;
}

/** The place that covers least, for what was asked for. */
export function placeBest(anchor: Box, size: Room, spared: readonly Box[], window: Room): Spot {
  const places = candidates(anchor, size, window);
  const covered = (place: Spot): number => [anchor, ...spared].reduce((sum, box) => sum + overlap(box, boxOf(place, size)), 0);
  const middle = { left: Math.max(EDGE, (window.w - size.w) / 2), top: Math.max(EDGE, (window.h - size.h) / 3) };
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best), places[0] ?? middle);
}
