"""Plain data back into a board: the other half of `Board.plain`."""

from __future__ import annotations

from conclave.games.res_arcana.state.fields import DECLARED
from conclave.games.res_arcana.state.model import ArcanaBox, Board
from conclave.kernel.game import Plain
from conclave.kit import state


def restore(box: ArcanaBox, plain: Plain) -> Board:
    """The board that `Board.plain` described; BadSave if it does not hold together."""
    board = Board(box)
    state.restore(board, DECLARED, plain, box)
    return board
