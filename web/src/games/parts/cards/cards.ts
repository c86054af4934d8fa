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
