// Who is awaited and does not come.

import type { Frame, Table } from '../lib/wire';

export interface Absent {
  seat: number;
  why: 'away' | 'time';
}

/** The other people whose answer is awaited and who are away, or whose time is over. */
export function absent(table: Table, frame: Frame, seat: number | null): Absent[] {
  if (seat === null || table.state !== 'playing') return [];
  return frame.waiting.flatMap((each): Absent[] => {
    const who = table.seats[each];
    if (each === seat || who?.kind !== 'person') return [];
    if (frame.clocks && (frame.clocks.left[each] ?? 1) <= 0) return [{ seat: each, why: 'time' }];
    return who.online ? [] : [{ seat: each, why: 'away' }];
  });
}
