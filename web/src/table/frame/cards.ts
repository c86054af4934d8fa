// How a card gets its size: the largest with which everything that lies in the zones fits the middle of the frame.

import { PHONE, type Shell, type Size } from './measure';

/** A card of 100 %, and the smallest and largest that there are: 70 % and 140 %. */
export const FULL = 150;
export const SMALLEST = 105;
export const LARGEST = 210;
/** From this width on, a hand has a row of its own if that costs nothing. */
const AMPLE = 190;
const OVERLAP = 0.4;

/** What lies in the zones of a board. Lengths are those at scale 1. */
export interface Filling {
  /** The height of a card as a part of its width. */
  tall: number;
  /** Whole cards in the centre, and how wide what stands beside them is. */
  centre: { cards: number; beside: number };
  /** Piles of what was played in this turn; null for titles without such a zone. */
  played: number | null;
  /** The height of the line with the own name. */
  name: number;
  /** The width of the panel with the own things; 0 where they are cards in rows. And how high what lies on it makes it. */
  panel: number;
  panelHeight?: number;
  /** Cards on the own table, and how many of them the question lights up. */
  own: number;
  lit: number;
  hand: number;
}

export interface Sizes {
  /** The own cards. */
  w: number;
  /** How many of the own cards lie in each row, from the first to the last. */
  rows: number[];
  /** The hand: in a row of its own, at the right end of the last row, or beside the panel. */
  handRow: 'own row' | 'shares' | 'beside';
  /** A card of the centre. */
  centre: Size;
  /** What was played: tiles, or whole cards of this width. */
  turn: 'tiles' | 'whole';
  turnW: number;
  turnH: number;
  /** The part of each card that the next one in the hand, or in the turn, covers. */
  overlap: number;
  turnOverlap: number;
  /** How many own cards are tiles, the oldest first. */
  ownTiles: number;
  /** The own table scrolls by itself: nothing else has helped. */
  scrolls: boolean;
  /** Rivals must fold. */
  foldRivals: boolean;
  /** There is height for the band of what happened meanwhile. */
  bandKept: boolean;
}

const TURN = 118;
const BAND = 146;
const SUM = 98;
const TILE = { w: 76, gap: 9 };
const OWN_TILE = 31;
const HAND_LABEL = 12;

export function solve(what: Filling, shell: Shell): Sizes {
  if (shell.kind === 'phone') return onPhone(what, shell);
  return what.panel > 0 ? besidePanel(what, shell) : inRows(what, shell);
}

/** Three in a row; what is in the centre or was played is pushed along. */
function onPhone(what: Filling, { main }: Shell): Sizes {
  const { columns, gap } = PHONE;
  const w = Math.floor(Math.min(LARGEST, Math.max(SMALLEST, (main.w - (columns - 1) * gap) / columns)));
  const perRow = Math.max(1, Math.floor((main.w + gap) / (w + gap)));
  return {
    ...NOTHING, w, rows: filled(what.own, perRow), handRow: 'own row', centre: { w, h: w * what.tall }, turnW: TILE.w, turnH: 84,
    foldRivals: true,
  };
}

const NOTHING: Sizes = {
  w: FULL, rows: [], handRow: 'own row', centre: { w: FULL, h: 0 }, turn: 'tiles', turnW: TILE.w, turnH: 0, overlap: 0,
  turnOverlap: 0, ownTiles: 0, scrolls: false, foldRivals: false, bandKept: false,
};

/** Rows that are filled to the end. */
function filled(count: number, perRow: number): number[] {
  return Array.from({ length: Math.ceil(count / perRow) }, (_, row) => Math.min(perRow, count - row * perRow));
}

/** As many rows, with as many in each as can be. */
export function balanced(count: number, perRow: number): number[] {
  const rows = Math.ceil(count / perRow);
  return Array.from({ length: rows }, (_, row) => Math.floor((count + rows - 1 - row) / rows));
}

/** The width of a card of the centre: at the most a tenth more than `w`, and no more than there is room for. */
function centreWidth({ centre }: Filling, { main, s, gap }: Shell, most: number): number {
  if (centre.cards === 0) return Math.min(most, LARGEST);
  const room = (main.w - centre.beside * s - centre.cards * gap) / centre.cards;
  return Math.floor(Math.max(SMALLEST, Math.min(most, LARGEST, room)));
}

function inRows(what: Filling, shell: Shell): Sizes {
  const [shared, apart] = [widest(what, shell, true), widest(what, shell, false)];
  const own = apart && (!shared || apart > shared || (apart >= AMPLE && shared >= AMPLE));
  const w = (own ? apart : shared) ?? SMALLEST;
  if (!own && !shared) return crowded(what, shell);
  const perRow = Math.max(1, rowOf(w, shell));
  const rows = own ? balanced(what.own, perRow) : filled(what.own, perRow);
  return finished({ ...NOTHING, w, rows, handRow: own ? 'own row' : 'shares' }, what, shell);
}

/** How many cards of a width lie in a row. */
function rowOf(w: number, { main, gap }: Shell): number {
  return Math.floor((main.w + gap) / (w + gap));
}

function rowsOf(what: Filling, w: number, shell: Shell, shares: boolean): number {
  const perRow = rowOf(w, shell);
  // Around a hand that shares a row there is a frame.
  const held = shares && what.hand > 0 ? what.hand + (what.hand + (what.own % perRow) === perRow ? framed(w, perRow, shell) : 0) : 0;
  if (perRow < 1 || held > perRow || (!shares && what.hand > perRow)) return Infinity;
  return shares ? Math.ceil((what.own + held) / perRow) : Math.ceil(what.own / perRow) + (what.hand > 0 ? 1 : 0);
}

/** Whether the frame of the hand costs a full row one of its places. */
function framed(w: number, perRow: number, { main, gap, s }: Shell): 0 | 1 {
  return perRow * (w + gap) - gap + 8 * s > main.w ? 1 : 0;
}

function heightOf(what: Filling, w: number, shell: Shell, rows: number, centre: number): number {
  const { s, gap } = shell;
  const label = what.hand > 0 ? HAND_LABEL * s : 0;
  const top = (centre > 0 ? centre * what.tall + gap : 0) + (what.name > 0 ? what.name * s + gap : 0);
  return top + rows * w * what.tall + Math.max(0, rows - 1) * gap + label;
}

/** The centre may be as small as the own cards before these become smaller. */
function least(what: Filling, w: number, shell: Shell): number {
  return what.centre.cards > 0 ? centreWidth(what, shell, w) : 0;
}

/** The largest width with which everything fits; none if there is no such width. */
function widest(what: Filling, shell: Shell, shares: boolean): number | null {
  for (let w = LARGEST; w >= SMALLEST; w--) {
    const rows = rowsOf(what, w, shell, shares);
    if (heightOf(what, w, shell, rows, least(what, w, shell)) <= shell.main.h) return w;
  }
  return null;
}

/** What height is left makes the centre larger, up to a tenth. */
function finished(sizes: Sizes, what: Filling, shell: Shell): Sizes {
  const shares = sizes.handRow === 'shares';
  const rows = rowsOf(what, sizes.w, shell, shares);
  let w = least(what, sizes.w, shell);
  const most = centreWidth(what, shell, sizes.w * 1.1);
  while (w < most && heightOf(what, sizes.w, shell, rows, w + 1) <= shell.main.h) w++;
  const left = shell.main.h - heightOf(what, sizes.w, shell, rows, w);
  return { ...sizes, centre: { w, h: w * what.tall }, bandKept: left >= BAND * shell.s + shell.gap };
}

/** Too little even for the smallest cards: unlit own cards become tiles, and only then the own table scrolls. */
function crowded(what: Filling, shell: Shell): Sizes {
  const w = SMALLEST;
  const perRow = Math.max(1, rowOf(w, shell));
  const shares = rowsOf(what, w, shell, true) <= rowsOf(what, w, shell, false);
  const sizes: Sizes = {
    ...NOTHING, w, handRow: shares ? 'shares' : 'own row', centre: { w, h: w * what.tall }, foldRivals: true,
  };
  const step = OWN_TILE * shell.s + shell.gap;
  for (let tiles = 1; tiles <= what.own - what.lit; tiles++) {
    const fewer = { ...what, own: what.own - tiles };
    const height = heightOf(fewer, w, shell, rowsOf(fewer, w, shell, shares), w) + Math.ceil(tiles / perRow) * step;
    if (height <= shell.main.h) return { ...sizes, rows: filled(fewer.own, perRow), ownTiles: tiles };
  }
  const tiles = what.own - what.lit;
  return { ...sizes, rows: filled(what.lit, perRow), ownTiles: tiles, scrolls: true };
}

export interface Laid {
  w: number;
  /** By how much each lies over the one before it. */
  over: number;
}

/** Cards that are laid out to be chosen from, in rows in a box: as large as fits, and over each other only where the smallest
    do not. */
export function laidOut(count: number, tall: number, room: Size, gap: number): Laid {
  if (count === 0 || room.w === 0) return { w: FULL, over: 0 };
  for (let w = LARGEST; w >= SMALLEST; w--) {
    const perRow = Math.floor((room.w + gap) / (w + gap));
    const rows = Math.floor((room.h + gap) / (w * tall + gap));
    if (perRow * rows >= count) return { w, over: 0 };
  }
  const rows = Math.max(1, Math.floor((room.h + gap) / (SMALLEST * tall + gap)));
  const perRow = Math.ceil(count / rows);
  // The gap is there besides; what is over is taken from it, too.
  const step = (room.w - SMALLEST) / Math.max(1, perRow - 1);
  return { w: SMALLEST, over: Math.max(0, Math.ceil(SMALLEST + gap - step)) };
}

const PANEL_HEIGHT = 215;
const FAN = 24;
const FAN_GAP = 12;
const USUAL_HAND = 5;

/** The hand beside a panel: its size follows from the width, and does not grow while the hand is played out. */
function besidePanel(what: Filling, shell: Shell): Sizes {
  const { main, s, gap } = shell;
  const room = main.w - (what.panel + FAN_GAP) * s;
  const held = Math.max(USUAL_HAND, what.hand);
  const turn = what.played === null ? 0 : TURN * s + gap;
  let w = Math.min(LARGEST, Math.max(SMALLEST, Math.floor((room - (held - 1) * FAN_GAP * s) / held)));
  const handOf = (width: number): number => width * what.tall + FAN * s;
  const centreOf = (width: number): number => centreWidth(what, shell, Math.min(width * 1.1, LARGEST));
  while (w > SMALLEST && rowOver(what, centreOf(w), shell) + Math.max(handOf(w), PANEL_HEIGHT * s) + turn > main.h) w--;
  // The centre gives way before the hand is too small, and for a panel on which much lies.
  const column = (width: number): number => rowOver(what, width, shell) + Math.max(handOf(w), (what.panelHeight ?? PANEL_HEIGHT) * s);
  let centre = centreOf(w);
  while (centre > SMALLEST && column(centre) + turn > main.h) centre--;
  const overlap = Math.max(0, Math.min(0.75, 1 - (room - w) / Math.max(1, what.hand - 1) / w));
  const left = main.h - column(centre) - turn;
  return { ...NOTHING, w, handRow: 'beside', centre: { w: centre, h: centre * what.tall }, overlap, ...played(what, w, left, shell) };
}

/** What the centre takes, with the gap below it. */
function rowOver(what: Filling, centre: number, { gap }: Shell): number {
  return centre * what.tall + gap;
}

/** Whole cards where there is height and width for them, then the band. */
function played(what: Filling, w: number, left: number, { main, s, gap }: Shell): Pick<Sizes, 'turn' | 'turnW' | 'turnH' | 'turnOverlap' | 'bandKept'> {
  if (what.played === null) return { turn: 'tiles', turnW: TILE.w * s, turnH: 0, turnOverlap: 0, bandKept: left >= BAND * s + gap };
  const room = main.w - (SUM + 30) * s;
  const whole = Math.floor(Math.min(w * 0.72, room / Math.max(1, what.played) - gap));
  const height = Math.round(whole * what.tall + 36 * s);
  const more = height - TURN * s;
  if (whole >= SMALLEST && more <= left) {
    return { turn: 'whole', turnW: whole, turnH: height, turnOverlap: 0, bandKept: left - more >= BAND * s + gap };
  }
  const [tile, between] = [TILE.w * s, TILE.gap * s];
  const step = (room - tile) / Math.max(1, what.played - 1);
  const turnOverlap = Math.max(0, Math.min(OVERLAP, 1 - (step - between / 3) / tile));
  return {
    turn: 'tiles', turnW: tile, turnH: Math.round(TURN * s), turnOverlap: step >= tile + between ? 0 : turnOverlap,
    bandKept: left >= BAND * s + gap,
  };
}
