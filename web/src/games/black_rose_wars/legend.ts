// What the legend explains: the signs that components are written with, made from the table of glyphs, and the elements.

import type { CardFace } from '../../lib/wire';
import { mark } from '../parts/signs/glyphs';
import { ELEMENTS } from './art/pictures';
import { sidesOf, type Target } from './faces';
import { drawn, lineOf, type Glyph } from './glyphs';

/** What readers draw, and what stands in the heads of cards. */
const BESIDES = [
  'damage', 'instability', 'heal', 'pain', 'power', 'ignore', 'cards', 'self', 'grimoire', 'forgotten', 'study', 'memories', 'figure', 'room', 'range', 'stable',
  'cube',
] as const;

const SIGNS: Readonly<Record<Target['kind'], string>> = { self: 'self', mage: 'self', figure: 'figure', evocation: 'evocation', room: 'room', special: 'range' };

export const rows: readonly { name: string; glyphs: Glyph[] }[] = [
  ...[...new Set([...drawn, ...BESIDES])].map((name) => ({ name, glyphs: [mark(name)] as Glyph[] })),
  ...Object.keys(ELEMENTS).map((element) => ({ name: element, glyphs: [{ is: 'element', element }] as Glyph[] })),
];

/** The signs on one component. */
export function signsOn(face: CardFace): Set<string> {
  const written = face.lines.flatMap((line) => lineOf(line).glyphs);
  const sides = sidesOf(face).flatMap(({ element, stable, target }) => [element, stable ? 'stable' : '', SIGNS[target.kind]]);
  return new Set([...written.flatMap((glyph) => (glyph.is === 'mark' ? [glyph.mark] : glyph.is === 'element' ? [glyph.element] : [])), ...sides]);
}
