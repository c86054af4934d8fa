// Who is awaited and does not come.

import type { Frame, Table } from '../lib/wire';
import { timeLeft } from './clock';

export interface Absent {
  seat: number;
  why: 'away' | 'time';
}

/** Now, by the calendar and by the watch of this machine. */
export interface Moment {
  date: number;
  watch: number;
}

export function thisMoment(): Moment {
  return { date: Date.now(), watch: performance.now() };
}

/** The other people whose answer is awaited. */
export function awaited(table: Table, frame: Frame, seat: number | null): number[] {
  if (seat === null || table.state !== 'playing') return [];
  return frame.waiting.filter((each) => each !== seat && table.seats[each]?.kind === 'person');
}

/** Those of them for whom a bot may play now: they have been away for long, or their time is over. */
export function absent(table: Table, frame: Frame, seat: number | null, now = thisMoment()): Absent[] {
  return awaited(table, frame, seat).flatMap((each): Absent[] => {
    if (frame.clocks && timeLeft(frame.clocks, each, now.watch) <= 0) return [{ seat: each, why: 'time' }];
    const vacant = table.seats[each]?.vacant_at ?? null;
    return vacant !== null && now.date >= vacant ? [{ seat: each, why: 'away' }] : [];
  });
}
