import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { drawingOf, hasDrawing, portraitOf, wizardBoards } from '../../src/games/krutagidon/art';
import { marks } from '../../src/games/krutagidon/art/marks';
import { viewOf } from '../../src/games/krutagidon/view';
import { faces, frames } from './table';

describe('the art', () => {
  it('has a drawing for every component of the box', () => {
    expect(faces).toHaveLength(143);
    expect(faces.filter(({ name }) => !hasDrawing(name)).map(({ name }) => name)).toEqual([]);
  });

  it('draws everything and every wizard in its own way', () => {
    const icons = [...faces.map(({ name }) => drawingOf(name).icon), ...wizardBoards.map((board) => portraitOf(board).icon)];
    expect(new Set(icons).size).toBe(faces.length + 12);
  });

  it('knows the wizards of every game', () => {
    const boards = [...frames.values()].flatMap((frame) => viewOf(frame).seats.map(({ wizard }) => wizard)).filter(Boolean);
    expect(boards.length).toBeGreaterThan(20);
    expect(boards.filter((board) => !wizardBoards.includes(board))).toEqual([]);
  });

  it('draws the marks as shapes in the ink of their place', () => {
    for (const [name, body] of Object.entries(marks)) expect(body, name).toContain('currentColor');
  });

  it('takes its drawings from the icon set', () => {
    const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as { icons: Record<string, { body: string }> };
    const known = new Set(Object.values(set.icons).map(({ body }) => body));
    expect(faces.filter(({ name }) => !known.has(drawingOf(name).icon))).toEqual([]);
    expect(wizardBoards.filter((board) => !known.has(portraitOf(board).icon))).toEqual([]);
  });
});
