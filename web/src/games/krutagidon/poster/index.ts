// Krutagidon on the wall of the first page.

import hat from 'icon:pointy-hat';
import type { Poster } from '../../../lib/posters';
import Picture from './Picture.svelte';

export default {
  Picture,
  sign: hat,
  signs: { paper: '#ff7a59', ink: '#150b20' },
  minutes: 60,
  face: "'Balsamiq Sans', var(--sans)",
  colours: { edge: '#ff4fa3', plate: '#2a0f4d', ink: '#ffffff', soft: '#e2d4f5', act: '#c8ff1a', 'act-ink': '#150b20' },
} satisfies Poster;
