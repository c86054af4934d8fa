import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './plugins/icons.ts';

export default defineConfig({
  plugins: [svelte(), icons()],
  build: { outDir: '../conclave/server/static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: process.env['CONCLAVE_SERVER'] ?? 'http://127.0.0.1:8000', ws: true } } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 30_000,
  },
});
