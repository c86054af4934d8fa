// Where we are: the address bar as a page and its parts. Links are plain links with real addresses; clicks on them are
// caught so that the page is not loaded anew.

import { seats } from './seats.svelte';

export type PageName =
  | 'Home'
  | 'Lobby'
  | 'Table'
  | 'Replay'
  | 'Analysis'
  | 'Tutorial'
  | 'Gallery'
  | 'Rules'
  | 'Settings'
  | 'About'
  | 'FirstTitle'
  | 'NotFound';

export interface Place {
  page: PageName;
  /** The variable parts of the address; the page gets them as its props. */
  parts: Record<string, string>;
}

const ROUTES: readonly [pattern: string, page: PageName][] = [
  ['/', 'Home'],
  ['/lobby', 'Lobby'],
  ['/table/:id', 'Table'],
  ['/replay/:id', 'Replay'],
  ['/analysis/:id', 'Analysis'],
  ['/tutorial', 'FirstTitle'],
  ['/tutorial/:title', 'Tutorial'],
  ['/cards', 'FirstTitle'],
  ['/cards/:title', 'Gallery'],
  ['/rules', 'FirstTitle'],
  ['/rules/:title', 'Rules'],
  ['/rules/:title/:rule', 'Rules'],
  ['/settings', 'Settings'],
  ['/about', 'About'],
];

function split(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/** The page of an address, `/table/8Zk` say. */
export function placeOf(path: string): Place {
  const given = split(path);
  for (const [pattern, page] of ROUTES) {
    const wanted = split(pattern);
    if (wanted.length !== given.length) continue;
    const parts: Record<string, string> = {};
    const fits = wanted.every((piece, at) => {
      const part = given[at] ?? '';
      if (!piece.startsWith(':')) return piece === part;
      try {
        parts[piece.slice(1)] = decodeURIComponent(part);
      } catch {
        return false;
      }
      return true;
    });
    if (fits) return { page, parts };
  }
  return { page: 'NotFound', parts: {} };
}

class Router {
  place: Place = $state.raw({ page: 'Home', parts: {} });
  path: string = $state('/');
  /** Counts the journeys, so that a page can tell an arrival from a change in place. */
  arrivals: number = $state(0);

  /** Read the address bar. The secret of a seat behind `#` is kept in the browser and taken out of sight. */
  arrive(): void {
    const place = placeOf(location.pathname);
    const secret = location.hash.slice(1);
    if (place.page === 'Table' && secret !== '') {
      seats.keep(place.parts['id'] ?? '', { token: secret });
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    this.place = place;
    this.path = location.pathname;
    this.arrivals += 1;
  }
}

export const router = new Router();

/** Go to an address of this site. With `replace` the way back leads past the present page. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  router.arrive();
  if (!replace) scrollTo(0, 0);
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) return;
  const address = new URL(link.href, location.href);
  if (address.origin !== location.origin || address.pathname.startsWith('/api/')) return;
  const inPage = address.pathname === location.pathname && address.search === location.search && address.hash !== '';
  if (inPage && placeOf(address.pathname).page !== 'Table') return;
  event.preventDefault();
  go(address.pathname + address.search + address.hash);
}

/** Begin to follow the address bar; gives back how to stop. */
export function follow(): () => void {
  const onPop = (): void => router.arrive();
  router.arrive();
  document.addEventListener('click', onClick);
  addEventListener('popstate', onPop);
  return () => {
    document.removeEventListener('click', onClick);
    removeEventListener('popstate', onPop);
  };
}
