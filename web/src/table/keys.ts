// The keyboard: moving in a menu, and the shortcuts of the table.

/** Arrows, Home, End and numbers in a menu; true when the key was used. */
export function menuKey(event: KeyboardEvent, items: readonly HTMLElement[]): boolean {
  const at = items.indexOf(document.activeElement as HTMLElement);
  let to: number | null = null;
  if (event.key === 'ArrowDown') to = (at + 1) % items.length;
  else if (event.key === 'ArrowUp') to = (at <= 0 ? items.length : at) - 1;
  else if (event.key === 'Home') to = 0;
  else if (event.key === 'End') to = items.length - 1;
  else if (/^[1-9]$/.test(event.key)) {
    event.preventDefault();
    event.stopPropagation();
    items[Number(event.key) - 1]?.click();
    return true;
  }
  if (to === null) return false;
  event.preventDefault();
  items[to]?.focus();
  return true;
}

export type Shortcut = 'undo' | 'redo' | 'hint' | 'log' | 'chat' | 'moves' | 'help' | 'confirm' | 'close' | number;

const LETTERS: Record<string, Shortcut> = { u: 'undo', r: 'redo', h: 'hint', l: 'log', c: 'chat', m: 'moves', '?': 'help', Escape: 'close' };

/** The same keys on the Cyrillic layout, by where they lie. */
const PLACES: Record<string, Shortcut> = { KeyU: 'undo', KeyR: 'redo', KeyH: 'hint', KeyL: 'log', KeyC: 'chat', KeyM: 'moves' };

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** What a key means at the table; null while somebody writes, or for a key that belongs to the browser. */
export function shortcut(event: KeyboardEvent): Shortcut | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (typing(event.target) || document.querySelector('dialog[open]')) return null;
  if (event.key === 'Enter') {
    // Enter on a button presses the button.
    const on = event.target instanceof HTMLElement && event.target.closest('button, a, summary, [role=button]');
    return on ? null : 'confirm';
  }
  if (/^[1-9]$/.test(event.key)) return Number(event.key);
  return LETTERS[event.key] ?? LETTERS[event.key.toLowerCase()] ?? PLACES[event.code] ?? null;
}
