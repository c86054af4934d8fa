// The drawings of the forty artifacts.

import bowlSpiral from 'icon:bowl-spiral';
import chaliceDrops from 'icon:chalice-drops';
import colombianStatue from 'icon:colombian-statue';
import cornucopia from 'icon:cornucopia';
import crownedSkull from 'icon:crowned-skull';
import dekuTree from 'icon:deku-tree';
import dinosaurEgg from 'icon:dinosaur-egg';
import dragonHead from 'icon:dragon-head';
import drakkarDragon from 'icon:drakkar-dragon';
import fangs from 'icon:fangs';
import finch from 'icon:finch';
import fireBowl from 'icon:fire-bowl';
import fireGem from 'icon:fire-gem';
import fireRing from 'icon:fire-ring';
import floatingCrystal from 'icon:floating-crystal';
import fruitTree from 'icon:fruit-tree';
import hawkEmblem from 'icon:hawk-emblem';
import hound from 'icon:hound';
import jeweledChalice from 'icon:jeweled-chalice';
import lockedChest from 'icon:locked-chest';
import mermaid from 'icon:mermaid';
import pegasus from 'icon:pegasus';
import pocketBow from 'icon:pocket-bow';
import powerRing from 'icon:power-ring';
import prism from 'icon:prism';
import sacrificialDagger from 'icon:sacrificial-dagger';
import saddle from 'icon:saddle';
import seaDragon from 'icon:sea-dragon';
import seaSerpent from 'icon:sea-serpent';
import severedHand from 'icon:severed-hand';
import spikedDragonHead from 'icon:spiked-dragon-head';
import spinningSword from 'icon:spinning-sword';
import splashyStream from 'icon:splashy-stream';
import swordAltar from 'icon:sword-altar';
import tombstone from 'icon:tombstone';
import vintageRobot from 'icon:vintage-robot';
import warPick from 'icon:war-pick';
import waterFountain from 'icon:water-fountain';
import whip from 'icon:whip';
import wyvern from 'icon:wyvern';
import type { Drawing } from './tints';

export const artifacts: Record<string, Drawing> = {
  athanor: { icon: fireBowl, tint: 'ember' },
  bone_dragon: { icon: spikedDragonHead, tint: 'bone' },
  celestial_horse: { icon: pegasus, tint: 'sky' },
  chalice_of_fire: { icon: chaliceDrops, tint: 'ember' },
  chalice_of_life: { icon: jeweledChalice, tint: 'moss' },
  corrupt_altar: { icon: swordAltar, tint: 'blood' },
  crypt: { icon: tombstone, tint: 'bone' },
  cursed_skull: { icon: crownedSkull, tint: 'bone' },
  dancing_sword: { icon: spinningSword, tint: 'steel' },
  dragon_bridle: { icon: saddle, tint: 'leather' },
  dragon_egg: { icon: dinosaurEgg, tint: 'moss' },
  dragon_teeth: { icon: fangs, tint: 'blood' },
  dwarven_pickaxe: { icon: warPick, tint: 'steel' },
  earth_dragon: { icon: drakkarDragon, tint: 'leather' },
  elemental_spring: { icon: splashyStream, tint: 'sky' },
  elvish_bow: { icon: pocketBow, tint: 'moss' },
  fiery_whip: { icon: whip, tint: 'ember' },
  fire_dragon: { icon: dragonHead, tint: 'ember' },
  flaming_pit: { icon: fireRing, tint: 'ember' },
  fountain_of_youth: { icon: waterFountain, tint: 'sky' },
  guard_dog: { icon: hound, tint: 'leather' },
  hand_of_glory: { icon: severedHand, tint: 'bone' },
  hawk: { icon: hawkEmblem, tint: 'leather' },
  horn_of_plenty: { icon: cornucopia, tint: 'gilt' },
  hypnotic_basin: { icon: bowlSpiral, tint: 'sky' },
  jeweled_statuette: { icon: colombianStatue, tint: 'gilt' },
  magical_shard: { icon: floatingCrystal, tint: 'violet' },
  mermaid: { icon: mermaid, tint: 'sky' },
  nightingale: { icon: finch, tint: 'moss' },
  philosophers_stone: { icon: fireGem, tint: 'blood' },
  prism: { icon: prism, tint: 'violet' },
  ring_of_midas: { icon: powerRing, tint: 'gilt' },
  sacrificial_dagger: { icon: sacrificialDagger, tint: 'blood' },
  sea_serpent: { icon: seaSerpent, tint: 'sky' },
  treant: { icon: dekuTree, tint: 'moss' },
  tree_of_life: { icon: fruitTree, tint: 'moss' },
  vault: { icon: lockedChest, tint: 'gilt' },
  water_dragon: { icon: seaDragon, tint: 'sky' },
  wind_dragon: { icon: wyvern, tint: 'steel' },
  windup_man: { icon: vintageRobot, tint: 'steel' },
};
