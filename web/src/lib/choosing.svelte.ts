// How the open question is answered by touching things: one for each table page, whatever the game.

import { anywhere, empty, legal as planned, left, put, swap, take, written as plan, type Laid } from '../table/plan';
import { changed, filled, forced, legal, open, total, written, type Counts } from '../table/amounts';
import { brightest } from '../table/react/light';
import type { Choosing, Touched } from './board';
import type { Ask, Frame, Light, Option, Refusal, Slot, Thing } from './wire';

export interface Menu {
  thing: Thing;
  element: Touched;
  options: Option[];
  refusals: Refusal[];
}

export interface ChoosingLine {
  answer(text: string): Promise<unknown>;
  why(): Promise<Refusal[]>;
}

export class TableChoosing implements Choosing {
  #ask: Ask | null = $state.raw(null);
  #version = $state(-1);
  /** Notes chosen in a `choose-some`, or put in order by touching in an `arrange`. */
  #picked: string[] = $state.raw([]);
  #order: string[] = $state.raw([]);
  #counts: Counts = $state.raw([]);
  /** What lies in the slots of a `place`, and what is held to be put into one. */
  #laid: Laid = $state.raw([]);
  #held = $state('');
  #pointed: ReadonlySet<Thing> = $state.raw(new Set());
  #menu: Menu | null = $state.raw(null);
  #busy = $state(false);
  #reasons: { version: number; refusals: Promise<Refusal[]> } | null = null;

  constructor(private readonly line: ChoosingLine) {}

  get ask(): Ask | null {
    return this.#ask;
  }

  /** The moment of the table that the question belongs to. */
  get version(): number {
    return this.#version;
  }

  get pointed(): ReadonlySet<Thing> {
    return this.#pointed;
  }

  get menu(): Menu | null {
    return this.#menu;
  }

  /** An answer is on its way. */
  get busy(): boolean {
    return this.#busy;
  }

  /** A frame came: the question may be a new one; what was begun stays while the question is the same. */
  take(frame: Frame | null): void {
    const ask = frame?.ask ?? null;
    const version = frame?.version ?? -1;
    const same = JSON.stringify(ask) === JSON.stringify(this.#ask);
    if (version !== this.#version) this.#reasons = null;
    this.#version = version;
    if (same) return;
    this.#ask = ask;
    this.#menu = null;
    this.#picked = [];
    this.#order = ask?.form === 'arrange' ? ask.options.map((option) => option.note) : [];
    this.#counts = ask?.form === 'amounts' ? forced(ask) : [];
    this.#laid = ask?.form === 'place' ? empty(ask) : [];
    this.#held = '';
  }

  point(things: Iterable<Thing>): void {
    this.#pointed = new Set(things);
  }

  // Touching

  about(thing: Thing): Option[] {
    return this.#ask?.options.filter((option) => option.about.includes(thing)) ?? [];
  }

  lit(thing: Thing): '' | 'can' | 'chosen' {
    const ask = this.#ask;
    const options = this.about(thing);
    if (ask?.form === 'place') return this.#litPlace(thing, options);
    if (!ask || options.length === 0) return '';
    if (ask.form === 'choose') return 'can';
    if (ask.form === 'amounts') {
      if (options.some((slot) => this.amount(slot.note) > 0)) return 'chosen';
      return options.some((slot) => this.canChange(slot.note, 1)) ? 'can' : '';
    }
    if (options.some((option) => this.#picked.includes(option.note))) return 'chosen';
    return options.some((option) => this.canPick(option.note)) ? 'can' : '';
  }

  #litPlace(thing: Thing, options: readonly Option[]): '' | 'can' | 'chosen' {
    const slot = this.#slotAbout(thing);
    if (slot >= 0) return this.#laid[slot] !== null ? 'chosen' : this.#held !== '' && this.canLay(slot, this.#held) ? 'can' : '';
    if (options.some((option) => this.#held === option.note)) return 'chosen';
    return options.some((option) => this.canHold(option.note)) ? 'can' : '';
  }

  #slotAbout(thing: Thing): number {
    return this.#ask?.form === 'place' ? this.#ask.slots.findIndex((slot) => slot.about.includes(thing)) : -1;
  }

  light(options: readonly Option[]): Light | '' {
    return brightest(this.#ask, options);
  }

  rank(thing: Thing): number {
    if (this.#ask?.form !== 'arrange') return 0;
    const notes = this.about(thing).map((option) => option.note);
    return this.#order.findIndex((note) => notes.includes(note)) + 1;
  }

  touch(thing: Thing, element: Touched, options: readonly Option[] = this.about(thing)): void {
    const [first] = options;
    const slot = this.#slotAbout(thing);
    if (slot >= 0) {
      this.touchSlot(slot);
    } else if (!this.#ask || !first) {
      void this.#explain(thing, element);
    } else if (options.length > 1) {
      this.#menu = { thing, element, options: [...options], refusals: [] };
    } else {
      this.choose(first);
    }
  }

  /** Take one option, from the board, a menu or a key: answers, or adds to what is being chosen. */
  choose(option: Option): void {
    const form = this.#ask?.form;
    this.#menu = null;
    if (form === 'choose') void this.answer(option.note);
    else if (form === 'amounts') this.change(option.note, 1);
    else if (form === 'place') this.hold(option.note);
    else this.pick(option.note);
  }

  close(): void {
    this.#menu = null;
  }

  async #explain(thing: Thing, element: Touched): Promise<void> {
    const refusals = await this.whyNot(thing);
    if (refusals.length > 0) this.#menu = { thing, element, options: [], refusals };
  }

  async whyNot(thing: Thing): Promise<Refusal[]> {
    if (this.#reasons?.version !== this.#version) {
      this.#reasons = { version: this.#version, refusals: this.#ask ? this.line.why().catch(() => []) : Promise.resolve([]) };
    }
    return (await this.#reasons.refusals).filter((refusal) => refusal.thing === thing);
  }

  // Some of the options, or all of them in an order

  get picked(): readonly string[] {
    return this.#picked;
  }

  get order(): readonly string[] {
    return this.#order;
  }

  canPick(note: string): boolean {
    const ask = this.#ask;
    if (ask?.form === 'arrange') return true;
    return ask?.form === 'choose-some' && (this.#picked.includes(note) || ask.high === 1 || this.#picked.length < ask.high);
  }

  pick(note: string): void {
    const ask = this.#ask;
    if (!ask || !this.canPick(note)) return;
    const rest = this.#picked.filter((each) => each !== note);
    if (this.#picked.includes(note)) this.#picked = rest;
    else this.#picked = ask.form === 'choose-some' && ask.high === 1 ? [note] : [...rest, note];
    if (ask.form === 'arrange') {
      const after = this.#order.filter((each) => !this.#picked.includes(each));
      this.#order = [...this.#picked, ...after];
    }
  }

  /** Move one of an `arrange` to another place. */
  place(note: string, to: number): void {
    const rest = this.#order.filter((each) => each !== note);
    if (rest.length === this.#order.length) return;
    const at = Math.max(0, Math.min(rest.length, to));
    this.#order = [...rest.slice(0, at), note, ...rest.slice(at)];
    this.#picked = [];
  }

  // Amounts

  get total(): number {
    return total(this.#counts);
  }

  #slot(note: string): number {
    return this.#ask?.options.findIndex((slot) => slot.note === note) ?? -1;
  }

  slot(note: string): Slot | null {
    return this.#ask?.form === 'amounts' ? (this.#ask.options[this.#slot(note)] ?? null) : null;
  }

  amount(note: string): number {
    return this.#counts[this.#slot(note)] ?? 0;
  }

  canChange(note: string, by: number): boolean {
    const ask = this.#ask;
    const at = this.#slot(note);
    return ask?.form === 'amounts' && at >= 0 && by !== 0 && open(ask, changed(this.#counts, at, by));
  }

  change(note: string, by: number): void {
    if (this.canChange(note, by)) this.#counts = changed(this.#counts, this.#slot(note), by);
  }

  get canFill(): boolean {
    return this.#ask?.form === 'amounts' && total(filled(this.#ask, this.#counts)) > this.total;
  }

  fill(): void {
    if (this.#ask?.form === 'amounts') this.#counts = filled(this.#ask, this.#counts);
  }

  // Options into slots

  /** What lies in each slot, by its note. */
  get laid(): Laid {
    return this.#laid;
  }

  /** The option that is put into the slot that is touched next; empty if there is none. */
  get held(): string {
    return this.#held;
  }

  canHold(note: string): boolean {
    const ask = this.#ask;
    return ask?.form === 'place' && (this.#held === note || left(ask, this.#laid, note) > 0);
  }

  /** Take an option, to be put into a slot; the one that is held goes to where there is room for it. */
  hold(note: string): void {
    const ask = this.#ask;
    if (ask?.form !== 'place' || !this.canHold(note)) return;
    if (this.#held === note) {
      this.#laid = anywhere(ask, this.#laid, note) ?? this.#laid;
      this.#held = '';
    } else this.#held = note;
  }

  canLay(slot: number, note: string): boolean {
    return this.#ask?.form === 'place' && put(this.#ask, this.#laid, slot, note) !== null;
  }

  lay(slot: number, note: string): void {
    if (this.#ask?.form !== 'place') return;
    this.#laid = put(this.#ask, this.#laid, slot, note) ?? this.#laid;
    this.#held = '';
  }

  empty(slot: number): void {
    if (this.#ask?.form === 'place') this.#laid = take(this.#ask, this.#laid, slot);
  }

  exchange(one: number, other: number): void {
    this.#laid = swap(this.#laid, one, other);
  }

  /** A slot was touched: what is held comes into it, else what lies there is taken up again. */
  touchSlot(slot: number): void {
    const lies = this.#laid[slot] ?? null;
    if (this.#held !== '') this.lay(slot, this.#held);
    else if (lies !== null) {
      this.empty(slot);
      this.#held = lies;
    }
  }

  clear(): void {
    this.#picked = [];
    this.#held = '';
    if (this.#ask?.form === 'place') this.#laid = empty(this.#ask);
    if (this.#ask?.form === 'amounts') this.#counts = forced(this.#ask);
    if (this.#ask?.form === 'arrange') this.#order = this.#ask.options.map((option) => option.note);
  }

  // Answering

  get canConfirm(): boolean {
    const ask = this.#ask;
    if (!ask || this.#busy) return false;
    if (ask.form === 'choose-some') return this.#picked.length >= ask.low && this.#picked.length <= ask.high;
    if (ask.form === 'amounts') return legal(ask, this.#counts);
    if (ask.form === 'place') return planned(ask, this.#laid);
    return ask.form === 'arrange';
  }

  async confirm(): Promise<void> {
    const ask = this.#ask;
    if (!ask || !this.canConfirm) return;
    if (ask.form === 'amounts') return this.answer(written(ask, this.#counts));
    if (ask.form === 'arrange') return this.answer(this.#order.join(', '));
    if (ask.form === 'place') return this.answer(plan(ask, this.#laid));
    // In the order of the question, so that the same choice is always written the same.
    const notes = ask.options.map((option) => option.note).filter((note) => this.#picked.includes(note));
    return this.answer(notes.length > 0 ? notes.join(', ') : 'none');
  }

  async answer(text: string): Promise<void> {
    if (this.#busy || !this.#ask) return;
    this.#busy = true;
    this.#menu = null;
    this.#pointed = new Set();
    try {
      await this.line.answer(text);
    } finally {
      this.#busy = false;
    }
  }
}
