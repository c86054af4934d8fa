// The words of the table for component tests, read from the files that people get.

import { readFileSync } from 'node:fs';
import type { Lang } from '../../src/lib/wire';
import { speech } from '../../src/lib/words.svelte';

const FILES = ['src/table/words', '../conclave/kernel/text', '../conclave/games/res_arcana/text', 'tests/frames/res-arcana/names'];

export async function learn(lang: Lang = 'en'): Promise<void> {
  await speech.learn('test', (wanted) => Promise.resolve(FILES.map((folder) => readFileSync(`${folder}/${wanted}.ftl`, 'utf8')).join('\n')));
  await speech.speak(lang);
}
