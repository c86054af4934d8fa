// Written by tools/fields.py from conclave/games/res_arcana/state/fields.py: change the table and run it again.

export type Essence = 'elan' | 'life' | 'calm' | 'death' | 'gold';

export type Bag = Partial<Record<Essence, number>>;

export type Deck = { size: number; known: { size: number; cards: string[] }[] };

export type InPlay = { card: string; turned: boolean; stored: Bag };

export interface SeatView {
  /** Whose part of the view it is. */
  seat: number;
  /** Whether the seat has passed in this round. */
  passed: boolean;
  /** Essences of the seat. */
  pool: Record<Essence, number>;
  /** Artifacts in hand. */
  hand?: string[];
  /** The discard pile. */
  discard: string[];
  /** All components of a seat: mage, item, then in the order of arrival. */
  play: InPlay[];
  /** The mage; none before it is chosen. */
  mage: string;
  /** The magic item; none before it is chosen. */
  item: string;
  /** Mages to choose from, before they are chosen. */
  dealt_mages?: string[];
  /** Draft: the cards to pick from. */
  pack?: string[];
  /** Draft: the cards picked so far; in a match everybody sees them. */
  kept?: string[];
  /** Victory points. */
  points: number;
  /** How many cards are in hand. */
  hand_size: number;
  /** The artifact deck as far as it is known. */
  deck: Deck;
  /** Cards that everybody knows to be in hand or deck. */
  known_hidden: string[];
  /** Cards of the deck that the seat knows, by name. */
  deck_cards?: string[];
}

export interface View {
  /** The variant that is played. */
  variant: 'standard' | 'first-game' | 'draft' | 'match';
  /** Rounds begun so far. */
  round: number;
  /** Who holds the first player token. */
  first: number;
  /** Whether the token lies on its passed side. */
  token_flipped: boolean;
  /** Places of power in the middle. */
  places: string[];
  /** Monuments face up in the middle. */
  monuments: string[];
  /** The monument deck. */
  monument_deck: Deck;
  /** Magic items in the supply. */
  items: string[];
  /** Who has won, once the game is over. */
  winners: number[];
  /** The score of each seat, once the game is over. */
  scores: number[];
  /** How it ended; empty while the game goes on. */
  reason: string;
  /** Match: games won by each seat. */
  wins: number[];
  /** Match: which game it is. */
  game_number: number;
  /** Match: artifacts that lie open to be drafted. */
  open_draft: string[];
  /** The part of each seat. */
  seats: SeatView[];
}
