// What a map shows, put in order: places as they are seen, who stands where, what can be chosen.

import { crowd, type Crowd } from './standing';
import { round, seen, type Figure, type Place, type Point, type Seen } from './places';

export type Lit = '' | 'can' | 'chosen';

/** Somebody who is seen, and where the feet are. */
export interface Stood<F extends Figure> {
  figure: F;
  spot: Point;
}

/** A disc with the number of those who are not seen. */
export interface Disc<F extends Figure> {
  place: string;
  spot: Point;
  rest: readonly F[];
}

/** From the top to the bottom, and from the left to the right: how a page is read, and who stands before whom. */
export const inOrder = (a: Point, b: Point): number => a.y - b.y || a.x - b.x;

export class Arrangement<P extends Place, F extends Figure> {
  readonly seen: readonly Seen<P>[];
  readonly #by: ReadonlyMap<string, Seen<P>>;
  readonly stood: readonly Stood<F>[];
  readonly discs: readonly Disc<F>[];
  readonly #there: ReadonlyMap<string, readonly F[]>;
  readonly #figures: ReadonlyMap<string, F>;

  /** `open` is a place whose figures are spread out as a fan, and so not seen on it. */
  constructor(places: readonly P[], figures: readonly F[], tilt: number, lit: (figure: F) => boolean, open: string | null) {
    this.seen = places.map((place) => seen(place, tilt)).sort((a, b) => inOrder(a.at, b.at));
    this.#by = new Map(this.seen.map((each) => [each.place.id, each]));
    this.#figures = new Map(figures.map((figure) => [figure.id, figure]));
    const there = new Map<string, F[]>();
    for (const figure of figures) there.set(figure.place, [...(there.get(figure.place) ?? []), figure]);
    this.#there = there;
    const crowds: Crowd<F>[] = [...there].filter(([place]) => place !== open && this.#by.has(place)).map(([place, who]) => {
      const { left, right } = this.#by.get(place)!.box;
      return crowd(place, who, lit, right - left);
    });
    const spot = (place: string, off: Point): Point => {
      const { at } = this.#by.get(place)!;
      return { x: round(at.x + off.x), y: round(at.y + off.y) };
    };
    this.stood = crowds
      .flatMap(({ place, seen: row }) => row.map(({ figure, off }) => ({ figure, spot: spot(place, off) })))
      .sort((a, b) => inOrder(a.spot, b.spot));
    this.discs = crowds.filter(({ rest }) => rest.length > 0).map(({ place, rest, disc }) => ({ place, rest, spot: spot(place, disc) }));
  }

  place(id: string): Seen<P> | undefined {
    return this.#by.get(id);
  }
  figure(id: string): F | undefined {
    return this.#figures.get(id);
  }
  /** Who stands on a place, seen or not. */
  on(place: string): readonly F[] {
    return this.#there.get(place) ?? [];
  }
  /** What the keyboard goes through: the places, and after each those who stand there; figures by `figure/id`. */
  stops(): string[] {
    return this.seen.flatMap(({ place }) => [place.id, ...this.on(place.id).map(({ id }) => stopOf(id))]);
  }
}

const FIGURE = 'figure/';
export const stopOf = (figure: string): string => FIGURE + figure;
export const figureOf = (stop: string): string | null => (stop.startsWith(FIGURE) ? stop.slice(FIGURE.length) : null);
