// What lies in the slots of a `place` question while a person fills them.

import type { Place } from '../lib/wire';

/** The note of the option in each slot, or null. */
export type Laid = readonly (string | null)[];

export const empty = (ask: Place): Laid => ask.slots.map(() => null);

const free = (ask: Place): number => ask.slots.length - ask.row;
const groupOf = (ask: Place, note: string): number => ask.groups[ask.options.findIndex((option) => option.note === note)] ?? -1;
const filled = (laid: Laid): number => laid.filter((note) => note !== null).length;

/** How often the thing of an option is still there. */
export function left(ask: Place, laid: Laid, note: string): number {
  const group = groupOf(ask, note);
  return (ask.supply[group] ?? 0) - laid.filter((each) => each !== null && groupOf(ask, each) === group).length;
}

/** The slot that takes what is meant for this one: a row is filled from its first slot on. */
function target(ask: Place, laid: Laid, slot: number): number {
  if (slot < free(ask) || laid[slot] !== null) return slot;
  const first = laid.findIndex((note, at) => at >= free(ask) && note === null);
  return Math.min(slot, first);
}

/** The slots after an option is put into one, or null where it cannot lie there. */
export function put(ask: Place, laid: Laid, slot: number, note: string): Laid | null {
  const to = target(ask, laid, slot);
  if (to < 0 || to >= ask.slots.length || groupOf(ask, note) < 0) return null;
  const cleared = laid.map((each, at) => (at === to ? null : each));
  if (left(ask, cleared, note) < 1 || filled(cleared) >= ask.high) return null;
  return cleared.map((each, at) => (at === to ? note : each));
}

/** The slots after one is emptied; in a row those behind it move up. */
export function take(ask: Place, laid: Laid, slot: number): Laid {
  if (slot < free(ask)) return laid.map((each, at) => (at === slot ? null : each));
  const row = laid.slice(free(ask)).filter((_, at) => at !== slot - free(ask));
  return [...laid.slice(0, free(ask)), ...row, null];
}

/** Where an option goes that is meant for no slot of its own: into the row, else into a free slot. */
export function anywhere(ask: Place, laid: Laid, note: string): Laid | null {
  const order = [...ask.slots.keys()];
  const slot = [...order.slice(free(ask)), ...order.slice(0, free(ask))].find((at) => laid[at] === null && put(ask, laid, at, note));
  return slot === undefined ? null : put(ask, laid, slot, note);
}

/** What lies in two slots changes places. */
export function swap(laid: Laid, one: number, other: number): Laid {
  return laid.map((each, at) => (at === one ? (laid[other] ?? null) : at === other ? (laid[one] ?? null) : each));
}

export const legal = (ask: Place, laid: Laid): boolean => filled(laid) >= ask.low && filled(laid) <= ask.high;

export function written(ask: Place, laid: Laid): string {
  const parts = ask.slots.flatMap((slot, at) => (laid[at] === null || laid[at] === undefined ? [] : [`${slot.note} ${laid[at]}`]));
  return parts.length > 0 ? parts.join(', ') : 'none';
}

/** The notes of the options in an answer. */
export function notesOf(ask: Place, answer: string): string[] {
  const slots = [...ask.slots].sort((one, other) => other.note.length - one.note.length);
  return answer.split(', ').map((part) => part.slice((slots.find((slot) => part.startsWith(`${slot.note} `))?.note.length ?? -1) + 1));
}
