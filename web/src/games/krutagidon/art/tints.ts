// Inks for the drawings: loud, flat, and always with a black outline around them.

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

export interface Drawing {
  /** The inside of an svg of 512 x 512. */
  icon: string;
  tint: keyof typeof tints;
}
