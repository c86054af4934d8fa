"""A terminal that is drawn anew for every question, or plain lines where there is no terminal."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType
from typing import NoReturn, TextIO

from rich.console import Console
from rich.text import Text

from conclave.cli.layout import hanging

NARROWEST = 40
TO_A_SCREEN_OF_ITS_OWN, BACK = "\x1b[?1049h", "\x1b[?1049l"
WIPE = "\x1b[H\x1b[2J"


class Resized(Exception):
    """The terminal has another size now; `typed` is what stood on the line."""

    def __init__(self, typed: str = "") -> None:
        super().__init__("the terminal was resized")
        self.typed = typed


def console_for(stream: TextIO | None = None) -> Console:
    """A console that prints what it is given, without guessing at markup, numbers or emoji."""
    return Console(file=stream, highlight=False, markup=False, emoji=False)


class Screen:
    """Where a person reads and types. `live` screens are cleared and drawn anew; others only ever get more lines."""

    def __init__(self, console: Console, live: bool) -> None:
        self.console = console
        self.live = live
        self.apart = False
        self.kept = ""
        if live:
            _type_ahead("")

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

    @contextmanager
    def on_its_own(self) -> Iterator[None]:
        """Draw apart from what the terminal showed before, and give that back at the end.

        Nothing can be scrolled back to there, so that at one keyboard nobody finds another's hand.
        """
        self.set_apart(True)
        try:
            yield
        finally:
            self.set_apart(False)

    def set_apart(self, apart: bool) -> None:
        """Change to the screen of its own or back, if it is a live one."""
        if self.live and apart != self.apart:
            self.apart = apart
            self.console.file.write(TO_A_SCREEN_OF_ITS_OWN if apart else BACK)
            self.console.file.flush()

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
        """Wipe a live screen."""
        if self.live:
            self.console.file.write(WIPE)
            self.console.file.flush()

    def ask(self, prompt: str, redrawn: bool = False) -> str | None:
        """The next line that is typed; None when there are no more.

        Whoever draws the screen anew when its size changes says so by `redrawn`, and gets Resized then.
        """
        *before, last = hanging(Text(prompt), self.width - 1, 0)
        if before:
            self.show(before)
            prompt = f"{last.plain} "
        if not self.live:
            self.console.file.write(prompt)
            self.console.file.flush()
            line = sys.stdin.readline()
            self.console.file.write("\n")
            return line.rstrip("\n") if line else None
        while True:
            try:
                return self._input(prompt)
            except EOFError:
                return None
            except Resized as resized:
                self.kept = resized.typed
                if redrawn:
                    raise

    def _input(self, prompt: str) -> str:
        """One line from the terminal, begun with what had been typed before the screen changed its size."""
        kept, self.kept = self.kept, ""
        watched = hasattr(signal, "SIGWINCH") and current_thread() is main_thread()
        before = signal.signal(signal.SIGWINCH, _interrupt) if watched else None
        _type_ahead(kept)
        try:
            return input(prompt)
        finally:
            if before is not None:
                signal.signal(signal.SIGWINCH, before)

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


def _interrupt(number: int, frame: FrameType | None) -> NoReturn:
    """The terminal has changed its size while somebody was typing."""
    try:
        import readline
    except ImportError:
        raise Resized from None
    raise Resized(readline.get_line_buffer())


def _type_ahead(text: str) -> None:
    """Let the next line begin with this text; where there is readline, it can be edited and has a history."""
    try:
        import readline
    except ImportError:
        return
    readline.set_startup_hook((lambda: readline.insert_text(text)) if text else None)
