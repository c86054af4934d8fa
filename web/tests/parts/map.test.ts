// The map of places: what is lit, touched, looked at, walked through with keys, and how its camera and its figures move.

import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speech } from '../../src/lib/words.svelte';
import { settings } from '../../src/lib/settings.svelte';
import { Camera, contains, fitted, held, showing, shown, zoomed } from '../../src/games/parts/map/camera.svelte';
import { beyond, towards } from '../../src/games/parts/map/keys';
import { course } from '../../src/games/parts/map/moving';
import type { Preview } from '../../src/games/parts/map/overlay';
import { hexAt, hexOutline, seen, squareAt, squareOutline, type Figure, type Place } from '../../src/games/parts/map/places';
import { crowd, fan } from '../../src/games/parts/map/standing';
import type { Option } from '../../src/lib/wire';
import { read } from '../files';
import OnMap from './OnMap.svelte';
import { aDesk, option } from './made';

await speech.learn('maps-made', async (lang) => read(`web/src/games/parts/map/words/${lang}.ftl`));

const RADIUS = 50;
const OUTLINE = hexOutline(RADIUS);
const AROUND: [string, number, number][] = [['middle', 0, 0], ['north', 0, -1], ['east', 1, -1], ['low', 1, 0], ['south', 0, 1], ['far', 2, -1], ['west', -1, 0]];
const rooms: Place[] = AROUND.map(([id, q, r]) => ({ id, at: hexAt(q, r, RADIUS), outline: OUTLINE, thing: `room:${id}`, label: `Room ${id}` }));
const who = (id: string, place: string): Figure => ({ id, place, thing: `mage:${id}`, label: `Mage ${id}`, radius: 12, height: 20 });
const ROOM = { w: 400, h: 300 };

interface Given {
  figures?: Figure[];
  options?: Option[];
  preview?: Preview;
  twice?: boolean;
}

/** Each test has a map, and so a camera, of its own. */
let maps = 0;
const animated: { keyframes: Keyframe[]; options: KeyframeAnimationOptions }[] = [];

function mapOf({ figures = [], options = [], preview = {}, twice = false }: Given = {}) {
  const { desk, answers } = aDesk(options);
  const given = { places: rooms, figures, preview, twice, label: `Lodge ${++maps}`, tilt: 0.74, movements: [] };
  const { container, rerender } = render(OnMap, { desk, given });
  const at = (place: string): SVGGElement => container.querySelector<SVGGElement>(`[data-place="${place}"]`)!;
  const of = (figure: string): SVGGElement => container.querySelector<SVGGElement>(`[data-figure="${figure}"]`)!;
  const now = (): string => document.activeElement?.getAttribute('data-place') ?? `figure ${document.activeElement?.getAttribute('data-figure')}`;
  const key = async (name: string, more: Record<string, unknown> = {}): Promise<boolean> => {
    const free = await fireEvent.keyDown(document.activeElement!, { key: name, ...more });
    await tick();
    await tick();
    return free;
  };
  return { container, answers, desk, at, of, now, key, again: (next: object) => rerender({ desk, given: { ...given, ...next } }) };
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly call: (sizes: unknown[]) => void) {}
      observe(): void {
        this.call([{ contentBoxSize: [{ inlineSize: ROOM.w, blockSize: ROOM.h }] }]);
      }
      disconnect(): void {}
    },
  );
  settings.motion = 'full';
  settings.pace = 'normal';
  animated.length = 0;
  SVGElement.prototype.animate = function (keyframes, options) {
    animated.push({ keyframes: keyframes as Keyframe[], options: options as KeyframeAnimationOptions });
    return { finished: Promise.resolve(), cancel: () => undefined } as unknown as Animation;
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(SVGElement.prototype, 'animate');
  settings.motion = 'auto';
});

describe('shapes', () => {
  it('put six hexagons side to side around one', () => {
    const far = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]].map(([q, r]) => {
      const { x, y } = hexAt(q!, r!, RADIUS);
      return Math.hypot(x, y);
    });
    for (const each of far) expect(each).toBeCloseTo(Math.sqrt(3) * RADIUS);
  });

  it('put squares beside each other', () => {
    expect(squareAt(2, 1, 40)).toEqual({ x: 100, y: 60 });
    expect(squareOutline(40)).toContainEqual({ x: 20, y: -20 });
  });

  it('are flatter at a tilt, and lifted ones higher', () => {
    const place: Place = { id: 'a', at: { x: 10, y: 100 }, outline: squareOutline(40), thing: '', label: '', lift: 8 };
    expect(seen(place, 0.5)).toMatchObject({ at: { x: 10, y: 42 }, box: { left: -10, right: 30, top: 32, bottom: 52 } });
  });
});

describe('the camera', () => {
  const world = { left: 0, top: 0, right: 800, bottom: 300 };

  it('fits a map into its window, in the middle', () => {
    expect(fitted(world, ROOM)).toEqual({ x: 0, y: 75, scale: 0.5 });
  });

  it('zooms about the pointer', () => {
    const view = zoomed({ x: 10, y: 20, scale: 1 }, 3, { x: 100, y: 50 });
    expect((100 - view.x) / view.scale).toBeCloseTo(90);
    expect((50 - view.y) / view.scale).toBeCloseTo(30);
  });

  it('leaves no empty edge beside a larger map, and a smaller one in the middle', () => {
    expect(held({ x: 500, y: 0, scale: 1 }, world, ROOM)).toEqual({ x: 0, y: 0, scale: 1 });
    expect(held({ x: -999, y: 0, scale: 1 }, world, ROOM).x).toBe(-400);
    expect(held({ x: 99, y: 99, scale: 0.25 }, world, ROOM)).toEqual({ x: 100, y: 112.5, scale: 0.25 });
  });

  it('moves no farther than it must to show something, and back only if it must', () => {
    const view = { x: 0, y: 0, scale: 1 };
    expect(showing(view, { left: 50, top: 50, right: 90, bottom: 90 }, ROOM)).toBe(view);
    const right = showing(view, { left: 500, top: 50, right: 600, bottom: 90 }, ROOM);
    expect(right).toEqual({ x: -212, y: 0, scale: 1 });
    const wide = { left: 0, top: 0, right: 700, bottom: 90 };
    const back = showing(view, wide, ROOM);
    expect(back.scale).toBeLessThan(1);
    expect(contains(shown(back, ROOM), wide)).toBe(true);
  });

  it('goes neither farther than the whole map nor nearer than it may', () => {
    const camera = new Camera();
    camera.lay(ROOM, world);
    camera.zoom(0.1);
    expect(camera.view.scale).toBe(0.5);
    camera.zoom(1000);
    expect(camera.view.scale).toBe(camera.closest);
  });

  it('is kept for each table, and begins near where places would be too small', () => {
    const first = new Camera('a table');
    first.lay(ROOM, world, 1.2, { x: 400, y: 150 });
    expect(first.view.scale).toBe(1.2);
    expect(first.onScreen({ x: 400, y: 150 })).toEqual({ x: 200, y: 150 });
    first.zoom(1.5);
    const again = new Camera('a table');
    again.lay(ROOM, world);
    expect(again.view.scale).toBe(first.view.scale);
    expect(again.view.x).toBeCloseTo(first.view.x);
    const other = new Camera('another');
    other.lay(ROOM, world);
    expect(other.view.scale).toBe(0.5);
  });

  it('stays with what is in the middle when the window changes', () => {
    const camera = new Camera();
    camera.lay(ROOM, world);
    camera.zoom(4);
    camera.lay({ w: 600, h: 500 }, world);
    expect(camera.onScreen({ x: 400, y: 150 })).toEqual({ x: 300, y: 250 });
  });

  it('does not move under a finger, and jumps where nothing may glide', () => {
    settings.motion = 'off';
    const camera = new Camera();
    camera.lay(ROOM, world);
    camera.zoom(4, { x: 0, y: 150 });
    const box = { left: 700, top: 100, right: 760, bottom: 160 };
    camera.grasped = true;
    camera.show([box]);
    expect(contains(shown(camera.view, ROOM), box)).toBe(false);
    camera.grasped = false;
    camera.show([box]);
    expect(contains(shown(camera.view, ROOM), box)).toBe(true);
  });
});

describe('walking with keys', () => {
  const byId = (id: string): Place => rooms.find((room) => room.id === id)!;
  const to = (id: string, way: 'up' | 'down' | 'left' | 'right', line: number): string | undefined => towards(rooms, byId(id), way, line)?.id;

  it('goes to the nearest place in that direction', () => {
    expect(to('middle', 'up', 0)).toBe('north');
    expect(to('middle', 'down', 0)).toBe('south');
    expect(to('north', 'up', 0)).toBeUndefined();
  });

  it('keeps to the line where two are equally near', () => {
    const { y } = byId('middle').at;
    expect(to('middle', 'right', y - 1)).toBe('east');
    expect(to('middle', 'right', y + 1)).toBe('low');
    expect(to('east', 'right', y)).toBe('far');
    expect(to('low', 'right', y)).toBe('far');
  });

  it('goes on to the next legal thing in either direction', () => {
    const order = ['a', 'b', 'c', 'd'];
    const legal = new Set(['b', 'd']);
    expect(beyond(order, legal, 'a', false)).toBe('b');
    expect(beyond(order, legal, 'b', false)).toBe('d');
    expect(beyond(order, legal, 'd', false)).toBeNull();
    expect(beyond(order, legal, 'c', true)).toBe('b');
  });
});

describe('standing on a place', () => {
  const four = ['a', 'b', 'c', 'd'].map((id) => who(id, 'middle'));
  const off = (count: number): number[] => crowd('middle', four.slice(0, count), () => false).seen.map((each) => each.off.x);

  it('is in the middle for one, side by side for more', () => {
    expect(off(1)).toEqual([0]);
    expect(off(2)).toEqual([-13.5, 13.5]);
    expect(off(3)).toEqual([-27, 0, 27]);
  });

  it('is closer together where there is less room', () => {
    const { seen: row } = crowd('middle', four.slice(0, 3), () => false, 60);
    expect(row.map((each) => each.off.x)).toEqual([-18, 0, 18]);
  });

  it('leaves a disc for the rest from four on, never for who can be chosen', () => {
    const found = crowd('middle', four, ({ id }) => id === 'd');
    expect(found.seen.map(({ figure }) => figure.id)).toEqual(['a', 'd']);
    expect(found.rest.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(found.disc.x).toBe(27);
  });

  it('opens as a fan in which nobody covers another', () => {
    for (const count of [2, 4, 6]) {
      const figures = Array.from({ length: count }, (_, at) => who(`${at}`, 'middle'));
      const spots = fan(figures);
      for (const [at, spot] of spots.entries()) {
        for (const other of spots.slice(at + 1)) expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThan(24);
      }
    }
  });
});

describe('a course', () => {
  const spots = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 20, y: 0 }];

  it('takes 180 ms a step and hops at each, and is faster for who is pushed', () => {
    expect(course('walks', spots, 1)).toMatchObject({ duration: 360, hops: 2 });
    expect(course('walks', spots, 1).frames.map((frame) => frame['transform'])).toEqual(['translate(0px, 0px)', 'translate(10px, 0px)', 'translate(20px, 0px)']);
    expect(course('pushed', spots, 1).duration).toBeLessThan(360);
    expect(course('pushed', spots, 1).hops).toBe(0);
  });

  it('follows the pace that is set', () => {
    expect(course('walks', spots, 0).duration).toBe(0);
    expect(course('walks', spots, 1.75).duration).toBe(630);
  });

  it('of who is placed touches nothing between', () => {
    const { frames } = course('placed', spots, 1);
    expect(frames.filter((frame) => frame['opacity'] === 0)).toHaveLength(2);
    expect(JSON.stringify(frames)).not.toContain('10px, 0px');
  });
});

describe('the map', () => {
  it('lights up what the question is about, and answers when it is touched', async () => {
    const { at, answers, container } = mapOf({ options: [option('go-north', 'room:north'), option('stay', 'room:middle')] });
    expect([...container.querySelectorAll('.hit.can')].map((each) => each.getAttribute('data-place'))).toEqual(['north', 'middle']);
    expect(container.querySelectorAll('.glow.can')).toHaveLength(2);
    await fireEvent.click(at('north'));
    expect(answers).toEqual(['go-north']);
    await fireEvent.click(at('south'));
    expect(answers).toHaveLength(1);
  });

  it('lets figures be touched, and places through those who cannot be chosen', async () => {
    const figures = [who('ada', 'north'), who('ben', 'south')];
    const { of, answers } = mapOf({ figures, options: [option('hit', 'mage:ada'), option('enter', 'room:south')] });
    await fireEvent.click(of('ada'));
    await fireEvent.click(of('ben'));
    expect(answers).toEqual(['hit', 'enter']);
  });

  it('says who stands where and what can be chosen', () => {
    const { at, of } = mapOf({ figures: [who('ada', 'north'), who('ben', 'north')], options: [option('go', 'room:north'), option('hit', 'mage:ben')] });
    expect(at('north').getAttribute('aria-label')).toBe('Room north, here: Mage ada; Mage ben, can be chosen now');
    expect(at('south').getAttribute('aria-label')).toBe('Room south');
    expect(of('ben').getAttribute('aria-label')).toBe('Mage ben, Room north, can be chosen now');
  });

  it('waits for a second tap of a finger where it is asked to, or for the button', async () => {
    const { at, answers, container } = mapOf({ options: [option('go', 'room:north'), option('see', 'room:south')], twice: true });
    const tap = (place: string) => fireEvent(at(place), new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
    await tap('north');
    expect(answers).toEqual([]);
    expect(container.querySelector('.answers .go')?.textContent?.trim()).toBe('go');
    await tap('south');
    expect(container.querySelector('.answers .go')?.textContent?.trim()).toBe('see');
    await tap('south');
    expect(answers).toEqual(['see']);
    await tap('north');
    await fireEvent.click(container.querySelector('.answers .go')!);
    expect(answers).toEqual(['see', 'go']);
  });

  it('answers a mouse at once, and a finger that cannot miss', async () => {
    const { at, answers } = mapOf({ options: [option('go', 'room:north')] });
    await fireEvent(at('north'), new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
    expect(answers).toEqual(['go']);
  });

  it('is one stop for Tab, which then leads from legal thing to legal thing and out again', async () => {
    const figures = [who('ada', 'far')];
    const { container, now, key, at } = mapOf({ figures, options: [option('a', 'room:north'), option('b', 'room:south'), option('c', 'mage:ada')] });
    expect(container.querySelectorAll('svg [tabindex="0"]')).toHaveLength(1);
    expect(at('north').getAttribute('tabindex')).toBe('0');
    at('north').focus();
    await key('Tab');
    expect(now()).toBe('figure ada');
    await key('Tab');
    expect(now()).toBe('south');
    expect(await key('Tab'), 'the browser goes on').toBe(true);
    expect(now()).toBe('south');
    await key('Tab', { shiftKey: true });
    expect(now()).toBe('figure ada');
  });

  it('is walked through with arrows, and Enter chooses', async () => {
    const { now, key, at, answers } = mapOf({ options: [option('go', 'room:south')] });
    at('north').focus();
    await key('ArrowDown');
    expect(now()).toBe('middle');
    await key('ArrowDown');
    expect(now()).toBe('south');
    expect(await key('Enter')).toBe(false);
    expect(answers).toEqual(['go']);
  });

  it('tells what is looked at, and Escape leaves it', async () => {
    const { container, at, key } = mapOf({ options: [option('go', 'room:south')] });
    const lens = (): string => container.querySelector('.lens')?.textContent ?? '';
    await fireEvent.pointerEnter(at('south'), { pointerType: 'mouse' });
    expect(lens()).toBe('south');
    await fireEvent.pointerLeave(at('south'), { pointerType: 'mouse' });
    expect(lens()).toBe('');
    at('west').focus();
    await tick();
    expect(lens()).toBe('west');
    await key('Escape');
    expect(lens()).toBe('');
  });

  it('zooms with keys, the wheel and buttons, and 0 shows all of it', async () => {
    settings.motion = 'off';
    const { container, key, at } = mapOf();
    const scale = (): number => Number(/scale\(([\d.]+)\)/.exec(container.querySelector('svg > g')!.getAttribute('transform')!)![1]);
    const whole = scale();
    at('middle').focus();
    await key('+');
    expect(scale()).toBeGreaterThan(whole);
    await key('-');
    expect(scale()).toBeCloseTo(whole);
    await fireEvent.wheel(container.querySelector('.map')!, { deltaY: -200 });
    const near = scale();
    expect(near).toBeGreaterThan(whole);
    await fireEvent.click(container.querySelectorAll('.controls button')[0]!);
    expect(scale()).toBeGreaterThan(near);
    await key('0');
    expect(scale()).toBeCloseTo(whole);
  });

  it('is dragged without choosing what lies below, and tapped within six pixels', async () => {
    settings.motion = 'off';
    const { container, at, answers } = mapOf({ options: [option('go', 'room:north')] });
    const map = container.querySelector<HTMLElement>('.map')!;
    const view = (): string => container.querySelector('svg > g')!.getAttribute('transform')!;
    await fireEvent.wheel(map, { deltaY: -900, clientX: 200, clientY: 150 });
    const before = view();
    const drag = async (by: number): Promise<void> => {
      await fireEvent.pointerDown(at('north'), { pointerId: 1, pointerType: 'mouse', button: 0, clientX: 100, clientY: 100 });
      await fireEvent.pointerMove(at('north'), { pointerId: 1, pointerType: 'mouse', clientX: 100 + by, clientY: 100 });
      await fireEvent.pointerUp(at('north'), { pointerId: 1, pointerType: 'mouse', clientX: 100 + by, clientY: 100 });
      await fireEvent.click(at('north'));
    };
    await drag(40);
    expect(view()).not.toBe(before);
    expect(answers).toEqual([]);
    await drag(4);
    expect(answers).toEqual(['go']);
  });

  it('shows all of it after a double tap where nothing can be chosen', async () => {
    settings.motion = 'off';
    const { container, at } = mapOf({ options: [option('go', 'room:north')] });
    const view = (): string => container.querySelector('svg > g')!.getAttribute('transform')!;
    const whole = view();
    const twice = async (place: string): Promise<void> => {
      for (const _ of [1, 2]) {
        await fireEvent.pointerDown(at(place), { pointerId: 1, pointerType: 'touch', clientX: 9, clientY: 9 });
        await fireEvent.pointerUp(at(place), { pointerId: 1, pointerType: 'touch', clientX: 9, clientY: 9 });
      }
    };
    await fireEvent.wheel(container.querySelector('.map')!, { deltaY: -900 });
    await twice('north');
    expect(view()).not.toBe(whole);
    await twice('south');
    expect(view()).toBe(whole);
  });

  it('draws what an answer would do', () => {
    const preview: Preview = {
      bright: new Set(['middle', 'north']),
      tints: [{ place: 'north', colour: 'red' }],
      lines: [{ from: 'middle', to: 'north', look: 'beam' }, { from: 'middle', to: 'far', look: 'blocked', cross: 'east' }],
      route: { places: ['middle', 'north'], steps: ['1'] },
      ghosts: [{ figure: who('ada', 'middle'), place: 'north' }],
      tags: [{ place: 'north', text: '7 ▸ 10', tone: 'harm' }],
    };
    const { container } = mapOf({ preview });
    expect(container.querySelectorAll('.ground .dim')).toHaveLength(rooms.length - 2);
    expect(container.querySelectorAll('.ahead .beam, .ahead .blocked, .ahead .cross')).toHaveLength(3);
    expect(container.querySelector('.step text')?.textContent).toBe('1');
    expect(container.querySelector('.tag.harm text')?.textContent).toBe('7 ▸ 10');
    expect(container.querySelectorAll('.ghost')).toHaveLength(1);
  });

  it('opens a crowd as a fan, by a tap or by the keyboard', async () => {
    const figures = ['a', 'b', 'c', 'd', 'e'].map((id) => who(id, 'middle'));
    const { container, at, now, key } = mapOf({ figures });
    expect(container.querySelectorAll('.figures [data-figure]')).toHaveLength(2);
    expect(container.querySelector('.disc text')?.textContent).toBe('+3');
    await fireEvent.click(container.querySelector('.disc')!);
    await tick();
    expect(container.querySelectorAll('.fan [data-figure]')).toHaveLength(5);
    await key('Escape');
    expect(container.querySelector('.fan')).toBeNull();
    expect(now()).toBe('middle');
    at('middle').focus();
    await key('Enter');
    expect(container.querySelectorAll('.fan [data-figure]')).toHaveLength(5);
    expect(now()).toBe('figure a');
  });

  it('leads Tab into a fan to somebody who can be chosen and is not seen', async () => {
    const figures = ['a', 'b', 'c', 'd'].map((id) => who(id, 'middle'));
    const { container, at, now, key, answers } = mapOf({ figures, options: ['a', 'b', 'c', 'd'].map((id) => option(`hit-${id}`, `mage:${id}`)) });
    at('north').focus();
    for (const _ of ['a', 'b', 'c']) await key('Tab');
    expect(container.querySelector('.fan')).not.toBeNull();
    expect(now()).toBe('figure c');
    await key('Enter');
    expect(answers).toEqual(['hit-c']);
  });
});

describe('figures', () => {
  it('walk along their way, one step after the other', async () => {
    const { again } = mapOf({ figures: [who('ada', 'north')] });
    await tick();
    animated.length = 0;
    await again({ figures: [who('ada', 'south')], movements: [{ figure: 'ada', how: 'walks', way: ['middle', 'south'] }] });
    await tick();
    const walk = animated.find(({ keyframes }) => keyframes.length === 3 && String(keyframes[0]!['transform']).startsWith('translate('))!;
    expect(walk.options.duration).toBe(360);
    expect(walk.keyframes[1]!['transform']).toBe('translate(0px, 0px)');
    expect(animated.some(({ options }) => options.iterations === 2), 'hops twice').toBe(true);
  });

  it('are already there where nothing may move, or at the fastest pace', async () => {
    const { again, of } = mapOf({ figures: [who('ada', 'north')] });
    await tick();
    animated.length = 0;
    settings.motion = 'off';
    await again({ figures: [who('ada', 'south')] });
    await tick();
    settings.motion = 'full';
    settings.pace = 'at-once';
    await again({ figures: [who('ada', 'west')] });
    await tick();
    expect(animated).toEqual([]);
    expect(of('ada').getAttribute('style')).toContain('translate(-75px');
  });

  it('only fade where less may move', async () => {
    const { again } = mapOf({ figures: [who('ada', 'north')] });
    await tick();
    animated.length = 0;
    settings.motion = 'less';
    await again({ figures: [who('ada', 'south')] });
    await tick();
    expect(animated.map(({ keyframes }) => keyframes)).toEqual([[{ opacity: 0 }, { opacity: 1 }]]);
  });

  it('are set down when they are new, and wait for their last walk before the next', async () => {
    const { again } = mapOf();
    await tick();
    await again({ figures: [who('ada', 'north')] });
    await tick();
    expect(animated[0]!.keyframes[0]!['opacity']).toBe(0);
    animated.length = 0;
    await again({ figures: [who('ada', 'middle')] });
    await tick();
    await again({ figures: [who('ada', 'south')] });
    await tick();
    const walks = animated.filter(({ options }) => options.fill === 'backwards');
    expect(walks).toHaveLength(2);
    expect(walks[0]!.options.delay).toBe(0);
    expect(walks[1]!.options.delay).toBeGreaterThan(100);
  });
});

describe('a map', () => {
  it('has its words in every language', () => {
    const keys = (lang: string): string[] => [...read(`web/src/games/parts/map/words/${lang}.ftl`).matchAll(/^([a-z-]+) =/gm)].map((match) => match[1]!);
    for (const lang of ['uk', 'ru', 'pl']) expect(keys(lang)).toEqual(keys('en'));
  });
});
