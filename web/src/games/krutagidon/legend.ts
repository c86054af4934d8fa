// What the legend explains: the signs that cards are written with, made from the table of glyphs.

import type { CardFace } from '../../lib/wire';
import { mark } from '../parts/signs/glyphs';
import type { Mark } from './art/marks';
import { keywordsOf } from './faces';
import { drawn, lineOf, type Glyph } from './glyphs';

/** The types of cards stand for themselves wherever an effect names one. */
const TYPES: readonly Mark[] = ['wizard', 'creature', 'spell', 'treasure', 'location', 'legend', 'familiar', 'mayhem', 'starter', 'wild', 'limp'];

export const rows: readonly { name: Mark; glyphs: Glyph[] }[] = [...new Set<Mark>([...drawn, ...TYPES])].map((name) => ({ name, glyphs: [mark(name)] }));

/** The signs on one card. */
export function signsOn(face: CardFace): Set<string> {
  const written = face.lines.flatMap((line) => lineOf(line).glyphs).flatMap((glyph) => (glyph.is === 'mark' ? [glyph.mark] : []));
  return new Set<string>([...written, ...keywordsOf(face), ...(face.points ? ['points'] : []), ...(face.cost ? ['price'] : [])]);
}
