"""A title with a box: its content in saves, and the same rules with the components of another edition."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from conclave.kernel.errors import BadSave
from conclave.kernel.game import Game
from conclave.kit.box import FIRST_EDITION, Box, Content, Listed, read_listing, unpack

LISTING: Final = f"{FIRST_EDITION}_edition.txt"  # beside the content files: what the first edition has
PACKED: Final = f"{FIRST_EDITION}_edition.box"   # and its content files as they were, packed


@mypyc_attr(allow_interpreted_subclasses=True)
class BoxedGame(Game):
    """A title whose components stand in content files. A subclass opens boxes of its own kind."""

    def __init__(self, box: Box, folder: Path) -> None:
        self.edition = box.edition
        self._content = box.content
        self._naming = box.naming
        self._folder = folder
        self._played: dict[str, Game] = {}

    def with_box(self, content: Content | None, listing: Sequence[Listed] | None) -> BoxedGame:
        """The same rules with the box of some content files (`open_box`)."""
        raise NotImplementedError

    def content(self) -> str:
        """The content files, packed."""
        return self._content

    def as_played(self, edition: str, content: str = "") -> Game | None:
        """These rules with the components of another edition, given its content; None if the edition is not known.

        Saves without an edition were made with the first one, whose content is kept beside the content files.
        Recordings are played with the edition called `first`: the components of the first one, described as in the present
        files.
        """
        if edition == self.edition:
            return self
        if edition not in self._played:
            if edition and not content and edition != FIRST_EDITION:
                first = self.as_played("")
                return first if first is not None and first.edition == edition else None
            found = self._opened(edition, content)
            if found is None:
                return None
            self._played[edition] = self._played.setdefault(found.edition, found)
        return self._played[edition]

    def _opened(self, edition: str, content: str) -> Game | None:
        try:
            if edition == FIRST_EDITION:
                game = self.with_box(None, read_listing((self._folder / LISTING).read_text(encoding="utf-8")))
                game.edition = FIRST_EDITION
                return game
            packed = content if edition else (self._folder / PACKED).read_text(encoding="ascii").strip()
            game = self.with_box(unpack(packed), None)
        except BadSave:
            raise
        except Exception:  # content that this program cannot read any more, whatever it stumbles over
            return None
        if game.edition == self.edition:
            return self
        if edition and game.edition != edition:
            return None
        game._naming.prefer(self._naming)
        return game
