"""The usual questions: when they are put, and which things their answers stand for."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

import pytest

from conclave.kernel.decision import Amounts, Ask, Choose, Decision, Option, Place, Prompt, Reply, Together
from conclave.kit import asking

Found = TypeVar("Found")
WHICH = Prompt("ask-which", "OR-1")
OPTIONS = [Option("apple"), Option("pear"), Option("quince")]
THINGS = [7, 3, 9]
NONE = Option("none")


def answered(step: Generator[Ask, Reply, Found], *lines: str) -> tuple[Found, list[str]]:
    """What a question finds out when it is answered so, and the forms of what was asked."""
    asked: list[str] = []
    left = list(lines)
    try:
        ask = next(step)
        while True:
            if isinstance(ask, Together):
                asked.append("together")
                ask = step.send(tuple([decision.read(left.pop(0)) for decision in ask.asks]))
            else:
                asked.append(f"{ask.seat} {ask.form} {ask.prompt.key} {ask.about} {dict(ask.args)}")
                ask = step.send(ask.read(left.pop(0)))
    except StopIteration as end:
        assert left == []
        return end.value, asked


def test_one_of_several_is_asked_for() -> None:
    found, asked = answered(asking.one_of(1, WHICH, THINGS, OPTIONS, "card:spade", (("count", 1),)), "quince")
    assert (found, asked) == (9, ["1 choose ask-which card:spade {'count': 1}"])


@pytest.mark.parametrize(("things", "found"), [([], -1), ([3], 3)])
def test_without_a_choice_nothing_is_asked(things: list[int], found: int) -> None:
    assert answered(asking.one_of(0, WHICH, things, OPTIONS[1:2])) == (found, [])


def test_who_may_choose_none_is_asked_in_any_case() -> None:
    assert answered(asking.one_or_none(0, WHICH, THINGS, OPTIONS, NONE), "pear")[0] == 3
    assert answered(asking.one_or_none(0, WHICH, THINGS, OPTIONS, NONE), "none")[0] == -1
    found, asked = answered(asking.one_or_none(0, WHICH, [], [], NONE), "none")
    assert (found, len(asked)) == (-1, 1)


def test_some_of_several() -> None:
    assert answered(asking.some_of(0, WHICH, THINGS, OPTIONS, 0, 2), "quince, apple")[0] == [7, 9]
    assert answered(asking.some_of(0, WHICH, THINGS, OPTIONS, 0, 3), "none")[0] == []
    assert answered(asking.some_of(0, WHICH, THINGS, OPTIONS, 3, 3)) == ([7, 3, 9], [])
    assert answered(asking.some_of(0, WHICH, THINGS, OPTIONS, 0, 0)) == ([], [])
    found, asked = answered(asking.some_of(0, WHICH, THINGS, OPTIONS, 1, 1), "pear")
    assert (found, asked[0][:14]) == ([3], "0 choose-some ")


def test_what_is_chosen_is_not_the_list_that_was_offered() -> None:
    found, _ = answered(asking.some_of(0, WHICH, THINGS, OPTIONS, 3, 3))
    assert found is not THINGS
    ordered, _ = answered(asking.in_order(0, WHICH, [7], OPTIONS[:1]))
    assert ordered == [7]


def test_an_order() -> None:
    found, asked = answered(asking.in_order(2, WHICH, THINGS, OPTIONS), "quince, apple, pear")
    assert (found, asked[0][:9]) == ([9, 7, 3], "2 arrange")
    assert answered(asking.in_order(2, WHICH, [], [])) == ([], [])


@pytest.mark.parametrize(("line", "wanted"), [("apple", True), ("none", False)])
def test_yes_or_no(line: str, wanted: bool) -> None:
    assert answered(asking.yes_or_no(0, WHICH, OPTIONS[0], NONE), line)[0] is wanted


def test_amounts_are_asked_for_where_they_leave_a_choice() -> None:
    free = Amounts(0, WHICH, OPTIONS, (0, 0, 0), (2, 2, 2), 2, 2)
    assert answered(asking.amounts(free), "apple=1 quince=1")[0] == (1, 0, 1)
    forced = Amounts(0, WHICH, OPTIONS, (0, 1, 0), (2, 2, 2), 1, 1)
    assert answered(asking.amounts(forced)) == ((0, 1, 0), [])


def test_places_are_asked_for_where_there_are_several() -> None:
    slots = [Option("quick"), Option("I"), Option("II")]
    plan = Place(0, WHICH, OPTIONS, slots, 2, 3, 2, groups=(0, 0, 1), supply=(1, 1))
    assert answered(asking.places(plan), "quick quince, I pear")[0] == [(0, 2), (1, 1)]
    forced = Place(0, WHICH, OPTIONS[:1], slots[1:], 2, 3, 2)
    assert answered(asking.places(forced)) == ([(0, 0)], [])


def test_all_choose_at_once() -> None:
    asks: list[Decision] = [Choose(seat, WHICH, OPTIONS) for seat in range(2)]
    assert answered(asking.all_at_once(asks, [[1, 2, 3], [4, 5, 6]]), "pear", "quince") == ([2, 6], ["together"])


def test_a_stranger_is_no_answer() -> None:
    step = asking.one_of(0, WHICH, THINGS, OPTIONS)
    next(step)
    with pytest.raises(ValueError, match="not in"):
        step.send(NONE)
