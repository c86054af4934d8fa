"""A position's worth, for the bots."""

from __future__ import annotations

from math import exp
from typing import Final

from conclave.games.res_arcana.model import CARDS, Board
from conclave.games.res_arcana.victory import points

WEIGHTS: Final = (1.0, 1.0, 1.0, 1.0, 2.0)


def judge(board: Board, seat: int) -> float:
    """An estimate of the chance to win, from 0 to 1."""
    if board.reason:
        return (1.0 / len(board.winners)) if seat in board.winners else 0.0
    own = worth(board, seat)
    best = max([worth(board, rival) for rival in board.rivals(seat)])
    return 1.0 / (1.0 + exp(best - own))


def worth(board: Board, seat: int) -> float:
    """What a seat has, in points."""
    pool = board.pool[seat]
    essences = 0.0
    for essence in range(5):
        essences += min(pool[essence], 8) * WEIGHTS[essence]
    cards = sum([0.3 + 0.15 * sum(CARDS[card].gains) for card in board.play[seat]])
    return points(board, seat) * 0.5 + essences * 0.05 + cards + 0.1 * len(board.hand[seat])
