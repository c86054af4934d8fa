// Names of cards in a sentence open the card, where somebody offers to show it.

import { getContext, setContext } from 'svelte';
import type { CardFace } from '../lib/wire';

/** Show the card of a message such as `card-mega-fist`, beside an element. */
export type OpenCard = (key: string, anchor: HTMLElement) => void;

const OPEN = Symbol('open card');

export function offerCards(open: OpenCard): void {
  setContext(OPEN, open);
}

export function cardOpener(): OpenCard | null {
  return getContext<OpenCard | undefined>(OPEN) ?? null;
}

/** The card that a message names; it may be one of several names that a title has for it. */
export function cardNamed(cards: ReadonlyMap<string, CardFace>, key: string): CardFace | null {
  const named = [...cards.values()].filter(({ words }) => key === words[0] || key.startsWith(`${words[0]}-`));
  return named.sort((one, other) => other.words[0].length - one.words[0].length)[0] ?? null;
}
