// What answers are for: how brightly a thing is lit, what a tag says, and whether ending the turn would waste anything.

import type { Ask, Forecast, Light, Option, Part, Words } from '../../lib/wire';

const ORDER: readonly Light[] = ['quiet', 'thin', 'bright'];

export function forecastOf(ask: Ask | null, note: string): Forecast | null {
  return ask?.prospects?.[note] ?? null;
}

export function lightOf(ask: Ask | null, option: Option): Light {
  return forecastOf(ask, option.note)?.light ?? (option.note === ask?.decline ? 'quiet' : 'bright');
}

/** The brightest of several options; nothing where there are none. */
export function brightest(ask: Ask | null, options: readonly Option[]): Light | '' {
  return options.map((option) => lightOf(ask, option)).reduce<Light | ''>((best, light) => (best === '' || ORDER.indexOf(light) > ORDER.indexOf(best) ? light : best), '');
}

/** How many things can still be done for their own sake, beside the answer that ends the turn; 0 where nothing ends one. */
export function worthDoing(ask: Ask | null): number {
  if (ask?.form !== 'choose' || ask.threat || ask.decline !== null) return 0;
  const quiet = ask.options.some((option) => lightOf(ask, option) === 'quiet');
  return quiet ? new Set(ask.options.filter((option) => lightOf(ask, option) === 'bright').flatMap(({ about, note }) => about[0] ?? note)).size : 0;
}

/** Whether an answer ends the turn although there is something left to do. */
export function wastes(ask: Ask | null, option: Option): boolean {
  return lightOf(ask, option) === 'quiet' && worthDoing(ask) > 0;
}

/** A question with one possible answer, which is put because silence would tell the others something. */
export function onlySilence(ask: Ask | null): boolean {
  return ask?.form === 'choose' && ask.options.length === 1 && ask.decline === ask.options[0]!.note;
}

export const isWords = (part: Part): part is Words => Array.isArray(part);

/** What a tag over a thing says of the best that a click does: the numbers that change. All the rest stands on the card. */
export function tagOf(ask: Ask | null, options: readonly Option[]): Pick<Forecast, 'price' | 'result'> | null {
  const [best] = [...options].sort((a, b) => ORDER.indexOf(lightOf(ask, b)) - ORDER.indexOf(lightOf(ask, a)));
  const told = best ? forecastOf(ask, best.note) : null;
  const [price, result] = [told?.price ?? [], told?.result ?? []].map((parts) => parts.filter((part) => !isWords(part))) as [Part[], Part[]];
  return price.length > 0 || result.length > 0 ? { price, result } : null;
}
