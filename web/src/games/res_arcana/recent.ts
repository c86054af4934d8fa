// What the rivals put to use since our own last move: cards that are marked, so that a glance tells what has happened.

import type { News, Thing } from '../../lib/wire';

/** Deeds that stay visible as a card on the table. */
const DEEDS = new Set(['placed', 'claimed', 'used', 'used-for-nothing', 'reacted', 'swapped-item']);

/** The marked cards after some news; a deed of one's own begins anew. */
export function sinceOwnMove(before: ReadonlySet<Thing>, news: readonly News[], own: number | null): ReadonlySet<Thing> {
  let marked = new Set(before);
  for (const { key, words, cause, automatic } of news) {
    const seat = words[1]?.['seat'];
    if (typeof seat !== 'number') continue;
    if (seat === own) {
      if (!automatic && (DEEDS.has(key) || key === 'discarded' || key === 'passed')) marked = new Set();
    } else if (DEEDS.has(key) && cause.startsWith('card:')) {
      // Whoever only looks on sees the last deed alone.
      if (own === null) marked = new Set();
      marked.add(cause);
    }
  }
  return marked;
}
