// How long ago, in the reader's language.

import { speech, t } from './words.svelte';

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

export function ago(then: number, now = Date.now()): string {
  for (const [unit, long] of STEPS) {
    const count = Math.floor((now - then) / long);
    if (count > 0) return new Intl.RelativeTimeFormat(speech.lang, { numeric: 'auto' }).format(-count, unit);
  }
  return t('just-now');
}
