// Asking again and again: often while somebody looks, and seldom or never while nobody does.

import { onMount } from 'svelte';

/**
 * While this component is on the page and the page is visible, do something now and every so many milliseconds;
 * with `unseen` also while the page is hidden, that often.
 */
export function polling(ask: () => Promise<void>, every: number, unseen = Infinity): void {
  onMount(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const round = async (): Promise<void> => {
      clearTimeout(timer);
      if (!document.hidden || unseen < Infinity) await ask().catch(() => undefined);
      const wait = document.hidden ? unseen : every;
      if (!gone && wait < Infinity) timer = setTimeout(() => void round(), wait);
    };
    const seen = (): void => void round();
    document.addEventListener('visibilitychange', seen);
    void round();
    return () => {
      gone = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  });
}
