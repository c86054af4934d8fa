// What the legend explains: the essences, and the signs that cards are written with, made from the table of glyphs.

import type { CardFace } from '../../lib/wire';
import { mark } from '../parts/signs/glyphs';
import type { Mark } from './art/marks';
import { drawn, lineOf, priceOf, type Glyph } from './glyphs';
import { ESSENCES } from './view';

/** What effects name by a reader of their own. */
const NAMED: readonly Mark[] = ['dragon', 'creature', 'card', 'price', 'points', 'destroy'];

const signs: readonly Mark[] = [...new Set<Mark>([...drawn, ...NAMED])];
export const rows: readonly { name: string; glyphs: Glyph[] }[] = [
  ...ESSENCES.map((essence) => ({ name: essence, glyphs: [{ is: 'essence', essence, count: '' } satisfies Glyph] })),
  { name: 'any', glyphs: [{ is: 'any', count: '', except: [] }] },
  ...signs.map((name) => ({ name, glyphs: [mark(name)] })),
];

const nameOf = (glyph: Glyph): string =>
  glyph.is === 'mark' ? glyph.mark : glyph.is === 'essence' ? glyph.essence : glyph.is === 'any' ? 'any' : glyph.is === 'points' ? 'points' : '';

/** The signs on one card. */
export function signsOn(face: CardFace): Set<string> {
  const written = [...face.lines.flatMap((line) => lineOf(line).glyphs), ...priceOf(face.cost)].map(nameOf);
  return new Set([...written, ...face.tags, ...(face.points ? ['points'] : [])]);
}
