// Shows what others do at the reader's pace: frames of the table wait here until the events in them have been shown. The
// board, the log and the strip follow it, so that none of them tells more than what is on the table.

import type { Pace } from '../../lib/settings.svelte';
import type { Frame, News } from '../../lib/wire';
import { merged } from '../news';
import { cellsOf, DEEDS, HARMS, seatIn, shotOf, type Cell, type Film } from './cells';
import { arrowOf, eventOf, lengthOf } from './pace';
import { folded } from './strip';

/** What the projector must know of its table. */
export interface Screen {
  readonly pace: Pace;
  readonly film: Film;
  /** Whose eyes look; null for a spectator. */
  readonly seat: number | null;
}

interface Coming {
  frame: Frame;
  /** It has been shown before. */
  again: boolean;
}

/** So many frames are remembered for «the last round again», and so many events for the strip. */
const FRAMES = 300;
const EVENTS = 500;

export class Projector {
  /** The frame that is on the table. */
  shown: Frame | null = $state.raw(null);
  /** What has been told so far. */
  told: readonly News[] = $state.raw([]);
  /** The event that is being shown. */
  now: Cell | null = $state.raw(null);
  /** Events are being shown, and more of them may wait. */
  playing = $state(false);
  /** The moment of the own last answer in an own turn: nothing before it is news any more. */
  acted = $state(0);
  readonly cells: readonly Cell[] = $derived.by(() => this.#cut(this.told));

  /** What was shown since the own last answer. */
  #kept: readonly Frame[] = $state.raw([]);
  #latest: Frame | null = null;
  #queue: Coming[] = [];
  #telling: Coming | null = null;
  #running = false;
  /** Counts how often all was shown at once, so that what was being shown then stops. */
  #cuts = 0;
  #owner: number | null = null;
  /** The rest of this turn is not waited for. */
  #skipping = false;
  #pauses = new Set<() => void>();
  /** When the next event may begin. */
  #free: Promise<void> = Promise.resolve();

  constructor(private readonly screen: Screen) {}

  /** There is a round that can be shown again. */
  get canRepeat(): boolean {
    return !this.playing && this.#kept.length > 1;
  }

  /** A frame has come from the table. */
  take(frame: Frame): void {
    const before = this.#latest;
    if (before === frame) return;
    this.#latest = frame;
    this.#queue.push({ frame, again: false });
    if (before && this.#mayWait(before, frame)) void this.#run();
    else this.flush();
  }

  /** Whether to wait with a frame: not for a jump over many moments, for what was taken back, or while one's own time runs. */
  #mayWait(before: Frame, frame: Frame): boolean {
    const { seat, pace } = this.screen;
    if (pace === 'at-once' || document.visibilityState === 'hidden' || frame.version <= before.version) return false;
    if (seat !== null && frame.clocks?.running.includes(seat)) return false;
    return new Set(frame.news.map(({ version }) => version)).size <= 1 && !frame.news.some(({ key }) => key === 'table-undone');
  }

  /** Go on to the end of the turn that is being shown. */
  skip(): void {
    if (!this.playing) return;
    this.#skipping = true;
    this.#wake();
  }

  /** Show everything that there is, at once. */
  flush(): void {
    const coming = [...(this.#telling ? [this.#telling] : []), ...this.#queue.splice(0)];
    const fresh = coming.filter(({ again }) => !again).map(({ frame }) => frame);
    const last = fresh.at(-1) ?? coming.at(-1)?.frame;
    this.#cuts += 1;
    this.#telling = null;
    this.#running = false;
    this.#free = Promise.resolve();
    this.#wake();
    if (last) this.#show({ ...last, news: fresh.flatMap(({ news }) => news) }, fresh);
    this.#rest();
  }

  /** One has answered: what waits is shown at once, and in an own turn what was shown before is read. */
  answered(reaction: boolean): void {
    this.flush();
    this.#skipping = false;
    if (reaction || !this.shown) return;
    this.acted = this.shown.version;
    this.#kept = [this.shown];
  }

  /** Show the last round once more, from where one last acted. */
  repeat(): void {
    const [first, ...rest] = this.#kept;
    const last = rest.at(-1);
    if (!this.canRepeat || !first || !last) return;
    this.#skipping = false;
    this.playing = true;
    this.#turnIn(first.news);
    this.shown = { ...first, ask: null, news: [] };
    this.#queue = rest.map((frame) => ({ frame: frame === last ? frame : { ...frame, ask: null }, again: true }));
    void this.#run();
  }

  close(): void {
    this.#cuts += 1;
    this.#queue = [];
    this.#wake();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    const cuts = this.#cuts;
    do {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        this.#telling = next;
        await this.#tell(next, () => cuts !== this.#cuts);
        if (cuts !== this.#cuts) return;
        this.#telling = null;
      }
      await this.#free;
      if (cuts !== this.#cuts) return;
    } while (this.#queue.length > 0);
    this.#running = false;
    this.#rest();
  }

  #rest(): void {
    this.now = null;
    this.playing = false;
  }

  /** One frame: its events one after the other, the last of them together with what it led to. */
  async #tell({ frame, again }: Coming, cut: () => boolean): Promise<void> {
    const { film, seat, pace } = this.screen;
    const known = again ? this.told : [...this.told, ...frame.news];
    const cells = this.#cut(known).filter((cell) => cell.seat === null || cell.seat !== seat);
    const events = cells.filter((cell) => cell.news.some((news) => isIn(frame, news) && begins(cell, news, film)));
    for (const cell of events) {
      this.playing = true;
      await this.#free;
      if (cut()) return;
      this.#turnTo(cell.owner);
      this.now = cell;
      const until = Math.max(...cell.news.map((news) => frame.news.indexOf(news)));
      if (!again) this.#learn(frame.news.slice(0, until + 1));
      this.#free = this.#pause(lengthOf(cell, pace));
      if (cell === events.at(-1)) await Promise.race([this.#pause(arrowOf(cell, pace)), this.#free]);
      if (cut()) return;
    }
    const struck = events.length > 0 ? undefined : cells.find((cell) => cell.news.some((news) => isIn(frame, news) && hurts(news, film)));
    if (struck && this.playing) {
      this.now = struck;
      // What came of an attack is looked at as long as the attack.
      this.#free = this.#pause(eventOf(pace));
    }
    this.#show(frame, again ? [] : [frame]);
  }

  #cut(log: readonly News[]): Cell[] {
    return folded(cellsOf(log.slice(-EVENTS), this.screen.film));
  }

  #turnTo(owner: number | null): void {
    if (owner !== this.#owner) this.#skipping = false;
    this.#owner = owner;
  }

  #turnIn(news: readonly News[]): void {
    for (const each of news) if (shotOf(this.screen.film, each)?.kind === 'turn') this.#turnTo(seatIn(each));
  }

  /** Tell events; those of the same moment that were told already come with them. */
  #learn(news: readonly News[]): void {
    const fresh = new Set(news.map(({ version }) => version));
    this.told = merged(this.told.filter(({ version }) => !fresh.has(version)), news);
  }

  #show(frame: Frame, fresh: readonly Frame[]): void {
    this.#learn(fresh.flatMap(({ news }) => news));
    this.#turnIn(frame.news);
    this.shown = frame;
    if (fresh.length > 0) this.#kept = [...this.#kept, ...fresh].slice(-FRAMES);
  }

  /** So long, or until somebody skips. */
  #pause(length: number): Promise<void> {
    if (length <= 0 || this.#skipping) return Promise.resolve();
    return new Promise((done) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#pauses.delete(end);
        done();
      };
      const timer = setTimeout(end, length);
      this.#pauses.add(end);
    });
  }

  #wake(): void {
    for (const end of [...this.#pauses]) end();
  }
}

const isIn = (frame: Frame, news: News): boolean => frame.news.includes(news);

function begins(cell: Cell, news: News, film: Film): boolean {
  const kind = shotOf(film, news)?.kind;
  return kind !== undefined && DEEDS.includes(kind) && (kind !== 'discard' || news === cell.news[0]);
}

function hurts(news: News, film: Film): boolean {
  const kind = shotOf(film, news)?.kind;
  return kind !== undefined && HARMS.includes(kind);
}
