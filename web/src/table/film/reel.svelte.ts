// The strip of one table: what it shows, in which parts, and which of its pictures is looked at.

import { getContext, setContext } from 'svelte';
import type { Frame, Thing } from '../../lib/wire';
import type { Cell } from './cells';
import { meanwhile, takesOf, twoRounds, type Take } from './strip';

/** Where the pictures come from: the projector of a live table, or a recorded game. */
export interface Source {
  /** The frame on the table. */
  readonly shown: Frame | null;
  readonly cells: readonly Cell[];
  /** What is being shown just now. */
  readonly now: Cell | null;
  readonly playing: boolean;
  readonly canRepeat: boolean;
  /** The moment of the own last answer in an own turn. */
  readonly acted: number;
  repeat(): void;
  /** Show all that there is at once. */
  flush(): void;
}

export interface Held {
  cell: Cell;
  anchor: HTMLElement;
}

export interface Part {
  /** A message of the table. */
  title: string;
  takes: Take[];
}

const MEANWHILE = 'film-meanwhile';
/** A pointer rests so long before a picture is shown large. */
const REST = 120;

export class Reel {
  /** The picture that is looked at closely. */
  held: Held | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly source: Source,
    private readonly table: { readonly seat: number | null; readonly players: number },
  ) {}

  readonly cells: readonly Cell[] = $derived.by(() => twoRounds(this.source.cells, this.table.players));
  /** What the others did since one last acted. */
  readonly meanwhile: readonly Take[] = $derived.by(() => {
    const { seat } = this.table;
    return seat === null ? [] : takesOf(meanwhile(this.cells, seat, this.source.acted));
  });

  /** The own turn first, as far as it has come; then what led to it; then the round before. */
  readonly parts: readonly Part[] = $derived.by(() => {
    const { seat } = this.table;
    const takes = takesOf(this.cells);
    if (seat === null) return [{ title: 'film-story', takes }];
    const mine = (take: Take): boolean => take.seat === seat;
    const last = takes.at(-1);
    const now = last && mine(last) ? [last] : [];
    const rest = takes.slice(0, takes.length - now.length);
    const before = rest.findLastIndex(mine) + 1;
    const parts = [
      { title: 'film-this-turn', takes: now }, { title: MEANWHILE, takes: rest.slice(before) }, { title: 'film-before', takes: rest.slice(0, before) },
    ];
    return parts.filter((part) => part.takes.length > 0);
  });

  /** What led to the own turn, also while it goes on. */
  get round(): readonly Take[] {
    return this.parts.find(({ title }) => title === MEANWHILE)?.takes ?? [];
  }

  /** Whose eyes look. */
  get seat(): number | null {
    return this.table.seat;
  }

  /** The picture whose arrows are drawn: the one that is looked at, else the one that is being shown. */
  get pointed(): Cell | null {
    return this.held?.cell ?? this.source.now;
  }

  isNow(cell: Cell): boolean {
    const { now } = this.source;
    return now !== null && (now.id === cell.id || (now.version >= cell.version && now.last <= cell.last && now.thing === cell.thing));
  }

  hover(cell: Cell, anchor: HTMLElement): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.held = { cell, anchor }), REST);
  }
  /** At once, by a tap or the keyboard; a second tap closes it. */
  hold(cell: Cell, anchor: HTMLElement): void {
    clearTimeout(this.#timer);
    this.held = { cell, anchor };
  }
  away(): void {
    clearTimeout(this.#timer);
    this.held = null;
  }
}

/** The things that a picture is about: its card and everybody in it. */
export function thingsOf(cell: Cell): Thing[] {
  const seats = new Set([...(cell.seat === null ? [] : [cell.seat]), ...cell.targets, ...cell.effects.map(({ seat }) => seat)]);
  return [...(cell.thing ? [cell.thing] : []), ...[...seats].filter((seat) => seat >= 0).map((seat) => `seat:${seat}`)];
}

const REEL = Symbol('reel');

export function setReel(reel: Reel): Reel {
  return setContext(REEL, reel);
}

/** The strip of this table; a board that lies on none has none. */
export function reel(): Reel | null {
  return getContext<Reel | undefined>(REEL) ?? null;
}
