// Written by tools/fields.py from conclave/games/krutagidon/state/fields.py: change the table and run it again.

export interface SeatView {
  /** Whose part of the view it is. */
  seat: number;
  /** Life. */
  life: number;
  /** Cards in hand. */
  hand?: string[];
  /** The discard pile. */
  discard: string[];
  /** In play: played this turn, and ongoing cards. */
  play: string[];
  /** Dead-wizard tokens. */
  tokens: string[];
  /** Properties. */
  properties: string[];
  /** The familiar under the board; none once it is bought. */
  familiar: string;
  /** The chosen familiar, which names the board; none before. */
  wizard: string;
  /** Setup: properties, then familiars, dealt to the seat. */
  offered?: string[];
  /** How many cards are in hand. */
  hand_size: number;
  /** How many cards are in the deck. */
  deck_size: number;
  /** Victory points. */
  points: number;
  /** Legends defeated. */
  legends: number;
  /** Whether the seat controls R'lyeh. */
  rlyeh: boolean;
  /** Cards that everybody knows to be in hand. */
  known_hand: string[];
  /** From the top down; an empty name is a card that this seat has not seen. */
  deck_top: string[];
  /** All that hand and deck hold and not everybody can place. */
  hidden: string[];
  /** Setup: the property that the seat keeps. */
  kept_property?: string;
}

export interface View {
  /** How coarse names are shown. */
  names: 'mild' | 'printed';
  /** Turns begun so far. */
  turn: number;
  /** Who began. */
  first: number;
  /** Whose turn it is. */
  active: number;
  /** The main deck: how many. */
  main: number;
  /** The market. */
  market: string[];
  /** The pile of Wild Magic: how many. */
  wild: number;
  /** The pile of Limp Wands: how many. */
  limp: number;
  /** Destroyed mayhem, face up. */
  mayhem: string[];
  /** Destroyed cards. */
  destroyed: string[];
  /** The legends, the current one on top: how many. */
  legends: number;
  /** The pile of dead-wizard tokens: how many. */
  dead_pile: number;
  /** Cards that are being resolved and lie nowhere else. */
  limbo: string[];
  /** Who holds the grand prize, -1 = the table. */
  prize: number;
  /** Made in this turn; shown multiplied. */
  power: number;
  /** Power spent in this turn. */
  spent: number;
  /** Definitions played by the active wizard in this turn. */
  played: string[];
  /** The end condition that came true. */
  ending: '' | 'legends' | 'main-deck' | 'tokens';
  /** Who has won, once the game is over. */
  winners: number[];
  /** The score of each seat, once the game is over. */
  scores: number[];
  /** How it ended; empty while the game goes on. */
  reason: '' | 'legends' | 'main-deck' | 'tokens';
  /** The legend that lies face up, or nothing. */
  legend: string;
  /** Tokens that everybody knows to be in the pile. */
  dead_known: string[];
  /** Power that can still be spent. */
  available: number;
  /** Cards that have promised something for this turn. */
  promises: string[];
  /** The part of each seat. */
  seats: SeatView[];
}
