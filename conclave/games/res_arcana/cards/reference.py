"""The vocabulary that the cards of Res Arcana are written in, as a page of documentation."""

from __future__ import annotations

from typing import Final

from conclave.games.res_arcana.cards.language import LANGUAGE
from conclave.kit.wording import Chapter, reference_page

INTRO: Final = """\
# The vocabulary of Res Arcana

Every operation that a component can be written with, its fields, and what it does. This page is generated from the
code (`python tools/vocabulary.py`); how a card is put together from operations is told in
[Add a card](../add-a-card.md).
"""
CHAPTERS: Final = (
    Chapter("Costs", "What `costs` of a power may hold: the part before its arrow.", "cost"),
    Chapter("Effects", "What `effects` of a power may hold: the part after its arrow.", "effect"),
    Chapter("Collect abilities", "What `collect` of a component may hold.", "collect"),
)


def page() -> str:
    """The whole vocabulary as Markdown."""
    return reference_page(LANGUAGE, INTRO, CHAPTERS)
