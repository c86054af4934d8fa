"""A person at a live screen, for tests: types lines, and interrupts."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from conclave.cli.boards import drawing_of
from conclave.cli.screen import Resized, Screen
from conclave.cli.seating import Seating
from conclave.cli.sitting import Sitting
from conclave.cli.speech import Speech
from conclave.kernel.table import Table

CTRL_C, CTRL_D, RESIZE = "^C", "^D", "resize"


class Keyboard:
    """Types lines for a live screen and keeps what was on the screen when each of them was typed."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = list(lines)
        self.file = io.StringIO()
        self.seen: list[str] = []

    def read(self, prompt: str) -> str:
        self.seen.append(self.file.getvalue().rsplit("\x1b[2J", 1)[-1] + prompt)
        line = self.lines.pop(0) if self.lines else CTRL_D
        if line == CTRL_D:
            raise EOFError
        if line == CTRL_C:
            raise KeyboardInterrupt
        if line == RESIZE:
            raise Resized("half a wo")
        return line


def sit(table: Table, people: int, lines: list[str], monkeypatch: pytest.MonkeyPatch, save: Path | None = None) -> Keyboard:
    """Play on a live screen of 100 by 30."""
    keyboard = Keyboard(lines)
    monkeypatch.setattr("builtins.input", keyboard.read)
    console = Console(file=keyboard.file, width=100, height=30, force_terminal=True, color_system=None, highlight=False,
                      markup=False, emoji=False)
    bots = ["" if seat < people else "random" for seat in range(table.players)]
    speech = Speech("en", table.game, ["Anna", "Bea"] if people == 2 else ["Anna", "random"])
    sitting = Sitting(table, Seating(bots, speech.names), Screen(console, live=True), drawing_of(table.game, speech), save)
    sitting.welcome()
    sitting.run()
    return keyboard
