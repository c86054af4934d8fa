// An event in sentences, for the bubble and for readers.

import type { News } from '../../lib/wire';
import { say } from '../../lib/words.svelte';
import type { Cell } from './cells';

/** A line of the bubble, and how often it was told. */
export interface Told {
  news: News;
  times: number;
}

/** Lines that say the same, in the order in which they came, each once. */
export function linesOf(cell: Cell): Told[] {
  const lines: Told[] = [];
  for (const news of cell.news) {
    const same = lines.find((line) => JSON.stringify(line.news.words) === JSON.stringify(news.words));
    if (same) same.times += 1;
    else lines.push({ news, times: 1 });
  }
  return lines;
}

export function sentenceOf(cell: Cell, names: readonly string[]): string {
  return linesOf(cell).map(({ news, times }) => `${say(news.words, names)}${times > 1 ? ` ×${times}` : ''}`).join(' ');
}
