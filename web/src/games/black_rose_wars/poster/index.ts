// Black Rose Wars on the wall of the first page.

import rose from 'icon:rose';
import type { Poster } from '../../../lib/posters';
import Picture from './Picture.svelte';

export default {
  Picture,
  sign: rose,
  signs: { paper: '#3a0f20', ink: '#ff8fa6' },
  minutes: 90,
  face: "'Philosopher', var(--serif)",
  colours: { edge: '#8c2540', plate: '#170a12', ink: '#f6e9e2', soft: '#d3b5b5', act: '#6dffd9', 'act-ink': '#04332a' },
} satisfies Poster;
