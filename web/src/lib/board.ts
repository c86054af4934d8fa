// The contract between the table page, which drives every game, and the boards that the titles bring.

import type { Component } from 'svelte';
import type {
  Amounts, Ask, CardFace, Frame, Light, Option, Part, Place, Refusal, ShotKind, Table, Thing, Victim, Words,
} from './wire';

/** What was touched, as the page has it: a button, or a part of a drawing. */
export type Touched = HTMLElement | SVGElement;

/** How the open question is answered by touching things; one for each table page. Its properties are reactive. */
export interface Choosing {
  readonly ask: Ask | null;
  /** Whether something can be done with a thing now (`can`), or it is chosen already (`chosen`). */
  lit(thing: Thing): '' | 'can' | 'chosen';
  /** What the options of a thing are for, at their best; nothing where there are none. */
  light(options: readonly Option[]): Light | '';
  /** The place of a thing in an `arrange` question, from 1 on; 0 where there is no order. */
  rank(thing: Thing): number;
  /** The options of the open question that are about a thing. */
  about(thing: Thing): Option[];
  /** Somebody clicked a thing: answers, opens a small menu beside the element, or shows why nothing can be done. Where the
      thing lies in several places, `options` are those that are meant in this one. */
  touch(thing: Thing, element: Touched, options?: readonly Option[]): void;
  /** Why a thing cannot be used now; empty where nothing is known. */
  whyNot(thing: Thing): Promise<Refusal[]>;
  /** The number in a slot of an `amounts` question, and taking one more or less there. */
  amount(note: string): number;
  change(note: string, by: number): void;
  canChange(note: string, by: number): boolean;
  /** The notes chosen so far of a `choose-some`. */
  readonly picked: readonly string[];
  /** What lies in each slot of a `place` question, by its note, and the option that is put into the slot touched next. */
  readonly laid: readonly (string | null)[];
  readonly held: string;
  /** Take an option up; the one that is held goes to where there is room for it. */
  hold(note: string): void;
  canHold(note: string): boolean;
  /** Put an option into a slot, where it can lie there; empty a slot; let two slots change what lies in them. */
  lay(slot: number, note: string): void;
  canLay(slot: number, note: string): boolean;
  empty(slot: number): void;
  exchange(one: number, other: number): void;
  /** A slot was touched: what is held comes into it, else what lies there is taken up again. */
  touchSlot(slot: number): void;
  /** Things that the log, the tutorial or a hint point at. */
  readonly pointed: ReadonlySet<Thing>;
}

export interface BoardProps {
  frame: Frame;
  table: Table;
  /** Whose eyes we look through; null for a spectator. */
  seat: number | null;
  choosing: Choosing;
  cards: ReadonlyMap<string, CardFace>;
}

/** What a title brings. Everything but the board has a plain substitute in the generic client. */
export interface GameModule {
  Board: Component<BoardProps>;
  /** Words with the icons of the title, inline: prompts, options, log lines. */
  Rich?: Component<{ words: Words; names: string[] }>;
  /** A card as it lies on the table, for galleries and look-ups. */
  Card?: Component<{ face: CardFace; large?: boolean }>;
  /** The own supplies (a pool of essences), shown in the tray; they also take part in `amounts` questions. */
  Supplies?: Component<BoardProps>;
  /** Around what lies in the middle of the table, in pixels of a window of 1366 x 768; 10 where nothing is said. */
  padding?: number;
  /** What stands on a tag or an answer: changes as signs with their numbers, and words among them. */
  Parts?: Component<{ parts: readonly Part[]; names: string[] }>;
  /** What the signs on cards mean; with a face, those that stand on it are lit. */
  Legend?: Component<{ face?: CardFace | undefined }>;
  /** What somebody would lose by what threatens them. */
  Stake?: Component<{ frame: Frame; victim: Victim; own: boolean }>;
  /** One unit of what is paid and gained: it fills a slot of the tray. */
  Unit?: Component<{ thing: Thing }>;
  /** Whether an `amounts` question gives something; else it takes. */
  gaining?: (ask: Amounts) => boolean;
  /** Whether the board draws the slots of a `place` question and what goes into them; else the tray does. */
  laysOut?: (ask: Place) => boolean;
  /** Answers that the board has buttons for, where there is room: the tray has none for them. */
  onBoard?: (option: Option) => boolean;
  /** What the button says that confirms, with so many chosen or laid out; else it simply confirms. */
  confirming?: (ask: Ask, chosen: number) => Words | null;
  /** One line of help below the question. */
  help?: (frame: Frame) => Words | null;
  /** A short line for the header of the table: the round, whose turn. */
  headline?: (frame: Frame) => Words | null;
  /** The one sentence that hangs over the game, in the bar: «Balthazar has 12: this round is the last». */
  looming?: (frame: Frame) => Words | null;
  /** Where the game stands, in the bar: the phases of a round, say. */
  Course?: Component<{ frame: Frame }>;
  /** What the chip of a zone or a seat shows on a phone beside its name. */
  Chip?: Component<{ frame: Frame; of: 'centre' | number }>;
  /** The points of each seat, for the header and the end of the game. */
  points?: (frame: Frame) => number[];
  /** The signs of the sources of points, by their names in `Outcome.tally`. */
  sources?: Readonly<Record<string, string>>;
  /** What the title draws in the film: a card as a square, the face of a player, and its own signs. */
  film?: {
    Square: Component<{ face: CardFace }>;
    Face?: Component<{ frame: Frame; seat: number }>;
    marks?: Partial<Record<ShotKind, string>>;
  };
}
