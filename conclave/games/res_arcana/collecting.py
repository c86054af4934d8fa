"""The Collect phase: section 6 of the rules, and the vocabulary of collect abilities."""

from __future__ import annotations

from typing import ClassVar, Final

from conclave.games.res_arcana.costs import bag_of, decode_cost, essence_words, excepted_of, offered, one, picked
from conclave.games.res_arcana.life import cost_payable, pay_costs
from conclave.games.res_arcana.model import (
    EMPTY,
    ESSENCE_MOVES,
    ESSENCES,
    PICK,
    Act,
    Board,
    Collect,
    Cost,
    Move,
)
from conclave.games.res_arcana.paying import ask_any, bag_words, except_words, gain, store
from conclave.kernel.content import Record
from conclave.kernel.decision import Choose, ChooseSome, Option, Prompt
from conclave.kernel.events import Step
from conclave.kernel.words import Words

COLLECT_ANY: Final = Prompt("ask-collect-any", "RA-COLLECT-6")
COLLECT_ONE_OF: Final = Prompt("ask-collect-one-of", "RA-COLLECT-5")
TAKE_FROM: Final = Prompt("ask-take-from", "RA-COLLECT-7")
UPKEEP: Final = Prompt("ask-upkeep", "RA-COLLECT-9")
UPKEEP_NOTES: Final = [f"upkeep {number}" for number in range(1, 5)]


class CollectGain(Collect):
    """Take these essences from the supply into your pool."""

    name: ClassVar[str] = "gain"

    def __init__(self, record: Record) -> None:
        self.gains = bag_of(record, "essences")

    def words(self) -> Words:
        """Gain them."""
        return Words("collect-gain", (("essences", bag_words(self.gains)),))


class CollectAny(Collect):
    """Take `count` essences in any mix into your pool, none of a type in `except`."""

    name: ClassVar[str] = "gain_any"

    def __init__(self, record: Record) -> None:
        self.count = record.whole("count", 1)
        self.excepted = excepted_of(record)
        self.asks = True

    def words(self) -> Words:
        """Gain any."""
        return Words("collect-gain-any", (("count", self.count), ("except", except_words(self.excepted))))

    def ask(self, board: Board, seat: int, card: int) -> Step:
        """Ask which."""
        bag = yield from ask_any(board, seat, COLLECT_ANY, self.count, self.excepted, board.box.cards[card].thing)
        gain(board, seat, bag, board.box.cards[card].thing)


class CollectOneOf(Collect):
    """Take 1 essence of one of the listed types."""

    name: ClassVar[str] = "gain_one_of"

    def __init__(self, record: Record) -> None:
        self.choices = [ESSENCES.index(name) for name in record.words("options", ESSENCES)]
        self.asks = True

    def words(self) -> Words:
        """Gain one of them."""
        return Words("collect-gain-one-of", (("options", essence_words(self.choices)),))

    def ask(self, board: Board, seat: int, card: int) -> Step:
        """Ask which."""
        options = [ESSENCE_MOVES[essence] for essence in self.choices]
        answer = yield Choose(seat, COLLECT_ONE_OF, options, board.box.cards[card].thing)
        gain(board, seat, one(picked(answer).card), board.box.cards[card].thing)


class IfLeft(Collect):
    """Only if you take nothing off this component and it holds at least `requires`: apply `then`."""

    name: ClassVar[str] = "if_left"

    def __init__(self, record: Record) -> None:
        given = record.numbers("requires", (*ESSENCES, "any"))
        self.requires = [given.get(name, 0) for name in ESSENCES]
        self.requires_any = given.get("any", 0)
        self.then: list[Collect] = [decode_collect(part) for part in record.records("then")]
        self.if_left = True

    def words(self) -> Words:
        """If left, then."""
        needs = bag_words(self.requires) + (
            (Words("count-any-essence", (("count", self.requires_any),)),) if self.requires_any else ())
        return Words("collect-if-left", (("requires", needs), ("then", tuple([part.words() for part in self.then]))))

    def met(self, board: Board, card: int) -> bool:
        """Whether enough lies here."""
        here = board.stored.get(card, EMPTY)
        return sum(here) >= self.requires_any and all(here[e] >= self.requires[e] for e in range(5))

    def ask(self, board: Board, seat: int, card: int) -> Step:
        """Apply what follows (RA-CARD-10, RA-CARD-11)."""
        if self.met(board, card):
            for part in self.then:
                if part.asks:
                    yield from part.ask(board, seat, card)
                else:
                    gain(board, seat, part.gains, board.box.cards[card].thing)


class AddHerePerType(Collect):
    """Put `count` essences on this component for each essence type present on it (per type, not per marker)."""

    name: ClassVar[str] = "add_here_per_type"

    def __init__(self, record: Record) -> None:
        self.count = record.whole("count", 1)
        self.asks = True

    def words(self) -> Words:
        """Add per type."""
        return Words("collect-add-here-per-type", (("count", self.count),))

    def ask(self, board: Board, seat: int, card: int) -> Step:
        """Add them."""
        here = board.stored.get(card, EMPTY)
        store(board, seat, card, tuple([self.count if there else 0 for there in here]))
        yield from ()


class Upkeep(Collect):
    """You must do one of `either`, your choice; resolved after all your other collecting."""

    name: ClassVar[str] = "upkeep"

    def __init__(self, record: Record) -> None:
        self.either: list[Cost] = [decode_cost(part) for part in record.records("either")]
        self.offers = offered(self.either)
        self.moves = [Move(PICK, at, 0, UPKEEP_NOTES[at], Words("pick-upkeep", (("cost", cost.words()), ("offer", offer))))
                      for at, (cost, offer) in enumerate(zip(self.either, self.offers, strict=True))]
        self.upkeep = True

    def words(self) -> Words:
        """Either, or."""
        return Words("collect-upkeep", (("either", self.offers),))

    def ask(self, board: Board, seat: int, card: int) -> Step:
        """Ask which; without a question where only one is possible (RA-COLLECT-9, RA-Q-23)."""
        open_ones = [at for at, cost in enumerate(self.either) if cost_payable(board, seat, card, cost)]
        if not open_ones:
            return
        chosen = open_ones[0]
        if len(open_ones) > 1:
            answer = yield Choose(seat, UPKEEP, [self.moves[at] for at in open_ones], board.box.cards[card].thing,
                                  (("card", board.box.cards[card].words), ("either", self.offers)))
            chosen = picked(answer).card
        yield from pay_costs(board, Act(seat, card), [self.either[chosen]])


COLLECTS: Final[list[type[Collect]]] = [CollectGain, CollectAny, CollectOneOf, IfLeft, AddHerePerType, Upkeep]
_COLLECTS: Final = {op.name: op for op in COLLECTS}


def decode_collect(record: Record) -> Collect:
    """The collect ability that a record describes."""
    ability = _COLLECTS[record.one_of("op", sorted(_COLLECTS))](record)
    record.close()
    return ability


def collect(board: Board, seat: int) -> Step:
    """One player's Collect: fixed gains, then choices, then upkeep (RA-COLLECT-1, RA-Q-22)."""
    choices: list[tuple[int, Collect]] = []
    loaded: list[int] = []
    for index in board.play[seat]:
        card = board.box.cards[index]
        if card.gains_something:
            gain(board, seat, card.gains, card.thing)
        for ability in card.collects:
            choices.append((index, ability))
        if index in board.stored:
            loaded.append(index)
    for index, ability in choices:
        if ability.asks:
            yield from ability.ask(board, seat, index)
    if loaded:
        options: list[Option] = [board.box.cards[index].pick_move for index in loaded]
        answer = yield ChooseSome(seat, TAKE_FROM, options, 0, len(options))
        assert isinstance(answer, tuple)
        for move in answer:
            take(board, seat, picked(move).card)
        for index, ability in choices:
            if ability.if_left and index in board.stored:
                yield from ability.ask(board, seat, index)
    for index, ability in choices:
        if ability.upkeep:
            yield from ability.ask(board, seat, index)


def take(board: Board, seat: int, card: int) -> None:
    """Take all essences off a component: all or nothing (RA-COLLECT-7)."""
    bag = board.stored.pop(card)
    pool = board.pool[seat]
    for essence in range(5):
        pool[essence] += bag[essence]
    if board.told is not None:
        board.tell("took", (("seat", seat), ("essences", bag_words(bag)), ("card", board.box.cards[card].words)),
                   board.box.cards[card].thing, "RA-COLLECT-7")
