"""The state of a game of Krutagidon, and the definitions of its components.

Every card and token is a *piece*, a small int; `table.card(piece)` is its definition, which all copies share. Copies are
told apart inside the state only: views, notes and saves speak of definitions, so that nobody can follow a copy that is
shuffled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from conclave.games.krutagidon.ground import OWN_PILES, PILES, Ground, own_piles_of, piles_of
from conclave.games.krutagidon.prices import Formula, Surcharge
from conclave.kernel.decision import Option
from conclave.kernel.dice import Dice
from conclave.kernel.events import Event
from conclave.kernel.words import Words
from conclave.kit.box import Box
from conclave.kit.effects import Op, Rule
from conclave.kit.naming import Names, message_key

if TYPE_CHECKING:
    from conclave.games.krutagidon.appraisal import Appraisal

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

# What everybody, or only the owner, knows about a piece in a hand or deck.
UNKNOWN: Final = 0
OWNER_KNOWS: Final = 1
ALL_KNOW: Final = 2
EVERYBODY: Final = 7  # in `exposed`, instead of a seat

CARD_STEPS: Final = ("resolve", "play", "mayhem")  # steps of the agenda that are about a card

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
EVENTS: Final = (TURN_START, TURN_END, PLAYED, NTH_PLAYED, TWO_DIFFERENT, FOUR_TYPES, KILLED_FOE, CARD_DESTROYED,
                 BUY_OR_GAIN)

# What may answer an effect once it is resolved.
FOE_KILLED: Final = 0
OWN_CARD_DESTROYED: Final = 1

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
        self.more_damage_from = ""
        self.cannot_avoid = False
        self.to_deck_top = -1
        self.recruits = False
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


class WizardBox(Box):
    """The components of Krutagidon that a game is played with.

    `card_of` has the definition of every piece, `promises` what cards promise for the rest of a turn. The appraisals, by
    number of seats and piece, are made when a bot first asks.
    """

    def __init__(self, edition: str, content: str) -> None:
        super().__init__(edition, content)
        self.cards: list[Card] = []
        self.by_name: dict[str, Card] = {}
        self.card_of: list[Card] = []
        self.promises: list[Trigger] = []
        self.appraisals: list[list[Appraisal]] = []
        self.cycle: list[list[float]] = []
        self.draws: list[list[float]] = []
        self.points: list[float] = []

    def pieces_of(self, kind: int) -> list[int]:
        """All pieces of a kind."""
        return [piece for piece, card in enumerate(self.card_of) if card.kind == kind]

    def main_deck(self) -> list[int]:
        """The pieces of the main deck (KR-COMP-4)."""
        return [piece for piece, card in enumerate(self.card_of) if card.kind <= LOCATION or card.kind == MAYHEM]


class Table(Ground):
    """Everything on the table: the ground with all pieces, and how the game stands."""

    __slots__ = ("active", "awaits", "blaze", "box", "due", "ending", "expected", "exposed", "familiar", "first",
                 "foreseen",
                 "known", "legend_up", "lender", "life", "life_uses", "names", "necromantics", "played", "power", "prize",
                 "reason", "recruits", "rlyeh", "scores", "spent", "times", "turn", "winners", "wizard")

    def __init__(self, box: WizardBox) -> None:
        self.told: list[Event] | None = None
        self.box = box

    box: WizardBox
    names: str                      # how coarse names are shown: mild or printed
    necromantics: int               # KR-Q-5: 1 = the attack needs a Big Bone in play
    blaze: int                      # KR-Q-4: the points of Great Blaze
    rlyeh: int                      # KR-Q-1: cards that R'lyeh lets draw
    turn: int                       # turns begun so far
    first: int
    active: int
    life: list[int]
    familiar: list[int]             # under the board; -1 once it is bought
    wizard: list[int]               # the definition of the chosen familiar, which names the board; -1 before
    legend_up: int
    lender: int                     # whose card a foe is playing out of the deck now, -1 = nobody's
    prize: int                      # who holds it, -1 = the table
    power: int                      # made in this turn
    spent: int
    times: int                      # what power is multiplied by in this turn
    played: list[int]               # definitions played by the active wizard in this turn
    awaits: list[tuple[int, int]]   # promises for this turn: number in the box, uses left (-1 = any)
    life_uses: int
    recruits: int                   # wizards bought or gained in this turn
    ending: str                     # the end condition that came true
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    known: bytearray                # by piece: who knows where it is, though it lies in a hand, deck or pile
    exposed: list[int]              # piece * 8 + who: what came to light in this step (see redeal.py)
    foreseen: list[int]             # in an imagined table: pieces that came to light in the step about to be replayed
    expected: list[int]             # the same while that step is replayed; which of equal copies moves must not differ
    due: list[tuple[int, int]]      # what answers the effect being resolved, once it is through: what, whose (KR-EFFECT-3)

    def copy(self) -> Table:
        """An independent copy."""
        twin = Table(self.box)
        self.lay_out_like(twin)
        twin.seats = self.seats
        twin.agenda = self.agenda.copy()
        twin.dice = Dice(self.dice.key, self.dice.counter)
        twin.names = self.names
        twin.necromantics = self.necromantics
        twin.blaze = self.blaze
        twin.rlyeh = self.rlyeh
        twin.turn = self.turn
        twin.first = self.first
        twin.active = self.active
        twin.life = self.life.copy()
        twin.familiar = self.familiar.copy()
        twin.wizard = self.wizard.copy()
        twin.legend_up = self.legend_up
        twin.lender = self.lender
        twin.prize = self.prize
        twin.power = self.power
        twin.spent = self.spent
        twin.times = self.times
        twin.played = self.played.copy()
        twin.awaits = self.awaits.copy()
        twin.life_uses = self.life_uses
        twin.recruits = self.recruits
        twin.ending = self.ending
        twin.winners = self.winners
        twin.scores = self.scores
        twin.reason = self.reason
        twin.known = self.known.copy()
        twin.exposed = self.exposed.copy()
        twin.foreseen = self.foreseen
        twin.expected = self.expected
        twin.due = self.due.copy()
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

    def plain(self) -> dict[str, object]:
        """The whole state as JSON data; copies of a card are not told apart."""
        return _plain(self)


def _plain(table: Table) -> dict[str, object]:
    cards = table.box.cards
    plain: dict[str, object] = {
        "seats": table.seats,
        "agenda": [[step, cards[at].name if step in CARD_STEPS else at] for step, at in table.agenda],
        "dice": [table.dice.key, table.dice.counter], "names": table.names, "necromantics": table.necromantics,
        "blaze": table.blaze, "rlyeh": table.rlyeh, "turn": table.turn, "first": table.first, "active": table.active,
        "life": table.life[:], "familiar": [table.name_of(piece) for piece in table.familiar],
        "wizard": [cards[at].name if at >= 0 else "" for at in table.wizard],
        "offered": [table.names_of(pile) for pile in table.offered], "legend_up": table.legend_up, "prize": table.prize,
        "power": table.power, "spent": table.spent, "times": table.times,
        "played": [cards[at].name for at in table.played],
        "awaits": [[table.box.promises[number].name, uses] for number, uses in table.awaits],
        "life_uses": table.life_uses, "recruits": table.recruits, "ending": table.ending, "winners": list(table.winners),
        "scores": list(table.scores), "reason": table.reason,
    }
    for name, pile in zip(PILES, piles_of(table), strict=True):
        plain[name] = table.names_of(pile)
    for name, piles in zip(OWN_PILES, own_piles_of(table), strict=True):
        plain[name] = [table.names_of(pile) for pile in piles]
    plain["known_hand"] = [[table.known[piece] for piece in pile] for pile in table.hand]
    plain["known_deck"] = [[table.known[piece] for piece in pile] for pile in table.deck]
    plain["known_dead"] = [table.known[piece] for piece in table.dead_pile]
    return plain

