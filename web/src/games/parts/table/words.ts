// The words that every board says; a title brings its own besides.

import { speech } from '../../../lib/words.svelte';
import type { Lang } from '../../../lib/wire';

type Text = (lang: Lang) => Promise<{ default: string }>;

/** Learn the words of the boards, and those of one title. */
export function learnBoard(title: string, text: Text): void {
  void speech.learn('boards', async (lang) => ((await import(`./words/${lang}.ftl?raw`)) as { default: string }).default);
  void speech.learn(`${title}-board`, async (lang) => (await text(lang)).default);
}
