// What each card of the box looks like.

import { artifacts } from './artifacts';
import { marks } from './marks';
import { realms } from './realms';
import { tints, type Drawing } from './tints';

const drawings = new Map<string, Drawing>(Object.entries({ ...artifacts, ...realms }));

/** A card that nobody has drawn yet still has a back. */
const UNKNOWN: Drawing = { icon: marks.card, tint: 'leather' };

export function hasDrawing(card: string): boolean {
  return drawings.has(card);
}

export function drawingOf(card: string): { icon: string; ink: string } {
  const { icon, tint } = drawings.get(card) ?? UNKNOWN;
  return { icon, ink: tints[tint] };
}
