// What the clocks of a table show between two frames.

import type { Clocks } from '../lib/wire';
import { t } from '../lib/words.svelte';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** When clocks came, by the watch of this machine. What its calendar says may be wrong; the watch runs as any other does. */
const came = new WeakMap<Clocks, number>();

/** From now on these clocks run. Those of a recorded game were never started and stand still. */
export function startClocks(clocks: Clocks): void {
  came.set(clocks, performance.now());
}

/** The milliseconds that a seat has left, at a moment of this machine's watch. */
export function timeLeft(clocks: Clocks, seat: number, watch = performance.now()): number {
  const passed = clocks.running.includes(seat) ? Math.max(0, watch - (came.get(clocks) ?? watch)) : 0;
  return Math.max(0, (clocks.left[seat] ?? 0) - passed);
}

/** Days and hours, hours and minutes, minutes and seconds; tenths when it gets short. */
export function clockText(ms: number): string {
  if (ms < 10_000) return (Math.floor(ms / 100) / 10).toFixed(1);
  const seconds = Math.floor(ms / 1000);
  if (seconds >= DAY) return t('play-clock-days', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  if (seconds >= HOUR) return t('play-clock-hours', { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / 60) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
