// What is drawn on spells: an icon of game-icons for each.

import angelWings from 'icon:angel-wings';
import autoRepair from 'icon:auto-repair';
import bearHead from 'icon:bear-head';
import bleedingHeart from 'icon:bleeding-heart';
import bleedingWound from 'icon:bleeding-wound';
import blood from 'icon:blood';
import brainTentacle from 'icon:brain-tentacle';
import brokenHeart from 'icon:broken-heart';
import bubblingFlask from 'icon:bubbling-flask';
import burningEmbers from 'icon:burning-embers';
import campfire from 'icon:campfire';
import cat from 'icon:cat';
import cauldron from 'icon:cauldron';
import chainedHeart from 'icon:chained-heart';
import checkedShield from 'icon:checked-shield';
import clockwork from 'icon:clockwork';
import compass from 'icon:compass';
import contract from 'icon:contract';
import conversation from 'icon:conversation';
import crowDive from 'icon:crow-dive';
import crystalCluster from 'icon:crystal-cluster';
import cube from 'icon:cube';
import cursedStar from 'icon:cursed-star';
import dualityMask from 'icon:duality-mask';
import dynamite from 'icon:dynamite';
import electric from 'icon:electric';
import evilEyes from 'icon:evil-eyes';
import evilMoon from 'icon:evil-moon';
import eyeShield from 'icon:eye-shield';
import falling from 'icon:falling';
import fireBomb from 'icon:fire-bomb';
import fireBottle from 'icon:fire-bottle';
import fireball from 'icon:fireball';
import fog from 'icon:fog';
import fountain from 'icon:fountain';
import frankensteinCreature from 'icon:frankenstein-creature';
import frozenOrb from 'icon:frozen-orb';
import gears from 'icon:gears';
import ghost from 'icon:ghost';
import graveFlowers from 'icon:grave-flowers';
import grenade from 'icon:grenade';
import heartInside from 'icon:heart-inside';
import hoodedAssassin from 'icon:hooded-assassin';
import hourglass from 'icon:hourglass';
import ironMask from 'icon:iron-mask';
import kneeling from 'icon:kneeling';
import lightningArc from 'icon:lightning-arc';
import lightningStorm from 'icon:lightning-storm';
import magicPortal from 'icon:magic-portal';
import magnetBlast from 'icon:magnet-blast';
import mirrorMirror from 'icon:mirror-mirror';
import missileSwarm from 'icon:missile-swarm';
import nightSleep from 'icon:night-sleep';
import philosopherBust from 'icon:philosopher-bust';
import piercedHeart from 'icon:pierced-heart';
import potionBall from 'icon:potion-ball';
import prisoner from 'icon:prisoner';
import raining from 'icon:raining';
import river from 'icon:river';
import rockGolem from 'icon:rock-golem';
import ropeCoil from 'icon:rope-coil';
import roundPotion from 'icon:round-potion';
import screaming from 'icon:screaming';
import scrollUnfurled from 'icon:scroll-unfurled';
import sharpLips from 'icon:sharp-lips';
import skeletalHand from 'icon:skeletal-hand';
import sonicShout from 'icon:sonic-shout';
import soulVessel from 'icon:soul-vessel';
import spectre from 'icon:spectre';
import spikedDragonHead from 'icon:spiked-dragon-head';
import steam from 'icon:steam';
import stoneBlock from 'icon:stone-block';
import stopwatch from 'icon:stopwatch';
import sunrise from 'icon:sunrise';
import terror from 'icon:terror';
import thornyVine from 'icon:thorny-vine';
import totemHead from 'icon:totem-head';
import tribalShield from 'icon:tribal-shield';
import vineWhip from 'icon:vine-whip';
import volcano from 'icon:volcano';
import voodooDoll from 'icon:voodoo-doll';
import whip from 'icon:whip';
import wolfHead from 'icon:wolf-head';
import wolfHowl from 'icon:wolf-howl';

export const spells: Readonly<Record<string, string>> = {
  shared_torture: chainedHeart, grim_torment: brokenHeart, cross_and_delight: piercedHeart, torment: spikedDragonHead,
  visceral_fire: heartInside, peak_of_agony: screaming, pain_mark: bleedingHeart, master_of_pleasure: whip,
  liquefy_the_pain: bleedingWound, submission: kneeling, ineluctable_pain: ironMask, heart_of_ice: frozenOrb,
  azoth_bomb: roundPotion, viatorium_spagyricum: potionBall, deflagrate: fireBomb, athanor_eruption: volcano,
  marbling: stoneBlock, stone_phoenix: burningEmbers, soul_transfer: soulVessel, liquid_fire: fireBottle,
  fountain_of_the_three: fountain, purifying_aludel: bubblingFlask, albify: angelWings, silver_of_the_sages: crystalCluster,
  brain_worm: brainTentacle, ruinous_curse: cursedStar, withering_touch: skeletalHand, rag_doll: voodooDoll,
  crows_feast: crowDive, witch_cauldron: cauldron, jealous_moon: evilMoon, thirteenth_knot: ropeCoil, black_cat: cat,
  coven_circle: magicPortal, curse_of_ages: hourglass, wicked_bargain: contract, spirit_ward: tribalShield,
  raise_the_totem: totemHead, voice_of_ancestors: sonicShout, wolf_spirit: wolfHead, thunderbird: lightningStorm,
  bear_might: bearHead, vine_snare: vineWhip, rain_dance: raining, river_of_souls: river, bonfire_rite: campfire,
  spirit_walk: ghost, blood_debt: blood, reanimator_engine: frankensteinCreature, colossus_protocol: rockGolem,
  galvanic_lance: lightningArc, overclock: clockwork, shrapnel_charge: grenade, repair_drones: autoRepair,
  charged_floor: electric, magnetic_pull: magnetBlast, steam_shield: steam, blueprint: compass, demolition_plan: dynamite,
  scrap_harvest: gears, haunting: spectre, waking_dread: terror, shadow_stalker: hoodedAssassin, night_terror: evilEyes,
  sleepless_vigil: eyeShield, lucid_prison: prisoner, dream_eater: sharpLips, dark_mirror: mirrorMirror,
  hour_of_the_wolf: wolfHowl, shared_fear: conversation, black_slumber: nightSleep, echo_of_the_fall: falling,
  dawn_verdict: sunrise, cube_of_lamentations: cube, evil_eye: evilEyes, baron_masquerade: dualityMask,
  arcane_barrage: missileSwarm, killer_fog: fog, supreme_fireball: fireball, great_work: philosopherBust,
  arrested_hour: stopwatch, word_of_ruin: scrollUnfurled, aegis_of_the_first: checkedShield, pact_of_thorns: thornyVine,
  call_of_the_old_host: graveFlowers,
};
