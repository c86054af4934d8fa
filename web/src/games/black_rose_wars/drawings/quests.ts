// What is drawn on quests.

import bed from 'icon:bed';
import blood from 'icon:blood';
import bookshelf from 'icon:bookshelf';
import coins from 'icon:coins';
import crossedSwords from 'icon:crossed-swords';
import crown from 'icon:crown';
import cubes from 'icon:cubes';
import cutDiamond from 'icon:cut-diamond';
import daemonPull from 'icon:daemon-pull';
import deathSkull from 'icon:death-skull';
import dividedSpiral from 'icon:divided-spiral';
import drop from 'icon:drop';
import eclipse from 'icon:eclipse';
import emerald from 'icon:emerald';
import flame from 'icon:flame';
import gemChain from 'icon:gem-chain';
import gems from 'icon:gems';
import goldBar from 'icon:gold-bar';
import halfDead from 'icon:half-dead';
import holySymbol from 'icon:holy-symbol';
import invisible from 'icon:invisible';
import magicSwirl from 'icon:magic-swirl';
import minerals from 'icon:minerals';
import moon from 'icon:moon';
import moonClaws from 'icon:moon-claws';
import moonOrbit from 'icon:moon-orbit';
import openBook from 'icon:open-book';
import pentacle from 'icon:pentacle';
import polarStar from 'icon:polar-star';
import powerGenerator from 'icon:power-generator';
import rose from 'icon:rose';
import sacrificialDagger from 'icon:sacrificial-dagger';
import shatteredGlass from 'icon:shattered-glass';
import shield from 'icon:shield';
import skullCrossedBones from 'icon:skull-crossed-bones';
import spectre from 'icon:spectre';
import spikedHalo from 'icon:spiked-halo';
import starFormation from 'icon:star-formation';
import starProminences from 'icon:star-prominences';
import starSwirl from 'icon:star-swirl';
import stoneTower from 'icon:stone-tower';
import sun from 'icon:sun';
import sunPriest from 'icon:sun-priest';
import testTubes from 'icon:test-tubes';
import tornado from 'icon:tornado';
import vial from 'icon:vial';
import wizardStaff from 'icon:wizard-staff';
import wolfTrap from 'icon:wolf-trap';

export const quests: Readonly<Record<string, string>> = {
  holy_corruption: spikedHalo, contingent_mage: magicSwirl, shattered_illusion: shatteredGlass, warrior_wizard: crossedSwords,
  magic_stem: rose, guarding_wisdom: bookshelf, dominate_fear: spectre, earth_tempest: stoneTower, channeling_instability: cubes,
  summoner_wizard: pentacle, guardian_mage: shield, conspirator_mage: wolfTrap, rest_the_limbs: bed, field_test: testTubes,
  acquire_wealth: coins, cinder_and_gold: goldBar, enigmatic_sun: sun, cinder_star: starFormation, illusory_moon: moon,
  purple_star: polarStar, mortal_moon: deathSkull, generous_moon: halfDead, wise_moon: bookshelf, crimson_star: starSwirl,
  persuasive_moon: moonOrbit, emerald_star: emerald, powerful_moon: moonClaws, citrine_star: cutDiamond,
  indigo_star: starProminences, emerald_amethyst: gems, bloody_sun: blood, vial_sun: vial, electric_ruby: gemChain,
  golden_sun: sunPriest, extinct_sun: eclipse, invisible_sun: invisible, collective_sacrifice: sacrificialDagger,
  aeromancer: tornado, hydromancer: drop, geomancer: minerals, pyromancer: flame, elementalist: dividedSpiral,
  surrender_of_power: crown, deep_knowledge: openBook, magus: wizardStaff, power_catalyst: powerGenerator, summoner: daemonPull,
  master_of_death: skullCrossedBones, theurge: holySymbol,
};
