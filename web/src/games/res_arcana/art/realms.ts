// The drawings of mages, monuments, magic items and places of power.

import allSeeingEye from 'icon:all-seeing-eye';
import anvilImpact from 'icon:anvil-impact';
import archiveResearch from 'icon:archive-research';
import bookshelf from 'icon:bookshelf';
import caduceus from 'icon:caduceus';
import cardPick from 'icon:card-pick';
import castle from 'icon:castle';
import cauldron from 'icon:cauldron';
import caveEntrance from 'icon:cave-entrance';
import concentrationOrb from 'icon:concentration-orb';
import coral from 'icon:coral';
import crossedSwords from 'icon:crossed-swords';
import cryptEntrance from 'icon:crypt-entrance';
import crystalBall from 'icon:crystal-ball';
import cycle from 'icon:cycle';
import deer from 'icon:deer';
import evilBook from 'icon:evil-book';
import fizzingFlask from 'icon:fizzing-flask';
import forest from 'icon:forest';
import gearHammer from 'icon:gear-hammer';
import goldMine from 'icon:gold-mine';
import graveyard from 'icon:graveyard';
import greatPyramid from 'icon:great-pyramid';
import greekTemple from 'icon:greek-temple';
import halfDead from 'icon:half-dead';
import magicShield from 'icon:magic-shield';
import mineWagon from 'icon:mine-wagon';
import obelisk from 'icon:obelisk';
import raiseSkeleton from 'icon:raise-skeleton';
import raiseZombie from 'icon:raise-zombie';
import rockGolem from 'icon:rock-golem';
import scrollQuill from 'icon:scroll-quill';
import spikyPit from 'icon:spiky-pit';
import stoneBust from 'icon:stone-bust';
import vines from 'icon:vines';
import whiteTower from 'icon:white-tower';
import witchFace from 'icon:witch-face';
import yinYang from 'icon:yin-yang';
import type { Drawing } from './tints';

export const realms: Record<string, Drawing> = {
  alchemist: { icon: fizzingFlask, tint: 'moss' },
  artificer: { icon: gearHammer, tint: 'steel' },
  druid: { icon: deer, tint: 'moss' },
  duelist: { icon: crossedSwords, tint: 'blood' },
  healer: { icon: caduceus, tint: 'sky' },
  necromancer: { icon: raiseSkeleton, tint: 'bone' },
  scholar: { icon: scrollQuill, tint: 'leather' },
  seer: { icon: crystalBall, tint: 'violet' },
  transmuter: { icon: cycle, tint: 'gilt' },
  witch: { icon: witchFace, tint: 'violet' },
  colossus: { icon: rockGolem, tint: 'leather' },
  golden_statue: { icon: stoneBust, tint: 'gilt' },
  great_pyramid: { icon: greatPyramid, tint: 'leather' },
  hanging_gardens: { icon: vines, tint: 'moss' },
  library: { icon: bookshelf, tint: 'leather' },
  mausoleum: { icon: graveyard, tint: 'bone' },
  obelisk: { icon: obelisk, tint: 'steel' },
  oracle: { icon: allSeeingEye, tint: 'violet' },
  solomons_mine: { icon: goldMine, tint: 'gilt' },
  temple: { icon: greekTemple, tint: 'steel' },
  alchemy: { icon: cauldron, tint: 'moss' },
  calm_elan: { icon: yinYang, tint: 'sky' },
  death_life: { icon: halfDead, tint: 'bone' },
  divination: { icon: cardPick, tint: 'violet' },
  protection: { icon: magicShield, tint: 'steel' },
  reanimate: { icon: raiseZombie, tint: 'moss' },
  research: { icon: archiveResearch, tint: 'leather' },
  transmutation: { icon: concentrationOrb, tint: 'gilt' },
  sacred_grove: { icon: forest, tint: 'moss' },
  alchemists_tower: { icon: whiteTower, tint: 'violet' },
  catacombs_of_the_dead: { icon: cryptEntrance, tint: 'bone' },
  sacrificial_pit: { icon: spikyPit, tint: 'blood' },
  cursed_forge: { icon: anvilImpact, tint: 'ember' },
  dwarven_mines: { icon: mineWagon, tint: 'leather' },
  coral_castle: { icon: castle, tint: 'sky' },
  sunken_reef: { icon: coral, tint: 'sky' },
  dragons_lair: { icon: caveEntrance, tint: 'blood' },
  sorcerers_bestiary: { icon: evilBook, tint: 'violet' },
};
