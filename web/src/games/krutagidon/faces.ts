// Cards in words: their kind, and the words on the banner.

import type { CardFace } from '../../lib/wire';
import { kindLine } from '../parts/cards/faces';

/** The kind as it is coloured: the two cards without a type have colours of their own. */
export function kindKey(face: CardFace): string {
  return face.kind === 'typeless' ? face.name : face.kind;
}

const KEYWORDS = ['attack', 'defence', 'ongoing'] as const;
export type Keyword = (typeof KEYWORDS)[number];

export function keywordsOf(face: CardFace): Keyword[] {
  return KEYWORDS.filter((keyword) => face.tags.includes(keyword));
}

/** «Spell, Attack». */
export function kindOf(face: CardFace): string {
  return kindLine(face, keywordsOf(face), ', ');
}

/** The letter of a mayhem card. */
export function letterOf(face: CardFace): string {
  return face.kind === 'mayhem' ? (/_(\w)$/.exec(face.name)?.[1] ?? '').toUpperCase() : '';
}
