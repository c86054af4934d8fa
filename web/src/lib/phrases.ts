// Where the words come from: the client's own files, and the server's for each title (the kernel's are among them).

import { api } from './api';
import type { Lang } from './wire';
import { speech } from './words.svelte';

const FILES = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default' });

async function own(lang: Lang): Promise<string> {
  const load = FILES[`../words/${lang}.ftl`];
  return load ? load() : '';
}

export function learnClient(): Promise<void> {
  return speech.learn('client', own);
}

/** The words of a title: names of cards, options, prompts, lines of the log. */
export function learnTitle(title: string): Promise<void> {
  return speech.learn(`title:${title}`, (lang) => api.words(title, lang));
}

/** The words of the title that a page is about; they stand before those of other titles. */
export async function attendTitle(title: string): Promise<void> {
  await learnTitle(title);
  await speech.attend(`title:${title}`);
}
