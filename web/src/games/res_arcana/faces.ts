// Cards in words: what a screen reader hears.

import { say, t } from '../../lib/words.svelte';
import type { CardFace } from '../../lib/wire';
import { stored, type Bag } from './view';

/** «Artifact · Dragon». */
export function kindOf(face: CardFace): string {
  return [`kind-${face.kind.replaceAll('_', '-')}`, ...face.tags.map((tag) => `tag-${tag}`)].map((key) => t(key)).join(' · ');
}

/** All that is printed on a card, as sentences. */
export function sentence(face: CardFace): string {
  const printed = [face.cost, face.points].filter((words) => words !== null).map((words) => say(words));
  return [`${say(face.words)}. ${kindOf(face)}.`, ...printed.map((text) => `${text}.`), ...face.lines.map((line) => say(line))].join(' ');
}

/** «turned; on it: 2 gold». */
export function stateOf(turned: boolean, holds: Bag): string {
  const essences = stored(holds).map(([essence, count]) => ['count-essence', { count, essence }] as [string, { count: number; essence: string }]);
  return [turned ? t('ra-turned') : '', essences.length ? t('ra-holds', { essences }) : ''].filter(Boolean).join('; ');
}

/** The name that a card in play has for a reader: its state first, then what it says. */
export function labelOf(face: CardFace, turned: boolean, holds: Bag, can: boolean): string {
  const state = [can ? t('desk-can') : '', stateOf(turned, holds)].filter(Boolean).join('; ');
  return state ? `${say(face.words)} (${state}). ${sentence(face)}` : sentence(face);
}
