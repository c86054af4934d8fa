// The boards of the titles, loaded when somebody sits down at one. A title without a board here is played on a plain one.

import type { GameModule } from './board';

const MODULES: Record<string, () => Promise<{ default: GameModule }>> = {
  'res-arcana': () => import('../games/res_arcana'),
  krutagidon: () => import('../games/krutagidon'),
};

export async function gameModule(title: string): Promise<GameModule | null> {
  const load = MODULES[title];
  return load ? (await load()).default : null;
}
