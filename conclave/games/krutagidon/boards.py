"""The wizards of the boards. A board has no rules text; it goes with the familiar that names it (KR-SETUP-4)."""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.content import FOLDER, LANGUAGES, ORIGINS, SOURCES
from conclave.games.krutagidon.model import BY_NAME
from conclave.kernel.content import Record, read_file
from conclave.kernel.words import Words


class Board:
    """A wizard board: who is on it, and which familiar goes with it."""

    def __init__(self, record: Record) -> None:
        self.name = record.text("id")
        self.words = Words(f"board-{self.name.replace('_', '-')}")
        self.in_box = record.flag("in_box")
        self.familiar = record.text("familiar")
        if self.familiar not in BY_NAME or BY_NAME[self.familiar].board != self.name:
            raise record.wrong(f"'{self.familiar}' is not a familiar of this board")
        names, origins = record.record("name"), record.record("name_origin")
        self.names = {language: names.text(language) for language in LANGUAGES}
        for language in LANGUAGES:
            origins.one_of(language, ORIGINS)
        self.mild = record.text("ru_mild") if record.has("ru_mild") else ""
        record.words("sources", SOURCES)
        for read in (names, origins, record):
            read.close()


BOARDS: Final = {board.name: board for board in [Board(record) for record in read_file(FOLDER / "boards.yaml")]}
