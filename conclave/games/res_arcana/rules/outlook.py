"""What people are shown beside a question: prices, what comes of an answer, and the loss that a reaction answers."""

from __future__ import annotations

from typing import Final

from conclave.games.res_arcana.rules.actions import ACT, NO_REDUCTION
from conclave.games.res_arcana.rules.paying import ANY, Reduction, bag_changes, one, reduction_for
from conclave.games.res_arcana.rules.reactions import SUFFER_MOVE, Loss
from conclave.games.res_arcana.rules.use import scope_of
from conclave.games.res_arcana.rules.victory import points
from conclave.games.res_arcana.state.model import (
    CLAIM,
    CLAIM_FROM_DECK,
    DISCARD_FOR_GOLD,
    DISCARD_FOR_TWO,
    GOLD,
    LIFE,
    MONUMENT,
    MONUMENT_PRICE,
    PASS,
    PAY_TO_IGNORE,
    REACT,
    USE_FOR_NOTHING,
    Board,
    Card,
    Cost,
    Move,
)
from conclave.kernel.decision import Choose, Decision, Option
from conclave.kernel.outlook import (
    ASKED,
    AVOIDED,
    BRIGHT,
    DONE,
    NO_OUTLOOK,
    QUIET,
    THIN,
    WAITS,
    Change,
    Outlook,
    Part,
    Prospect,
    Threat,
    Victim,
)
from conclave.kernel.words import Words
from conclave.kit.effects import outlook_of

OTHER: Final = "other"    # essences beside life, which a victim chooses when life is missing
POINTS: Final = "points"
LOSES: Final = Words("threat-loses")
IGNORES: Final = Words("outlook-ignore")


def outlook(board: Board, decision: Decision) -> Outlook:
    """For an action: what each costs and brings. For a reaction: the loss of life, and what each way out costs."""
    if not isinstance(decision, Choose):
        return NO_OUTLOOK
    if decision.prompt is ACT:
        return Outlook(tuple([(option.note, _action(board, decision.seat, option)) for option in _all_of(decision)]))
    loss = decision.matter
    if not isinstance(loss, Loss):
        return NO_OUTLOOK
    threat = _threat(board, loss, len(decision.options) - 1)
    return Outlook(tuple([(option.note, _way_out(board, loss, option)) for option in _all_of(decision)]), threat)


def _all_of(decision: Choose) -> list[Move]:
    options: list[Option] = [shown for option in decision.options for shown in (option, *option.variants)]
    return [option for option in options if isinstance(option, Move)]


def _action(board: Board, seat: int, move: Move) -> Prospect:
    """What an action costs and brings."""
    if move.verb == PASS:
        return Prospect(QUIET)
    if move.verb == CLAIM_FROM_DECK:
        return Prospect(price=bag_changes(board, seat, MONUMENT_PRICE, -1))
    card = board.box.cards[move.card]
    if move.verb == DISCARD_FOR_GOLD:
        return Prospect(THIN, (), bag_changes(board, seat, one(GOLD), 1))
    if move.verb == DISCARD_FOR_TWO:
        return Prospect(THIN, (), (Change(ANY, 2, sum(board.pool[seat]) + 2),))
    if move.power >= 0 and move.verb > CLAIM_FROM_DECK:
        power, scope = card.powers[move.power], scope_of(seat, move.card)
        if move.verb == USE_FOR_NOTHING:
            return Prospect(THIN, outlook_of(board, scope, power.costs))
        return Prospect(BRIGHT, outlook_of(board, scope, power.costs), outlook_of(board, scope, power.effects))
    if move.verb == CLAIM and card.kind == MONUMENT:
        return Prospect(price=bag_changes(board, seat, MONUMENT_PRICE, -1), result=_points(board, seat, card))
    cut = NO_REDUCTION if move.verb == CLAIM else reduction_for(board, seat, card, 0, 0)
    return Prospect(price=_price(board, seat, card, cut), result=_points(board, seat, card))


def _points(board: Board, seat: int, card: Card) -> tuple[Part, ...]:
    return (Change(POINTS, card.vp, points(board, seat) + card.vp),) if card.vp else ()


def _price(board: Board, seat: int, card: Card, cut: Reduction) -> tuple[Part, ...]:
    """A price; where discounts leave a choice, how many essences it is."""
    price = card.price
    assert price is not None
    removed, have = cut.removed(price), sum(board.pool[seat])
    if removed:
        total = price.total - removed
        return (Change(ANY, -total, have - total),) if total else ()
    typed = bag_changes(board, seat, price.typed, -1)
    return (*typed, Change(ANY, -price.wild, have - price.total)) if price.wild else typed


def _way_out(board: Board, loss: Loss, move: Move) -> Prospect:
    """What a reaction, a payment or doing nothing costs and brings."""
    if move is SUFFER_MOVE:
        return Prospect(QUIET, _loss(board, loss))
    if move.verb == PAY_TO_IGNORE:
        cost = loss.way_out.costs[move.card]
        price = cost.outlook(board, scope_of(loss.victim, loss.card, loss))
        fallback = not isinstance(cost, Cost) or cost.special
        return Prospect(THIN if fallback else BRIGHT, price, (IGNORES,))
    if move.verb == REACT:
        power = board.box.cards[move.card].powers[move.power]
        return Prospect(BRIGHT, outlook_of(board, scope_of(loss.victim, move.card, loss), power.costs), (IGNORES,))
    return Prospect(QUIET)


def _loss(board: Board, loss: Loss) -> tuple[Part, ...]:
    """What a victim would lose: life first, then two others for each life that is missing (RA-LIFE-2, RA-LIFE-3)."""
    pool = board.pool[loss.victim]
    life = min(loss.count, pool[LIFE])
    others = sum(pool) - pool[LIFE]
    owed = min(2 * (loss.count - life), others)
    lost = bag_changes(board, loss.victim, (0, life, 0, 0, 0), -1)
    return (*lost, Change(OTHER, -owed, others - owed)) if owed else lost


def _threat(board: Board, loss: Loss, ways: int) -> Threat:
    """The loss: who is behind it, and whom it hits in which order."""
    card = board.card(loss.card)
    victims = tuple([_victim(board, other, loss) for other in loss.losses if not other.impossible() or other.answer])
    notes = (Words("threat-ways", (("count", ways),)),)
    return Threat(card.thing, card.words, loss.attacker, victims, LOSES, notes=notes)


def _victim(board: Board, loss: Loss, asked: Loss) -> Victim:
    """One of the rivals, as things stand."""
    answer = loss.answer
    if loss.cancelled and answer is not None:
        by = board.box.cards[answer.card].words if answer.verb == REACT else loss.way_out.costs[answer.card].words()
        return Victim(loss.victim, AVOIDED, by=by)
    if loss.happened:
        return Victim(loss.victim, DONE)
    return Victim(loss.victim, ASKED if loss is asked else WAITS, changes=_loss(board, loss))
