// What all parts of the board of Krutagidon share.

import { createContext } from 'svelte';
import type { BoardProps } from '../../lib/board';
import { t } from '../../lib/words.svelte';
import type { News, Option, Thing } from '../../lib/wire';
import { Desk, type Look } from '../parts/table/desk.svelte';
import type { Layout } from '../../table/frame/layout.svelte';
import { Copies, type Named } from './copies';
import { featured, impactsOf, lately, type Impact } from './impacts';
import { optionsIn, trayOf, type Place } from './places';
import { lasting, viewOf, type View } from './view';

/** What happened longer ago than this is drawn no more. */
const MEMORY = 400;

export class WizardDesk extends Desk {
  readonly #numbers = new Copies();
  #heard: readonly News[] = $state.raw([]);
  readonly view: View = $derived.by(() => viewOf(this.frame));
  /** The cards among which the open question lets one choose. */
  readonly tray: readonly string[] = $derived.by(() => trayOf(this.frame.ask, this.view, this.seat));
  readonly impacts: ReadonlyMap<number, Impact> = $derived.by(() => impactsOf(lately(this.#heard)));
  /** The names of the copies of cards, by zone. */
  readonly copies: Named = $derived.by(() => this.#numbers.of(this.frame, this.#zones()));

  constructor(props: () => BoardProps, layout?: Layout) {
    super(props, layout);
    this.hear(this.frame.news);
  }

  /** Remember what happened, so that it can be drawn until the next turn. Who takes back wants to see none of it. */
  hear(news: readonly News[]): void {
    this.#heard = news.some(({ key }) => key === 'table-undone') ? [] : [...this.#heard, ...news].slice(-MEMORY);
  }

  override optionsAt(place: Place | '', thing: Thing): readonly Option[] {
    return place === '' ? super.optionsAt(place, thing) : optionsIn(place, thing, this.choosing, this.view, this.seat);
  }
  override touch(place: Place, look: Look): void {
    // A copy that the question does not mean is only looked at; what it means lies elsewhere.
    if (this.lit(place, look.thing) === '' && this.choosing.about(look.thing).length > 0) this.closeup.now(look);
    else super.touch(place, look);
  }

  /** Look through a pile of which nothing may be known. */
  show(title: string, cards: readonly string[]): void {
    this.open({ title, groups: [{ title: '', cards }], none: t('kr-nothing-known') });
  }

  #zones(): Record<string, readonly string[]> {
    const { view } = this;
    const there = [...view.limbo, ...view.played];
    const zones: Record<string, readonly string[]> = {
      hand: (this.seat === null ? undefined : view.seats[this.seat]?.hand) ?? [],
      played: view.played,
      fresh: [...view.limbo, ...featured(this.frame.news).filter((card) => !there.includes(card))],
      market: view.market,
      legend: view.legend ? [view.legend] : [],
      tray: this.tray,
    };
    for (const each of view.seats) {
      zones[`familiar:${each.seat}`] = each.familiar ? [each.familiar] : [];
      zones[`properties:${each.seat}`] = each.properties;
      zones[`tokens:${each.seat}`] = each.tokens;
      zones[`play:${each.seat}`] = lasting(view, each);
    }
    return zones;
  }
}

export const [getDesk, setDesk] = createContext<WizardDesk>();
