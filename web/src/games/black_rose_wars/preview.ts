// What the map shows before an answer is given: which rooms the spell at hand reaches, and who would come to harm.

import type { Preview, Tag } from '../parts/map/overlay';
import type { Side } from './faces';
import { ANYWHERE, cellId, rowsFrom, within, type Standee } from './lodge';
import { isMage, type Figure, type View } from './view';

/** The damage that a side deals for certain: of a number that is counted nothing is told. */
export function damageOf(side: Side): number {
  for (const line of side.lines) {
    const effects = line[1]?.['effects'];
    const found = Array.isArray(effects) ? (effects as unknown[]).find((each) => Array.isArray(each) && each[0] === 'op-damage') : undefined;
    const args = (found as [string, Record<string, unknown>] | undefined)?.[1];
    if (args && args['counted'] === 'no' && String(args['to_is']).startsWith('target')) return Number(args['count']);
  }
  return 0;
}

/** Whether a figure can be meant by a target of this kind. */
function meant({ target }: Side, figure: Figure, seat: number): boolean {
  if (target.kind === 'mage') return isMage(figure) && figure.figure !== seat;
  if (target.kind === 'evocation') return !isMage(figure);
  return (target.kind === 'figure' || target.kind === 'room') && figure.figure !== seat && figure.owner !== seat;
}

/** «5 ▸ 8» over who would be hit in reach; who falls is told by `falls`. */
function tags(view: View, side: Side, seat: number, reached: ReadonlySet<number>, icon: string, falls: string): Tag[] {
  const damage = damageOf(side);
  if (damage <= 0) return [];
  const worst = new Map<string, { text: string; fatal: boolean }>();
  for (const figure of view.figures) {
    if (!reached.has(figure.place) || !meant(side, figure, seat)) continue;
    const after = figure.bar.length + damage;
    const fatal = after >= figure.health;
    const place = view.lodge[figure.place]?.room ?? '';
    if (!worst.has(place) || fatal) worst.set(place, { text: fatal ? `${figure.bar.length} ▸ ${figure.health} ${falls}` : `${figure.bar.length} ▸ ${after}`, fatal });
  }
  return [...worst].map(([place, { text, fatal }]) => ({ place, text, icon, tone: fatal ? 'harm' : 'plain' }));
}

/** The reach of a side from a room, in the colour of its caster: rooms out of reach dim, rows in sight are dotted. */
export function reaching(view: View, side: Side, seat: number, room: number, colour: string, icon: string, falls: string): Preview<Standee> {
  const name = (at: number): string => view.lodge[at]?.room ?? '';
  if (room < 0 || side.target.kind === 'special') return {};
  const { reach } = side.target;
  const rooms = within(room, reach);
  const own = view.figures.find(({ figure }) => figure === seat);
  return {
    bright: new Set([...rooms.map(name), ...(own ? [] : [cellId(seat)])]),
    tints: reach === ANYWHERE ? [] : rooms.map((at) => ({ place: name(at), colour })),
    lines: reach === ANYWHERE || reach === 0 ? [] : rowsFrom(room, reach).map((at) => ({ from: name(room), to: name(at), look: 'row' as const, colour })),
    tags: tags(view, side, seat, new Set(rooms), icon, falls),
  };
}
