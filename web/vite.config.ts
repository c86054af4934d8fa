import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { hints } from './plugins/hints.ts';
import { icons } from './plugins/icons.ts';

// What every page needs comes in one piece, and what every table needs in another: a phone fetches few files, not forty.
const SHARED = [
  { name: 'base', test: /node_modules\/(svelte|esm-env|clsx|@fluent)|web\/src\/(lib|ui)\//, priority: 3 },
  { name: 'table', test: /web\/src\/table\//, priority: 2 },
];

export default defineConfig({
  plugins: [svelte(), icons(), hints()],
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
