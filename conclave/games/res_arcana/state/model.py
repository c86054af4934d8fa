"""The state of a game of Res Arcana, and the definitions of its components.

A component is a small int: an index into the cards of the box, which the content files fill. The board holds ints and lists
of them, so that copying it is a handful of list copies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import mypyc_attr

from conclave.games.res_arcana.state.fields import ESSENCES as ESSENCES
from conclave.games.res_arcana.state.generated import BoardFields
from conclave.kernel.decision import Option
from conclave.kernel.events import Args
from conclave.kernel.words import Words
from conclave.kit.box import Box
from conclave.kit.effects import Op as Operation
from conclave.kit.naming import Names, message_key

if TYPE_CHECKING:
    from conclave.games.res_arcana.bots.appraisal import Appraisal

ELAN: Final = 0
LIFE: Final = 1
CALM: Final = 2
DEATH: Final = 3
GOLD: Final = 4
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

    def picks(self, cards: Sequence[int]) -> list[Move]:
        """The options of picking one of these components."""
        return [self.cards[card].pick_move for card in cards]

    def names(self, cards: Sequence[int]) -> list[str]:
        """Cards by their names; nothing for no card."""
        return [self.cards[card].name if card >= 0 else "" for card in cards]


class Board(BoardFields):
    """Everything on the table; its fields are declared in `state/fields.py`."""

    __slots__ = ()

    def copy(self) -> Board:
        """An independent copy."""
        twin = Board(self.box)
        self.copy_to(twin)
        return twin

    def card(self, number: int) -> Card:
        """The definition of a component."""
        return self.box.cards[number]

    def rivals(self, seat: int) -> list[int]:
        """All other seats, clockwise."""
        return self.around(seat)[1:]


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
