// What all parts of one board share: how to choose, the faces of the cards, and what is being looked at closely.

import { createContext, type Snippet } from 'svelte';
import type { BoardProps, Choosing } from '../../../lib/board';
import type { CardFace, Frame, Option, Thing } from '../../../lib/wire';
import { t } from '../../../lib/words.svelte';
import { Layout } from '../../../table/frame/layout.svelte';

/** A card that is held closer to the eye, and how it looks from near. */
export interface Look {
  thing: Thing;
  /** Where it lies, for titles in which the same thing lies in several places. */
  place: string;
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

/** A movement of the pointer, as the browser tells it. */
export interface Move {
  screenX: number;
  screenY: number;
  movementX?: number;
  movementY?: number;
}

const HOVER = 320;
const PRESS = 450;

/** The card that is held closer to the eye: after a moment of hovering or pressing, at once when it is focused. A pointer that
    rests while the table moves under it wants nothing. */
export class Closeup {
  look: Look | null = $state.raw(null);
  /** It was asked for, not only hovered: then it may lie over something that is lit, if it has no other place. */
  meant = $state(false);
  /** The thing under the pointer, whose tag is shown. */
  over: Look | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pointer = '';

  #soon(look: Look, delay: number, meant: boolean): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.meant = meant;
      this.look = look;
    }, delay);
  }
  /** The pointer is over a card: it opens once the pointer itself has moved. */
  hover(look: Look, move: Move): void {
    if (!this.moved(move)) return;
    if (this.over && this.over.anchor === look.anchor) return;
    this.over = look;
    this.#soon(look, this.look ? HOVER / 4 : HOVER, false);
  }
  /** Whether the pointer itself has moved, and not the table under it. */
  moved({ screenX, screenY, movementX = 0, movementY = 0 }: Move): boolean {
    const at = `${screenX} ${screenY}`;
    const first = this.#pointer === '';
    const moved = first ? movementX !== 0 || movementY !== 0 : at !== this.#pointer;
    this.#pointer = at;
    return moved;
  }
  press(look: Look): void {
    this.#soon(look, PRESS, true);
  }
  now(look: Look): void {
    clearTimeout(this.#timer);
    this.meant = true;
    this.over = look;
    this.look = look;
  }
  away(): void {
    clearTimeout(this.#timer);
    this.look = null;
    this.over = null;
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
