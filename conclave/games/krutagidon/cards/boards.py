"""The wizards of the boards. A board has no rules text; it goes with the familiar that names it (KR-SETUP-4)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from conclave.games.krutagidon.state.model import WizardBox
from conclave.kernel.content import Record, read_file
from conclave.kernel.text import LANGUAGES
from conclave.kernel.words import Words
from conclave.kit.naming import read_names

FOLDER: Final = Path(__file__).parents[1] / "content"
ORIGINS: Final = ("seed", "public", "design")
SOURCES: Final = ("S", "RB", "P1", "P2", "P3", "P4", "P5", "P6")


class Board:
    """A wizard board: who is on it, and which familiar goes with it."""

    def __init__(self, record: Record, box: WizardBox) -> None:
        self.name = record.text("id")
        self.words = Words(f"board-{self.name.replace('_', '-')}")
        self.in_box = record.flag("in_box")
        self.familiar = record.text("familiar")
        if self.familiar not in box.by_name or box.by_name[self.familiar].board != self.name:
            raise record.wrong(f"'{self.familiar}' is not a familiar of this board")
        self.names = read_names(record)
        origins = record.record("name_origin")
        for language in LANGUAGES:
            origins.one_of(language, ORIGINS)
        self.mild = record.text("ru_mild") if record.has("ru_mild") else ""
        record.words("sources", SOURCES)
        for read in (origins, record):
            read.close()


def boards_of(box: WizardBox, own: bool = True) -> dict[str, Board]:
    """All wizard boards by name; of a box whose content files are not our `own`, those whose familiar it has."""
    records = read_file(FOLDER / "boards.yaml")
    boards = [Board(record, box) for record in records if own or record.text("familiar") in box.by_name]
    return {board.name: board for board in boards}
