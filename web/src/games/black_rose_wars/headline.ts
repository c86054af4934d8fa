// What the bar of the table says of a game: the round and the moon, and what hangs over it.

import type { Ask, Frame, Option, Words } from '../../lib/wire';
import { ROSE, viewOf } from './view';

/** So far from the end marker the end is told. */
const NEAR = 5;

export function headline(frame: Frame): Words {
  const { round, moon, phase } = viewOf(frame);
  return phase === 'setup' ? ['brw-headline-setup'] : ['brw-headline', { round, moon: moon + 1 }];
}

const who = (participant: number): Words => (participant === ROSE ? ['the-rose'] : ['player', { seat: participant }]);

/** The end that somebody has reached or is near to, or the moon that turns soon. */
export function looming(frame: Frame): Words | null {
  const { power, markers, moon, phase } = viewOf(frame);
  if (phase === 'setup' || frame.outcome) return null;
  const most = Math.max(...power);
  const first = power.indexOf(most);
  const [second = 0, third = 0, end = 0] = markers;
  if (most >= end) return ['brw-looming-last', { who: who(first), count: most }];
  if (end - most <= NEAR) return ['brw-looming-end', { who: who(first), count: most, end }];
  const next = moon === 0 ? second : moon === 1 ? third : 0;
  return next > 0 && next - most <= 2 ? ['brw-looming-moon', { who: who(first), count: most, moon: next }] : null;
}

/** In the own activation: how many actions are left. */
export function help(frame: Frame): Words | null {
  if (frame.ask?.prompt[0] === 'ask-act') return ['brw-help-act', { count: Number(frame.ask.prompt[1]?.['count'] ?? 0) }];
  return frame.ask?.form === 'place' ? ['brw-help-plan'] : null;
}

/** What the button says that seals a plan, reveals answers or keeps them. */
export function confirming(ask: Ask, chosen: number): Words | null {
  if (ask.form === 'place') return chosen >= ask.low ? ['brw-seal', { count: chosen }] : null;
  if (ask.prompt[0] !== 'ask-answer') return null;
  return chosen > 0 ? ['brw-reveal', { count: chosen }] : [ask.options.length > 0 ? 'brw-keep' : 'brw-go-on'];
}

const ACTIONS = new Set(['explore', 'fight']);
/** A physical action, which has a button on the own plaque. */
export const isAction = (option: Option): boolean => ACTIONS.has(option.note);
