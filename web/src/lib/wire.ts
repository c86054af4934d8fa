// What the server says and hears: docs/protocol.md in TypeScript.

export type Words = [key: string] | [key: string, args: Record<string, Value>];
export type Value = number | string | Words | Words[];
export type Thing = string;
export type Lang = 'en' | 'uk' | 'ru' | 'pl';
export const LANGUAGES: readonly Lang[] = ['en', 'uk', 'ru', 'pl'];

export interface Option {
  note: string;
  words: Words;
  about: Thing[];
  variants: Option[];
}

export interface Slot extends Option {
  low: number;
  high: number;
  base: number | null;
}

/** A number that changes: `what` is a resource of the title, `left` how much there will be, null where that cannot be told. */
export interface Change { what: string; amount: number; left: number | null }
export type Part = Change | Words;
/** What an answer is for: itself, only as a discard or a fallback, or to end a turn or do nothing. */
export type Light = 'bright' | 'thin' | 'quiet';
/** What an answer costs and brings. */
export interface Forecast { light: Light; price: Part[]; result: Part[] }
export interface Victim {
  seat: number;
  fate: 'waits' | 'asked' | 'avoided' | 'redirected' | 'done';
  dies: boolean;
  changes: Part[];
  by: Words | null;
}
/** What a reaction answers; `seat` is -1 where it is nobody's deed, and `amount` stands before `outcome` if it is not 0. */
export interface Threat {
  thing: Thing;
  card: Words;
  seat: number;
  victims: Victim[];
  outcome: Words;
  amount: number;
  notes: Words[];
}

interface Question {
  prompt: Words;
  rule: string;
  window: string;
  about: string;
  decline: string | null;
  /** By note; an answer that is missing is given for its own sake. */
  prospects?: Record<string, Forecast>;
  threat?: Threat | null;
}

export interface Choose extends Question { form: 'choose'; options: Option[] }
export interface ChooseSome extends Question { form: 'choose-some'; options: Option[]; low: number; high: number }
export interface Arrange extends Question { form: 'arrange'; options: Option[] }
export interface Amounts extends Question {
  form: 'amounts';
  options: Slot[];
  least: number;
  most: number;
  spare: number;
}
/** Options into slots: `groups` has the thing of each option, `supply` how often it is there; the last `row` slots are a row. */
export interface Place extends Question {
  form: 'place';
  options: Option[];
  slots: Option[];
  groups: number[];
  supply: number[];
  row: number;
  low: number;
  high: number;
}
export type Ask = Choose | ChooseSome | Arrange | Amounts | Place;

export interface News {
  version: number;
  key: string;
  words: Words;
  cause: string;
  rule: string;
  automatic: boolean;
  /** How much it was, where the sentence does not say it. */
  amount?: number;
}

/** What a source of points gave a seat, and which cards gave it. */
export interface Share { points: number; cards: { card: string; points: number }[] }
/** A source of points: `source-<source>` in the words of the title; a share for each seat. */
export interface Source { source: string; shares: Share[] }
/** A participant without a seat: `other-<name>` in the words of the title. */
export interface Other { name: string; score: number; won: boolean }
/** How a game ended: `ranks` are the places of the seats among themselves, whoever won; `tally` is only in frames, and its shares
    are those of the seats and then of the others. */
export interface Outcome { winners: number[]; scores: number[]; reason: string; ranks?: number[]; others?: Other[]; tally?: Source[] }
/** What each seat had left, in milliseconds, when the frame was sent: at `at`, by the server's watch. */
export interface Clocks { left: number[]; running: number[]; at: number }
export type UndoGrade = 'free' | 'alone' | 'consent' | 'nothing';
export interface Undo { grade: UndoGrade; redo: boolean; wish: { seat: number; agreed: number[] } | null }
export type Asking = 'always' | 'matters' | 'never';

export interface Frame {
  type: 'state';
  version: number;
  hash: string;
  answers: number;
  view: unknown;
  ask: Ask | null;
  waiting: number[];
  news: News[];
  outcome: Outcome | null;
  undo: Undo;
  asking: Record<string, Asking>;
  /** Whether this seat is left in peace until the round ends. */
  peace?: boolean;
  clocks: Clocks | null;
}

/** `held` is kept for somebody who was asked for another game. */
export type SeatKind = 'open' | 'held' | 'person' | 'bot' | 'stand-in';
export interface Seat {
  seat: number;
  name: string;
  kind: SeatKind;
  bot: string;
  online: boolean;
  /** From when on a bot may stand in because the person is away; null while that is no reason. */
  vacant_at: number | null;
}
export interface ClockSetting { base: number; increment: number }

export interface Table {
  id: string;
  title: string;
  players: number;
  options: Record<string, string>;
  public: boolean;
  watch: boolean;
  /** `stuck`: a card that lies on the table is gone from the box, so the game can only be looked at. */
  state: 'waiting' | 'playing' | 'finished' | 'stuck';
  created: number;
  clock: ClockSetting | null;
  alone: boolean;
  rematch: string;
  /** Where others reach the server, `http://192.168.1.5:8000` say; empty if it does not know. */
  address: string;
  /** The seats that are asked now. */
  waiting: number[];
  seats: Seat[];
  watchers: number;
  outcome: Outcome | null;
}

export interface Line { number: number; seat: number | null; name: string; text: string; at: number }
export interface Refusal { thing: Thing; what: Words; reason: Words }
export interface Fault { code: string; message: string }
export interface Prospect { answer: string; words: Words; chance: number }

export type FromServer =
  | { type: 'welcome'; table: Table; seat: number | null; version: number; chat: Line[]; resumed: boolean }
  | { type: 'table'; table: Table }
  | Frame
  | { type: 'ack'; id: string; version: number }
  | { type: 'refused'; id: string; error: Fault }
  | ({ type: 'chat' } & Line)
  | ({ type: 'hint'; id: string; version: number; others: Prospect[] } & Prospect)
  | { type: 'why'; id: string; version: number; refusals: Refusal[] }
  | { type: 'there' }
  | { type: 'rotated' }
  | { type: 'bye'; reason: string };

export type ToServer =
  | { type: 'hello'; table: string; token?: string; version?: number; hash?: string }
  | { type: 'answer'; id: string; version: number; answer: string }
  | { type: 'undo'; id: string }
  | { type: 'redo'; id: string }
  | { type: 'consent'; id: string; agree: boolean }
  | { type: 'asking'; id: string; window: string; when: Asking }
  | { type: 'peace'; id: string; on: boolean }
  | { type: 'chat'; id: string; text: string }
  | { type: 'hint'; id: string }
  | { type: 'why'; id: string }
  | { type: 'here'; version: number; hash: string };

/** The kinds of pictures and of what comes of them; conclave/kernel/film.py says what each is. */
export type ShotKind =
  | 'play' | 'attack' | 'purchase' | 'pass' | 'discard' | 'fate' | 'round' | 'turn'
  | 'damage' | 'death' | 'reaction' | 'defence' | 'redirect' | 'heal' | 'power' | 'gain' | 'loss' | 'draw' | 'destroy' | 'take' | 'ready' | 'points';
/** How a kind of event is shown in the film; `amount` and `targets` name arguments of its words. */
export interface Shot { kind: ShotKind; amount: string; targets: string }

export interface GameOption { name: string; values: string[]; players: Record<string, number[]> }
export interface Title {
  title: string;
  /** The folder of the title's board below `games`; empty if it is played on a plain one. */
  client: string;
  name: Words;
  about: Words;
  players: number[];
  options: GameOption[];
  windows: string[];
  /** When windows are asked in that are not always asked in by default. */
  asking?: Record<string, Asking>;
  bots: string[];
  tutorial: boolean;
  film: Record<string, Shot>;
}

export interface CardFace {
  name: string;
  words: Words;
  kind: string;
  tags: string[];
  cost: Words | null;
  points: Words | null;
  lines: Words[];
  rules: string[];
  origin: string;
}

export interface Rule {
  id: string;
  kind: string;
  section: string;
  name: string;
  statement: string;
  origin: string;
  advice: boolean;
  /** The language that it is written in: English, where it is not translated. */
  lang: Lang;
}

export interface Seated { table: Table; token: string; link: string }
export interface NewTable {
  title: string;
  players: number;
  options: Record<string, string>;
  seats: string[];
  /** Empty for who gives none. */
  name: string;
  public: boolean;
  watch: boolean;
  clock: ClockSetting | null;
  seed?: number;
  /** What an `Invitation` said. */
  id?: string;
}
/** What the link to a table will be, before it is made: its id, and where others reach the server. */
export interface Invitation { id: string; address: string }

export interface Replay { versions: number; start: number; frames: Frame[] }
export interface Judged {
  version: number;
  seat: number;
  answer: Words;
  chance: number;
  best: number;
  best_answer: Words;
  lost: number;
}
export interface Analysis {
  state: 'none' | 'running' | 'ready' | 'failed';
  done: number;
  total: number;
  seats: number[][];
  /** The round of each version; empty where it is not known. */
  rounds?: number[];
  moves: Judged[];
}

export interface LessonStep { say: Words; point: Thing[]; frame: Frame; expect: string[]; wrong: Words }
export interface Lesson { id: string; title: Words; steps: LessonStep[] }
