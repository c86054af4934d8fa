// The keyboard on a map: which place lies in the direction of an arrow, and which thing comes next.

import type { Point } from './places';

export type Way = 'up' | 'down' | 'left' | 'right';

const ARROWS: Readonly<Record<string, Way>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

export function wayOf(key: string): Way | null {
  return ARROWS[key] ?? null;
}

/** What lies farther to the side than this is in another direction: tan 62°, for hexagons have neighbours at 60°. */
const SIDE = 1.881;

/** The place that is nearest in a direction, on the ground seen from above; null where there is none. Of two equally near ones,
    as beside a hexagon, the one that lies nearer to the line on which one has been walking. */
export function towards<P extends { at: Point }>(places: readonly P[], from: P, way: Way, line: number): P | null {
  const across = way === 'left' || way === 'right';
  const sign = way === 'right' || way === 'down' ? 1 : -1;
  let best: P | null = null;
  let least: [far: number, off: number] = [Infinity, Infinity];
  for (const place of places) {
    const [dx, dy] = [place.at.x - from.at.x, place.at.y - from.at.y];
    const [ahead, aside] = across ? [dx * sign, Math.abs(dy)] : [dy * sign, Math.abs(dx)];
    if (ahead <= 0.5 || aside > ahead * SIDE) continue;
    const far = Math.hypot(ahead, aside);
    const off = Math.abs((across ? place.at.y : place.at.x) - line);
    if (far < least[0] - 0.5 || (far < least[0] + 0.5 && off < least[1] - 0.5)) {
      best = place;
      least = [far, off];
    }
  }
  return best;
}

/** The one after another in an order, or before it; null past the end. Where the other is not among them, the first that comes
    after its place in the order. */
export function beyond<T>(order: readonly T[], legal: ReadonlySet<T>, from: T, back: boolean): T | null {
  const line = back ? [...order].reverse() : order;
  return line.slice(line.indexOf(from) + 1).find((each) => legal.has(each)) ?? null;
}
