// What a map is made of: places with their outlines, figures that stand on them, and how the ground is seen.

import type { Thing } from '../../../lib/wire';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A place of the map. Lengths are those of the ground, before it is tilted. */
export interface Place {
  readonly id: string;
  /** Its middle. */
  readonly at: Point;
  /** Its corners, seen from the middle. */
  readonly outline: readonly Point[];
  /** What it is in questions; empty for a place that is never asked for. */
  readonly thing: Thing;
  /** Its name and state, as they are read aloud; who stands there is added. */
  readonly label: string;
  /** How high its ground lies. */
  readonly lift?: number;
}

/** Somebody on the map. */
export interface Figure {
  readonly id: string;
  /** The place on which it stands. */
  readonly place: string;
  readonly thing: Thing;
  readonly label: string;
  /** Half its width, for pointers and for standing side by side. */
  readonly radius: number;
  /** How far above its feet its middle is. */
  readonly height?: number;
  /** A standee hops a little from step to step, a disc slides. */
  readonly gait?: 'hops' | 'slides';
}

/** A place as it is seen: its middle, and its corners there. */
export interface Seen<P extends Place = Place> {
  readonly place: P;
  readonly at: Point;
  readonly corners: readonly Point[];
  readonly box: Box;
}

const SIX = Array.from({ length: 6 }, (_, side) => (side * Math.PI) / 3);

/** The middle of the hexagon (q, r) with a flat side up: q counts to the right, r downward. */
export function hexAt(q: number, r: number, radius: number): Point {
  return { x: 1.5 * radius * q, y: Math.sqrt(3) * radius * (r + q / 2) };
}

export function hexOutline(radius: number): Point[] {
  return SIX.map((angle) => ({ x: radius * Math.cos(angle), y: radius * Math.sin(angle) }));
}

/** The middle of the square (x, y): x counts to the right, y downward. */
export function squareAt(x: number, y: number, side: number): Point {
  return { x: (x + 0.5) * side, y: (y + 0.5) * side };
}

export function squareOutline(side: number): Point[] {
  const half = side / 2;
  return [{ x: -half, y: -half }, { x: half, y: -half }, { x: half, y: half }, { x: -half, y: half }];
}

/** How a point of the ground is seen: `tilt` is 1 from straight above, and less the flatter one looks. */
export function seenAt(at: Point, tilt: number, lift = 0): Point {
  return { x: at.x, y: at.y * tilt - lift };
}

export function seen<P extends Place>(place: P, tilt: number): Seen<P> {
  const at = seenAt(place.at, tilt, place.lift);
  const corners = place.outline.map((corner) => seenAt(corner, tilt));
  return { place, at, corners, box: moved(around(corners), at) };
}

export function around(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function moved({ left, top, right, bottom }: Box, { x, y }: Point): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** A box around all of some boxes; none around nothing. */
export function union(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

export function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** Corners as an attribute of a polygon, a little smaller or larger than they are. */
export function corners(points: readonly Point[], scale = 1): string {
  return points.map(({ x, y }) => `${round(x * scale)},${round(y * scale)}`).join(' ');
}

export function round(length: number): number {
  return Math.round(length * 100) / 100;
}
