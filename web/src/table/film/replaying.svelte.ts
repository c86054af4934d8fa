// The film of a recorded game: what happened up to the moment that is shown.

import type { Pace } from '../../lib/settings.svelte';
import type { Frame, News } from '../../lib/wire';
import type { Recording } from '../recording.svelte';
import { cellsOf, type Cell, type Film } from './cells';
import { lengthOf } from './pace';
import type { Source } from './reel.svelte';
import { folded } from './strip';

const EVENTS = 500;

/** How long the events of a moment are shown. */
export function lengthIn(news: readonly News[], film: Film, pace: Pace): number {
  return folded(cellsOf(news, film)).reduce((sum, cell) => sum + lengthOf(cell, pace), 0);
}

export class Replaying implements Source {
  readonly playing = false;
  readonly canRepeat = false;
  readonly acted = 0;

  constructor(
    private readonly recording: () => Recording | null,
    private readonly film: () => Film,
  ) {}

  readonly cells: readonly Cell[] = $derived.by(() => folded(cellsOf((this.recording()?.log ?? []).slice(-EVENTS), this.film())));

  get shown(): Frame | null {
    return this.recording()?.frame ?? null;
  }

  /** The last event of the moment, while the game runs. */
  get now(): Cell | null {
    const recording = this.recording();
    const news = recording?.frame?.news ?? [];
    return recording?.playing ? (this.cells.findLast((cell) => cell.news.some((each) => news.includes(each))) ?? null) : null;
  }

  repeat(): void {}
  flush(): void {}
}
