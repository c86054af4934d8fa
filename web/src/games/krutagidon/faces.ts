// Cards in words: what a screen reader hears, and the words on the banner.

import { say, t } from '../../lib/words.svelte';
import type { CardFace } from '../../lib/wire';

/** The kind as it is coloured: the two cards without a type have colours of their own. */
export function kindKey(face: CardFace): string {
  return face.kind === 'typeless' ? face.name : face.kind;
}

export function kindOf(face: CardFace): string {
  return t(`kind-${face.kind.replaceAll('_', '-')}`);
}

const KEYWORDS = ['attack', 'defence', 'ongoing'] as const;
export type Keyword = (typeof KEYWORDS)[number];

export function keywordsOf(face: CardFace): Keyword[] {
  return KEYWORDS.filter((keyword) => face.tags.includes(keyword));
}

/** All that is printed on a card, as sentences. */
export function sentence(face: CardFace): string {
  const marks = [kindOf(face), ...keywordsOf(face).map((keyword) => t(`tag-${keyword}`))].join(', ');
  const printed = [face.cost, face.points].filter((words) => words !== null).map((words) => say(words));
  return [`${say(face.words)}. ${marks}.`, ...printed.map((text) => `${text}.`), ...face.lines.map((line) => say(line))].join(' ');
}

export function labelOf(face: CardFace, can: boolean): string {
  return can ? `${say(face.words)} (${t('desk-can')}). ${sentence(face)}` : sentence(face);
}

/** The letter of a mayhem card. */
export function letterOf(face: CardFace): string {
  return face.kind === 'mayhem' ? (/_(\w)$/.exec(face.name)?.[1] ?? '').toUpperCase() : '';
}

/** The number on the burst and on the star. */
export function numberOn(words: CardFace['cost']): string {
  const count = words?.[1]?.['count'];
  return typeof count === 'number' ? `${count}`.replace('-', '−') : words ? '★' : '';
}
