"""The Actions phase: sections 7, 10 and 20 of the rules."""

from __future__ import annotations

from typing import Final

from conclave.games.res_arcana.rules.cards_in_hand import clear, discard, draw, enter_play, place
from conclave.games.res_arcana.rules.paying import Reduction, affordable, ask_any, gain, one, pay, reduction_for
from conclave.games.res_arcana.rules.use import scope_of
from conclave.games.res_arcana.state.model import (
    CLAIM,
    CLAIM_FROM_DECK,
    DISCARD_FOR_GOLD,
    DISCARD_FOR_TWO,
    GOLD,
    MONUMENT,
    MONUMENT_PRICE,
    PASS,
    PLACE_CARD,
    USE,
    USE_FOR_NOTHING,
    Board,
    Card,
    Move,
    Power,
    picked,
)
from conclave.kernel.decision import Choose, Option, Prompt
from conclave.kernel.events import Step
from conclave.kernel.words import Words
from conclave.kit.effects import Scope, possible, run

ACT: Final = Prompt("ask-act", "RA-ACT-1")
DISCARD_GAIN: Final = Prompt("ask-discard-gain", "RA-DISCARD-1")
SWAP_ITEM: Final = Prompt("ask-swap-item", "RA-PASS-3")
PASS_MOVE: Final = Move(PASS, -1, 0, "pass", Words("move-pass"))
BLIND_MONUMENT: Final = Move(CLAIM_FROM_DECK, -1, 0, "claim monument deck", Words("move-claim-deck"), ("deck:monuments",))
NO_REDUCTION: Final = Reduction(0, 0)
NOT_GOLD: Final = (GOLD,)


def possible_actions(board: Board, seat: int) -> list[Option]:
    """Everything that a player may do as an action now (RA-ACT-3)."""
    pool = board.pool[seat]
    total = pool[0] + pool[1] + pool[2] + pool[3] + pool[4]
    cards = board.box.cards
    turned = board.turned
    options: list[Option] = []
    all_spare = all_free = dragon_spare = dragon_free = 0
    scope: Scope | None = None  # one for all powers that are more than a price
    for index in board.play[seat]:
        card = cards[index]
        for power in card.actions:
            if turned[index] != power.while_turned or total < power.needs_total:
                continue
            for essence, count in power.needs:
                if pool[essence] < count:
                    break
            else:
                if power.special:
                    if scope is None:
                        scope = scope_of(seat, index)
                    scope.card = index
                    if not possible(board, scope, power.special):
                        continue
                options.append(power.move)
        for discount in card.discounts:
            if discount.dragons_only:
                if discount.spares_gold:
                    dragon_spare += discount.count
                else:
                    dragon_free += discount.count
            elif discount.spares_gold:
                all_spare += discount.count
            else:
                all_free += discount.count
    cut = NO_REDUCTION
    dragon_cut = NO_REDUCTION
    if all_spare or all_free:
        cut = dragon_cut = Reduction(all_spare, all_free)
    if dragon_spare or dragon_free:
        dragon_cut = Reduction(all_spare + dragon_spare, all_free + dragon_free)
    for index in board.hand[seat]:
        card = cards[index]
        if _can_pay(pool, total, card, dragon_cut if card.dragon else cut):
            options.append(card.place_move)
        options.append(card.gold_move)
        options.append(card.two_move)
    for index in board.places:
        card = cards[index]
        if _can_pay(pool, total, card, NO_REDUCTION):  # RA-DISC-7
            options.append(card.claim_move)
    if pool[GOLD] >= 4:
        for index in board.monuments:
            options.append(cards[index].claim_move)
        if board.monument_deck:
            options.append(BLIND_MONUMENT)
    options.append(PASS_MOVE)
    return options


def _can_pay(pool: list[int], total: int, card: Card, cut: Reduction) -> bool:
    price = card.price
    assert price is not None
    if cut is not NO_REDUCTION:
        return affordable(pool, price, cut)
    if total < price.total:
        return False
    for essence, count in price.pairs:
        if pool[essence] < count:
            return False
    return True


def turn_of(board: Board, seat: int) -> Step:
    """One action of one player; then the turn goes on clockwise (RA-ACT-1, RA-ACT-2)."""
    answer = yield Choose(seat, ACT, possible_actions(board, seat))
    move = picked(answer)
    verb = move.verb
    if verb in (USE, USE_FOR_NOTHING):
        yield from use_power(board, seat, board.box.cards[move.card].powers[move.power], verb == USE)
    elif verb == PASS:
        yield from pass_the_round(board, seat)
    elif verb == PLACE_CARD:
        card = board.box.cards[move.card]
        yield from place(board, seat, move.card, board.hand[seat], reduction_for(board, seat, card, 0, 0))
    elif verb == DISCARD_FOR_GOLD:
        discard(board, seat, move.card)
        gain(board, seat, one(GOLD), board.box.cards[move.card].thing)
    elif verb == DISCARD_FOR_TWO:
        discard(board, seat, move.card)
        bag = yield from ask_any(board, seat, DISCARD_GAIN, 2, NOT_GOLD, board.box.cards[move.card].thing)
        gain(board, seat, bag, board.box.cards[move.card].thing)
    else:
        yield from claim(board, seat, move)
    if not board.reason:
        board.agenda.append(next_turn(board, seat))


def next_turn(board: Board, seat: int) -> tuple[str, int]:
    """Who acts next; the end of the round when all have passed (RA-ACT-2, RA-ACT-5)."""
    for step in range(1, board.seats + 1):
        other = (seat + step) % board.seats
        if not board.passed[other]:
            return ("turn", other)
    return ("end-round", 0)


def use_power(board: Board, seat: int, power: Power, with_effect: bool) -> Step:
    """Pay the cost, then apply the effects in printed order, or forgo them all (RA-POWER-1, RA-POWER-8)."""
    if board.told is not None:
        board.tell("used" if with_effect else "used-for-nothing",
                   (("seat", seat), ("card", board.box.cards[power.card].words), ("number", power.index + 1)),
                   board.box.cards[power.card].thing, "RA-POWER-1")
    yield from run(board, scope_of(seat, power.card), power.whole if with_effect else power.costs)


def claim(board: Board, seat: int, move: Move) -> Step:
    """Claim a monument or a place of power (RA-CLAIM-1 to RA-CLAIM-7). The gap is filled last (RA-Q-18)."""
    index = move.card
    if move.verb == CLAIM and board.box.cards[index].kind != MONUMENT:
        price = board.box.cards[index].price
        assert price is not None
        pay(board, seat, price.typed, board.box.cards[index].thing)
        board.places.remove(index)
        _arrive(board, seat, index, False)
        return
    from_deck = move.verb == CLAIM_FROM_DECK
    if from_deck:
        pay(board, seat, MONUMENT_PRICE, "deck:monuments")
        index = _take_top_monument(board)
    else:
        pay(board, seat, MONUMENT_PRICE, board.box.cards[index].thing)
        gap = board.monuments.index(index)
        del board.monuments[gap]
    _arrive(board, seat, index, from_deck)
    yield from run(board, scope_of(seat, index), board.box.cards[index].on_claim)
    if not from_deck and board.monument_deck:
        board.monuments.insert(gap, _take_top_monument(board))
        if board.told is not None:
            board.tell("monument-revealed", (("card", board.box.cards[board.monuments[gap]].words),),
                       board.box.cards[board.monuments[gap]].thing, "RA-CLAIM-4", True)


def _take_top_monument(board: Board) -> int:
    index = board.monument_deck.pop()
    board.secrets.turn_up(index)
    return index


def _arrive(board: Board, seat: int, index: int, unseen: bool) -> None:
    enter_play(board, seat, index)
    if board.told is not None:
        board.tell("claimed", (("seat", seat), ("card", board.card(index).words)), board.card(index).thing, "RA-CLAIM-1",
                   unseen)


def pass_the_round(board: Board, seat: int) -> Step:
    """Token (if first), magic item, card: in this order (RA-PASS-1)."""
    if board.told is not None:
        board.tell("passed", (("seat", seat),), f"seat:{seat}", "RA-PASS-1")
    if not any(board.passed):  # RA-PASS-2
        board.first = seat
        board.flipped = 1
        if board.told is not None:
            board.tell("took-token", (("seat", seat),), "token", "RA-PASS-2")
    board.passed[seat] = 1
    answer = yield Choose(seat, SWAP_ITEM, board.box.picks(board.items), board.box.cards[board.item[seat]].thing)
    swap_item(board, seat, picked(answer).card)
    draw(board, seat, 1, f"seat:{seat}")  # RA-PASS-4


def swap_item(board: Board, seat: int, item: int) -> None:
    """Put the old item back, straight and empty, and take another (RA-PASS-3, RA-Q-13, RA-Q-14)."""
    old = board.item[seat]
    play = board.play[seat]
    board.items.remove(item)
    if old >= 0:
        board.turned[old] = 0
        clear(board, seat, old, "RA-Q-13")
        board.items.append(old)
        board.items.sort()
        play[play.index(old)] = item
    else:
        play.append(item)  # only a position that was set up by hand has a seat without an item
    board.item[seat] = item
    if board.told is not None:
        board.tell("swapped-item", (("seat", seat), ("card", board.card(item).words)), board.card(item).thing, "RA-PASS-3")
