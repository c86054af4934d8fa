// What the server shows of a game of Black Rose Wars; its shape is declared once, in conclave/games/black_rose_wars/state/fields.py.

import { t } from '../../lib/words.svelte';
import type { CardFace, Frame } from '../../lib/wire';
import { faceIn } from '../parts/cards/cards';
import { ownerOf, type Owner } from './art/colours';
import type { Chamber, Counted, Figure, Link, SeatView, Slot, View } from './state';

export type { Chamber, Counted, Figure, Link, SeatView, Slot, View };

/** The Black Rose as a participant; with the avatar she is a mage, too. */
export const ROSE = 4;
export const SLOTS = ['quick', 'I', 'II', 'III'] as const;
export type SlotName = (typeof SLOTS)[number];
export const PHASES = ['rose', 'study', 'planning', 'action', 'evocation', 'clean-up'] as const;
/** Figures from this number on are evocations. */
const FIRST_EVOCATION = 5;
const CELLS = 19;

/** The frame's view; its shape is promised by the title that the table plays. */
export function viewOf(frame: Frame): View {
  return frame.view as View;
}

/** A face for a card, also before the faces have come from the server. */
export const faceOf = (cards: ReadonlyMap<string, CardFace>, name: string): CardFace => faceIn(cards, name, 'spell');

export const cardName = (name: string): string => t(`card-${name.replaceAll('_', '-')}`);

export const isMage = (figure: Figure): boolean => figure.figure < FIRST_EVOCATION;
export const inCell = (figure: Figure): boolean => figure.place >= CELLS;

/** The mage that a participant plays; the Rose has a face of her own, and her avatar another one. */
export function mageOf(view: View, who: number): string {
  return who === ROSE ? (view.avatar === 'none' ? 'black_rose' : 'the_possessed') : (view.seats[who]?.mage ?? '');
}

/** The figure of a mage, if it stands on the map. */
export function figureOf(view: View, who: number): Figure | undefined {
  return view.figures.find(({ figure }) => figure === who);
}

/** Who owns the cubes in a row. */
export const owners = (cubes: readonly number[]): Owner[] => cubes.map(ownerOf);

/** All participants, the Rose last. */
export function participants(view: View): number[] {
  return [...view.seats.map(({ seat }) => seat), ROSE];
}

/** The evocations that a participant owns, in the order of their slots. */
export function evocationsOf(view: View, who: number): Figure[] {
  return view.figures.filter((figure) => !isMage(figure) && figure.owner === who && figure.bearer < 0).sort((one, other) => one.diamonds - other.diamonds);
}

/** The Umbras that follow a mage. */
export function umbrasOf(view: View, who: number): Figure[] {
  return view.figures.filter((figure) => figure.bearer === who);
}

/** The stable spells that hold on to a figure: whose they are, and in which slot they lie. */
export function stableOn(view: View, figure: number): { owner: Owner; number: 0 | 1 | 2 | 3 }[] {
  return view.seats.flatMap(({ seat, slots }) =>
    slots.flatMap(({ marked }, at) => (marked === figure ? [{ owner: ownerOf(seat), number: at as 0 | 1 | 2 | 3 }] : [])),
  );
}

/** Destroyed rooms whose slots are full: they are rebuilt in the clean-up. */
export function fullRooms(view: View): Chamber[] {
  return view.lodge.filter((chamber) => !chamber.rebuilt && chamber.slots > 0 && chamber.cubes.length >= chamber.slots);
}

/** The cubes that an active quest has got, and how many it needs. */
export function taskOf(face: CardFace): number {
  const count = face.lines.find(([key]) => key === 'line-task')?.[1]?.['count'];
  return typeof count === 'number' ? count : 0;
}

/** The number in an argument of a line of a component; 0 where there is none. */
export function numberIn(face: CardFace, line: string, argument: string): number {
  const count = face.lines.find(([key]) => key === line)?.[1]?.[argument];
  return typeof count === 'number' ? count : 0;
}
