// Recorded frames and the words of the title, for the tests of the board.

import { readFileSync } from 'node:fs';
import type { BoardProps } from '../../src/lib/board';
import { TableChoosing } from '../../src/lib/choosing.svelte';
import { speech } from '../../src/lib/words.svelte';
import type { CardFace, Frame, Lang, Table } from '../../src/lib/wire';
import { viewOf } from '../../src/games/res_arcana/view';

const files = import.meta.glob<unknown>('../frames/res-arcana/*.json', { eager: true, import: 'default' });
const FOLDERS = ['../conclave/kernel/text', '../conclave/games/res_arcana/text', 'tests/frames/res-arcana/names', 'src/games/parts/table/words', 'src/games/res_arcana/words'];

/** The messages of the kernel, the title and the board; the tests run in the folder of the client. */
export function words(lang: Lang): string[] {
  return FOLDERS.map((folder) => readFileSync(`${folder}/${lang}.ftl`, 'utf-8'));
}

await speech.learn('title', async (lang) => words(lang).join('\n'));

export const faces = files['../frames/res-arcana/cards.json'] as CardFace[];
export const cards: ReadonlyMap<string, CardFace> = new Map(faces.map((face) => [face.name, face]));
export const frames = new Map<string, Frame>(
  Object.entries(files)
    .map(([path, frame]) => [path.split('/').at(-1)!.replace('.json', ''), frame as Frame] as const)
    .filter(([name]) => name !== 'cards'),
);

export function frame(name: string): Frame {
  const found = frames.get(name);
  if (!found) throw new Error(`no frame '${name}'`);
  return found;
}

export function seatOf(shown: Frame): number | null {
  const own = viewOf(shown).seats.find(({ hand }) => hand !== undefined);
  return own ? own.seat : null;
}

/** Everything that a board gets, with the answers that it gave. */
export function seated(shown: Frame): { props: BoardProps; choosing: TableChoosing; answers: string[] } {
  const answers: string[] = [];
  const choosing = new TableChoosing({
    answer: async (text) => void answers.push(text),
    why: async () => [{ thing: 'card:hawk', what: ['move-place', { card: ['card-hawk'] }], reason: ['why-turned'] }],
  });
  choosing.take(shown);
  const count = viewOf(shown).seats.length;
  const names = ['Ada', 'Boleslav', 'Cassandra', 'Dorothea'];
  const table: Table = {
    id: 'test', title: 'res-arcana', players: count, options: {}, public: false, watch: true, state: 'playing', created: 0,
    clock: null, alone: false, rematch: '', address: '', waiting: [], watchers: 0, outcome: null,
    seats: names.slice(0, count).map((name, seat) => ({ seat, name, kind: 'person', bot: '', online: true, vacant_at: null })),
  };
  return { props: { frame: shown, table, seat: seatOf(shown), choosing, cards }, choosing, answers };
}
