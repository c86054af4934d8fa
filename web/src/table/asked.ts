// Which options of a question get a button of their own in the tray.

import type { Ask, Option, Words } from '../lib/wire';

const FEW = 4;
/** So many where the supply stands in the tray, too. */
const FEWER = 2;
const SHORT = 30;

/** Options about no thing always; all of them where they are few and short. Amounts, orders and places are answered by other means. */
export function nowButtons(ask: Ask, say: (words: Words) => string, supplied = false): Option[] {
  if (ask.form === 'amounts' || ask.form === 'arrange' || ask.form === 'place') return [];
  const short = ask.options.every((option) => say(option.words).length <= SHORT);
  if (ask.options.length <= (supplied ? FEWER : FEW) && short) return ask.options;
  return ask.options.filter((option) => option.about.length === 0);
}

/** What the list holds: the options without a button, and everything that is rarely wanted. */
export function besides(ask: Ask, shown: readonly Option[]): Option[] {
  const rare = shown.filter((option) => option.variants.length > 0);
  const rest = ask.options.filter((option) => !shown.includes(option));
  return rest.length > 0 || rare.length > 0 ? [...rest, ...rare] : [];
}
