"""A table as one seat may imagine it: everything that the seat cannot know is dealt anew.

What came to light in this step stays where it was when the step began, and when the step is replayed the same copy of a
spell comes to light again, whatever equal ones lie beside it.
"""

from __future__ import annotations

from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.dice import Dice
from conclave.kit.redeal import redeal as deal_anew


def redeal(table: Table, now: Table, seat: int | None, dice: Dice) -> None:
    """Make the table one that this seat may be in, given what it has seen by `now`."""
    seen: list[int] = []
    if now is not table:
        table.secrets.expect(now.secrets)
        seen = came_to_light(now, seat)
    piles = [*table.hand, *table.grimoire, *table.aside, *table.sheet, *table.library, table.forgotten,
             *table.quests_hidden, *table.quest_deck, *table.quest_discard, *table.event_deck, table.order_deck,
             *table.order_box, table.upgrade_deck]
    deal_anew(table.secrets, piles, viewer_of(table, seat), dice, seen)


def came_to_light(table: Table, seat: int | None) -> list[int]:
    """The pieces that a seat has seen come to light in this step, in their order."""
    return table.secrets.seen_by(viewer_of(table, seat))


def viewer_of(table: Table, seat: int | None) -> int:
    """A seat, or the public for a spectator."""
    return table.seats if seat is None else seat
