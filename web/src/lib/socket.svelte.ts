// The line to one table. It heals itself: what was sent is sent again with the same id until the server has answered it.

import { inWords } from './api';
import { freshId } from './fresh';
import { startClocks } from '../table/clock';
import { merged } from '../table/news';
import type { Asking, Fault, Frame, FromServer, Line, News, Prospect, Refusal, Table, ToServer } from './wire';

export type Status = 'connecting' | 'live' | 'offline' | 'closed';
export type Hint = { version: number; others: Prospect[] } & Prospect;
type Wish = Extract<ToServer, { id: string }>;
/** A message without its id, which the connection makes up. */
type Unsent<M> = M extends { id: string } ? Omit<M, 'id'> : never;

const HEARTBEAT = 20_000;
const PATIENCE = 12_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** A refused hello is final, unless the server only has a bad moment. */
const PASSING = new Set(['store-down', 'too-much', 'no-redis']);

/** The server refused something; its message is a sentence for people. */
export class Refused extends Error {
  readonly code: string;

  constructor(fault: Fault) {
    super(inWords(fault.code, fault.message));
    this.code = fault.code;
  }
}

interface Pending {
  message: Wish;
  done(reply: FromServer): void;
  failed(fault: Refused): void;
}

export interface ConnectionSettings {
  url?: string;
  open?: (url: string) => WebSocket;
  chance?: () => number;
}

function socketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;
}

export class Connection {
  status: Status = $state('connecting');
  table: Table | null = $state.raw(null);
  seat: number | null = $state(null);
  frame: Frame | null = $state.raw(null);
  log: readonly News[] = $state.raw([]);
  chatLines: readonly Line[] = $state.raw([]);
  errors: readonly Fault[] = $state.raw([]);
  /** The seat was opened by a new link elsewhere. */
  rotated = $state(false);

  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly token: string,
    private readonly settings: ConnectionSettings = {},
  ) {
    window.addEventListener('online', this.#wake);
    window.addEventListener('offline', this.#lost);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  close(): void {
    window.removeEventListener('online', this.#wake);
    window.removeEventListener('offline', this.#lost);
    document.removeEventListener('visibilitychange', this.#wake);
    this.status = 'closed';
    this.#drop();
    for (const each of this.#pending.values()) each.failed(new Refused({ code: 'closed', message: '' }));
    this.#pending.clear();
  }

  /** Try now, without waiting for the next turn. */
  retry(): void {
    if (this.status === 'closed') return;
    this.#drop();
    this.#connect();
  }

  // What a client can want

  /** True when the answer counts; false when the table had gone on meanwhile, and the new state is on its way. */
  async answer(answer: string): Promise<boolean> {
    try {
      await this.#ask({ type: 'answer', version: this.frame?.version ?? 0, answer });
      return true;
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'stale') throw error;
      this.#here();
      return false;
    }
  }

  async undo(): Promise<void> {
    await this.#ask({ type: 'undo' });
  }

  async redo(): Promise<void> {
    await this.#ask({ type: 'redo' });
  }

  async consent(agree: boolean): Promise<void> {
    await this.#ask({ type: 'consent', agree });
  }

  async peace(on: boolean): Promise<void> {
    await this.#ask({ type: 'peace', on });
  }

  async asking(window: string, when: Asking): Promise<void> {
    await this.#ask({ type: 'asking', window, when });
  }

  async chat(text: string): Promise<void> {
    await this.#ask({ type: 'chat', text });
  }

  async hint(): Promise<Hint> {
    const reply = await this.#ask({ type: 'hint' });
    if (reply.type !== 'hint') throw new Refused({ code: 'protocol', message: reply.type });
    return reply;
  }

  async why(): Promise<Refusal[]> {
    const reply = await this.#ask({ type: 'why' });
    return reply.type === 'why' ? reply.refusals : [];
  }

  forget(error: Fault): void {
    this.errors = this.errors.filter((each) => each !== error);
  }

  // The line

  #ask(wish: Unsent<ToServer>): Promise<FromServer> {
    const message = { ...wish, id: freshId() } as Wish;
    return new Promise((resolve, reject) => {
      if (this.status === 'closed') {
        reject(new Refused({ code: 'closed', message: '' }));
        return;
      }
      this.#pending.set(message.id, { message, done: resolve, failed: reject });
      if (this.status === 'live') this.#send(message);
    });
  }

  #send(message: ToServer): void {
    this.#socket?.send(JSON.stringify(message));
    if (message.type === 'hint') return;
    // An answer is due soon; a line that stays silent is dead, whatever the browser believes.
    this.#silence ??= setTimeout(() => this.#broken(), PATIENCE);
  }

  #here(): void {
    if (this.status === 'live') this.#send({ type: 'here', version: this.frame?.version ?? 0, hash: this.frame?.hash ?? '' });
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const url = this.settings.url ?? socketUrl();
    const socket = (this.settings.open ?? ((address) => new WebSocket(address)))(url);
    this.#socket = socket;
    socket.onopen = () => {
      const known = this.frame ? { version: this.frame.version, hash: this.frame.hash } : {};
      this.#send({ type: 'hello', table: this.id, ...(this.token ? { token: this.token } : {}), ...known });
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => this.#broken();
    this.#silence ??= setTimeout(() => this.#broken(), PATIENCE);
  }

  /** Let go of the socket, so that nothing it still says counts. */
  #drop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    clearTimeout(this.#silence);
    this.#silence = undefined;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #broken(): void {
    if (this.status === 'closed') return;
    this.#drop();
    this.status = 'offline';
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    // Half of the wait is left to chance: the players of a restarted server do not all come back in the same moment.
    this.#retry = setTimeout(() => this.#connect(), wait / 2 + (this.settings.chance ?? Math.random)() * (wait / 2));
  }

  readonly #wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.status === 'live') this.#here();
    else if (this.status === 'offline') this.retry();
  };

  readonly #lost = (): void => {
    if (this.status === 'live' || this.status === 'connecting') this.#broken();
  };

  // What the server says

  #hear(message: FromServer): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    switch (message.type) {
      case 'welcome':
        this.table = message.table;
        this.seat = message.seat;
        this.#say(message.chat);
        this.#live();
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'state':
        this.#take(message);
        break;
      case 'chat': {
        const { type: _, ...line } = message;
        this.#say([line]);
        break;
      }
      case 'ack':
      case 'hint':
      case 'why':
        this.#settle(message.id)?.done(message);
        break;
      case 'refused':
        this.#refuse(message.id, message.error);
        break;
      case 'rotated':
        this.rotated = true;
        this.close();
        break;
      case 'bye':
        this.#failures = 0;
        this.#broken();
        break;
      case 'there':
        break;
    }
  }

  #live(): void {
    this.#failures = 0;
    this.status = 'live';
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#here(), HEARTBEAT);
    for (const { message } of this.#pending.values()) this.#send(message);
  }

  #take(frame: Frame): void {
    if (frame.clocks) startClocks(frame.clocks);
    this.log = merged(this.log, frame.news);
    this.frame = frame;
  }

  #say(lines: readonly Line[]): void {
    const known = new Map(this.chatLines.map((line) => [line.number, line]));
    for (const line of lines) known.set(line.number, line);
    this.chatLines = [...known.values()].sort((a, b) => a.number - b.number);
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #refuse(id: string, fault: Fault): void {
    const pending = this.#settle(id);
    if (pending) {
      pending.failed(new Refused(fault));
      return;
    }
    this.errors = [...this.errors, fault];
    if (this.status !== 'live' && !PASSING.has(fault.code)) this.close();
  }
}
