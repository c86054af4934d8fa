"""A terminal that is drawn anew for every question, or plain lines where there is no terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TextIO

from rich.console import Console
from rich.text import Text

from conclave.cli.layout import hanging

NARROWEST = 40


def console_for(stream: TextIO | None = None) -> Console:
    """A console that prints what it is given, without guessing at markup, numbers or emoji."""
    return Console(file=stream, highlight=False, markup=False, emoji=False)


class Screen:
    """Where a person reads and types. `live` screens are cleared and drawn anew; others only ever get more lines."""

    def __init__(self, console: Console, live: bool) -> None:
        self.console = console
        self.live = live
        if live:
            try:
                import readline  # input() then has a history and can be edited
                readline.set_auto_history(True)
            except ImportError:
                pass

    @staticmethod
    def of_the_process() -> Screen:
        """The process's own terminal, live if both its ends are one."""
        return Screen(console_for(), sys.stdin.isatty() and sys.stdout.isatty())

    @staticmethod
    def at_the_table() -> Screen:
        """The same, with plain lines in place of colours when a script types."""
        screen = Screen.of_the_process()
        if not screen.live:
            screen.console = Console(highlight=False, markup=False, emoji=False, force_terminal=False, color_system=None)
        return screen

    @property
    def width(self) -> int:
        """How many cells a line has."""
        return max(NARROWEST, self.console.width)

    @property
    def height(self) -> int:
        """How many lines there are."""
        return self.console.height

    def show(self, lines: Sequence[Text]) -> None:
        """Print lines as they are."""
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="ignore", crop=False)

    def say(self, text: str, style: str = "") -> None:
        """Print a sentence, broken between words."""
        self.show(hanging(Text(text, style), self.width, 2))

    def draw(self, lines: Sequence[Text]) -> None:
        """Show lines on a clean screen."""
        self.clear()
        self.show(lines)

    def clear(self) -> None:
        """Wipe a live screen, and what could be scrolled back to."""
        if self.live:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()

    def ask(self, prompt: str) -> str | None:
        """The next line that is typed; None when there are no more."""
        if self.live:
            try:
                return input(prompt)
            except EOFError:
                return None
        self.console.file.write(prompt)
        self.console.file.flush()
        line = sys.stdin.readline()
        self.console.file.write("\n")
        return line.rstrip("\n") if line else None

    def page(self, lines: Sequence[Text], more: str, back: str) -> None:
        """Show lines page by page on a live screen, waiting after each; otherwise all at once."""
        if not self.live:
            self.show(lines)
            return
        room = max(4, self.height - 2)
        for start in range(0, max(1, len(lines)), room):
            self.draw(lines[start:start + room])
            last = start + room >= len(lines)
            answer = self.ask(f"{back if last else more} ")
            if last or answer is None or answer.strip().lower() in ("q", "й"):
                return
