// How a finished game ended, in one line.

import type { Outcome } from '../lib/wire';
import { t } from '../lib/words.svelte';

/** Who won, as a person at this seat is told. */
export function endOf(outcome: Outcome, names: readonly string[], seat: number | null): string {
  const winners = outcome.winners.map((winner) => names[winner] ?? '');
  if (winners.length === 0) return t('play-end-nobody');
  if (winners.length > 1) return t('play-end-shared', { names: winners.join(', ') });
  return outcome.winners[0] === seat ? t('play-end-you') : t('play-end-won', { name: winners[0] ?? '' });
}
