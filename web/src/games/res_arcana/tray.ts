// What the tray says of a question besides its prompt.

import type { Amounts, Frame, Words } from '../../lib/wire';

/** Questions in which essences come to us; in all others they go. */
const GAINING = new Set(['ask-collect-any', 'ask-gain-any', 'ask-discard-gain']);

export const gaining = (ask: Amounts): boolean => GAINING.has(ask.prompt[0]);

/** What can be done in an action. */
export function help(frame: Frame): Words | null {
  if (frame.ask?.prompt[0] !== 'ask-act') return null;
  return ['ra-help-act', { gold: ['count-essence', { count: 1, essence: 'gold' }], any: ['count-any-essence', { count: 2, except: 'gold' }] }];
}
