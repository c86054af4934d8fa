// What all parts of the board of Res Arcana share.

import { createContext } from 'svelte';
import type { News, Thing } from '../../lib/wire';
import { Desk } from '../parts/table/desk.svelte';
import { sinceOwnMove } from './recent';
import { viewOf, type View } from './view';

export class MageDesk extends Desk {
  readonly view: View = $derived.by(() => viewOf(this.frame));
  /** What the rivals put to use since our last move. */
  recent: ReadonlySet<Thing> = $state.raw(new Set());

  get first(): number {
    return this.view.first;
  }

  /** Mark what the rivals did. */
  hear(news: readonly News[]): void {
    this.recent = sinceOwnMove(this.recent, news, this.seat);
  }
}

export const [getDesk, setDesk] = createContext<MageDesk>();
