// There are several copies of a card, and all of them are the same thing to a question. To fly from place to place each copy
// on the board gets a name of its own, «card:sign», «card:sign#2», and keeps it while it is in sight.

import type { Thing } from '../../lib/wire';
import { cardThing } from '../parts/cards/cards';

export type Zones = Readonly<Record<string, readonly string[]>>;
export type Named = Readonly<Record<string, readonly Thing[]>>;

interface Copy {
  zone: string;
  at: number;
  card: string;
}

const nameOf = (card: string, number: number): Thing => (number === 1 ? cardThing(card) : `${cardThing(card)}#${number}`);

/** The same card without the number of the copy. */
export const plain = (thing: Thing): Thing => thing.replace(/#.*$/, '');

/** Numbers the copies of one board from frame to frame. */
export class Copies {
  #known = new WeakMap<object, Named>();
  #last: { zone: string; card: string; number: number }[] = [];

  /** The names of all cards in all zones; the same moment always gets the same. */
  of(moment: object, zones: Zones): Named {
    let named = this.#known.get(moment);
    if (!named) {
      named = this.#name(zones);
      this.#known.set(moment, named);
    }
    return named;
  }

  #name(zones: Zones): Named {
    const copies: Copy[] = Object.entries(zones).flatMap(([zone, cards]) => cards.map((card, at) => ({ zone, at, card })));
    const numbers = new Map<Copy, number>();
    const left = [...this.#last];
    const take = (copy: Copy, fits: (zone: string) => boolean): void => {
      const found = left.findIndex(({ card, zone }) => card === copy.card && fits(zone));
      if (found >= 0) numbers.set(copy, left.splice(found, 1)[0]!.number);
    };
    // Who stays in a zone keeps the number; then those who came from another zone; what is new gets the first free one.
    for (const copy of copies) take(copy, (zone) => zone === copy.zone);
    for (const copy of copies) if (!numbers.has(copy)) take(copy, () => true);
    for (const copy of copies) {
      if (numbers.has(copy)) continue;
      const used = new Set(copies.filter(({ card }) => card === copy.card).map((other) => numbers.get(other)));
      let number = 1;
      while (used.has(number)) number++;
      numbers.set(copy, number);
    }
    this.#last = copies.map((copy) => ({ zone: copy.zone, card: copy.card, number: numbers.get(copy)! }));
    const named: Record<string, Thing[]> = Object.fromEntries(Object.keys(zones).map((zone) => [zone, []]));
    for (const copy of copies) named[copy.zone]!.push(nameOf(copy.card, numbers.get(copy)!));
    return named;
  }
}
