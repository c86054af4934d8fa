// What is drawn on the orders of The Possessed.

import barbedArrow from 'icon:barbed-arrow';
import brainLeak from 'icon:brain-leak';
import crownOfThorns from 'icon:crown-of-thorns';
import daemonSkull from 'icon:daemon-skull';
import daisy from 'icon:daisy';
import deadWood from 'icon:dead-wood';
import evilEyes from 'icon:evil-eyes';
import fireRing from 'icon:fire-ring';
import flowerEmblem from 'icon:flower-emblem';
import flowerTwirl from 'icon:flower-twirl';
import footprint from 'icon:footprint';
import footsteps from 'icon:footsteps';
import lotusFlower from 'icon:lotus-flower';
import piercedHeart from 'icon:pierced-heart';
import plantRoots from 'icon:plant-roots';
import poisonBottle from 'icon:poison-bottle';
import rockGolem from 'icon:rock-golem';
import rootTip from 'icon:root-tip';
import rose from 'icon:rose';
import run from 'icon:run';
import scythe from 'icon:scythe';
import shamblingZombie from 'icon:shambling-zombie';
import spikedShield from 'icon:spiked-shield';
import sprint from 'icon:sprint';
import stoneWall from 'icon:stone-wall';
import thornHelix from 'icon:thorn-helix';
import thornedArrow from 'icon:thorned-arrow';
import thornyTentacle from 'icon:thorny-tentacle';
import whip from 'icon:whip';
import wolfHead from 'icon:wolf-head';

export const orders: Readonly<Record<string, string>> = {
  thorn_revenge: thornedArrow, creeping_bramble: thornyTentacle, black_petals: flowerTwirl, hunters_step: footprint,
  servant_of_the_rose: shamblingZombie, root_grasp: rootTip, hollow_gaze: evilEyes, thorn_shield: spikedShield,
  withered_garden: deadWood, silent_march: footsteps, scarlet_lash: whip, bloom_of_ruin: flowerEmblem, feeding_roots: plantRoots,
  pack_of_thorns: wolfHead, cruel_pursuit: run, barbed_answer: barbedArrow, veil_of_petals: daisy, demand_of_the_rose: rose,
  ashen_ring: fireRing, stolen_will: brainLeak, crown_of_thorns: crownOfThorns, black_harvest: scythe, colossal_wrath: rockGolem,
  final_bloom: lotusFlower, heart_piercer: piercedHeart, rose_reclaims: stoneWall, wall_of_briars: thornHelix,
  venom_sap: poisonBottle, tireless_hunt: sprint, echo_of_the_master: daemonSkull,
};
