// Some names are milder than those on the printed cards. Who set up the table chose which of them are shown.

import { speech } from '../../lib/words.svelte';
import type { CardFace, Value, Words } from '../../lib/wire';

const NAMED = /^(card|board)-/;

class Naming {
  /** Whether the table that is looked at shows the printed names. */
  printed = $state(false);

  /** The same words with the names that are shown. */
  of(words: Words): Words {
    return this.printed ? coarse(words) : words;
  }

  face(face: CardFace): CardFace {
    return this.printed ? { ...face, words: coarse(face.words), lines: face.lines.map(coarse) } : face;
  }
}

function coarse([key, args]: Words): Words {
  const name = NAMED.test(key) && speech.has(`${key}-printed`) ? `${key}-printed` : key;
  if (!args) return [name];
  const isWords = (value: Value): value is Words => Array.isArray(value) && typeof value[0] === 'string';
  const said = Object.entries(args).map(([each, value]): [string, Value] => {
    if (!Array.isArray(value)) return [each, value];
    return [each, isWords(value) ? coarse(value) : value.map(coarse)];
  });
  return [name, Object.fromEntries(said)];
}

export const naming = new Naming();
