"""Collect abilities: what a component does in the Collect phase (section 6 of the rules).

A fixed gain is the word `gain` of effects; how the phase goes is told in `collecting.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from conclave.games.res_arcana.cards.wording import offered
from conclave.games.res_arcana.effects.essences import GainAny
from conclave.games.res_arcana.effects.fields import Fields, types_of
from conclave.games.res_arcana.rules.paying import bag_words, essence_words, gain, one, store
from conclave.games.res_arcana.state.model import EMPTY, ESSENCE_MOVES, ESSENCES, PICK, Board, Move, Op
from conclave.kernel.decision import Prompt
from conclave.kernel.events import Step
from conclave.kernel.words import Words
from conclave.kit.asking import one_of
from conclave.kit.effects import SELF, Scope, effect_words, run

COLLECT_ANY: Final = Prompt("ask-collect-any", "RA-COLLECT-6")
COLLECT_ONE_OF: Final = Prompt("ask-collect-one-of", "RA-COLLECT-5")
UPKEEP: Final = Prompt("ask-upkeep", "RA-COLLECT-9")
UPKEEP_NOTES: Final = [f"upkeep {number}" for number in range(1, 5)]


class CollectAny(GainAny):
    """Take `count` essences in any mix into your pool, none of a type in `except`."""

    prompt: ClassVar[Prompt] = COLLECT_ANY


class CollectOneOf(Op):
    """Take 1 essence of one of the listed types."""

    def __init__(self, fields: Fields) -> None:
        self.choices = types_of(fields, "options")
        self.moves = [ESSENCE_MOVES[essence] for essence in self.choices]
        self.asks = True
        fields.say("options", essence_words(self.choices))

    def ask(self, board: Board, scope: Scope) -> Step:
        """Ask which."""
        seat, thing = scope.roles[SELF], board.box.cards[scope.card].thing
        essence = yield from one_of(seat, COLLECT_ONE_OF, self.choices, self.moves, thing)
        gain(board, seat, one(essence), thing)


class IfLeft(Op):
    """Only if you take nothing off this component and it holds at least `requires`: apply `then`."""

    def __init__(self, fields: Fields) -> None:
        given = fields.numbers("requires", (*ESSENCES, "any"))
        self.requires = [given.get(name, 0) for name in ESSENCES]
        self.requires_any = given.get("any", 0)
        self.then = fields.ops("then", "collect")
        self.asks = True
        fields.say("requires", bag_words(self.requires) + (
            (Words("count-any-essence", (("count", self.requires_any),)),) if self.requires_any else ()))
        fields.say("then", effect_words(self.then))

    def met(self, board: Board, card: int) -> bool:
        """Whether enough lies here."""
        here = board.stored.get(card, EMPTY)
        return sum(here) >= self.requires_any and all(here[e] >= self.requires[e] for e in range(5))

    def ask(self, board: Board, scope: Scope) -> Step:
        """Apply what follows (RA-CARD-10, RA-CARD-11)."""
        if self.met(board, scope.card):
            yield from run(board, scope, self.then)


class AddHerePerType(Op):
    """Put `count` essences on this component for each essence type present on it (per type, not per marker)."""

    def __init__(self, fields: Fields) -> None:
        self.count = fields.whole("count", 1)
        fields.say("count", self.count)

    def apply(self, board: Board, scope: Scope) -> None:
        """Add them."""
        here = board.stored.get(scope.card, EMPTY)
        store(board, scope.roles[SELF], scope.card, tuple([self.count if there else 0 for there in here]))


class Upkeep(Op):
    """You must do one of `either`, your choice; resolved after all your other collecting."""

    def __init__(self, fields: Fields) -> None:
        self.either = fields.ops("either", "cost")
        self.offers = offered(self.either)
        self.moves = [Move(PICK, at, 0, UPKEEP_NOTES[at], Words("pick-upkeep", (("cost", cost.words()), ("offer", offer))))
                      for at, (cost, offer) in enumerate(zip(self.either, self.offers, strict=True))]
        self.asks = True
        fields.say("either", self.offers)

    def ask(self, board: Board, scope: Scope) -> Step:
        """Ask which; without a question where only one is possible (RA-COLLECT-9, RA-Q-23)."""
        open_ones = [at for at, cost in enumerate(self.either) if cost.possible(board, scope)]
        card = board.box.cards[scope.card]
        chosen = yield from one_of(scope.roles[SELF], UPKEEP, open_ones, [self.moves[at] for at in open_ones], card.thing,
                                   (("card", card.words), ("either", self.offers)))
        if chosen >= 0:
            yield from run(board, scope, [self.either[chosen]])
