// A finished game as its end shows it: the chances after each whole turn, and where they turned.

import { LEAST } from '../judgement';
import type { Analysis, CardFace, Judged, Value, Words } from '../../lib/wire';

export interface Turn {
  /** The version that the turn led to. */
  version: number;
  moves: readonly Judged[];
}

export interface TurningPoint {
  /** Which turn, counted from 0. */
  at: number;
  turn: Turn;
  /** What it changed for the reader. */
  change: number;
  /** The move that did most of it. */
  move: Judged;
}

/** More points than these make a curve that nobody can read. */
const CROWDED = 60;

/** Moves put together as long as they have the same key; each group lasts until the next one begins. */
function grouped(analysis: Analysis, key: (move: Judged) => number): Turn[] {
  const groups: { key: number; version: number; moves: Judged[] }[] = [];
  for (const move of analysis.moves) {
    const last = groups.at(-1);
    if (last?.key === key(move)) last.moves.push(move);
    else {
      if (last) last.version = move.version - 1;
      groups.push({ key: key(move), version: move.version, moves: [move] });
    }
  }
  const last = groups.at(-1);
  if (last) last.version = Math.max(last.version, (analysis.seats[0]?.length ?? 1) - 1);
  return groups;
}

/** Whether the turns are single actions, and so many that only whole rounds can be shown. */
export function byRounds(analysis: Analysis): boolean {
  return (analysis.rounds?.length ?? 0) > 0 && grouped(analysis, (move) => move.seat).length > CROWDED;
}

/** The turns: what one seat did without another between; or the rounds. */
export function turnsOf(analysis: Analysis): Turn[] {
  return grouped(analysis, byRounds(analysis) ? (move) => roundOf(analysis, move) : (move) => move.seat);
}

/** In which round a move was played; 0 where it is not known, and before the first one. */
export const roundOf = (analysis: Analysis, move: Judged): number => analysis.rounds?.[move.version - 1] ?? 0;

const chance = (analysis: Analysis, seat: number, version: number): number => analysis.seats[seat]?.[version] ?? 0;

/** How far two judgements of the same moment differ on the average: what the mover could find out, and what lay on the table. */
export function errorOf(analysis: Analysis): number {
  const { moves } = analysis;
  if (moves.length === 0) return 0;
  const squares = moves.reduce((sum, move) => sum + (move.chance - chance(analysis, move.seat, move.version)) ** 2, 0);
  return Math.sqrt(squares / moves.length);
}

/** What a move changed for a seat. */
export function changeBy(analysis: Analysis, move: Judged, seat: number): number {
  return chance(analysis, seat, move.version) - chance(analysis, seat, move.version - 1);
}

/** The turns that changed most for a seat, in their order; what the error may explain is none. */
export function turningPoints(analysis: Analysis, turns: readonly Turn[], seat: number, most = 4): TurningPoint[] {
  const points = turns.flatMap((turn, at): TurningPoint[] => {
    const before = turns[at - 1]?.version ?? 0;
    const change = chance(analysis, seat, turn.version) - chance(analysis, seat, before);
    const move = [...turn.moves].sort((one, other) => Math.abs(changeBy(analysis, other, seat)) - Math.abs(changeBy(analysis, one, seat)))[0];
    return move ? [{ at, turn, change, move }] : [];
  });
  return points
    .filter((point) => Math.abs(point.change) > LEAST)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, most)
    .sort((one, other) => one.at - other.at);
}

/** The move of a seat that brought it most, and was as good as any. */
export function bestMove(analysis: Analysis, seat: number): Judged | null {
  const good = analysis.moves.filter((move) => move.seat === seat && move.lost < LEAST && changeBy(analysis, move, seat) > LEAST);
  return good.sort((one, other) => changeBy(analysis, other, seat) - changeBy(analysis, one, seat))[0] ?? null;
}

/** The move of a seat that cost it most. */
export function worstMove(analysis: Analysis, seat: number): Judged | null {
  const bad = analysis.moves.filter((move) => move.seat === seat && move.lost >= LEAST);
  return bad.sort((one, other) => other.lost - one.lost)[0] ?? null;
}

/** The card that an answer is about. */
export function cardIn(words: Words, cards: ReadonlyMap<string, CardFace>): CardFace | null {
  const named = new Map([...cards.values()].map((face) => [face.words[0], face]));
  const look = (value: Value | Words): CardFace | null => {
    if (!Array.isArray(value)) return null;
    if (typeof value[0] !== 'string') return (value as Words[]).map(look).find((face) => face !== null) ?? null;
    const [key, args] = value as Words;
    return named.get(key) ?? Object.values(args ?? {}).map(look).find((face) => face !== null) ?? null;
  };
  return look(words);
}

/** Signed, as people read a change: «+15», «−21». */
export const signed = (part: number): string => `${part < 0 ? '−' : '+'}${Math.abs(Math.round(part * 100))}`;
