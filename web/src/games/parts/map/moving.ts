// How figures move: along the middles of the places of their way, a step at a time; pushed ones faster; placed ones are lifted,
// gone and set down; fallen ones sink. Nothing of it holds up a click.

import { settings, type Pace } from '../../../lib/settings.svelte';
import type { Point } from './places';

export interface Movement {
  /** The figure that moves. */
  readonly figure: string;
  readonly how: 'walks' | 'pushed' | 'placed' | 'falls';
  /** The places of its way after the first one; only the last one counts for who is placed or falls. */
  readonly way: readonly string[];
}

export interface Course {
  frames: Keyframe[];
  duration: number;
  /** A standee hops so many times meanwhile. */
  hops: number;
}

const STEP = { walks: 180, pushed: 100 };
const PLACED = 420;
const FALLS = 560;
const SHIFT = 160;
const FADE = 140;
const PACES: Readonly<Record<Pace, number>> = { slow: 1.75, normal: 1, fast: 0.45, 'at-once': 0 };
const LIFTED = 34;

export const at = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;
const raised = ({ x, y }: Point, by: number): Point => ({ x, y: y - by });

/** From spot to spot; `spots` begins where the figure stood and ends where it stands. */
export function course(how: Movement['how'] | 'shifts', spots: readonly Point[], pace: number): Course {
  const [from, to] = [spots[0]!, spots.at(-1)!];
  if (how === 'shifts') return { frames: spots.map((spot) => ({ transform: at(spot) })), duration: SHIFT * pace, hops: 0 };
  if (how === 'placed') {
    const frames = [
      { transform: at(from), opacity: 1, offset: 0 },
      { transform: at(raised(from, LIFTED)), opacity: 0, offset: 0.45 },
      { transform: at(raised(to, LIFTED)), opacity: 0, offset: 0.55 },
      { transform: at(to), opacity: 1, offset: 1 },
    ];
    return { frames, duration: PLACED * pace, hops: 0 };
  }
  if (how === 'falls') {
    const frames = [
      { transform: at(from), opacity: 1, filter: 'grayscale(0)', offset: 0 },
      { transform: `${at(from)} scaleY(0.3)`, opacity: 0, filter: 'grayscale(1)', offset: 0.5 },
      { transform: `${at(to)} scaleY(0.3)`, opacity: 0, filter: 'grayscale(1)', offset: 0.55 },
      { transform: at(to), opacity: 1, filter: 'grayscale(0)', offset: 1 },
    ];
    return { frames, duration: FALLS * pace, hops: 0 };
  }
  const steps = spots.length - 1;
  return { frames: spots.map((spot) => ({ transform: at(spot) })), duration: steps * STEP[how] * pace, hops: how === 'walks' ? steps : 0 };
}

/** By how much everything takes longer at the pace that the reader has set. */
export function pace(): number {
  return PACES[settings.pace];
}

/** A figure whose drawing follows it. Animations that have not ended are waited for, so that no step is left out. */
export class Walker {
  #ends = 0;

  constructor(
    private readonly figure: SVGGElement,
    private readonly body: () => Element | null,
  ) {}

  go(how: Movement['how'] | 'shifts', spots: readonly Point[], hops: boolean): void {
    const { figure } = this;
    if (settings.moving === 'off' || typeof figure.animate !== 'function') return;
    if (settings.moving === 'less') {
      if (how !== 'shifts' && pace() > 0) figure.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
      return;
    }
    const { frames, duration, hops: count } = course(how, spots, pace());
    if (duration === 0) return;
    const now = performance.now();
    const delay = how === 'shifts' ? 0 : Math.max(0, this.#ends - now);
    figure.animate(frames, { duration, delay, fill: 'backwards', easing: how === 'shifts' ? 'ease-out' : 'linear' });
    if (hops && count > 0) {
      const hop = [{ transform: 'none' }, { transform: 'translateY(-7px)', offset: 0.45 }, { transform: 'none' }];
      this.body()?.animate(hop, { duration: duration / count, iterations: count, delay, easing: 'ease-in-out' });
    }
    if (how !== 'shifts') this.#ends = now + delay + duration;
  }

  /** Somebody new is set down. */
  arrive(spot: Point): void {
    const { figure } = this;
    if (settings.moving === 'off' || pace() === 0 || typeof figure.animate !== 'function') return;
    const from = settings.moving === 'full' ? raised(spot, LIFTED) : spot;
    figure.animate([{ transform: at(from), opacity: 0 }, { transform: at(spot), opacity: 1 }], { duration: (PLACED / 2) * pace(), easing: 'ease-out' });
  }
}

/** Who leaves the map sinks, grey, at its last spot: a transition of Svelte. */
export function sinks(figure: SVGGElement, spot: () => Point): { duration: number; css?: (left: number) => string } {
  const duration = settings.moving === 'off' || typeof figure.animate !== 'function' ? 0 : settings.moving === 'less' ? FADE : (FALLS / 2) * pace();
  if (duration === 0) return { duration };
  const still = settings.moving === 'less';
  return {
    duration,
    css: (left) => `transform: ${at(spot())}${still ? '' : ` scaleY(${0.3 + 0.7 * left})`}; opacity: ${left}; filter: grayscale(${1 - left})`,
  };
}
