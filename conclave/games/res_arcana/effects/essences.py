"""Effects that move essences: gaining, storing, giving to rivals and copying (sections 10, 14 and 17 to 19)."""

from __future__ import annotations

from typing import ClassVar, Final

from conclave.games.res_arcana.effects.fields import Fields, bag_of, essence_of, excepted_of
from conclave.games.res_arcana.rules.paying import (
    ANY,
    GAIN_ANY,
    ask_any,
    bag_changes,
    bag_words,
    except_words,
    gain,
    of_type,
    one,
    store,
)
from conclave.games.res_arcana.rules.use import CHOSEN, PAID, X, remembered
from conclave.games.res_arcana.state.model import ESSENCE_MOVES, ESSENCES, SEAT_MOVES, Board, Op
from conclave.kernel.decision import Prompt
from conclave.kernel.events import Step
from conclave.kernel.outlook import Change, Part
from conclave.kit.asking import one_of
from conclave.kit.effects import SELF, Scope

GAIN_BY_COST: Final = Prompt("ask-gain-any", "RA-VALUE-2")
SAME_GAIN: Final = Prompt("ask-gain-same", "RA-CONV-1")
STORE_WHERE: Final = Prompt("ask-store-where", "RA-CARD-8")
COPY_WHOM: Final = Prompt("ask-copy-whom", "RA-COPY-1")


class Gain(Op):
    """Take these essences from the supply into your pool."""

    def __init__(self, fields: Fields) -> None:
        self.bag = bag_of(fields)
        fields.say("essences", bag_words(self.bag))

    def outlook(self, board: Board, scope: Scope) -> tuple[Part, ...]:
        """What comes into the pool."""
        return bag_changes(board, scope.roles[SELF], self.bag, 1)

    def apply(self, board: Board, scope: Scope) -> None:
        """Gain them."""
        gain(board, scope.roles[SELF], self.bag, board.box.cards[scope.card].thing)


class GainAny(Op):
    """Take `count` essences in any mix into your pool, none of a type in `except`."""

    prompt: ClassVar[Prompt] = GAIN_ANY

    def __init__(self, fields: Fields) -> None:
        self.count = fields.whole("count", 1)
        self.excepted = excepted_of(fields)
        self.asks = True
        fields.say("count", self.count)
        fields.say("except", except_words(self.excepted))

    def outlook(self, board: Board, scope: Scope) -> tuple[Part, ...]:
        """How many come into the pool."""
        return (Change(ANY, self.count, sum(board.pool[scope.roles[SELF]]) + self.count),)

    def ask(self, board: Board, scope: Scope) -> Step:
        """Ask which."""
        seat, thing = scope.roles[SELF], board.box.cards[scope.card].thing
        bag = yield from ask_any(board, seat, self.prompt, self.count, self.excepted, thing)
        gain(board, seat, bag, thing)


class GainX(Op):
    """Take X of `essence` into your pool."""

    def __init__(self, fields: Fields) -> None:
        self.essence = essence_of(fields, "essence")
        fields.say("essence", ESSENCES[self.essence])

    def apply(self, board: Board, scope: Scope) -> None:
        """Gain X."""
        x = remembered(scope, X)
        if x > 0:
            gain(board, scope.roles[SELF], of_type(self.essence, x), board.box.cards[scope.card].thing)


class GainSame(Op):
    """Take X essences of one single type, not in `except`, into your pool."""

    def __init__(self, fields: Fields) -> None:
        self.excepted = excepted_of(fields)
        self.asks = True
        fields.say("except", except_words(self.excepted))

    def ask(self, board: Board, scope: Scope) -> Step:
        """Ask which type (RA-Q-9)."""
        x = remembered(scope, X)
        if x > 0:
            seat, thing = scope.roles[SELF], board.box.cards[scope.card].thing
            types = [essence for essence in range(5) if essence not in self.excepted]
            options = [ESSENCE_MOVES[essence] for essence in types]
            essence = yield from one_of(seat, SAME_GAIN, types, options, thing, (("count", x),))
            gain(board, seat, of_type(essence, x), thing)


class GainAnyByCost(Op):
    """Take as many essences as the destroyed or discarded card cost plus `bonus`, any mix, none of a type in `except`."""

    def __init__(self, fields: Fields) -> None:
        of = fields.one_of("of", ("destroyed", "discarded"))
        self.bonus = fields.whole("bonus", default=0)
        self.excepted = excepted_of(fields)
        self.asks = True
        fields.say("of", of)
        fields.say("bonus", self.bonus)
        fields.say("except", except_words(self.excepted))

    def ask(self, board: Board, scope: Scope) -> Step:
        """Ask which (RA-VALUE-1 to RA-VALUE-3)."""
        count = _cost_of(board, remembered(scope, CHOSEN)) + self.bonus
        if count:
            seat, thing = scope.roles[SELF], board.box.cards[scope.card].thing
            bag = yield from ask_any(board, seat, GAIN_BY_COST, count, self.excepted, thing)
            gain(board, seat, bag, thing)


class GainByCost(Op):
    """Take as many essences as the destroyed card cost plus `bonus`, all of type `essence`."""

    def __init__(self, fields: Fields) -> None:
        of = fields.one_of("of", ("destroyed", "discarded"))
        self.bonus = fields.whole("bonus", default=0)
        self.essence = essence_of(fields, "essence")
        fields.say("of", of)
        fields.say("bonus", self.bonus)
        fields.say("essence", ESSENCES[self.essence])

    def apply(self, board: Board, scope: Scope) -> None:
        """Gain them."""
        count = _cost_of(board, remembered(scope, CHOSEN)) + self.bonus
        gain(board, scope.roles[SELF], of_type(self.essence, count), board.card(scope.card).thing)


class StoreHere(Op):
    """Take these essences from the supply and put them on this component."""

    def __init__(self, fields: Fields) -> None:
        self.bag = bag_of(fields)
        fields.say("essences", bag_words(self.bag))

    def apply(self, board: Board, scope: Scope) -> None:
        """Store them."""
        store(board, scope.roles[SELF], scope.card, self.bag)


class StoreAnyHere(Op):
    """Take `count` essences in any mix (none in `except`) and put them on this component."""

    def __init__(self, fields: Fields) -> None:
        self.count = fields.whole("count", 1)
        self.excepted = excepted_of(fields)
        self.asks = True
        fields.say("count", self.count)
        fields.say("except", except_words(self.excepted))

    def ask(self, board: Board, scope: Scope) -> Step:
        """Ask which."""
        seat = scope.roles[SELF]
        bag = yield from ask_any(board, seat, GAIN_ANY, self.count, self.excepted, board.box.cards[scope.card].thing)
        store(board, seat, scope.card, bag)


class StorePaid(Op):
    """Put the essence just paid on a component: `here`, or `any_own_component` (this one included)."""

    def __init__(self, fields: Fields) -> None:
        self.asks = fields.one_of("target", ("here", "any_own_component")) == "any_own_component"
        fields.say("target", "any" if self.asks else "here")

    def apply(self, board: Board, scope: Scope) -> None:
        """Store it here."""
        store(board, scope.roles[SELF], scope.card, one(remembered(scope, PAID)))

    def ask(self, board: Board, scope: Scope) -> Step:
        """Ask where (RA-CARD-8, RA-Q-31)."""
        seat, paid = scope.roles[SELF], remembered(scope, PAID)
        own = board.play[seat]
        card = yield from one_of(seat, STORE_WHERE, own, board.box.picks(own), board.card(scope.card).thing,
                                 (("essence", ESSENCES[paid]),))
        store(board, seat, card, one(paid))


class RivalsGain(Op):
    """Every rival, passed ones included, takes these essences into their pool."""

    def __init__(self, fields: Fields) -> None:
        self.bag = bag_of(fields)
        fields.say("essences", bag_words(self.bag))

    def apply(self, board: Board, scope: Scope) -> None:
        """Give them (RA-RIVAL-1)."""
        for rival in board.rivals(scope.roles[SELF]):
            gain(board, rival, self.bag, board.box.cards[scope.card].thing)


class CopyFromRival(Op):
    """Choose one rival, passed or not; take as many `gain_essence` as that rival has `count_essence` in their pool."""

    def __init__(self, fields: Fields) -> None:
        self.counted = essence_of(fields, "count_essence")
        self.gained = essence_of(fields, "gain_essence")
        self.asks = True
        counted, gained = except_words((self.counted, self.gained))
        fields.say("counted", counted)
        fields.say("gained", gained)

    def ask(self, board: Board, scope: Scope) -> Step:
        """Ask whom (RA-COPY-1)."""
        seat, thing = scope.roles[SELF], board.box.cards[scope.card].thing
        rivals = board.rivals(seat)
        rival = yield from one_of(seat, COPY_WHOM, rivals, [SEAT_MOVES[other] for other in rivals], thing)
        count = board.pool[rival][self.counted]
        if count:
            gain(board, seat, of_type(self.gained, count), thing)


def _cost_of(board: Board, card: int) -> int:
    price = board.box.cards[card].price
    assert price is not None
    return price.total
