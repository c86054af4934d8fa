// What the bar of the table says of a game: where it stands, and what hangs over it.

import type { Frame, Words } from '../../lib/wire';
import { viewOf } from './view';

/** With so many points somebody wins at the next check. */
export const GOAL = 10;

export function headline(frame: Frame): Words {
  const { round, first, game_number, variant } = viewOf(frame);
  if (round === 0) return ['ra-headline-setup'];
  if (variant === 'match') return ['ra-headline-match', { game: game_number, round, seat: first }];
  return ['ra-headline', { round, seat: first }];
}

/** Who has reached the goal, so that the round is the last one; nothing once the game is over. */
export function looming(frame: Frame): Words | null {
  const { seats, winners } = viewOf(frame);
  if (winners.length > 0 || frame.outcome) return null;
  const leader = seats.reduce((best, seat) => (seat.points > best.points ? seat : best));
  return leader.points < GOAL ? null : ['ra-last-round', { seat: leader.seat, count: leader.points }];
}
