// What the first page needs beyond index.html is known when the client is built; the server tells the browser at once
// (conclave/server/pages.py), instead of each file asking for the next one.

import type { Plugin, Rolldown } from 'vite';

const FIRST = '/src/pages/Home.svelte';
const WORDS = /\/src\/words\/(?<lang>[a-z]{2})\.ftl/;

/** The files of a chunk: itself, what it imports, and their styles. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const name of chunk.imports) {
    const other = bundle[name];
    if (other?.type === 'chunk') filesOf(other, bundle, seen);
  }
  return seen;
}

export function hints(): Plugin {
  return {
    name: 'conclave-hints',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry);
      const first = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(FIRST));
      if (!entry || !first) throw new Error('the first page has no chunk of its own');
      const start = [...filesOf(entry, bundle)];
      const words: Record<string, string> = {};
      for (const chunk of chunks) {
        const lang = WORDS.exec(chunk.facadeModuleId ?? '')?.groups?.['lang'];
        if (lang !== undefined) words[lang] = chunk.fileName;
      }
      const home = [...filesOf(first, bundle)].filter((name) => !start.includes(name));
      this.emitFile({ type: 'asset', fileName: 'hints.json', source: JSON.stringify({ start, home, words }) });
    },
  };
}
