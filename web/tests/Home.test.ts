import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { learnClient } from '../src/lib/phrases';
import { router } from '../src/lib/router.svelte';
import { seats } from '../src/lib/seats.svelte';
import { settings } from '../src/lib/settings.svelte';
import { speech } from '../src/lib/words.svelte';
import Home from '../src/pages/Home.svelte';
import { read } from './files';
import { aTable, RES_ARCANA, serve } from './tables';

const words = read('conclave/games/res_arcana/text/en.ftl');
const SERVER = {
  'GET /api/titles': [{ ...RES_ARCANA, title: 'duel', client: '', players: [2, 4], tutorial: false }, RES_ARCANA],
  'GET /api/words/duel/en': 'title-duel = Duel',
  'GET /api/words/res-arcana/en': words,
  'GET /api/tables': [],
  'POST /api/tables': { table: aTable({ id: 'new' }), token: '0.secret', link: '/table/new#0.secret' },
};

beforeAll(async () => {
  await speech.speak('en');
  await learnClient();
});

afterEach(() => {
  settings.name = '';
  vi.unstubAllGlobals();
});

beforeEach(() => {
  for (const seat of [...seats.all]) seats.forget(seat.id);
  history.replaceState(null, '', '/');
});

const poster = (name: string): Promise<HTMLElement> => screen.findByRole('article', { name });

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

  it('has a poster for each installed title and for no other, plain where nobody has drawn one', async () => {
    serve(SERVER);
    render(Home);
    const arcana = await poster('Res Arcana');
    expect(within(arcana).getByText('2–4')).toBeTruthy();
    expect(within(arcana).getByText('40 min')).toBeTruthy();
    expect(within(arcana).getByRole('link', { name: 'Learn Res Arcana' }).getAttribute('href')).toBe('/tutorial/res-arcana');
    const duel = await poster('Duel');
    expect(within(duel).getByText('2, 4')).toBeTruthy();
    expect(within(duel).queryByRole('link')).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('brings a newcomer to a game with two clicks: play, and against how many bots', async () => {
    const asked = serve(SERVER);
    render(Home);
    const arcana = await poster('Res Arcana');
    expect(within(arcana).queryByRole('group')).toBeNull();
    await fireEvent.click(within(arcana).getByRole('button', { name: 'Play Res Arcana' }));
    expect(within(arcana).queryByRole('button', { name: 'Play Res Arcana' })).toBeNull();
    expect(document.activeElement?.textContent).toContain('1 bot');
    await fireEvent.click(within(arcana).getByRole('button', { name: '2 bots' }));
    await waitFor(() => expect(router.place).toEqual({ page: 'Table', parts: { id: 'new' } }));
    expect(asked.find((one) => one.method === 'POST')?.body).toMatchObject({ players: 3, seats: ['me', 'greedy', 'greedy'], options: { variant: 'first-game' } });
    expect(asked.find((one) => one.method === 'POST')?.body).not.toHaveProperty('name');
    expect(seats.token('new')).toBe('0.secret');
  });

  it('opens a poster that a mouse points at, and none for a finger that only brushes it', async () => {
    serve(SERVER);
    render(Home);
    const arcana = await poster('Res Arcana');
    arcana.dispatchEvent(Object.assign(new Event('pointerenter'), { pointerType: 'touch' }));
    await tick();
    expect(within(arcana).queryByRole('button', { name: '1 bot' })).toBeNull();
    arcana.dispatchEvent(Object.assign(new Event('pointerenter'), { pointerType: 'mouse' }));
    await tick();
    expect(within(arcana).getByRole('button', { name: '1 bot' })).toBeTruthy();
    await fireEvent.click(within(arcana).getByRole('checkbox', { name: 'first game' }));
    const asked = serve(SERVER);
    await fireEvent.click(within(arcana).getByRole('button', { name: '1 bot' }));
    await waitFor(() => expect(asked.find((one) => one.method === 'POST')?.body).toMatchObject({ options: { variant: 'standard' } }));
  });

  it('opens a table for friends', async () => {
    const asked = serve(SERVER);
    render(Home);
    await fireEvent.click(await screen.findByRole('button', { name: 'Res Arcana with friends' }));
    await waitFor(() => expect(router.place.page).toBe('Table'));
    expect(asked.find((one) => one.method === 'POST')?.body).toMatchObject({ seats: ['me', 'open'], public: false });
  });

  it('has a link for friends before there is a table, and makes the table when the link is copied', async () => {
    const asked = serve({ ...SERVER, 'GET /api/invitation': { id: 'a-name-that-nobody-guesses', address: 'http://192.168.1.5:8000' } });
    const written: string[] = [];
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText: async (text: string) => void written.push(text) } }));
    render(Home);
    const friends = await screen.findByRole('region', { name: 'With friends' });
    await waitFor(() => expect(within(friends).getByLabelText<HTMLInputElement>('Link for friends').value).toBe('192.168.1.5:8000/table/a-name-that-nobody-guesses'));
    await fireEvent.click(within(await poster('Res Arcana')).getByRole('button', { name: 'Play Res Arcana' }));
    expect(asked.every((one) => one.method === 'GET')).toBe(true);
    await fireEvent.click(within(friends).getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(router.place.page).toBe('Table'));
    expect(written).toEqual(['http://192.168.1.5:8000/table/a-name-that-nobody-guesses']);
    expect(asked.find((one) => one.method === 'POST')?.body).toMatchObject({ id: 'a-name-that-nobody-guesses', seats: ['me', 'open'] });
  });

  it('says what the server refuses', async () => {
    serve({ ...SERVER, 'POST /api/tables': Response.json({ error: { code: 'busy', message: 'Too many new tables.' } }, { status: 429 }) });
    render(Home);
    await fireEvent.click(await screen.findByRole('button', { name: 'Res Arcana with friends' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Too many new tables.');
    expect(router.place.page).not.toBe('NotFound');
  });

  it('sets up a game of the poster: who sits first, odd rules last, and no question that has been answered', async () => {
    const asked = serve(SERVER);
    render(Home);
    await fireEvent.click(within(await poster('Res Arcana')).getByRole('button', { name: 'Play Res Arcana' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Set up a game: Res Arcana' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set up a game: Res Arcana' });
    expect(within(dialog).queryByLabelText('Game')).toBeNull();
    expect(within(dialog).queryByLabelText('Your name')).toBeNull();
    await fireEvent.click(within(dialog).getByRole('radio', { name: '3' }));
    const variant = within(dialog).getByLabelText<HTMLSelectElement>('Variant');
    expect([...variant.options].map((option) => option.value)).toEqual(['standard', 'first-game', 'draft']);
    await fireEvent.change(variant, { target: { value: 'draft' } });
    await fireEvent.change(within(dialog).getByLabelText('Seat 3'), { target: { value: 'open' } });
    await fireEvent.change(within(dialog).getByLabelText('Your name'), { target: { value: 'Ada' } });
    await fireEvent.click(within(dialog).getByRole('radio', { name: 'Everybody' }));
    const order = [...dialog.querySelectorAll('label')].map((label) => label.textContent?.trim());
    expect(order.indexOf('Seat 2')).toBeLessThan(order.indexOf('Variant'));
    expect(order.at(-1)).toBe('Variant');
    await fireEvent.submit(dialog.querySelector('form') as HTMLFormElement);
    await waitFor(() => expect(router.place.page).toBe('Table'));
    expect(asked.find((one) => one.method === 'POST')?.body).toEqual({
      title: 'res-arcana', players: 3, options: { variant: 'draft' }, seats: ['me', 'greedy', 'open'], name: 'Ada', public: true, watch: true, clock: null,
    });
    expect(settings.name).toBe('Ada');
  });

  it('offers to go on with own games, and forgets those that are gone', async () => {
    seats.keep('mine', { token: '1', title: 'res-arcana' });
    seats.keep('gone', { token: '2', title: 'res-arcana' });
    serve({ ...SERVER, 'GET /api/tables/mine': aTable({ id: 'mine', state: 'playing' }) });
    render(Home);
    const own = await screen.findByRole('region', { name: 'Your games' });
    await waitFor(() => expect(within(own).getAllByRole('link')).toHaveLength(1));
    expect(within(own).getByRole('link').getAttribute('href')).toBe('/table/mine');
    expect(within(own).getByRole('link').textContent).toContain('Go on');
  });

  it('says what this place is to whoever has no games', async () => {
    serve(SERVER);
    render(Home);
    const welcome = await screen.findByRole('region', { name: 'Welcome' });
    expect(welcome.textContent).toContain('Free, without an account.');
    expect(within(welcome).getByRole('link').getAttribute('href')).toBe('/lobby');
  });
});
