"""Rows of figures, aligned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from conclave.cli.inks import QUIET

if TYPE_CHECKING:
    from conclave.cli.speech import Speech


def grid(rows: Sequence[Sequence[str]], head: bool = True) -> list[Text]:
    """Rows as columns: the first one to the left, the others to the right; the head is quiet.

    >>> [line.plain for line in grid([["bot", "wins"], ["greedy", "7"]])]
    ['bot     wins', 'greedy     7']
    """
    widths = [max([cell_len(row[at]) for row in rows]) for at in range(len(rows[0]))]
    lines: list[Text] = []
    for number, row in enumerate(rows):
        cells = [" " * (width - cell_len(cell)) + cell if at else cell + " " * (width - cell_len(cell))
                 for at, (cell, width) in enumerate(zip(row, widths, strict=True))]
        lines.append(Text("  ".join(cells).rstrip(), QUIET if head and number == 0 else ""))
    return lines


def percent(part: float, whole: float) -> str:
    """A share in percent."""
    return f"{100.0 * part / whole:.1f} %" if whole else "—"


def wins_of_others(nobody: int, others: Mapping[str, int], games: int, speech: Speech) -> list[str]:
    """In how many games nobody at the table won, and how often participants without a seat did."""
    lines = [speech("won-by-nobody", count=nobody, percent=percent(nobody, games))] if nobody else []
    return lines + [f"{speech.other(name)}: {count} ({percent(count, games)})" for name, count in sorted(others.items())]
