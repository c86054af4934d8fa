// Files of the project, for tests that compare with them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** A file by its path from the root of the project. */
export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf-8');

/** All files below a folder whose names fit. */
export function filesBelow(folder: string, fits: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(path, fits);
    return fits.test(entry.name) ? [path] : [];
  });
}

/** The words of a title as the server sends them: those of the kernel, its own, and the names of its components. */
export function wordsOf(title: string, lang: string): string {
  const own = `conclave/games/${title.replaceAll('-', '_')}/text`;
  return ['conclave/kernel/text', own, `web/tests/frames/${title}/names`].map((folder) => read(`${folder}/${lang}.ftl`)).join('\n');
}
