"""Squares with heights: sight against open intervals of fractions, ways and routes against all walks there are."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.kit.maps.places import gathered, members
from conclave.kit.maps.reach import UNREACHED, Reach, Step
from conclave.kit.maps.routes import Passage, Route, routes, strikes_on
from conclave.kit.maps.sight import Sight
from conclave.kit.maps.squares import FOUR, NOWHERE, Squares

HALF = Fraction(1, 2)
STARTS = [(HALF, Fraction(0)), (Fraction(1), HALF), (HALF, Fraction(1)), (Fraction(0), HALF)]
OPEN = Squares(9, bytes(81))


def at(field: Squares, *cells: tuple[int, int]) -> list[int]:
    return [field.cell(x, y) for x, y in cells]


def inside(start: Fraction, end: Fraction, low: int) -> tuple[Fraction, Fraction] | None:
    """For which parts of the way from start to end a coordinate lies strictly between low and low + 1."""
    if start == end:
        return (Fraction(-1), Fraction(2)) if low < start < low + 1 else None
    one, two = (low - start) / (end - start), (low + 1 - start) / (end - start)
    return min(one, two), max(one, two)


@cache
def line(dx: int, dy: int, side: int) -> frozenset[tuple[int, int]]:
    """The cells whose inside a line meets, without its ends."""
    x, y = STARTS[side]
    found = set()
    for u in range(min(dx, 0), max(dx, 0) + 1):
        for v in range(min(dy, 0), max(dy, 0) + 1):
            across, along = inside(x, dx + HALF, u), inside(y, dy + HALF, v)
            if across and along and max(across[0], along[0], Fraction(0)) < min(across[1], along[1], Fraction(1)):
                found.add((u, v))
    return frozenset(found - {(0, 0), (dx, dy)})


def seen(field: Squares, a: int, b: int, block: set[int]) -> bool:
    """Sight by its definition: one of four lines crosses no blocking cell."""
    x, y, u, v = a % field.width, a // field.width, b % field.width, b // field.width
    return any(not {field.cell(x + i, y + j) for i, j in line(u - x, v - y, side)} & block for side in range(4))


@st.composite
def fields(draw: st.DrawFn) -> Squares:
    width, height = draw(st.integers(1, 6)), draw(st.integers(1, 5))
    flags = st.lists(st.integers(0, 4), min_size=width * height, max_size=width * height)
    level = bytes([min(2, max(0, each - 2)) for each in draw(flags)])
    return Squares(width, level, bytes([each == 4 for each in draw(flags)]))


@given(fields())
def test_neighbours_share_a_side_and_a_level(field: Squares) -> None:
    for a in range(field.count):
        for b in range(field.count):
            x, y, u, v = a % field.width, a // field.width, b % field.width, b // field.width
            beside = not field.void[a] and not field.void[b] and abs(x - u) + abs(y - v) == 1
            assert field.distance[a][b] == abs(x - u) + abs(y - v)
            assert (b in field.beside[a]) == beside
            assert (b in field.neighbours[a]) == (beside and field.level[a] == field.level[b])
            assert not beside or FOUR[field.direction(a, b)] == (u - x, v - y)


@given(fields(), st.data())
def test_sight_is_that_of_its_definition(field: Squares, data: st.DataObject) -> None:
    cells = st.sets(st.integers(0, field.count - 1))
    walls = [data.draw(cells) for _ in range(3)]  # what blocks who looks at each level
    own = data.draw(cells)  # and what blocks who looks from a cell of its own
    blind, figures, tall = data.draw(cells), data.draw(cells), data.draw(cells)

    def block(cell: int, level: int) -> set[int]:
        return walls[level] | (own if cell in own else set())

    sight = Sight(field, lambda cell, level: gathered(block(cell, level)), gathered(blind))
    blockers = sight.blockers(gathered(figures), gathered(tall))
    for a in range(field.count):
        for b in range(field.count):
            stops = set(block(a, field.level[b]))
            if field.level[a] == field.level[b]:
                stops |= {each for each in figures if field.level[each] == field.level[a]}
                stops |= {each for each in tall if field.level[each] == field.level[a] - 1}
            assert sight.sees(a, b, blockers) == (a not in blind and b not in blind and seen(field, a, b, stops)), (a, b)


@pytest.mark.parametrize(("figures", "sees"), [([(1, 0)], False), ([(1, 1)], True)])
def test_a_figure_in_between_blocks_a_straight_line(figures: list[tuple[int, int]], sees: bool) -> None:
    sight = Sight(OPEN, lambda cell, level: 0)
    assert sight.sees(OPEN.cell(0, 0), OPEN.cell(3, 0), sight.blockers(gathered(at(OPEN, *figures)))) is sees


def test_areas() -> None:
    source, target = at(OPEN, (4, 4), (4, 3))
    assert sorted(OPEN.breath(source, target)) == sorted(at(OPEN, (4, 3), (4, 2), (3, 2), (5, 2)))
    assert OPEN.spear(source, target, 3) == at(OPEN, (4, 3), (4, 2), (4, 1))
    assert sorted(OPEN.cross(target)) == sorted(at(OPEN, (4, 3), (4, 2), (4, 4), (3, 3), (5, 3)))
    assert len(OPEN.blast(target)) == 9
    assert OPEN.breath(source, OPEN.cell(5, 4)) == at(OPEN, (5, 4), (6, 3), (6, 4), (6, 5))


def test_areas_end_at_the_edge_in_the_void_and_on_other_levels() -> None:
    field = Squares(3, bytes([0, 1, 0, 0, 0, 0, 0, 0, 0]), bytes([0, 0, 0, 1, 0, 0, 0, 0, 0]))
    assert field.cross(0) == [0]
    assert sorted(field.blast(4)) == [0, 2, 4, 5, 6, 7, 8]
    assert field.spear(8, 5, 4) == [5, 2]


def test_rows_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="rows of 4"):
        Squares(4, bytes(6))


class Walks:
    """A field with prices, figures and a second layer for those who are slowed down, and every walk on it."""

    def __init__(self, field: Squares, draw: st.DataObject) -> None:
        count = field.count
        flags = st.lists(st.booleans(), min_size=count, max_size=count)
        few = st.lists(st.integers(0, 4), min_size=count, max_size=count)
        self.field = field
        self.wet, self.mire = draw.draw(flags), [each == 0 for each in draw.draw(few)]
        self.shut = bytes([each == 0 for each in draw.draw(few)])
        self.taken = bytes([each == 0 for each in draw.draw(few)])
        standing = sorted(draw.draw(st.sets(st.integers(0, count - 1), max_size=4)))
        self.watch, self.alert = [0] * count, [0] * count
        self.strikers = draw.draw(st.integers(0, 15))
        alarmed = draw.draw(st.integers(0, 15))
        for who, cell in enumerate(standing):
            for beside in field.neighbours[cell]:
                self.watch[beside] |= 1 << who
                self.alert[beside] |= (1 << who) & alarmed
        self.graph = [self.steps(node % count, node >= count) for node in range(2 * count)]
        self.passage = Passage(field, self.shut, self.taken, bytes(self.wet), self.watch, self.alert, self.strikers)

    def steps(self, cell: int, slow: bool) -> list[Step]:
        found: list[Step] = []
        for direction, other in enumerate(self.field.beside[cell]):
            if other != NOWHERE:
                slower = slow or (self.mire[cell] and not self.mire[other])
                climb = self.field.level[other] != self.field.level[cell]
                found.append((other + self.field.count * slower, 1 + slow + climb, direction, 4 * (climb and cell % 2)))
        return found

    def walk(self, nodes: list[int], points: int, spent: int = 0, harm: int = 0, ways: tuple[int, ...] = ()
             ) -> Iterator[tuple[int, int, tuple[int, ...], list[int]]]:
        """Price, harm, directions and nodes of every walk."""
        yield spent, harm, ways, nodes
        for target, price, direction, fall in self.graph[nodes[-1]]:
            cell = target % self.field.count
            if spent + price <= points and not self.shut[cell]:
                hurt = harm + fall + self.wet[cell]
                yield from self.walk([*nodes, target], points, spent + price, hurt, (*ways, direction))

    def struck(self, cells: list[int]) -> int:
        """How many strikes a walk meets, by the definition."""
        reacted: set[int] = set()
        alarmed: set[int] = set()
        staying = set(members(self.watch[cells[-1]]))
        for step, cell in enumerate(cells):
            if step:
                alarmed |= set(members(self.alert[cell]))
            here = set(members(self.watch[cell])) - reacted
            if step < len(cells) - 1 and here - staying:
                reacted |= here
        return sum(self.strikers >> who & 1 for who in reacted) + len(alarmed)


@settings(max_examples=60)
@given(fields(), st.data())
def test_cheapest_ways_are_those_of_all_walks(field: Squares, data: st.DataObject) -> None:
    walks = Walks(field, data)
    start = data.draw(st.integers(0, field.count - 1))
    reach = Reach(walks.graph, field.count, start, walks.shut)
    while reach.level < 4 and not reach.exhausted():
        fresh = reach.settle()
        assert fresh == [cell for cell in range(field.count) if reach.cost[cell] == reach.level]
    best: dict[int, tuple[int, tuple[int, ...]]] = {}
    for price, _, ways, nodes in walks.walk([start], 4):
        cell = nodes[-1] % field.count
        best[cell] = min(best.get(cell, (price, ways)), (price, ways))
    assert {cell for cell, cost in enumerate(reach.cost) if cost != UNREACHED} == set(best)
    for cell, (price, ways) in best.items():
        found = [node % field.count for node in reach.path(cell)]
        assert reach.cost[cell] == price
        assert tuple(field.direction(a, b) for a, b in pairwise(found)) == ways


@settings(max_examples=80)
@given(fields(), st.data())
def test_routes_are_the_walks_that_no_other_beats(field: Squares, data: st.DataObject) -> None:
    walks = Walks(field, data)
    start, points = data.draw(st.integers(0, 2 * field.count - 1)), data.draw(st.integers(1, 5))
    origin = start % field.count
    best: dict[int, dict[tuple[int, int, int], tuple[int, ...]]] = {}
    for price, harm, ways, nodes in walks.walk([start], points):
        cells = [node % field.count for node in nodes]
        if cells[-1] != origin and not walks.taken[cells[-1]]:
            known = best.setdefault(cells[-1], {})
            worth = (price, walks.struck(cells), harm)
            known[worth] = min(known.get(worth, ways), ways)
    offered = {cell: [(*worth, ways) for worth, ways in sorted(known.items()) if not any(
        other != worth and all(i <= j for i, j in zip(other, worth, strict=True)) for other in known)]
        for cell, known in best.items()}
    found = routes(walks.passage, walks.graph, start, points)

    def told(route: Route) -> tuple[int, int, int, tuple[int, ...]]:
        return route.price, route.strikes, route.harm, tuple(route.directions())

    assert {cell: sorted(map(told, ways)) for cell, ways in found.items()} == offered
    for offers in found.values():
        assert [route.price for route in offers] == sorted(route.price for route in offers)
        for route in offers:
            assert len(strikes_on(walks.passage, cells_of(field, origin, route))) == route.strikes


def cells_of(field: Squares, start: int, route: Route) -> list[int]:
    cells = [start]
    for direction in route.directions():
        cells.append(field.beside[cells[-1]][direction])
    return cells


def watched(*enemies: tuple[int, int], alert: bool = False) -> Passage:
    """An open field with enemies who watch the cells around them."""
    cells = at(OPEN, *enemies)
    watch = [gathered([who for who, enemy in enumerate(cells) if enemy in OPEN.neighbours[cell]]) for cell in range(81)]
    shut = bytes([cell in cells for cell in range(81)])
    return Passage(OPEN, shut, shut, bytes(81), watch, watch if alert else [0] * 81, (1 << len(cells)) - 1)


PLAIN: list[list[Step]] = [[(other, 1, way, 0) for way, other in enumerate(OPEN.beside[cell]) if other != NOWHERE]
                           for cell in range(81)]


def test_strikes_depend_on_the_end_of_the_movement() -> None:
    offered = routes(watched((5, 4)), PLAIN, OPEN.cell(5, 5), 2)
    assert [(way.price, way.strikes) for way in offered[OPEN.cell(6, 4)]] == [(2, 0)]
    assert [way.strikes for way in offered[OPEN.cell(6, 5)]] == [1]
    both = watched((5, 4), (4, 5))
    (way,) = routes(both, PLAIN, OPEN.cell(5, 5), 2)[OPEN.cell(6, 4)]
    assert strikes_on(both, cells_of(OPEN, OPEN.cell(5, 5), way)) == [(0, 0, False), (0, 1, False)]


def test_an_interrupted_movement_meets_nobody_twice() -> None:
    offered = routes(watched((5, 4)), PLAIN, OPEN.cell(5, 5), 3, met=1)
    assert all(way.strikes == 0 for ways in offered.values() for way in ways)
    assert strikes_on(watched((5, 4)), at(OPEN, (5, 5), (5, 6)), met=1) == []


def test_a_strike_that_is_met_early_can_spare_another_one() -> None:
    # Who has struck draws no neighbour into a later strike: a detour past somebody harmless is worth its price.
    enemies = at(OPEN, (4, 2), (3, 4), (5, 3))
    watch = [gathered([who for who, enemy in enumerate(enemies) if enemy in OPEN.neighbours[cell]]) for cell in range(81)]
    shut = bytes([cell in enemies for cell in range(81)])
    passage = Passage(OPEN, shut, shut, bytes(81), watch, [0] * 81, strikers=0b100)
    ways = routes(passage, PLAIN, OPEN.cell(3, 3), 5)[OPEN.cell(5, 4)]
    assert [(way.price, way.strikes, way.directions()) for way in ways] == [(3, 1, [1, 2, 1]), (5, 0, [0, 2, 1, 2, 1])]


def test_an_alert_one_strikes_who_comes_near() -> None:
    passage = watched((5, 4), alert=True)
    assert [way.strikes for way in routes(passage, PLAIN, OPEN.cell(5, 6), 1)[OPEN.cell(5, 5)]] == [1]
    assert strikes_on(passage, at(OPEN, (5, 6), (5, 5))) == [(1, 0, True)]


def test_more_than_can_be_packed_is_refused() -> None:
    with pytest.raises(ValueError, match="packed for 16 steps"):
        routes(watched(), PLAIN, 0, 17)


def test_what_has_not_been_reached_has_no_way() -> None:
    with pytest.raises(ValueError, match="not been reached"):
        Reach(PLAIN, 81, 0, bytes(81)).path(80)
