// Words said as text with some of their parts kept whole: names are set in bold, and news begin with the sign of what happened.

import { speech } from '../../lib/words.svelte';
import type { Value, Words } from '../../lib/wire';
import type { Mark } from './art/marks';

export type Piece = { is: 'text'; text: string } | { is: 'name'; text: string };

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

// Characters for private use stand for the parts while Fluent builds the sentence around them.
const OPEN = '\uE000';
const CLOSE = '\uE001';

/** The sentence in pieces. The board's own message `kr-piece` lets a placeholder stand where words are expected. */
export function piecesOf(words: Words, names: readonly string[]): Piece[] {
  const kept: Piece[] = [];
  const keep = (text: string): string => `${OPEN}${kept.push({ is: 'name', text }) - 1}${CLOSE}`;
  const isWords = (value: Value): value is Words => Array.isArray(value) && typeof value[0] === 'string';
  const part = (inner: Words): Words => {
    const [key, args] = inner;
    if (key.startsWith('card-')) return ['kr-piece', { piece: keep(speech.say(inner, names)) }];
    return args ? [key, within(args)] : inner;
  };
  const within = (args: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(
      Object.entries(args).map(([name, value]): [string, Value] => {
        if (name === 'seat' && typeof value === 'number') return [name, keep(speech.nameOf(value, names))];
        if (!Array.isArray(value)) return [name, value];
        return [name, isWords(value) ? part(value) : value.map((inner) => part(inner))];
      }),
    );

  return speech
    .say(part(words), names)
    .split(new RegExp(`${OPEN}(\\d+)${CLOSE}`))
    .map((bit, at): Piece => (at % 2 ? kept[Number(bit)]! : { is: 'text', text: bit }))
    .filter((piece) => piece.text !== '');
}
