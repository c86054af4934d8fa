import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { learnClient } from '../src/lib/phrases';
import { go, router } from '../src/lib/router.svelte';
import { seats } from '../src/lib/seats.svelte';
import type { Seat, Table } from '../src/lib/wire';
import { speech } from '../src/lib/words.svelte';
import Home from '../src/pages/Home.svelte';
import OwnGames from '../src/pages/lobby/OwnGames.svelte';
import { aTable, RES_ARCANA, serve } from './tables';

const person = (seat: number, name: string, more: Partial<Seat> = {}): Seat => ({ seat, name, kind: 'person', bot: '', online: true, vacant_at: null, ...more });
const game = (id: string, more: Partial<Table> = {}): Table => aTable({ id, state: 'playing', waiting: [1], seats: [person(0, 'Ada'), person(1, `Bo of ${id}`)], ...more });
const hold = (id: string, seen: number): void => seats.keep(id, { token: `0.${id}`, seat: 0, title: 'res-arcana', seen });

beforeAll(async () => {
  await speech.speak('en');
  await learnClient();
});
beforeEach(() => {
  for (const seat of [...seats.all]) seats.forget(seat.id);
  go('/', true);
});
afterEach(() => vi.unstubAllGlobals());

const cards = (): HTMLElement[] => within(screen.getByRole('region', { name: 'Your games' })).getAllByRole('listitem').filter((item) => item.classList.contains('panel'));

describe('your games', () => {
  it('begin with those in which it is your turn, marked; the tab says it, too', async () => {
    hold('late', 30);
    hold('asked', 20);
    serve({ 'GET /api/titles': [RES_ARCANA], 'GET /api/words/res-arcana/en': '', 'GET /api/tables': [], 'GET /api/tables/late': game('late'), 'GET /api/tables/asked': game('asked', { waiting: [0] }) });
    render(Home);
    await screen.findByText('Bo of late');
    const turn = await screen.findByText('Your turn');
    const links = within(screen.getByRole('region', { name: 'Your games' })).getAllByRole('link');
    expect(links.map((link) => link.classList.contains('urgent'))).toEqual([true, false]);
    expect(links[0]?.contains(turn)).toBe(true);
    expect(links[0]?.textContent).toContain('Bo of asked');
    expect(links[1]?.textContent).toContain('Waiting for Bo of late');
    await waitFor(() => expect(document.title).toMatch(/^● Your turn · /));
  });

  it('are all to be seen on a wish', async () => {
    for (const number of [1, 2, 3, 4, 5, 6]) hold(`g${number}`, number);
    // The sixth was seen longest ago, and is the only one that waits for us.
    hold('g6', 0);
    serve(Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [`GET /api/tables/g${number}`, game(`g${number}`, { waiting: [number === 6 ? 0 : 1] })])));
    render(OwnGames);
    await screen.findByText('Your turn');
    expect(cards()).toHaveLength(4);
    expect(within(cards()[0] as HTMLElement).getByText('Bo of g6')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Show all (6)' }));
    expect(cards()).toHaveLength(6);
  });

  it('tell that a bot plays for you, and take your seat back', async () => {
    hold('left', 1);
    const asked = serve({ 'GET /api/tables/left': game('left', { waiting: [0], seats: [person(0, 'Ada', { kind: 'stand-in', bot: 'greedy' }), person(1, 'Bo')] }), 'POST /api/tables/left/return': {} });
    render(OwnGames);
    expect(await screen.findByText('A bot plays for you.')).toBeTruthy();
    expect(screen.queryByText('Your turn')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Take my seat back' }));
    await waitFor(() => expect(router.path).toBe('/table/left'));
    expect(asked.filter((one) => one.method === 'POST').map((one) => one.path)).toEqual(['/api/tables/left/return']);
  });

  it('can each be forgotten, a running one only after a warning', async () => {
    hold('mine', 2);
    seats.keep('old', { token: '0.old', seat: 0, over: true, seen: 1 });
    serve({ 'GET /api/tables/mine': game('mine'), 'GET /api/tables/old': game('old', { state: 'finished', waiting: [] }) });
    render(OwnGames, { props: { all: true } });
    const [running, finished] = cards();
    await fireEvent.click(within(finished as HTMLElement).getByRole('button', { name: 'Remove' }));
    expect(seats.of('old')).toBeNull();
    await fireEvent.click(within(running as HTMLElement).getByRole('button', { name: 'Remove' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove this game?' });
    expect(seats.of('mine')).not.toBeNull();
    await fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(seats.of('mine')).toBeNull();
  });
});
