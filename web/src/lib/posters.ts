// How a title hangs on the wall of the first page. A title that brings no poster gets a plain one.

import type { Component } from 'svelte';

export interface Poster {
  /** Decoration that fills its place. */
  Picture: Component;
  /** The sign of the title, where there is room for no more, and how it is painted. */
  sign: string;
  signs: { paper: string; ink: string };
  /** Minutes that a game takes; 0 where nobody knows. */
  minutes: number;
  /** The letters of its name. */
  face: string;
  colours: Record<'edge' | 'plate' | 'ink' | 'soft' | 'act' | 'act-ink', string>;
}
