// What the legend explains: the signs that components are written with, made from the table of glyphs, and the elements.

import type { CardFace } from '../../lib/wire';
import { mark } from '../parts/signs/glyphs';
import { ELEMENTS } from './art/pictures';
import { sidesOf } from './faces';
import { drawn, lineOf, type Glyph } from './glyphs';

const HEAD = ['figure', 'room', 'range', 'stable', 'cube'] as const;

export const rows: readonly { name: string; glyphs: Glyph[] }[] = [
  ...[...new Set([...drawn, ...HEAD])].map((name) => ({ name, glyphs: [mark(name)] as Glyph[] })),
  ...Object.keys(ELEMENTS).map((element) => ({ name: element, glyphs: [{ is: 'element', element }] as Glyph[] })),
];

/** The signs on one component. */
export function signsOn(face: CardFace): Set<string> {
  const written = face.lines.flatMap((line) => lineOf(line).glyphs);
  const sides = sidesOf(face).flatMap(({ element, stable, target }) => [element, stable ? 'stable' : '', target.kind === 'special' ? 'range' : target.kind]);
  return new Set([...written.flatMap((glyph) => (glyph.is === 'mark' ? [glyph.mark] : glyph.is === 'element' ? [glyph.element] : [])), ...sides]);
}
