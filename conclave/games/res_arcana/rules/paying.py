"""Costs and discounts: sections 8 and 9 of the rules, and moving essences between pool, supply and cards."""

from __future__ import annotations

from typing import Final

from conclave.games.res_arcana.state.model import EMPTY, ESSENCE_MOVES, ESSENCES, GOLD, Bag, Board, Card, Price
from conclave.kernel.decision import Amounts, Prompt
from conclave.kernel.outlook import Change, Part
from conclave.kernel.words import Value, Words
from conclave.kit.asking import AskedAmounts, amounts, numbers

PAY_PRICE: Final = Prompt("ask-pay-price", "RA-COST-3")
PAY_REDUCED: Final = Prompt("ask-pay-price", "RA-DISC-9")
PAY_ANY: Final = Prompt("ask-pay-any", "RA-COST-3")
GAIN_ANY: Final = Prompt("ask-gain-any", "RA-POWER-9")
ANY: Final = "any"  # essences of types that are chosen later
Wanted = tuple[tuple[int, ...], tuple[tuple[str, Value], ...]]
_WANTED: Final[dict[tuple[int, tuple[int, ...]], Wanted]] = {}  # the bounds and words of `ask_any`, made once


def bag_words(bag: tuple[int, ...] | list[int]) -> tuple[Words, ...]:
    """Essences as words: one entry for each type that is there."""
    return tuple([Words("count-essence", (("count", count), ("essence", ESSENCE_MOVES[essence].note)))
                  for essence, count in enumerate(bag) if count])


def essence_words(essences: list[int]) -> tuple[Words, ...]:
    """Essence types as counted words of one each."""
    return tuple([Words("count-essence", (("count", 1), ("essence", ESSENCES[essence]))) for essence in essences])


def except_words(excepted: tuple[int, ...]) -> tuple[Words, ...]:
    """The forbidden types as words."""
    return tuple([Words("essence-genitive", (("essence", ESSENCES[essence]),)) for essence in excepted])


def bag_changes(board: Board, seat: int, bag: tuple[int, ...], sign: int) -> tuple[Part, ...]:
    """What a pool gains (1) or loses (-1), for people to see beforehand."""
    pool = board.pool[seat]
    return tuple([Change(ESSENCES[essence], sign * count, pool[essence] + sign * count)
                  for essence, count in enumerate(bag) if count])


def of_type(essence: int, count: int) -> Bag:
    """So many essences of one type."""
    bag = [0, 0, 0, 0, 0]
    bag[essence] = count
    return (bag[0], bag[1], bag[2], bag[3], bag[4])


def one(essence: int) -> Bag:
    """A single essence."""
    return of_type(essence, 1)


def gain(board: Board, seat: int, bag: Bag | tuple[int, ...], cause: str) -> None:
    """Take essences from the supply into the pool."""
    pool = board.pool[seat]
    for essence in range(5):
        if bag[essence]:
            pool[essence] += bag[essence]
    if board.told is not None:
        board.tell("gained", (("seat", seat), ("essences", bag_words(bag))), cause)


def pay(board: Board, seat: int, bag: Bag | tuple[int, ...], cause: str) -> None:
    """Return essences from the pool to the supply."""
    pool = board.pool[seat]
    for essence in range(5):
        if bag[essence]:
            pool[essence] -= bag[essence]
    if board.told is not None and any(bag):
        board.tell("paid", (("seat", seat), ("essences", bag_words(bag))), cause)


def store(board: Board, seat: int, card: int, bag: Bag | tuple[int, ...]) -> None:
    """Put essences on a component (RA-POWER-6)."""
    here = board.stored.get(card, EMPTY)
    board.stored[card] = (here[0] + bag[0], here[1] + bag[1], here[2] + bag[2], here[3] + bag[3], here[4] + bag[4])
    if board.told is not None:
        board.tell("stored", (("seat", seat), ("essences", bag_words(bag)), ("card", board.box.cards[card].words)),
                   board.box.cards[card].thing)


def ask_any(board: Board, seat: int, prompt: Prompt, count: int, excepted: tuple[int, ...], about: str) -> AskedAmounts:
    """Ask for `count` essences of any types that are not excepted (RA-POWER-9)."""
    wanted = _WANTED.get((count, excepted))
    if wanted is None:
        wanted = (tuple([0 if essence in excepted else count for essence in range(5)]),
                  (("count", count), ("except", except_words(excepted))))
        _WANTED[count, excepted] = wanted
    answer = yield Amounts(seat, prompt, ESSENCE_MOVES, EMPTY, wanted[0], count, count, about, wanted[1])
    return numbers(answer)


def ask_pay_any(board: Board, seat: int, count: int, about: str) -> AskedAmounts:
    """Ask which `count` essences of the pool to pay; not asked where there is no choice (RA-COST-3)."""
    pool = board.pool[seat]
    decision = Amounts(seat, PAY_ANY, ESSENCE_MOVES, EMPTY, (pool[0], pool[1], pool[2], pool[3], pool[4]), count, count,
                       about, (("count", count),))
    return (yield from amounts(decision))


class Reduction:
    """All discounts that apply to one placement: `spare_gold` cannot remove gold, `free` can (RA-DISC-10)."""

    __slots__ = ("free", "spare_gold")

    def __init__(self, spare_gold: int, free: int) -> None:
        self.spare_gold = spare_gold
        self.free = free

    def removed(self, price: Price) -> int:
        """How many essences the discounts take off: as many as they can, never below a cost of 0 (RA-DISC-5)."""
        gold = price.typed[GOLD]
        return min(self.spare_gold + self.free, price.total - gold + min(gold, self.free))


def reductions(board: Board, seat: int) -> tuple[int, int, int, int]:
    """A seat's permanent discounts: for every artifact (sparing gold, not), more for dragons (sparing gold, not)."""
    all_spare = all_free = dragon_spare = dragon_free = 0
    for index in board.play[seat]:
        for discount in board.box.cards[index].discounts:
            if discount.dragons_only:
                if discount.spares_gold:
                    dragon_spare += discount.count
                else:
                    dragon_free += discount.count
            elif discount.spares_gold:
                all_spare += discount.count
            else:
                all_free += discount.count
    return all_spare, all_free, dragon_spare, dragon_free


def reduction_for(board: Board, seat: int, card: Card, spare_gold: int, free: int) -> Reduction:
    """The permanent discounts for a card together with those of the placing power (RA-DISC-4)."""
    all_spare, all_free, dragon_spare, dragon_free = reductions(board, seat)
    if card.dragon:
        return Reduction(all_spare + dragon_spare + spare_gold, all_free + dragon_free + free)
    return Reduction(all_spare + spare_gold, all_free + free)


def affordable(pool: list[int], price: Price, reduction: Reduction) -> bool:
    """Whether a pool can pay a price after the discounts (RA-COST-5)."""
    removed = reduction.removed(price)
    if sum(pool) < price.total - removed:
        return False
    short = 0
    for essence, count in price.pairs:
        missing = count - pool[essence]
        if missing > 0:
            if essence == GOLD and missing > reduction.free:
                return False
            short += missing
    return short <= removed


def ask_price(board: Board, seat: int, card: Card, reduction: Reduction) -> AskedAmounts:
    """Ask how to pay a price: which essences for «any», and what the discounts remove (RA-DISC-9)."""
    price = card.price
    assert price is not None
    pool = board.pool[seat]
    typed = price.typed
    removed = reduction.removed(price)
    total = price.total - removed
    if removed == 0:
        if price.wild == 0:
            return typed
        decision = Amounts(seat, PAY_PRICE, ESSENCE_MOVES, typed, (pool[0], pool[1], pool[2], pool[3], pool[4]),
                           total, total, card.thing, (*card.price_args, ("count", total)))
    else:
        if total == 0:
            return EMPTY
        least_gold = typed[GOLD] - min(typed[GOLD], reduction.free)
        low = (0, 0, 0, 0, least_gold)
        high = tuple([min(pool[essence], typed[essence] + price.wild) for essence in range(5)])
        decision = Amounts(seat, PAY_REDUCED, ESSENCE_MOVES, low, high, total, total, card.thing,
                           (*card.price_args, ("count", total)), typed, price.wild)
    return (yield from amounts(decision))
