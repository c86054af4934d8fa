// What jsdom lacks of a browser and the pages need.

import { cleanup, configure } from '@testing-library/svelte';
import { afterEach } from 'vitest';

afterEach(cleanup);
// A busy machine may take its time; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 });

if (typeof window !== 'undefined') {
  window.matchMedia ??= (query: string): MediaQueryList =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
