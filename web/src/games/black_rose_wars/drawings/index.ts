// What is drawn on each component, and in which ink: spells and grimoires in that of their school, quests gold, events crimson.

import cardBack from 'icon:rose';
import type { CardFace } from '../../../lib/wire';
import type { Inked } from '../../parts/cards/art';
import { ROOM_PAINTS, SCHOOL_PAINTS } from '../art/colours';
import { EVOCATIONS, FACES, HEXES, ROOMS, SCHOOLS } from '../art/pictures';
import { events } from './events';
import { orders } from './orders';
import { others } from './others';
import { quests } from './quests';
import { spells } from './spells';

const ICONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(ROOMS).map(([room, { thing }]) => [room, thing])),
  ...SCHOOLS, ...EVOCATIONS, ...HEXES, ...FACES, ...others, ...quests, ...events, ...orders, ...spells,
};

const INKS: Readonly<Record<string, string>> = {
  quest: '#e9cf8d', event: '#ff6b83', avatar_event: '#ff6b83', order: '#e2a0ac', hex: '#d6f29a', upgrade: '#a9c4e0', evocation: '#e6dcec',
  mage: '#efe3d2', avatar: '#ff9aa8', personal_spell: '#efe3c8', forgotten_spell: '#cfc4ae',
};

/** The school of a spell or a grimoire, or the colour of a room; empty where a component has none. */
export function schoolOf(face: CardFace): string {
  if (face.kind === 'personal_spell') return 'personal';
  if (face.kind === 'forgotten_spell') return 'forgotten';
  if (face.kind === 'school') return face.name;
  return face.tags.find((tag) => tag in SCHOOL_PAINTS) ?? '';
}

/** Whether a component has a picture of its own. */
export const isDrawn = (name: string): boolean => Boolean(ICONS[name]) || name === 'black_rose';

export function drawingOf(face: CardFace): Inked {
  const icon = ICONS[face.name] || cardBack;
  const room = ROOMS[face.name];
  const ink = (room ? ROOM_PAINTS[room.colour].light : SCHOOL_PAINTS[schoolOf(face)]) ?? INKS[face.kind] ?? '#e2a0ac';
  return { icon, ink };
}
