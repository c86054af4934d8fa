// What a title lays over its map: what an answer would do, drawn before it is given.

import type { Figure, Point } from './places';

/** A place that is tinted: in the colour of whom it belongs to, never in the light. */
export interface Tint {
  readonly place: string;
  readonly colour: string;
  /** Only its rim. */
  readonly rim?: boolean;
}

/** A line from place to place, or from point to point of the ground: a row in sight, the beam of a spell, a hit, or a line of
    sight that is blocked at a place. */
export interface Line {
  readonly from: string | Point;
  readonly to: string | Point;
  readonly look: 'row' | 'beam' | 'arrow' | 'blocked';
  readonly colour?: string;
  /** Where a cross lies on a line that is blocked. */
  readonly cross?: string;
}

/** A way with its steps: what each costs is written on it. */
export interface Route {
  readonly places: readonly string[];
  readonly steps?: readonly string[];
  readonly colour?: string;
}

/** Words over a place: what would happen there. A price stands in the middle of it. */
export interface Tag {
  readonly place: string;
  readonly text: string;
  readonly tone?: 'plain' | 'harm' | 'price' | 'warning';
  /** The inside of an icon of 512 × 512 before the words. */
  readonly icon?: string;
  /** Only a sign in the corner of the place: a price, a strike back. */
  readonly corner?: boolean;
}

/** A figure where it would stand. */
export interface Ghost<F extends Figure = Figure> {
  readonly figure: F;
  readonly place: string;
}

export interface Preview<F extends Figure = Figure> {
  /** All other places are dim. */
  readonly bright?: ReadonlySet<string>;
  readonly tints?: readonly Tint[];
  readonly lines?: readonly Line[];
  readonly route?: Route;
  readonly ghosts?: readonly Ghost<F>[];
  readonly tags?: readonly Tag[];
}

/** What is under the pointer, in focus, or touched for the first time. */
export interface Looked {
  readonly place: string;
  /** Null for the place itself. */
  readonly figure: string | null;
  /** Touched, and waiting to be confirmed. */
  readonly held: boolean;
}
