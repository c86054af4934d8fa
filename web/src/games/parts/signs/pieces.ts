// Words said as text with some of their parts kept whole, to be drawn as signs or set in bold.

import { speech } from '../../../lib/words.svelte';
import type { Words } from '../../../lib/wire';
import { changed } from './reading';

export type Plain = { is: 'text'; text: string } | { is: 'name'; text: string };

// Characters for private use stand for the parts while Fluent builds the sentence around them.
const OPEN = '\uE000';
const CLOSE = '\uE001';

/** The sentence in pieces: names of cards and players, what a title keeps whole besides, and the text between them.
    The message `desk-piece` lets a placeholder stand where words are expected. */
export function piecesOf<Own extends { is: string; text: string } = never>(
  words: Words,
  names: readonly string[],
  whole: (part: Words, text: string) => Own | null = () => null,
): (Plain | Own)[] {
  const kept: (Plain | Own)[] = [];
  const keep = (piece: Plain | Own): string => `${OPEN}${kept.push(piece) - 1}${CLOSE}`;
  const part = (inner: Words): Words => {
    const [key, args] = inner;
    const text = speech.say(inner, names);
    const piece = whole(inner, text) ?? (key.startsWith('card-') ? ({ is: 'name', text } as const) : null);
    if (piece) return ['desk-piece', { piece: keep(piece) }];
    const named = (name: string, value: unknown): string | null =>
      name === 'seat' && typeof value === 'number' ? keep({ is: 'name', text: speech.nameOf(value, names) }) : null;
    return args ? [key, changed(args, part, (name, value) => named(name, value) ?? value)] : inner;
  };
  return speech
    .say(part(words), names)
    .split(new RegExp(`${OPEN}(\\d+)${CLOSE}`))
    .map((bit, at): Plain | Own => (at % 2 ? kept[Number(bit)]! : { is: 'text', text: bit }))
    .filter((piece) => piece.is !== 'text' || piece.text !== '');
}
