// Frames of real games, and tables for them.

import { readFileSync } from 'node:fs';
import type { Ask, Frame, News, Table, Words } from '../../src/lib/wire';

export function frame(name: string): Frame {
  return JSON.parse(readFileSync(`tests/frames/res-arcana/${name}.json`, 'utf8')) as Frame;
}

export function asked(ask: Ask | null, version = 1): Frame {
  return { ...frame('mid-game'), version, ask, news: [] };
}

export function news(version: number, key: string, seat?: number, more: Partial<News> = {}): News {
  const words: Words = seat === undefined ? [key] : [key, { seat }];
  return { version, key, words, cause: '', rule: '', automatic: false, ...more };
}

export function table(more: Partial<Table> = {}): Table {
  return {
    id: 'table-1', title: 'res-arcana', players: 2, options: {}, public: false, watch: true, state: 'playing', created: 0,
    clock: null, alone: false, rematch: '', address: '', waiting: [], watchers: 0, outcome: null,
    seats: [
      { seat: 0, name: 'Ada', kind: 'person', bot: '', online: true, vacant_at: null },
      { seat: 1, name: 'Morena', kind: 'bot', bot: 'ismcts', online: true, vacant_at: null },
    ],
    ...more,
  };
}
