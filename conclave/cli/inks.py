"""Colours that every title shares, and symbols in colour."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

POINT = "★"
LIT = "bold cyan"
QUIET = "dim"


def paint(text: str, symbols: Mapping[str, str], style: str = "") -> Text:
    """A sentence in which symbols, with the numbers beside them, have their colours."""
    painted = Text(text, style)
    for symbol, ink in symbols.items():
        at = text.find(symbol)
        while at >= 0:
            end = at + 1
            while end < len(text) and text[end].isdecimal():
                end += 1
            start = at
            while start > 0 and text[start - 1].isdecimal():
                start -= 1
            painted.stylize(ink, start, end)
            at = text.find(symbol, end)
    return painted
