"""The vocabulary of costs: what the part of a power before its arrow can ask for (section 10 of the rules)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from conclave.games.res_arcana.cards_in_hand import destroy, discard
from conclave.games.res_arcana.model import (
    ARTIFACT,
    EMPTY,
    ESSENCE_MOVES,
    ESSENCES,
    NO_MOVE,
    Act,
    Bag,
    Board,
    Cost,
    Move,
)
from conclave.games.res_arcana.paying import ask_pay_any, bag_words, except_words, numbers, pay
from conclave.kernel.content import Record
from conclave.kernel.decision import Amounts, Choose, Option, Prompt
from conclave.kernel.events import Step
from conclave.kernel.words import Words

TURN_WHICH: Final = Prompt("ask-turn-which", "RA-POWER-11")
PAY_WHICH: Final = Prompt("ask-pay-which", "RA-CARD-8")
SAME_WHICH: Final = Prompt("ask-same-which", "RA-CONV-1")
SAME_HOW_MANY: Final = Prompt("ask-same-how-many", "RA-CONV-1")
DESTROY_WHICH: Final = Prompt("ask-destroy-which", "RA-DESTROY-1")
DISCARD_WHICH: Final = Prompt("ask-discard-which", "RA-DESTROY-5")
TAGS: Final = ("dragon", "creature")


def bag_of(record: Record, field: str) -> Bag:
    """A field of essences as five numbers."""
    given = record.numbers(field, ESSENCES)
    return (given.get("elan", 0), given.get("life", 0), given.get("calm", 0), given.get("death", 0), given.get("gold", 0))


def excepted_of(record: Record) -> tuple[int, ...]:
    """The essence types that the field `except` forbids."""
    return tuple([ESSENCES.index(name) for name in record.words("except", ESSENCES)])


def turn(board: Board, seat: int, card: int) -> None:
    """Turn a component (RA-DEF-7)."""
    board.turned[card] = 1
    if board.told is not None:
        board.tell("turned", (("seat", seat), ("card", board.card(card).words)), board.card(card).thing, "RA-POWER-3")


class Turn(Cost):
    """Turn this component; impossible if it is turned already."""

    name: ClassVar[str] = "turn"

    def __init__(self, record: Record) -> None:
        self.turns = True

    def words(self) -> Words:
        """Turn."""
        return Words("cost-turn")

    def pay(self, board: Board, act: Act) -> None:
        """Turn it."""
        turn(board, act.seat, act.card)


class TurnOther(Cost):
    """Also turn one straight artifact of yours with this tag; its own powers are not used."""

    name: ClassVar[str] = "turn_other"

    def __init__(self, record: Record) -> None:
        self.dragon = record.one_of("tag", TAGS) == "dragon"
        self.asks = True
        self.special = True

    def words(self) -> Words:
        """Turn a dragon or a creature."""
        return Words("cost-turn-other", (("tag", "dragon" if self.dragon else "creature"),))

    def _candidates(self, board: Board, seat: int, source: int) -> list[int]:
        return [card for card in board.play[seat] if not board.turned[card] and card != source
                and (board.box.cards[card].dragon if self.dragon else board.box.cards[card].creature)]

    def payable(self, board: Board, seat: int, card: int) -> bool:
        """Whether there is one."""
        return bool(self._candidates(board, seat, card))

    def ask(self, board: Board, act: Act) -> Step:
        """Ask which."""
        cards = self._candidates(board, act.seat, act.card)
        if len(cards) > 1:
            answer = yield Choose(act.seat, TURN_WHICH, [board.card(card).pick_move for card in cards],
                                  board.card(act.card).thing)
            turn(board, act.seat, picked(answer).card)
        else:
            turn(board, act.seat, cards[0])


class Pay(Cost):
    """Return exactly these essences from your pool to the supply."""

    name: ClassVar[str] = "pay"

    def __init__(self, record: Record) -> None:
        self.needs = bag_of(record, "essences")

    def words(self) -> Words:
        """Pay them."""
        return Words("cost-pay", (("essences", bag_words(self.needs)),))

    def pay(self, board: Board, act: Act) -> None:
        """Pay them."""
        pay(board, act.seat, self.needs, board.box.cards[act.card].thing)


class PayAny(Cost):
    """Return `count` essences from your pool, any mix of types, gold allowed; a single one is remembered."""

    name: ClassVar[str] = "pay_any"

    def __init__(self, record: Record) -> None:
        self.count = record.whole("count", 1)
        self.needs_any = self.count
        self.asks = True

    def words(self) -> Words:
        """Pay so many of any type."""
        return Words("cost-pay-any", (("count", self.count),))

    def ask(self, board: Board, act: Act) -> Step:
        """Ask which."""
        bag = yield from ask_pay_any(board, act.seat, self.count, board.box.cards[act.card].thing)
        act.paid = bag.index(1) if self.count == 1 else -1
        pay(board, act.seat, bag, board.box.cards[act.card].thing)


class PayOneOf(Cost):
    """Return 1 essence from your pool, of one of the listed types; it is remembered."""

    name: ClassVar[str] = "pay_one_of"

    def __init__(self, record: Record) -> None:
        self.choices = [ESSENCES.index(name) for name in record.words("options", ESSENCES)]
        self.asks = True
        self.special = True

    def words(self) -> Words:
        """Pay one of them."""
        return Words("cost-pay-one-of", (("options", essence_words(self.choices)),))

    def payable(self, board: Board, seat: int, card: int) -> bool:
        """Whether the pool holds one of them."""
        return any(board.pool[seat][essence] for essence in self.choices)

    def ask(self, board: Board, act: Act) -> Step:
        """Ask which."""
        there = [essence for essence in self.choices if board.pool[act.seat][essence]]
        act.paid = there[0]
        if len(there) > 1:
            answer = yield Choose(act.seat, PAY_WHICH, [ESSENCE_MOVES[essence] for essence in there],
                                  board.box.cards[act.card].thing)
            act.paid = picked(answer).card
        pay(board, act.seat, one(act.paid), board.box.cards[act.card].thing)


class PaySame(Cost):
    """Return X essences of one single type from your pool; you choose X (at least `min`) and the type."""

    name: ClassVar[str] = "pay_same"

    def __init__(self, record: Record) -> None:
        self.least = record.whole("min")
        self.excepted = excepted_of(record)
        self.asks = True
        self.special = self.least > 0

    def words(self) -> Words:
        """Pay X of one type."""
        return Words("cost-pay-same", (("min", self.least), ("except", except_words(self.excepted))))

    def payable(self, board: Board, seat: int, card: int) -> bool:
        """Whether enough of one type is there."""
        pool = board.pool[seat]
        return any(pool[essence] >= self.least for essence in range(5) if essence not in self.excepted)

    def ask(self, board: Board, act: Act) -> Step:
        """Ask for the type, then for X. Paying nothing is one option, whatever the type (RA-Q-8)."""
        pool = board.pool[act.seat]
        least = max(1, self.least)
        options: list[Option] = [ESSENCE_MOVES[essence] for essence in range(5)
                                 if essence not in self.excepted and pool[essence] >= least]
        if self.least == 0:
            options.append(NO_MOVE)
        thing = board.box.cards[act.card].thing
        if len(options) > 1:
            answer = yield Choose(act.seat, SAME_WHICH, options, thing)
        else:
            answer = options[0]
        if answer is NO_MOVE:
            act.x = 0
            return
        essence = picked(answer).card
        most = pool[essence]
        if most > least:
            low = _single(essence, least)
            amount = yield Amounts(act.seat, SAME_HOW_MANY, ESSENCE_MOVES, low, _single(essence, most), least, most, thing,
                                   (("essence", ESSENCES[essence]),))
            act.x = numbers(amount)[essence]
        else:
            act.x = most
        act.paid = essence
        pay(board, act.seat, _single(essence, act.x), thing)


class PayFromHere(Cost):
    """Return these essences from this component (not from your pool)."""

    name: ClassVar[str] = "pay_from_here"

    def __init__(self, record: Record) -> None:
        self.bag = bag_of(record, "essences")
        self.special = True

    def words(self) -> Words:
        """Take them off this card."""
        return Words("cost-pay-from-here", (("essences", bag_words(self.bag)),))

    def payable(self, board: Board, seat: int, card: int) -> bool:
        """Whether they lie here."""
        here = board.stored.get(card, EMPTY)
        return all(here[essence] >= self.bag[essence] for essence in range(5))

    def pay(self, board: Board, act: Act) -> None:
        """Take them off."""
        here, off = board.stored[act.card], self.bag
        rest = (here[0] - off[0], here[1] - off[1], here[2] - off[2], here[3] - off[3], here[4] - off[4])
        if any(rest):
            board.stored[act.card] = rest
        else:
            del board.stored[act.card]
        if board.told is not None:
            board.tell("removed", (("seat", act.seat), ("essences", bag_words(off)), ("card", board.card(act.card).words)),
                       board.box.cards[act.card].thing, "RA-CARD-3")


class DestroySelf(Cost):
    """Destroy this artifact."""

    name: ClassVar[str] = "destroy_self"

    def __init__(self, record: Record) -> None:
        self.special = False

    def words(self) -> Words:
        """Destroy it."""
        return Words("cost-destroy-self")

    def pay(self, board: Board, act: Act) -> None:
        """Destroy it."""
        act.chosen = act.card
        destroy(board, act.seat, act.card)


class DestroyArtifact(Cost):
    """Destroy one artifact of yours in play: any_own, another_own (not this one) or own_dragon_or_creature."""

    name: ClassVar[str] = "destroy_artifact"

    def __init__(self, record: Record) -> None:
        self.filter = record.one_of("filter", ("any_own", "another_own", "own_dragon_or_creature"))
        self.asks = True
        self.special = True

    def words(self) -> Words:
        """Destroy one."""
        return Words("cost-destroy-artifact", (("filter", self.filter.replace("_", "-")),))

    def _candidates(self, board: Board, seat: int, source: int) -> list[int]:
        own = [card for card in board.play[seat] if board.box.cards[card].kind == ARTIFACT]
        if self.filter == "another_own":
            return [card for card in own if card != source]
        if self.filter == "own_dragon_or_creature":
            return [card for card in own if board.box.cards[card].dragon or board.box.cards[card].creature]
        return own

    def payable(self, board: Board, seat: int, card: int) -> bool:
        """Whether there is one."""
        return bool(self._candidates(board, seat, card))

    def ask(self, board: Board, act: Act) -> Step:
        """Ask which."""
        cards = self._candidates(board, act.seat, act.card)
        act.chosen = cards[0]
        if len(cards) > 1:
            answer = yield Choose(act.seat, DESTROY_WHICH, [board.box.cards[card].pick_move for card in cards],
                                  board.box.cards[act.card].thing)
            act.chosen = picked(answer).card
        destroy(board, act.seat, act.chosen)


class DiscardCard(Cost):
    """Put `count` cards from your hand on your discard pile, gaining nothing for it."""

    name: ClassVar[str] = "discard_card"

    def __init__(self, record: Record) -> None:
        self.count = record.whole("count", 1)
        self.asks = True
        self.special = True

    def words(self) -> Words:
        """Discard."""
        return Words("cost-discard-card", (("count", self.count),))

    def payable(self, board: Board, seat: int, card: int) -> bool:
        """Whether the hand is large enough."""
        return len(board.hand[seat]) >= self.count

    def ask(self, board: Board, act: Act) -> Step:
        """Ask which; not asked where the whole hand has to go, and everybody knows its size."""
        hand = board.hand[act.seat]
        for left in range(self.count, 0, -1):
            act.chosen = hand[0]
            if len(hand) > left:
                answer = yield Choose(act.seat, DISCARD_WHICH, [board.box.cards[card].pick_move for card in hand],
                                      board.box.cards[act.card].thing)
                act.chosen = picked(answer).card
            discard(board, act.seat, act.chosen)


def picked(answer: object) -> Move:
    """The answer of a Choose as a move of this game."""
    assert isinstance(answer, Move)
    return answer


def one(essence: int) -> Bag:
    """A bag with a single essence."""
    return _single(essence, 1)


def _single(essence: int, count: int) -> Bag:
    bag = [0, 0, 0, 0, 0]
    bag[essence] = count
    return (bag[0], bag[1], bag[2], bag[3], bag[4])


def offered(costs: Sequence[Cost]) -> tuple[Words, ...]:
    """Costs as something that somebody may or must do: the messages `<key>-offer`."""
    return tuple([Words(said.key + "-offer", said.args) for said in [cost.words() for cost in costs]])


def essence_words(essences: list[int]) -> tuple[Words, ...]:
    """Essence types as counted words of one each."""
    return tuple([Words("count-essence", (("count", 1), ("essence", ESSENCES[essence]))) for essence in essences])


COSTS: Final[list[type[Cost]]] = [
    Turn, TurnOther, Pay, PayAny, PayOneOf, PaySame, PayFromHere, DestroySelf, DestroyArtifact, DiscardCard,
]
_COSTS: Final = {op.name: op for op in COSTS}


def decode_cost(record: Record) -> Cost:
    """The cost that a record describes."""
    cost = _COSTS[record.one_of("op", sorted(_COSTS))](record)
    record.close()
    return cost
