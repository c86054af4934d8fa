// Words said as text with some of their parts kept whole, to be drawn as chips or set in bold.

import { speech } from '../../lib/words.svelte';
import type { Words } from '../../lib/wire';
import { piecesOf as piecesIn, type Plain } from '../parts/signs/pieces';
import { isEssence, type Essence } from './view';

type Own = { is: 'essence'; essence: Essence; count: string; text: string } | { is: 'any'; count: string; text: string };
export type Piece = Plain | Own;

const COUNTED = new Set(['count-essence', 'price-essence', 'short-essence']);
const COUNTED_ANY = new Set(['count-any-essence', 'price-any', 'short-any']);

const plainly = (words: Words, names: readonly string[]): Piece[] =>
  piecesIn<Own>(words, names, (part, text) => {
    const [key, args = {}] = part;
    const count = typeof args['count'] === 'number' ? `${args['count']}` : '';
    if (COUNTED.has(key) && isEssence(args['essence'])) return { is: 'essence', essence: args['essence'], count, text };
    return COUNTED_ANY.has(key) ? { is: 'any', count, text } : null;
  });

/** The sentence in pieces: essences as chips, names in bold. */
export function piecesOf(words: Words, names: readonly string[]): Piece[] {
  const alone = /^essence-(\w+)$/.exec(words[0])?.[1];
  if (!isEssence(alone)) return plainly(words, names);
  return [{ is: 'essence', essence: alone, count: '', text: '' }, { is: 'text', text: ` ${speech.say(words, names)}` }];
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
