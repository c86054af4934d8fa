// How long an event is shown.

import type { Pace } from '../../lib/settings.svelte';
import { isAttack, type Cell } from './cells';

const EVENT: Record<Pace, number> = { slow: 1400, normal: 800, fast: 350, 'at-once': 0 };
/** An attack takes longer: an arrow goes out, and then a number. */
const ARROW = 400;

export const eventOf = (pace: Pace): number => EVENT[pace];
export const arrowOf = (cell: Cell, pace: Pace): number => (pace !== 'at-once' && isAttack(cell) ? ARROW : 0);
export const lengthOf = (cell: Cell, pace: Pace): number => EVENT[pace] + arrowOf(cell, pace);
