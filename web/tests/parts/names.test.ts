// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { filesBelow, read } from '../files';

/** The classes that every page shares; a board that used one of these names would be painted by them. */
const shared = new Set([...read('web/src/styles/pieces.css').matchAll(/\.([a-z][a-z-]*)/g)].map((found) => found[1]!));

function classesOf(text: string): string[] {
  const written = [...text.matchAll(/\bclass="([^"{}]*)/g)].flatMap((found) => found[1]!.split(/\s+/));
  const switched = [...text.matchAll(/\bclass:([a-z][a-z-]*)/g)].map((found) => found[1]!);
  return [...written, ...switched].filter(Boolean);
}

describe('the boards', () => {
  it('use no class that the pages style', () => {
    expect(shared).toContain('stack');
    const boards = filesBelow('web/src/games', /\.svelte$/);
    expect(boards.length).toBeGreaterThan(30);
    for (const board of boards) expect(classesOf(read(board)).filter((name) => shared.has(name)), board).toEqual([]);
  });
});
