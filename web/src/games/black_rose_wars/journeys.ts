// Where cards come from and go to between two frames.

import type { Journey } from '../../lib/motion';
import type { Frame } from '../../lib/wire';
import { cardOf } from '../parts/cards/cards';
import { plain } from './copies';
import { viewOf } from './view';

export function journeyTo(now: Frame): Journey {
  const view = viewOf(now);
  return {
    from: () => null,
    to(piece) {
      const card = cardOf(plain(piece));
      const owner = view.seats.find(({ memories }) => memories.includes(card));
      return owner ? `memories:${owner.seat}` : null;
    },
  };
}
