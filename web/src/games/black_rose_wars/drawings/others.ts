// What is drawn on starting grimoires and upgrades.

import aerialSignal from 'icon:aerial-signal';
import atomicSlashes from 'icon:atomic-slashes';
import chainedHeart from 'icon:chained-heart';
import circularSawblade from 'icon:circular-sawblade';
import dynamite from 'icon:dynamite';
import goldBar from 'icon:gold-bar';
import herbsBundle from 'icon:herbs-bundle';
import legArmor from 'icon:leg-armor';
import lightningArc from 'icon:lightning-arc';
import lightningStorm from 'icon:lightning-storm';
import metalPlate from 'icon:metal-plate';
import nightSky from 'icon:night-sky';
import robotGolem from 'icon:robot-golem';
import skeleton from 'icon:skeleton';
import spiderWeb from 'icon:spider-web';
import whip from 'icon:whip';
import witchFlight from 'icon:witch-flight';

export const others: Readonly<Record<string, string>> = {
  sadistic_fury: whip, algolagnia: chainedHeart, scourge: whip, auromancer: goldBar, night_coven: witchFlight,
  hedge_wisdom: herbsBundle, storm_hunters: lightningStorm, keepers_of_bones: skeleton, iron_legion: robotGolem,
  saboteur: dynamite, endless_night: nightSky, dream_weaver: spiderWeb, reinforced_plating: metalPlate,
  servo_blades: circularSawblade, piston_legs: legArmor, arc_cannon: lightningArc, unstable_core: atomicSlashes,
  aether_collector: aerialSignal,
};
