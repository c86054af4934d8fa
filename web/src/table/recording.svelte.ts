// A finished game to look through: its frames come in windows, are kept, and can be seen through everybody's eyes.

import type { Frame, News, Replay } from '../lib/wire';
import { merged } from './news';

export const WINDOW = 60;
/** A moment in which nobody does anything takes so long; where all is at once, every moment does. */
const MOMENT = 150;

export type Fetch = (seat: number | null, start: number, count: number) => Promise<Replay>;

export class Recording {
  /** The version at the end; the frames go from 0 to it. */
  last = $state(0);
  at = $state(0);
  seat: number | null = $state(null);
  playing = $state(false);
  failed = $state('');
  #frames: ReadonlyMap<number, Frame> = $state.raw(new Map());
  #kept = new Map<number | null, Map<number, Frame>>();
  #asked = new Set<string>();
  #closed = false;
  #next: ReturnType<typeof setTimeout> | undefined;

  /** `length` says how long a moment is shown, by what happened in it. */
  constructor(
    private readonly fetch: Fetch,
    at = 0,
    seat: number | null = null,
    private readonly length: (news: readonly News[]) => number = () => 0,
  ) {
    this.at = at;
    this.seat = seat;
  }

  get frame(): Frame | null {
    return this.#frames.get(this.at) ?? null;
  }

  /** All that happened up to here, as far as it is loaded. */
  get log(): readonly News[] {
    let log: readonly News[] = [];
    for (let index = 0; index <= this.at; index++) log = merged(log, this.#frames.get(index)?.news ?? []);
    return log;
  }

  /** Where somebody else came to be asked: the turns on the scrub bar. */
  get marks(): { at: number; seat: number }[] {
    const marks: { at: number; seat: number }[] = [];
    let before: number | undefined;
    for (let index = 0; index <= this.last; index++) {
      const waiting = this.#frames.get(index)?.waiting;
      if (waiting?.length !== 1 || waiting[0] === undefined || waiting[0] === before) continue;
      before = waiting[0];
      marks.push({ at: index, seat: before });
    }
    return marks;
  }

  /** Load what is looked at, then everything else, so that the log is whole. */
  async load(): Promise<void> {
    const seat = this.seat;
    try {
      await this.#window(seat, this.#start(this.at));
      this.at = Math.min(this.at, this.last);
      for (let start = 0; start <= this.last; start += WINDOW) {
        if (this.#closed || this.seat !== seat) return;
        await this.#window(seat, start);
      }
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
      this.pause();
    }
  }

  #start(at: number): number {
    return Math.floor(at / WINDOW) * WINDOW;
  }

  async #window(seat: number | null, start: number): Promise<void> {
    const key = `${seat} ${start}`;
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    try {
      const got = await this.fetch(seat, start, WINDOW);
      const kept = this.#kept.get(seat) ?? new Map<number, Frame>();
      got.frames.forEach((frame, at) => kept.set(got.start + at, frame));
      this.#kept.set(seat, kept);
      this.last = got.versions;
      if (seat === this.seat) this.#frames = new Map(kept);
    } catch (error) {
      this.#asked.delete(key);
      throw error;
    }
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.last, Math.round(at)));
    if (!this.#frames.has(this.at)) void this.load();
  }

  step(by: number): void {
    this.pause();
    this.go(this.at + by);
  }

  /** To the next turn, or to the one before. */
  turn(direction: 1 | -1): void {
    this.pause();
    const marks = this.marks.map((mark) => mark.at);
    const next = direction > 0 ? marks.find((mark) => mark > this.at) : marks.findLast((mark) => mark < this.at);
    this.go(next ?? (direction > 0 ? this.last : 0));
  }

  /** Go on playing from the next turn. */
  skip(): void {
    if (!this.playing) return;
    this.turn(1);
    if (this.at < this.last) this.play();
  }

  look(seat: number | null): void {
    this.seat = seat;
    this.#frames = new Map(this.#kept.get(seat) ?? []);
    void this.load();
  }

  play(): void {
    if (this.at >= this.last) this.go(0);
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#next);
  }

  #tick(): void {
    clearTimeout(this.#next);
    this.#next = setTimeout(() => {
      // A frame that is still on its way is waited for.
      if (this.frame) this.go(this.at + 1);
      if (this.at >= this.last) this.pause();
      else if (this.playing) this.#tick();
    }, Math.max(MOMENT, this.length(this.frame?.news ?? [])));
  }

  close(): void {
    this.#closed = true;
    this.pause();
  }
}
