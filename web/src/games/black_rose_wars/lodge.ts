// The lodge on the map: where rooms and cells lie, how far apart they are, and which of them see each other.

import { hexAt, hexOutline, type Figure as Standing, type Place } from '../parts/map/places';
import { LIFT, RADIUS } from './art/geometry';
import { ownerOf, type Owner } from './art/colours';
import { inCell, isMage, ROSE, type Chamber, type Figure, type View } from './view';

export interface Hex {
  q: number;
  r: number;
}

/** The rooms as the view numbers them: by r, then by q. */
export const HEXES: readonly Hex[] = [-2, -1, 0, 1, 2].flatMap((r) =>
  [-2, -1, 0, 1, 2].filter((q) => Math.abs(q + r) <= 2).map((q) => ({ q, r })),
);
/** The places of the cells by the number of mages, clockwise (BR-LODGE-4 to BR-LODGE-6). */
const CELLS: Readonly<Record<number, readonly Hex[]>> = {
  2: [{ q: -2, r: -1 }, { q: 2, r: 1 }],
  3: [{ q: 1, r: -3 }, { q: 2, r: 1 }, { q: -3, r: 2 }],
  4: [{ q: -2, r: -1 }, { q: 2, r: -3 }, { q: 2, r: 1 }, { q: -2, r: 3 }],
};
/** An own target may be as far away as this. */
export const ANYWHERE = 99;

export function apart(a: Hex, b: Hex): number {
  const [dq, dr] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** Rooms see each other along rows (BR-LOS-2). */
export function inRow(a: Hex, b: Hex): boolean {
  return a.q === b.q || a.r === b.r || a.q + a.r === b.q + b.r;
}

/** The rooms that somebody in a room reaches, by their numbers: in a row up to this far, or all of them. */
export function within(room: number, reach: number): number[] {
  const from = HEXES[room];
  return HEXES.flatMap((to, at) => (reach >= ANYWHERE || (from && inRow(from, to) && apart(from, to) <= reach) ? [at] : []));
}

/** The ends of the rows that run through a room, for lines of sight of a reach. */
export function rowsFrom(room: number, reach: number): number[] {
  const seen = within(room, reach);
  const from = HEXES[room]!;
  return seen.filter((at) => {
    const to = HEXES[at]!;
    const far = apart(from, to);
    if (far === 0) return false;
    const beyond = { q: to.q + (to.q - from.q) / far, r: to.r + (to.r - from.r) / far };
    return !seen.some((other) => HEXES[other]!.q === beyond.q && HEXES[other]!.r === beyond.r);
  });
}

/** A room or a cell on the map. */
export interface Spot extends Place {
  /** The room; null for a cell. */
  readonly chamber: Chamber | null;
  /** Its number in the lodge; -1 for a cell. */
  readonly number: number;
  /** Whose cell it is. */
  readonly cell: number;
  readonly owner: Owner;
  readonly mage: string;
}

/** Somebody on the map. */
export interface Standee extends Standing {
  readonly shown: Figure;
}

const OUTLINE = hexOutline(RADIUS);
const CELL_OUTLINE = hexOutline(RADIUS * 0.9);

export const cellId = (mage: number): string => `cell:${mage}`;

/** The place of a figure, as the map names it. */
export function placeOf(view: View, { place }: Figure): string {
  return place >= HEXES.length ? cellId(place - HEXES.length) : (view.lodge[place]?.room ?? '');
}

/** All places; `label` says what is read aloud of a room, and of a cell. */
export function spots(view: View, label: { room: (chamber: Chamber) => string; cell: (mage: number) => string }, mage: (who: number) => string): Spot[] {
  const rooms = view.lodge.flatMap((chamber, number): Spot[] => {
    const hex = HEXES[number];
    if (!hex || chamber.room === '') return [];
    return [{
      id: chamber.room, at: hexAt(hex.q, hex.r, RADIUS), outline: OUTLINE, thing: `room:${chamber.room}`, label: label.room(chamber),
      lift: chamber.rebuilt ? LIFT : 0, chamber, number, cell: -1, owner: 'black', mage: '',
    }];
  });
  const ring = CELLS[view.ring.length] ?? [];
  const cells = view.ring.flatMap((who): Spot[] => {
    const hex = ring[view.cells[who] ?? -1];
    if (!hex) return [];
    return [{
      id: cellId(who), at: hexAt(hex.q, hex.r, RADIUS), outline: CELL_OUTLINE, thing: '', label: label.cell(who), chamber: null, number: -1,
      cell: who, owner: ownerOf(who), mage: mage(who),
    }];
  });
  return [...rooms, ...cells];
}

const HALF = { mage: 24, evocation: 19, big: 23 };

/** All figures; mages stand before the evocations in their room, the own one first. */
export function standees(view: View, seat: number | null, big: (card: string) => boolean, label: (figure: Figure) => string): Standee[] {
  const rank = (figure: Figure): number => (figure.figure === seat ? 0 : isMage(figure) ? 1 : 2);
  return [...view.figures].sort((one, other) => rank(one) - rank(other) || one.figure - other.figure).map((shown) => ({
    id: `${shown.figure}`, place: placeOf(view, shown), thing: `figure:${shown.figure}`, label: label(shown),
    radius: isMage(shown) ? HALF.mage : big(shown.card) ? HALF.big : HALF.evocation, height: isMage(shown) ? 34 : 24, shown,
  }));
}

/** The room in which a mage stands; -1 where it stands in none. */
export function roomOf(view: View, who: number | null): number {
  const figure = who === null ? undefined : view.figures.find((each) => each.figure === who);
  return figure && !inCell(figure) ? figure.place : -1;
}

export const isRose = (who: number): boolean => who === ROSE;
