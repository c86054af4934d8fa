import { describe, expect, it, vi } from 'vitest';
import type { Analysis, Judged } from '../../src/lib/wire';
import { besides, nowButtons } from '../../src/table/asked';
import { across, down, lostOnAverage, mistakes, path, PLOT, under, weight } from '../../src/table/judgement';
import { shortcut } from '../../src/table/keys';
import { turns } from '../../src/table/news';
import { frame, news } from './frames';

describe('turns of the log', () => {
  it('keep what one thing did together, and begin anew with another player', () => {
    const log = [
      news(1, 'used', 0, { cause: 'card:hawk' }), news(1, 'lost', 1, { cause: 'card:hawk' }), news(2, 'gained', 0, { cause: 'card:hawk' }),
      news(3, 'placed', 0, { cause: 'card:crypt' }), news(3, 'gained', 1, { cause: 'card:prism' }), news(4, 'round'),
    ];
    const shape = turns(log).map((turn) => [turn.seat, turn.deeds.map((deed) => deed.lines.length)]);
    expect(shape).toEqual([[0, [3, 1]], [1, [1]], [null, [1]]]);
  });
});

describe('buttons of a question', () => {
  const short = (): string => 'short';

  it('are those about no thing, or all where they are few and short', () => {
    const act = frame('ask-act').ask;
    const mage = frame('ask-choose-mage').ask;
    const long = vi.fn(() => 'a sentence that is much too long for a button');
    if (!act || !mage) throw new Error('these frames ask');
    expect(nowButtons(act, long).map((option) => option.note)).toEqual(['pass']);
    expect(nowButtons(mage, short)).toHaveLength(2);
    expect(nowButtons(mage, short, true)).toHaveLength(2);
    expect(nowButtons({ ...mage, options: [...mage.options, ...mage.options] } as typeof mage, short, true)).toEqual([]);
    expect(besides(act, nowButtons(act, long)).map((option) => option.note)).toEqual(['use mausoleum 1']);
    expect(besides(mage, nowButtons(mage, short))).toEqual([]);
  });
});

describe('the plot', () => {
  it('lays chances from the bottom to the top and finds the move under a point', () => {
    expect(down(1)).toBe(PLOT.top);
    expect(down(0)).toBe(PLOT.height - PLOT.bottom);
    for (const version of [0, 7, 40]) expect(under(across(version, 41), 41)).toBe(version);
    expect(under(-50, 41)).toBe(0);
    for (const version of [0, 7, 40]) expect(under(across(version, 41, 320), 41, 320)).toBe(version);
    expect(across(40, 41, 320)).toBe(320 - PLOT.right);
    expect(path([0, 1])).toBe(`M${PLOT.left}.0 ${PLOT.height - PLOT.bottom}.0L${PLOT.width - PLOT.right}.0 ${PLOT.top}.0`);
  });

  it('lists the most expensive moves first', () => {
    const move = (version: number, seat: number, lost: number): Judged => ({ version, seat, lost, answer: ['a'], chance: 0, best: lost, best_answer: ['b'] });
    const analysis: Analysis = { state: 'ready', done: 1, total: 1, seats: [], moves: [move(1, 0, 0.05), move(2, 1, 0.3), move(3, 0, 0.01)] };
    expect(mistakes(analysis, null).map((each) => each.version)).toEqual([2, 1]);
    expect(mistakes(analysis, 0).map((each) => each.version)).toEqual([1]);
    expect(lostOnAverage(analysis, 0)).toBeCloseTo(0.03);
    expect([weight(0.3), weight(0.1), weight(0.05)]).toEqual(['blunder', 'mistake', 'slip']);
  });
});

describe('keys', () => {
  const press = (key: string, code = '', on: Element = document.body): KeyboardEvent => {
    const event = new KeyboardEvent('keydown', { key, code });
    Object.defineProperty(event, 'target', { value: on });
    return event;
  };

  it('mean the same on a Cyrillic keyboard, and nothing while somebody writes', () => {
    expect(shortcut(press('u'))).toBe('undo');
    expect(shortcut(press('г', 'KeyU'))).toBe('undo');
    expect(shortcut(press('3'))).toBe(3);
    expect(shortcut(press('?'))).toBe('help');
    expect(shortcut(press('u', '', document.createElement('input')))).toBeNull();
    expect(shortcut(press('Enter'))).toBe('confirm');
    expect(shortcut(press('Enter', '', document.createElement('button')))).toBeNull();
  });
});
