// What stands on a card fits on it, whatever the language and however small the card: where it does not, the writing shrinks.

import type { Attachment } from 'svelte/attachments';

const STEP = 0.04;
const SMALLEST = 0.68;

function overflows(part: Element): boolean {
  return part.scrollHeight > part.clientHeight + 1;
}

/** Sets `--fit`, by which the card multiplies the sizes of its letters. `parts` are those that cut off what is too much. */
export function fitting(parts: string): Attachment<HTMLElement> {
  return (card) => {
    function fit(): void {
      const boxes = [card, ...card.querySelectorAll(parts)];
      card.style.removeProperty('--fit');
      for (let size = 1 - STEP; size >= SMALLEST && boxes.some(overflows); size -= STEP) {
        card.style.setProperty('--fit', size.toFixed(2));
      }
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
