// How an own game stands: whether this browser's seat is asked, or a bot plays it.

import type { OwnSeat } from '../../lib/seats.svelte';
import type { Table } from '../../lib/wire';

export function yourTurn(table: Table | undefined, own: OwnSeat): boolean {
  if (table?.state !== 'playing' || own.seat === null) return false;
  return table.seats[own.seat]?.kind === 'person' && table.waiting.includes(own.seat);
}

export function standsIn(table: Table | undefined, own: OwnSeat): boolean {
  return table?.state === 'playing' && own.seat !== null && table.seats[own.seat]?.kind === 'stand-in';
}
