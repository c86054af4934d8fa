// What the latest news did to each wizard: who was attacked, hurt, healed, killed, and who defended with what.

import type { News, Value, Words } from '../../lib/wire';
import { cardOf } from './view';

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

const isWords = (value: unknown): value is Words => Array.isArray(value) && typeof value[0] === 'string';
const seatOf = (value: Value | undefined): number => (typeof value === 'number' ? value : -1);

function targets(value: Value | undefined): number[] {
  return (Array.isArray(value) ? (value as unknown[]) : []).filter(isWords).map(([, args]) => seatOf(args?.['seat']));
}

export function impactsOf(news: readonly News[]): ReadonlyMap<number, Impact> {
  const impacts = new Map<number, Impact>();
  const change = (seat: number, what: (before: Impact) => Partial<Impact>): void => {
    if (seat < 0) return;
    const before = impacts.get(seat) ?? NONE;
    impacts.set(seat, { ...before, ...what(before) });
  };
  for (const { key, words, cause } of news) {
    const args = words[1] ?? {};
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

/** The card that attacks in the latest news, and the mayhem that came: shown large on the stage. */
export function featured(news: readonly News[]): string[] {
  const shown = news.filter(({ key }) => key === 'attack' || key === 'mayhem' || key === 'group-attack' || key === 'defended');
  return [...new Set(shown.map(({ cause }) => cardOf(cause)).filter(Boolean))];
}
