import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, Refused } from '../../src/lib/socket.svelte';
import type { FromServer, ToServer } from '../../src/lib/wire';
import { timeLeft } from '../../src/table/clock';
import { frame, news, table } from './frames';

class Line {
  sent: ToServer[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(): void {
    this.closed = true;
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Hello and welcome. */
  greet(): void {
    this.onopen?.();
    this.say({ type: 'welcome', table: table(), seat: 0, version: 1, chat: [], resumed: false });
  }

  of<T extends ToServer['type']>(type: T): Extract<ToServer, { type: T }>[] {
    return this.sent.filter((message): message is Extract<ToServer, { type: T }> => message.type === type);
  }
}

let lines: Line[];
let connection: Connection;
const last = (): Line => lines.at(-1) as Line;
const state = (version: number, ...happened: ReturnType<typeof news>[]) => ({ ...frame('mid-game'), version, hash: `h${version}`, news: happened });

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  const open = (): WebSocket => {
    const line = new Line();
    lines.push(line);
    return line as unknown as WebSocket;
  };
  connection = new Connection('table-1', 'secret', { url: 'ws://here/api/socket', open, chance: () => 1 });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe('coming', () => {
  it('says hello with the secret and is live after the welcome', () => {
    expect(connection.status).toBe('connecting');
    last().greet();
    expect(last().sent[0]).toEqual({ type: 'hello', table: 'table-1', token: 'secret' });
    expect(connection.status).toBe('live');
    expect(connection.seat).toBe(0);
    expect(connection.table?.id).toBe('table-1');
  });

  it('comes back with its version and hash after a broken line, waiting longer each time', () => {
    last().greet();
    last().say(state(12));
    last().onclose?.();
    expect(connection.status).toBe('offline');
    vi.advanceTimersByTime(499);
    expect(lines).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(lines).toHaveLength(2);
    last().onclose?.();
    vi.advanceTimersByTime(999);
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(lines).toHaveLength(3);
    last().greet();
    expect(last().sent[0]).toMatchObject({ type: 'hello', version: 12, hash: 'h12' });
    expect(connection.status).toBe('live');
  });

  it('comes back at once when the network or the window does', () => {
    last().greet();
    last().onclose?.();
    window.dispatchEvent(new Event('online'));
    expect(lines).toHaveLength(2);
    last().onclose?.();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(lines).toHaveLength(3);
  });

  it('comes back after a bye, and not after its link was replaced', () => {
    last().greet();
    last().say({ type: 'bye', reason: 'restart' });
    vi.advanceTimersByTime(500);
    expect(lines).toHaveLength(2);
    last().greet();
    last().say({ type: 'rotated' });
    expect(connection.rotated).toBe(true);
    expect(connection.status).toBe('closed');
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(2);
  });
});

describe('wanting something', () => {
  it('needs nothing that a browser has only on a safe line', async () => {
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => { throw new TypeError('crypto.randomUUID is not a function'); });
    last().greet();
    void connection.chat('one').catch(() => undefined);
    void connection.chat('two').catch(() => undefined);
    const ids = last().of('chat').map((message) => message.id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
    vi.restoreAllMocks();
  });

  it('starts the clocks of a frame when it comes', () => {
    last().greet();
    last().say({ ...state(5), clocks: { left: [60_000, 60_000], running: [1], at: 0 } });
    const clocks = connection.frame?.clocks;
    if (!clocks) throw new Error('this frame has clocks');
    vi.advanceTimersByTime(15_000);
    expect([timeLeft(clocks, 0), timeLeft(clocks, 1)]).toEqual([60_000, 45_000]);
  });

  it('sends an unanswered message again with the same id, and settles it once', async () => {
    last().greet();
    last().say(state(3));
    const answered = connection.answer('pass');
    const [first] = last().of('answer');
    expect(first).toMatchObject({ version: 3, answer: 'pass' });
    last().onclose?.();
    vi.advanceTimersByTime(500);
    last().greet();
    expect(last().of('answer')).toEqual([first]);
    last().say({ type: 'ack', id: first?.id ?? '', version: 4 });
    await expect(answered).resolves.toBe(true);
    last().onclose?.();
    vi.advanceTimersByTime(500);
    last().greet();
    expect(last().of('answer')).toEqual([]);
  });

  it('keeps what was said without a line until there is one', async () => {
    last().greet();
    last().onclose?.();
    const said = connection.chat('hello');
    vi.advanceTimersByTime(500);
    last().greet();
    expect(last().of('chat')).toMatchObject([{ text: 'hello' }]);
    last().say({ type: 'ack', id: last().of('chat')[0]?.id ?? '', version: 1 });
    await expect(said).resolves.toBeUndefined();
  });

  it('gives refusals to who asked, with their sentence', async () => {
    last().greet();
    const undone = connection.undo();
    const [undo] = last().of('undo');
    last().say({ type: 'refused', id: undo?.id ?? '', error: { code: 'nothing', message: 'Nothing to take back.' } });
    await expect(undone).rejects.toEqual(new Refused({ code: 'nothing', message: 'Nothing to take back.' }));
  });

  it('takes the new state quietly when the table had gone on', async () => {
    last().greet();
    last().say(state(3));
    const answered = connection.answer('pass');
    const [sent] = last().of('answer');
    last().say({ type: 'refused', id: sent?.id ?? '', error: { code: 'stale', message: 'The table has gone on.' } });
    await expect(answered).resolves.toBe(false);
    expect(last().of('here')).toEqual([{ type: 'here', version: 3, hash: 'h3' }]);
    expect(connection.errors).toEqual([]);
  });

  it('gives hints and reasons to who asked', async () => {
    last().greet();
    const hinted = connection.hint();
    const explained = connection.why();
    last().say({ type: 'why', id: last().of('why')[0]?.id ?? '', version: 1, refusals: [{ thing: 'card:hawk', what: ['a'], reason: ['b'] }] });
    last().say({ type: 'hint', id: last().of('hint')[0]?.id ?? '', version: 1, answer: 'pass', words: ['move-pass'], chance: 0.5, others: [] });
    await expect(explained).resolves.toHaveLength(1);
    await expect(hinted).resolves.toMatchObject({ answer: 'pass', chance: 0.5 });
  });
});

describe('hearing', () => {
  it('puts news together by version, once each, and keeps what was taken back', () => {
    last().greet();
    last().say(state(2, news(1, 'placed', 0), news(2, 'passed', 1), news(2, 'gained', 1)));
    last().say(state(3, news(2, 'passed', 1), news(2, 'gained', 1), news(3, 'table-undone', 1)));
    expect(connection.log.map((each) => `${each.version} ${each.key}`)).toEqual(['1 placed', '2 passed', '2 gained', '3 table-undone']);
  });

  it('puts late news in their place', () => {
    last().greet();
    last().say(state(5, news(5, 'passed', 1)));
    last().say(state(5, news(3, 'placed', 0), news(4, 'gained', 0), news(5, 'passed', 1)));
    expect(connection.log.map((each) => each.version)).toEqual([3, 4, 5]);
  });

  it('keeps the lines of the chat once each', () => {
    last().greet();
    const line = { number: 1, seat: 0, name: 'Ada', text: 'hi', at: 0 };
    last().say({ type: 'chat', ...line });
    last().onclose?.();
    vi.advanceTimersByTime(500);
    last().onopen?.();
    last().say({ type: 'welcome', table: table(), seat: 0, version: 1, chat: [line, { ...line, number: 2 }], resumed: true });
    expect(connection.chatLines.map((each) => each.number)).toEqual([1, 2]);
  });
});

describe('the heartbeat', () => {
  it('says what it knows every 20 seconds, and is healed by the state that comes', () => {
    last().greet();
    last().say(state(3));
    vi.advanceTimersByTime(20_000);
    expect(last().of('here')).toEqual([{ type: 'here', version: 3, hash: 'h3' }]);
    last().say(state(7, news(7, 'passed', 1)));
    expect(connection.frame?.version).toBe(7);
    vi.advanceTimersByTime(20_000);
    expect(last().of('here').at(-1)).toMatchObject({ version: 7 });
    last().say({ type: 'there' });
    vi.advanceTimersByTime(15_000);
    expect(connection.status).toBe('live');
  });

  it('gives up a line that stays silent', () => {
    last().greet();
    last().say(state(3));
    vi.advanceTimersByTime(20_000 + 12_000);
    expect(connection.status).toBe('offline');
    vi.advanceTimersByTime(500);
    expect(lines).toHaveLength(2);
  });
});
