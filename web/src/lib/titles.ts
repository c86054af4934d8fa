// The boards of the titles, loaded when somebody sits down at one. Each lives in a folder below `games` that its title names
// (`client`). A title that names none is played on a plain board.

import type { GameModule } from './board';
import { catalogue } from './catalogue.svelte';

const BOARDS = import.meta.glob<{ default: GameModule }>('../games/*/index.ts');

/** What a title brings, by the folder that it names. */
export async function boardIn(folder: string): Promise<GameModule | null> {
  const load = BOARDS[`../games/${folder}/index.ts`];
  return load ? (await load()).default : null;
}

export async function gameModule(title: string): Promise<GameModule | null> {
  const known = (await catalogue.list()).find((each) => each.title === title);
  return boardIn(known?.client ?? '');
}
