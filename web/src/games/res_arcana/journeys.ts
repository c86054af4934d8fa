// Where cards come from and go to between two frames, and the essences that spring from what gave them.

import { pop, zone, type Journey } from '../../lib/motion';
import type { Frame, News, Value } from '../../lib/wire';
import { cardOf, seatZones } from '../parts/cards/cards';
import { argsOf, listOf } from '../parts/signs/reading';
import { essenceIcons } from './art/marks';
import { isEssence, viewOf, type Essence } from './view';

export const zoneOf = {
  ...seatZones,
  pool: (seat: number) => `pool:${seat}`,
  monuments: 'deck:monuments',
  items: 'items',
};

export function journeyTo(now: Frame): Journey {
  const view = viewOf(now);
  return {
    from(piece) {
      const card = cardOf(piece);
      if (view.monuments.includes(card)) return zoneOf.monuments;
      if (view.items.includes(card)) return zoneOf.items;
      for (const seat of view.seats) {
        if (seat.hand?.includes(card)) return zoneOf.deck(seat.seat);
        // A rival's artifact comes out of the hand, whose cards we never saw.
        if (seat.play.some((played) => played.card === card)) return zoneOf.hand(seat.seat);
      }
      return null;
    },
    to(piece) {
      const card = cardOf(piece);
      const owner = view.seats.find((seat) => seat.discard.includes(card));
      return owner ? zoneOf.discard(owner.seat) : null;
    },
  };
}

const GAINS = new Set(['gained', 'took']);
const BETWEEN = 45;
/** After a long absence much has happened: the last of it is shown, not all of it. */
const AT_MOST = 14;

function counted(value: Value | undefined): [Essence, number][] {
  return listOf(value).flatMap((part): [Essence, number][] => {
    const { essence, count } = argsOf(part);
    return isEssence(essence) && typeof count === 'number' ? [[essence, count]] : [];
  });
}

function token(essence: Essence): HTMLElement {
  const element = document.createElement('span');
  element.className = `ra-token ra-${essence}`;
  element.innerHTML = `<svg viewBox="0 0 512 512">${essenceIcons[essence]}</svg>`;
  return element;
}

/** Essences that somebody gained spring from their cause and land in that player's pool. */
export function popGains(news: readonly News[]): void {
  let flown = 0;
  for (const { key, words, cause } of news.slice(-2 * AT_MOST)) {
    const seat = words[1]?.['seat'];
    if (!GAINS.has(key) || typeof seat !== 'number') continue;
    const source = document.querySelector(`[data-thing="${CSS.escape(cause)}"]`);
    const pool = zone(zoneOf.pool(seat));
    if (!source || !pool) continue;
    for (const [essence, count] of counted(words[1]?.['essences'])) {
      const target = pool.querySelector(`[data-essence="${essence}"]`) ?? pool;
      for (let at = 0; at < Math.min(count, 3) && flown < AT_MOST; at++, flown++) {
        pop(token(essence), source, target, flown * BETWEEN);
      }
    }
  }
}
