"""What essences, cards and words of the language are worth to a bot, in victory points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from conclave.games.res_arcana.effects.fields import Fields
from conclave.games.res_arcana.state.model import GOLD, Board, Card, Op
from conclave.kit.language import Word

ESSENCE: Final = 0.18
GOLD_PIECE: Final = 0.42
CARD: Final = 0.36        # a card in hand buys 1 gold, or 2 others
SAME: Final = 3           # how many of one kind a player turns into another, as a rule
UNCERTAIN: Final = 0.5    # what needs something that is often not there
AS_A_RULE: Final = 0.8    # how often a cost can be paid that needs more than a straight component

Made = TypeVar("Made", bound=Op)


class ArcanaWord(Word[Board]):
    """A word of Res Arcana with what its operations are worth: what an effect gives, or what a cost takes.

    That is a number, or a formula of the operation and the card that it stands on. `chance` is how often a cost that needs
    something can be paid.
    """

    def __init__(self, family: str, name: str, make: Callable[[Fields], Op],
                 worth: float | Callable[[Any, Card], float],  # Any: `word` sees to it that both fit together
                 chance: float) -> None:
        super().__init__(family, name, make)
        self._worth = worth
        self.chance = chance

    def appraise(self, op: Op, card: Card) -> float:
        """What an operation made by this word is worth on a card."""
        return self._worth if isinstance(self._worth, float) else self._worth(op, card)


def word(family: str, name: str, make: Callable[[Fields], Made],
         worth: float | Callable[[Made, Card], float], chance: float = AS_A_RULE) -> ArcanaWord:
    """A word whose formula is about the operations that it makes."""
    return ArcanaWord(family, name, make, worth, chance)


def piece_value(essence: int) -> float:
    """What one essence of a type is worth."""
    return GOLD_PIECE if essence == GOLD else ESSENCE


def bag_value(bag: tuple[int, ...]) -> float:
    """What essences are worth."""
    return (bag[0] + bag[1] + bag[2] + bag[3]) * ESSENCE + bag[4] * GOLD_PIECE


def stored_value(bag: tuple[int, ...], card: Card) -> float:
    """What essences are worth that are put on a card: points, if it counts them."""
    essence, each = scoring(card)
    if essence >= 0 and bag[essence]:
        return bag[essence] * each
    return bag_value(bag) * 0.9


def scoring(card: Card) -> tuple[int, float]:
    """The essence type that a card counts as points when it lies there, and how many points; -1 if it counts none."""
    found = (-1, 0.0)
    for formula in card.formulas:
        if formula.essence >= 0:
            found = (formula.essence, float(formula.vp))
    return found
