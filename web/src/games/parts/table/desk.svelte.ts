// What all parts of one board share: how to choose, the faces of the cards, and what is being looked at closely.

import { createContext, type Snippet } from 'svelte';
import type { BoardProps, Choosing } from '../../../lib/board';
import type { CardFace, Frame, Option, Thing } from '../../../lib/wire';
import { t } from '../../../lib/words.svelte';
import { Layout } from '../../../table/frame/layout.svelte';

/** A card that is held closer to the eye, and how it looks from near. */
export interface Look {
  thing: Thing;
  /** The copy of the card on the board; of a card that is there once, the thing itself. */
  piece: string;
  anchor: HTMLElement;
  large: Snippet;
}

/** A pile that is looked through, in groups with or without a title. */
export interface Pile {
  title: string;
  groups: { title: string; cards: readonly string[] }[];
  /** What is said of a group without cards. */
  none?: string;
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

/** The desk of any board; a title adds what only its own parts need. */
export class Desk {
  readonly closeup = new Closeup();
  /** The pile that is looked through. */
  pile: Pile | null = $state.raw(null);
  readonly #props: () => BoardProps;
  readonly names: string[] = $derived.by(() => this.#props().table.seats.map(({ name }) => name));

  /** `props` gives those of the board, which change from frame to frame; `layout` the measures of the stage that it stands on. */
  constructor(
    props: () => BoardProps,
    readonly layout: Layout = new Layout(),
  ) {
    this.#props = props;
  }
  /** Whether the table is as narrow as a phone. */
  get narrow(): boolean {
    return this.layout.phone;
  }
  get frame(): Frame {
    return this.#props().frame;
  }
  get table(): BoardProps['table'] {
    return this.#props().table;
  }
  get seat(): number | null {
    return this.#props().seat;
  }
  get choosing(): Choosing {
    return this.#props().choosing;
  }
  get cards(): ReadonlyMap<string, CardFace> {
    return this.#props().cards;
  }
  /** The seats that are asked now. */
  get waiting(): readonly number[] {
    return this.#props().frame.waiting;
  }
  /** The name of a player, as everybody reads it. */
  nameOf(seat: number): string {
    return this.names[seat] || t('player', { number: seat + 1 });
  }
  /** What kind of bot plays a seat; empty for a person. */
  bot(seat: number): string {
    const { kind, bot } = this.table.seats[seat] ?? { kind: 'open', bot: '' };
    return kind === 'bot' && bot !== '' ? t('play-kind-bot', { bot }) : '';
  }

  /** What can be done with a thing where it lies. A title in which the same thing lies in several places tells them apart. */
  optionsAt(_place: string, thing: Thing): readonly Option[] {
    return this.choosing.about(thing);
  }
  lit(place: string, thing: Thing): '' | 'can' | 'chosen' {
    return this.optionsAt(place, thing).length > 0 ? this.choosing.lit(thing) : '';
  }
  /** Somebody touched a card. */
  touch(place: string, { thing, anchor }: Look): void {
    this.choosing.touch(thing, anchor, this.optionsAt(place, thing));
  }

  open(pile: Pile): void {
    this.pile = pile;
  }
}

export const [getDesk, setDesk] = createContext<Desk>();
