// What lies in the zones of the frame, so that it can say how large the cards are.

import { FULL, solve, type Filling, type Sizes } from '../../../table/frame/cards';
import type { Shell } from '../../../table/frame/measure';

/** The height of a card as a part of its width. */
export const TALL = 4 / 3;
/** The line with the own name. */
const NAME = 30;
/** The deck of monuments, and what lies beside it: two columns of items, or one row below the cards. */
const DECK = 64;
const ITEMS = 290;
const ITEMS_BELOW = 75;
const MOST_BESIDE = 6;

/** What the board counts. */
export interface Lying {
  /** Places of power and monuments. */
  centre: number;
  items: number;
  /** Cards that are laid out to be chosen from, in the place of the centre. */
  open: number;
  own: number;
  lit: number;
  hand: number;
}

/** Once all cards of the centre are taken, the deck and the items keep the height of one. */
function filling(lying: Lying, below: boolean): Filling {
  const beside = DECK + (below || lying.items === 0 ? 0 : ITEMS);
  return {
    tall: TALL,
    centre: lying.open > 0 ? { cards: lying.open, beside: 0 } : { cards: Math.max(1, lying.centre), beside },
    played: null,
    name: NAME + (below && lying.open === 0 ? ITEMS_BELOW : 0),
    panel: 0,
    own: lying.own,
    lit: lying.lit,
    hand: lying.hand,
  };
}

/** Cards that would be smaller than this are worth a row of their own for the items, if they grow by so much. */
const SMALL = 0.9 * FULL;
const GROWTH = 1.05;

/** Early in a game there are many cards in the centre and few on the own table: then the items lie below the cards. They
    stay where they are (`kept`) while a question has follow-ups. */
export function filled(lying: Lying, shell: Shell, kept: boolean | null = null): { filling: Filling; below: boolean } {
  const [beside, below] = [filling(lying, false), filling(lying, true)];
  if (lying.items === 0 || lying.open > 0) return { filling: beside, below: false };
  const { main, s, gap } = shell;
  const [one, other] = [solve(beside, shell), solve(below, shell)];
  const [now, then] = [one, other].map(({ w, centre }) => Math.min(w, centre.w)) as [number, number];
  const wide = lying.centre * (one.centre.w + gap) + beside.centre.beside * s > main.w;
  if (kept !== null && !wide) return { filling: kept ? below : beside, below: kept };
  const lower = wide || lying.items > MOST_BESIDE || (now < SMALL && then > now * GROWTH);
  return lower ? { filling: below, below: true } : { filling: beside, below: false };
}

/** A pile beside the hand, with the gap to it, as a part of a card. */
const PILE = 0.95;

/** Whether deck and discard pile have room beside a hand that has a row of its own, in large. */
export function piledUp(lying: Lying, { main, gap, kind }: Shell, sizes: Sizes | null): boolean {
  if (!sizes || kind === 'phone' || sizes.handRow !== 'own row' || lying.hand === 0) return false;
  return (lying.hand + 2 * PILE) * (sizes.w + gap) < main.w;
}
