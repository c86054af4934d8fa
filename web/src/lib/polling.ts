// Asking again and again, but only while somebody looks.

import { onMount } from 'svelte';

/** While this component is on the page and the page is visible, do something now and every so many milliseconds. */
export function polling(ask: () => Promise<void>, every: number): void {
  onMount(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const round = async (): Promise<void> => {
      clearTimeout(timer);
      if (!document.hidden) await ask().catch(() => undefined);
      if (!gone && !document.hidden) timer = setTimeout(() => void round(), every);
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
