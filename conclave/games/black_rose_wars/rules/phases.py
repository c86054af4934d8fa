"""The phases of a round, and the first mage of each (BR-TURN-1, BR-TURN-3)."""

from __future__ import annotations

from conclave.games.black_rose_wars.rules.values import touch
from conclave.games.black_rose_wars.state.model import Table
from conclave.kit.effects import NOBODY


def begin_phase(table: Table, phase: str) -> None:
    """A phase begins: who holds the crown now is its first mage, and other events work (BR-TURN-3, BR-EVENT-10)."""
    table.phase = phase
    table.first = table.crown
    table.active = NOBODY
    table.passed = []
    touch(table, NOBODY)
    if table.told is not None:
        if phase == "rose":
            table.tell("round", (("count", table.round),), "", "BR-TURN-1")
        table.tell("phase", (("phase", phase), ("seat", table.first)), f"seat:{table.first}", "BR-TURN-3")


def end_activation(table: Table, mage: int) -> None:
    """The activation of a mage is over; it is the turn of the mage to his left (BR-ACTION-2)."""
    table.active = NOBODY
    table.agenda.append(("activation", table.ring[(table.ring.index(mage) + 1) % len(table.ring)]))
