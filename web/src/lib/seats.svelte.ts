// The seats that this browser holds: the secret of each by its table. Whoever has the secret plays the seat.

import { isRecord, recall, remember } from './kept';

export interface OwnSeat {
  id: string;
  token: string;
  name: string;
  title: string;
  /** Which seat it is; null until the table was open here. */
  seat: number | null;
  /** When the table was last open here, in milliseconds. */
  seen: number;
  /** The game is over; it is offered to look at, not to go on. */
  over: boolean;
}

const MOST = 60;

function read(kept: unknown): OwnSeat[] {
  if (!Array.isArray(kept)) return [];
  return kept.filter(isRecord).flatMap((one) => {
    const { id, token } = one;
    if (typeof id !== 'string' || typeof token !== 'string') return [];
    return [{
      id,
      token,
      name: String(one['name'] ?? ''),
      title: String(one['title'] ?? ''),
      seat: typeof one['seat'] === 'number' ? one['seat'] : null,
      seen: Number(one['seen'] ?? 0),
      over: one['over'] === true,
    }];
  });
}

class Seats {
  #all: OwnSeat[] = $state.raw(read(recall('seats')));

  /** All own seats, the last seen first. */
  get all(): readonly OwnSeat[] {
    return this.#all;
  }

  /** Games to go on with, the last seen first. */
  get running(): readonly OwnSeat[] {
    return this.#all.filter((seat) => !seat.over);
  }

  of(id: string): OwnSeat | null {
    return this.#all.find((seat) => seat.id === id) ?? null;
  }

  /** The secret of the own seat at a table; undefined for who only watches. */
  token(id: string): string | undefined {
    return this.of(id)?.token || undefined;
  }

  /** Take a seat, or note something about one: `seats.keep(table.id, {token, name})`. */
  keep(id: string, known: Partial<Omit<OwnSeat, 'id'>>): void {
    const before = this.of(id) ?? { id, token: '', name: '', title: '', seat: null, seen: 0, over: false };
    const now = { ...before, seen: Date.now(), ...known };
    if (now.token === '') return;
    const others = this.#all.filter((seat) => seat.id !== id);
    this.#write([now, ...others].sort((one, other) => other.seen - one.seen).slice(0, MOST));
  }

  forget(id: string): void {
    this.#write(this.#all.filter((seat) => seat.id !== id));
  }

  #write(all: OwnSeat[]): void {
    this.#all = all;
    remember('seats', all);
  }
}

export const seats = new Seats();
