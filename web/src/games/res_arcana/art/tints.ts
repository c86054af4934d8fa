// Inks for the drawings: dark enough for paper, told apart at a glance.

import type { Drawing as AnyDrawing } from '../../parts/cards/art';

export const tints = {
  ember: '#8f3a1d',
  blood: '#7a2530',
  leather: '#6a4a2c',
  gilt: '#8a6416',
  moss: '#46602f',
  sky: '#2f5876',
  violet: '#553a78',
  bone: '#3f3b45',
  steel: '#465160',
} as const;

export type Drawing = AnyDrawing<keyof typeof tints>;
