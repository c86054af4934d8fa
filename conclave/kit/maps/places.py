"""What every map has, whatever its shape: places by number, neighbours, distances, and sets of places.

A set of places is an int with one bit for each place: sets are joined, cut and compared by one operation, and a state can
hold them as plain numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

NO_WAY: Final = 255


@mypyc_attr(allow_interpreted_subclasses=True)
class Places:
    """A map as tables, which do not change any more.

    `neighbours` may be one-sided: a place that can only be left lists its exits and is listed by none. `distance[a][b]`
    ignores whatever lies between. `within[a][n]` is the set of places at distance n or less, up to the farthest; `near`
    takes any n.

    >>> row = Places(["a", "b", "c"], [[1], [0, 2], [1]], [bytes([0, 1, 2]), bytes([1, 0, 1]), bytes([2, 1, 0])])
    >>> members(row.near(0, 1)), members(row.near(0, 9)), row.nearest(1, gathered([0, 2]))
    ([0, 1], [0, 1, 2], [0, 2])
    """

    def __init__(self, names: Sequence[str], neighbours: Sequence[Sequence[int]], distance: Sequence[bytes]) -> None:
        self.count: Final = len(names)
        self.names: Final = list(names)
        self.neighbours: Final = [list(row) for row in neighbours]
        self.distance: Final = list(distance)
        self.within: Final = [discs(row) for row in distance]
        self.everywhere: Final = (1 << len(names)) - 1

    def near(self, place: int, n: int) -> int:
        """The set of places at distance n or less."""
        rings = self.within[place]
        return rings[n] if n < len(rings) else rings[-1]

    def nearest(self, place: int, among: int) -> list[int]:
        """The equally near places of a set, lowest number first; all of them, since somebody may choose."""
        for disc in self.within[place]:
            if disc & among:
                return members(disc & among)
        return []


def discs(distances: bytes) -> list[int]:
    """For n = 0, 1, ... up to the farthest: the set of places at distance n or less; those without a way are in none.

    >>> [members(disc) for disc in discs(bytes([0, 2, 1, NO_WAY]))]
    [[0], [0, 2], [0, 1, 2]]
    """
    rings = [0] * (1 + max([each for each in distances if each != NO_WAY], default=0))
    for place, distance in enumerate(distances):
        if distance != NO_WAY:
            rings[distance] |= 1 << place
    for n in range(len(rings) - 1):
        rings[n + 1] |= rings[n]
    return rings


def moves_between(neighbours: Sequence[Sequence[int]]) -> list[bytes]:
    """For each place the moves from neighbour to neighbour that lead to each other one; NO_WAY where none do.

    >>> [list(row) for row in moves_between([[1], [0], [0]])]
    [[0, 1, 255], [1, 0, 255], [1, 2, 0]]
    """
    rows = []
    for start in range(len(neighbours)):
        moves = bytearray([NO_WAY] * len(neighbours))
        moves[start] = 0
        edge = [start]
        for place in edge:
            for beside in neighbours[place]:
                if moves[beside] == NO_WAY:
                    moves[beside] = moves[place] + 1
                    edge.append(beside)
        rows.append(bytes(moves))
    return rows


def gathered(places: Iterable[int]) -> int:
    """The set of these places.

    >>> gathered([0, 3])
    9
    """
    bits = 0
    for place in places:
        bits |= 1 << place
    return bits


def members(places: int) -> list[int]:
    """The places of a set, lowest number first.

    >>> members(9)
    [0, 3]
    """
    found = []
    while places:
        low = places & -places
        found.append(low.bit_length() - 1)
        places ^= low
    return found
