// The veins of the black marble: branching lines that are the same on every page.

import { round, type Point } from '../../parts/map/places';
import { wobble } from './geometry';

export interface Vein {
  path: string;
  /** How broad it is, and whether it is one of the few red ones. */
  width: number;
  red: boolean;
}

export const MARBLE = { w: 1240, h: 790 };
const PIECE = 12;

/** A vein from a point in a direction, with the branches that leave it. */
function vein(from: Point, angle: number, pieces: number, width: number, seed: number, found: Vein[]): void {
  const points = [from];
  let turn = angle;
  for (let piece = 1; piece <= pieces; piece++) {
    turn += (wobble(seed + piece * 1.7) - 0.5) * 0.5;
    const last = points.at(-1)!;
    const next = { x: last.x + PIECE * Math.cos(turn), y: last.y + PIECE * Math.sin(turn) };
    points.push(next);
    if (width > 0.9 && wobble(seed + piece * 3.1) < 0.07) {
      const side = wobble(seed + piece * 5.3) < 0.5 ? -1 : 1;
      vein(next, turn + side * (0.5 + 0.5 * wobble(seed + piece)), Math.round(pieces * 0.45), width * 0.6, seed + piece * 11, found);
    }
  }
  const path = `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`;
  found.push({ path, width: round(width), red: wobble(seed * 7.7) < 0.22 });
}

function grown(): Vein[] {
  const found: Vein[] = [];
  for (let seed = 1; seed <= 9; seed++) {
    const from = { x: wobble(seed) * MARBLE.w, y: seed % 2 === 0 ? -20 : MARBLE.h + 20 };
    vein(from, (seed % 2 === 0 ? 1 : -1) * (Math.PI / 2) + (wobble(seed + 40) - 0.5) * 1.4, 46, 1.6 + 3 * wobble(seed + 80), seed * 100, found);
  }
  return found;
}
export const VEINS: readonly Vein[] = grown();
