// What is lit up out of sight, for windows in which not everything fits: how many things in each zone, and the nearest one.

import type { Attachment } from 'svelte/attachments';

export type Way = 'up' | 'down' | 'left' | 'right';

export interface Far {
  element: HTMLElement;
  name: string;
  way: Way;
  /** How many more there are. */
  more: number;
}

interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** A thing of which a thumb would hit less than this part does not count as seen. */
const SEEN = 0.6;

/** How much of a thing lies within a frame, from 0 to 1. */
export function part(thing: Box, frame: Box): number {
  const wide = Math.min(thing.right, frame.right) - Math.max(thing.left, frame.left);
  const high = Math.min(thing.bottom, frame.bottom) - Math.max(thing.top, frame.top);
  const area = (thing.right - thing.left) * (thing.bottom - thing.top);
  return area > 0 && wide > 0 && high > 0 ? (wide * high) / area : 0;
}

/** Where a thing lies that is out of sight, and how far. */
export function wayTo(thing: Box, frame: Box): { way: Way; far: number } {
  const ways: [Way, number][] = [
    ['up', frame.top - thing.top],
    ['down', thing.bottom - frame.bottom],
    ['left', frame.left - thing.left],
    ['right', thing.right - frame.right],
  ];
  const [way, far] = ways.reduce((best, each) => (each[1] > best[1] ? each : best));
  return { way, far };
}

/** The name of a thing: what its label says first. */
export function shortName(label: string): string {
  return label.split(/[.,(:]/)[0]!.trim();
}

const LIT = '[data-thing].can';

export class Outlook {
  far: Far | null = $state.raw(null);
  #root: HTMLElement | null = null;
  #due = 0;
  #sizing: ResizeObserver | null = null;

  /** Follows what is lit below an element, while it is scrolled and changes. */
  readonly follow: Attachment<HTMLElement> = (root) => {
    this.#root = root;
    const look = (): void => this.soon();
    const changing = new MutationObserver(look);
    this.#sizing = new ResizeObserver(look);
    changing.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
    root.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    look();
    return () => {
      changing.disconnect();
      this.#sizing?.disconnect();
      root.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
      cancelAnimationFrame(this.#due);
      this.#root = null;
    };
  };

  /** Once for all that changes before the next picture. */
  soon(): void {
    cancelAnimationFrame(this.#due);
    this.#due = requestAnimationFrame(() => this.look());
  }

  /** The things that are lit, and whether each can be seen. */
  lit(): { element: HTMLElement; seen: boolean; way: Way; far: number }[] {
    const there = [...(this.#root?.querySelectorAll<HTMLElement>(LIT) ?? [])];
    // What lies below a panel cannot be seen at all, and so not be looked for.
    return there.filter((element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true).map((element) => {
      // A map shows by itself what is lit on it; only the map as a whole can be out of sight.
      const box = (element.closest('[data-moves-itself]') ?? element).getBoundingClientRect();
      const frames = this.#frames(element);
      const hidden = frames.find((frame) => part(box, frame) < SEEN);
      return { element, seen: !hidden, ...wayTo(box, hidden ?? frames[0]!) };
    });
  }

  look(): void {
    // Zones grow and shrink with their letters, and push aside what lies below them.
    for (const part of this.#root?.querySelectorAll(':scope > *, .zone') ?? []) this.#sizing?.observe(part);
    const hidden = this.lit().filter(({ seen }) => !seen);
    const nearest = hidden.reduce<(typeof hidden)[number] | null>((best, each) => (!best || each.far < best.far ? each : best), null);
    const was = this.far;
    if (!nearest) this.far = null;
    else {
      const far = { element: nearest.element, name: shortName(nearest.element.getAttribute('aria-label') ?? ''), way: nearest.way, more: hidden.length - 1 };
      if (!was || was.element !== far.element || was.way !== far.way || was.more !== far.more || was.name !== far.name) this.far = far;
    }
  }

  /** The boxes through which a thing is seen: of everything around it that scrolls, from the inside out. */
  #frames(element: HTMLElement): Box[] {
    const frames: Box[] = [];
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (/auto|scroll/.test(`${getComputedStyle(around).overflowX} ${getComputedStyle(around).overflowY}`)) frames.push(around.getBoundingClientRect());
      if (around === this.#root) break;
    }
    return [...frames, { top: 0, left: 0, right: innerWidth, bottom: innerHeight }];
  }
}
