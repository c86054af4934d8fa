"""Arranging pieces of text in lines: by cells, so that Cyrillic and symbols stay aligned."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

GAP = 3


def cut(text: Text, width: int) -> Text:
    """The text, shortened with an ellipsis if it is wider than this."""
    if cell_len(text.plain) <= width:
        return text
    short = text.copy()
    short.truncate(max(1, width), overflow="ellipsis")
    return short


def flow(pieces: Sequence[Text], width: int, gap: int = GAP) -> list[Text]:
    """Pieces one after the other, as many in a line as fit; a piece is broken only if it fits in no line.

    >>> [line.plain for line in flow([Text("Hawk"), Text("Vault"), Text("Tree of Life")], 14)]
    ['Hawk   Vault', 'Tree of Life']
    """
    lines: list[Text] = []
    now = Text()
    for piece in pieces:
        whole = cut(piece, width)
        if now and cell_len(now.plain) + gap + cell_len(whole.plain) > width:
            lines.append(now)
            now = Text()
        if now:
            now.append(" " * gap)
        now.append_text(whole)
    if now:
        lines.append(now)
    return lines


def columns(pieces: Sequence[Text], width: int, most: int = 3) -> list[Text]:
    """Pieces in one line if they fit; else in as many even columns as fit, read down; wide ones each in lines of their own.

    >>> [line.plain for line in columns([Text("1 a"), Text("2 b"), Text("3 c")], 12, 2)]
    ['1 a   3 c', '2 b']
    """
    sizes = [cell_len(piece.plain) for piece in pieces]
    if pieces and sum(sizes) + GAP * (len(pieces) - 1) <= width:
        return [Text(" " * GAP).join(pieces)]
    widest = max(sizes, default=0)
    for count in range(min(most, len(pieces)), 1, -1):
        if widest * count + GAP * (count - 1) <= width:
            rows = -(-len(pieces) // count)
            return [_row(pieces[row::rows], widest) for row in range(rows)]
    return [line for piece in pieces for line in hanging(piece, width)]


def _row(pieces: Sequence[Text], each: int) -> Text:
    line = Text()
    for at, piece in enumerate(pieces):
        line.append_text(piece)
        if at < len(pieces) - 1:
            line.append(" " * (each - cell_len(piece.plain) + GAP))
    return line


def hanging(text: Text, width: int, indent: int = 4) -> list[Text]:
    """The text broken into lines between words, all but the first one indented."""
    lines: list[Text] = []
    now, free = Text(), max(8, width)
    for word in _words(text):
        if now.plain.strip() and cell_len(now.plain) + cell_len(word.plain.rstrip()) > free:
            now.rstrip()
            lines.append(now)
            now = Text(" " * indent)
        now.append_text(word)
    now.rstrip()
    lines.append(now)
    return lines


def _words(text: Text) -> list[Text]:
    """The words of a text, each with the spaces behind it."""
    ends: list[int] = []
    plain = text.plain
    for at in range(1, len(plain)):
        if plain[at] != " " and plain[at - 1] == " ":
            ends.append(at)
    return list(text.divide(ends)) if ends else [text.copy()]


def labelled(label: str, room: int, lines: Sequence[Text], style: str = "dim") -> list[Text]:
    """Lines with a label before the first one and as much space before the others."""
    out: list[Text] = []
    for at, line in enumerate(lines):
        head = Text(label if at == 0 else "", style)
        head.append(" " * max(1, room - cell_len(head.plain)))
        out.append(Text.assemble(head, line))
    return out


def rule_line(title: Text, width: int, style: str = "dim") -> Text:
    """A title with a line drawn to the right edge."""
    line = Text.assemble(title, " ")
    return line.append("─" * max(0, width - cell_len(line.plain)), style)
