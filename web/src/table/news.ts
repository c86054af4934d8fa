// What happened, as the log shows it: merged without doubles, and grouped by who acted.

import type { News, Thing, Words } from '../lib/wire';
import type { Film } from './film/cells';

/** The log with new lines. A version comes whole or not at all, so one that is known already is left out. */
export function merged(log: readonly News[], fresh: readonly News[]): readonly News[] {
  const known = new Set(log.map((news) => news.version));
  const added = fresh.filter((news) => !known.has(news.version));
  if (added.length === 0) return log;
  const last = log.at(-1)?.version ?? -1;
  const joined = [...log, ...added];
  // The sort is stable: the lines of one version stay in their order.
  return added.every((news) => news.version > last) && inOrder(added) ? joined : joined.sort((a, b) => a.version - b.version);
}

function inOrder(news: readonly News[]): boolean {
  return news.every((each, at) => at === 0 || each.version >= (news[at - 1]?.version ?? 0));
}

export interface Deed {
  version: number;
  /** The first line is what was done, the others what came of it. */
  lines: News[];
}

export interface Turn {
  /** Who acted; null for what the table does. */
  seat: number | null;
  deeds: Deed[];
}

export function seatOf(words: Words): number | null {
  const seat = words[1]?.['seat'];
  return typeof seat === 'number' ? seat : null;
}

/** Whether a line tells what came of a deed: to the same player by the same answer, or by the same thing. */
function follows(deed: Deed, news: News, sameSeat: boolean): boolean {
  const before = deed.lines.at(-1);
  const sameCause = news.cause !== '' && before?.cause === news.cause;
  return deed.version === news.version ? sameSeat || sameCause : sameSeat && sameCause;
}

/** Lines of the same answer belong together, and answers of the same player in a row make a turn. */
export function turns(log: readonly News[]): Turn[] {
  const found: Turn[] = [];
  for (const news of log) {
    const turn = found.at(-1);
    const deed = turn?.deeds.at(-1);
    const seat = seatOf(news.words);
    const announced = seat === null;
    if (turn && deed && !announced && turn.seat !== null && follows(deed, news, seat === turn.seat)) deed.lines.push(news);
    else if (turn && turn.seat === seat && !announced) turn.deeds.push({ version: news.version, lines: [news] });
    else found.push({ seat, deeds: [{ version: news.version, lines: [news] }] });
  }
  return found;
}

/** A line of the log: what was told, how often in a row, and whether it still holds. */
export interface Entry {
  news: News;
  times: number;
  /** What was done; the lines after it say what came of that. */
  first: boolean;
  undone: boolean;
}

/** Whether a moment was taken back, by the notes that the table made of it. */
export function takenBack(log: readonly News[]): (version: number) => boolean {
  const cuts = log.flatMap(({ key, words, version }) => {
    const since = key === 'table-undone' ? words[1]?.['since'] : undefined;
    return typeof since === 'number' ? [{ since, until: version }] : [];
  });
  return (version) => cuts.some(({ since, until }) => version >= since && version < until);
}

/** The lines of a turn. Equal plays in a row are one line, and of what there is to spend only the last word counts. */
export function entriesOf(deeds: readonly Deed[], film: Film, undone: (version: number) => boolean): Entry[] {
  const entries: Entry[] = [];
  let run: Entry[] = [];
  const add = (entry: Entry): void => {
    entries.push(entry);
    run.push(entry);
  };
  const drop = (entry: Entry | undefined): void => {
    entries.splice(0, entries.length, ...entries.filter((each) => each !== entry));
    run = run.filter((each) => each !== entry);
  };
  for (const { lines } of deeds) {
    for (const [at, news] of lines.entries()) {
      const kind = film[news.key]?.kind;
      const entry: Entry = { news, times: 1, first: at === 0 || kind === 'play', undone: undone(news.version) };
      const last = run.at(-1);
      if ((kind !== 'play' && kind !== 'power') || (last && last.undone !== entry.undone)) run = [];
      const same = run.find((each) => said(each.news) === said(news));
      if (kind === 'play' && same) same.times += 1;
      else {
        if (kind === 'power') drop(run.find((each) => film[each.news.key]?.kind === 'power'));
        add(entry);
      }
      if (kind !== 'play' && kind !== 'power') run = [];
    }
  }
  return entries;
}

const said = ({ words, cause, automatic }: News): string => JSON.stringify([words, cause, automatic]);

/** The things that a line is about: its cause, and the player it speaks of. */
export function thingsOf(news: News): Thing[] {
  const seat = seatOf(news.words);
  return [...(news.cause ? [news.cause] : []), ...(seat === null ? [] : [`seat:${seat}`])];
}
