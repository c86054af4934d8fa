// Who stands where on a place: one figure in the middle, two side by side, three in a row. From four on the last place of the row
// is a disc with the number of those who are left, and they are seen when it opens as a fan.

import type { Figure, Point } from './places';

const ROW = 3;
const BETWEEN = 3;
const FAN_GAP = 10;

export interface Crowd<F extends Figure = Figure> {
  place: string;
  /** Those who are seen, with the way from the middle of the place to their feet. */
  seen: { figure: F; off: Point }[];
  /** Those behind the disc. */
  rest: F[];
  /** Where the disc is. */
  disc: Point;
}

/** `first` are figures that must be seen, as far as there is room; in less than the width that they need they stand closer. */
export function crowd<F extends Figure>(place: string, figures: readonly F[], first: (figure: F) => boolean, width = Infinity): Crowd<F> {
  const wanted = [...figures.filter(first), ...figures.filter((each) => !first(each))];
  const shown = new Set(figures.length > ROW ? wanted.slice(0, ROW - 1) : wanted);
  const seen = figures.filter((each) => shown.has(each));
  const rest = figures.filter((each) => !shown.has(each));
  const radii = [...seen.map(({ radius }) => radius), ...(rest.length > 0 ? [Math.min(...seen.map(({ radius }) => radius))] : [])];
  const wide = radii.map((radius, at) => (at === 0 ? 0 : radii[at - 1]! + radius + BETWEEN));
  const needed = wide.reduce((sum, step) => sum + step, 0);
  const closer = Math.min(1, Math.max(0, width - (radii[0] ?? 0) - (radii.at(-1) ?? 0)) / Math.max(1, needed));
  const steps = wide.map((step) => step * closer);
  const xs = steps.map((_, at) => steps.slice(0, at + 1).reduce((sum, step) => sum + step, 0));
  const middle = ((xs[0] ?? 0) + (xs.at(-1) ?? 0)) / 2;
  return {
    place,
    seen: seen.map((figure, at) => ({ figure, off: { x: xs[at]! - middle, y: 0 } })),
    rest,
    disc: { x: (xs.at(-1) ?? 0) - middle, y: 0 },
  };
}

/** Where the figures of a fan have their feet, seen from the middle of the place: on an arc above it. */
export function fan(figures: readonly Figure[]): Point[] {
  const widest = Math.max(...figures.map(({ radius }) => radius), 1);
  const step = 2 * widest + FAN_GAP;
  const reach = Math.max(step * 1.2, (figures.length * step) / 2.4);
  const turn = step / reach;
  return figures.map((_, at) => {
    const angle = (at - (figures.length - 1) / 2) * turn;
    return { x: reach * Math.sin(angle), y: -reach * Math.cos(angle) };
  });
}
