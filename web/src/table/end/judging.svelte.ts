// The analysis of a finished game, asked for when its end is shown.

import { api, troubleOf } from '../../lib/api';
import type { Analysis } from '../../lib/wire';

const POLL = 1500;

export class Judging {
  analysis: Analysis | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(private readonly id: string) {}

  /** Fetch it; whoever played lets it begin. */
  async open(played: boolean): Promise<void> {
    try {
      let found = await api.analysis(this.id);
      if (found.state === 'none' && played) found = await api.analyse(this.id);
      this.analysis = found;
    } catch (thrown) {
      // The end can be read without it; a line that breaks for a moment does not end it.
      if (!troubleOf(thrown).offline) return;
    }
    if (!this.#stopped && (this.analysis === null || this.analysis.state === 'running')) {
      this.#timer = setTimeout(() => void this.open(played), POLL);
    }
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }
}
