"""The vocabulary that the components of Black Rose Wars are written in, as a page of documentation."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.cards.language import LANGUAGE
from conclave.kit.wording import Chapter, reference_page

INTRO: Final = """\
# The vocabulary of Black Rose Wars

Every operation that a component can be written with, its fields, and what it does. This page is generated from the code
(`python tools/vocabulary.py`); how a card is put together from operations is told in
[Add a card](../add-a-card.md).

An effect is a list of *sentences*, each a list of operations that are carried out without a break. At the full stop of a
sentence traps, protections, stable effects and skills answer, and the defeated are removed. A figure or a room is a word,
or a mapping that picks: `{pick: figure, range: 1}`. The files of the components are in
`conclave/games/black_rose_wars/content/`.
"""
CHAPTERS: Final = (
    Chapter("Operations", "What `sentences` and every `do`, `then`, `else` and `cost` may hold.", "op"),
    Chapter("Conditions", "What `cond` and `if` may hold: one of these.", "if"),
    Chapter("Counted numbers", "What `per` of a number may name; a number is `base` and `each` for every `step` counted,\n"
                               "`max` at most.", "counter"),
    Chapter("Figures", "Whom `to`, `who`, `which` and the like may name.", "who"),
    Chapter("Rooms", "What `room` and `from` may name.", "room"),
    Chapter("Standing values", "What `mods` of a component or of `modify` may hold.", "mod"),
)


def page() -> str:
    """The whole vocabulary as Markdown."""
    return reference_page(LANGUAGE, INTRO, CHAPTERS)
