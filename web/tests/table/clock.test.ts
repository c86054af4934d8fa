import { render, screen } from '@testing-library/svelte';
import { tick, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableChoosing } from '../../src/lib/choosing.svelte';
import type { Clocks, Seat } from '../../src/lib/wire';
import { absent } from '../../src/table/absent';
import { clockText, startClocks, timeLeft } from '../../src/table/clock';
import Clock from '../../src/table/Clock.svelte';
import TakeOver from '../../src/table/TakeOver.svelte';
import At from './At.svelte';
import { asked, table } from './frames';
import { learn } from './words';

const person = (seat: number, name: string, more: Partial<Seat> = {}): Seat => ({ seat, name, kind: 'person', bot: '', online: true, vacant_at: null, ...more });
const people = (more: Partial<Seat> = {}) => table({ seats: [person(0, 'Ada'), person(1, 'Bo', more)] });
const waiting = { ...asked(null), waiting: [1] };
const clocks = (left: number): Clocks => ({ left: [left, left], running: [1], at: 0 });

beforeAll(() => learn());
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  vi.useRealTimers();
  await learn('en');
});

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await tick();
}

describe('a clock', () => {
  it('is read in minutes, and in hours and days where it is long', async () => {
    expect([clockText(605_000), clockText(61_000), clockText(9_940)]).toEqual(['10:05', '1:01', '9.9']);
    expect(clockText(4319 * 60_000 + 58_000)).toBe('2 d 23 h');
    expect(clockText(86_399_000)).toBe('23 h 59 min');
    const long = [];
    for (const lang of ['uk', 'ru', 'pl'] as const) {
      await learn(lang);
      long.push(clockText(4319 * 60_000));
    }
    expect(long).toEqual(['2 д 23 год', '2 д 23 ч', '2 d 23 godz.']);
  });

  it('runs from the moment at which it came, whatever the calendar says', async () => {
    const now = clocks(60_000);
    startClocks(now);
    await pass(5000);
    // Whoever comes to look later sees the same time.
    render(Clock, { props: { clocks: now, seat: 1 } });
    expect(screen.getByRole('timer').textContent).toBe('0:55');
    vi.setSystemTime(Date.now() + 3_600_000);
    await pass(5000);
    expect(screen.getByRole('timer').textContent).toBe('0:50');
  });

  it('stands still for who is not asked, and in a recorded game', async () => {
    const now = clocks(60_000);
    startClocks(now);
    const recorded = clocks(60_000);
    await pass(20_000);
    expect(timeLeft(now, 0)).toBe(60_000);
    expect(timeLeft(now, 1)).toBe(40_000);
    expect(timeLeft(recorded, 1)).toBe(60_000);
    await pass(60_000);
    expect(timeLeft(now, 1)).toBe(0);
  });
});

describe('who does not come', () => {
  it('is somebody who has been away for long or is out of time, never a bot or oneself', () => {
    const gone = people({ online: false, vacant_at: Date.now() });
    expect(absent(gone, waiting, 0)).toEqual([{ seat: 1, why: 'away' }]);
    expect(absent(people({ online: false, vacant_at: Date.now() + 1 }), waiting, 0)).toEqual([]);
    expect(absent(people({ online: false }), waiting, 0)).toEqual([]);
    expect(absent(people(), { ...waiting, clocks: clocks(0) }, 0)).toEqual([{ seat: 1, why: 'time' }]);
    expect(absent(gone, waiting, 1)).toEqual([]);
    expect(absent(gone, waiting, null)).toEqual([]);
    expect(absent(table(), waiting, 0)).toEqual([]);
  });

  function offer(props: Record<string, unknown>) {
    const ontakeover = vi.fn();
    const choosing = new TableChoosing({ answer: () => Promise.resolve(), why: () => Promise.resolve([]) });
    const scene = { title: 'res-arcana', module: null, cards: new Map(), names: ['Ada', 'Bo'], choosing };
    render(At, { props: { scene, Part: TakeOver as unknown as Component<Record<string, unknown>>, props: { seat: 0, ontakeover, ...props } } });
    return ontakeover;
  }

  it('is offered a bot when the time of a player who is there runs out, without a new frame', async () => {
    const now = clocks(10_000);
    startClocks(now);
    const ontakeover = offer({ table: people(), frame: { ...waiting, clocks: now } });
    await pass(9000);
    expect(screen.queryByRole('button')).toBeNull();
    await pass(2000);
    expect(screen.getByText('Bo has run out of time.')).toBeTruthy();
    screen.getByRole('button', { name: 'Let a bot play for them' }).click();
    expect(ontakeover).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('is offered a bot once the server would allow it, by itself', async () => {
    offer({ table: people({ online: false, vacant_at: Date.now() + 60_000 }), frame: waiting });
    await pass(58_000);
    expect(screen.queryByRole('button')).toBeNull();
    await pass(3000);
    expect(screen.getByText('Bo is away.')).toBeTruthy();
  });
});
