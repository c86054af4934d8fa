// How large everything on the page of a table is: one for each stage, shared with the board that stands on it.

import { getContext, setContext } from 'svelte';
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { LARGEST, solve, type Filling, type Sizes } from './cards';
import { BASE, measure, type Shell } from './measure';

export class Layout {
  /** The padding of the title, at scale 1. */
  padding = $state(10);
  #filling: (() => Filling) | null = $state.raw(null);
  #steady: () => boolean = $state.raw(() => false);
  /** How high the zone of the seats is, where it shares a rail with the story. */
  seats = $state(0);
  /** How high the own zone is, for titles that have it in a rail. */
  own = $state(0);
  readonly shell: Shell = $derived.by(() => measure(innerWidth.current ?? BASE.w, innerHeight.current ?? BASE.h, this.padding));
  #last: { shell: Shell; sizes: Sizes } | null = null;

  readonly sizes: Sizes | null = $derived.by(() => {
    const { shell } = this;
    if (!this.#filling) return null;
    const found = solve(this.#filling(), shell);
    // Between a question and its follow-ups cards may become smaller, so that they fit, but not larger.
    const kept = this.#steady() && this.#last?.shell === shell ? this.#last.sizes : null;
    const centre = kept && kept.centre.w < found.centre.w ? kept.centre : found.centre;
    const sizes = kept && kept.w < found.w && kept.w <= LARGEST ? { ...found, w: kept.w, centre } : found;
    this.#last = { shell, sizes };
    return sizes;
  });

  get phone(): boolean {
    return this.shell.kind === 'phone';
  }

  /** A board says what lies in its zones, and whether the open question follows up another; for as long as it is there. */
  fill(filling: () => Filling, steady: () => boolean = () => false): () => void {
    this.#filling = filling;
    this.#steady = steady;
    return () => {
      if (this.#filling === filling) this.#filling = null;
    };
  }

  /** The measures as custom properties of the stage. */
  get style(): string {
    const { shell, sizes } = this;
    const lengths: Record<string, number> = {
      'bar-h': shell.bar, 'tray-h': shell.tray, 'rail-w': shell.left, 'right-w': shell.right, pad: shell.pad, gap: shell.gap,
      'seats-h': this.seats, 'own-h': this.own,
      ...(sizes ? { w: sizes.w, 'centre-w': sizes.centre.w, 'centre-h': sizes.centre.h, 'turn-w': sizes.turnW, 'turn-h': sizes.turnH } : {}),
    };
    const parts = Object.entries(lengths).map(([name, length]) => `--${name}: ${Math.round(length * 100) / 100}px`);
    return [`--s: ${shell.s.toFixed(4)}`, ...parts].join('; ');
  }
}

const LAYOUT = Symbol('layout');

export function setLayout(layout: Layout): Layout {
  setContext(LAYOUT, layout);
  return layout;
}

/** The layout of the stage; a part that stands on none has measures of its own. */
export function layout(): Layout {
  return getContext<Layout | undefined>(LAYOUT) ?? new Layout();
}
