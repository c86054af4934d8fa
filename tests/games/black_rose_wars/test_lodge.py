"""The lodge: neighbours, distances, sight along rows, cells (sections 3 and 20 of the rules)."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.rules.places import (
    CELL_PLACES,
    CENTRE,
    LODGE,
    THRONE,
    distance,
    exits,
    in_range,
    near_cell,
    neighbours,
    sees,
)
from conclave.games.black_rose_wars.state.components import ANY_RANGE, FIRST_CELL
from conclave.games.black_rose_wars.state.fields import ROOMS
from tests.games.black_rose_wars.deeds import laid
from tests.support import rule


def at(*places: tuple[int, int]) -> set[int]:
    """The numbers of places by their coordinates."""
    return {LODGE.number[place] for place in places}


@rule("BR-LODGE-1", "BR-LODGE-2", "BR-LODGE-3", "BR-LODGE-8")
def test_nineteen_rooms_around_the_black_rose_room() -> None:
    assert ROOMS == 19
    assert LODGE.hexes[CENTRE] == (0, 0)
    assert LODGE.hexes[THRONE] == (0, -1)
    assert set(neighbours(CENTRE)) == at((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    assert distance(LODGE.number[-2, 0], LODGE.number[2, -2]) == 4
    assert max(distance(CENTRE, room) for room in range(ROOMS)) == 2


@rule("BR-EX-18", "BR-LOS-2", "BR-LOS-4")
def test_sight_runs_along_rows() -> None:
    seen = at((0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1),
              (2, 0), (-2, 0), (0, 2), (0, -2), (2, -2), (-2, 2))
    assert set(in_range(CENTRE, 2)) == seen
    assert not any(sees(CENTRE, room) for room in at((1, 1), (2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2)))
    assert set(in_range(CENTRE, 1)) == {CENTRE, *neighbours(CENTRE)}
    assert in_range(CENTRE, 0) == [CENTRE]


@rule("BR-LOS-1", "BR-TARGET-4")
def test_any_range_needs_no_sight() -> None:
    assert len(in_range(CENTRE, ANY_RANGE)) == 19
    assert len(in_range(FIRST_CELL, ANY_RANGE)) == 19


@rule("BR-LOS-8")
def test_a_cell_sees_nothing() -> None:
    assert in_range(FIRST_CELL, 2) == []


@rule("BR-LODGE-4", "BR-LODGE-5", "BR-LODGE-6", "BR-LODGE-7", "BR-LODGE-10")
@pytest.mark.parametrize(("mages", "ways"), [
    (2, [{(-1, -1), (-2, 0)}, {(1, 1), (2, 0)}]),
    (3, [{(1, -2), (0, -2)}, {(1, 1), (2, 0)}, {(-2, 2), (-2, 1)}]),
    (4, [{(-1, -1), (-2, 0)}, {(1, -2), (2, -2)}, {(1, 1), (2, 0)}, {(-1, 2), (-2, 2)}]),
])
def test_cells_have_two_exits(mages: int, ways: list[set[tuple[int, int]]]) -> None:
    table = laid(" | ".join(["mage=rickart", "mage=graminia", "mage=arianna", "mage=baron_doria"][:mages]))
    assert len(CELL_PLACES[mages]) == mages
    assert [set(exits(table, mage)) for mage in range(mages)] == [at(*way) for way in ways]
    assert all(LODGE.distance[CENTRE][LODGE.number[place]] == 3 for place in CELL_PLACES[mages])


@rule("BR-LODGE-11")
def test_no_room_leads_into_a_cell() -> None:
    assert all(room < ROOMS for room in range(ROOMS) for room in neighbours(room))


@rule("BR-Q-400", "BR-EVENT-6")
def test_what_is_measured_from_a_cell_counts_distance_alone() -> None:
    table = laid("mage=rickart | mage=graminia")
    assert set(near_cell(table, 0, 1)) == at((-1, -1), (-2, 0))
    assert LODGE.number[-1, 0] in near_cell(table, 0, 2)
