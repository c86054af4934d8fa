"""The state of a game of Krutagidon, and the definitions of its components.

Every card and token is a *piece*, a small int; `table.card(piece)` is its definition, which all copies share. Copies are
told apart inside the state only: views, notes and saves speak of definitions, so that nobody can follow a copy that is
shuffled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from conclave.games.krutagidon.cards.prices import Formula, Surcharge
from conclave.games.krutagidon.state.generated import TableFields
from conclave.kernel.decision import Option
from conclave.kernel.words import Words
from conclave.kit.box import Box
from conclave.kit.effects import Op, Rule
from conclave.kit.naming import Names, message_key

if TYPE_CHECKING:
    from conclave.games.krutagidon.bots.appraisal import Appraisal

TYPES: Final = ("wizard", "creature", "spell", "treasure", "location", "legend", "familiar", "starter", "mayhem")
WIZARD: Final = 0
CREATURE: Final = 1
SPELL: Final = 2
TREASURE: Final = 3
LOCATION: Final = 4
LEGEND: Final = 5
FAMILIAR: Final = 6
STARTER: Final = 7
MAYHEM: Final = 8
TYPELESS: Final = 9
DEAD_WIZARD: Final = 10
PROPERTY: Final = 11
SPECIAL: Final = 12
KINDS: Final = (*TYPES, "typeless", "dead_wizard_token", "property_token", "special_token")

MAX_LIFE: Final = 25
START_LIFE: Final = 20
HAND_SIZE: Final = 5
MARKET_SIZE: Final = 5
MOST_WIZARDS: Final = 5

# The options of a table that say how to read a component: the one that is named like the option.
CONDITION_READ: Final = "necromantics"  # whether the condition of an attack has to be met (KR-Q-5)
POINTS_READ: Final = "great-blaze"      # how many points a card has (KR-Q-4)
ANSWER_READ: Final = "rlyeh"            # whether what a token answers brings anything (KR-Q-1)
READINGS: Final = (CONDITION_READ, POINTS_READ, ANSWER_READ)

# What triggers and promises wait for.
TURN_START: Final = "turn_start"
TURN_END: Final = "turn_end"
PLAYED: Final = "played"
NTH_PLAYED: Final = "nth_played"
TWO_DIFFERENT: Final = "two_different"
FOUR_TYPES: Final = "four_types"
KILLED_FOE: Final = "killed_foe"
CARD_DESTROYED: Final = "own_card_destroyed"
BUY_OR_GAIN: Final = "buy_or_gain"
CARD_PLAYED: Final = "card_played"  # what `played`, `nth_played`, `two_different` and `four_types` answer
BORROWED: Final = "borrowed"  # a property is taken in a turn: what asks how the turn has gone so far answers
EVENTS: Final = (TURN_START, TURN_END, PLAYED, NTH_PLAYED, TWO_DIFFERENT, FOUR_TYPES, KILLED_FOE, CARD_DESTROYED,
                 BUY_OR_GAIN)

# What a move does. The verbs of one question never mix with those of another.
PLAY: Final = 0
BUY: Final = 1
BUY_LEGEND: Final = 2
BUY_FAMILIAR: Final = 3
USE: Final = 4
HARMLESS: Final = 5
END_TURN: Final = 6
DEFEND: Final = 7
PICK: Final = 8
NOTHING: Final = 9
YES: Final = 10
NUMBER: Final = 11


class Move(Option):
    """An option of this game: a verb with the definition (or seat, or number) that it is about."""

    __slots__ = ("at", "verb")

    def __init__(self, verb: int, at: int, note: str, words: Words, about: tuple[str, ...] = ()) -> None:
        super().__init__(note, words, about)
        self.verb = verb
        self.at = at


class Trigger(Rule):
    """What an ongoing property, or a promise for the rest of a turn, does when something happens."""

    def __init__(self, event: str, ops: list[Op[Table]], card: int = -1, type_: int = -1, nth: int = 0) -> None:
        super().__init__(event, card)
        self.type = type_
        self.nth = nth
        self.ops = ops
        self.asks = any(op.asks for op in ops)
        self.move = NO_MOVE


class Defence:
    """What a card does when its holder is attacked; a card with `in_play` defends from the table, not from the hand."""

    def __init__(self, in_play: bool, ops: list[Op[Table]]) -> None:
        self.in_play = in_play
        self.ops = ops
        self.move = NO_MOVE


class LifePower:
    """An action that costs life and may be used so often in a turn."""

    def __init__(self, life: int, uses: int, ops: list[Op[Table]]) -> None:
        self.life = life
        self.uses = uses
        self.ops = ops
        self.move = NO_MOVE


class Card:
    """A component as printed."""

    def __init__(self, index: int, name: str, kind: int) -> None:
        self.index = index
        self.name = name
        self.kind = kind
        self.type = kind if kind <= MAYHEM else TYPELESS
        self.thing = f"card:{name}"
        self.words = Words(message_key("card", name))
        self.names: Names = {}
        self.mild = ""
        self.other_name = ""
        self.copies = 1
        self.promises: list[Trigger] = []
        self.pieces: list[int] = []
        self.cost = 0
        self.vp = 0
        self.printed_points = 0     # during the game, where a star counts as 3 (KR-SCORE-4)
        self.star = False
        self.formula: Formula | None = None
        self.attack = False
        self.ongoing = False
        self.play: list[Op[Table]] = []
        self.quiet = False          # playing it asks nothing, attacks nobody and does not stay
        self.simple = False         # every operation is applied at once
        self.effect: list[Op[Table]] = []  # of mayhem
        self.group: list[Op[Table]] = []   # the group attack of a legend
        self.instant: list[Op[Table]] = []
        self.revive_at = 0
        self.defence: Defence | None = None
        self.triggers: list[Trigger] = []
        self.life_power: LifePower | None = None
        self.surcharge: Surcharge | None = None
        self.heal_times = 1
        self.attack_times = 1
        self.counts_as_dead = 0
        self.more_damage = 0
        self.more_damage_from = ""  # the card whose attacks do so
        self.cannot_avoid = False
        self.to_deck_top = -1
        self.recruits = False
        self.first = False          # of the legends, the one that lies on top (KR-SETUP-10)
        self.controls = ""          # the token that its owner controls, wherever the card is
        self.end_draw = 0           # cards drawn at the end of a turn, if not the usual number,
        self.end_discard = 0        # and how many of them are discarded
        self.reading = ""           # the option that says how it is read
        self.pink = False
        self.letter = ""
        self.board = ""
        self.promo = False
        self.origin = ""
        self.confidence = ""
        self.note = ""
        self.lines: list[Words] = []
        self.points = Words("points", (("count", 0),))
        self.rules: list[str] = []
        self.play_move = NO_MOVE
        self.buy_move = NO_MOVE
        self.pick_move = NO_MOVE
        self.from_hand_move = NO_MOVE     # where a card may be picked out of a hand or a discard pile
        self.from_discard_move = NO_MOVE


NO_MOVE: Final = Move(NOTHING, -1, "none", Words("pick-none"))
YES_MOVE: Final = Move(YES, 1, "yes", Words("pick-yes"))
SEAT_MOVES: Final = [Move(PICK, seat, f"seat {seat}", Words("pick-seat", (("seat", seat),)), (f"seat:{seat}",))
                     for seat in range(5)]
NUMBER_MOVES: Final = [Move(NUMBER, at, f"option {at + 1}", Words("pick-option", (("number", at + 1),)))
                       for at in range(4)]


NO_CARD: Final = Card(-1, "", TYPELESS)


class WizardBox(Box):
    """The components of Krutagidon that a game is played with.

    `card_of` has the definition of every piece, `promises` what cards promise for the rest of a turn. `wild` and `limp` are
    the cards of the piles beside the market: the one without a type that has a price, and the one that is never sold.
    `prize` is the token that changes the end of a turn, `on_top` the legend that is the first one. `controlling` are the
    cards whose owner controls a token, with these tokens; `starred` those whose points are not only what is printed. The
    appraisals, by number of seats and piece, are made when a bot first asks.
    """

    def __init__(self, edition: str, content: str) -> None:
        super().__init__(edition, content)
        self.cards: list[Card] = []
        self.by_name: dict[str, Card] = {}
        self.card_of: list[Card] = []
        self.promises: list[Trigger] = []
        self.wild = NO_CARD
        self.limp = NO_CARD
        self.prize = NO_CARD
        self.on_top = NO_CARD
        self.controlling: list[tuple[Card, Card]] = []
        self.starred: list[Card] = []
        self.appraisals: list[list[Appraisal]] = []
        self.cycle: list[list[float]] = []
        self.draws: list[list[float]] = []
        self.points: list[float] = []

    def picks(self, pieces: Sequence[int]) -> list[Move]:
        """The options of picking one of these pieces."""
        return [self.card_of[piece].pick_move for piece in pieces]

    def pieces_of(self, kind: int) -> list[int]:
        """All pieces of a kind."""
        return [piece for piece, card in enumerate(self.card_of) if card.kind == kind]

    def main_deck(self) -> list[int]:
        """The pieces of the main deck (KR-COMP-4)."""
        return [piece for piece, card in enumerate(self.card_of) if card.kind <= LOCATION or card.kind == MAYHEM]


class Table(TableFields):
    """Everything on the table; its fields are declared in `state/fields.py`."""

    __slots__ = ()

    def copy(self) -> Table:
        """An independent copy."""
        twin = Table(self.box)
        self.copy_to(twin)
        return twin

    def card(self, piece: int) -> Card:
        """The definition of a piece."""
        return self.box.card_of[piece]

    def name_of(self, piece: int) -> str:
        """The name of a piece's definition, or nothing for no piece."""
        return self.box.card_of[piece].name if piece >= 0 else ""

    def names_of(self, pile: Sequence[int]) -> list[str]:
        """The names of a pile, in its order."""
        return [self.box.card_of[piece].name for piece in pile]

    def foes(self, seat: int) -> list[int]:
        """All other seats, clockwise."""
        return self.around(seat)[1:]

    def available(self) -> int:
        """Power that can still be spent (KR-TURN-6, KR-Q-14)."""
        return self.power * self.times - self.spent
