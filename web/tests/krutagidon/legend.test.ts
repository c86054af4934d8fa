import { describe, expect, it } from 'vitest';
import { rows, signsOn } from '../../src/games/krutagidon/legend';
import { lineOf } from '../../src/games/krutagidon/glyphs';
import type { CardFace } from '../../src/lib/wire';
import cards from '../frames/krutagidon/cards.json';

const FACES = cards as unknown as CardFace[];

describe('the legend', () => {
  it('explains every sign that stands on any card', () => {
    const known = new Set<string>(rows.map(({ name }) => name));
    const drawn = FACES.flatMap((face) => face.lines.flatMap((line) => lineOf(line).glyphs)).flatMap((glyph) => (glyph.is === 'mark' ? [glyph.mark] : []));
    expect([...new Set(drawn)].filter((mark) => !known.has(mark))).toEqual([]);
    expect(drawn.length).toBeGreaterThan(300);
  });

  it('lights what stands on a card', () => {
    const day = FACES.find(({ name }) => name === 'annihilation_day')!;
    expect(signsOn(day)).toEqual(new Set(['power', 'attack', 'foes', 'damage', 'points', 'price']));
  });
});
