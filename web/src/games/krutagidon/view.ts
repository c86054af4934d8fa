// What the server shows of a game of Krutagidon: conclave/games/krutagidon/view.py in TypeScript.

import type { CardFace, Frame } from '../../lib/wire';
import { faceIn } from '../parts/cards/cards';

export interface SeatView {
  seat: number;
  life: number;
  wizard: string;
  /** Under the board; empty once it is bought. */
  familiar: string;
  properties: string[];
  tokens: string[];
  play: string[];
  discard: string[];
  hand_size: number;
  deck_size: number;
  points: number;
  legends: number;
  rlyeh: boolean;
  known_hand: string[];
  /** From the top down; an empty name is a card that this seat has not seen. */
  deck_top: string[];
  hidden: string[];
  hand?: string[];
  offered?: string[];
  kept_property?: string;
}

export interface View {
  names: 'mild' | 'printed';
  turn: number;
  first: number;
  active: number;
  market: string[];
  main: number;
  wild: number;
  limp: number;
  mayhem: string[];
  destroyed: string[];
  limbo: string[];
  legend: string;
  legends: number;
  dead_pile: number;
  dead_known: string[];
  prize: number;
  power: number;
  spent: number;
  available: number;
  played: string[];
  promises: string[];
  ending: string;
  seats: SeatView[];
  winners: number[];
  scores: number[];
  reason: string;
}

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
