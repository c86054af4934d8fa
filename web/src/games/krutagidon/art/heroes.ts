// The drawings of legends and familiars, and the portraits on the boards of the wizards.

import bagpipes from 'icon:bagpipes';
import bananaPeeled from 'icon:banana-peeled';
import beard from 'icon:beard';
import bleedingEye from 'icon:bleeding-eye';
import burningSkull from 'icon:burning-skull';
import cigarette from 'icon:cigarette';
import cloverSpiked from 'icon:clover-spiked';
import coinflip from 'icon:coinflip';
import crownedSkull from 'icon:crowned-skull';
import cyborgFace from 'icon:cyborg-face';
import devilMask from 'icon:devil-mask';
import doubleDragon from 'icon:double-dragon';
import fairy from 'icon:fairy';
import flameClaws from 'icon:flame-claws';
import galaxy from 'icon:galaxy';
import guitar from 'icon:guitar';
import guitarHead from 'icon:guitar-head';
import heavenGate from 'icon:heaven-gate';
import imp from 'icon:imp';
import knightBanner from 'icon:knight-banner';
import liver from 'icon:liver';
import mailedFist from 'icon:mailed-fist';
import martini from 'icon:martini';
import mouse from 'icon:mouse';
import octopus from 'icon:octopus';
import orcHead from 'icon:orc-head';
import overlordHelm from 'icon:overlord-helm';
import popeCrown from 'icon:pope-crown';
import retroController from 'icon:retro-controller';
import saberToothedCatHead from 'icon:saber-toothed-cat-head';
import schoolBag from 'icon:school-bag';
import snakeTongue from 'icon:snake-tongue';
import tentaclesSkull from 'icon:tentacles-skull';
import twoShadows from 'icon:two-shadows';
import visoredHelm from 'icon:visored-helm';
import womanElfFace from 'icon:woman-elf-face';
import type { Drawing } from './tints';

export const heroes = {
  voom: { icon: cyborgFace, tint: 'sky' },
  grimnark_bloodmancer: { icon: bleedingEye, tint: 'red' },
  double_tongue: { icon: snakeTongue, tint: 'lime' },
  bananamage: { icon: bananaPeeled, tint: 'gold' },
  mistress_britta: { icon: flameClaws, tint: 'orange' },
  sign_of_cosmos: { icon: galaxy, tint: 'violet' },
  three_warnings: { icon: cigarette, tint: 'white' },
  constantine: { icon: crownedSkull, tint: 'gold' },
  lord_blacklord: { icon: overlordHelm, tint: 'violet' },
  skulltown: { icon: guitar, tint: 'red' },
  masha_the_mangler: { icon: mailedFist, tint: 'pink' },
  doctor_tipsy: { icon: martini, tint: 'lime' },
  scruffy_spawn: { icon: octopus, tint: 'pink' },
  sir_snotlein: { icon: knightBanner, tint: 'lime' },
  scorched_squire: { icon: burningSkull, tint: 'orange' },
  lead_orcganizer: { icon: orcHead, tint: 'lime' },
  asmodeus_party_demon: { icon: imp, tint: 'red' },
  lord_mousington: { icon: mouse, tint: 'bone' },
  mcliver: { icon: liver, tint: 'red' },
  puff_rainbow_cloud: { icon: heavenGate, tint: 'white' },
  double_warlock: { icon: twoShadows, tint: 'violet' },
  muck_marx: { icon: beard, tint: 'bone' },
  school_brats: { icon: schoolBag, tint: 'gold' },
  little_coin: { icon: coinflip, tint: 'gold' },
} satisfies Record<string, Drawing>;

/** By the name of the board. */
export const portraits = {
  snotia: { icon: womanElfFace, tint: 'lime' },
  joan_of_spark: { icon: visoredHelm, tint: 'orange' },
  venture: { icon: doubleDragon, tint: 'red' },
  roachsauce: { icon: devilMask, tint: 'pink' },
  mcravey: { icon: bagpipes, tint: 'aqua' },
  dungstar: { icon: popeCrown, tint: 'gold' },
  game_over_lord: { icon: retroController, tint: 'violet' },
  mr_lucky: { icon: cloverSpiked, tint: 'lime' },
  ball_of_cthulhu: { icon: tentaclesSkull, tint: 'aqua' },
  hellish_huffman: { icon: guitarHead, tint: 'red' },
  sir_kitty: { icon: saberToothedCatHead, tint: 'orange' },
  fey_ticklebottom: { icon: fairy, tint: 'pink' },
} satisfies Record<string, Drawing>;
