"""The log of a table, as one seat may read it."""

from __future__ import annotations

from rich.text import Text

from conclave.cli.boards import Drawing
from conclave.cli.inks import QUIET
from conclave.cli.layout import cut, hanging
from conclave.kernel.events import Event
from conclave.kernel.table import Table
from conclave.kernel.words import Value, Words


class Chronicle:
    """Every event of a table with the number of answers before it, and marks: of what was taken back, and of what the
    table passed for a player."""

    def __init__(self, table: Table, drawing: Drawing) -> None:
        self.table = table
        self.drawing = drawing
        self.events: list[tuple[int, Event]] = table.log()
        self.marks: list[tuple[int, str]] = []
        self.passed: dict[int, tuple[int, Text]] = {}
        self._note_passed(table.oldest)
        self.known = table.version

    def add(self, news: list[Event]) -> None:
        """What the last answer led to."""
        if any(entry.automatic for entry in self.table.journal.entries[self.known:]):
            self.events = self.table.log()
            self._note_passed(self.known)
        else:
            self.events += [(self.table.version, event) for event in news]
        self.known = self.table.version

    def _note_passed(self, known: int) -> None:
        """Note the windows that the table has passed since an answer: by whom, and which."""
        for number, entry in enumerate(self.table.journal.entries[known:], known + 1):
            if entry.automatic:
                asked = self.table.at(number - 1).runner.decision_of(entry.seat)
                text = Text(f"⤼ {self.drawing.speech('passed-for-you', window=self.window(asked.prompt.window))}")
                cause = self.drawing.thing(asked.about)
                self.passed[number] = entry.seat, text.append(f" · {cause}" if cause else "").append(f" · {asked.rule}")

    def window(self, window: str) -> str:
        """What a kind of reaction window is called."""
        key = f"window-{window}"
        speech = self.drawing.speech
        return speech.words(Words(key)) if speech.book.has(key) else window

    def take_back(self, mark: str) -> None:
        """Forget what happened after the table's present, and note that it was taken back."""
        now = self.table.version
        self.events = [(number, event) for number, event in self.events if number <= now]
        self.marks = [(number, text) for number, text in self.marks if number <= now]
        self.passed = {number: passed for number, passed in self.passed.items() if number <= now}
        self.marks.append((now, mark))
        self.known = now

    def rows(self, seat: int | None, after: int = -1) -> list[tuple[int, Text]]:
        """The log for one seat, from after so many answers: each line with the number of answers before it."""
        rows: list[tuple[int, int, Text]] = []
        for number, event in self.events:
            if number > after:
                rows.append((number, 1, self.line(number, event, seat)))
        for number, (who, text) in self.passed.items():
            if number > after and who == seat:
                rows.append((number, 0, Text(f"{number:>4} ", QUIET).append_text(text)))
        for number, mark in self.marks:
            if number > after:
                rows.append((number, 2, Text.assemble((f"{number:>4} ", QUIET), (f"↶ {mark}", "italic"))))
        rows.sort(key=lambda row: (row[0], row[1]))
        return [(number, line) for number, _, line in rows]

    def lines(self, seat: int | None, after: int = -1) -> list[Text]:
        """The log for one seat; numbers before, causes and rules behind."""
        return [line for _, line in self.rows(seat, after)]

    def line(self, number: int, event: Event, seat: int | None) -> Text:
        """One event: what happened, and in small print why."""
        words = event.words_for(seat)
        text = Text.assemble((f"{number:>4} ", QUIET), self.drawing.paint(self.drawing.speech.icons(words)))
        cause = self.drawing.thing(event.cause)
        if cause and not mentions(words, event.cause.partition(":")[2]):
            text.append(f" · {cause}", QUIET)
        if event.rule:
            text.append(f" · {event.rule}", QUIET)
        return text

    def last(self, seat: int | None, width: int, count: int, seen: int = -1) -> list[Text]:
        """The last lines, each cut to the width; what the seat has seen before is dim."""
        first = max([number for number, _ in self.events[:-6 * count]], default=-1)
        lines: list[Text] = []
        for number, line in self.rows(seat, first - 1)[-count:] if count else []:
            if number <= seen:
                line.stylize(QUIET)
            lines.append(cut(line, width))
        return lines

    def news_count(self, seat: int | None, seen: int) -> int:
        """How many lines a seat has not seen yet."""
        return len(self.rows(seat, seen))

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
