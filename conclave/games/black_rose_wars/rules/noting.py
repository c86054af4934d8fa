"""What has happened and waits for the next full stop; nothing is noted that no component of the box waits for."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.effects.matters import Happened
from conclave.games.black_rose_wars.state.components import (
    IS_DEFEATED,
    SUFFERS_DAMAGE,
    Event,
    Evocation,
    RoseBox,
    Spell,
    Upgrade,
)
from conclave.games.black_rose_wars.state.model import Table

RULES_WAIT: Final = (SUFFERS_DAMAGE, IS_DEFEATED)  # what leads to removals and defeats


def awaited(box: RoseBox) -> frozenset[str]:
    """The events that some component waits for, or that the rules themselves answer."""
    if box.awaited is None:
        found = set(RULES_WAIT)
        for card in box.cards:
            if isinstance(card, Spell):
                found.update([side.trigger.event for side in card.sides if side.trigger is not None])
            elif isinstance(card, Evocation | Upgrade):
                found.update([skill.trigger.event for skill in card.skills if skill.trigger is not None])
            elif isinstance(card, Event) and card.trigger is not None:
                found.add(card.trigger.event)
        for order in box.orders:
            if order.back_event:
                found.add(order.back_event)
        box.awaited = frozenset(found)
    return box.awaited


def waited_for(table: Table, event: str) -> bool:
    """Whether it matters that such a thing has happened."""
    found = table.box.awaited
    return event in (found if found is not None else awaited(table.box))


def note(table: Table, happened: Happened) -> None:
    """Something has happened; it is answered at the next full stop."""
    table.due.append(happened)
