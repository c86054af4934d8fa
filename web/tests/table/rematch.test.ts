import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableChoosing } from '../../src/lib/choosing.svelte';
import { learnClient } from '../../src/lib/phrases';
import { go, router } from '../../src/lib/router.svelte';
import { seats } from '../../src/lib/seats.svelte';
import { LANGUAGES, type Seat } from '../../src/lib/wire';
import { t } from '../../src/lib/words.svelte';
import EndOfGame from '../../src/table/EndOfGame.svelte';
import WaitingRoom from '../../src/table/WaitingRoom.svelte';
import { notices } from '../../src/ui/notices.svelte';
import { serve } from '../tables';
import At from './At.svelte';
import { table } from './frames';
import { learn } from './words';

const seat = (number: number, name: string, kind: Seat['kind']): Seat => ({ seat: number, name, kind, bot: '', online: kind === 'person', vacant_at: null });
const outcome = { winners: [0], scores: [13, 9], reason: '' };
const room = table({ id: 'next', state: 'waiting', seats: [seat(0, 'Bo', 'held'), seat(1, 'Ada', 'person')] });

beforeAll(async () => {
  await learnClient();
  await learn();
});
beforeEach(() => {
  for (const own of [...seats.all]) seats.forget(own.id);
  go('/table/table-1', true);
});
afterEach(() => vi.unstubAllGlobals());

describe('the waiting room of a rematch', () => {
  it('tells who was asked, and lets who waits open their seat to anybody', async () => {
    seats.keep('next', { token: '1.secret' });
    const asked = serve({ 'POST /api/tables/next/open': room });
    render(WaitingRoom, { props: { table: room, seat: 1 } });
    expect(screen.getByText('Bo has been asked for another game')).toBeTruthy();
    expect(screen.getByText('Waiting for those who were asked for another game.')).toBeTruthy();
    // A held seat is nobody else's: there is nothing to send around.
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Open to anybody' }));
    await waitFor(() => expect(asked).toEqual([{ method: 'POST', path: '/api/tables/next/open', body: { seat: 0 } }]));
  });

  it('has no seat for a stranger', () => {
    render(WaitingRoom, { props: { table: room, seat: null } });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByLabelText('Your name')).toBeNull();
  });

  it.each(LANGUAGES)('speaks %s', async (lang) => {
    await learn(lang);
    render(WaitingRoom, { props: { table: room, seat: 1 } });
    expect(screen.getByText(t('play-held', { name: 'Bo' })).textContent).toContain('Bo');
    expect(screen.getByRole('button', { name: t('play-open-seat') })).toBeTruthy();
    await learn('en');
  });
});

describe('after the end', () => {
  function end(rematch: string, own: number | null): void {
    const choosing = new TableChoosing({ answer: () => Promise.resolve(), why: () => Promise.resolve([]) });
    const scene = { title: 'res-arcana', module: null, cards: new Map(), names: ['Ada', 'Bo'], choosing };
    const over = table({ state: 'finished', rematch, outcome, seats: [seat(0, 'Ada', 'person'), seat(1, 'Bo', 'person')] });
    render(At, { props: { scene, Part: EndOfGame as unknown as Component<Record<string, unknown>>, props: { open: true, outcome, table: over, seat: own } } });
  }

  it('one can ask for another game', async () => {
    seats.keep('table-1', { token: '0.old', name: 'Ada' });
    const asked = serve({ 'POST /api/tables/table-1/rematch': { table: room, token: '1.new', link: '' } });
    end('', 0);
    await fireEvent.click(screen.getByRole('button', { name: 'Play again' }));
    await waitFor(() => expect(router.path).toBe('/table/next'));
    expect(asked.filter((one) => one.method === 'POST').map((one) => one.path)).toEqual(['/api/tables/table-1/rematch']);
    expect(seats.of('next')).toMatchObject({ token: '1.new', name: 'Ada' });
  });

  it('who is asked reads by whom, and comes', async () => {
    seats.keep('table-1', { token: '1.old', name: 'Bo' });
    const asked = serve({ 'GET /api/tables/next': room, 'POST /api/tables/table-1/rematch': { table: room, token: '0.new', link: '' } });
    end('next', 1);
    expect(await screen.findByText('Ada wants to play again.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(router.path).toBe('/table/next'));
    expect(asked.at(-1)?.path).toBe('/api/tables/table-1/rematch');
    expect(seats.token('next')).toBe('0.new');
  });

  it('who comes after the seat was opened to anybody finds the table with it, or hears that it is taken', async () => {
    seats.keep('table-1', { token: '1.old', name: 'Bo' });
    const taken = Response.json({ error: { code: 'seat-taken', message: '' } }, { status: 403 });
    const server: Record<string, unknown> = { 'GET /api/tables/next': { ...room, seats: [seat(0, 'Eve', 'person'), seat(1, 'Ada', 'person')], state: 'playing' }, 'POST /api/tables/table-1/rematch': taken };
    serve(server);
    end('next', 1);
    await fireEvent.click(screen.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(notices.all.at(-1)?.text).toBe('This seat is taken. Choose another one.'));
    expect(router.path).toBe('/table/table-1');
    server['GET /api/tables/next'] = { ...room, seats: [seat(0, '', 'open'), seat(1, 'Ada', 'person')] };
    await fireEvent.click(screen.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(router.path).toBe('/table/next'));
    expect(seats.of('next')).toBeNull();
  });

  it('who has come already finds the way back', () => {
    seats.keep('table-1', { token: '0.old' });
    seats.keep('next', { token: '1.new' });
    serve({ 'GET /api/tables/next': room });
    end('next', 0);
    expect(screen.getByRole('link', { name: 'To the rematch' }).getAttribute('href')).toBe('/table/next');
  });

  it('who watched can watch the next one, where that is allowed', async () => {
    serve({ 'GET /api/tables/next': room });
    end('next', null);
    expect(screen.getByRole('link', { name: 'Watch the next game' }).getAttribute('href')).toBe('/table/next');
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  });

  it('who watched cannot watch the next one where nobody may', async () => {
    serve({ 'GET /api/tables/next': { ...room, watch: false } });
    end('next', null);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Watch the next game' })).toBeNull());
  });
});
