// Inks for the drawings: loud, flat, and always with a black outline around them.

import type { Drawing as AnyDrawing } from '../../parts/cards/art';

export const tints = {
  white: '#ffffff',
  bone: '#fff0c9',
  gold: '#ffd60a',
  orange: '#ff8a00',
  red: '#ff3b3b',
  pink: '#ff5fc4',
  violet: '#c08bff',
  sky: '#3fb4ff',
  aqua: '#2fe6d3',
  lime: '#b7f21b',
} as const;

export type Drawing = AnyDrawing<keyof typeof tints>;
