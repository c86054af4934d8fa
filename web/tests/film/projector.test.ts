import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Pace } from '../../src/lib/settings.svelte';
import type { Frame, News } from '../../src/lib/wire';
import { Projector } from '../../src/table/film/projector.svelte';
import { asked, frame as recorded } from '../table/frames';
import { DUEL, player, told } from './reel';

const ASK = recorded('ask-act').ask;
const screen = { pace: 'normal' as Pace, film: DUEL, seat: 0 as number | null };
let projector: Projector;

const at = (version: number, news: News[] = [], more: Partial<Frame> = {}): Frame => ({ ...asked(null, version), news, ...more });
const plays = (version: number, card: string, seat = 1): Frame => at(version, [told(version, 'played', seat, card)]);
const version = (): number | undefined => projector.shown?.version;
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(screen, { pace: 'normal', seat: 0 });
  projector = new Projector(screen);
  projector.take(at(1, [told(1, 'turn', 1)]));
});
afterEach(() => {
  projector.close();
  vi.useRealTimers();
});

it('shows what others play one after the other, at the pace that is set', async () => {
  projector.take(plays(2, 'sign'));
  projector.take(plays(3, 'wand'));
  await pass(0);
  expect([version(), projector.now?.thing, projector.playing]).toEqual([2, 'card:sign', true]);
  await pass(799);
  expect(version()).toBe(2);
  expect(projector.told.map((news) => news.version)).toEqual([1, 2]);
  await pass(2);
  expect([version(), projector.now?.thing]).toEqual([3, 'card:wand']);
  await pass(800);
  expect([projector.now, projector.playing]).toEqual([null, false]);
});

it.each([['slow', 1400], ['fast', 350]] as const)('takes another time where it is %s', async (pace, length) => {
  screen.pace = pace;
  projector.take(plays(2, 'sign'));
  projector.take(plays(3, 'wand'));
  await pass(length - 1);
  expect(version()).toBe(2);
  await pass(1);
  expect(version()).toBe(3);
});

it('is at the end in no time where it is at once', () => {
  screen.pace = 'at-once';
  projector.take(plays(2, 'sign'));
  projector.take(plays(3, 'wand'));
  expect([version(), projector.playing]).toEqual([3, false]);
});

it('sends an arrow out before an attack is felt', async () => {
  projector.take(at(2, [told(2, 'played', 1, 'wand'), told(2, 'attack', 1, 'wand', { targets: [player(2)] }), told(2, 'hurt', 2, '', { count: 3 })]));
  projector.take(plays(3, 'sign'));
  await pass(399);
  expect([version(), projector.now?.targets]).toEqual([1, [2]]);
  await pass(1);
  expect(version()).toBe(2);
  await pass(799);
  expect(version()).toBe(2);
  await pass(1);
  expect(version()).toBe(3);
});

it('puts the own question on the table together with the event that leads to it', async () => {
  projector.take(plays(2, 'sign'));
  projector.take(at(3, [told(3, 'played', 1, 'wand'), told(3, 'attack', 1, 'wand', { targets: [player(0)] })], { ask: ASK }));
  await pass(800);
  expect(projector.shown?.ask).toBeNull();
  await pass(400);
  expect(projector.shown?.ask).toBe(ASK);
});

it('never lets a frame wait that tells nothing of others', async () => {
  projector.take(plays(2, 'sign'));
  projector.take(at(3, [told(3, 'power', 1, '', { count: 2 }, { amount: 2 })]));
  projector.take(at(4, [told(4, 'drew', 1, '', { count: 5 }), told(4, 'turn', 0)], { ask: ASK }));
  await pass(0);
  expect([version(), projector.shown?.ask]).toEqual([4, ASK]);
});

it('does not hold up what one does oneself', async () => {
  projector.take(at(2, [told(2, 'turn', 0)], { ask: ASK }));
  for (const moment of [3, 4, 5]) projector.take(plays(moment, 'sign', 0));
  await pass(0);
  expect([version(), projector.playing]).toEqual([5, false]);
});

it('skips to the end of the turn, also through what has not come yet', async () => {
  for (const moment of [2, 3]) projector.take(plays(moment, `c${moment}`));
  await pass(100);
  projector.skip();
  await pass(0);
  expect(version()).toBe(3);
  projector.take(plays(4, 'c4'));
  projector.take(at(5, [told(5, 'drew', 1, '', { count: 5 }), told(5, 'turn', 2)]));
  projector.take(plays(6, 'c6', 2));
  projector.take(plays(7, 'c7', 2));
  await pass(0);
  expect(version()).toBe(6);
  await pass(800);
  expect(version()).toBe(7);
});

it('shows everything at once to whoever answers, is pressed for time, or was away', async () => {
  for (const moment of [2, 3, 4]) projector.take(plays(moment, `c${moment}`));
  await pass(0);
  projector.answered(true);
  expect([version(), projector.playing, projector.acted]).toEqual([4, false, 0]);
  expect(projector.shown?.news.map((news) => news.version)).toEqual([3, 4]);

  projector.take(plays(5, 'c5'));
  projector.take({ ...plays(6, 'c6'), clocks: { left: [9, 9], running: [0], at: 0 } });
  expect(version()).toBe(6);
  projector.take(at(9, [told(7, 'played', 1, 'c7'), told(8, 'played', 1, 'c8')]));
  expect(version()).toBe(9);
});

it('goes back at once where something is taken back', async () => {
  projector.take(plays(2, 'sign'));
  projector.take(plays(3, 'wand'));
  await pass(0);
  projector.take(at(4, [told(4, 'table-undone', 1, '', { since: 2 })]));
  expect([version(), projector.cells]).toEqual([4, []]);
});

it('shows the last round again, without the question, and ends where it was', async () => {
  projector.take(at(2, [told(2, 'turn', 0)], { ask: ASK }));
  projector.answered(false);
  projector.take(at(3, [told(3, 'turn', 1)]));
  for (const moment of [4, 5]) projector.take(plays(moment, `c${moment}`));
  await pass(800);
  projector.take(at(6, [told(6, 'turn', 0)], { ask: ASK }));
  await pass(2000);
  expect([version(), projector.canRepeat]).toEqual([6, true]);
  const log = projector.told;
  projector.repeat();
  await pass(0);
  expect([version(), projector.shown?.ask, projector.now?.thing, projector.canRepeat]).toEqual([4, null, 'card:c4', false]);
  await pass(800);
  expect([version(), projector.shown?.ask]).toEqual([6, ASK]);
  await pass(800);
  expect([projector.playing, projector.told]).toEqual([false, log]);
  projector.repeat();
  await pass(0);
  projector.skip();
  await pass(0);
  expect([version(), projector.shown?.ask]).toEqual([6, ASK]);
});

it('remembers the moment of the own last answer of an own turn', () => {
  projector.answered(true);
  expect(projector.acted).toBe(0);
  projector.answered(false);
  expect(projector.acted).toBe(1);
  expect(projector.canRepeat).toBe(false);
});
