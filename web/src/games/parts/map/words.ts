// The words that every map says.

import { speech } from '../../../lib/words.svelte';

/** Learn the words of maps; a title with a map calls it where it learns its own. */
export function learnMap(): void {
  void speech.learn('maps', async (lang) => ((await import(`./words/${lang}.ftl?raw`)) as { default: string }).default);
}
