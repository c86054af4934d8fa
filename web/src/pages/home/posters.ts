// The posters of the titles that the server has.

import table from 'icon:round-table';
import { catalogue } from '../../lib/catalogue.svelte';
import { posterIn, type Poster } from '../../lib/posters';
import PlainPicture from './PlainPicture.svelte';

const PLAIN: Poster = {
  Picture: PlainPicture,
  sign: table,
  signs: { paper: '#3a4152', ink: '#dcb96e' },
  minutes: 0,
  face: 'var(--serif)',
  colours: { edge: '#bfa468', plate: '#1d222e', ink: '#f4ecd9', soft: '#d5cdbb', act: '#ffd45e', 'act-ink': '#1d1608' },
};

export const posterOf = (title: string): Poster => posterIn(catalogue.of(title)?.client ?? '') ?? PLAIN;
