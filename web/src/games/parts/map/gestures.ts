// A pointer on a map: a drag pans, two fingers and the wheel zoom about where they are, a double tap shows all of it. What is
// less than a drag is a tap, and reaches what lies under it.

import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte';
import type { Point } from './places';

/** A pointer that goes farther than this drags. */
const DRAG = 6;
const TWICE = 320;
const NEAR = 28;
const WHEEL = 0.0016;
const LINE = 16;

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** `free` says whether a tap at an element means nothing else, so that two of them show all of the map. */
export function gestures(camera: Camera, free: (target: Element) => boolean): Attachment<HTMLElement> {
  return (box) => {
    const down = new Map<number, Point>();
    let start: Point | null = null;
    let dragged = false;
    let tapped: { at: Point; time: number } | null = null;

    const at = (event: MouseEvent): Point => {
      const { left, top } = box.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };

    function press(event: PointerEvent): void {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (down.size === 0) dragged = false;
      down.set(event.pointerId, at(event));
      start = at(event);
      camera.grasped = true;
      camera.stop();
    }

    function move(event: PointerEvent): void {
      const last = down.get(event.pointerId);
      if (!last) return;
      const now = at(event);
      if (!dragged && down.size === 1 && start && apart(start, now) <= DRAG) return;
      if (!dragged) {
        dragged = true;
        // From here on the pointer belongs to the map, wherever it goes.
        box.setPointerCapture?.(event.pointerId);
      }
      if (down.size === 2) {
        const other = [...down].find(([id]) => id !== event.pointerId)![1];
        const middle = (a: Point): Point => ({ x: (a.x + other.x) / 2, y: (a.y + other.y) / 2 });
        const before = Math.max(1, apart(last, other));
        camera.pan(middle(now).x - middle(last).x, middle(now).y - middle(last).y);
        camera.zoom(Math.max(1, apart(now, other)) / before, middle(now));
      } else if (down.size === 1) camera.pan(now.x - last.x, now.y - last.y);
      down.set(event.pointerId, now);
    }

    function lift(event: PointerEvent): void {
      if (!down.delete(event.pointerId)) return;
      camera.grasped = down.size > 0;
      if (down.size > 0 || dragged || event.type === 'pointercancel') return;
      const now = at(event);
      const again = tapped && event.timeStamp - tapped.time < TWICE && apart(tapped.at, now) < NEAR;
      const means = event.target instanceof Element && !free(event.target);
      tapped = again || means ? null : { at: now, time: event.timeStamp };
      if (again && !means) camera.fit();
    }

    function click(event: MouseEvent): void {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
      camera.zoom(Math.exp(-event.deltaY * lines * WHEEL), at(event));
    }

    const listening = new AbortController();
    const options = { signal: listening.signal };
    box.addEventListener('pointerdown', press, options);
    box.addEventListener('pointermove', move, options);
    box.addEventListener('pointerup', lift, options);
    box.addEventListener('pointercancel', lift, options);
    box.addEventListener('click', click, { ...options, capture: true });
    box.addEventListener('wheel', wheel, { ...options, passive: false });
    return () => {
      listening.abort();
      camera.grasped = false;
      camera.stop();
    };
  };
}
