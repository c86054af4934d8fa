// Where cards come from and go to between two frames.

import type { Journey } from '../../lib/motion';
import type { Frame } from '../../lib/wire';
import { cardOf, seatZones } from '../parts/cards/cards';
import { plain } from './copies';
import { viewOf } from './view';

export const zoneOf = {
  ...seatZones,
  main: 'deck:main',
  wild: 'deck:wild',
  limp: 'deck:limp',
  mayhem: 'pile:mayhem',
  destroyed: 'pile:destroyed',
  tokens: 'deck:tokens',
};

export function journeyTo(now: Frame): Journey {
  const view = viewOf(now);
  return {
    from(piece) {
      const card = cardOf(plain(piece));
      if (view.market.includes(card)) return zoneOf.main;
      for (const seat of view.seats) {
        if (seat.tokens.includes(card)) return zoneOf.tokens;
        if (seat.hand?.includes(card)) return zoneOf.deck(seat.seat);
        // A rival's card comes out of the hand, whose cards we never saw.
        if (seat.play.includes(card)) return zoneOf.hand(seat.seat);
      }
      return null;
    },
    to(piece) {
      const card = cardOf(plain(piece));
      const owner = [...view.seats].sort((one) => (one.seat === view.active ? -1 : 1)).find((seat) => seat.discard.includes(card));
      if (owner) return zoneOf.discard(owner.seat);
      if (view.mayhem.includes(card)) return zoneOf.mayhem;
      return view.destroyed.includes(card) ? zoneOf.destroyed : null;
    },
  };
}
