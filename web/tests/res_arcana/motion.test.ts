import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { journeyTo } from '../../src/games/res_arcana/journeys';
import { flights, motion } from '../../src/lib/motion';
import type { View } from '../../src/games/res_arcana/view';
import type { Frame } from '../../src/lib/wire';
import { frame } from './table';

interface Flown {
  element: Element;
  frames: Keyframe[];
}
let flown: Flown[] = [];

function at(element: HTMLElement, left: number, top: number): HTMLElement {
  element.getBoundingClientRect = () => new DOMRect(left, top, 100, 140);
  return element;
}
function put(parent: HTMLElement, attributes: Record<string, string>, left: number, top: number): HTMLElement {
  const element = document.createElement('button');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent.append(element);
  return at(element, left, top);
}

class Rect {
  constructor(readonly left: number, readonly top: number, readonly width: number, readonly height: number) {}
}

let board: HTMLElement;
beforeEach(() => {
  flown = [];
  vi.stubGlobal('DOMRect', Rect);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  Element.prototype.animate = function (this: Element, frames: Keyframe[]) {
    flown.push({ element: this, frames });
    return { finished: Promise.resolve() } as unknown as Animation;
  } as Element['animate'];
  board = document.createElement('div');
  document.body.append(board);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'animate');
  document.body.replaceChildren();
  delete document.documentElement.dataset['motion'];
});

const nowhere = { from: () => null, to: () => null };

describe('flights', () => {
  it('leave alone what moves by itself', () => {
    const map = put(board, { 'data-moves-itself': '' }, 0, 0);
    const flight = flights(board);
    const figure = put(map, { 'data-thing': 'mage:ada' }, 0, 0);
    flight.before();
    at(figure, 300, 200);
    flight.after(nowhere);
    expect(flown).toEqual([]);
  });

  it('carry a thing from where it lay, over an arc', () => {
    const flight = flights(board);
    const old = put(board, { 'data-thing': 'card:hawk' }, 0, 0);
    flight.before();
    old.remove();
    const now = put(board, { 'data-thing': 'card:hawk' }, 300, 200);
    flight.after(nowhere);
    expect(flown).toHaveLength(1);
    expect(flown[0]!.element).toBe(now);
    expect(flown[0]!.frames.map(({ transform }) => transform)).toEqual([
      'translate(-300px, -200px) scale(1)',
      'translate(-150px, -134px) scale(1)',
      'translate(0px, 0px) scale(1)',
    ]);
  });

  it('follow each copy of a thing by its own name', () => {
    const flight = flights(board);
    const copies = [1, 2].map((number) => put(board, { 'data-thing': 'card:sign', 'data-piece': `card:sign#${number}` }, number * 200, 0));
    flight.before();
    at(copies[1]!, 900, 0);
    flight.after(nowhere);
    expect(flown.map(({ element }) => element)).toEqual([copies[1]]);
  });

  it('leave alone what has not moved', () => {
    const flight = flights(board);
    put(board, { 'data-thing': 'card:hawk' }, 0, 0);
    flight.before();
    flight.after(nowhere);
    expect(flown).toEqual([]);
  });

  it('bring what is new out of its zone', () => {
    put(document.body, { 'data-zone': 'deck:0' }, 500, 0);
    const flight = flights(board);
    flight.before();
    put(board, { 'data-thing': 'card:hawk' }, 0, 0);
    flight.after({ ...nowhere, from: () => 'deck:0' });
    expect(flown[0]!.frames[0]!.transform).toBe('translate(500px, 0px) scale(1)');
  });

  it('let what is gone fade away, and take its picture off the board', async () => {
    const flight = flights(board);
    const old = put(board, { 'data-thing': 'card:hawk' }, 0, 0);
    flight.before();
    old.remove();
    flight.after(nowhere);
    expect(flown[0]!.frames.at(-1)!.opacity).toBe(0);
    expect(flown[0]!.element.getAttribute('data-thing')).toBeNull();
    await Promise.resolve();
    expect(board.children).toHaveLength(0);
  });

  it('stand still when the reader wants no motion', () => {
    document.documentElement.dataset['motion'] = 'off';
    expect(motion()).toBe('off');
    const flight = flights(board);
    flight.before();
    put(board, { 'data-thing': 'card:hawk' }, 0, 0);
    flight.after(nowhere);
    expect(flown).toEqual([]);
  });

  it('only fade when the reader wants less of it', () => {
    document.documentElement.dataset['motion'] = 'less';
    const flight = flights(board);
    put(board, { 'data-thing': 'card:hawk' }, 0, 0);
    flight.before();
    at(board.firstElementChild as HTMLElement, 200, 0);
    put(board, { 'data-thing': 'card:prism' }, 0, 0);
    flight.after(nowhere);
    expect(flown).toHaveLength(1);
    expect(flown[0]!.frames).toEqual([{ opacity: 0 }, { opacity: 1 }]);
  });
});

describe('journeys', () => {
  const now: Frame = structuredClone(frame('mid-game'));
  const view = now.view as View;
  view.seats[0]!.hand = ['prism'];
  const journey = journeyTo(now);

  it('begin where a card was before', () => {
    expect(journey.from(`card:${view.monuments[0]}`)).toBe('deck:monuments');
    expect(journey.from('card:prism')).toBe('deck:0');
    expect(journey.from('card:dancing_sword')).toBe('hand:1');
  });

  it('end in the discard pile that holds it', () => {
    expect(journey.to('card:fiery_whip')).toBe('discard:1');
    expect(journey.to('card:hawk')).toBeNull();
  });
});
