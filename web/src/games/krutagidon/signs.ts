// News and buttons begin with the sign of what happens.

import type { Words } from '../../lib/wire';
import type { Mark } from './art/marks';

/** The sign before a sentence of the log or on a button; the sentence says it all by itself. */
const SIGNS: Record<string, Mark> = {
  'move-play-harmless': 'hand',
  'move-end-turn': 'end',
  'move-buy': 'market',
  'move-defeat': 'legend',
  'move-call': 'familiar',
  'move-defend': 'defence',
  attack: 'attack',
  bought: 'market',
  defended: 'defence',
  destroyed: 'destroy',
  died: 'token',
  discarded: 'discard',
  drew: 'draw',
  'drew-known': 'draw',
  gained: 'gain',
  'group-attack': 'legend',
  healed: 'heal',
  hurt: 'damage',
  'legend-appears': 'legend',
  mayhem: 'mayhem',
  power: 'power',
  redirected: 'redirect',
  'took-prize': 'prize',
  'took-token': 'token',
};

export const signOf = ([key]: Words): Mark | null => SIGNS[key] ?? null;

/** What is done again and again wants a button that the eye finds at once. */
export const isLoud = ([key]: Words): boolean => key === 'move-play-harmless';
