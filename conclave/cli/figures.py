"""Rows of figures, aligned."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from conclave.cli.inks import QUIET


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
