import { describe, expect, it } from 'vitest';
import { lineOf } from '../../src/games/res_arcana/glyphs';
import { rows, signsOn } from '../../src/games/res_arcana/legend';
import type { CardFace } from '../../src/lib/wire';
import cards from '../frames/res-arcana/cards.json';

const FACES = cards as unknown as CardFace[];

describe('the legend', () => {
  it('explains every sign that stands on any card', () => {
    const known = new Set(rows.map(({ name }) => name));
    const drawn = FACES.flatMap((face) => face.lines.flatMap((line) => lineOf(line).glyphs)).flatMap((glyph) => (glyph.is === 'mark' ? [glyph.mark] : []));
    expect([...new Set<string>(drawn)].filter((mark) => !known.has(mark))).toEqual([]);
    expect(drawn.length).toBeGreaterThan(50);
  });

  it('lights what stands on a card', () => {
    const bridle = FACES.find(({ name }) => name === 'dragon_bridle')!;
    const lit = signsOn(bridle);
    expect(['elan', 'life', 'calm', 'death', 'any', 'dragon', 'turn', 'react', 'ignore', 'play', 'points'].filter((name) => !lit.has(name))).toEqual([]);
    expect([lit.has('gold'), lit.has('rivals')]).toEqual([false, false]);
  });
});
