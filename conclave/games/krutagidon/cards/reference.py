"""The vocabulary that the cards of Krutagidon are written in, as a page of documentation."""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.cards.language import LANGUAGE
from conclave.games.krutagidon.effects.fields import Fields
from conclave.games.krutagidon.effects.selections import Filter, Selection
from conclave.kit.wording import Chapter, entry, noted, reference_page, told_of

INTRO: Final = """\
# The vocabulary of Krutagidon

Every operation that a card can be written with, its fields, and what it does. This page is generated from the code
(`python tools/vocabulary.py`); how a card is put together from operations is told in
[Add a card](../add-a-card.md).

A wizard is named by a part in the effect (`self`, `target`, `attacker`, …) or, with a `$`, by a name that an earlier
operation has bound.
"""
CHAPTERS: Final = (
    Chapter("Operations", "What `play`, `effect`, `instant`, `group_attack` and every `do` may hold.", "op"),
    Chapter("Conditions", "What `cond` and `when` may hold: one of these.", "if"),
    Chapter("Counted numbers", "What a number may hold that is no literal one: one of these, `times` as much.", "number"),
    Chapter("Targets", "Whom `targets` may name, besides a bound name. Of a `chosen_…` group, `left_or_right_foe` and\n"
                       "`weakest_foe`, the one who carries out the effect picks one.", "targets"),
    Chapter("Wizards", "Whom `who`, `of`, `by` and the like may name, besides the parts in the effect.", "who"),
)


def page() -> str:
    """The whole vocabulary as Markdown."""
    selected, demanded = blank(), blank()
    Selection(selected)
    Filter(demanded)
    cards = "\n".join(["## Cards\n\nWhat the fields of operations are built from.\n",
                       entry("A selection", told_of(Selection), noted(selected)),
                       entry("A filter", told_of(Filter), noted(demanded))])
    return reference_page(LANGUAGE, INTRO, CHAPTERS, cards)


def blank() -> Fields:
    """A record that answers everything."""
    return Fields(LANGUAGE, "", 0, {}, [], "", True)


if __name__ == "__main__":
    print(page(), end="")
