"""Points for the most, the second most and everybody else (BR-DEFEAT-11, BR-CLEAN-8, BR-END-4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.games.black_rose_wars.rules.power import gain_power
from conclave.games.black_rose_wars.state.fields import PARTICIPANTS
from conclave.games.black_rose_wars.state.model import Table

SOLE_BUILDER: Final = 1  # BR-CLEAN-7


def shares(counts: Sequence[int], first: int, second: int, others: int) -> list[int]:
    """What each participant gets for so many cubes, quests or trophies; nobody gets anything for none.

    Those who tie for first or second get 1 less, not below 0, and those below a tie move up; the others get theirs in full.

    >>> shares([4, 2, 1, 0, 4], 4, 2, 1)
    [3, 2, 1, 0, 3]
    """
    ranks = sorted({count for count in counts if count > 0}, reverse=True)
    points: list[int] = []
    for count in counts:
        if count <= 0:
            points.append(0)
        elif ranks.index(count) > 1:
            points.append(others)
        else:
            prize = first if count == ranks[0] else second
            points.append(max(0, prize - 1) if list(counts).count(count) > 1 else prize)
    return points


def sole(counts: Sequence[int]) -> int:
    """The only participant with anything, or -1."""
    found = [who for who, count in enumerate(counts) if count > 0]
    return found[0] if len(found) == 1 else -1


def counted(row: Sequence[int]) -> list[int]:
    """How many of these cubes each participant has."""
    return [row.count(participant) for participant in range(PARTICIPANTS)]


def rebuilding(table: Table, room: int) -> list[int]:
    """What each participant gains if a room is rebuilt with the cubes that lie there now (BR-CLEAN-6 to BR-CLEAN-8)."""
    cubes = counted(table.instability[room])
    first, second, others = table.room(room).rewards
    gains = shares(cubes, first, second, others)
    if sole(cubes) >= 0:
        gains[sole(cubes)] += SOLE_BUILDER
    return gains


def pay(table: Table, gains: Sequence[int], rule: str) -> None:
    """Everybody gains what is due, in turn order, the Rose last (BR-DEFEAT-15)."""
    for participant in table.participants():
        if gains[participant]:
            gain_power(table, participant, gains[participant], rule=rule)
