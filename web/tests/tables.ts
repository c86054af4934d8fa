// Tables, titles and a server for tests.

import { vi } from 'vitest';
import type { Table, Title } from '../src/lib/wire';

export function aTable(known: Partial<Table> = {}): Table {
  return {
    id: '8Zk',
    title: 'res-arcana',
    players: 2,
    options: { variant: 'standard' },
    public: true,
    watch: true,
    state: 'waiting',
    created: Date.now(),
    clock: null,
    alone: false,
    rematch: '',
    address: '',
    waiting: [],
    seats: [
      { seat: 0, name: 'Ada', kind: 'person', bot: '', online: true, vacant_at: null },
      { seat: 1, name: '', kind: 'open', bot: '', online: false, vacant_at: null },
    ],
    watchers: 0,
    outcome: null,
    ...known,
  };
}

export const RES_ARCANA: Title = {
  title: 'res-arcana',
  client: 'res_arcana',
  name: ['title-res-arcana'],
  about: ['about-res-arcana'],
  players: [2, 3, 4],
  options: [{ name: 'variant', values: ['standard', 'first-game', 'draft', 'match'], players: { match: [2] } }],
  windows: ['life-loss', 'victory-check'],
  bots: ['greedy', 'ismcts', 'random'],
  tutorial: true,
  film: {},
};

export interface Asked {
  method: string;
  path: string;
  body: unknown;
}

/** A server that answers by «METHOD /path»; what is not there is refused, and `null` is a dead line. Tells what it was asked. */
export function serve(answers: Record<string, unknown>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (input, init) => {
      const method = init?.method ?? 'GET';
      const path = String(input).split('?')[0] ?? '';
      asked.push({ method, path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
      const answer = answers[`${method} ${path}`];
      if (answer === null) throw new TypeError('failed to fetch');
      if (answer === undefined) return Response.json({ error: { code: 'not-found', message: 'There is nothing here.' } }, { status: 404 });
      if (answer instanceof Response) return answer.clone();
      return typeof answer === 'string' ? new Response(answer) : Response.json(answer);
    }),
  );
  return asked;
}
