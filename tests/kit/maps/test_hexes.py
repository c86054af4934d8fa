"""Hexagons: the tables against slow second forms, on maps of any shape, and the lodge of nineteen rooms."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, pi, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conclave.kit.maps.hexes import SIX, Hex, Hexes, apart, clockwise, hexagon
from conclave.kit.maps.places import NO_WAY, gathered, members
from tests.support import rule

CELLS: dict[int, list[Hex]] = {2: [(-2, -1), (2, 1)], 3: [(1, -3), (2, 1), (-3, 2)],
                               4: [(-2, -1), (2, -3), (2, 1), (-2, 3)]}
EXITS: dict[Hex, set[Hex]] = {
    (-2, -1): {(-1, -1), (-2, 0)}, (2, -3): {(1, -2), (2, -2)}, (-2, 3): {(-1, 2), (-2, 2)},
    (2, 1): {(1, 1), (2, 0)}, (1, -3): {(1, -2), (0, -2)}, (-3, 2): {(-2, 2), (-2, 1)}}
LODGE = Hexes(hexagon(2))

places = st.tuples(st.integers(-3, 3), st.integers(-3, 3))


@st.composite
def maps(draw: st.DrawFn) -> Hexes:
    """Rooms anywhere, with gaps, and up to four places outside."""
    hexes = draw(st.lists(places, min_size=1, max_size=25, unique=True))
    rooms = draw(st.integers(max(1, len(hexes) - 4), len(hexes)))
    return Hexes(hexes[:rooms], hexes[rooms:])


def centre(place: Hex) -> tuple[float, float]:
    """Where a hexagon with sides of length 1 and a flat side up lies."""
    q, r = place
    return 1.5 * q, sqrt(3) * (r + q / 2)


def touching(a: Hex, b: Hex) -> bool:
    """Whether two hexagons share a side: their centres are as far apart as two sides of one."""
    (x, y), (u, v) = centre(a), centre(b)
    return abs((x - u) ** 2 + (y - v) ** 2 - 3) < 1e-9


def steps(a: Hex, b: Hex) -> int:
    """The distance by walking the endless grid, ring after ring."""
    ring, seen, count = {a}, {a}, 0
    while b not in ring:
        ring = {(q + dq, r + dr) for q, r in ring for dq, dr in SIX} - seen
        seen |= ring
        count += 1
    return count


def joined(rooms: set[Hex], a: Hex, b: Hex) -> bool:
    """Sight by its formula: one coordinate is equal, and each room at a whole part of the way is there."""
    (q, r), n = a, apart(a, b)
    dq, dr = b[0] - q, b[1] - r
    if dq and dr and dq + dr:
        return False
    return all((q + dq * i // n, r + dr * i // n) in rooms for i in range(1, n))


def walked(found: Hexes) -> list[list[int]]:
    """Shortest ways over every place between (Floyd and Warshall)."""
    every = range(found.count)
    ways = [[0 if a == b else 1 if b in found.neighbours[a] else NO_WAY for b in every] for a in every]
    for middle in every:
        for a in every:
            for b in every:
                ways[a][b] = min(ways[a][b], ways[a][middle] + ways[middle][b])
    return ways


@given(maps())
def test_neighbours_are_the_rooms_that_share_a_side(found: Hexes) -> None:
    for at, place in enumerate(found.hexes):
        assert found.neighbours[at] == [room for room in members(found.rooms) if touching(place, found.hexes[room])]


@given(places, places)
def test_the_distance_is_that_of_walking(a: Hex, b: Hex) -> None:
    assert apart(a, b) == steps(a, b)


@given(maps())
def test_what_lies_near_is_what_is_not_farther(found: Hexes) -> None:
    for at, place in enumerate(found.hexes):
        for n in range(12):
            not_farther = [other for other, there in enumerate(found.hexes) if apart(place, there) <= n]
            assert members(found.near(at, n)) == not_farther


@given(maps())
def test_rooms_see_each_other_along_unbroken_rows(found: Hexes) -> None:
    rooms = {found.hexes[room] for room in members(found.rooms)}
    for a, here in enumerate(found.hexes):
        for b, there in enumerate(found.hexes):
            sees = here in rooms and there in rooms and joined(rooms, here, there)
            assert found.sees(a, b) == sees
            for reach in range(4):
                assert found.sees(a, b, reach) == (b in found.in_sight(a, reach)) == (sees and apart(here, there) <= reach)


@given(maps())
def test_a_line_of_sight_runs_through_neighbours(found: Hexes) -> None:
    for a in range(found.count):
        for b in range(found.count):
            if not found.sees(a, b):
                with pytest.raises(ValueError, match="does not see"):
                    found.between(a, b)
                continue
            between = found.between(a, b)
            line = [a, *between, b]
            assert len(between) == max(0, apart(found.hexes[a], found.hexes[b]) - 1)
            assert a == b or all(after in found.neighbours[before] for before, after in pairwise(line))


@given(maps())
def test_moves_are_those_of_shortest_ways(found: Hexes) -> None:
    ways = walked(found)
    for a in range(found.count):
        assert list(found.moves[a]) == ways[a]
        for n in range(6):
            assert members(found.walk(a, n)) == [b for b, moves in enumerate(ways[a]) if moves <= n]
        for b in range(found.count):
            first = [room for room in found.neighbours[a] if ways[room][b] + 1 == ways[a][b]]
            assert found.toward(a, b) == first
            assert bool(first) == (0 < ways[a][b] < NO_WAY)


@given(maps(), st.data())
def test_the_nearest_of_a_set_are_all_that_are_equally_near(found: Hexes, data: st.DataObject) -> None:
    among = data.draw(st.sets(st.integers(0, found.count - 1)))
    for at, place in enumerate(found.hexes):
        least = min([apart(place, found.hexes[other]) for other in among], default=0)
        assert found.nearest(at, gathered(among)) == sorted(
            [other for other in among if apart(place, found.hexes[other]) == least])


@given(st.sets(places.filter(any), min_size=1))
def test_clockwise_is_by_the_angle_from_the_left(hexes: set[Hex]) -> None:
    def turned(place: Hex) -> float:
        x, y = centre(place)
        angle = (atan2(y, x) + pi) % (2 * pi)
        return 0.0 if 2 * pi - angle < 1e-9 else angle

    found = clockwise(hexes)
    assert set(found) == hexes
    assert len(found) == len(hexes)
    angles = [turned(place) for place in found]
    assert all(before <= after + 1e-9 for before, after in pairwise(angles))


def test_two_places_on_one_hexagon_are_refused() -> None:
    with pytest.raises(ValueError, match="same hexagon"):
        Hexes([(0, 0)], [(0, 0)])


def test_the_lodge_is_a_hexagon_of_nineteen_rooms() -> None:
    assert sorted(LODGE.hexes) == sorted([(q, r) for q in range(-2, 3) for r in range(-2, 3) if apart((q, r), (0, 0)) <= 2])
    assert LODGE.count == 19


@rule("BR-LODGE-1")
def test_six_neighbours_are_at_distance_one() -> None:
    middle = LODGE.number[0, 0]
    six = {(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)}
    assert {LODGE.hexes[room] for room in LODGE.neighbours[middle]} == six
    assert all(LODGE.distance[middle][LODGE.number[room]] == 1 for room in six)


@rule("BR-LODGE-7", "BR-LODGE-11")
@pytest.mark.parametrize("boards", CELLS)
def test_a_cell_leads_to_two_rooms_and_no_room_into_a_cell(boards: int) -> None:
    lodge = Hexes(hexagon(2), CELLS[boards])
    for cell in lodge.outside:
        assert {lodge.hexes[room] for room in lodge.neighbours[cell]} == EXITS[lodge.hexes[cell]]
        assert lodge.distance[lodge.number[0, 0]][cell] == 3
        assert all(lodge.moves[room][cell] == NO_WAY for room in members(lodge.rooms))


@rule("BR-LODGE-10")
@pytest.mark.parametrize("boards", CELLS)
def test_cells_stand_clockwise_on_the_map(boards: int) -> None:
    assert clockwise(reversed(CELLS[boards])) == CELLS[boards]


@rule("BR-LOS-2", "BR-LOS-4", "BR-EX-18")
def test_sight_from_the_middle_leaves_out_what_is_around_the_corner() -> None:
    seen = {LODGE.hexes[room] for room in LODGE.in_sight(LODGE.number[0, 0], 2)}
    around = {(1, 1), (2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2)}
    assert seen == set(LODGE.hexes) - around


def test_nothing_is_seen_from_a_cell() -> None:
    lodge = Hexes(hexagon(2), CELLS[2])
    assert [lodge.in_sight(cell, reach) for cell in lodge.outside for reach in range(4)] == [[]] * 8
    assert all(not lodge.sees(room, cell) for room in members(lodge.rooms) for cell in lodge.outside)


@rule("BR-LOS-3")
def test_a_missing_room_breaks_the_row() -> None:
    lodge = Hexes([room for room in hexagon(2) if room != (1, 0)])
    middle, beyond = lodge.number[0, 0], lodge.number[2, 0]
    assert not lodge.sees(middle, beyond)
    assert lodge.moves[middle][beyond] == 3
