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

/** What somebody does in the own turn. */
const DEEDS = new Set(['played', 'bought', 'attack', 'spent-life']);

/** The news that are still worth drawing: those of this turn; at the beginning of the own one, all since the own last one. */
export function lately(news: readonly News[], own: number | null): News[] {
  const turns = news.flatMap((each, at) => (each.key === 'turn' ? [{ at, seat: seatOf(each.words[1]?.['seat']) }] : []));
  const last = turns.at(-1);
  if (!last) return [...news];
  const begun = news.slice(last.at).some(({ key }) => DEEDS.has(key));
  if (last.seat !== own || begun) return news.slice(last.at);
  const before = turns.slice(0, -1).findLastIndex(({ seat }) => seat === own);
  return news.slice(turns[before + 1]!.at);
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
