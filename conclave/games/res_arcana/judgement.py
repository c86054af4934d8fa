"""A position's worth, for the bots: what a seat has and may expect, in victory points, and what that means for winning."""

from __future__ import annotations

from math import exp
from typing import Final

from conclave.games.res_arcana.appraisal import APPRAISALS, CARD, ESSENCE, Appraisal
from conclave.games.res_arcana.model import Board
from conclave.games.res_arcana.victory import THRESHOLD, points, tagged

W: Final[list[float]] = [
    6.8,   # 0 the round in which a game ends, as a rule
    0.5,   # 1 most rounds left for each missing point
    0.28,  # 2 least
    0.35,  # 3 steepness
    0.9,   # 4 a monument that can be paid for, of its worth
    0.17,  # 5 a gold piece towards one
    0.9,   # 6 progress to a place
    0.1,   # 7 hand surplus
    0.4,   # 8 essence worth at the end
    0.25,  # 9 more per round
    0.5,   # 10 ready
    0.9,   # 11 income
    0.65,  # 12 use
    1.0,   # 13 pool
    1.1,   # 14 hand base
    0.4,   # 15 stored
    0.5,   # 16 steeper at the end
    0.9,   # 17 not passed
    1.0,   # 18 extras
    0.0,   # 19 hand more with rounds left
    0.9,   # 20 token at the end
    0.9,   # 21 place payable
    0.6,   # 22 essence price in a place
    0.8,   # 23 hand payable (best one)
    0.6,   # 24 price of a card
]
BLIND: Final = 1.7
DEEP: Final = 14.0


def judge(board: Board, seat: int) -> float:
    """An estimate of the chance to win, from 0 to 1; over all seats the estimates add up to 1."""
    if board.reason and not board.agenda:
        return (1.0 / len(board.winners)) if seat in board.winners else 0.0
    seats = board.seats
    totals = [points(board, other) for other in range(seats)]
    left = rounds_left(board, max(totals))
    monument = monument_worth(board, left)
    steep = W[3] + W[16] * max(0.0, 1.0 - left / 2.5)
    own = worth(board, seat, totals[seat], left, monument)
    odds = 1.0
    for rival in range(seats):
        if rival != seat:
            odds += exp(min(50.0, (worth(board, rival, totals[rival], left, monument) - own) * steep))
    return 1.0 / odds


def rounds_left(board: Board, best: int) -> float:
    """How many more times the players will collect."""
    missing = THRESHOLD - best
    if missing <= 0:
        return 0.0
    return max(min(W[0] - board.round, missing * W[1]), missing * W[2])


def worth(board: Board, seat: int, total: int, left: float, monument: float) -> float:
    """What a seat has and may expect, in points."""
    turned = board.turned
    stored = board.stored
    pool = board.pool[seat]
    passed = board.passed[seat]
    elan, life, calm, death, gold = float(pool[0]), float(pool[1]), float(pool[2]), float(pool[3]), float(pool[4])
    value = total + token_worth(board, seat, left)
    income = use = now = 0.0
    for index in board.play[seat]:
        card = APPRAISALS[index]
        income += card.income
        use += card.use
        value += W[18] * card.extra
        if not turned[index]:
            now += card.use
        if index in stored and left > 0.0:
            bag = stored[index]
            if card.scores < 0:
                part = W[15]
            else:
                part = 0.05
            elan += bag[0] * part
            life += bag[1] * part
            calm += bag[2] * part
            death += bag[3] * part
            gold += bag[4] * part
    value += left * (W[11] * income + W[12] * use)
    if not passed:
        value += W[17] + W[10] * now
    spare = (elan * DEEP / (DEEP + elan) + life * DEEP / (DEEP + life) + calm * DEEP / (DEEP + calm)
             + death * DEEP / (DEEP + death))
    value += min(1.0, W[8] + W[9] * left) * W[13] * spare * ESSENCE
    claims = int(gold) // 4
    value += monument * (claims * W[4] + (gold - 4 * claims) * W[5])
    value += hand_worth(board, seat, pool, left)
    if board.places:
        value += prospect(board, seat, pool, left)
    return value


def token_worth(board: Board, seat: int, left: float) -> float:
    """The token counts at the last check only, and goes to whoever passes first; it stands in the points already."""
    token = 0.1 + W[20] * max(0.0, 1.0 - left)
    if board.flipped:
        return token - 1.0 if board.first == seat else 0.0
    share = token / board.seats
    return share - 1.0 if board.first == seat else share


def monument_worth(board: Board, left: float) -> float:
    """The best monument to be had."""
    best = BLIND if board.monument_deck else 0.0
    for index in board.monuments:
        card = APPRAISALS[index]
        best = max(best, card.vp + card.on_claim + left * (W[11] * card.income + W[12] * card.use))
    return best


def hand_worth(board: Board, seat: int, pool: list[int], left: float) -> float:
    """Each card buys essences at least; the best one that can be paid for is as good as placed."""
    value = 0.0
    best = 0.0
    base = CARD * (W[14] + W[19] * min(1.0, left * 0.6))
    factor = 0.0 if board.passed[seat] else W[23]
    for index in board.hand[seat]:
        card = APPRAISALS[index]
        surplus = card.vp + left * (W[11] * card.income + W[12] * card.use) - card.price * W[24] - base
        value += base
        if surplus > 0.0:
            part = reach(card, pool)
            if part >= 1.0:
                best = max(best, surplus * factor)
            value += surplus * W[7] * (0.5 + 0.5 * part)
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
    best = 0.0
    for index in board.places:
        card = APPRAISALS[index]
        gain = card.vp + left * (W[11] * card.income + W[12] * card.use) + W[10] * card.use - card.price * W[22]
        if card.counts_tags:
            gain += (card.per_creature * tagged(board, seat, "creature") + card.per_dragon * tagged(board, seat, "dragon"))
        if gain <= 0.0:
            continue
        have = 0
        for essence, count in card.pairs:
            there = pool[essence]
            have += there if there < count else count
        if have == card.total:
            best = max(best, gain * W[21])
        else:
            part = have / card.total
            best = max(best, gain * part * part * W[6])
    return best
