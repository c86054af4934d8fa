// Cards and seats as every title names them.

import type { CardFace, Thing } from '../../../lib/wire';

const CARD = 'card:';

export const cardThing = (card: string): Thing => `${CARD}${card}`;
/** The name of a card that is a thing; empty for any other thing. */
export const cardOf = (thing: Thing): string => (thing.startsWith(CARD) ? thing.slice(CARD.length) : '');

/** Rivals in the order in which they act after us, so that the table reads clockwise. */
export function rivalsOf<Seat>(seats: readonly Seat[], own: number | null): Seat[] {
  return own === null ? [...seats] : seats.map((_, step) => seats[(own + step) % seats.length]!).slice(1);
}

/** A face for a card, also before the faces have come from the server. */
export function faceIn(cards: ReadonlyMap<string, CardFace>, name: string, kind: string): CardFace {
  const words: CardFace['words'] = [`card-${name.replaceAll('_', '-')}`];
  return cards.get(name) ?? { name, words, kind, tags: [], cost: null, points: null, lines: [], rules: [], origin: '' };
}

/** Where the cards of a seat come from and go to. */
export const seatZones = {
  hand: (seat: number): string => `hand:${seat}`,
  deck: (seat: number): string => `deck:${seat}`,
  discard: (seat: number): string => `discard:${seat}`,
};

/** The points of each seat: those at the end, once it has come. */
export function pointsOf(view: { seats: readonly { seat: number; points: number }[]; scores: readonly number[] }): number[] {
  return view.seats.map(({ seat, points }) => view.scores[seat] ?? points);
}
