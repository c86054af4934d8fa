import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { learnClient } from '../src/lib/phrases';
import { router } from '../src/lib/router.svelte';
import { seats } from '../src/lib/seats.svelte';
import type { Frame, Seat, Table as TableInfo } from '../src/lib/wire';
import { speech } from '../src/lib/words.svelte';
import Table from '../src/pages/Table.svelte';
import { notices } from '../src/ui/notices.svelte';
import { read } from './files';
import { layLines, Line } from './lines';
import { aTable, RES_ARCANA, serve } from './tables';

const PLAIN = { ...RES_ARCANA, title: 'plain', client: '', bots: ['random', 'greedy'] };
const SERVER = {
  'GET /api/titles': [PLAIN],
  'GET /api/titles/plain/cards': [],
  'GET /api/words/plain/en': `${read('conclave/kernel/text/en.ftl')}\ntitle-plain = Plain\n`,
};
const person = (seat: number, name: string, more: Partial<Seat> = {}): Seat => ({ seat, name, kind: 'person', bot: '', online: true, vacant_at: null, ...more });
const plain = (more: Partial<TableInfo> = {}): TableInfo => aTable({ title: 'plain', ...more });
const playing = (more: Partial<TableInfo> = {}): TableInfo => plain({ state: 'playing', seats: [person(0, 'Ada'), person(1, 'Bo')], ...more });
const welcome = (table: TableInfo, seat: number | null) => ({ type: 'welcome' as const, table, seat, version: 1, chat: [], resumed: false });
const refused = (code: string) => ({ type: 'refused' as const, id: '', error: { code, message: code } });
const frame = (more: Partial<Frame> = {}): Frame => ({
  type: 'state', version: 1, hash: 'h', answers: 1, view: {}, waiting: [0], news: [], outcome: null,
  ask: { form: 'choose', prompt: ['ask-act'], rule: '', window: '', about: '', decline: null, options: [{ note: 'pass', words: ['pass'], about: [], variants: [] }] },
  undo: { grade: 'nothing', redo: false, wish: null }, asking: {}, clocks: null, ...more,
});

beforeAll(async () => {
  await speech.speak('en');
  await learnClient();
});
beforeEach(() => {
  for (const seat of [...seats.all]) seats.forget(seat.id);
  for (const notice of notices.all) notices.drop(notice.id);
  history.replaceState(null, '', '/table/8Zk');
  layLines();
});
afterEach(() => vi.unstubAllGlobals());

describe('a table at which nobody may watch', () => {
  it('lets whoever was invited sit down while it waits', async () => {
    const asked = serve({ ...SERVER, 'GET /api/tables/8Zk': plain({ watch: false }), 'POST /api/tables/8Zk/join': { table: plain({ watch: false }), token: '1.secret', link: '' } });
    render(Table, { props: { id: '8Zk' } });
    (await Line.greeted()).say(refused('no-watching'));
    await fireEvent.change(await screen.findByLabelText('Your name'), { target: { value: 'Bo' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
    // The new secret opens the table anew, this time from the seat.
    const line = await Line.greeted(2);
    expect(line.sent[0]).toMatchObject({ type: 'hello', token: '1.secret' });
    expect(asked.find((one) => one.method === 'POST')?.body).toEqual({ name: 'Bo' });
  });

  it('says so once all seats are taken', async () => {
    serve({ ...SERVER, 'GET /api/tables/8Zk': playing({ watch: false }) });
    render(Table, { props: { id: '8Zk' } });
    (await Line.greeted()).say(refused('no-watching'));
    expect(await screen.findByText('Nobody may watch at this table.')).toBeTruthy();
    expect(screen.queryByLabelText('Your name')).toBeNull();
  });
});

describe('a void link', () => {
  it('offers to watch instead', async () => {
    seats.keep('8Zk', { token: '0.old' });
    serve({ ...SERVER, 'GET /api/tables/8Zk': playing() });
    render(Table, { props: { id: '8Zk' } });
    (await Line.greeted()).say(refused('bad-link'));
    await fireEvent.click(await screen.findByRole('button', { name: 'Watch instead' }));
    const line = await Line.greeted(2);
    expect(line.sent[0]).toEqual({ type: 'hello', table: '8Zk' });
    expect(seats.of('8Zk')).toBeNull();
  });

  it('offers only to forget the table where nobody may watch', async () => {
    seats.keep('8Zk', { token: '0.old' });
    const asked = serve({ ...SERVER, 'GET /api/tables/8Zk': playing({ watch: false }) });
    render(Table, { props: { id: '8Zk' } });
    (await Line.greeted()).say({ type: 'rotated' });
    const button = await screen.findByRole('button', { name: 'Forget this table' });
    await waitFor(() => expect(asked.some((one) => one.path === '/api/tables/8Zk')).toBe(true));
    expect(screen.queryByRole('button', { name: 'Watch instead' })).toBeNull();
    await fireEvent.click(button);
    expect(seats.of('8Zk')).toBeNull();
    expect(router.place.page).toBe('Home');
  });
});

async function sit(table: TableInfo, now = frame(), answers: Record<string, unknown> = {}) {
  seats.keep('8Zk', { token: '0.secret' });
  const asked = serve({ ...SERVER, ...answers });
  render(Table, { props: { id: '8Zk' } });
  const line = await Line.greeted();
  line.say(welcome(table, 0), now);
  await screen.findByRole('button', { name: 'Menu' });
  return { asked, line };
}

const choose = async (name: string): Promise<void> => {
  await fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await fireEvent.click(await screen.findByRole('menuitem', { name }));
};

describe('the own seat', () => {
  it('is noted with its number, name and title', async () => {
    await sit(playing());
    expect(seats.of('8Zk')).toMatchObject({ seat: 0, name: 'Ada', title: 'plain', token: '0.secret' });
  });

  it('shows its link as it is, and replaces it only on a wish of its own', async () => {
    const { asked } = await sit(playing({ address: 'http://192.168.1.5:8000' }), frame(), { 'POST /api/tables/8Zk/rotate': { token: '0.new', link: '/table/8Zk#0.new' } });
    await choose('The link of your seat');
    const dialog = await screen.findByRole('dialog', { name: 'The link of your seat' });
    expect(within(dialog).getByDisplayValue('http://192.168.1.5:8000/table/8Zk#0.secret')).toBeTruthy();
    expect(within(dialog).getByText(/makes this one void/)).toBeTruthy();
    expect(asked.filter((one) => one.method === 'POST')).toEqual([]);
    await fireEvent.click(within(dialog).getByRole('button', { name: 'Make a new link' }));
    expect(await within(dialog).findByDisplayValue('http://192.168.1.5:8000/table/8Zk#0.new')).toBeTruthy();
    expect(within(dialog).getByText('This link is new. The old one is void.')).toBeTruthy();
    expect(seats.token('8Zk')).toBe('0.new');
  });

  it('is kept when one leaves a running game: a bot only plays on', async () => {
    await sit(playing(), frame(), { 'POST /api/tables/8Zk/leave': playing() });
    await choose('Leave the table');
    expect(await screen.findByText(/you can take your seat back/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Leave the table' }));
    await waitFor(() => expect(router.place.page).toBe('Home'));
    expect(seats.token('8Zk')).toBe('0.secret');
    expect(notices.all.at(-1)?.text).toMatch(/A bot plays on for you/);
  });

  it('is given up when one leaves before the game', async () => {
    await sit(plain(), frame({ view: null, ask: null }), { 'POST /api/tables/8Zk/leave': plain() });
    await choose('Leave the table');
    await fireEvent.click(screen.getByRole('button', { name: 'Leave the table' }));
    await waitFor(() => expect(seats.of('8Zk')).toBeNull());
  });

  it('can be taken back from the bot that plays it', async () => {
    const { asked } = await sit(playing({ seats: [person(0, 'Ada', { kind: 'stand-in', bot: 'greedy' }), person(1, 'Bo')] }), frame(), { 'POST /api/tables/8Zk/return': playing() });
    expect(screen.getByText('A bot plays for you.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Take the seat back' }));
    await waitFor(() => expect(asked.some((one) => one.path === '/api/tables/8Zk/return')).toBe(true));
  });
});

it('keeps the settings at the table', async () => {
  const { line } = await sit(playing());
  await choose('Settings');
  const dialog = await screen.findByRole('dialog', { name: 'Settings' });
  expect(within(dialog).getByLabelText('Your name')).toBeTruthy();
  expect(router.place.page).not.toBe('Settings');
  expect(Line.last).toBe(line);
});

it('lets a bot that can play stand in for who is away, never the random one', async () => {
  const { asked } = await sit(playing({ seats: [person(0, 'Ada'), person(1, 'Bo', { online: false, vacant_at: 1 })] }), frame({ ask: null, waiting: [1] }), { 'POST /api/tables/8Zk/takeover': playing() });
  await fireEvent.click(await screen.findByRole('button', { name: 'Let a bot play for them' }));
  await waitFor(() => expect(asked.find((one) => one.method === 'POST')?.body).toEqual({ seat: 1, bot: 'greedy' }));
});

describe('hints', () => {
  it('are there for who plays against bots only', async () => {
    await sit(playing({ alone: true, seats: [person(0, 'Ada'), person(1, 'Bo', { kind: 'bot', bot: 'greedy' })] }));
    expect(screen.getByRole('button', { name: 'Hint' })).toBeTruthy();
  });

  it('are not where other people sit, and the key says why', async () => {
    const { line } = await sit(playing());
    expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
    await fireEvent.keyDown(document.body, { key: 'h' });
    expect(notices.all.at(-1)?.text).toBe('Hints are for those who play against bots only.');
    expect(line.sent.some((message) => message.type === 'hint')).toBe(false);
  });
});
