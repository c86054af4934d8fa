// How a finished game ended, in one line.

import type { Outcome } from '../lib/wire';
import { t } from '../lib/words.svelte';

/** Whether the places of the seats say nothing of who did better: one plays alone, or all win or lose together. */
const seatsAlike = (outcome: Outcome): boolean => outcome.ranks?.every((rank) => rank === 1) ?? false;

/** Who won, as a person at this seat is told; with the points, where they decided. */
export function endOf(outcome: Outcome, names: readonly string[], seat: number | null): string {
  const winners = outcome.winners.map((winner) => names[winner] ?? '');
  const [only] = outcome.winners;
  const others = (outcome.others ?? []).filter((other) => other.won).map((other) => t(`other-${other.name}`));
  if (others.length > 0) return t('play-end-other', { names: others.join(', ') });
  if (only === undefined) return t(seat !== null && seatsAlike(outcome) ? 'play-end-lost' : 'play-end-nobody');
  if (winners.length > 1) return t('play-end-shared', { names: winners.join(', ') });
  const best = outcome.scores[only] ?? 0;
  const next = Math.max(...outcome.scores.filter((_, each) => each !== only));
  const by = best > next && Number.isFinite(next) ? '-by' : '';
  return t(only === seat ? `play-end-you${by}` : `play-end-won${by}`, { name: names[only] ?? '', best, next });
}
