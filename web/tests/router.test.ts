import { waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { follow, go, placeOf, router } from '../src/lib/router.svelte';
import { seats } from '../src/lib/seats.svelte';

describe('placeOf', () => {
  it.each([
    ['/', 'Home', {}],
    ['/lobby', 'Lobby', {}],
    ['/lobby/', 'Lobby', {}],
    ['/table/8Zk', 'Table', { id: '8Zk' }],
    ['/replay/8Zk', 'Replay', { id: '8Zk' }],
    ['/analysis/8Zk', 'Analysis', { id: '8Zk' }],
    ['/tutorial/res-arcana', 'Tutorial', { title: 'res-arcana' }],
    ['/cards/res-arcana', 'Gallery', { title: 'res-arcana' }],
    ['/rules/res-arcana', 'Rules', { title: 'res-arcana' }],
    ['/cards', 'FirstTitle', {}],
    ['/rules/', 'FirstTitle', {}],
    ['/rules/res-arcana/RA-ACT-1', 'Rules', { title: 'res-arcana', rule: 'RA-ACT-1' }],
    ['/settings', 'Settings', {}],
    ['/about', 'About', {}],
    ['/nowhere', 'NotFound', {}],
    ['/table', 'NotFound', {}],
    ['/table/%E0%A4%A', 'NotFound', {}],
    ['/cards/a%20b', 'Gallery', { title: 'a b' }],
  ])('%s is %s', (path, page, parts) => {
    expect(placeOf(path)).toEqual({ page, parts });
  });
});

describe('the router', () => {
  beforeEach(() => {
    localStorage.clear();
    for (const seat of [...seats.all]) seats.forget(seat.id);
    history.replaceState(null, '', '/');
  });

  it('keeps the secret of a seat and takes it out of the address bar', () => {
    go('/table/8Zk#0.secret');
    expect(location.href).not.toContain('secret');
    expect(router.place).toEqual({ page: 'Table', parts: { id: '8Zk' } });
    expect(seats.token('8Zk')).toBe('0.secret');
    expect(localStorage.getItem('conclave.seats')).toContain('0.secret');
  });

  it('follows links of the site and leaves the others alone', () => {
    const stop = follow();
    document.body.innerHTML =
      '<a id="in" href="/about"><b>in</b></a><a id="out" href="https://example.org/">out</a><a id="new" href="/lobby" target="_blank">new</a>' +
      '<a id="part" href="#main">part</a><a id="api" href="/api/health">api</a>';
    /** Whether the router took the click; what it leaves to the browser is stopped here, as jsdom cannot leave the page. */
    const taken = (id: string, how: MouseEventInit = {}): boolean => {
      let prevented = false;
      const last = (event: Event): void => {
        prevented = event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener('click', last, { once: true });
      document.querySelector(`#${id}`)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
      return prevented;
    };
    expect(['out', 'new', 'part', 'api'].filter((id) => taken(id))).toEqual([]);
    expect(taken('in', { ctrlKey: true })).toBe(false);
    expect(router.place.page).toBe('Home');
    expect(taken('in')).toBe(true);
    expect(router.place.page).toBe('About');
    stop();
    expect(taken('in')).toBe(false);
  });

  it('goes back', async () => {
    const stop = follow();
    go('/lobby');
    go('/about');
    history.back();
    await waitFor(() => expect(router.place.page).toBe('Lobby'));
    stop();
  });
});
