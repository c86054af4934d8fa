// What stands on a card fits on it, whatever the language and however small the card: where it does not, the drawing shrinks,
// then the writing.

import type { Attachment } from 'svelte/attachments';

const DRAWING = [0.6, 0.3, 0];
const STEP = 0.04;
const SMALLEST = 0.68;

function overflows(part: Element): boolean {
  return part.scrollHeight > part.clientHeight + 1;
}

/** Sets `--drawing`, by which the card multiplies the least height of its drawing, then `--fit`, by which it multiplies the
    sizes of its letters, and at last `data-tight`, with which it gives up all that is not needed. `parts` are those that cut
    off what is too much. */
export function fitting(parts: string): Attachment<HTMLElement> {
  return (card) => {
    function fit(): void {
      const boxes = [card, ...card.querySelectorAll(parts)];
      const full = (): boolean => boxes.some(overflows);
      card.style.removeProperty('--drawing');
      card.style.removeProperty('--fit');
      card.removeAttribute('data-tight');
      for (const part of DRAWING) if (full()) card.style.setProperty('--drawing', String(part));
      for (let size = 1 - STEP; size >= SMALLEST && full(); size -= STEP) card.style.setProperty('--fit', size.toFixed(2));
      if (full()) card.dataset['tight'] = '';
    }
    fit();
    const watching = new ResizeObserver(fit);
    watching.observe(card);
    // Other letters, other widths: the fonts of a page come after its words.
    document.fonts.addEventListener('loadingdone', fit);
    return () => {
      watching.disconnect();
      document.fonts.removeEventListener('loadingdone', fit);
    };
  };
}
