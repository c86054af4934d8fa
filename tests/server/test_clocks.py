"""Thinking time."""

from __future__ import annotations

from random import Random

from conclave.server import records as kinds
from conclave.server.clocks import Clocks
from conclave.server.course import GRACE
from conclave.server.records import Clock
from tests.server.rooms import Sitting, about


def started(base: int, increment: int) -> Clocks:
    """Two clocks; that of seat 0 runs from the second 100 on."""
    clocks = Clocks(Clock(base, increment), 2)
    clocks.pass_until(100_000)
    clocks.run([0])
    return clocks


def test_time_passes_for_those_who_are_asked() -> None:
    clocks = started(60, 5)
    clocks.pass_until(110_000)
    assert clocks.left == [50_000, 60_000]
    assert clocks.at == 110_000


def test_a_move_brings_the_increment() -> None:
    clocks = started(60, 5)
    clocks.pass_until(110_000)
    clocks.moved(0, 0)
    assert clocks.left == [55_000, 60_000]


def test_what_is_taken_back_gives_the_increment_back_but_no_time() -> None:
    clocks = started(60, 5)
    clocks.pass_until(110_000)
    clocks.moved(0, 6)
    clocks.moved(1, 7)
    clocks.moved(0, 8)
    clocks.taken_back(7)
    assert clocks.left == [55_000, 60_000]
    clocks.taken_back(6)
    assert clocks.left == [50_000, 60_000]


def test_taking_back_a_move_of_a_clock_for_each_move_leaves_what_was_left() -> None:
    clocks = started(60, 60)
    clocks.pass_until(150_000)
    clocks.moved(0, 3)
    clocks.taken_back(3)
    assert clocks.left == [10_000, 60_000]


def test_what_is_left_is_told_for_the_moment() -> None:
    clocks = started(60, 0)
    assert clocks.left_at(110_000) == [50_000, 60_000]
    assert clocks.left_at(10**9) == [0, 60_000]
    assert clocks.left == [60_000, 60_000]


def test_a_clock_for_each_move_begins_anew() -> None:
    clocks = started(60, 60)
    clocks.pass_until(150_000)
    clocks.moved(0, 0)
    assert clocks.left == [60_000, 60_000]


def test_time_runs_out_and_never_below_nothing() -> None:
    clocks = started(60, 0)
    assert not clocks.is_out(0, 159_999)
    assert clocks.is_out(0, 160_000)
    assert not clocks.is_out(1, 10**9)  # it does not run
    clocks.pass_until(10**9)
    assert clocks.left[0] == 0
    assert clocks.is_out(0, 10**9)


def test_a_clock_that_goes_back_takes_and_gives_nothing() -> None:
    clocks = started(60, 0)
    clocks.pass_until(90_000)
    assert clocks.left == [60_000, 60_000]
    assert clocks.at == 100_000


def test_who_comes_back_has_a_little_time() -> None:
    clocks = started(60, 0)
    clocks.pass_until(10**9)
    clocks.grace(0, 30)
    clocks.grace(1, 30)
    assert clocks.left == [30_000, 60_000]
    clocks.run([0])
    clocks.pass_until(2 * 10**9)
    clocks.grace(0, 30)
    assert clocks.left[0] == 0  # only once


def test_nobody_earns_time_by_taking_back() -> None:
    sitting = Sitting(about(clock=Clock(100, 10)), bots=(1,))
    for _ in range(3):
        sitting.do(kinds.ANSWER, 0, sitting.some_answer(0, Random(1)), after_s=1)
        sitting.do(kinds.UNDO, 0, after_s=1)
    assert sitting.frame(0)["clocks"]["left"][0] == 97_000  # three moves of a second each
    sitting.do(kinds.REDO, 0, after_s=1)
    assert sitting.frame(0)["clocks"]["left"][0] == 106_000


def test_the_clocks_of_a_table_run_for_the_people_who_are_asked() -> None:
    sitting = Sitting(about(clock=Clock(100, 0)), bots=(1,))
    assert sitting.frame(None)["clocks"]["running"] == [0]  # bots have no clock
    before = sitting.frame(0)["clocks"]["left"]
    sitting.do(kinds.ANSWER, 0, sitting.some_answer(0, Random(1)), after_s=7)
    assert sitting.frame(0)["clocks"]["left"] == [before[0] - 7000, before[1]]


def test_sealed_answers_stop_the_own_clock_only() -> None:
    sitting = Sitting(about(clock=Clock(100, 0)))
    sitting.do(kinds.ANSWER, 0, sitting.some_answer(0, Random(1)), after_s=5)
    assert sitting.frame(0)["clocks"] == {"left": [95_000, 95_000], "running": [1], "at": sitting.now}


def test_a_stand_in_stops_the_clock_and_coming_back_gives_grace() -> None:
    sitting = Sitting(about(clock=Clock(10, 0)))
    sitting.do(kinds.STAND_IN, 0, "greedy", after_s=500)
    clocks = sitting.room.clocks
    assert clocks is not None
    assert clocks.left[0] == 0
    assert clocks.running == (1,)
    sitting.do(kinds.RETURN, 0, after_s=500)
    assert clocks.left[0] == GRACE * 1000
    assert 0 in clocks.running


def test_time_never_goes_back_at_a_table() -> None:
    sitting = Sitting(about(clock=Clock(100, 0)))
    record = sitting.do(kinds.RENAME, 0, "Eve", after_s=-5000)
    assert record.at == sitting.past[-2].at
