import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { hints } from './plugins/hints.ts';
import { icons } from './plugins/icons.ts';
import { packed } from './plugins/packed.ts';

// What every page needs comes in one piece, and what every table needs in another: a phone fetches few files, not forty. What
// only some tables need, or only at their end, comes when it is needed.
const LATER = /table\/(end\/|EndOfGame|judgement|ChancePlot|JudgedMove|Verdict|ScrubBar|recording|course|film\/replaying|Lesson)/;
const SHARED = [
  { name: 'base', test: /node_modules\/(svelte|esm-env|clsx|@fluent)|web\/src\/(lib|ui)\//, priority: 3 },
  { name: 'table', test: (module: string): boolean => /web\/src\/table\//.test(module) && !LATER.test(module), priority: 2 },
];

export default defineConfig({
  plugins: [svelte(), icons(), hints(), packed()],
  build: {
    outDir: '../conclave/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: SHARED } } },
  },
  server: { proxy: { '/api': { target: process.env['CONCLAVE_SERVER'] ?? 'http://127.0.0.1:8000', ws: true } } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 30_000,
  },
});
