// Written by tools/fields.py from conclave/games/black_rose_wars/state/fields.py: change the table and run it again.

export type Chamber = { room: string; rebuilt: boolean; used: boolean; cubes: number[]; slots: number; due: number[] };

export type Figure = { figure: number; card: string; place: number; owner: number; controller: number; bar: number[]; health: number; strength: number; speed: number; diamonds: number; bearer: number; upgrades: string[]; acted: boolean };

export type Slot = { stage: 'empty' | 'ready' | 'trap' | 'protection' | 'revealed'; card: string; side: number; marked: number };

export type Counted = { card: string; cubes: number };

export type Link = { card: string; by: number; slot: number; of: string };

export interface SeatView {
  /** Whose part of the view it is. */
  seat: number;
  /** Spells in hand. */
  hand?: string[];
  /** The grimoire: how many. */
  grimoire: number;
  /** The memories. */
  memories: string[];
  /** Personal spells set aside (BR-SETUP-11): how many. */
  aside: number;
  /** Active quests that are not revealed. */
  quests_hidden?: string[];
  /** Active quests that are revealed, with their cubes. */
  quests_open: Counted[];
  /** Completed quests. */
  completed: string[];
  /** The mage of the seat; empty before it is chosen. */
  mage: string;
  /** The hand limit and the quest limit. */
  limits: number[];
  /** How many spells are in hand. */
  hand_size: number;
  /** What the own grimoire holds, in no order. */
  grimoire_cards?: string[];
  /** Spells that everybody knows to be among those in hand, in the grimoire and face down on the sheet. */
  known_spells: string[];
  /** The slots quick, I, II, III of the sheet. */
  slots: Slot[];
  /** The moon phases of the active quests not revealed. */
  hidden_quests: number[];
}

export interface View {
  /** The avatar and its difficulty. */
  avatar: 'none' | 'apprentice' | 'master';
  /** Where the moons and the end marker stand. */
  moons: 'standard' | 'short' | 'long';
  /** BR-OPT-1: events do not move the crown. */
  steady_crown: number;
  /** BR-OPT-3: one evocation each in turn order. */
  summoners_crown: number;
  /** BR-Q-3: the Throne Room is not purple. */
  colourless_throne: number;
  /** BR-Q-10: schools of the library are named card by card. */
  library_by_card: number;
  /** BR-Q-24: the avatar's evocations activate first. */
  avatar_first: number;
  /** The round, from 1 on. */
  round: number;
  /** The phase of the round. */
  phase: 'setup' | 'rose' | 'study' | 'planning' | 'action' | 'evocation' | 'clean-up' | 'over';
  /** The moon phase, 0 to 2. */
  moon: number;
  /** Who holds the crown. */
  crown: number;
  /** The first mage of this phase (BR-TURN-3). */
  first: number;
  /** The mages clockwise, the avatar among them. */
  ring: number[];
  /** The mage whose activation it is, -1 = nobody. */
  active: number;
  /** Actions taken in this activation. */
  actions: number;
  /** Whether a numbered spell was cast in this activation (BR-ACTION-14). */
  numbered: number;
  /** Orders of the avatar that count in this action phase (BR-AVATAR-12). */
  orders: number;
  /** Mages who are out for the rest of this phase. */
  passed: number[];
  /** The place of the own cell in the ring of BR-LODGE-10. */
  cells: number[];
  /** Hexes on each mage; in views with their cubes. */
  hexes: Counted[][];
  /** Power. */
  power: number[];
  /** Cubes at hand. */
  cubes: number[];
  /** Captured trophies: whose they are. */
  trophies: number[][];
  /** Available physical action tokens. */
  tokens: number[];
  /** The discard pile of each school. */
  library_discard: string[][];
  /** The deck of forgotten spells: how many. */
  forgotten: number;
  /** Spells that have left the game. */
  lost: string[];
  /** Solved quests of each participant. */
  solved: string[][];
  /** The event in each slot. */
  events: string[][];
  /** Discarded events of each moon phase. */
  event_discard: string[][];
  /** The order deck of The Possessed: how many. */
  order_deck: number;
  /** Orders of this round. */
  order_memories: string[];
  /** The upgrade deck: how many. */
  upgrade_deck: number;
  /** Cards at work that lie nowhere: an event drawn, upgrades of what has left. */
  limbo: string[];
  /** Who has won, once the game is over. */
  winners: number[];
  /** The final power of each participant, once the game is over. */
  scores: number[];
  /** What decided the game; empty while it goes on. */
  reason: '' | 'power' | 'quests' | 'trophies' | 'crown';
  /** Effects that are being carried out, the innermost last: definition, by whom, slot or -1, where in `WORKS`. */
  chain: Link[];
  /** The rooms by position. */
  lodge: Chamber[];
  /** All figures on the map. */
  figures: Figure[];
  /** The spaces of the second and third moon and of the end. */
  markers: number[];
  /** How many cards the deck of each school has. */
  library_sizes: number[];
  /** How many cards each quest deck has. */
  quest_sizes: number[];
  /** How many quests of each moon phase are discarded. */
  quest_discard_sizes: number[];
  /** How many cards each event deck has. */
  event_sizes: number[];
  /** The symbol on the back of the top order, or nothing. */
  order_back: string;
  /** How many of each evocation and hex can still be taken. */
  spares: Record<string, number>;
  /** The part of each seat. */
  seats: SeatView[];
}
