"""Why a thing cannot be done now, in a player's words."""

from __future__ import annotations

from conclave.games.res_arcana.cards.wording import offered, power_args
from conclave.games.res_arcana.rules.actions import ACT, NO_REDUCTION
from conclave.games.res_arcana.rules.paying import Reduction, except_words, reduction_for
from conclave.games.res_arcana.rules.use import scope_of
from conclave.games.res_arcana.state.model import ESSENCES, GOLD, MONUMENT_PRICE, Board, Card, Power, Price
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
        for power in board.box.cards[index].powers:
            reason = why_not_power(board, seat, power)
            if reason is not None:
                card = board.box.cards[index]
                what = Words("move-use", power_args(card, power))
                refusals.append(Refusal(card.thing, what, reason))
    for index in board.hand[seat]:
        card = board.box.cards[index]
        reason = why_not_pay(board, seat, card, reduction_for(board, seat, card, 0, 0))
        if reason is not None:
            refusals.append(Refusal(card.thing, Words("move-place", (("card", card.words),)), reason))
    for index in (*board.places, *board.monuments):
        card = board.box.cards[index]
        reason = why_not_pay(board, seat, card, NO_REDUCTION)
        if reason is not None:
            refusals.append(Refusal(card.thing, Words("move-claim", (("card", card.words),)), reason))
    if board.monument_deck:
        reason = shortfall(board.pool[seat], Price(MONUMENT_PRICE, 0), NO_REDUCTION)
        if reason is not None:
            refusals.append(Refusal("deck:monuments", Words("move-claim-deck"), reason))
    return refusals


def why_not_power(board: Board, seat: int, power: Power) -> Words | None:
    """Why a power cannot be used as an action; None if it can."""
    if power.timing == "on_claim":
        return Words("why-only-on-claim")
    if power.timing == "react":
        return Words("why-only-as-reaction")
    turned = board.turned[power.card]
    if turned != power.while_turned:
        return Words("why-turned" if turned else "why-only-while-turned")
    needs = dict(power.needs)
    typed = (needs.get(0, 0), needs.get(1, 0), needs.get(2, 0), needs.get(3, 0), needs.get(4, 0))
    short = shortfall(board.pool[seat], Price(typed, power.needs_total - sum(typed)), NO_REDUCTION)
    if short is not None:
        return short
    scope = scope_of(seat, power.card)
    for cost in power.special:
        if not cost.possible(board, scope):
            return Words("why-cost", (("cost", offered([cost])[0]),))
    return None


def why_not_pay(board: Board, seat: int, card: Card, cut: Reduction) -> Words | None:
    """Why a price cannot be paid; None if it can."""
    price = card.price
    assert price is not None
    return shortfall(board.pool[seat], price, cut)


def shortfall(pool: list[int], price: Price, cut: Reduction) -> Words | None:
    """«7 life and 3 calm short»: the fewest essences that are missing after all discounts; None if none are."""
    missing = [max(0, price.typed[essence] - pool[essence]) for essence in range(5)]
    spare = sum([max(0, pool[essence] - price.typed[essence]) for essence in range(5)])
    off = cut.removed(price)
    gold = max(0, missing[GOLD] - cut.free)  # RA-DISC-8
    named = max(0, sum(missing) - gold - off)  # the discounts do most where a type is missing
    any_type = max(0, sum(missing) + max(0, price.wild - spare) - off - gold - named)
    types = tuple([essence for essence in range(5) if missing[essence] and (essence != GOLD or cut.free)])
    parts: list[Words] = []
    if off == 0:
        parts += [_short_of(essence, missing[essence]) for essence in types]
    elif named and len(types) == 1:
        parts.append(_short_of(types[0], named))
    elif named:
        parts.append(Words("short-among", (("count", named), ("options", except_words(types)))))
    if gold:
        parts.append(_short_of(GOLD, gold))
    if any_type:
        parts.append(Words("short-any", (("count", any_type),)))
    return Words("why-short", (("essences", tuple(parts)),)) if parts else None


def _short_of(essence: int, count: int) -> Words:
    return Words("short-essence", (("count", count), ("essence", ESSENCES[essence])))
