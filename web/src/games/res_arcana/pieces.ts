// Words said as text with the essences in them kept whole, to be drawn as chips.

import { speech } from '../../lib/words.svelte';
import type { Words } from '../../lib/wire';
import { piecesOf as piecesIn, type Piece as AnyPiece } from '../parts/signs/pieces';
import { isEssence, type Essence } from './view';

/** A counted essence; without a name, any essence. */
export interface Own {
  is: 'essence';
  essence: Essence | null;
  count: string;
  /** Any but these. */
  except?: Essence[];
  text: string;
}
export type Piece = AnyPiece<Own>;

const COUNTED = new Set(['count-essence', 'price-essence', 'short-essence']);
const COUNTED_ANY = new Set(['count-any-essence', 'price-any', 'short-any']);

function essenceIn([key, args = {}]: Words, text: string): Own | null {
  const { essence } = args;
  const count = typeof args['count'] === 'number' ? `${args['count']}` : '';
  if (COUNTED.has(key) && isEssence(essence)) return { is: 'essence', essence, count, text };
  if (!COUNTED_ANY.has(key)) return null;
  return { is: 'essence', essence: null, count, text, ...(isEssence(args['except']) ? { except: [args['except']] } : {}) };
}

/** The sentence in pieces: essences as chips, names in bold. */
export function piecesOf(words: Words, names: readonly string[]): Piece[] {
  const alone = /^essence-(\w+)$/.exec(words[0])?.[1];
  if (!isEssence(alone)) return piecesIn<Own>(words, names, essenceIn);
  return [{ is: 'essence', essence: alone, count: '', text: '' }, { is: 'text', text: ` ${speech.say(words, names)}` }];
}
