// The drawings of what is dealt and sold: starters, the two piles, and the five types of the main deck.

import arena from 'icon:arena';
import bloodySword from 'icon:bloody-sword';
import brain from 'icon:brain';
import brokenBone from 'icon:broken-bone';
import castle from 'icon:castle';
import cat from 'icon:cat';
import celebrationFire from 'icon:celebration-fire';
import choppedSkull from 'icon:chopped-skull';
import clover from 'icon:clover';
import crystalWand from 'icon:crystal-wand';
import dragonBreath from 'icon:dragon-breath';
import fairyWand from 'icon:fairy-wand';
import gooExplosion from 'icon:goo-explosion';
import gooeyEyedSun from 'icon:gooey-eyed-sun';
import gorilla from 'icon:gorilla';
import grimReaper from 'icon:grim-reaper';
import harpy from 'icon:harpy';
import hollowCat from 'icon:hollow-cat';
import holyGrail from 'icon:holy-grail';
import hornedHelm from 'icon:horned-helm';
import laurelsTrophy from 'icon:laurels-trophy';
import lips from 'icon:lips';
import magicHat from 'icon:magic-hat';
import magicSwirl from 'icon:magic-swirl';
import metalHand from 'icon:metal-hand';
import microphone from 'icon:microphone';
import minotaur from 'icon:minotaur';
import mushroomCloud from 'icon:mushroom-cloud';
import mushroomsCluster from 'icon:mushrooms-cluster';
import musicalNotes from 'icon:musical-notes';
import nestEggs from 'icon:nest-eggs';
import orbWand from 'icon:orb-wand';
import pawFront from 'icon:paw-front';
import peach from 'icon:peach';
import pigFace from 'icon:pig-face';
import queenCrown from 'icon:queen-crown';
import rat from 'icon:rat';
import runeSword from 'icon:rune-sword';
import samuraiHelmet from 'icon:samurai-helmet';
import saxophone from 'icon:saxophone';
import sheep from 'icon:sheep';
import shop from 'icon:shop';
import skeleton from 'icon:skeleton';
import slime from 'icon:slime';
import smokeBomb from 'icon:smoke-bomb';
import spikedDragonHead from 'icon:spiked-dragon-head';
import squidHead from 'icon:squid-head';
import steamBlast from 'icon:steam-blast';
import steampunkGoggles from 'icon:steampunk-goggles';
import stopSign from 'icon:stop-sign';
import sunPriest from 'icon:sun-priest';
import sunrise from 'icon:sunrise';
import swapBag from 'icon:swap-bag';
import thorFist from 'icon:thor-fist';
import tombstone from 'icon:tombstone';
import tongue from 'icon:tongue';
import trashCan from 'icon:trash-can';
import unicorn from 'icon:unicorn';
import vampireDracula from 'icon:vampire-dracula';
import volcano from 'icon:volcano';
import vomiting from 'icon:vomiting';
import werewolf from 'icon:werewolf';
import wizardStaff from 'icon:wizard-staff';
import type { Drawing } from './tints';

export const market = {
  sign: { icon: fairyWand, tint: 'gold' },
  wand: { icon: crystalWand, tint: 'aqua' },
  fizzle: { icon: smokeBomb, tint: 'bone' },
  wild_magic: { icon: magicSwirl, tint: 'gold' },
  limp_wand: { icon: orbWand, tint: 'bone' },
  abracadabrador: { icon: magicHat, tint: 'violet' },
  princess_calamity: { icon: queenCrown, tint: 'pink' },
  mad_cat_lady: { icon: hollowCat, tint: 'bone' },
  belly_hellish: { icon: hornedHelm, tint: 'gold' },
  misha_unicorn_bane: { icon: unicorn, tint: 'pink' },
  karpatych_san: { icon: samuraiHelmet, tint: 'gold' },
  festering_trepanner: { icon: choppedSkull, tint: 'lime' },
  veear_virtual_warlock: { icon: steampunkGoggles, tint: 'aqua' },
  shabby_snakewolf: { icon: werewolf, tint: 'bone' },
  overbrain: { icon: brain, tint: 'pink' },
  finger_flexer: { icon: metalHand, tint: 'sky' },
  sweet_kitty: { icon: cat, tint: 'white' },
  sunface: { icon: sunPriest, tint: 'gold' },
  snot_bearer_knight: { icon: slime, tint: 'lime' },
  acid_dragon: { icon: dragonBreath, tint: 'gold' },
  necro_dancers: { icon: skeleton, tint: 'bone' },
  fatalizer: { icon: grimReaper, tint: 'violet' },
  lucky_talismans: { icon: clover, tint: 'white' },
  bloodbath_attendant: { icon: vampireDracula, tint: 'red' },
  mars_skater_rats: { icon: rat, tint: 'bone' },
  whatsit: { icon: gooeyEyedSun, tint: 'orange' },
  twins: { icon: minotaur, tint: 'pink' },
  ingenious_harpies: { icon: harpy, tint: 'aqua' },
  fruity_rump: { icon: peach, tint: 'orange' },
  gorillaugh: { icon: gorilla, tint: 'violet' },
  cthulhu: { icon: squidHead, tint: 'pink' },
  niputyu: { icon: stopSign, tint: 'red' },
  dragonize: { icon: spikedDragonHead, tint: 'lime' },
  gutting_sin: { icon: bloodySword, tint: 'red' },
  lovely_day: { icon: sunrise, tint: 'gold' },
  steam_up: { icon: steamBlast, tint: 'white' },
  woolly_crew: { icon: sheep, tint: 'white' },
  mega_fist: { icon: thorFist, tint: 'orange' },
  great_blaze: { icon: celebrationFire, tint: 'orange' },
  blood_guts_kaboom: { icon: gooExplosion, tint: 'red' },
  hurlatico: { icon: vomiting, tint: 'lime' },
  epic_paws: { icon: pawFront, tint: 'orange' },
  necromantics: { icon: tombstone, tint: 'bone' },
  annihilation_day: { icon: mushroomCloud, tint: 'orange' },
  robot_tongue: { icon: tongue, tint: 'pink' },
  golden_oldies: { icon: musicalNotes, tint: 'pink' },
  total_rubbish: { icon: trashCan, tint: 'sky' },
  big_bone: { icon: brokenBone, tint: 'white' },
  rod_of_swinishness: { icon: pigFace, tint: 'pink' },
  hexcalibur: { icon: runeSword, tint: 'aqua' },
  muck_rocker_staff: { icon: wizardStaff, tint: 'lime' },
  rap_battle_gear: { icon: microphone, tint: 'sky' },
  battle_sax_axe: { icon: saxophone, tint: 'orange' },
  dragon_eggs: { icon: nestEggs, tint: 'lime' },
  bag_of_joy: { icon: swapBag, tint: 'pink' },
  unholy_grail: { icon: holyGrail, tint: 'red' },
  uncle_andys_laurels: { icon: laurelsTrophy, tint: 'lime' },
  six_o_mart: { icon: shop, tint: 'lime' },
  squidslayer_castle: { icon: castle, tint: 'sky' },
  mushroom_bog: { icon: mushroomsCluster, tint: 'red' },
  skullflame_mountain: { icon: volcano, tint: 'orange' },
  halls_of_passion: { icon: lips, tint: 'pink' },
  annihilation_arena: { icon: arena, tint: 'gold' },
} satisfies Record<string, Drawing>;
