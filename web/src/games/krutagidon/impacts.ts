// What the latest news did to each wizard: who was attacked, hurt, healed, killed, and who defended with what.

import type { News, Value } from '../../lib/wire';
import { cardOf } from '../parts/cards/cards';
import { argsOf, listOf } from '../parts/signs/reading';

export interface Impact {
  /** Named as a target of an attack. */
  targeted: boolean;
  hurt: number;
  healed: number;
  died: boolean;
  /** The card that turned an attack away. */
  defence: string;
}

const NONE: Impact = { targeted: false, hurt: 0, healed: 0, died: false, defence: '' };

const seatOf = (value: Value | undefined): number => (typeof value === 'number' ? value : -1);

const targets = (value: Value | undefined): number[] => listOf(value).map((target) => seatOf(argsOf(target)['seat']));

/** The news that are still worth drawing on the wizards: those of this turn. What was before it is in the film. */
export function lately(news: readonly News[]): readonly News[] {
  return news.slice(Math.max(0, news.findLastIndex(({ key }) => key === 'turn')));
}

export function impactsOf(news: readonly News[]): ReadonlyMap<number, Impact> {
  const impacts = new Map<number, Impact>();
  const change = (seat: number, what: (before: Impact) => Partial<Impact>): void => {
    if (seat < 0) return;
    const before = impacts.get(seat) ?? NONE;
    impacts.set(seat, { ...before, ...what(before) });
  };
  for (const { key, words, cause } of news) {
    const args = argsOf(words);
    const seat = seatOf(args['seat']);
    const count = typeof args['count'] === 'number' ? args['count'] : 0;
    if (key === 'attack') for (const target of targets(args['targets'])) change(target, () => ({ targeted: true }));
    else if (key === 'hurt') change(seat, ({ hurt }) => ({ hurt: hurt + count }));
    else if (key === 'healed') change(seat, ({ healed }) => ({ healed: healed + count }));
    else if (key === 'died') change(seat, () => ({ died: true }));
    else if (key === 'defended') change(seat, () => ({ defence: cardOf(cause) }));
  }
  return impacts;
}

const SHOWN = new Set(['attack', 'mayhem', 'group-attack', 'defended']);

/** The cards of what happened last in this turn, an attack or a mayhem: shown on the stage. Who comes anew hears all news
    of the game at once. */
export function featured(news: readonly News[]): string[] {
  const now = news.at(-1)?.version;
  const turn = news.slice(news.findLastIndex(({ key }) => key === 'turn') + 1);
  const shown = turn.filter(({ key, version }) => version === now && SHOWN.has(key));
  return [...new Set(shown.map(({ cause }) => cardOf(cause)).filter(Boolean))];
}
