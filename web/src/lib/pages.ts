// The pages, each loaded when somebody goes there.

import type { Component } from 'svelte';
import type { PageName } from './router.svelte';

const PAGES = import.meta.glob<{ default: Component<Record<string, string>> }>('../pages/*.svelte');

/** Pages of a game draw their own bar and use the whole window. */
const BARE: ReadonlySet<PageName> = new Set<PageName>(['Table', 'Replay', 'Analysis', 'Tutorial']);

export function isBare(page: PageName): boolean {
  return BARE.has(page);
}

export async function loadPage(page: PageName): Promise<Component<Record<string, string>>> {
  const load = PAGES[`../pages/${page}.svelte`] ?? PAGES['../pages/NotFound.svelte'];
  if (!load) throw new Error(`there is no page ${page}`);
  return (await load()).default;
}
