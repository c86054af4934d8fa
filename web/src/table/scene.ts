// What everything at a table needs to know: the title's module and cards, the names of the players, and how to choose.

import { getContext, setContext } from 'svelte';
import type { GameModule } from '../lib/board';
import type { TableChoosing } from '../lib/choosing.svelte';
import { seatName } from '../lib/names';
import type { CardFace, Table } from '../lib/wire';

export interface Scene {
  readonly title: string;
  readonly module: GameModule | null;
  readonly cards: ReadonlyMap<string, CardFace>;
  readonly names: string[];
  readonly choosing: TableChoosing;
}

const SCENE = Symbol('scene');

export function setScene(scene: Scene): void {
  setContext(SCENE, scene);
}

export function scene(): Scene {
  return getContext<Scene>(SCENE);
}

/** The names by seat, as everybody reads them. */
export function namesOf(table: Table | null): string[] {
  return table?.seats.map((seat) => seatName(seat)) ?? [];
}

/** Where a rule can be read. */
export function ruleHref(title: string, rule: string): string {
  return `/rules/${encodeURIComponent(title)}/${encodeURIComponent(rule)}`;
}
