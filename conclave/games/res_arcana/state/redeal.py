"""A board as one seat may imagine it: everything that the seat cannot know is dealt anew.

Cards that the seat has seen by now, in the middle of a step, stay where they were when the step began.
"""

from __future__ import annotations

from conclave.games.res_arcana.state.model import Board
from conclave.kernel.dice import Dice
from conclave.kit.redeal import redeal as deal_anew


def redeal(board: Board, now: Board, seat: int | None, dice: Dice) -> None:
    """Make the board one that this seat may be in, given what it has seen by `now`."""
    viewer = board.seats if seat is None else seat
    piles = [board.aside, *board.hand, *board.deck, *board.pack, *board.kept, board.monument_deck, board.aside_mages,
             *board.dealt_mages]
    deal_anew(board.secrets, piles, viewer, dice, now.secrets.seen_by(viewer) if now is not board else ())
