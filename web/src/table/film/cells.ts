// The pictures of the film: what happened, cut into deeds and what came of each. A title only says which of its events are
// pictures (`film` of GET /api/titles); everything here holds for all of them.

import type { News, Shot, ShotKind, Thing, Value, Words } from '../../lib/wire';

export type Film = Readonly<Record<string, Shot>>;

const NOBODYS: readonly ShotKind[] = ['fate', 'round'];
export const DEEDS: readonly ShotKind[] = ['play', 'attack', 'purchase', 'pass', 'discard', ...NOBODYS];
/** What somebody suffers: drawn at the end of an arrow. */
export const HARMS: readonly ShotKind[] = ['damage', 'death', 'defence', 'redirect'];

/** How much: a number, or what the title says with words (so many essences of a kind). */
export type Amount = number | Words[] | null;

/** What came of a deed, for one seat. */
export interface Effect {
  kind: ShotKind;
  seat: number;
  amount: Amount;
  /** The card by which it happened. */
  thing: Thing;
  version: number;
  news: News;
}

export interface Cell {
  /** Stays the same however much of the log is known. */
  id: string;
  /** The moments at which it began and at which the last part of it happened. */
  version: number;
  last: number;
  /** Who did it; null for what nobody plays. */
  seat: number | null;
  kind: ShotKind;
  /** The card; empty where there is none. */
  thing: Thing;
  /** How many equal ones were played in a row. */
  times: number;
  /** How much it cost, where the event says so. */
  price: Amount;
  targets: number[];
  effects: Effect[];
  /** Some of it was decided for the reader, who had asked for that. */
  passed: boolean;
  news: News[];
  /** The turn that it belongs to, where the title tells turns. */
  lap: number;
  /** Whose turn that is. */
  owner: number | null;
}

const wordsIn = (value: Value | undefined): Words[] => {
  if (!Array.isArray(value)) return [];
  return typeof value[0] === 'string' ? [value as Words] : (value as Words[]);
};
const argsOf = (news: News): Record<string, Value> => news.words[1] ?? {};

/** The seat that an event names; null where it names none. */
export function seatIn(news: News): number | null {
  const seat = argsOf(news)['seat'];
  return typeof seat === 'number' ? seat : null;
}

function seatsIn(value: Value | undefined): number[] {
  return wordsIn(value).flatMap(([, args]) => (typeof args?.['seat'] === 'number' ? [args['seat']] : []));
}

/** How an event is shown; undefined for what the film leaves out. */
export function shotOf(film: Film, news: News): Shot | undefined {
  return film[news.key];
}

function amountOf(news: News, shot: Shot): Amount {
  const value = shot.amount ? argsOf(news)[shot.amount] : news.amount;
  if (typeof value === 'number') return value;
  const parts = wordsIn(value);
  return parts.length ? parts : null;
}

/** Without what was taken back, and without the notes of the table itself. */
export function standing(log: readonly News[]): News[] {
  const cuts = log.flatMap((news) => {
    const since = news.key === 'table-undone' ? argsOf(news)['since'] : undefined;
    return typeof since === 'number' ? [{ since, until: news.version }] : [];
  });
  return log.filter(({ version, key }) => !key.startsWith('table-') && !cuts.some(({ since, until }) => version >= since && version < until));
}

/** Puts a log together, event by event. */
class Cutter {
  readonly cells: Cell[] = [];
  #open: Cell | null = null;
  #lap = 0;
  #owner: number | null = null;
  #turns: boolean;

  constructor(private readonly film: Film) {
    this.#turns = Object.values(film).some(({ kind }) => kind === 'turn');
  }

  cut(log: readonly News[]): Cell[] {
    log.forEach((news, at) => {
      const shot = shotOf(this.film, news);
      if (!shot) return;
      if (shot.kind === 'turn') this.#turn(news);
      else if (shot.kind === 'attack') this.#attack(news, shot);
      else if (shot.kind === 'discard' && !this.#isDeed(news, log[at + 1])) this.#effect(news, shot);
      else if (DEEDS.includes(shot.kind)) this.#begin(news, shot);
      else this.#effect(news, shot);
    });
    return this.cells;
  }

  #turn(news: News): void {
    const open = this.#open;
    // What comes between the last picture and the next turn is housekeeping.
    if (open) {
      open.effects = open.effects.filter(({ version, kind }) => version !== news.version || (open.version === version && kind !== 'draw'));
    }
    this.#open = null;
    this.#lap += 1;
    this.#owner = seatIn(news);
  }

  #begin(news: News, shot: Shot): Cell {
    const nobodys = NOBODYS.includes(shot.kind);
    const seat = nobodys ? null : seatIn(news);
    const amount = amountOf(news, shot);
    const number = this.cells.filter(({ version }) => version === news.version).length;
    const cell: Cell = {
      id: `${news.version}.${number}`, version: news.version, last: news.version, seat, kind: shot.kind, thing: news.cause.startsWith('card:') ? news.cause : '',
      times: 1, price: shot.kind === 'purchase' ? amount : null, targets: shot.targets ? seatsIn(argsOf(news)[shot.targets]) : [], effects: [], passed: news.automatic,
      news: [news], lap: this.#lap, owner: this.#turns ? this.#owner : seat,
    };
    // What was paid for it was told before it.
    const before = this.#open;
    if (before && cell.thing) {
      const paid = (effect: Effect): boolean => effect.kind === 'loss' && effect.thing === cell.thing && effect.seat === seat && before.thing !== cell.thing;
      cell.effects = before.effects.filter(paid);
      before.effects = before.effects.filter((effect) => !paid(effect));
    }
    this.cells.push(cell);
    this.#open = cell;
    return cell;
  }

  /** An attack with a card joins the picture of that card. */
  #attack(news: News, shot: Shot): void {
    const open = this.#open;
    const seat = seatIn(news);
    const joins = open && open.thing === news.cause && (open.seat === seat || open.kind === 'fate') && open.targets.length === 0;
    if (!open || !joins) {
      this.#begin(news, shot);
      return;
    }
    if (open.kind !== 'fate') open.kind = 'attack';
    open.targets.push(...seatsIn(argsOf(news)[shot.targets]));
    this.#note(open, news);
  }

  /** Whether something is given up for its own sake: then the next event says what it brought. */
  #isDeed(news: News, next: News | undefined): boolean {
    const open = this.#open;
    if (!open) return true;
    const brings = next !== undefined && shotOf(this.film, next)?.kind === 'gain' && next.cause === news.cause && seatIn(next) === seatIn(news);
    if (brings || open.version === news.version) return brings && open.thing !== news.cause;
    return !this.#turns && open.seat !== seatIn(news) && open.kind !== 'attack';
  }

  #effect(news: News, shot: Shot): void {
    const seat = seatIn(news) ?? -1;
    let open = this.#open;
    if (!open) {
      // A deed that no card stands for, such as a power of the own wizard.
      if (!this.#turns) return;
      open = this.#begin(news, { kind: 'play', amount: '', targets: '' });
      open.news = [];
      open.thing = '';
    }
    open.effects.push({ kind: shot.kind, seat, amount: amountOf(news, shot), thing: news.cause.startsWith('card:') ? news.cause : '', version: news.version, news });
    this.#note(open, news);
  }

  #note(cell: Cell, news: News): void {
    cell.news.push(news);
    cell.last = news.version;
    cell.passed ||= news.automatic;
  }
}

export function cellsOf(log: readonly News[], film: Film): Cell[] {
  return new Cutter(film).cut(standing(log));
}

/** What was told of several deeds together. Of what there is to spend only the last word counts. */
export function newsOf(effects: readonly Effect[], news: readonly News[]): News[] {
  const sums = effects.filter(({ kind }) => kind === 'power').map((effect) => effect.news);
  return news.filter((each) => !sums.slice(0, -1).includes(each));
}

/** Whether somebody else is hit, or was to be. */
export const isAttack = (cell: Cell): boolean => hitsOf(cell).length > 0;

/** What happened to one of those whom a deed was against. */
export interface Hit {
  seat: number;
  lost: number;
  /** What was lost, where it is no mere number. */
  words: Words[];
  died: boolean;
  /** It was avoided, with this card where there is one. */
  avoided: boolean;
  shield: Thing;
  /** … and sent back. */
  back: boolean;
  /** How much it would have been. */
  spared: number;
}

export function hitsOf(cell: Cell): Hit[] {
  const hits = new Map<number, Hit>();
  const hit = (seat: number): Hit => {
    const found = hits.get(seat) ?? { seat, lost: 0, words: [], died: false, avoided: false, shield: '', back: false, spared: 0 };
    hits.set(seat, found);
    return found;
  };
  for (const seat of cell.targets) hit(seat);
  for (const { kind, seat, amount, thing } of cell.effects) {
    if (!HARMS.includes(kind) || seat < 0 || (seat === cell.seat && !hits.has(seat) && kind !== 'death')) continue;
    const one = hit(seat);
    if (kind === 'damage' && typeof amount === 'number') one.lost += amount;
    else if (kind === 'damage' && Array.isArray(amount)) one.words.push(...amount);
    else if (kind === 'death') one.died = true;
    else if (kind === 'redirect') one.back = true;
    else if (kind === 'defence') {
      one.avoided = true;
      one.shield = thing;
      if (typeof amount === 'number') one.spared += amount;
    }
  }
  return [...hits.values()];
}

/** What the deed brought or cost whoever did it, or what happened to those who were no targets; equal ones added up. */
export function yieldsOf(cell: Cell): Effect[] {
  const hit = new Set(hitsOf(cell).map(({ seat }) => seat));
  const sums: Effect[] = [];
  for (const effect of cell.effects) {
    if (HARMS.includes(effect.kind) && hit.has(effect.seat)) continue;
    const same = sums.find(({ kind, seat }) => kind === effect.kind && seat === effect.seat);
    if (!same) sums.push({ ...effect });
    else if (typeof same.amount === 'number' && typeof effect.amount === 'number') same.amount += effect.amount;
    else if (Array.isArray(same.amount) && Array.isArray(effect.amount)) same.amount = [...same.amount, ...effect.amount];
  }
  return sums;
}
