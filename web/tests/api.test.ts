import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, sitDown, Trouble, troubleOf } from '../src/lib/api';
import { seats } from '../src/lib/seats.svelte';
import { aTable } from './tables';

function answer(body: unknown, status = 200): ReturnType<typeof vi.fn<typeof fetch>> {
  const fake = vi.fn<typeof fetch>(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fake);
  return fake;
}

afterEach(() => {
  vi.unstubAllGlobals();
  for (const seat of [...seats.all]) seats.forget(seat.id);
});

describe('errors', () => {
  it('carry the code and the sentence of the server', async () => {
    answer({ error: { code: 'no-table', message: 'There is no such table.' } }, 404);
    await expect(api.table('x')).rejects.toMatchObject({ code: 'no-table', message: 'There is no such table.', status: 404 });
  });

  it('are offline where nobody answers', async () => {
    vi.stubGlobal('fetch', vi.fn(async () => Promise.reject(new TypeError('failed to fetch'))));
    const trouble = await api.titles().catch(troubleOf);
    expect(trouble).toBeInstanceOf(Trouble);
    expect((trouble as Trouble).offline).toBe(true);
  });

  it('are offline where a proxy answers for a server that is down', async () => {
    answer('<html>Bad gateway</html>', 502);
    await expect(api.titles()).rejects.toMatchObject({ code: 'offline', status: 502 });
  });

  it('of other servers in between are told by their status', async () => {
    answer('<html>Too large</html>', 413);
    await expect(api.openSave('…', 'Ada')).rejects.toMatchObject({ code: 'http', status: 413 });
  });

  it('of any kind can be shown', () => {
    expect(troubleOf(new Error('odd')).message).toBe('odd');
    expect(troubleOf('odd').code).toBe('unexpected');
  });
});

describe('requests', () => {
  it('carry the secret of the seat in a header, never in the address', async () => {
    seats.keep('8Zk', { token: '0.secret' });
    const fake = answer({});
    await api.rename('8Zk', 'Ada');
    const [address, init] = fake.mock.calls[0] ?? [];
    expect(address).toBe('/api/tables/8Zk/rename');
    expect(init).toMatchObject({ method: 'POST', body: '{"name":"Ada"}', headers: { Authorization: 'Seat 0.secret', 'Content-Type': 'application/json' } });
  });

  it('of who has no seat carry none', async () => {
    const fake = answer({ versions: 0, start: 0, frames: [] });
    await api.replay('8Zk', { start: 60, count: 60 });
    const [address, init] = fake.mock.calls[0] ?? [];
    expect(address).toBe('/api/tables/8Zk/replay?start=60&count=60');
    expect(init?.headers).toEqual({});
  });

  it('send a save as text with the name in the query', async () => {
    const fake = answer({ table: aTable(), token: 't', link: '' });
    await api.openSave('conclave 1', 'Ада');
    const [address, init] = fake.mock.calls[0] ?? [];
    expect(address).toBe(`/api/saves?name=${encodeURIComponent('Ада')}`);
    expect(init).toMatchObject({ method: 'POST', body: 'conclave 1', headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  });
});

describe('sitting down', () => {
  it('keeps the seat and leads to its table', () => {
    expect(sitDown({ table: aTable({ id: 'a/b' }), token: '0.s', link: '' }, 'Ada')).toBe('/table/a%2Fb');
    expect(seats.of('a/b')).toMatchObject({ token: '0.s', name: 'Ada', title: 'res-arcana', over: false });
  });
});
