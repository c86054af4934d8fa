// Hand, deck and discard pile of a wizard in numbers.

import { countOf, type Count } from '../../parts/table/Counts.svelte';
import { marks } from '../art/marks';
import type { WizardDesk } from '../desk.svelte';
import { zoneOf } from '../journeys';
import type { SeatView } from '../view';

export function countsOf(desk: WizardDesk, seat: SeatView, title: string, own: boolean): Count[] {
  const show = (cards: readonly string[]) => (label: string): void => desk.show(`${title} · ${label}`, cards);
  return [
    countOf(marks.hand, 'desk-hand-of', seat.hand_size, own ? undefined : zoneOf.hand(seat.seat), show(seat.hand ?? seat.known_hand)),
    countOf(marks.deck, 'desk-deck-of', seat.deck_size, zoneOf.deck(seat.seat), show(seat.deck_top.filter(Boolean))),
    countOf(marks.pile, 'desk-discard-of', seat.discard.length, zoneOf.discard(seat.seat), show(seat.discard)),
  ];
}
