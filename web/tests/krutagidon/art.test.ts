import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { art, wizards } from '../../src/games/krutagidon/art';
import { marks } from '../../src/games/krutagidon/art/marks';
import { viewOf } from '../../src/games/krutagidon/view';
import { faces, frames } from './table';

describe('the art', () => {
  it('has a drawing for every component of the box', () => {
    expect(faces).toHaveLength(143);
    expect(faces.filter(({ name }) => !art.has(name)).map(({ name }) => name)).toEqual([]);
  });

  it('draws everything and every wizard in its own way', () => {
    const icons = [...faces.map(({ name }) => art.of(name).icon), ...wizards.names.map((board) => wizards.of(board).icon)];
    expect(new Set(icons).size).toBe(faces.length + 12);
  });

  it('knows the wizards of every game', () => {
    const boards = [...frames.values()].flatMap((frame) => viewOf(frame).seats.map(({ wizard }) => wizard)).filter(Boolean);
    expect(boards.length).toBeGreaterThan(20);
    expect(boards.filter((board) => !wizards.has(board))).toEqual([]);
  });

  it('draws the marks as shapes in the ink of their place', () => {
    for (const [name, body] of Object.entries(marks)) expect(body, name).toContain('currentColor');
  });

  it('takes its drawings from the icon set', () => {
    const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as { icons: Record<string, { body: string }> };
    const known = new Set(Object.values(set.icons).map(({ body }) => body));
    expect(faces.filter(({ name }) => !known.has(art.of(name).icon))).toEqual([]);
    expect(wizards.names.filter((board) => !known.has(wizards.of(board).icon))).toEqual([]);
  });
});
