"""How each title's table is drawn in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conclave.cli.boards.drawing import Drawing

if TYPE_CHECKING:
    from conclave.cli.speech import Speech
    from conclave.kernel.game import Game

__all__ = ["Drawing", "drawing_of"]


def drawing_of(game: Game, speech: Speech) -> Drawing:
    """The drawing of a title; titles without one of their own get the plain one."""
    if game.title == "res-arcana":
        from conclave.cli.boards.res_arcana import ResArcanaDrawing
        return ResArcanaDrawing(game, speech)
    if game.title == "krutagidon":
        from conclave.cli.boards.krutagidon import KrutagidonDrawing
        return KrutagidonDrawing(game, speech)
    return Drawing(game, speech)
