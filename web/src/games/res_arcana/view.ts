// What the server shows of a game of Res Arcana: conclave/games/res_arcana/view.py in TypeScript.

import type { CardFace, Frame } from '../../lib/wire';
import { cardOf, faceIn } from '../parts/cards/cards';

export const ESSENCES = ['elan', 'life', 'calm', 'death', 'gold'] as const;
export type Essence = (typeof ESSENCES)[number];
export type Bag = Partial<Record<Essence, number>>;

export interface Deck {
  size: number;
  known: { size: number; cards: string[] }[];
}

export interface InPlay {
  card: string;
  turned: boolean;
  stored: Bag;
}

export interface SeatView {
  seat: number;
  passed: boolean;
  points: number;
  pool: Record<Essence, number>;
  mage: string;
  item: string;
  play: InPlay[];
  discard: string[];
  hand_size: number;
  deck: Deck;
  known_hidden: string[];
  hand?: string[];
  deck_cards?: string[];
  dealt_mages?: string[];
  pack?: string[];
  kept?: string[];
}

export interface View {
  variant: string;
  round: number;
  first: number;
  token_flipped: boolean;
  game_number: number;
  wins: number[];
  places: string[];
  monuments: string[];
  monument_deck: Deck;
  items: string[];
  open_draft: string[];
  seats: SeatView[];
  winners: number[];
  scores: number[];
  reason: string;
}

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
