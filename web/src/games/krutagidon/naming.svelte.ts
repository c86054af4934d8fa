// Some names are milder than those on the printed cards. Who set up the table chose which of them are shown.

import { speech } from '../../lib/words.svelte';
import type { CardFace, Words } from '../../lib/wire';
import { changed } from '../parts/signs/reading';

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
  return args ? [name, changed(args, coarse)] : [name];
}

export const naming = new Naming();
