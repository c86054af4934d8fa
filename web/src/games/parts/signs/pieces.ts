// Words said as text with some of their parts kept whole, to be drawn as signs or set in bold.

import { speech } from '../../../lib/words.svelte';
import type { Words } from '../../../lib/wire';
import { changed } from './reading';

/** `card` is the message of the card that a name stands for; a player has none. */
export type Plain = { is: 'text'; text: string } | { is: 'name'; text: string; card?: string };
/** `Own` are the pieces that only one title draws. */
export type Piece<Own = never> = Plain | Own;

export function isPlain(piece: { is: string }): piece is Plain {
  return piece.is === 'text' || piece.is === 'name';
}

// Characters for private use stand for the parts while Fluent builds the sentence around them.
const OPEN = '\uE000';
const CLOSE = '\uE001';

/** The sentence in pieces: names of cards and players, what a title keeps whole besides, and the text between them.
    The message `desk-piece` lets a placeholder stand where words are expected. */
export function piecesOf<Own extends { is: string; text: string } = never>(
  words: Words,
  names: readonly string[],
  whole: (part: Words, text: string) => Own | null = () => null,
): Piece<Own>[] {
  const kept: Piece<Own>[] = [];
  const keep = (piece: Piece<Own>): string => `${OPEN}${kept.push(piece) - 1}${CLOSE}`;
  const part = (inner: Words): Words => {
    const [key, args] = inner;
    const text = speech.say(inner, names);
    const piece = whole(inner, text) ?? (key.startsWith('card-') ? ({ is: 'name', text, card: key } as const) : null);
    if (piece) return ['desk-piece', { piece: keep(piece) }];
    const named = (name: string, value: unknown): string | null =>
      name === 'seat' && typeof value === 'number' ? keep({ is: 'name', text: speech.nameOf(value, names) }) : null;
    return args ? [key, changed(args, part, (name, value) => named(name, value) ?? value)] : inner;
  };
  return speech
    .say(part(words), names)
    .split(new RegExp(`${OPEN}(\\d+)${CLOSE}`))
    .map((bit, at): Piece<Own> => (at % 2 ? kept[Number(bit)]! : { is: 'text', text: bit }))
    .filter((piece) => piece.is !== 'text' || piece.text !== '');
}

/** A stop or a bracket after what a title draws never begins a line: it goes with the drawing. */
export function withTails<Own extends { is: string; text: string } = never>(pieces: readonly Piece<Own>[]): { piece: Piece<Own>; tail: string }[] {
  const isOwn = (piece: Piece<Own> | undefined): boolean => piece !== undefined && !isPlain(piece);
  const stop = (piece: Piece<Own> | undefined): string => (piece?.is === 'text' ? (/^[.,:;!?)»”]+/.exec(piece.text)?.[0] ?? '') : '');
  return pieces.map((piece, at) => {
    if (isOwn(piece)) return { piece, tail: stop(pieces[at + 1]) };
    const taken = isOwn(pieces[at - 1]) ? stop(piece).length : 0;
    return { piece: taken ? { ...piece, text: piece.text.slice(taken) } : piece, tail: '' };
  });
}
