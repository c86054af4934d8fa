// Finding cards: by what is written on them in the reader's language, by kind and by tag.

import { folded, termsOf } from './folded';
import { kindName, tagName } from './names';
import type { CardFace } from './wire';
import { say } from './words.svelte';

export interface Wanted {
  text: string;
  kind: string;
  tag: string;
}

/** Everything that can be read on a card, in the present language. */
export function textOf(card: CardFace): string {
  const parts = [card.words, ...(card.cost ? [card.cost] : []), ...(card.points ? [card.points] : []), ...card.lines];
  return [...parts.map((words) => say(words)), kindName(card.kind), ...card.tags.map(tagName)].join(' ');
}

export function wantedCards(cards: readonly CardFace[], wanted: Wanted): CardFace[] {
  const terms = termsOf(wanted.text);
  return cards.filter((card) => {
    if (wanted.kind !== '' && card.kind !== wanted.kind) return false;
    if (wanted.tag !== '' && !card.tags.includes(wanted.tag)) return false;
    if (terms.length === 0) return true;
    const text = folded(textOf(card));
    return terms.every((term) => text.includes(term));
  });
}

/** The kinds of some cards in the order of their first card, with how many there are. */
export function kindsOf(cards: readonly CardFace[]): [kind: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { kind } of cards) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts];
}

export function tagsOf(cards: readonly CardFace[]): string[] {
  return [...new Set(cards.flatMap((card) => card.tags))];
}
