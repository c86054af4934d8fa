// Where a question is answered. The same card may lie in the hand, in the market and before a rival: only the copies that
// the question means are lit. What cannot be told from the board is laid out in a tray.

import type { Choosing } from '../../lib/board';
import type { Ask, Option, Thing } from '../../lib/wire';
import { cardOf } from '../parts/cards/cards';
import type { View } from './view';

export type Place = 'hand' | 'own' | 'market' | 'pile' | 'legend' | 'familiar' | 'tray' | 'elsewhere';

/** What can be done with a card where it lies, as the first word of a note. */
const DEEDS: Partial<Record<Place, readonly string[]>> = {
  hand: ['play', 'defend'],
  own: ['use', 'defend'],
  market: ['buy'],
  pile: ['buy'],
  legend: ['defeat'],
  familiar: ['call'],
};
const DEED = /^(play|defend|use|buy|defeat|call) /;
const FROM_HAND = new Set(['ask-discard', 'ask-prize-discard', 'ask-may-discard', 'ask-destroy', 'ask-may-destroy']);

const cardsAsked = (ask: Ask): string[] => [...new Set(ask.options.flatMap(({ about }) => about).map(cardOf).filter(Boolean))];

/** The only place where a question for a card is answered, or null where each card knows what is done with it. */
export function answeredIn(ask: Ask, view: View, seat: number | null): Place | null {
  if (ask.options.some(({ note }) => DEED.test(note))) return null;
  const own = seat === null ? undefined : view.seats[seat];
  const among = (cards: readonly string[]): boolean => cardsAsked(ask).every((card) => cards.includes(card));
  const key = ask.prompt[0];
  if (key === 'ask-replace-market') return 'market';
  if (key === 'ask-first-trigger' && own && among([...own.properties, ...own.play])) return 'own';
  return FROM_HAND.has(key) && among(own?.hand ?? []) ? 'hand' : 'tray';
}

/** The cards among which one chooses, when they lie together in a tray. */
export function trayOf(ask: Ask | null, view: View, seat: number | null): string[] {
  return ask && answeredIn(ask, view, seat) === 'tray' ? cardsAsked(ask) : [];
}

/** What can be done with a card that lies in a place, there and now. */
export function optionsIn(place: Place, thing: Thing, choosing: Choosing, view: View, seat: number | null): Option[] {
  const { ask } = choosing;
  if (!ask) return [];
  const only = answeredIn(ask, view, seat);
  if (only !== null) return only === place ? choosing.about(thing) : [];
  return choosing.about(thing).filter(({ note }) => DEEDS[place]?.includes(note.split(' ')[0]!));
}
