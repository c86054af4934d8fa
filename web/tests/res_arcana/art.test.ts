import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { art } from '../../src/games/res_arcana/art';
import { essenceIcons, marks } from '../../src/games/res_arcana/art/marks';
import { ESSENCES } from '../../src/games/res_arcana/view';
import { faces } from './table';

describe('the art', () => {
  it('has a drawing for every card of the box', () => {
    expect(faces).toHaveLength(78);
    expect(faces.filter(({ name }) => !art.has(name)).map(({ name }) => name)).toEqual([]);
  });

  it('draws every card in its own way', () => {
    expect(new Set(faces.map(({ name }) => art.of(name).icon)).size).toBe(faces.length);
  });

  it('tells the five essences apart by their shape', () => {
    expect(new Set(ESSENCES.map((essence) => essenceIcons[essence])).size).toBe(ESSENCES.length);
  });

  it('draws the marks as shapes in the ink of their place', () => {
    for (const [name, body] of Object.entries(marks)) expect(body, name).toContain('currentColor');
  });

  it('takes its drawings from the icon set', () => {
    const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as { icons: Record<string, { body: string }> };
    const known = new Set(Object.values(set.icons).map(({ body }) => body));
    expect(faces.filter(({ name }) => !known.has(art.of(name).icon))).toEqual([]);
  });
});
