// What the server shows of a game of Res Arcana; its shape is declared once, in conclave/games/res_arcana/state/fields.py.

import type { CardFace, Frame } from '../../lib/wire';
import { cardOf, faceIn } from '../parts/cards/cards';
import type { Bag, Deck, Essence, InPlay, SeatView, View } from './state';

export type { Bag, Deck, Essence, InPlay, SeatView, View };

export const ESSENCES: readonly Essence[] = ['elan', 'life', 'calm', 'death', 'gold'];

/** The frame's view; its shape is promised by the title that the table plays. */
export function viewOf(frame: Frame): View {
  return frame.view as View;
}

export function isEssence(text: unknown): text is Essence {
  return (ESSENCES as readonly unknown[]).includes(text);
}

export function stored(bag: Bag): [Essence, number][] {
  return ESSENCES.flatMap((essence) => (bag[essence] ? [[essence, bag[essence]] as [Essence, number]] : []));
}

/** The cards of the open question that lie nowhere in sight: looked at in a deck, or in a discard pile. */
export function fetched(frame: Frame, view: View): string[] {
  const seen = new Set([...view.places, ...view.monuments, ...view.items, ...view.open_draft]);
  for (const seat of view.seats) {
    for (const { card } of seat.play) seen.add(card);
    for (const card of [...(seat.hand ?? []), ...(seat.dealt_mages ?? []), ...(seat.pack ?? [])]) seen.add(card);
  }
  const asked = (frame.ask?.options ?? []).flatMap((option) => [option, ...option.variants]).flatMap(({ about }) => about);
  return [...new Set(asked.map(cardOf).filter(Boolean))].filter((card) => !seen.has(card));
}

/** A face for a card, also before the faces have come from the server. */
export const faceOf = (cards: ReadonlyMap<string, CardFace>, name: string): CardFace => faceIn(cards, name, 'artifact');
