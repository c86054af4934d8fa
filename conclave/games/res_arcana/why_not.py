"""Why a thing cannot be done now, in a player's words."""

from __future__ import annotations

from conclave.games.res_arcana.actions import ACT
from conclave.games.res_arcana.costs import offered
from conclave.games.res_arcana.model import CARDS, ESSENCES, GOLD, Board, Card, Power
from conclave.games.res_arcana.paying import Reduction, affordable, reduction_for
from conclave.games.res_arcana.wording import power_args
from conclave.kernel.decision import Decision
from conclave.kernel.game import Refusal
from conclave.kernel.words import Words


def why_not(board: Board, decision: Decision) -> list[Refusal]:
    """For an action to be chosen: each power, card and tile that cannot be used, with the reason."""
    if decision.prompt is not ACT:
        return []
    seat = decision.seat
    refusals: list[Refusal] = []
    for index in board.play[seat]:
        for power in CARDS[index].powers:
            reason = why_not_power(board, seat, power)
            if reason is not None:
                card = CARDS[index]
                what = Words("move-use", power_args(card, power))
                refusals.append(Refusal(card.thing, what, reason))
    for index in board.hand[seat]:
        card = CARDS[index]
        reason = why_not_pay(board, seat, card, reduction_for(board, seat, card, 0, 0))
        if reason is not None:
            refusals.append(Refusal(card.thing, Words("move-place", (("card", card.words),)), reason))
    for index in (*board.places, *board.monuments):
        card = CARDS[index]
        reason = why_not_pay(board, seat, card, Reduction(0, 0))
        if reason is not None:
            refusals.append(Refusal(card.thing, Words("move-claim", (("card", card.words),)), reason))
    if board.monument_deck and board.pool[seat][GOLD] < 4:
        refusals.append(Refusal("deck:monuments", Words("move-claim-deck"), short_of(GOLD, 4 - board.pool[seat][GOLD])))
    return refusals


def short_of(essence: int, count: int) -> Words:
    """«2 death short»."""
    return Words("why-short", (("count", count), ("essence", ESSENCES[essence])))


def why_not_power(board: Board, seat: int, power: Power) -> Words | None:
    """Why a power cannot be used as an action; None if it can."""
    if power.timing == "on_claim":
        return Words("why-only-on-claim")
    if power.timing == "react":
        return Words("why-only-as-reaction")
    turned = board.turned[power.card]
    if turned != power.while_turned:
        return Words("why-turned" if turned else "why-only-while-turned")
    pool = board.pool[seat]
    for essence, count in power.needs:
        if pool[essence] < count:
            return short_of(essence, count - pool[essence])
    if sum(pool) < power.needs_total:
        return Words("why-short-any", (("count", power.needs_total - sum(pool)),))
    for cost in power.special:
        if not cost.payable(board, seat, power.card):
            return Words("why-cost", (("cost", offered([cost])[0]),))
    return None


def why_not_pay(board: Board, seat: int, card: Card, cut: Reduction) -> Words | None:
    """Why a price cannot be paid; None if it can."""
    pool, price = board.pool[seat], card.price
    assert price is not None
    if affordable(pool, price, cut):
        return None
    left = cut.removed(price)
    missing = [(essence, price.typed[essence] - pool[essence]) for essence in range(5)
               if price.typed[essence] > pool[essence]]
    for essence, count in missing:
        if count > left:
            return short_of(essence, count - left)
        left -= count
    return Words("why-short-any", (("count", max(1, price.total - cut.removed(price) - sum(pool))),))


