"""Plain data back into a board: the other half of `Board.plain`."""

from __future__ import annotations

from conclave.games.res_arcana.state.fields import DECLARED
from conclave.games.res_arcana.state.first_saves import secrets_of
from conclave.games.res_arcana.state.model import ArcanaBox, Board
from conclave.kernel.errors import BadSave
from conclave.kernel.game import Plain
from conclave.kit import state


def restore(box: ArcanaBox, plain: Plain) -> Board:
    """The board that `Board.plain` described; BadSave if it does not hold together."""
    board = Board(box)
    if "secrets" not in plain and "lot" in plain:
        try:
            plain = {**plain, "secrets": secrets_of(plain)}
        except BadSave as error:
            raise BadSave(f"this is not a state of {DECLARED.title}: {error}") from None
    state.restore(board, DECLARED, plain, box)
    return board
