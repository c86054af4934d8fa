// Words said as text with some of their parts kept whole, to be drawn as chips or set in bold.

import { speech } from '../../lib/words.svelte';
import type { Value, Words } from '../../lib/wire';
import { isEssence, type Essence } from './view';

export type Piece =
  | { is: 'text'; text: string }
  | { is: 'essence'; essence: Essence; count: string; text: string }
  | { is: 'any'; count: string; text: string }
  | { is: 'name'; text: string };

const COUNTED = new Set(['count-essence', 'price-essence', 'short-essence']);
const COUNTED_ANY = new Set(['count-any-essence', 'price-any', 'short-any']);
// Characters for private use stand for the parts while Fluent builds the sentence around them.
const OPEN = '\uE000';
const CLOSE = '\uE001';

/** The sentence in pieces. The board's own message `ra-piece` lets a placeholder stand where words are expected. */
export function piecesOf(words: Words, names: readonly string[]): Piece[] {
  const kept: Piece[] = [];
  const keep = (piece: Piece): string => `${OPEN}${kept.push(piece) - 1}${CLOSE}`;

  const whole = (part: Words): Piece | null => {
    const [key, args = {}] = part;
    const count = typeof args['count'] === 'number' ? `${args['count']}` : '';
    const text = speech.say(part, names);
    if (COUNTED.has(key) && isEssence(args['essence'])) return { is: 'essence', essence: args['essence'], count, text };
    if (COUNTED_ANY.has(key)) return { is: 'any', count, text };
    if (key.startsWith('card-')) return { is: 'name', text };
    return null;
  };
  const isWords = (value: Value): value is Words => Array.isArray(value) && typeof value[0] === 'string';
  const part = (inner: Words): Words => {
    const piece = whole(inner);
    if (piece) return ['ra-piece', { piece: keep(piece) }];
    const [key, args] = inner;
    return args ? [key, within(args)] : inner;
  };
  const within = (args: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(
      Object.entries(args).map(([name, value]): [string, Value] => {
        if (name === 'seat' && typeof value === 'number') return [name, keep({ is: 'name', text: speech.nameOf(value, names) })];
        if (!Array.isArray(value)) return [name, value];
        return [name, isWords(value) ? part(value) : value.map((inner) => part(inner))];
      }),
    );

  const alone = /^essence-(\w+)$/.exec(words[0])?.[1];
  if (isEssence(alone)) {
    return [{ is: 'essence', essence: alone, count: '', text: '' }, { is: 'text', text: ` ${speech.say(words, names)}` }];
  }
  const said = speech.say(part(words), names);
  return said
    .split(new RegExp(`${OPEN}(\\d+)${CLOSE}`))
    .map((bit, at): Piece => (at % 2 ? kept[Number(bit)]! : { is: 'text', text: bit }))
    .filter((piece) => piece.is !== 'text' || piece.text !== '');
}

/** A stop or a bracket after a chip never begins a line: it goes with the chip. */
export function withTails(pieces: readonly Piece[]): { piece: Piece; tail: string }[] {
  const isChip = (piece: Piece | undefined): boolean => piece?.is === 'essence' || piece?.is === 'any';
  const stop = (piece: Piece | undefined): string => (piece?.is === 'text' ? (/^[.,:;!?)»”]+/.exec(piece.text)?.[0] ?? '') : '');
  return pieces.map((piece, at) => {
    if (isChip(piece)) return { piece, tail: stop(pieces[at + 1]) };
    const taken = isChip(pieces[at - 1]) ? stop(piece).length : 0;
    return { piece: taken ? { ...piece, text: piece.text.slice(taken) } : piece, tail: '' };
  });
}
