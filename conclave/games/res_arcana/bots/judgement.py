"""A position's worth, for the bots: what a seat has and may expect, in victory points, and what that means for winning.

The weights were found by fitting the outcome of games between bots, and then by matches of one setting against another.
"""

from __future__ import annotations

from typing import Final

from conclave.games.res_arcana.bots.appraisal import Appraisal, appraised
from conclave.games.res_arcana.bots.worth import CARD, ESSENCE
from conclave.games.res_arcana.rules.victory import THRESHOLD, points, tagged
from conclave.games.res_arcana.state.model import GOLD, Board
from conclave.kit.judging import chance, won

LAST_ROUND: Final = 6.8       # the round in which a game ends, as a rule
SLOWEST: Final = 0.5          # a missing point takes no more rounds than this
FASTEST: Final = 0.28         # nor fewer
STEEP: Final = 0.35           # how much a point ahead is worth, early
STEEPER: Final = 0.5          # and how much more when the end is near
NEAR: Final = 2.5             # so many rounds before the end
INCOME: Final = 0.9           # what is collected in a round, of its appraisal
USE: Final = 0.65             # what powers bring in a round, of their appraisal
READY: Final = 0.5            # a straight component can still be used in this round
TO_COME: Final = 0.9          # who has not passed has things to do, and will draw a card and take another item
PAYABLE_MONUMENT: Final = 0.9
GOLD_IN_HAND: Final = 0.17    # a gold piece on the way to a monument, of the monument's worth
UNSEEN: Final = 1.7           # the monument on top of the deck
PAYABLE_PLACE: Final = 0.9
PLACE_PROGRESS: Final = 0.9   # part of a place's price, squared, of its worth
PAYABLE_CARD: Final = 0.8     # only the best of them: they compete for the same essences
CARD_PROGRESS: Final = 0.1
PRICE: Final = 0.6            # essences of a price, of their appraisal: a rich pool misses them less
IN_HAND: Final = 1.1          # any card, of what it buys when discarded
STORED: Final = 0.4           # essences on components that do not count points
STORED_SCORING: Final = 0.05  # essences on those that do, which are rather left there
LAST_ESSENCES: Final = 0.4    # what a pool is worth at the very end
MORE_ESSENCES: Final = 0.25   # and more for each round left
DEEP: Final = 14.0            # a pool with so many of one kind counts only half of them
TOKEN: Final = 0.1            # the first player token while the end is far
LAST_TOKEN: Final = 0.9       # and more in the last round


def judge(board: Board, seat: int) -> float:
    """An estimate of the chance to win, from 0 to 1; over all seats the estimates add up to 1."""
    if board.reason and not board.agenda:
        return won(board.winners, seat)
    appraised(board.box)
    seats = board.seats
    totals = [points(board, other) for other in range(seats)]
    left = rounds_left(board, max(totals))
    monument = monument_worth(board, left)
    steep = STEEP + STEEPER * max(0.0, 1.0 - left / NEAR)
    return chance([worth(board, other, totals[other], left, monument) for other in range(seats)], seat, steep)


def rounds_left(board: Board, best: int) -> float:
    """How many more times the players will collect."""
    missing = THRESHOLD - best
    if missing <= 0:
        return 0.0
    return max(min(LAST_ROUND - board.round, missing * SLOWEST), missing * FASTEST)


def worth(board: Board, seat: int, total: int, left: float, monument: float) -> float:
    """What a seat has and may expect, in points."""
    appraisals = board.box.appraisals
    turned = board.turned
    stored = board.stored
    pool = board.pool[seat]
    elan, life, calm, death, gold = float(pool[0]), float(pool[1]), float(pool[2]), float(pool[3]), float(pool[GOLD])
    value = total + token_worth(board, seat, left)
    income = use = ready = 0.0
    for index in board.play[seat]:
        card = appraisals[index]
        income += card.income
        use += card.use
        value += card.extra
        if not turned[index]:
            ready += card.use
        if index in stored and left > 0.0:
            bag = stored[index]
            part = STORED if card.scores < 0 else STORED_SCORING
            elan += bag[0] * part
            life += bag[1] * part
            calm += bag[2] * part
            death += bag[3] * part
            gold += bag[4] * part
    value += left * (INCOME * income + USE * use)
    if not board.passed[seat]:
        value += TO_COME + READY * ready
    spare = (elan * DEEP / (DEEP + elan) + life * DEEP / (DEEP + life) + calm * DEEP / (DEEP + calm)
             + death * DEEP / (DEEP + death))
    value += min(1.0, LAST_ESSENCES + MORE_ESSENCES * left) * spare * ESSENCE
    claims = int(gold) // 4
    value += monument * (claims * PAYABLE_MONUMENT + (gold - 4 * claims) * GOLD_IN_HAND)
    value += hand_worth(board, seat, pool, left)
    if board.places:
        value += prospect(board, seat, pool, left)
    return value


def token_worth(board: Board, seat: int, left: float) -> float:
    """The token counts at the last check only, and goes to whoever passes first; it stands in the points already."""
    token = TOKEN + LAST_TOKEN * max(0.0, 1.0 - left)
    if board.flipped:
        return token - 1.0 if board.first == seat else 0.0
    share = token / board.seats
    return share - 1.0 if board.first == seat else share


def in_play(card: Appraisal, left: float) -> float:
    """What a component will have brought by the end."""
    return card.vp + left * (INCOME * card.income + USE * card.use)


def monument_worth(board: Board, left: float) -> float:
    """The best monument to be had."""
    appraisals = board.box.appraisals
    best = UNSEEN if board.monument_deck else 0.0
    for index in board.monuments:
        card = appraisals[index]
        best = max(best, in_play(card, left) + card.on_claim)
    return best


def hand_worth(board: Board, seat: int, pool: list[int], left: float) -> float:
    """Each card buys essences at least; the best one that can be paid for is as good as placed."""
    appraisals = board.box.appraisals
    value = 0.0
    best = 0.0
    least = CARD * IN_HAND
    acting = not board.passed[seat]
    for index in board.hand[seat]:
        card = appraisals[index]
        surplus = in_play(card, left) - card.price * PRICE - least
        value += least
        if surplus > 0.0:
            part = reach(card, pool)
            value += surplus * CARD_PROGRESS * (0.5 + 0.5 * part)
            if part >= 1.0 and acting:
                best = max(best, surplus * PAYABLE_CARD)
    return value + best


def reach(card: Appraisal, pool: list[int]) -> float:
    """How much of a price a pool holds already, from 0 to 1."""
    if not card.total:
        return 1.0
    have = 0
    for essence, count in card.pairs:
        there = pool[essence]
        have += there if there < count else count
    if card.wild:
        have += min(card.wild, max(0, pool[0] + pool[1] + pool[2] + pool[3] + pool[4] - have))
    return have / card.total


def prospect(board: Board, seat: int, pool: list[int], left: float) -> float:
    """The best place of power that the pool is on the way to."""
    appraisals = board.box.appraisals
    best = 0.0
    for index in board.places:
        card = appraisals[index]
        gain = in_play(card, left) + READY * card.use - card.price * PRICE
        if card.counts_tags:
            gain += card.per_creature * tagged(board, seat, "creature") + card.per_dragon * tagged(board, seat, "dragon")
        if gain <= 0.0:
            continue
        part = reach(card, pool)
        gain *= PAYABLE_PLACE if part >= 1.0 else part * part * PLACE_PROGRESS
        best = max(best, gain)
    return best
