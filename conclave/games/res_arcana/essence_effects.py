"""Effects that move essences: gaining, storing, giving to rivals and copying (sections 10, 14 and 17 to 19)."""

from __future__ import annotations

from typing import ClassVar, Final

from conclave.games.res_arcana.costs import bag_of, excepted_of, one, picked
from conclave.games.res_arcana.model import (
    ESSENCE_MOVES,
    ESSENCES,
    SEAT_MOVES,
    Act,
    Board,
    Effect,
)
from conclave.games.res_arcana.paying import (
    GAIN_ANY,
    ask_any,
    bag_words,
    except_words,
    gain,
    store,
)
from conclave.kernel.content import Record
from conclave.kernel.decision import Choose, Prompt
from conclave.kernel.events import Step
from conclave.kernel.words import Words

GAIN_BY_COST: Final = Prompt("ask-gain-any", "RA-VALUE-2")
SAME_GAIN: Final = Prompt("ask-gain-same", "RA-CONV-1")
STORE_WHERE: Final = Prompt("ask-store-where", "RA-CARD-8")
COPY_WHOM: Final = Prompt("ask-copy-whom", "RA-COPY-1")


class Gain(Effect):
    """Take these essences from the supply into your pool."""

    name: ClassVar[str] = "gain"

    def __init__(self, record: Record) -> None:
        self.bag = bag_of(record, "essences")

    def words(self) -> Words:
        """Gain them."""
        return Words("effect-gain", (("essences", bag_words(self.bag)),))

    def apply(self, board: Board, act: Act) -> None:
        """Gain them."""
        gain(board, act.seat, self.bag, board.box.cards[act.card].thing)


class GainAny(Effect):
    """Take `count` essences in any mix into your pool, none of a type in `except`."""

    name: ClassVar[str] = "gain_any"

    def __init__(self, record: Record) -> None:
        self.count = record.whole("count", 1)
        self.excepted = excepted_of(record)
        self.asks = True

    def words(self) -> Words:
        """Gain any."""
        return Words("effect-gain-any", (("count", self.count), ("except", except_words(self.excepted))))

    def ask(self, board: Board, act: Act) -> Step:
        """Ask which."""
        thing = board.box.cards[act.card].thing
        bag = yield from ask_any(board, act.seat, GAIN_ANY, self.count, self.excepted, thing)
        gain(board, act.seat, bag, thing)


class GainX(Effect):
    """Take X of `essence` into your pool."""

    name: ClassVar[str] = "gain_x"

    def __init__(self, record: Record) -> None:
        self.essence = ESSENCES.index(record.one_of("essence", ESSENCES))

    def words(self) -> Words:
        """Gain X."""
        return Words("effect-gain-x", (("essence", ESSENCES[self.essence]),))

    def apply(self, board: Board, act: Act) -> None:
        """Gain X."""
        if act.x:
            gain(board, act.seat, _times(self.essence, act.x), board.box.cards[act.card].thing)


class GainSame(Effect):
    """Take X essences of one single type, not in `except`, into your pool."""

    name: ClassVar[str] = "gain_same"

    def __init__(self, record: Record) -> None:
        self.excepted = excepted_of(record)
        self.asks = True

    def words(self) -> Words:
        """Gain X of one type."""
        return Words("effect-gain-same", (("except", except_words(self.excepted)),))

    def ask(self, board: Board, act: Act) -> Step:
        """Ask which type (RA-Q-9)."""
        if act.x:
            options = [ESSENCE_MOVES[essence] for essence in range(5) if essence not in self.excepted]
            answer = yield Choose(act.seat, SAME_GAIN, options, board.box.cards[act.card].thing, (("count", act.x),))
            gain(board, act.seat, _times(picked(answer).card, act.x), board.box.cards[act.card].thing)


class GainAnyByCost(Effect):
    """Take as many essences as the destroyed or discarded card cost plus `bonus`, any mix, none of a type in `except`."""

    name: ClassVar[str] = "gain_any_by_cost"

    def __init__(self, record: Record) -> None:
        self.of = record.one_of("of", ("destroyed", "discarded"))
        self.bonus = record.whole("bonus") if record.has("bonus") else 0
        self.excepted = excepted_of(record)
        self.asks = True

    def words(self) -> Words:
        """Gain by cost."""
        return Words("effect-gain-any-by-cost",
                     (("of", self.of), ("bonus", self.bonus), ("except", except_words(self.excepted))))

    def ask(self, board: Board, act: Act) -> Step:
        """Ask which (RA-VALUE-1 to RA-VALUE-3)."""
        count = _cost_of(board, act.chosen) + self.bonus
        if count:
            thing = board.box.cards[act.card].thing
            bag = yield from ask_any(board, act.seat, GAIN_BY_COST, count, self.excepted, thing)
            gain(board, act.seat, bag, thing)


class GainByCost(Effect):
    """Take as many essences as the destroyed card cost plus `bonus`, all of type `essence`."""

    name: ClassVar[str] = "gain_by_cost"

    def __init__(self, record: Record) -> None:
        self.of = record.one_of("of", ("destroyed", "discarded"))
        self.bonus = record.whole("bonus") if record.has("bonus") else 0
        self.essence = ESSENCES.index(record.one_of("essence", ESSENCES))

    def words(self) -> Words:
        """Gain by cost."""
        return Words("effect-gain-by-cost",
                     (("of", self.of), ("bonus", self.bonus), ("essence", ESSENCES[self.essence])))

    def apply(self, board: Board, act: Act) -> None:
        """Gain them."""
        gain(board, act.seat, _times(self.essence, _cost_of(board, act.chosen) + self.bonus), board.card(act.card).thing)


class StoreHere(Effect):
    """Take these essences from the supply and put them on this component."""

    name: ClassVar[str] = "store_here"

    def __init__(self, record: Record) -> None:
        self.bag = bag_of(record, "essences")

    def words(self) -> Words:
        """Store them."""
        return Words("effect-store-here", (("essences", bag_words(self.bag)),))

    def apply(self, board: Board, act: Act) -> None:
        """Store them."""
        store(board, act.seat, act.card, self.bag)


class StoreAnyHere(Effect):
    """Take `count` essences in any mix (none in `except`) and put them on this component."""

    name: ClassVar[str] = "store_any_here"

    def __init__(self, record: Record) -> None:
        self.count = record.whole("count", 1)
        self.excepted = excepted_of(record)
        self.asks = True

    def words(self) -> Words:
        """Store any."""
        return Words("effect-store-any-here", (("count", self.count), ("except", except_words(self.excepted))))

    def ask(self, board: Board, act: Act) -> Step:
        """Ask which."""
        bag = yield from ask_any(board, act.seat, GAIN_ANY, self.count, self.excepted, board.box.cards[act.card].thing)
        store(board, act.seat, act.card, bag)


class StorePaid(Effect):
    """Put the essence just paid on a component: `here`, or `any_own_component` (this one included)."""

    name: ClassVar[str] = "store_paid"

    def __init__(self, record: Record) -> None:
        self.anywhere = record.one_of("target", ("here", "any_own_component")) == "any_own_component"
        self.asks = self.anywhere

    def words(self) -> Words:
        """Store it."""
        return Words("effect-store-paid", (("target", "any" if self.anywhere else "here"),))

    def apply(self, board: Board, act: Act) -> None:
        """Store it here."""
        store(board, act.seat, act.card, one(act.paid))

    def ask(self, board: Board, act: Act) -> Step:
        """Ask where (RA-CARD-8, RA-Q-31)."""
        options = [board.box.cards[card].pick_move for card in board.play[act.seat]]
        answer = yield Choose(act.seat, STORE_WHERE, options, board.card(act.card).thing,
                              (("essence", ESSENCES[act.paid]),))
        store(board, act.seat, picked(answer).card, one(act.paid))


class RivalsGain(Effect):
    """Every rival, passed ones included, takes these essences into their pool."""

    name: ClassVar[str] = "rivals_gain"

    def __init__(self, record: Record) -> None:
        self.bag = bag_of(record, "essences")

    def words(self) -> Words:
        """Rivals gain."""
        return Words("effect-rivals-gain", (("essences", bag_words(self.bag)),))

    def apply(self, board: Board, act: Act) -> None:
        """Give them (RA-RIVAL-1)."""
        for rival in board.rivals(act.seat):
            gain(board, rival, self.bag, board.box.cards[act.card].thing)


class CopyFromRival(Effect):
    """Choose one rival, passed or not; take as many `gain_essence` as that rival has `count_essence` in their pool."""

    name: ClassVar[str] = "copy_from_rival"

    def __init__(self, record: Record) -> None:
        self.counted = ESSENCES.index(record.one_of("count_essence", ESSENCES))
        self.gained = ESSENCES.index(record.one_of("gain_essence", ESSENCES))
        self.asks = True

    def words(self) -> Words:
        """Copy."""
        counted, gained = except_words((self.counted, self.gained))
        return Words("effect-copy-from-rival", (("counted", counted), ("gained", gained)))

    def ask(self, board: Board, act: Act) -> Step:
        """Ask whom (RA-COPY-1)."""
        rivals = board.rivals(act.seat)
        rival = rivals[0]
        if len(rivals) > 1:
            answer = yield Choose(act.seat, COPY_WHOM, [SEAT_MOVES[seat] for seat in rivals], board.card(act.card).thing)
            rival = picked(answer).card
        count = board.pool[rival][self.counted]
        if count:
            gain(board, act.seat, _times(self.gained, count), board.box.cards[act.card].thing)


def _times(essence: int, count: int) -> tuple[int, ...]:
    return tuple([count if at == essence else 0 for at in range(5)])


def _cost_of(board: Board, card: int) -> int:
    price = board.box.cards[card].price
    assert price is not None
    return price.total
