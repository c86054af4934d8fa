// How the own hand lies in its row.

const WIDE = 118;
const NARROW = 64;
const GAP = 7;

/** Cards become narrower where there are many, and lie over each other only where that is not enough; `over` is less than nothing
    where there is room between them. Without a `room` they are as wide as they can be. */
export function held(count: number, room: number, s: number): { wide: number; over: number } {
  if (room === 0 || count < 2) return { wide: WIDE * s, over: -GAP };
  const wide = Math.min(WIDE * s, Math.max(NARROW * s, Math.floor((room - (count - 1) * GAP) / count)));
  return { wide, over: Math.max(-GAP, Math.ceil((count * wide - room) / (count - 1))) };
}
