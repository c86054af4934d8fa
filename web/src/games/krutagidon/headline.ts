// What the bar of the table says of a game: the round, and what hangs over it.

import type { Frame, Words } from '../../lib/wire';
import { viewOf } from './view';

/** So few of them are told. */
const FEW_TOKENS = 3;
const FEW_CARDS = 5;

export function headline(frame: Frame): Words {
  const { turn, active, seats } = viewOf(frame);
  if (turn === 0) return ['kr-headline-setup'];
  return ['kr-headline', { round: Math.ceil(turn / seats.length), seat: active }];
}

/** The end that is near: it has come true, or a few deaths, a legend or a few cards away. */
export function looming(frame: Frame): Words | null {
  const { turn, ending, dead_pile, legends, main } = viewOf(frame);
  if (turn === 0 || frame.outcome) return null;
  if (ending) return ['end-is-near', { reason: ending }];
  if (dead_pile <= FEW_TOKENS) return ['kr-looming-tokens', { count: dead_pile }];
  if (legends === 1) return ['kr-looming-legend'];
  return main <= FEW_CARDS ? ['kr-looming-main', { count: main }] : null;
}

/** In the own turn: what is unplayed and unspent. */
export function help(frame: Frame): Words | null {
  const view = viewOf(frame);
  const hand = view.seats[view.active]?.hand;
  return frame.ask?.prompt[0] === 'ask-act' && hand ? ['kr-help-act', { hand: hand.length, power: view.available }] : null;
}
