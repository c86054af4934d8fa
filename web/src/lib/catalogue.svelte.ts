// The titles that the server has, fetched once for all pages.

import { api, troubleOf, type Trouble } from './api';
import { learnTitle } from './phrases';
import type { Title } from './wire';

class Catalogue {
  titles: readonly Title[] = $state.raw([]);
  trouble: Trouble | null = $state.raw(null);
  ready = $state(false);
  #coming: Promise<void> | null = null;
  #list: Promise<readonly Title[]> | null = null;

  /** The titles as they come, without their words; asked for once. */
  list(): Promise<readonly Title[]> {
    this.#list ??= api.titles().catch((thrown: unknown) => {
      this.#list = null;
      throw thrown;
    });
    return this.#list;
  }

  /** Fetch the titles and their words, unless they are there. */
  load(): Promise<void> {
    if (this.ready) return Promise.resolve();
    this.#coming ??= this.#fetch().finally(() => (this.#coming = null));
    return this.#coming;
  }

  of(title: string): Title | undefined {
    return this.titles.find((known) => known.title === title);
  }

  async #fetch(): Promise<void> {
    try {
      const titles = await this.list();
      await Promise.all(titles.map(({ title }) => learnTitle(title)));
      this.titles = titles;
      this.trouble = null;
      this.ready = true;
    } catch (thrown) {
      this.trouble = troubleOf(thrown);
    }
  }
}

export const catalogue = new Catalogue();
