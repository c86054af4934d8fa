// What all parts of one board share: how to choose, the faces of the cards, and what is being looked at closely.

import { createContext } from 'svelte';
import type { Choosing } from '../../lib/board';
import type { CardFace, Thing } from '../../lib/wire';
import type { Named } from './copies';
import type { Impact } from './impacts';
import type { Place } from './places';
import type { View } from './view';

export interface Look {
  thing: Thing;
  face: CardFace;
  anchor: HTMLElement;
}

export interface Pile {
  title: string;
  cards: string[];
}

const HOVER = 320;
const PRESS = 450;

/** The card that is held closer to the eye: after a moment of hovering or pressing, at once when it is focused. */
export class Closeup {
  look: Look | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  #soon(look: Look, delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.look = look), delay);
  }
  hover(look: Look): void {
    this.#soon(look, this.look ? HOVER / 4 : HOVER);
  }
  press(look: Look): void {
    this.#soon(look, PRESS);
  }
  now(look: Look): void {
    clearTimeout(this.#timer);
    this.look = look;
  }
  away(): void {
    clearTimeout(this.#timer);
    this.look = null;
  }
}

export interface Desk {
  readonly choosing: Choosing;
  readonly cards: ReadonlyMap<string, CardFace>;
  readonly names: string[];
  readonly view: View;
  /** The seats that are asked now. */
  readonly waiting: readonly number[];
  readonly impacts: ReadonlyMap<number, Impact>;
  /** The names of the copies of cards, by zone. */
  readonly copies: Named;
  readonly closeup: Closeup;
  lit(place: Place, thing: Thing): '' | 'can' | 'chosen';
  open(pile: Pile): void;
}

export const [getDesk, setDesk] = createContext<Desk>();
