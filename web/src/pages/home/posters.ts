// The posters of the titles that the server has.

import table from 'icon:table';
import { catalogue } from '../../lib/catalogue.svelte';
import type { Poster } from '../../lib/posters';
import PlainPicture from './PlainPicture.svelte';

const PLAIN: Poster = {
  Picture: PlainPicture,
  sign: table,
  signs: { paper: '#3a4152', ink: '#dcb96e' },
  minutes: 0,
  face: 'var(--serif)',
  colours: { edge: '#bfa468', plate: '#1d222e', ink: '#f4ecd9', soft: '#d5cdbb', act: '#ffd45e', 'act-ink': '#1d1608' },
};

// They belong to the first page, so that no other one carries them.
const POSTERS = import.meta.glob<{ default: Poster }>('../../games/*/poster/index.ts', { eager: true });

/** The poster in the folder that a title names as its board. */
export const posterOf = (title: string): Poster => POSTERS[`../../games/${catalogue.of(title)?.client ?? ''}/poster/index.ts`]?.default ?? PLAIN;
