import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { learnClient } from '../src/lib/phrases';
import { seats } from '../src/lib/seats.svelte';
import type { Frame } from '../src/lib/wire';
import { speech } from '../src/lib/words.svelte';
import Replay from '../src/pages/Replay.svelte';
import { read } from './files';
import { aTable, RES_ARCANA, serve } from './tables';

const frame: Frame = {
  type: 'state', version: 0, hash: 'h', answers: 0, view: {}, ask: null, waiting: [0], news: [], outcome: null,
  undo: { grade: 'nothing', redo: false, wish: null }, asking: {}, clocks: null,
};
const SERVER = {
  'GET /api/titles': [{ ...RES_ARCANA, title: 'plain', client: '' }],
  'GET /api/titles/plain/cards': [],
  'GET /api/words/plain/en': `${read('conclave/kernel/text/en.ftl')}\ntitle-plain = Plain\n`,
  'GET /api/tables/8Zk': aTable({ title: 'plain', state: 'finished', seats: [0, 1].map((seat) => ({ seat, name: `P${seat}`, kind: 'person', bot: '', online: true, vacant_at: null })) }),
  'GET /api/tables/8Zk/replay': { versions: 0, start: 0, frames: [frame] },
  'POST /api/tables/8Zk/branch': { table: aTable({ id: 'branch' }), token: '0.new', link: '' },
};

beforeAll(async () => {
  await speech.speak('en');
  await learnClient();
});
beforeEach(() => {
  for (const seat of [...seats.all]) seats.forget(seat.id);
});
afterEach(() => vi.unstubAllGlobals());

describe('playing on from a replay', () => {
  async function branch(eyes?: string): Promise<unknown> {
    const asked = serve(SERVER);
    render(Replay, { props: { id: '8Zk' } });
    const button = await screen.findByRole('button', { name: 'Play on from here' });
    if (eyes !== undefined) await fireEvent.change(screen.getByLabelText('Whose eyes'), { target: { value: eyes } });
    await fireEvent.click(button);
    await waitFor(() => expect(asked.some((one) => one.method === 'POST')).toBe(true));
    return asked.find((one) => one.method === 'POST')?.body;
  }

  it('sits down at the own seat, through whose eyes one looks at first', async () => {
    seats.keep('8Zk', { token: '1.secret', seat: 1, name: 'Bo' });
    expect(await branch()).toEqual({ version: 0, name: 'Bo', seat: 1 });
  });

  it('sits down where one has chosen to look from', async () => {
    seats.keep('8Zk', { token: '1.secret', seat: 1, name: 'Bo' });
    expect(await branch('0')).toEqual({ version: 0, name: 'Bo', seat: 0 });
  });
});
