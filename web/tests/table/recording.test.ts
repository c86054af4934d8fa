import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Recording, WINDOW } from '../../src/table/recording.svelte';
import { frame, news } from './frames';

const VERSIONS = 149;
const base = frame('mid-game');
const fetch = vi.fn((_seat: number | null, start: number, count: number) =>
  Promise.resolve({
    versions: VERSIONS,
    start,
    frames: Array.from({ length: Math.min(count, VERSIONS + 1 - start) }, (_, at) => ({
      ...base, version: start + at, waiting: [Math.floor((start + at) / 10) % 2], news: [news(start + at, 'passed', 0)],
    })),
  }));

beforeEach(() => {
  vi.useFakeTimers();
  fetch.mockClear();
});
afterEach(() => vi.useRealTimers());

it('fetches what is looked at first, then the rest, each window once', async () => {
  const recording = new Recording(fetch, 130);
  await recording.load();
  expect(fetch.mock.calls.map(([, start]) => start)).toEqual([120, 0, 60]);
  expect(recording.frame?.version).toBe(130);
  expect(recording.log).toHaveLength(131);
  await recording.load();
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(WINDOW).toBe(60);
});

it('stays within the game and goes by turns', async () => {
  const recording = new Recording(fetch);
  await recording.load();
  recording.step(-1);
  expect(recording.at).toBe(0);
  recording.turn(1);
  expect(recording.at).toBe(10);
  recording.go(999);
  expect(recording.at).toBe(149);
  recording.turn(-1);
  expect(recording.at).toBe(140);
  expect(recording.marks).toHaveLength(15);
});

it('shows each moment as long as it takes, and stops at the end', async () => {
  const recording = new Recording(fetch, 146, null, (news) => 100 * (news.at(-1)?.version ?? 0) - 14_000);
  await recording.load();
  recording.play();
  vi.advanceTimersByTime(599);
  expect(recording.at).toBe(146);
  vi.advanceTimersByTime(1);
  expect(recording.at).toBe(147);
  vi.advanceTimersByTime(1500);
  expect(recording.at).toBe(149);
  expect(recording.playing).toBe(false);
});

it('goes on with the next turn where one skips, and never stands still', async () => {
  const recording = new Recording(fetch, 121);
  await recording.load();
  recording.skip();
  expect(recording.at).toBe(121);
  recording.play();
  vi.advanceTimersByTime(150);
  expect(recording.at).toBe(122);
  recording.skip();
  expect([recording.at, recording.playing]).toEqual([130, true]);
  recording.pause();
});

it('keeps a frame for each pair of eyes', async () => {
  const recording = new Recording(fetch);
  await recording.load();
  recording.look(1);
  expect(recording.frame).toBeNull();
  await vi.waitFor(() => expect(recording.frame?.version).toBe(0));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(6));
  recording.look(null);
  expect(recording.frame?.version).toBe(0);
  expect(fetch).toHaveBeenCalledTimes(6);
});

it('tells when nothing comes, and can try again', async () => {
  const recording = new Recording(fetch);
  fetch.mockRejectedValueOnce(new Error('The server does not answer.'));
  await recording.load();
  expect(recording.failed).toBe('The server does not answer.');
  await recording.load();
  expect(recording.frame?.version).toBe(0);
});
