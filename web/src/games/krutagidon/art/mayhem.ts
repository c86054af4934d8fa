// The drawings of the mayhem cards, from A to Z.

import bodySwapping from 'icon:body-swapping';
import bootKick from 'icon:boot-kick';
import broom from 'icon:broom';
import campCookingPot from 'icon:camp-cooking-pot';
import cardExchange from 'icon:card-exchange';
import cardRandom from 'icon:card-random';
import coffin from 'icon:coffin';
import cycle from 'icon:cycle';
import dandelionFlower from 'icon:dandelion-flower';
import handTruck from 'icon:hand-truck';
import heartburn from 'icon:heartburn';
import hourglass from 'icon:hourglass';
import medicines from 'icon:medicines';
import paperBomb from 'icon:paper-bomb';
import pawn from 'icon:pawn';
import payMoney from 'icon:pay-money';
import pentarrowsTornado from 'icon:pentarrows-tornado';
import piggyBank from 'icon:piggy-bank';
import poppy from 'icon:poppy';
import present from 'icon:present';
import punch from 'icon:punch';
import robinHoodHat from 'icon:robin-hood-hat';
import sharkJaws from 'icon:shark-jaws';
import theaterCurtains from 'icon:theater-curtains';
import uprising from 'icon:uprising';
import vacuumCleaner from 'icon:vacuum-cleaner';
import type { Drawing } from './tints';

export const mayhem = {
  mayhem_a: { icon: cardExchange, tint: 'white' },
  mayhem_b: { icon: poppy, tint: 'red' },
  mayhem_c: { icon: robinHoodHat, tint: 'lime' },
  mayhem_d: { icon: broom, tint: 'gold' },
  mayhem_e: { icon: payMoney, tint: 'white' },
  mayhem_f: { icon: heartburn, tint: 'orange' },
  mayhem_g: { icon: bodySwapping, tint: 'aqua' },
  mayhem_h: { icon: cardRandom, tint: 'white' },
  mayhem_i: { icon: cycle, tint: 'lime' },
  mayhem_j: { icon: present, tint: 'gold' },
  mayhem_k: { icon: medicines, tint: 'white' },
  mayhem_l: { icon: pentarrowsTornado, tint: 'aqua' },
  mayhem_m: { icon: pawn, tint: 'gold' },
  mayhem_n: { icon: uprising, tint: 'white' },
  mayhem_o: { icon: punch, tint: 'lime' },
  mayhem_p: { icon: piggyBank, tint: 'white' },
  mayhem_q: { icon: sharkJaws, tint: 'aqua' },
  mayhem_r: { icon: coffin, tint: 'bone' },
  mayhem_s: { icon: vacuumCleaner, tint: 'gold' },
  mayhem_t: { icon: handTruck, tint: 'lime' },
  mayhem_u: { icon: paperBomb, tint: 'orange' },
  mayhem_v: { icon: bootKick, tint: 'gold' },
  mayhem_w: { icon: theaterCurtains, tint: 'red' },
  mayhem_x: { icon: campCookingPot, tint: 'orange' },
  mayhem_y: { icon: dandelionFlower, tint: 'lime' },
  mayhem_z: { icon: hourglass, tint: 'white' },
} satisfies Record<string, Drawing>;
