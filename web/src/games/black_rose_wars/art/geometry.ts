// The lines of the lodge: hexagons with a flat side up, radius 100, seen at a tilt; slabs, paving, the petals of the Rose.

import { corners, hexOutline, round, type Point } from '../../parts/map/places';

export const RADIUS = 100;
export const TILT = 0.74;
/** How much higher a rebuilt room lies. */
export const LIFT = 8;

const flat = ({ x, y }: Point): Point => ({ x, y: y * TILT });

/** The corners of a hexagon as it is seen, clockwise from the right. */
export function hexagon(radius: number): Point[] {
  return hexOutline(radius).map(flat);
}

export const floor = (radius = RADIUS): string => corners(hexagon(radius));

const [RIGHT, LOW_RIGHT, LOW_LEFT, LEFT, HIGH_LEFT, HIGH_RIGHT] = hexagon(RADIUS) as [Point, Point, Point, Point, Point, Point];
const down = ({ x, y }: Point, by: number): Point => ({ x, y: y + by });

/** The three sides of a slab that one sees, from the left to the right. */
export function slab(high: number): [left: string, front: string, right: string] {
  const side = (from: Point, to: Point): string => corners([from, to, down(to, high), down(from, high)]);
  return [side(LEFT, LOW_LEFT), side(LOW_LEFT, LOW_RIGHT), side(LOW_RIGHT, RIGHT)];
}

/** The three walls at the back of a room, and the towers between them. */
export function walls(high: number): { walls: string[]; lamps: Point[]; towers: Point[] } {
  const back: [Point, Point][] = [[LEFT, HIGH_LEFT], [HIGH_LEFT, HIGH_RIGHT], [HIGH_RIGHT, RIGHT]];
  const between = ([a, b]: [Point, Point], part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
  return {
    walls: back.map(([from, to]) => corners([from, to, down(to, -high), down(from, -high)])),
    lamps: back.flatMap((wall) => [0.25, 0.5, 0.75].map((part) => between(wall, part))),
    towers: [LEFT, HIGH_LEFT, HIGH_RIGHT, RIGHT],
  };
}

/** Four rings of slabs, with as many joints to each side as a ring is far out; untilted. */
function pavement(): string {
  const rings = [0, 30, 56, 80, 97];
  const at = (side: number, part: number, radius: number): string => {
    const [a, b] = [hexOutline(radius)[side]!, hexOutline(radius)[(side + 1) % 6]!];
    return `${round(a.x + (b.x - a.x) * part)} ${round(a.y + (b.y - a.y) * part)}`;
  };
  const lines = rings.slice(1).map((radius) => `M${hexOutline(radius).map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`);
  const joints = rings.slice(1).flatMap((outer, ring) => {
    const inner = rings[ring]!;
    return Array.from({ length: 6 * (ring + 1) }, (_, joint) => {
      const side = Math.floor(joint / (ring + 1));
      const part = ((joint % (ring + 1)) + (ring % 2 === 0 ? 0 : 0.5)) / (ring + 1);
      return `M${at(side, part, inner)}L${at(side, part, outer)}`;
    });
  });
  return [...lines, ...joints].join('');
}
export const PAVING = pavement();

/** A number from 0 to 1 that is always the same for the same place in a drawing. */
export function wobble(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
}

/** One petal that points upward, with a lip that is not quite even. */
function petal(reach: number, width: number, seed: number): string {
  const [dip, left, right] = [0.02 + 0.03 * wobble(seed), 0.93 + 0.05 * wobble(seed + 1), 0.95 + 0.06 * wobble(seed + 2)];
  const at = (x: number, y: number): string => `${round(x * width)} ${round(-y * reach)}`;
  return `M0 0C${at(-0.9, 0.2)} ${at(-1.02, left)} ${at(-0.28, 1)}C${at(-0.1, 1.05)} ${at(0.06, 0.93)} ${at(0.02, 1 - dip)}C${at(0.2, 1.06)} ${at(0.94, right)} ${at(0.88, 0.46)}C${at(0.78, 0.16)} ${at(0.3, 0.02)} 0 0Z`;
}

export interface Petal {
  path: string;
  turn: number;
  lip: number;
}

/** The petals of the Black Rose from the outermost ring to the heart. */
export const PETALS: readonly Petal[] = [[8, 102], [7, 84], [6, 66], [5, 48], [4, 31], [3, 17]].flatMap(([count, reach], ring) =>
  Array.from({ length: count! }, (_, at) => {
    const seed = ring * 20 + at;
    return { path: petal(reach!, reach! * 0.46, seed), turn: round((360 / count!) * at + ring * 23 + 10 * wobble(seed + 7)), lip: 1.5 - ring * 0.16 };
  }),
);
export const LEAVES = [-118, -62, 12, 62, 118, 180, 242];
