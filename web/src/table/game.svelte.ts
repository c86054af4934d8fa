// What a title brings to the table, loaded together: its board, its cards and its words.

import { api, troubleOf, type Trouble } from '../lib/api';
import type { GameModule } from '../lib/board';
import { catalogue } from '../lib/catalogue.svelte';
import { attendTitle } from '../lib/phrases';
import { gameModule } from '../lib/titles';
import type { CardFace } from '../lib/wire';
import type { Film } from './film/cells';
import { learnTable } from './phrases';

const STAND_IN = 'greedy';

export class Game {
  title = $state('');
  module: GameModule | null = $state.raw(null);
  cards: ReadonlyMap<string, CardFace> = $state.raw(new Map());
  /** The kinds of reaction windows in which one can be asked. */
  windows: readonly string[] = $state.raw([]);
  /** Which events are pictures of the film. */
  film: Film = $state.raw({});
  /** The bot that stands in for people. */
  bot = $state(STAND_IN);
  ready = $state(false);
  trouble: Trouble | null = $state.raw(null);

  async load(title: string): Promise<void> {
    if (title === '' || (title === this.title && !this.trouble)) return;
    this.title = title;
    this.ready = false;
    this.trouble = null;
    try {
      const [module, cards, titles] = await Promise.all([
        gameModule(title), api.cards(title), catalogue.list(), attendTitle(title), learnTable(),
      ]);
      if (title !== this.title) return;
      this.module = module;
      this.cards = new Map(cards.map((card) => [card.name, card]));
      const about = titles.find((known) => known.title === title);
      this.windows = about?.windows ?? [];
      this.film = about?.film ?? {};
      // Whoever comes back should find a game that somebody played, not dice.
      const able = about?.bots.filter((bot) => bot !== 'random') ?? [];
      this.bot = able.find((bot) => bot === STAND_IN) ?? able[0] ?? STAND_IN;
      this.ready = true;
    } catch (thrown) {
      if (title === this.title) this.trouble = troubleOf(thrown);
    }
  }
}
