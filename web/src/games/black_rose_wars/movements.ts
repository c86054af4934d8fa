// How figures came to where they stand, as the news tell it.

import type { News } from '../../lib/wire';
import type { Movement } from '../parts/map/moving';

const WAYS: Readonly<Record<string, Movement['how']>> = { moves: 'walks', placed: 'placed', 'swap-places': 'placed', 'to-cell': 'placed', 'is-defeated': 'falls' };
const roomOf = (value: unknown): string =>
  Array.isArray(value) && typeof value[0] === 'string' && value[0].startsWith('card-') ? value[0].slice('card-'.length).replaceAll('-', '_') : '';

/** One movement for each figure: the rooms that it went through, and in which way it came to the last one. */
export function movementsOf(news: readonly News[]): Movement[] {
  const found = new Map<string, { how: Movement['how']; way: string[] }>();
  for (const { key, cause, words } of news) {
    const how = WAYS[key];
    const figure = /^(?:figure|seat):(\d+)$/.exec(cause)?.[1];
    if (!how || figure === undefined) continue;
    const before = found.get(figure);
    const room = roomOf(words[1]?.['room']);
    const way = [...(how === 'walks' && before?.how === 'walks' ? before.way : []), ...(room ? [room] : [])];
    found.set(figure, { how: before?.how === 'falls' ? 'falls' : how, way });
  }
  return [...found].map(([figure, { how, way }]) => ({ figure, how, way }));
}
