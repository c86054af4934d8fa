// The analysis of a finished game as it is drawn: lines of chances, and the moves that cost the most.

import type { Analysis, Judged } from '../lib/wire';

export const PLOT = { width: 960, height: 300, left: 44, right: 12, top: 12, bottom: 26 } as const;

/** How far to the right a version lies in a plot of some width. */
export function across(version: number, versions: number, width: number = PLOT.width): number {
  const room = width - PLOT.left - PLOT.right;
  return PLOT.left + (versions > 1 ? (version / (versions - 1)) * room : 0);
}

export function down(chance: number): number {
  return PLOT.top + (1 - chance) * (PLOT.height - PLOT.top - PLOT.bottom);
}

/** The way of a seat's chance as the `d` of a path. */
export function path(chances: readonly number[], versions = chances.length, width: number = PLOT.width): string {
  return chances.map((chance, at) => `${at === 0 ? 'M' : 'L'}${across(at, versions, width).toFixed(1)} ${down(chance).toFixed(1)}`).join('');
}

/** The version that lies under a point of the plot. */
export function under(x: number, versions: number, width: number = PLOT.width): number {
  const room = width - PLOT.left - PLOT.right;
  return Math.max(0, Math.min(versions - 1, Math.round(((x - PLOT.left) / room) * (versions - 1))));
}

/** The moves that cost the most, the worst first. */
export function mistakes(analysis: Analysis, seat: number | null, count = 12, least = LEAST): Judged[] {
  return analysis.moves
    .filter((move) => move.lost >= least && (seat === null || move.seat === seat))
    .sort((a, b) => b.lost - a.lost)
    .slice(0, count);
}

/** How well a seat played: what its moves lost on the average, of 100. */
export function lostOnAverage(analysis: Analysis, seat: number): number {
  const moves = analysis.moves.filter((move) => move.seat === seat);
  return moves.length === 0 ? 0 : moves.reduce((sum, move) => sum + Math.max(0, move.lost), 0) / moves.length;
}

/** Chances as people read them; the space stays on the line. */
export const percent = (part: number): string => `${Math.round(part * 100)}\u00a0%`;

/** What lies within the error of the search is no mistake. */
export const LEAST = 0.02;

export type Weight = 'blunder' | 'mistake' | 'slip';
export function weight(lost: number): Weight {
  return lost >= 0.15 ? 'blunder' : lost >= 0.07 ? 'mistake' : 'slip';
}
