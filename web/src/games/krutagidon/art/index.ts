// What each component of the box looks like.

import { heroes, portraits } from './heroes';
import { market } from './market';
import { marks } from './marks';
import { mayhem } from './mayhem';
import { tints, type Drawing } from './tints';
import { tokens } from './tokens';

const drawings = new Map<string, Drawing>(Object.entries({ ...market, ...mayhem, ...heroes, ...tokens }));
const boards = new Map<string, Drawing>(Object.entries(portraits));

/** A card that nobody has drawn yet still has a back, and a wizard who is not chosen yet a hat. */
const UNKNOWN: Drawing = { icon: marks.card, tint: 'bone' };
const NOBODY: Drawing = { icon: marks.wizard, tint: 'bone' };

export interface Inked {
  icon: string;
  ink: string;
}

const inked = ({ icon, tint }: Drawing): Inked => ({ icon, ink: tints[tint] });

export const hasDrawing = (card: string): boolean => drawings.has(card);
export const drawingOf = (card: string): Inked => inked(drawings.get(card) ?? UNKNOWN);
export const portraitOf = (board: string): Inked => inked(boards.get(board) ?? NOBODY);
export const wizardBoards: readonly string[] = [...boards.keys()];
