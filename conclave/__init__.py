"""A digital table for four board games of rival mages.

>>> import conclave
>>> table = conclave.new(conclave.titles()[0], players=2, seed=7)
>>> news = table.play(table.legal()[0])
>>> table.version, table.over
(1, False)
"""

from __future__ import annotations

from collections.abc import Mapping

from conclave.kernel.errors import ConclaveError, IllegalAnswer
from conclave.kernel.game import Game
from conclave.kernel.table import Table
from conclave.registry import game, titles

__version__ = "0.2.0"
__all__ = ["ConclaveError", "Game", "IllegalAnswer", "Table", "game", "load", "new", "titles"]


def new(title: str, players: int = 2, seed: int = 0, options: Mapping[str, str] | None = None) -> Table:
    """A new game of a title; the same seed and answers give the same game."""
    return Table(game(title), players, seed, options)


def load(text: str, as_played: bool = False) -> Table:
    """The game of a save. One of other rules or cards goes on from where it was; `as_played` shows it under its own."""
    return Table.load(text, game, as_played=as_played)
