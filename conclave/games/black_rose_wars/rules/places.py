"""The lodge as a map: neighbours, distances, sight along rows, and the ways out of the cells (BR-LODGE, BR-LOS).

Rooms are numbered by r and then by q; the cells of mages are places of the state that no table of the map knows.
"""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.state.components import ANY_RANGE, FIRST_CELL
from conclave.games.black_rose_wars.state.fields import ROOMS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kit.maps.hexes import Hex, Hexes, hexagon

CELL_PLACES: Final[dict[int, list[Hex]]] = {  # by the number of mages, clockwise (BR-LODGE-4..6, BR-LODGE-10)
    2: [(-2, -1), (2, 1)],
    3: [(1, -3), (2, 1), (-3, 2)],
    4: [(-2, -1), (2, -3), (2, 1), (-2, 3)],
}
OUTSIDE: Final[list[Hex]] = sorted({place for places in CELL_PLACES.values() for place in places})
LODGE: Final = Hexes(hexagon(2), OUTSIDE)
CENTRE: Final = LODGE.number[0, 0]
THRONE: Final = LODGE.number[0, -1]  # beside the centre (BR-LODGE-3)
EVERYWHERE: Final = list(range(ROOMS))
FARTHEST: Final = 4
SEEN: Final = [[LODGE.in_sight(room, reach) for reach in range(FARTHEST + 1)] for room in range(ROOMS)]
NEAR: Final = [[[room for room in range(ROOMS) if LODGE.distance[place][room] <= reach] for reach in range(FARTHEST + 2)]
               for place in range(LODGE.count)]
NEIGHBOURS: Final = [LODGE.neighbours[room] for room in range(ROOMS)]
DISTANCE: Final = [list(LODGE.distance[room])[:ROOMS] for room in range(ROOMS)]


def distance(a: int, b: int) -> int:
    """The distance of two rooms in moves (BR-LODGE-1)."""
    return DISTANCE[a][b]


def sees(a: int, b: int) -> bool:
    """Whether a row of rooms joins two rooms (BR-LOS-2)."""
    return LODGE.sees(a, b)


def neighbours(room: int) -> list[int]:
    """The rooms beside a room (BR-LODGE-11)."""
    return NEIGHBOURS[room]


def in_range(place: int, reach: int) -> list[int]:
    """The rooms within a range: in sight unless it is any range, and none from a cell (BR-LOS-1, BR-LOS-8)."""
    if reach == ANY_RANGE:
        return EVERYWHERE
    if not 0 <= place < ROOMS:
        return []
    return SEEN[place][reach if reach < FARTHEST else FARTHEST]


def reaches(place: int, room: int, reach: int) -> bool:
    """Whether a room lies within a range of a place."""
    if reach == ANY_RANGE:
        return 0 <= room < ROOMS
    return 0 <= place < ROOMS and 0 <= room < ROOMS and room in SEEN[place][reach if reach < FARTHEST else FARTHEST]


def cell_of(table: Table, mage: int) -> int:
    """The place of the own cell on the map of the lodge."""
    return LODGE.number[CELL_PLACES[len(table.ring)][table.cells[mage]]]


def near_cell(table: Table, mage: int, reach: int) -> list[int]:
    """The rooms at this distance or less from the own cell; what is measured from a cell counts distance alone."""
    return NEAR[cell_of(table, mage)][reach] if reach <= FARTHEST else EVERYWHERE


def exits(table: Table, mage: int) -> list[int]:
    """Where a Move (1) can lead a mage: into a room beside the one where he is, or out of his cell (BR-LODGE-7)."""
    place = table.place[mage]
    if 0 <= place < ROOMS:
        return NEIGHBOURS[place]
    return LODGE.neighbours[cell_of(table, mage)] if place >= FIRST_CELL else []
