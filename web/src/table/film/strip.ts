// The film as it is drawn: equal cards in one picture, pictures in turns, and which of them are still worth seeing.

import { hitsOf, newsOf, type Cell } from './cells';

/** The pictures of one turn. */
export interface Take {
  id: string;
  seat: number | null;
  cells: Cell[];
}

const QUIET = new Set(['power', 'draw', 'heal']);

/** A card that was simply played: equal ones after it lie on the same pile. */
function isPlain(cell: Cell): boolean {
  return cell.kind === 'play' && cell.thing !== '' && !cell.passed && hitsOf(cell).length === 0 && cell.effects.every(({ kind }) => QUIET.has(kind));
}

/** Equal cards that were played in a row, or among other plain ones, are one picture with «×3». */
export function folded(cells: readonly Cell[]): Cell[] {
  const found: Cell[] = [];
  let run = 0;
  for (const cell of cells) {
    const before = found.at(-1);
    if (before && (before.lap !== cell.lap || before.seat !== cell.seat || !isPlain(before))) run = found.length;
    if (!isPlain(cell)) {
      found.push(cell);
      run = found.length;
      continue;
    }
    const at = found.findIndex((other, place) => place >= run && other.thing === cell.thing && other.seat === cell.seat && isPlain(other));
    const same = found[at];
    if (same) {
      const effects = [...same.effects, ...cell.effects];
      found[at] = { ...same, times: same.times + cell.times, last: cell.last, effects, news: newsOf(effects, [...same.news, ...cell.news]) };
    } else found.push(cell);
  }
  return found;
}

/** Pictures in a row that belong to one turn, or to one player where a title knows no turns. */
export function takesOf(cells: readonly Cell[]): Take[] {
  const takes: Take[] = [];
  for (const cell of folded(cells)) {
    const take = takes.at(-1);
    const before = take?.cells.at(-1);
    if (take && before && before.lap === cell.lap && take.seat === cell.owner) take.cells.push(cell);
    else takes.push({ id: cell.id, seat: cell.owner, cells: [cell] });
  }
  return takes;
}

/** What happened after one's own last move; `acted` is the last moment at which one answered. */
export function meanwhile(cells: readonly Cell[], own: number | null, acted: number): Cell[] {
  const at = cells.findLastIndex((cell) => cell.owner === own && cell.seat === own && !cell.passed);
  return cells.slice(at + 1).filter(({ last }) => last > acted);
}

const MOST = 60;

/** Two rounds: so many turns as two for each player, or all since the round before began. */
export function twoRounds(cells: readonly Cell[], players: number): Cell[] {
  const rounds = cells.flatMap((cell, at) => (cell.kind === 'round' ? [at] : []));
  const laps = cells.at(-1)?.lap ?? 0;
  const from = laps > 0 ? cells.findIndex(({ lap }) => lap > laps - 2 * players) : (rounds.at(-2) ?? 0);
  return cells.slice(Math.max(from, cells.length - MOST, 0));
}
