"""How much Python a decision and a copy take, counted in calls: a figure that no busy machine can change.

The limits stand a little above what is needed now. Whoever has to raise one should know why it takes more.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType

import pytest

from conclave.kernel.dice import Dice
from conclave.kernel.game import Runner
from conclave.registry import game

GAMES = 3


def calls_of(work: Callable[[], object]) -> int:
    """How often a Python function is entered or a generator resumed; compiled ones do not show."""
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(before)
    return calls


def opened(title: str, seed: int) -> Runner:
    rules = game(title)
    return Runner(rules, rules.setup(rules.settle_options({}, 2), 2, Dice.of(seed, "speed")), forkable=False)


@pytest.mark.parametrize(("title", "most"), [("krutagidon", 60), ("res-arcana", 34)])
def test_a_decision_takes_few_calls(title: str, most: int) -> None:
    made: list[int] = []
    runners = [opened(title, seed) for seed in range(GAMES)]

    def play() -> None:
        for seed, runner in enumerate(runners):
            made.append(runner.play_out(Dice.of(seed, "answers")))

    assert calls_of(play) / sum(made) < most


@pytest.mark.parametrize(("title", "most"), [("krutagidon", 12), ("res-arcana", 11)])
def test_a_copy_takes_few_calls(title: str, most: int) -> None:
    runner = opened(title, 1)
    runner.play_out(Dice.of(1, "answers"), 120)
    assert calls_of(runner.state.copy) <= most


def test_calls_are_counted() -> None:
    assert calls_of(lambda: [str(number) for number in range(9)]) in (1, 2)  # the list is a call of its own before 3.12
    assert calls_of(lambda: sum(number for number in range(9))) >= 10
