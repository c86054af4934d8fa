import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { learnClient } from '../src/lib/phrases';
import { router } from '../src/lib/router.svelte';
import { seats } from '../src/lib/seats.svelte';
import { speech } from '../src/lib/words.svelte';
import Home from '../src/pages/Home.svelte';
import { read } from './files';
import { aTable, RES_ARCANA, serve } from './tables';

const words = read('conclave/games/res_arcana/text/en.ftl');
const SERVER = {
  'GET /api/titles': [RES_ARCANA],
  'GET /api/words/res-arcana/en': words,
  'GET /api/tables': [],
  'POST /api/tables': { table: aTable({ id: 'new' }), token: '0.secret', link: '/table/new#0.secret' },
};

beforeAll(async () => {
  await speech.speak('en');
  await learnClient();
});

beforeEach(() => {
  for (const seat of [...seats.all]) seats.forget(seat.id);
  history.replaceState(null, '', '/');
});

describe('the front page', () => {
  it('draws that the server does not answer, and finds it again', async () => {
    serve({ 'GET /api/titles': null, 'GET /api/tables': null });
    render(Home);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The server does not answer.');
    serve(SERVER);
    await fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('brings a newcomer to a game with one click', async () => {
    const asked = serve(SERVER);
    render(Home);
    await fireEvent.click(await screen.findByRole('button', { name: 'Play Res Arcana against a bot' }));
    await waitFor(() => expect(router.place).toEqual({ page: 'Table', parts: { id: 'new' } }));
    expect(asked.find((one) => one.method === 'POST')?.body).toMatchObject({ seats: ['me', 'greedy'], options: { variant: 'first-game' }, name: 'Player' });
    expect(seats.token('new')).toBe('0.secret');
  });

  it('opens a table for a friend', async () => {
    const asked = serve(SERVER);
    render(Home);
    await fireEvent.click(await screen.findByRole('button', { name: 'Play with a friend' }));
    await waitFor(() => expect(router.place.page).toBe('Table'));
    expect(asked.find((one) => one.method === 'POST')?.body).toMatchObject({ seats: ['me', 'open'], public: false });
  });

  it('says what the server refuses', async () => {
    serve({ ...SERVER, 'POST /api/tables': Response.json({ error: { code: 'busy', message: 'Too many new tables.' } }, { status: 429 }) });
    render(Home);
    await fireEvent.click(await screen.findByRole('button', { name: 'Play with a friend' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Too many new tables.');
    expect(router.place.page).not.toBe('NotFound');
  });

  it('sets up a game to taste', async () => {
    const asked = serve(SERVER);
    render(Home);
    const open = screen.getByRole('button', { name: 'Set up a game…' });
    await waitFor(() => expect(open).toHaveProperty('disabled', false));
    await fireEvent.click(open);
    const dialog = await screen.findByRole('dialog', { name: 'Set up a game' });
    await fireEvent.click(within(dialog).getByRole('radio', { name: '3' }));
    const variant = within(dialog).getByLabelText<HTMLSelectElement>('Variant');
    expect([...variant.options].map((option) => option.value)).toEqual(['standard', 'first-game', 'draft']);
    await fireEvent.change(variant, { target: { value: 'draft' } });
    await fireEvent.change(within(dialog).getByLabelText('Seat 3'), { target: { value: 'open' } });
    await fireEvent.input(within(dialog).getByLabelText('Your name'), { target: { value: 'Ada' } });
    await fireEvent.click(within(dialog).getByRole('radio', { name: 'Everybody' }));
    await fireEvent.submit(dialog.querySelector('form') as HTMLFormElement);
    await waitFor(() => expect(router.place.page).toBe('Table'));
    expect(asked.find((one) => one.method === 'POST')?.body).toEqual({
      title: 'res-arcana', players: 3, options: { variant: 'draft' }, seats: ['me', 'greedy', 'open'], name: 'Ada', public: true, watch: true, clock: null,
    });
  });

  it('offers to go on with own games, and forgets those that are gone', async () => {
    seats.keep('mine', { token: '1', title: 'res-arcana' });
    seats.keep('gone', { token: '2', title: 'res-arcana' });
    serve({ ...SERVER, 'GET /api/tables/mine': aTable({ id: 'mine', state: 'playing' }) });
    render(Home);
    const own = await screen.findByRole('region', { name: 'Your games' });
    expect(await within(own).findByText('Ada')).toBeTruthy();
    await waitFor(() => expect(within(own).getAllByRole('link', { name: 'Go on' })).toHaveLength(1));
    expect(within(own).getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/table/mine');
  });
});
