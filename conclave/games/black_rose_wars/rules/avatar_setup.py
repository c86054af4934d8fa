"""The Possessed takes its place: figure, room, seat (BR-AVATAR-3, BR-AVATAR-4, BR-AVATAR-9)."""

from __future__ import annotations

from conclave.games.black_rose_wars.rules.places import CELL_PLACES, CENTRE
from conclave.games.black_rose_wars.state.components import ROSE
from conclave.games.black_rose_wars.state.model import Table


def seat_the_avatar(table: Table) -> None:
    """It uses the figure of a mage nobody plays, starts in the Black Rose Room, and has a seat among the mages."""
    assert table.box.avatar is not None
    table.kind[ROSE] = table.box.avatar.index
    free = [card.index for card in table.box.mages if card.index not in table.kind]
    table.possessed = [free[table.dice.below(len(free))]]
    table.place[ROSE] = CENTRE
    table.ring = ring_with_avatar(table)


def ring_with_avatar(table: Table) -> list[int]:
    """The mages clockwise by seats, the avatar between those whose cells are next to its board (BR-AVATAR-41)."""
    persons = list(range(table.seats))
    if table.seats == 1:
        return [*persons, ROSE]
    cells = len(CELL_PLACES[table.seats + 1])
    after = table.cells.index((table.cells[ROSE] + 1) % cells)
    if table.seats == 2:
        at = after  # directly before the one whose cell follows
    else:
        before = table.cells.index((table.cells[ROSE] - 1) % cells)
        first, last = sorted((before, after))
        at = last if last == first + 1 else 0  # the two are neighbours in the circle of the three seats
    return [*persons[:at], ROSE, *persons[at:]]
