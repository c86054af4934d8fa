// Where the bubble of an event opens: beside it, and over as little as can be of what is lit.

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
