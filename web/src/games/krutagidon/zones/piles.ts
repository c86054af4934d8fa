// Equal cards that lie beside each other are one pile.

import { plain } from '../copies';

export interface Pile {
  /** The copy on top, and how many there are. */
  piece: string;
  count: number;
}

/** In the order in which the first of each came. */
export function piled(pieces: readonly string[]): Pile[] {
  const piles = new Map<string, Pile>();
  for (const piece of pieces) {
    const card = plain(piece);
    const pile = piles.get(card);
    piles.set(card, { piece, count: (pile?.count ?? 0) + 1 });
  }
  return [...piles.values()];
}
