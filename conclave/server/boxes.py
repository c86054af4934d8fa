"""The components of all editions that tables of this server were played with: kept in the database, and known by heart.

Only these count. What an uploaded save says about the components of an edition is not read: whoever wrote it could make up
cards that never come to an end.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from conclave.kernel.editions import game_as_played
from conclave.kernel.game import Game
from conclave.kernel.table import Table
from conclave.registry import game as find_game
from conclave.registry import titles


class KeptBox(msgspec.Struct, frozen=True):
    """The content of an edition, and when a server was last started with it, in milliseconds."""

    title: str
    edition: str
    content: str
    at: int


def present_boxes(now: int) -> list[KeptBox]:
    """The boxes of all installed titles that have content files."""
    games = [find_game(title) for title in titles()]
    return [KeptBox(game.title, game.edition, game.content(), now) for game in games if game.content()]


class Boxes:
    """What is known of editions; everything that this server reads back is read with it."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, str], KeptBox] = {}

    def take(self, boxes: Iterable[KeptBox]) -> None:
        """Learn of these."""
        self._kept.update({(box.title, box.edition): box for box in boxes})

    def content(self, title: str, edition: str) -> str:
        """The content of an edition, or nothing if it is not known."""
        kept = self._kept.get((title, edition))
        return kept.content if kept is not None else ""

    def knows(self, title: str, edition: str) -> bool:
        """Whether the content of an edition is kept; the first one and the present one need not be."""
        return edition in ("", find_game(title).edition) or (title, edition) in self._kept

    def is_newer(self, title: str, edition: str) -> bool:
        """Whether another server was started with this edition after one was with ours: then tables do not go back."""
        theirs, ours = self._kept.get((title, edition)), self._kept.get((title, find_game(title).edition))
        return theirs is not None and ours is not None and theirs.at > ours.at

    def game(self, title: str, rules: str, edition: str) -> Game | None:
        """A title as an edition had it; None if that is not known, or if the rules were others."""
        return game_as_played(find_game(title), rules, edition, {edition: self.content(title, edition)})

    def earlier_games(self, title: str) -> list[Game]:
        """The earlier editions of a title, the last ones last: their components may have to be named still."""
        present = find_game(title)
        kept = sorted([box for box in self._kept.values() if box.title == title], key=lambda box: box.at)
        found = [present.as_played(edition, content)
                 for edition, content in [("", ""), *[(box.edition, box.content) for box in kept]]]
        return [game for game in found if game is not None and game is not present]

    def load(self, text: str, as_played: bool = False) -> Table:
        """The game of a save, which goes on under the present edition unless it is opened `as_played`."""
        return Table.load(text, find_game, self.content, as_played)
