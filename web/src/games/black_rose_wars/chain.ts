// A chain of answers, from the first effect to the one that interrupts all others, and the answers that are open.

import type { Ask, Option } from '../../lib/wire';
import { SLOTS, type Link, type View } from './view';

export interface Step extends Link {
  /** Counted from 1, the first effect being the lowest. */
  number: number;
  /** The side of a spell that is at work. */
  side: number;
}

export function stepsOf(view: View): Step[] {
  return view.chain.map((link, at) => ({ ...link, number: at + 1, side: view.seats[link.by]?.slots[link.slot]?.side ?? 0 }));
}

/** The cards that can be revealed now: with the slot, and the option that does it. */
export function answersOf(ask: Ask | null, view: View, seat: number | null): { option: Option; card: string; side: number; slot: number }[] {
  const own = seat === null ? undefined : view.seats[seat];
  if (ask?.prompt[0] !== 'ask-answer' || !own) return [];
  return ask.options.flatMap((option) => {
    const thing = option.about.find((each) => each.startsWith(`slot:${seat}:`));
    const slot = thing ? SLOTS.findIndex((name) => thing.endsWith(`:${name}`)) : -1;
    const there = own.slots[slot];
    return there ? [{ option, card: there.card, side: there.side, slot }] : [];
  });
}

/** Whether a question is answered on the map. */
export function onMap(ask: Ask | null): boolean {
  return ask !== null && ask.options.some(({ about }) => about.some((thing) => thing.startsWith('room:') || thing.startsWith('figure:')));
}

/** Whether the stair takes the place of the map: somebody can answer, or effects interrupt each other and nothing is asked on the map. */
export function stacked(ask: Ask | null, view: View): boolean {
  if (view.phase === 'over' || onMap(ask)) return false;
  return (ask?.prompt[0] === 'ask-answer' && ask.options.length > 0) || view.chain.length > 1;
}
