// Cards in words: what a screen reader hears, and what stands beside the drawing.

import { kindName, tagName } from '../../../lib/names';
import { say } from '../../../lib/words.svelte';
import type { CardFace, Words } from '../../../lib/wire';

/** «Artifact · Dragon». A title leaves out the tags that say nothing to a player. */
export function kindLine(face: CardFace, tags: readonly string[] = face.tags, between = ' · '): string {
  return [kindName(face.kind), ...tags.map(tagName)].join(between);
}

/** All that is printed on a card, as sentences; `kind` is its kind in words. */
export function sentence(face: CardFace, kind: string): string {
  const printed = [face.cost, face.points].filter((words) => words !== null).map((words) => say(words));
  return [`${say(face.words)}. ${kind}.`, ...printed.map((text) => `${text}.`), ...face.lines.map((line) => say(line))].join(' ');
}

/** The name that a card on the table has for a reader: its state first, then what it says. */
export function labelOf(face: CardFace, kind: string, states: readonly string[]): string {
  const state = states.filter(Boolean).join('; ');
  return state ? `${say(face.words)} (${state}). ${sentence(face, kind)}` : sentence(face, kind);
}

/** The number in a cost or in points, as it is printed; a star where it is no number. */
export function numberOn(words: Words | null): string {
  const count = words?.[1]?.['count'];
  return typeof count === 'number' ? `${count}`.replace('-', '−') : words ? '★' : '';
}
