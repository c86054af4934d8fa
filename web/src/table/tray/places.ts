// Which answer lies at which place of the tray.

import type { Ask, Option } from '../../lib/wire';
import { lightOf, wastes } from '../react/light';

export interface Placed {
  /** What confirms, or leads on: always at the right end. */
  confirm: Option | null;
  /** The others, from left to right, with the one that outweighs the rest. */
  answers: Option[];
  main: Option | null;
  /** Something better than confirming is left: it is dashed. */
  quiet: boolean;
}

/** `shown` are the options that have a button. */
export function placed(ask: Ask, shown: readonly Option[]): Placed {
  if (ask.form !== 'choose') return { confirm: null, answers: [...shown], main: null, quiet: false };
  const free = shown.filter((option) => option.about.length === 0);
  // Of several answers that are worth the same none is more than the others.
  const leads = free.find((option) => option.note === ask.decline) ?? free.find((option) => lightOf(ask, option) === 'quiet');
  const confirm = leads ?? (free.length === 1 ? free[0]! : null);
  const answers = shown.filter((option) => option !== confirm);
  const deeds = answers.filter((option) => option.about.length === 0);
  return { confirm, answers, main: deeds.length === 1 ? deeds[0]! : null, quiet: ask.prospects && confirm ? wastes(ask, confirm) : ask.options.length > 1 };
}

/** What the tray is about: its edge has the colour of it. */
export type Mood = 'ask' | 'pay' | 'gain' | 'order';

export function moodOf(ask: Ask | null, gaining: boolean): Mood {
  if (ask?.form === 'arrange' || ask?.form === 'place') return 'order';
  if (ask?.form === 'amounts') return gaining ? 'gain' : 'pay';
  return 'ask';
}

/** The units that were taken, slot by slot, and the places that are still empty. */
export function unitsOf(counts: readonly { note: string; count: number }[], most: number): (string | null)[] {
  const taken = counts.flatMap(({ note, count }) => Array.from({ length: count }, () => note));
  return [...taken, ...Array.from({ length: Math.max(0, most - taken.length) }, () => null)];
}
