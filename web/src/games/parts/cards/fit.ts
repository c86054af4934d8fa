// What stands on a card fits on it, whatever the language and however small the card: where it does not, the drawing shrinks,
// then the writing.

import type { Attachment } from 'svelte/attachments';

const DRAWING = [0.6, 0.3, 0];
const STEP = 0.04;
const SMALLEST = 0.68;

/** From the least loss to the greatest: each is tried where the one before was not enough. */
const MEASURES: readonly ((card: HTMLElement) => void)[] = [
  ...DRAWING.map((part) => (card: HTMLElement) => card.style.setProperty('--drawing', String(part))),
  ...Array.from({ length: Math.floor((1 - SMALLEST) / STEP) }, (_, step) => (card: HTMLElement) => {
    card.style.setProperty('--fit', (1 - STEP * (step + 1)).toFixed(2));
  }),
  (card) => void (card.dataset['tight'] = ''),
];

/** The cards that are to be fitted, with the parts of each that cut off what is too much. All are measured together, so that
    the page is laid out once for each measure and not once for each card. */
const due = new Map<HTMLElement, string>();

function overflows(part: Element): boolean {
  return part.scrollHeight > part.clientHeight + 1;
}

function fitAll(): void {
  const cards = [...due].filter(([card]) => card.isConnected);
  due.clear();
  for (const [card] of cards) {
    card.style.removeProperty('--drawing');
    card.style.removeProperty('--fit');
    card.removeAttribute('data-tight');
  }
  let full = cards.map(([card, parts]) => ({ card, boxes: [card, ...card.querySelectorAll(parts)] }));
  for (const measure of MEASURES) {
    full = full.filter(({ boxes }) => boxes.some(overflows));
    for (const { card } of full) measure(card);
  }
}

/** Sets `--drawing`, by which the card multiplies the least height of its drawing, then `--fit`, by which it multiplies the
    sizes of its letters, and at last `data-tight`, with which it gives up all that is not needed. `parts` are those that cut
    off what is too much. */
export function fitting(parts: string): Attachment<HTMLElement> {
  return (card) => {
    function fit(): void {
      if (due.size === 0) queueMicrotask(fitAll);
      due.set(card, parts);
    }
    fit();
    const watching = new ResizeObserver(fit);
    watching.observe(card);
    // What comes to lie on a card takes room from its letters.
    const changing = new MutationObserver(fit);
    changing.observe(card, { subtree: true, childList: true, characterData: true, attributeFilter: ['class'] });
    // Other letters, other widths: the fonts of a page come after its words.
    document.fonts.addEventListener('loadingdone', fit);
    return () => {
      due.delete(card);
      watching.disconnect();
      changing.disconnect();
      document.fonts.removeEventListener('loadingdone', fit);
    };
  };
}
