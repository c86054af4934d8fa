// A question has one line at its full size; a long one becomes smaller before it is cut off.

import type { Attachment } from 'svelte/attachments';

const SIZES = [1, 0.9, 0.8, 0.72];

/** Sets `--ask`, by which the question multiplies the size of its letters, and `data-crowded` where not even the smallest one
    leaves room for the help. `words` is what stands there: whenever it changes, it is fitted anew. */
export function shrinking(words: () => unknown): Attachment<HTMLElement> {
  return (box) => {
    void words();
    const overflows = (): boolean => box.scrollHeight > box.clientHeight + 1;
    function fit(): void {
      box.removeAttribute('data-crowded');
      for (const size of SIZES) {
        box.style.setProperty('--ask', String(size));
        if (!overflows()) return;
      }
      box.dataset['crowded'] = '';
    }
    fit();
    const watching = new ResizeObserver(fit);
    watching.observe(box);
    return () => watching.disconnect();
  };
}
