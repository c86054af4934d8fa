"""The state of a game of Res Arcana, and the definitions of its components.

A component is a small int: an index into the cards of the box, which the content files fill. The board holds ints and lists
of them, so that copying it is a handful of list copies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import mypyc_attr

from conclave.kernel.decision import Option
from conclave.kernel.dice import Dice
from conclave.kernel.events import Args, Event
from conclave.kernel.game import Plain, State
from conclave.kernel.words import Words
from conclave.kit.box import Box
from conclave.kit.effects import Op as Operation
from conclave.kit.naming import Names, message_key

if TYPE_CHECKING:
    from conclave.games.res_arcana.appraisal import Appraisal

ELAN: Final = 0
LIFE: Final = 1
CALM: Final = 2
DEATH: Final = 3
GOLD: Final = 4
ESSENCES: Final = ("elan", "life", "calm", "death", "gold")
EMPTY: Final = (0, 0, 0, 0, 0)
MONUMENT_PRICE: Final = (0, 0, 0, 0, 4)  # RA-CLAIM-2

ARTIFACT: Final = 0
MAGE: Final = 1
MONUMENT: Final = 2
ITEM: Final = 3
PLACE: Final = 4
KINDS: Final = ("artifact", "mage", "monument", "magic_item", "place_of_power")

Bag = tuple[int, int, int, int, int]

# What a move does. The verbs of one question never mix with those of another.
PASS: Final = 0
PLACE_CARD: Final = 1
DISCARD_FOR_GOLD: Final = 2
DISCARD_FOR_TWO: Final = 3
CLAIM: Final = 4
CLAIM_FROM_DECK: Final = 5
USE: Final = 6
USE_FOR_NOTHING: Final = 7
REACT: Final = 8
PAY_TO_IGNORE: Final = 9
SUFFER: Final = 10
PICK: Final = 11
NOTHING: Final = 12

# When a react power answers.
LIFE_LOSS: Final = 1
DRAGON_POWER: Final = 2
VICTORY_CHECK: Final = 3
TRIGGERS: Final = ("", "life_loss", "dragon_power", "victory_check")


class Move(Option):
    """An option of this game: a verb with the component (or seat, or essence) that it is about."""

    __slots__ = ("card", "power", "verb")

    def __init__(self, verb: int, card: int, power: int, note: str, words: Words, about: tuple[str, ...] = ()) -> None:
        super().__init__(note, words, about)
        self.verb = verb
        self.card = card
        self.power = power


def picked(answer: object) -> Move:
    """The answer of a Choose as a move of this game."""
    assert isinstance(answer, Move)
    return answer


class Price:
    """What placing a component costs: so many of each essence, and so many of any."""

    def __init__(self, typed: Bag, wild: int) -> None:
        self.typed = typed
        self.wild = wild
        self.total = sum(typed) + wild
        self.pairs = [(essence, count) for essence, count in enumerate(typed) if count]


class Discount:
    """A permanent reduction of placement costs."""

    def __init__(self, dragons_only: bool, count: int, spares_gold: bool) -> None:
        self.dragons_only = dragons_only
        self.count = count
        self.spares_gold = spares_gold


class Formula:
    """Points that are counted at every victory check: per essence here, or per own artifact with a tag."""

    def __init__(self, essence: int, tag: str, vp: int) -> None:
        self.essence = essence
        self.tag = tag
        self.vp = vp


class Power:
    """A cost and an effect.

    What its costs take from the pool is added up once, so that most powers are known to be usable, or not, at a glance;
    `special` are the costs that have to be asked besides.
    """

    def __init__(self, card: int, index: int, timing: str, trigger: int, while_turned: bool, costs: list[Op],
                 effects: list[Op]) -> None:
        self.card = card
        self.index = index
        self.timing = timing
        self.trigger = trigger
        self.while_turned = 1 if while_turned else 0
        self.costs = costs
        self.effects = effects
        self.whole = costs + effects
        priced = [cost for cost in costs if isinstance(cost, Cost)]
        self.turns = any(cost.turns for cost in priced)
        self.special = [cost for cost in costs if not isinstance(cost, Cost) or cost.special]
        needs = [sum([cost.needs[essence] for cost in priced]) for essence in range(5)]
        self.needs = [(essence, count) for essence, count in enumerate(needs) if count]
        self.needs_total = sum(needs) + sum([cost.needs_any for cost in priced])
        self.temporary = 0  # points that it adds to a victory check
        self.move = NO_MOVE


class Card:
    """A component as printed."""

    def __init__(self, index: int, name: str, kind: int) -> None:
        self.index = index
        self.name = name
        self.kind = kind
        self.thing = f"card:{name}"
        self.words = Words(message_key("card", name))
        self.names: Names = {}
        self.dragon = False
        self.creature = False
        self.price: Price | None = None
        self.price_args: Args = ()
        self.vp = 0
        self.formulas: list[Formula] = []
        self.gains: Bag = EMPTY
        self.gains_something = False
        self.collects: list[Op] = []
        self.choices: list[Op] = []  # of its collect abilities: those that come after all fixed gains,
        self.if_left: list[Op] = []  # those that follow from leaving essences on it,
        self.upkeep: list[Op] = []   # and those that come last
        self.discounts: list[Discount] = []
        self.powers: list[Power] = []
        self.actions: list[Power] = []
        self.reactions: list[Power] = []
        self.on_claim: list[Op] = []
        self.first_game_set = 0
        self.tile = 0
        self.sun = False
        self.rules: list[str] = []
        self.origin = ""
        self.place_move = NO_MOVE
        self.gold_move = NO_MOVE
        self.two_move = NO_MOVE
        self.claim_move = NO_MOVE
        self.pick_move = NO_MOVE


NO_MOVE: Final = Move(NOTHING, -1, 0, "none", Words("pick-none"))
SEAT_MOVES: Final = [Move(PICK, seat, 0, f"seat {seat}", Words("pick-seat", (("seat", seat),)), (f"seat:{seat}",))
                     for seat in range(4)]
ESSENCE_MOVES: Final = [Move(PICK, essence, 0, name, Words(f"essence-{name}"), (f"essence:{name}",))
                        for essence, name in enumerate(ESSENCES)]


class ArcanaBox(Box):
    """The components of Res Arcana that a game is played with; `appraisals` is filled when a bot first asks."""

    def __init__(self, edition: str, content: str) -> None:
        super().__init__(edition, content)
        self.cards: list[Card] = []
        self.by_name: dict[str, Card] = {}
        self.appraisals: list[Appraisal] = []

    def of_kind(self, kind: int) -> list[int]:
        """The indices of all components of a kind."""
        return [card.index for card in self.cards if card.kind == kind]

    def names(self, cards: Sequence[int]) -> list[str]:
        """Cards by their names; nothing for no card."""
        return [self.cards[card].name if card >= 0 else "" for card in cards]


class Board(State):
    """Everything on the table. Lists per seat are indexed by seat; the top of a deck is the end of its list."""

    __slots__ = (
        "aside",
        "aside_mages",
        "began",
        "box",
        "dealt_mages",
        "deck",
        "discard",
        "drafted",
        "first",
        "flipped",
        "game_number",
        "hand",
        "insight",
        "item",
        "items",
        "kept",
        "lot",
        "mage",
        "monument_deck",
        "monuments",
        "next_lot",
        "pack",
        "passed",
        "places",
        "play",
        "pool",
        "reason",
        "round",
        "scores",
        "stored",
        "temporary",
        "turned",
        "variant",
        "winners",
        "wins",
    )

    def __init__(self, box: ArcanaBox) -> None:
        self.told: list[Event] | None = None
        self.box = box

    def copy(self) -> Board:
        """An independent copy."""
        twin = Board(self.box)
        twin.seats = self.seats
        twin.agenda = self.agenda.copy()
        twin.dice = Dice(self.dice.key, self.dice.counter)
        twin.variant = self.variant
        twin.round = self.round
        twin.first = self.first
        twin.flipped = self.flipped
        twin.passed = self.passed.copy()
        twin.pool = [pool.copy() for pool in self.pool]
        twin.hand = [cards.copy() for cards in self.hand]
        twin.deck = [cards.copy() for cards in self.deck]
        twin.discard = [cards.copy() for cards in self.discard]
        twin.play = [cards.copy() for cards in self.play]
        twin.mage = self.mage.copy()
        twin.item = self.item.copy()
        twin.turned = self.turned.copy()
        twin.stored = self.stored.copy()
        twin.places = self.places.copy()
        twin.monuments = self.monuments.copy()
        twin.monument_deck = self.monument_deck.copy()
        twin.items = self.items.copy()
        twin.aside = self.aside.copy()
        twin.aside_mages = self.aside_mages.copy()
        twin.dealt_mages = [cards.copy() for cards in self.dealt_mages] if self.dealt_mages else []
        twin.pack = [cards.copy() for cards in self.pack] if self.pack else []
        twin.kept = [cards.copy() for cards in self.kept] if self.kept else []
        twin.lot = self.lot.copy()
        twin.next_lot = self.next_lot
        twin.began = self.began
        twin.drafted = self.drafted
        twin.insight = self.insight.copy()
        twin.temporary = self.temporary.copy()
        twin.winners = self.winners
        twin.scores = self.scores
        twin.reason = self.reason
        twin.wins = self.wins
        twin.game_number = self.game_number
        return twin

    variant: str                       # standard, first-game, draft or match
    round: int
    first: int                         # who holds the first player token
    flipped: int                       # whether the token lies on its passed side
    passed: list[int]
    pool: list[list[int]]
    hand: list[list[int]]
    deck: list[list[int]]
    discard: list[list[int]]
    play: list[list[int]]              # all components of a seat: mage, item, then in the order of arrival
    mage: list[int]                    # -1 before it is chosen
    item: list[int]
    turned: list[int]                  # by card
    stored: dict[int, Bag]             # essences lying on components; only cards that hold some
    places: list[int]                  # in the middle
    monuments: list[int]               # face up in the middle
    monument_deck: list[int]
    items: list[int]                   # in the supply
    box: ArcanaBox
    aside: list[int]                   # artifacts out of the game
    aside_mages: list[int]
    dealt_mages: list[list[int]]       # before the mages are chosen
    pack: list[list[int]]              # draft: the cards to pick from
    kept: list[list[int]]              # draft: the cards picked so far
    began: tuple[tuple[int, ...], ...] # the 8 artifacts that each seat shuffled (in a first game none are known)
    lot: list[int]                     # by artifact: which shuffle it came from (see redeal.py)
    next_lot: int
    drafted: tuple[int, ...]           # by artifact: 8 * pack + pick of the draft, -1 if it was not drafted
    insight: list[tuple[tuple[int, tuple[int, ...]], ...]]  # what looks have shown (see insight.py)
    temporary: list[int]               # points for the check that is being made
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str                        # how it ended; empty while the game goes on
    wins: tuple[int, ...]              # match: games won by each seat
    game_number: int

    def card(self, number: int) -> Card:
        """The definition of a component."""
        return self.box.cards[number]

    def rivals(self, seat: int) -> list[int]:
        """All other seats, clockwise."""
        return self.around(seat)[1:]

    def plain(self) -> Plain:
        """The whole state as JSON data."""
        cards, names = self.box.cards, self.box.names
        return {
            "seats": self.seats, "agenda": [list(item) for item in self.agenda],
            "dice": [self.dice.key, self.dice.counter], "variant": self.variant, "round": self.round,
            "first": self.first, "flipped": self.flipped, "passed": self.passed[:],
            "pool": [pool[:] for pool in self.pool], "hand": _named(self.box, self.hand),
            "deck": _named(self.box, self.deck),
            "discard": _named(self.box, self.discard), "play": _named(self.box, self.play), "mage": names(self.mage),
            "item": names(self.item), "turned": [card.name for card in cards if self.turned[card.index]],
            "stored": {cards[card].name: list(bag) for card, bag in sorted(self.stored.items())},
            "places": names(self.places), "monuments": names(self.monuments),
            "monument_deck": names(self.monument_deck), "items": names(self.items), "box": names(self.aside),
            "box_mages": names(self.aside_mages), "dealt_mages": _named(self.box, self.dealt_mages),
            "pack": _named(self.box, self.pack),
            "kept": _named(self.box, self.kept), "began": _named(self.box, self.began),
            "lot": {cards[card].name: lot for card, lot in enumerate(self.lot)},
            "next_lot": self.next_lot, "drafted": {cards[card].name: at for card, at in enumerate(self.drafted)},
            "insight": [[[size, names(cards)] for size, cards in blocks] for blocks in self.insight],
            "temporary": self.temporary[:], "winners": list(self.winners), "scores": list(self.scores),
            "reason": self.reason, "wins": list(self.wins), "game_number": self.game_number,
        }


def _named(box: ArcanaBox, piles: Sequence[Sequence[int]]) -> list[list[str]]:
    return [box.names(cards) for cards in piles]


Op: TypeAlias = Operation[Board]


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost(Op):
    """A part of a power's price. `needs` is what it takes from the pool for certain, `needs_any` how much more.

    Whether it is `possible` is seen from these and from whether the component is straight, if it `turns`; only a `special`
    one has to be asked.
    """

    needs: Bag = EMPTY
    needs_any: int = 0
    turns: bool = False
    special: bool = False
