// What lies in the slots of the own sheet while spells are planned.

import type { Place } from '../../lib/wire';

const REVERSE = '/reverse';

/** The spell of an option, and its side. */
export function planned(note: string): { card: string; side: 0 | 1 } {
  return note.endsWith(REVERSE) ? { card: note.slice(0, -REVERSE.length), side: 1 } : { card: note, side: 0 };
}

export function noteOf(card: string, side: number): string {
  return side === 1 ? `${card}${REVERSE}` : card;
}

/** The note with the other side up; null where a spell has only one. */
export function flipped(ask: Place, note: string): string | null {
  const { card, side } = planned(note);
  const other = noteOf(card, side === 0 ? 1 : 0);
  return ask.options.some((option) => option.note === other) ? other : null;
}

/** The slots in which a spell lies, from the first to the last. */
export function slotsOf(laid: readonly (string | null)[], card: string): number[] {
  return laid.flatMap((note, at) => (note !== null && planned(note).card === card ? [at] : []));
}

/** The slot that a click fills next: the lowest free number, then the quick one; -1 where there is none. */
export function nextSlot(ask: Place, laid: readonly (string | null)[]): number {
  if (laid.filter((note) => note !== null).length >= ask.high) return -1;
  const free = ask.slots.length - ask.row;
  const numbered = laid.findIndex((note, at) => at >= free && note === null);
  return numbered >= 0 ? numbered : laid.findIndex((note) => note === null);
}
