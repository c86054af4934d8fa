// The signs of what happens, for titles that draw none of their own.

import blast from 'icon:punch-blast';
import book from 'icon:open-book';
import burn from 'icon:card-burn';
import cart from 'icon:shopping-cart';
import cards from 'icon:card-draw';
import discard from 'icon:card-discard';
import flag from 'icon:flying-flag';
import heart from 'icon:heart-plus';
import laurels from 'icon:laurels';
import lightning from 'icon:power-lightning';
import night from 'icon:night-sleep';
import ready from 'icon:anticlockwise-rotation';
import receive from 'icon:receive-money';
import pay from 'icon:pay-money';
import returns from 'icon:return-arrow';
import shield from 'icon:shield';
import skull from 'icon:death-skull';
import sun from 'icon:sun';
import swords from 'icon:crossed-swords';
import tornado from 'icon:tornado';
import wand from 'icon:orb-wand';
import type { GameModule } from '../../lib/board';
import type { ShotKind } from '../../lib/wire';

const MARKS: Record<ShotKind, string> = {
  play: wand, attack: swords, purchase: cart, pass: night, discard, fate: tornado, round: sun, turn: flag,
  damage: blast, death: skull, reaction: shield, defence: shield, redirect: returns, heal: heart, power: lightning, gain: receive, loss: pay,
  draw: cards, destroy: burn, take: book, ready, points: laurels,
};

export function markOf(kind: ShotKind, module: GameModule | null): string {
  return module?.film?.marks?.[kind] ?? MARKS[kind];
}
