"""The layers that a happening passes through, in order, alone and side by side."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from conclave.kernel.decision import Choose, Option, Prompt
from conclave.kernel.events import Happening, Step, occur, occur_together

ORDER = Prompt("ask-order", "EX-1")
WINDOW = Prompt("ask-window", "EX-2", "window")
WARD, VEIL = Option("ward"), Option("veil")
YES, NO = Option("yes"), Option("no")


class Blow(Happening):
    """A blow that notes every layer it comes to."""

    def __init__(self, notes: list[str], name: str = "", never: bool = False, wards: Sequence[Option] = (),
                 stopped_by: Option | None = None) -> None:
        super().__init__()
        self.notes, self.name, self.never, self.wards, self.stopped_by = notes, name, never, wards, stopped_by

    def note(self, layer: str) -> None:
        self.notes.append(layer + self.name)

    def impossible(self) -> bool:
        self.note("impossible")
        return self.never

    def affected(self) -> int:
        return 1

    def replacements(self) -> Sequence[Option]:
        return self.wards

    def replace(self, option: Option) -> Step:
        self.note(option.note)
        self.cancelled = option is self.stopped_by
        yield from ()

    def window(self) -> Step:
        self.note("window")
        answer = yield Choose(2, WINDOW, [YES, NO])
        self.cancelled = answer is YES

    def happen(self) -> Step:
        self.note("happen")
        yield from ()

    def aftermath(self) -> Step:
        self.note("aftermath")
        yield from ()


def run(step: Step, *answers: str) -> list[tuple[int, str]]:
    """Play a step through; returns who was asked what."""
    asked: list[tuple[int, str]] = []
    left = list(answers)
    try:
        ask = next(step)
        while True:
            assert isinstance(ask, Choose)
            asked.append((ask.seat, ask.prompt.key))
            ask = step.send(ask.read(left.pop(0)))
    except StopIteration:
        assert left == []
        return asked


def test_the_layers_come_in_order() -> None:
    notes: list[str] = []
    assert run(occur(Blow(notes, wards=[WARD, VEIL]), ORDER), "veil", "no") == [(1, "ask-order"), (2, "ask-window")]
    assert notes == ["impossible", "veil", "ward", "window", "happen", "aftermath"]


def test_what_cannot_happen_asks_nobody() -> None:
    notes: list[str] = []
    assert run(occur(Blow(notes, never=True, wards=[WARD, VEIL]), ORDER)) == []
    assert notes == ["impossible"]


def test_a_single_replacement_needs_no_question_and_counts_once() -> None:
    notes: list[str] = []
    assert run(occur(Blow(notes, wards=[WARD]), ORDER), "no") == [(2, "ask-window")]
    assert notes.count("ward") == 1


@pytest.mark.parametrize(("first", "notes"), [("ward", ["impossible", "ward"]), ("veil", ["impossible", "veil", "ward"])])
def test_what_is_prevented_ends_there(first: str, notes: list[str]) -> None:
    heard: list[str] = []
    assert run(occur(Blow(heard, wards=[WARD, VEIL], stopped_by=WARD), ORDER), first) == [(1, "ask-order")]
    assert heard == notes


def test_a_reaction_can_stop_it() -> None:
    notes: list[str] = []
    run(occur(Blow(notes), ORDER), "yes")
    assert notes == ["impossible", "window"]


def test_side_by_side_all_is_decided_before_anything_happens() -> None:
    notes: list[str] = []
    blows = [Blow(notes, "-a", wards=[WARD]), Blow(notes, "-b"), Blow(notes, "-c", never=True), Blow(notes, "-d")]
    assert len(run(occur_together(blows, ORDER), "no", "yes", "no")) == 3
    assert notes == ["impossible-a", "impossible-b", "impossible-c", "impossible-d", "ward-a", "window-a", "window-b",
                     "window-d", "happen-a", "happen-d", "aftermath-a", "aftermath-d"]
