// What is drawn in rooms and on figures, cards and tokens: icons of game-icons by the ids of the content.

import agony from 'icon:chained-heart';
import air from 'icon:tornado';
import albedo from 'icon:angel-wings';
import anvil from 'icon:anvil';
import any from 'icon:infinity';
import ancestor from 'icon:totem';
import altar from 'icon:sacrificial-dagger';
import arena from 'icon:crossed-swords';
import arianna from 'icon:woman-elf-face';
import armory from 'icon:breastplate';
import abyss from 'icon:hole';
import bibliotheca from 'icon:bookshelf';
import cadaver from 'icon:shambling-zombie';
import cemetery from 'icon:graveyard';
import colossus from 'icon:rock-golem';
import confusion from 'icon:misdirection';
import crown from 'icon:crown';
import crypt from 'icon:crypt-entrance';
import doria from 'icon:vampire-dracula';
import earth from 'icon:minerals';
import fire from 'icon:flame';
import garden from 'icon:fountain';
import graminia from 'icon:witch-face';
import holy from 'icon:spiked-halo';
import laboratory from 'icon:bubbling-flask';
import magic from 'icon:star-swirl';
import mirrors from 'icon:mirror-mirror';
import mysterious from 'icon:totem-mask';
import nightmare from 'icon:evil-moon';
import nigredo from 'icon:golem-head';
import observatory from 'icon:telescope';
import oracle from 'icon:crystal-ball';
import pleasures from 'icon:lovers';
import possessed from 'icon:daemon-skull';
import potion from 'icon:standing-potion';
import contingency from 'icon:magic-swirl';
import protection from 'icon:shield';
import rickart from 'icon:overlord-helm';
import rose from 'icon:rose';
import sanctuary from 'icon:feathered-wing';
import shaman from 'icon:tribal-mask';
import skull from 'icon:crowned-skull';
import slowness from 'icon:snail';
import succubus from 'icon:female-vampire';
import summoner from 'icon:pentacle';
import technomancy from 'icon:gears';
import throne from 'icon:throne-king';
import totem from 'icon:totem-head';
import trap from 'icon:wolf-trap';
import treasure from 'icon:open-treasure-chest';
import umbra from 'icon:spectre';
import unholy from 'icon:imp';
import vulnerability from 'icon:broken-shield';
import water from 'icon:drop';
import weakness from 'icon:broken-arrow';
import witchcraft from 'icon:cauldron';
import type { RoomColour } from './colours';

type Icons = Readonly<Record<string, string>>;

/** The colour of each room and the thing that stands in it; that of the Black Rose has the rose itself. */
export const ROOMS: Readonly<Record<string, { colour: RoomColour; thing: string }>> = {
  black_rose: { colour: 'black', thing: '' },
  throne: { colour: 'purple', thing: throne },
  armory: { colour: 'purple', thing: armory },
  pleasures_room: { colour: 'purple', thing: pleasures },
  crypt: { colour: 'grey', thing: crypt },
  sacrificial_altar: { colour: 'grey', thing: altar },
  cemetery: { colour: 'grey', thing: cemetery },
  summoner_room: { colour: 'red', thing: summoner },
  alchemical_laboratory: { colour: 'red', thing: laboratory },
  arena: { colour: 'red', thing: arena },
  observatory: { colour: 'yellow', thing: observatory },
  bibliotheca: { colour: 'yellow', thing: bibliotheca },
  sanctuary: { colour: 'yellow', thing: sanctuary },
  garden: { colour: 'green', thing: garden },
  forge: { colour: 'green', thing: anvil },
  treasure_room: { colour: 'green', thing: treasure },
  the_abyss: { colour: 'blue', thing: abyss },
  oracle_room: { colour: 'blue', thing: oracle },
  mirrors_room: { colour: 'blue', thing: mirrors },
};

/** The faces of those who take part. */
export const FACES: Icons = { arianna, rickart, graminia, baron_doria: doria, the_possessed: possessed, black_rose: rose };

export const EVOCATIONS: Icons = {
  succubus, nigredo, cadaver, colossus, albedo, umbra, totem, mysterious_totem: mysterious, ancestor_totem: ancestor,
};

export const SCHOOLS: Icons = { agony, alchemy: potion, witchcraft, shamanism: shaman, technomancy, nightmare, forgotten: rose, personal: crown };

export const ELEMENTS: Readonly<Record<string, { icon: string; colour: string }>> = {
  air: { icon: air, colour: '#e6e0c8' },
  earth: { icon: earth, colour: '#c9a06a' },
  fire: { icon: fire, colour: '#ff9a6a' },
  water: { icon: water, colour: '#8ec6ff' },
  holy: { icon: holy, colour: '#fff0a8' },
  unholy: { icon: unholy, colour: '#ff7a92' },
  magic: { icon: magic, colour: '#d6b6ff' },
  any: { icon: any, colour: '#f2e2b0' },
};

export const SPELL_TYPES: Icons = { combat: arena, contingency, protection, trap };

export const HEXES: Icons = { vulnerability, slowness, weakness, confusion };

export const TOKENS: Icons = { activation: magic, crown, trophy: skull };
