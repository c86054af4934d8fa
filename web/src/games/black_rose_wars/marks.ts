// The signs of Black Rose Wars among words and numbers: icons of game-icons.

import activate from 'icon:star-swirl';
import attack from 'icon:crossed-swords';
import cards from 'icon:card-draw';
import cell from 'icon:prisoner';
import chain from 'icon:linked-rings';
import clean from 'icon:hourglass';
import crown from 'icon:crown';
import cube from 'icon:cube';
import damage from 'icon:drop';
import defeat from 'icon:skull-crossed-bones';
import destroyed from 'icon:ancient-ruins';
import discard from 'icon:card-discard';
import event from 'icon:crowned-skull';
import evocation from 'icon:daemon-pull';
import figure from 'icon:pawn';
import fist from 'icon:fist';
import forgotten from 'icon:scroll-unfurled';
import grimoire from 'icon:spell-book';
import hand from 'icon:card-pick';
import heal from 'icon:healing';
import health from 'icon:heart-plus';
import hex from 'icon:cursed-star';
import ignore from 'icon:shield';
import instability from 'icon:power-lightning';
import lodge from 'icon:hexes';
import memories from 'icon:brain';
import moon from 'icon:moon';
import move from 'icon:footprint';
import pain from 'icon:bleeding-heart';
import plan from 'icon:quill';
import power from 'icon:embrassed-energy';
import quest from 'icon:scroll-quill';
import range from 'icon:crosshair';
import rebuilt from 'icon:stone-tower';
import replace from 'icon:cycle';
import retire from 'icon:return-arrow';
import room from 'icon:hexagonal-nut';
import rose from 'icon:rose';
import self from 'icon:person';
import sprint from 'icon:sprint';
import stable from 'icon:infinity';
import strength from 'icon:biceps';
import study from 'icon:open-book';
import summon from 'icon:pentacle';
import trophy from 'icon:crowned-skull';
import umbra from 'icon:spectre';
import upgrade from 'icon:upgrade';
import wait from 'icon:sands-of-time';

export const marks = {
  activate, attack, cards, cell, chain, clean, crown, cube, damage, defeat, destroyed, discard, event, evocation, figure, fist, forgotten, grimoire,
  hand, heal, health, hex, ignore, instability, lodge, memories, moon, move, pain, plan, power, quest, range, rebuilt, replace, retire, room, rose,
  self, sprint, stable, strength, study, summon, trophy, umbra, upgrade, wait,
};
export type Mark = keyof typeof marks;
