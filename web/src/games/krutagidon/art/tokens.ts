// The drawings of the tokens: dead wizards, properties, the prize and R'lyeh.

import ampleDress from 'icon:ample-dress';
import bandaged from 'icon:bandaged';
import bookshelf from 'icon:bookshelf';
import burningBook from 'icon:burning-book';
import cash from 'icon:cash';
import chest from 'icon:chest';
import crystalBall from 'icon:crystal-ball';
import drop from 'icon:drop';
import dualityMask from 'icon:duality-mask';
import ghost from 'icon:ghost';
import graveFlowers from 'icon:grave-flowers';
import halfDead from 'icon:half-dead';
import inkSwirl from 'icon:ink-swirl';
import juggler from 'icon:juggler';
import magnet from 'icon:magnet';
import meat from 'icon:meat';
import megaphone from 'icon:megaphone';
import meltingMetal from 'icon:melting-metal';
import nuclearWaste from 'icon:nuclear-waste';
import oldMicrophone from 'icon:old-microphone';
import pawHeart from 'icon:paw-heart';
import raining from 'icon:raining';
import raiseZombie from 'icon:raise-zombie';
import scooter from 'icon:scooter';
import splurt from 'icon:splurt';
import templeGate from 'icon:temple-gate';
import tiedScroll from 'icon:tied-scroll';
import tribalMask from 'icon:tribal-mask';
import trophy from 'icon:trophy';
import windSlap from 'icon:wind-slap';
import type { Drawing } from './tints';

export const tokens = {
  dwt_01: { icon: burningBook, tint: 'orange' },
  dwt_02: { icon: meltingMetal, tint: 'gold' },
  dwt_03: { icon: raining, tint: 'white' },
  dwt_04: { icon: tiedScroll, tint: 'gold' },
  dwt_05: { icon: ghost, tint: 'white' },
  dwt_06: { icon: windSlap, tint: 'aqua' },
  dwt_07: { icon: halfDead, tint: 'lime' },
  dwt_08: { icon: graveFlowers, tint: 'pink' },
  dwt_09: { icon: bandaged, tint: 'bone' },
  dwt_10: { icon: cash, tint: 'red' },
  dwt_11: { icon: inkSwirl, tint: 'violet' },
  dwt_12: { icon: nuclearWaste, tint: 'lime' },
  dwt_13: { icon: dualityMask, tint: 'red' },
  dwt_14: { icon: raiseZombie, tint: 'lime' },
  dwt_15: { icon: oldMicrophone, tint: 'sky' },
  dwt_16: { icon: pawHeart, tint: 'pink' },
  dwt_17: { icon: bookshelf, tint: 'orange' },
  dwt_18: { icon: magnet, tint: 'red' },
  dwt_19: { icon: ampleDress, tint: 'pink' },
  dwt_20: { icon: splurt, tint: 'lime' },
  prop_blood_donor: { icon: drop, tint: 'red' },
  prop_express_delivery: { icon: scooter, tint: 'orange' },
  prop_beast_feeder: { icon: meat, tint: 'red' },
  prop_ringleader: { icon: tribalMask, tint: 'orange' },
  prop_jack_of_all_hexes: { icon: juggler, tint: 'violet' },
  prop_recruiter: { icon: megaphone, tint: 'pink' },
  prop_treasure_hoarder: { icon: chest, tint: 'gold' },
  prop_spell_diviner: { icon: crystalBall, tint: 'sky' },
  prize: { icon: trophy, tint: 'gold' },
  rlyeh: { icon: templeGate, tint: 'aqua' },
} satisfies Record<string, Drawing>;
