"""Plain data back into a table: the other half of `Table.plain`."""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.cards.box import first_listing
from conclave.games.krutagidon.state.fields import CARD_STEPS, DECLARED
from conclave.games.krutagidon.state.model import Table, WizardBox
from conclave.kernel.game import Plain
from conclave.kernel.plain import is_whole
from conclave.kit import state

# Saves of the first edition number cards in the agenda, and what these cards promise for the rest of a turn.
FIRST_PROMISES: Final = ("niputyu#1", "hurlatico#1", "school_brats#1")


def restore(box: WizardBox, plain: Plain) -> Table:
    """The table that `Table.plain` described; BadSave if it does not hold together."""
    table = Table(box)
    state.restore(table, DECLARED, as_today(plain), box)
    return table


def as_today(plain: Plain) -> Plain:
    """Plain data in which cards and promises are named, not numbered. What is neither stays, and is refused later."""
    agenda, awaits = plain.get("agenda"), plain.get("awaits")
    named = dict(plain)
    if isinstance(agenda, list):
        named["agenda"] = [_named_step(entry) for entry in agenda]
    if isinstance(awaits, list):
        named["awaits"] = [_named_promise(entry) for entry in awaits]
    return named


def _named_step(entry: object) -> object:
    if isinstance(entry, list) and len(entry) == 2 and entry[0] in CARD_STEPS:
        listing = first_listing()
        if is_whole(entry[1], 0, len(listing) - 1):
            return [entry[0], listing[entry[1]].name]
    return entry


def _named_promise(entry: object) -> object:
    if isinstance(entry, list) and len(entry) == 2 and is_whole(entry[0], 0, len(FIRST_PROMISES) - 1):
        return [FIRST_PROMISES[entry[0]], entry[1]]
    return entry
