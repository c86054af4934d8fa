// The tables at which this browser holds a seat, asked for again and again while somebody looks.

import { api, Trouble } from '../../lib/api';
import { polling } from '../../lib/polling';
import { seats, type OwnSeat } from '../../lib/seats.svelte';
import type { Table } from '../../lib/wire';
import { yourTurn } from './turn';

export class OwnTables {
  /** What is known of them, by id. */
  tables: Record<string, Table> = $state.raw({});

  urgent(seat: OwnSeat): boolean {
    return yourTurn(this.tables[seat.id], seat);
  }

  /** Those in which it is this browser's turn first. */
  sorted(all: readonly OwnSeat[]): OwnSeat[] {
    return [...all].sort((one, other) => Number(this.urgent(other)) - Number(this.urgent(one)));
  }

  get running(): OwnSeat[] {
    return this.sorted(seats.running);
  }

  /** In how many games it is this browser's turn. */
  get turns(): number {
    return seats.running.filter((seat) => this.urgent(seat)).length;
  }

  /** Ask as long as the component that calls this is on the page; `more` are seats besides the running ones. */
  follow(more: () => readonly OwnSeat[] = () => []): void {
    polling(async () => {
      const wanted = new Set([...seats.running, ...more()].map((seat) => seat.id));
      await Promise.all([...wanted].map((id) => this.#look(id)));
    }, 15_000, 60_000);
  }

  async #look(id: string): Promise<void> {
    try {
      const table = await api.table(id);
      this.tables = { ...this.tables, [id]: table };
      if (table.state === 'finished') seats.keep(id, { over: true, seen: seats.of(id)?.seen ?? 0 });
    } catch (thrown) {
      if (thrown instanceof Trouble && thrown.status === 404) seats.forget(id);
    }
  }
}
