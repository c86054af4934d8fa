"""Points by rank, as for defeats, rebuilt rooms and the end: most, second, and all others who take part, with ties."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.games.black_rose_wars.rules.power import gain_power
from conclave.games.black_rose_wars.state.fields import PARTICIPANTS
from conclave.games.black_rose_wars.state.model import Table


def by_rank(counts: Sequence[int], rewards: tuple[int, int, int], sole: int = 0) -> list[int]:
    """What each participant gains, by how much of something each has (BR-DEFEAT-9 to 11, BR-CLEAN-6 to 8, BR-END-2 to 4).

    Who is tied for first or second place gains 1 less, never below 0, and those below a tie move up. Others gain the third
    reward in full. `sole` is what the only one gains besides the first.

    >>> by_rank([3, 1, 0, 0, 1], (3, 1, 1), 1)
    [3, 0, 0, 0, 0]
    >>> by_rank([4, 2, 1, 0, 4], (4, 2, 1), 1)
    [3, 2, 1, 0, 3]
    """
    places = sorted({count for count in counts if count > 0}, reverse=True)
    gains = []
    for count in counts:
        if count <= 0:
            gains.append(0)
            continue
        place = places.index(count)
        gain = rewards[min(place, 2)]
        if place < 2 and counts.count(count) > 1:
            gain = max(0, gain - 1)
        elif len(places) == 1:
            gain += sole
        gains.append(gain)
    return gains


def counted(rows: Sequence[int]) -> list[int]:
    """How many cubes each participant has among these."""
    return [rows.count(participant) for participant in range(PARTICIPANTS)]


def pay(table: Table, gains: Sequence[int], rule: str) -> None:
    """Everybody gains what is due, in turn order, the Rose last (BR-DEFEAT-15)."""
    for participant in table.participants():
        if gains[participant]:
            gain_power(table, participant, gains[participant], rule=rule)
