"""The log of a table, as one seat may read it."""

from __future__ import annotations

from rich.text import Text

from conclave.cli.boards import Drawing
from conclave.cli.inks import QUIET, paint
from conclave.cli.layout import cut, hanging
from conclave.kernel.events import Event
from conclave.kernel.table import Table
from conclave.kernel.words import Value, Words


class Chronicle:
    """Every event of a table with the number of answers before it, and marks of what was taken back."""

    def __init__(self, table: Table, drawing: Drawing) -> None:
        self.table = table
        self.drawing = drawing
        self.events: list[tuple[int, Event]] = table.log()
        self.marks: list[tuple[int, str]] = []

    def add(self, news: list[Event]) -> None:
        """What the last answer led to."""
        self.events += [(self.table.version, event) for event in news]

    def take_back(self, mark: str) -> None:
        """Forget what happened after the table's present, and note that it was taken back."""
        now = self.table.version
        self.events = [(number, event) for number, event in self.events if number <= now]
        self.marks = [(number, text) for number, text in self.marks if number <= now]
        self.marks.append((now, mark))

    def lines(self, seat: int | None, after: int = -1) -> list[Text]:
        """The log for one seat, from after so many answers; numbers before, causes and rules behind."""
        rows: list[tuple[int, int, Text]] = []
        for number, event in self.events:
            if number > after:
                rows.append((number, 0, self.line(number, event, seat)))
        for number, mark in self.marks:
            if number > after:
                rows.append((number, 1, Text.assemble((f"{number:>4} ", QUIET), (f"↶ {mark}", "italic"))))
        rows.sort(key=lambda row: (row[0], row[1]))
        return [line for _, _, line in rows]

    def line(self, number: int, event: Event, seat: int | None) -> Text:
        """One event: what happened, and in small print why."""
        words = event.words_for(seat)
        text = Text.assemble((f"{number:>4} ", QUIET), paint(self.drawing.speech.icons(words)))
        cause = self.drawing.thing(event.cause)
        if cause and not mentions(words, event.cause.partition(":")[2]):
            text.append(f" · {cause}", QUIET)
        if event.rule:
            text.append(f" · {event.rule}", QUIET)
        return text

    def last(self, seat: int | None, width: int, count: int) -> list[Text]:
        """The last lines, each cut to the width."""
        first = max([number for number, _ in self.events[:-6 * count]], default=-1)
        lines = self.lines(seat, first - 1)
        return [cut(line, width) for line in lines[-count:]] if count else []

    def whole(self, seat: int | None, width: int) -> list[Text]:
        """The whole log, long lines broken."""
        return [part for line in self.lines(seat) for part in hanging(line, width, 7)]


def mentions(words: Words, card: str) -> bool:
    """Whether a sentence names a component already."""
    key = f"card-{card.replace('_', '-')}"
    return any(_has(value, key) for _, value in words.args)


def _has(value: Value, key: str) -> bool:
    if isinstance(value, Words):
        return value.key == key or any(_has(part, key) for _, part in value.args)
    return isinstance(value, tuple) and any(_has(part, key) for part in value)
