// What is drawn on events, those of the avatar among them.

import ancientRuins from 'icon:ancient-ruins';
import ankh from 'icon:ankh';
import awareness from 'icon:awareness';
import battleAxe from 'icon:battle-axe';
import chargingBull from 'icon:charging-bull';
import coinsPile from 'icon:coins-pile';
import crownedSkull from 'icon:crowned-skull';
import crystalBall from 'icon:crystal-ball';
import daemonSkull from 'icon:daemon-skull';
import despair from 'icon:despair';
import eclipseFlare from 'icon:eclipse-flare';
import embrassedEnergy from 'icon:embrassed-energy';
import exitDoor from 'icon:exit-door';
import eyeTarget from 'icon:eye-target';
import flowers from 'icon:flowers';
import goldStack from 'icon:gold-stack';
import guards from 'icon:guards';
import hammerDrop from 'icon:hammer-drop';
import imperialCrown from 'icon:imperial-crown';
import infinity from 'icon:infinity';
import linkedRings from 'icon:linked-rings';
import lockedChest from 'icon:locked-chest';
import martyrMemorial from 'icon:martyr-memorial';
import nightSky from 'icon:night-sky';
import openBook from 'icon:open-book';
import pawHeart from 'icon:paw-heart';
import peaceDove from 'icon:peace-dove';
import pitchfork from 'icon:pitchfork';
import plantRoots from 'icon:plant-roots';
import powerLightning from 'icon:power-lightning';
import prayer from 'icon:prayer';
import present from 'icon:present';
import puppet from 'icon:puppet';
import ringingBell from 'icon:ringing-bell';
import rootTip from 'icon:root-tip';
import rose from 'icon:rose';
import scales from 'icon:scales';
import scythe from 'icon:scythe';
import shamblingZombie from 'icon:shambling-zombie';
import snail from 'icon:snail';
import stoneWall from 'icon:stone-wall';
import sun from 'icon:sun';
import sunrise from 'icon:sunrise';
import sunset from 'icon:sunset';
import swordsEmblem from 'icon:swords-emblem';
import teacher from 'icon:teacher';
import teleport from 'icon:teleport';
import thirdEye from 'icon:third-eye';
import thornHelix from 'icon:thorn-helix';
import thornedArrow from 'icon:thorned-arrow';
import thornyVine from 'icon:thorny-vine';
import timeTrap from 'icon:time-trap';
import tiredEye from 'icon:tired-eye';
import virus from 'icon:virus';

export const events: Readonly<Record<string, string>> = {
  hidden_resources: lockedChest, black_thorns: thornyVine, rebirth_at_sunset: sunset, gift_to_fools: present,
  dislocation: teleport, rebirth_at_noon: sun, awakening: awareness, puppeteer: puppet, rebirth_at_dawn: sunrise,
  a_hard_lesson: teacher, undead_army: shamblingZombie, black_overload: powerLightning, midnight_rebirth: nightSky,
  abandonment: exitDoor, battle: swordsEmblem, knowledge: openBook, illness: virus, clairvoyance: crystalBall, vision: thirdEye,
  wave_of_fatigue: tiredEye, growth: plantRoots, revolt_of_the_servants: pitchfork, tribute_of_the_command: crownedSkull,
  renovation: stoneWall, reward_the_slothful: snail, instinct: pawHeart, only_war: battleAxe, remembrance: martyrMemorial,
  assault: chargingBull, manipulating_the_past: timeTrap, pledge: linkedRings, only_peace: peaceDove, gold_to_the_king: goldStack,
  woe: despair, infinite_knowledge: infinity, immortals: ankh, false_mercy: prayer, dominion: imperialCrown,
  power_infusion: embrassedEnergy, first_thorn: thornHelix, rose_garden: rose, watchful_petals: eyeTarget,
  call_to_the_hall: ringingBell, gift_of_the_rose: flowers, harsher_will: hammerDrop, restless_roots: rootTip, reaping: scythe,
  guard_of_cadavers: guards, toll_of_power: coinsPile, avatar_ascendant: daemonSkull, thorn_storm: thornedArrow,
  world_of_ruins: ancientRuins, last_judgement: scales, black_sun: eclipseFlare,
};
