// What all parts of the board of Black Rose Wars share.

import { createContext } from 'svelte';
import type { BoardProps } from '../../lib/board';
import type { Ask, CardFace, Option, Place, Thing } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import type { Layout } from '../../table/frame/layout.svelte';
import { Desk, type Look } from '../parts/table/desk.svelte';
import type { Looked } from '../parts/map/overlay';
import { cardOf } from '../parts/cards/cards';
import { numberOf, plain } from './copies';
import { flipped, nextSlot, noteOf, slotsOf } from './planning';
import { cardName, faceOf, isMage, mageOf, ROSE, viewOf, type Figure, type SeatView, type View } from './view';

export class RoseDesk extends Desk {
  readonly view: View = $derived.by(() => viewOf(this.frame));
  /** What is looked at on the map. */
  looked: Looked | null = $state.raw(null);
  /** The spell that is looked at, and its side: its reach is shown on the map. */
  studied: { card: string; side: number } | null = $state.raw(null);
  /** The sheet that is open below the map of a phone. */
  tab: 'grimoire' | 'hand' | 'quests' | 'events' = $state('grimoire');
  /** The question by which spells are planned. */
  readonly plan: Place | null = $derived.by(() => (this.choosing.ask?.form === 'place' ? this.choosing.ask : null));
  /** Cards that a question is about and that lie nowhere on the board. */
  readonly offered: readonly string[] = $derived.by(() => offeredBy(this.choosing.ask, this.view, this.seat));

  constructor(props: () => BoardProps, layout?: Layout) {
    super(props, layout);
  }

  get own(): SeatView | undefined {
    return this.seat === null ? undefined : this.view.seats[this.seat];
  }
  face(card: string): CardFace {
    return faceOf(this.cards, card);
  }
  /** What is known of somebody by name: a player, the Rose, or her avatar. */
  whoIs(who: number): string {
    if (who < ROSE) return this.nameOf(who);
    return this.view.avatar === 'none' ? t('the-rose') : t('the-possessed');
  }
  /** A figure in a few words. */
  figureName(figure: Figure): string {
    if (isMage(figure)) return this.whoIs(figure.figure);
    return t(figure.bearer >= 0 ? 'brw-evocation-on' : 'brw-evocation-of', {
      card: cardName(figure.card), who: this.whoIs(figure.bearer >= 0 ? figure.bearer : figure.owner),
    });
  }
  mage(who: number): string {
    return mageOf(this.view, who);
  }

  /** A card that is there more than once stands in a place with its number, as `hand#2`. What is offered is answered there. */
  override optionsAt(place: string, thing: Thing): readonly Option[] {
    const options = super.optionsAt(place, thing);
    if (cardOf(thing) === '') return options;
    const area = plain(place);
    if (area === 'look' || (this.offered.length > 0 && area !== 'offered')) return [];
    if (this.plan) return area === 'hand' ? options : [];
    return options.filter((option) => isAboutCard(option) && numberOf(option.note) === numberOf(place));
  }
  override lit(place: string, thing: Thing): '' | 'can' | 'chosen' {
    const options = this.optionsAt(place, thing);
    const { ask } = this.choosing;
    if (ask?.form === 'choose-some' && options.length > 0) {
      return options.some(({ note }) => this.choosing.picked.includes(note)) ? 'chosen' : this.choosing.lit(thing) === '' ? '' : 'can';
    }
    return options.length > 0 ? this.choosing.lit(thing) : '';
  }

  override touch(place: string, look: Look): void {
    if (this.plan && plain(place) === 'hand') this.take(cardOf(look.thing), numberOf(place));
    else super.touch(place, look);
  }

  /** A spell of the hand was clicked while spells are planned: it goes into the next slot, or comes back from its own. */
  take(card: string, nth = 1, side = 0): void {
    const { plan, choosing } = this;
    if (!plan) return;
    const there = slotsOf(choosing.laid, card)[nth - 1];
    const next = nextSlot(plan, choosing.laid);
    if (there !== undefined) choosing.empty(there);
    else if (next >= 0) choosing.lay(next, noteOf(card, side));
  }
  /** The other side of a planned spell is to count. */
  flip(slot: number): void {
    const note = this.choosing.laid[slot];
    const other = this.plan && note ? flipped(this.plan, note) : null;
    if (other !== null) this.choosing.lay(slot, other);
  }

  /** Look through a pile. */
  show(title: string, cards: readonly string[]): void {
    this.open({ title, groups: [{ title: '', cards }], none: t('desk-no-cards') });
  }
}

/** Whether an option is about a card and about nothing that stands or lies on the map or on a sheet. */
const isAboutCard = (option: Option): boolean => option.about.every((thing) => cardOf(thing) !== '');
/** Where the cards lie that a question can be about. */
function laidOut(view: View, seat: number | null): Set<string> {
  const own = seat === null ? undefined : view.seats[seat];
  const quests = view.seats.flatMap((each) => [...each.quests_open.map(({ card }) => card), ...each.completed]);
  const hexes = seat === null ? [] : (view.hexes[seat] ?? []).map(({ card }) => card);
  return new Set([...(own?.hand ?? []), ...(own?.quests_hidden ?? []), ...quests, ...view.events.flat(), ...hexes]);
}

/** The cards that a question is about and that lie nowhere on the board, in the order of the question; a copy by its number. */
export function offeredBy(ask: Ask | null, view: View, seat: number | null): string[] {
  if (!ask || (ask.form !== 'choose' && ask.form !== 'choose-some')) return [];
  const asked = ask.options.filter((option) => option.about.length > 0 && isAboutCard(option));
  const there = laidOut(view, seat);
  const cards = [...new Set(asked.flatMap(({ about }) => about).map(cardOf))];
  return cards.every((card) => there.has(card)) ? [] : cards;
}

export const [getDesk, setDesk] = createContext<RoseDesk>();
