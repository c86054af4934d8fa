"""What a seat imagines depends on what it may know, also where several equal cards could have come to light.

The games of `imagined/` stop in the middle of a mayhem attack. In two of them a discard pile was shuffled in this step,
and of several equal cards one was taken: everybody knows two of them to be in the hand (`known-copies`), or it was drawn
just now, from what was left of the old deck or from the new one (`drawn-copies`). In the third a hand was shown, and of
two equal cards in it one was kept and the other destroyed (`kept-copies`).
"""

from __future__ import annotations

from pathlib import Path

import pytest

import conclave
from conclave.kernel.dice import Dice

FOLDER = Path(__file__).parent / "imagined"
TRIES = 20


@pytest.mark.parametrize(("game", "seat"), [("known-copies", 2), ("drawn-copies", 0), ("kept-copies", 0)])
def test_who_imagines_a_step_twice_imagines_the_same(game: str, seat: int) -> None:
    runner = conclave.load((FOLDER / f"{game}.conclave").read_text(encoding="utf-8"), as_played=True).runner
    for number in range(TRIES):
        twin = runner.imagine(seat, Dice(1000 + number, 0), forkable=True)
        assert twin.state.plain() != runner.state.plain()
        assert runner.game.view(twin.state, seat) == runner.game.view(runner.state, seat)
        mine, theirs = (one.imagine(seat, Dice(number, 0)).state.plain() for one in (runner, twin))
        assert mine == theirs
