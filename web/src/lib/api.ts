// The HTTP part of docs/protocol.md, one function for each route. Whatever goes wrong arrives as a `Trouble`.

import { seats } from './seats.svelte';
import type { Analysis, CardFace, Invitation, Lang, Lesson, NewTable, Replay, Rule, Seated, Table, Title } from './wire';
import { speech } from './words.svelte';

/** What a code says wholly is said in the reader's language; else the server's own sentence tells more. */
export function inWords(code: string, message: string): string {
  const key = code === 'offline' ? 'trouble-offline' : `refused-${code}`;
  return speech.has(key) ? speech.t(key) : message;
}

/** Something was refused, or nobody answered (`offline`); the message is a sentence for people. */
export class Trouble extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = 0) {
    super(inWords(code, message));
    this.name = 'Trouble';
    this.code = code;
    this.status = status;
  }

  get offline(): boolean {
    return this.code === 'offline';
  }
}

/** Anything thrown, as something that can be shown. */
export function troubleOf(thrown: unknown): Trouble {
  if (thrown instanceof Trouble) return thrown;
  return new Trouble('unexpected', thrown instanceof Error ? thrown.message : String(thrown));
}

interface Call {
  method?: 'GET' | 'POST';
  body?: unknown;
  text?: string;
  query?: Record<string, string | number | undefined>;
  token?: string | undefined;
}

async function reach(path: string, call: Call = {}): Promise<Response> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call.query ?? {})) if (value !== undefined) query.set(name, String(value));
  const headers: Record<string, string> = {};
  if (call.token) headers['Authorization'] = `Seat ${call.token}`;
  if (call.body !== undefined) headers['Content-Type'] = 'application/json';
  if (call.text !== undefined) headers['Content-Type'] = 'text/plain; charset=utf-8';
  const body = call.text ?? (call.body === undefined ? null : JSON.stringify(call.body));
  const address = query.size > 0 ? `${path}?${query}` : path;
  let response: Response;
  try {
    response = await fetch(address, { method: call.method ?? 'GET', headers, body });
  } catch {
    throw new Trouble('offline', 'The server does not answer.');
  }
  if (!response.ok) throw await faultOf(response);
  return response;
}

async function faultOf(response: Response): Promise<Trouble> {
  try {
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    return new Trouble(error.code, error.message, response.status);
  } catch {
    // A proxy in between answers in its own words; without the server behind it, it is as good as offline.
    if ([502, 503, 504].includes(response.status)) return new Trouble('offline', 'The server does not answer.', response.status);
    return new Trouble('http', `${response.status} ${response.statusText}`.trim(), response.status);
  }
}

async function take<Answer>(path: string, call?: Call): Promise<Answer> {
  return (await (await reach(path, call)).json()) as Answer;
}

const at = (id: string, what = ''): string => `/api/tables/${encodeURIComponent(id)}${what}`;
const of = (title: string, what: string): string => `/api/titles/${encodeURIComponent(title)}${what}`;
const post = (body: unknown = {}): Call => ({ method: 'POST', body });
/** A name, or nothing for who has none: the others then read «Player 1» in their own languages. */
const given = (name: string): string | undefined => name || undefined;
/** With the secret of the own seat at that table. */
const seated = (id: string, call: Call = {}): Call => ({ ...call, token: seats.token(id) });

export const api = {
  titles: () => take<Title[]>('/api/titles'),
  words: async (title: string, lang: Lang) => (await reach(`/api/words/${encodeURIComponent(title)}/${lang}`)).text(),
  cards: (title: string) => take<CardFace[]>(of(title, '/cards')),
  rules: (title: string, lang: Lang) => take<Rule[]>(of(title, '/rules'), { query: { lang } }),
  tutorial: (title: string) => take<Lesson[]>(of(title, '/tutorial')),

  tables: (query: { title?: string; state?: Table['state'] } = {}) => take<Table[]>('/api/tables', { query }),
  table: (id: string) => take<Table>(at(id), seated(id)),
  invitation: () => take<Invitation>('/api/invitation'),
  create: (table: NewTable) => take<Seated>('/api/tables', post({ ...table, name: given(table.name) })),
  join: (id: string, name: string, seat?: number) => take<Seated>(at(id, '/join'), post({ name: given(name), seat })),
  leave: (id: string) => reach(at(id, '/leave'), seated(id, post())),
  openSeat: (id: string, seat: number) => reach(at(id, '/open'), seated(id, post({ seat }))),
  takeover: (id: string, seat: number, bot: string) => reach(at(id, '/takeover'), seated(id, post({ seat, bot }))),
  comeBack: (id: string) => reach(at(id, '/return'), seated(id, post())),
  rename: (id: string, name: string) => reach(at(id, '/rename'), seated(id, post({ name }))),
  rotate: (id: string) => take<{ token: string; link: string }>(at(id, '/rotate'), seated(id, post())),
  rematch: (id: string) => take<Seated>(at(id, '/rematch'), seated(id, post())),

  replay: (id: string, query: { seat?: number; start?: number; count?: number } = {}) =>
    take<Replay>(at(id, '/replay'), seated(id, { query })),
  branch: (id: string, version: number, name: string, seat: number | null) =>
    take<Seated>(at(id, '/branch'), seated(id, post({ version, name: given(name), seat }))),
  save: async (id: string) => (await reach(at(id, '/save'), seated(id))).text(),
  openSave: (text: string, name: string) => take<Seated>('/api/saves', { method: 'POST', text, query: { name: given(name) } }),
  analyse: (id: string) => take<Analysis>(at(id, '/analysis'), seated(id, post())),
  analysis: (id: string) => take<Analysis>(at(id, '/analysis'), seated(id)),
};

/** Keep a seat that the server gave, and tell where its table is. */
export function sitDown({ table, token }: Seated, name = ''): string {
  seats.keep(table.id, { token, name, title: table.title, over: table.state === 'finished' });
  return `/table/${encodeURIComponent(table.id)}`;
}
