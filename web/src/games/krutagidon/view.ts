// What the server shows of a game of Krutagidon; its shape is declared once, in conclave/games/krutagidon/state/fields.py.

import type { CardFace, Frame } from '../../lib/wire';
import { faceIn } from '../parts/cards/cards';
import type { SeatView, View } from './state';

export type { SeatView, View };

export const MOST_LIFE = 25;

/** The frame's view; its shape is promised by the title that the table plays. */
export function viewOf(frame: Frame): View {
  return frame.view as View;
}

/** One list without the cards of another; copies count. */
export function without(cards: readonly string[], taken: readonly string[]): string[] {
  const left = [...taken];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What stays before a wizard from turn to turn: in play, but not played just now. */
export function lasting(view: View, seat: SeatView): string[] {
  return seat.seat === view.active ? without(seat.play, view.played) : seat.play;
}

/** A face for a card, also before the faces have come from the server. */
export const faceOf = (cards: ReadonlyMap<string, CardFace>, name: string): CardFace => faceIn(cards, name, 'typeless');
