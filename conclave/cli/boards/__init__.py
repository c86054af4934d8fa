"""How tables are drawn in a terminal: the plain drawing, and what titles need for better ones of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conclave.cli.boards.drawing import Drawing
from conclave.kernel.errors import UnknownGame, UnknownPart
from conclave.kernel.title import load
from conclave.registry import title

if TYPE_CHECKING:
    from conclave.cli.speech import Speech
    from conclave.kernel.game import Game

__all__ = ["Drawing", "drawing_of"]


def drawing_of(game: Game, speech: Speech) -> Drawing:
    """The drawing that the title of a game brings; the plain one if it brings none, or is not installed."""
    try:
        place = title(game.title).board
    except UnknownGame:
        place = ""
    if not place:
        return Drawing(game, speech)
    kind = load(place)
    if not isinstance(kind, type) or not issubclass(kind, Drawing):
        raise UnknownPart(f"'{place}' is not a drawing")
    return kind(game, speech)
