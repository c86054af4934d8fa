// Scripts and styles are packed once, when the client is built, and more tightly than a server could while a page waits.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKED = /\.(js|css)$/;
/** A smaller file is sent in one packet either way. */
const SMALLEST = 1000;

export function packed(): Plugin {
  return {
    name: 'conclave-packed',
    apply: 'build',
    writeBundle({ dir }) {
      if (!dir) return;
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!PACKED.test(name)) continue;
        const whole = readFileSync(join(dir, name));
        if (whole.length < SMALLEST) continue;
        const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(whole, { params }));
      }
    },
  };
}
