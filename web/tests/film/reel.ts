// Events and declarations for tests of the film.

import type { News, Shot, ShotKind, Value, Words } from '../../src/lib/wire';

const shot = (kind: ShotKind, amount = '', targets = ''): Shot => ({ kind, amount, targets });

/** As a title with turns declares its events. */
export const DUEL: Record<string, Shot> = {
  turn: shot('turn'), played: shot('play'), attack: shot('attack', '', 'targets'), bought: shot('purchase'), mayhem: shot('fate'),
  hurt: shot('damage', 'count'), killed: shot('death'), defended: shot('defence'), redirected: shot('redirect'), power: shot('power'),
  drew: shot('draw', 'count'), discarded: shot('discard'), 'spent-life': shot('damage', 'count'), healed: shot('heal', 'count'),
};
/** As a title in which everybody does one thing at a time. */
export const RACE: Record<string, Shot> = {
  round: shot('round'), used: shot('play'), placed: shot('play'), claimed: shot('purchase'), passed: shot('pass'), discarded: shot('discard'),
  paid: shot('loss', 'essences'), gained: shot('gain', 'essences'), lost: shot('damage', 'essences'), reacted: shot('reaction'), ignored: shot('defence'),
};

export const essence = (name: string, count: number): Words => ['count-essence', { essence: name, count }];
export const player = (seat: number): Words => ['player', { seat }];

export function told(version: number, key: string, seat: number | null, card = '', args: Record<string, Value> = {}, more: Partial<News> = {}): News {
  const named: Record<string, Value> = { ...(seat === null ? {} : { seat }), ...(card ? { card: [`card-${card}`] as Words } : {}), ...args };
  return { version, key, words: [key, named], cause: card ? `card:${card}` : seat === null ? '' : `seat:${seat}`, rule: 'X-1', automatic: false, ...more };
}
