// The preview of the boards with recorded frames: npx vite --config preview/vite.config.ts
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { icons } from '../plugins/icons.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root: here,
  cacheDir: fileURLToPath(new URL('../node_modules/.vite-preview', import.meta.url)),
  plugins: [svelte(), icons()],
  server: { fs: { allow: [fileURLToPath(new URL('../..', import.meta.url))] } },
});
