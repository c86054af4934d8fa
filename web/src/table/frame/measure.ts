// How large the parts of the frame are in a window. Everything but the cards follows from its width and height.

export type Kind = 'phone' | 'one-rail' | 'two-rails';

export interface Size {
  w: number;
  h: number;
}

export interface Shell {
  kind: Kind;
  /** By how much the bar, the rails, the tray and their type are larger than in a window of 1366 x 768. */
  s: number;
  bar: number;
  /** The rails, with their padding; none on a phone. */
  left: number;
  right: number;
  tray: number;
  /** How high the seats in their rail are at the most: usually, and where something of theirs can be chosen. */
  rail: { usual: number; most: number };
  /** Around what lies in the middle, and between its zones. */
  pad: number;
  gap: number;
  /** What centre, turn, own table and hand have together, without the padding around them. */
  main: Size;
}

/** The window in which everything has the scale 1. */
export const BASE: Size = { w: 1366, h: 768 };
/** Below this width there are no rails, and from this one on there are two. */
export const PHONE_BELOW = 900;
export const TWO_RAILS_FROM = 1600;
const LARGEST = 1.4;

const BAR = 44;
const TRAY = 80;
const RIGHT = 277;
const GAP = 10;
/** The story below the seats, at the least; and the part of a shared rail that the seats may have. */
const STORY = 190;
const SEATS = 0.6;

/** On a phone, from top to bottom. */
export const PHONE = { bar: 44, chips: 54, edge: 34, hand: 103, tray: 156, pad: 10, gap: 9, columns: 3 };

/** `padding` is that of the title, at scale 1. */
export function measure(w: number, h: number, padding = 10): Shell {
  if (w < PHONE_BELOW) return phone(w, h);
  const s = Math.min(LARGEST, Math.max(1, Math.min(w / BASE.w, h / BASE.h) ** 0.6));
  const [bar, tray, pad, gap] = [BAR, TRAY, padding, GAP].map((size) => Math.round(size * s)) as [number, number, number, number];
  const left = Math.floor(260 * s - 8);
  const right = w >= TWO_RAILS_FROM ? Math.round(RIGHT * s) : 0;
  // The tray lies at the bottom, with a gap above it.
  const main = { w: w - left - right - 2 * pad, h: Math.max(0, h - bar - tray - gap - 2 * pad) };
  const whole = h - bar - 2 * pad;
  const most = right ? whole : Math.max(whole * SEATS, whole - STORY * s - gap);
  const rail = { usual: right ? whole : whole * SEATS, most };
  return { kind: right ? 'two-rails' : 'one-rail', s, bar, left, right, tray, rail, pad, gap, main };
}

function phone(w: number, h: number): Shell {
  const { bar, chips, edge, hand, tray, pad, gap } = PHONE;
  const main = { w: w - 2 * pad, h: Math.max(0, h - bar - chips - edge - hand - tray) };
  return { kind: 'phone', s: 1, bar, left: 0, right: 0, tray, rail: { usual: Infinity, most: Infinity }, pad, gap, main };
}
