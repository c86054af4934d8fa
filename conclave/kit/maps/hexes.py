"""Hexagonal rooms in axial coordinates, with rows, sight along rows, and places outside that can only be left.

A hexagon (q, r) lies with its flat side up: q counts to the right, r downward, and a row of constant q is a column of the
drawing. All six neighbours are at distance 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from conclave.kit.maps.places import Places, discs, gathered, members, moves_between

Hex = tuple[int, int]

SIX: Final[list[Hex]] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Hexes(Places):
    """Rooms on hexagons, numbered first and in the order given, then the places `outside`.

    A place outside leads to the rooms beside it, and no room leads there: nobody walks in, and nobody sees in or out.

    `rows[a][d]` are the rooms of the row from a room in the direction `SIX[d]`, nearest first, up to the first one missing.
    `sight[a]` is the set of rooms that share an unbroken row with a room, itself among them. `moves[a][b]` counts the moves
    of a shortest way, which is longer than the distance where rooms are missing.

    >>> lodge = Hexes(hexagon(1), outside=[(2, -1)])
    >>> middle, gate = lodge.number[0, 0], lodge.number[2, -1]
    >>> [lodge.names[room] for room in lodge.neighbours[gate]], gate in lodge.neighbours[lodge.number[1, 0]]
    (['1,-1', '1,0'], False)
    >>> lodge.moves[gate][middle], len(lodge.in_sight(middle, 1)), lodge.in_sight(gate, 3)
    (2, 7, [])
    """

    def __init__(self, rooms: Sequence[Hex], outside: Sequence[Hex] = ()) -> None:
        hexes = [*rooms, *outside]
        number = {place: at for at, place in enumerate(hexes)}
        if len(number) < len(hexes):
            raise ValueError("two places of a map lie on the same hexagon")
        first_outside = len(rooms)
        neighbours = [[room for room in beside(place, number) if room < first_outside] for place in hexes]
        super().__init__([f"{q},{r}" for q, r in hexes], neighbours,
                         [bytes([apart(here, there) for there in hexes]) for here in hexes])
        self.hexes: Final = hexes
        self.number: Final = number
        self.rooms: Final = (1 << first_outside) - 1
        self.outside: Final = list(range(first_outside, len(hexes)))
        within_rooms = {place: number[place] for place in rooms}
        self.rows: Final[list[list[list[int]]]] = [
            [row_from(here, way, within_rooms) if here in within_rooms else [] for way in SIX] for here in hexes]
        self.sight: Final = [gathered([at, *[room for row in rows for room in row]]) if at < first_outside else 0
                             for at, rows in enumerate(self.rows)]
        self.moves: Final = moves_between(neighbours)
        self.walks: Final = [discs(row) for row in self.moves]

    def sees(self, here: int, there: int, reach: int | None = None) -> bool:
        """Whether an unbroken row joins two rooms; with a `reach`, one of at most that many steps."""
        return bool(self.sight[here] >> there & 1) and (reach is None or self.distance[here][there] <= reach)

    def seen(self, place: int, reach: int) -> int:
        """The set of rooms that are in sight at this distance or less."""
        return self.sight[place] & self.near(place, reach)

    def in_sight(self, place: int, reach: int) -> list[int]:
        """The rooms that are in sight at this distance or less, lowest number first."""
        return members(self.seen(place, reach))

    def between(self, here: int, there: int) -> list[int]:
        """The rooms strictly between two that see each other, nearest first: what a line of sight runs through."""
        for row in self.rows[here]:
            if there in row:
                return row[:row.index(there)]
        if here == there and self.sees(here, there):
            return []
        raise ValueError(f"{self.names[here]} does not see {self.names[there]}")

    def walk(self, place: int, moves: int) -> int:
        """The set of places that can be reached with this many moves or fewer, the place itself among them."""
        rings = self.walks[place]
        return rings[moves] if moves < len(rings) else rings[-1]

    def toward(self, place: int, goal: int) -> list[int]:
        """The neighbours with which a shortest way to a goal can begin; none if it is reached, or there is no way."""
        return [room for room in self.neighbours[place] if self.moves[room][goal] + 1 == self.moves[place][goal]]


def hexagon(radius: int) -> list[Hex]:
    """All hexagons at this distance of (0, 0) or less, by r and then by q.

    >>> hexagon(1)
    [(0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1)]
    """
    span = range(-radius, radius + 1)
    return [(q, r) for r in span for q in span if abs(q + r) <= radius]


def apart(a: Hex, b: Hex) -> int:
    """The distance of two hexagons.

    >>> apart((0, 0), (1, 1)), apart((0, 0), (2, -1))
    (2, 2)
    """
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def clockwise(hexes: Iterable[Hex]) -> list[Hex]:
    """The hexagons around (0, 0) clockwise as the map is seen, from the left on; those in one direction from the middle on.

    >>> clockwise([(2, 1), (-3, 2), (1, -3)])
    [(1, -3), (2, 1), (-3, 2)]
    """
    return sorted(hexes, key=bearing)


def bearing(place: Hex) -> tuple[int, float, int]:
    """How far clockwise from the left a hexagon lies: quarter by quarter, and in it by the slope of the way there."""
    q, down = place[0], place[0] + 2 * place[1]
    distance = apart(place, (0, 0))
    if down == 0:
        return (0 if q < 0 else 2), 0.0, distance
    return (1 if down < 0 else 3), -q / down, distance


def beside(place: Hex, number: dict[Hex, int]) -> list[int]:
    """The neighbours of a hexagon that have a number, lowest first."""
    q, r = place
    return sorted([number[q + dq, r + dr] for dq, dr in SIX if (q + dq, r + dr) in number])


def row_from(place: Hex, way: Hex, number: dict[Hex, int]) -> list[int]:
    """The places in one direction, nearest first, as far as none is missing."""
    row = []
    q, r = place[0] + way[0], place[1] + way[1]
    while (q, r) in number:
        row.append(number[q, r])
        q, r = q + way[0], r + way[1]
    return row
