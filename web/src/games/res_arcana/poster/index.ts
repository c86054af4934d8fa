// Res Arcana on the wall of the first page.

import dragon from 'icon:spiked-dragon-head';
import type { Poster } from '../../../lib/posters';
import Picture from './Picture.svelte';

export default {
  Picture,
  sign: dragon,
  signs: { paper: '#f3ead4', ink: '#8f3a1d' },
  minutes: 40,
  face: 'var(--serif)',
  colours: { edge: '#e2bf6c', plate: '#141b29', ink: '#f4ecd9', soft: '#d5cdbb', act: '#ffd45e', 'act-ink': '#1d1608' },
} satisfies Poster;
