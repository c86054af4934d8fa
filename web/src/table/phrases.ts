// The words of the table, the replay, the analysis and the lessons; they are fetched when one of them is opened.

import type { Lang } from '../lib/wire';
import { speech } from '../lib/words.svelte';

const FILES = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' });

async function own(lang: Lang): Promise<string> {
  const load = FILES[`./words/${lang}.ftl`];
  return load ? load() : '';
}

export function learnTable(): Promise<void> {
  return speech.learn('table', own);
}
