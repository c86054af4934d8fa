// What the table of a player can do to others, and ward off, in two numbers.

import type { CardFace, Words } from '../../../lib/wire';
import { argsOf, listOf, textOf } from '../../parts/signs/reading';
import { faceOf, isEssence, type SeatView } from '../view';

export interface Threat {
  /** Dragons in play. */
  dragons: number;
  /** Components that can ignore a loss of life now. */
  shields: number;
}

/** Whether a cost could be paid now; costs that no shield has count as payable. */
function payable(cost: Words, turned: boolean, pool: SeatView['pool']): boolean {
  if (cost[0] === 'cost-turn') return !turned;
  if (cost[0] !== 'cost-pay') return true;
  return listOf(argsOf(cost)['essences']).every((part) => {
    const { essence, count } = argsOf(part);
    return !isEssence(essence) || pool[essence] >= Number(textOf(count));
  });
}

function wards(face: CardFace, turned: boolean, pool: SeatView['pool']): boolean {
  return face.lines.some((line) => {
    const power = listOf(argsOf(line)['power'])[0];
    if (line[0] !== 'line-react' || !power) return false;
    const { costs, effects } = argsOf(power);
    return listOf(effects).some(([effect]) => effect === 'effect-ignore') && listOf(costs).every((cost) => payable(cost, turned, pool));
  });
}

export function threatOf(seat: SeatView, cards: ReadonlyMap<string, CardFace>): Threat {
  const lying = seat.play.map(({ card, turned }) => ({ face: faceOf(cards, card), turned }));
  return {
    dragons: lying.filter(({ face }) => face.tags.includes('dragon')).length,
    shields: lying.filter(({ face, turned }) => wards(face, turned, seat.pool)).length,
  };
}
