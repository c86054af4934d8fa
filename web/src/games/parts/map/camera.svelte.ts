// Which part of a map is seen, and how large: one transform of one group. A point of the map is on the screen at
// `point * scale + (x, y)`.

import { settings } from '../../../lib/settings.svelte';
import { grown, union, type Box, type Point } from './places';

export interface View {
  x: number;
  y: number;
  scale: number;
}

export interface Room {
  w: number;
  h: number;
}

const GLIDE = 260;
/** A step of a key or a button. */
export const STEP = 1.3;
const CLOSEST = 4;
/** So much of the window stays free around what the camera glides to. */
const AROUND = 12;

/** The largest view in which a box is whole in a window, in its middle. */
export function fitted(box: Box, room: Room): View {
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  const scale = w > 0 && h > 0 && room.w > 0 && room.h > 0 ? Math.min(room.w / w, room.h / h) : 1;
  return centred({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }, scale, room);
}

export function centred(at: Point, scale: number, room: Room): View {
  return { x: room.w / 2 - at.x * scale, y: room.h / 2 - at.y * scale, scale };
}

/** The same view from nearer or farther; what is under a point of the window stays there. */
export function zoomed(view: View, scale: number, at: Point): View {
  const ratio = scale / view.scale;
  return { x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio, scale };
}

/** A map that is smaller than its window lies in the middle of it; a larger one leaves no empty edge. */
export function held(view: View, world: Box, room: Room): View {
  const along = (offset: number, low: number, high: number, length: number): number => {
    const [least, most] = [length - high * view.scale, 0 - low * view.scale];
    return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, offset));
  };
  return { x: along(view.x, world.left, world.right, room.w), y: along(view.y, world.top, world.bottom, room.h), scale: view.scale };
}

/** The part of the map that a view shows. */
export function shown(view: View, room: Room): Box {
  return {
    left: -view.x / view.scale, top: -view.y / view.scale, right: (room.w - view.x) / view.scale, bottom: (room.h - view.y) / view.scale,
  };
}

export function contains(outer: Box, inner: Box): boolean {
  return inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom;
}

/** The nearest view in which all of a box is seen; from farther away only if it does not fit. */
export function showing(view: View, box: Box, room: Room): View {
  const wide = grown(box, AROUND / view.scale);
  if (contains(shown(view, room), wide)) return view;
  const fits = Math.min(room.w / (wide.right - wide.left), room.h / (wide.bottom - wide.top));
  if (fits < view.scale) return fitted(wide, room);
  const along = (offset: number, low: number, high: number, length: number): number =>
    Math.max(0 - low * view.scale, Math.min(length - high * view.scale, offset));
  return { x: along(view.x, wide.left, wide.right, room.w), y: along(view.y, wide.top, wide.bottom, room.h), scale: view.scale };
}

/** Where somebody looked on the maps of this visit: the middle of the view, by the name under which a map keeps it. */
const KEPT = new Map<string, { middle: Point; scale: number }>();

export class Camera {
  view: View = $state.raw({ x: 0, y: 0, scale: 1 });
  room: Room = $state.raw({ w: 0, h: 0 });
  #world: Box = { left: 0, top: 0, right: 0, bottom: 0 };
  /** A finger or a button holds the map: nothing else moves it. */
  grasped = false;
  #fits = true;
  #gliding = 0;

  constructor(private readonly name = '') {}

  /** The scale at which the whole map is seen; nobody goes farther away. */
  get farthest(): number {
    return fitted(this.#world, this.room).scale;
  }
  get closest(): number {
    return Math.max(this.farthest * CLOSEST, 1);
  }
  get world(): Box {
    return this.#world;
  }

  /** The window or the map has another size. Where somebody looks stays in the middle; the first view shows all of the map or,
      where places would be too small to read, those around `home` at the scale `readable`. */
  lay(room: Room, world: Box, readable = 0, home: Point | null = null): void {
    const first = this.room.w === 0;
    const middle = { x: (this.room.w / 2 - this.view.x) / this.view.scale, y: (this.room.h / 2 - this.view.y) / this.view.scale };
    this.room = room;
    this.#world = world;
    if (room.w === 0) return;
    const kept = first ? KEPT.get(this.name) : undefined;
    if (kept) {
      this.#fits = false;
      this.#take(centred(kept.middle, kept.scale, room));
    } else if (first && home && readable > this.farthest) {
      this.#fits = false;
      this.#take(centred(home, readable, room));
    } else if (first || this.#fits) this.#take(fitted(world, room), true);
    else this.#take(centred(middle, this.view.scale, room));
  }

  /** Nearer or farther, about a point of the window. */
  zoom(factor: number, at: Point = { x: this.room.w / 2, y: this.room.h / 2 }): void {
    this.stop();
    const scale = Math.min(this.closest, Math.max(this.farthest, this.view.scale * factor));
    this.#take(zoomed(this.view, scale, at));
  }

  pan(dx: number, dy: number): void {
    this.stop();
    this.#take({ ...this.view, x: this.view.x + dx, y: this.view.y + dy });
  }

  /** All of the map. */
  fit(): void {
    this.#glide(fitted(this.#world, this.room), true);
  }

  /** Glide to where all of some boxes are seen; not while somebody holds the map. */
  show(boxes: readonly Box[]): void {
    const box = union(boxes);
    if (!box || this.grasped || this.room.w === 0) return;
    const view = held(showing(this.view, box, this.room), this.#world, this.room);
    if (view.x !== this.view.x || view.y !== this.view.y || view.scale !== this.view.scale) this.#glide(view);
  }

  stop(): void {
    cancelAnimationFrame(this.#gliding);
  }

  /** Where a point of the map is in the window. */
  onScreen({ x, y }: Point): Point {
    return { x: x * this.view.scale + this.view.x, y: y * this.view.scale + this.view.y };
  }

  #take(view: View, fits = false): void {
    const scale = Math.min(this.closest, Math.max(this.farthest, view.scale));
    this.view = held(scale === view.scale ? view : zoomed(view, scale, { x: this.room.w / 2, y: this.room.h / 2 }), this.#world, this.room);
    this.#fits = fits || this.view.scale <= this.farthest;
    if (this.name === '') return;
    if (this.#fits) KEPT.delete(this.name);
    else {
      const { left, top, right, bottom } = shown(this.view, this.room);
      KEPT.set(this.name, { middle: { x: (left + right) / 2, y: (top + bottom) / 2 }, scale: this.view.scale });
    }
  }

  #glide(to: View, fits = false): void {
    this.stop();
    if (settings.moving !== 'full') return this.#take(to, fits);
    const from = this.view;
    const begun = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - begun) / GLIDE));
      const eased = 1 - (1 - part) ** 3;
      const between = (a: number, b: number): number => a + (b - a) * eased;
      if (part === 1) return this.#take(to, fits);
      this.view = { x: between(from.x, to.x), y: between(from.y, to.y), scale: between(from.scale, to.scale) };
      this.#gliding = requestAnimationFrame(step);
    };
    this.#gliding = requestAnimationFrame(step);
  }
}
