// Where the bubble of an event opens: beside it, and over as little as can be of what is lit; and how its arrows go.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Extent {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;

const within = (value: number, length: number, whole: number): number => Math.max(EDGE, Math.min(value, whole - length - EDGE));

function shared(a: Box, b: Box): number {
  return Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

export function placeOf(anchor: Box, size: Extent, window: Extent, lit: readonly Box[]): { left: number; top: number } {
  const middle = { x: (anchor.left + anchor.right - size.width) / 2, y: (anchor.top + anchor.bottom - size.height) / 2 };
  const sides = [
    { left: middle.x, top: anchor.top - size.height - GAP },
    { left: anchor.right + GAP, top: middle.y },
    { left: anchor.left - size.width - GAP, top: middle.y },
    { left: middle.x, top: anchor.bottom + GAP },
  ];
  const placed = sides.map(({ left, top }) => ({ left: within(left, size.width, window.width), top: within(top, size.height, window.height) }));
  const cost = ({ left, top }: { left: number; top: number }): number => {
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    // The event itself is to be seen still.
    return lit.reduce((sum, each) => sum + shared(box, each), 0) + 1000 * shared(box, anchor);
  };
  return placed.reduce((best, each) => (cost(each) < cost(best) ? each : best));
}

const INSET = 14;
const BOW = 34;
const APART = 9;

/** From one plaque to another: between plaques above each other along their right side, else from edge to edge. */
export function arrowPath(from: Box, to: Box, window: Extent, number = 0): string {
  const y = ({ top, bottom }: Box): number => Math.max(INSET, Math.min((top + bottom) / 2, window.height - INSET));
  const above = from.left < to.right && to.left < from.right;
  const [x1, y1] = [above || to.left >= from.right ? from.right - INSET : from.left + INSET, y(from)];
  const [x2, y2] = [above ? to.right - INSET : to.left >= from.right ? to.left + INSET : to.right - INSET, y(to)];
  if (above) {
    const x = Math.max(x1, x2) + BOW + number * APART;
    return `M${x1} ${y1}C${x} ${y1} ${x} ${y2} ${x2} ${y2}`;
  }
  const middle = (x1 + x2) / 2;
  return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`;
}
