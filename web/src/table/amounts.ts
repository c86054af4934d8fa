// Numbers in the slots of an `amounts` question: what may still be changed, and what is the same in every legal answer.

import type { Amounts } from '../lib/wire';

export type Counts = readonly number[];

export function total(counts: Counts): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** How many units lie above the bases; nothing does where the slots have none. */
function above(ask: Amounts, counts: Counts): number {
  return ask.options.reduce((sum, slot, at) => sum + (slot.base === null ? 0 : Math.max(0, (counts[at] ?? 0) - slot.base)), 0);
}

/** The largest total of an answer that has at least these counts. */
function reach(ask: Amounts, counts: Counts): number {
  let free = 0;
  let costly = 0;
  ask.options.forEach((slot, at) => {
    const count = counts[at] ?? 0;
    const room = Math.max(0, slot.high - count);
    const under = slot.base === null ? room : Math.min(room, Math.max(0, slot.base - count));
    free += under;
    costly += room - under;
  });
  return Math.min(ask.most, total(counts) + free + Math.min(costly, ask.spare - above(ask, counts)));
}

function inBounds(ask: Amounts, counts: Counts): boolean {
  const each = ask.options.every((slot, at) => (counts[at] ?? 0) >= slot.low && (counts[at] ?? 0) <= slot.high);
  return each && total(counts) <= ask.most && above(ask, counts) <= ask.spare;
}

/** Whether some legal answer has at least these counts: adding units alone can still lead to it. */
export function open(ask: Amounts, counts: Counts): boolean {
  return inBounds(ask, counts) && reach(ask, counts) >= ask.least;
}

export function legal(ask: Amounts, counts: Counts): boolean {
  return inBounds(ask, counts) && total(counts) >= ask.least;
}

export function changed(counts: Counts, at: number, by: number): number[] {
  return counts.map((count, index) => (index === at ? count + by : count));
}

/** The counts that every legal answer has at least: where that is all, nothing is left to choose. */
export function forced(ask: Amounts): number[] {
  const lows = ask.options.map((slot) => slot.low);
  return ask.options.map((slot, at) => {
    for (let count = slot.low; count < slot.high; count++) {
      // The slot is held at this count, the others may grow: does that reach the least total?
      const held = { ...ask, options: ask.options.map((other, index) => (index === at ? { ...other, high: count } : other)) };
      if (open(held, changed(lows, at, count - slot.low))) return count;
    }
    return slot.high;
  });
}

/** Fill up to the least total, or to the most where the least is reached; what is plentiful is taken first. */
export function filled(ask: Amounts, counts: Counts): number[] {
  let now = [...counts];
  const goal = total(now) < ask.least ? ask.least : ask.most;
  while (total(now) < goal) {
    let best = -1;
    let most = 0;
    ask.options.forEach((slot, at) => {
      const room = slot.high - (now[at] ?? 0);
      if (room > most && open(ask, changed(now, at, 1))) {
        most = room;
        best = at;
      }
    });
    if (best < 0) break;
    now = changed(now, best, 1);
  }
  return now;
}

/** The answer in the notation of saves. */
export function written(ask: Amounts, counts: Counts): string {
  const parts = ask.options.flatMap((slot, at) => (counts[at] ? [`${slot.note}=${counts[at]}`] : []));
  return parts.length > 0 ? parts.join(' ') : 'none';
}
