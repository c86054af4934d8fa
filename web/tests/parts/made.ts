// A made-up title for the tests of the shared parts: its card, its question, its desk.

import type { Component } from 'svelte';
import { createRawSnippet, type Snippet } from 'svelte';
import { render } from '@testing-library/svelte';
import { Desk } from '../../src/games/parts/table/desk.svelte';
import { TableChoosing } from '../../src/lib/choosing.svelte';
import { speech } from '../../src/lib/words.svelte';
import type { CardFace, Frame, Option } from '../../src/lib/wire';
import { read } from '../files';
import { aTable } from '../tables';
import OnDesk from './OnDesk.svelte';

await speech.learn('made', async (lang) =>
  [read(`conclave/kernel/text/${lang}.ftl`), read(`web/src/games/parts/table/words/${lang}.ftl`), read(`web/src/table/words/${lang}.ftl`),
    'card-red-gem = Red Gem\nkind-gem = Gem\ntag-old = Old\nline-shine = It shines.\nprice-gem = Cost: { $count }\npoints = { $count } VP'].join('\n'));

export const GEM: CardFace = {
  name: 'red_gem', words: ['card-red-gem'], kind: 'gem', tags: ['old', 'dull'], cost: ['price-gem', { count: 3 }], points: null,
  lines: [['line-shine']], rules: [], origin: '',
};

export function option(note: string, ...about: string[]): Option {
  return { note, words: [note], about, variants: [], rule: '' } as unknown as Option;
}

export interface Laid {
  desk: Desk;
  answers: string[];
}

/** A desk at which seat 0 of Ada and a bot is asked to choose one of some options. */
export function aDesk(options: readonly Option[] = [], Kind: typeof Desk = Desk): Laid {
  const answers: string[] = [];
  const choosing = new TableChoosing({ answer: async (text) => void answers.push(text), why: async () => [] });
  const ask = { form: 'choose', prompt: ['ask'], options, rule: '' };
  const frame = { version: 1, view: {}, ask: options.length ? ask : null, waiting: [0], news: [], outcome: null } as unknown as Frame;
  choosing.take(frame);
  const table = aTable({
    seats: [
      { seat: 0, name: 'Ada', kind: 'person', bot: '', online: true, vacant_at: null },
      { seat: 1, name: '', kind: 'bot', bot: 'greedy', online: true, vacant_at: null },
    ],
  });
  return { desk: new Kind(() => ({ frame, table, seat: 0, choosing, cards: new Map() })), answers };
}

/** Draw a part of a board at a desk. */
export function lay<Props extends object>(desk: Desk, Part: Component<Props>, props: Props): HTMLElement {
  return render(OnDesk, { desk, Part: Part as unknown as Component<Record<string, unknown>>, given: props as Record<string, unknown> }).container;
}

/** A snippet that writes what it is given. */
export const written = <Args extends unknown[]>(how: (...args: Args) => string): Snippet<Args> =>
  createRawSnippet<Args>((...args) => ({ render: () => `<span>${how(...(args.map((arg) => (arg as () => unknown)()) as Args))}</span>` }));
