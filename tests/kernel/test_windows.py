"""Reaction windows: what a title asks by default, and being left in peace until the round ends."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from conclave.kernel.check import check_game
from conclave.kernel.decision import Choose
from conclave.kernel.dice import Dice
from conclave.kernel.errors import IllegalAnswer
from conclave.kernel.events import Step
from conclave.kernel.game import State
from conclave.kernel.table import Table
from tests.example.duel.game import DUEL
from tests.example.vigil.game import NIGHT, VIGIL, Vigil, night, tower_of
from tests.example.vigil.tower import PASS, WARD, Tower


def salted(seed: int = 1) -> Table:
    """A vigil of two in which both have turned up salt, which they can ward with."""
    for start in range(seed, seed + 300):
        table = Table(VIGIL, 2, start)
        dice = Dice.of(start, "salt")
        while table.decision.form == "place" and tower_of(table.runner.state).round == 1:
            notes = [option.note for option in table.decision.options if option.note == "salt"]  # type: ignore[attr-defined]
            answer = "I salt, II salt" if notes else table.decision.write(table.decision.sample(dice))
            try:
                table.play(answer)
            except IllegalAnswer:
                break
        if min(tower_of(table.runner.state).salt) > 1:
            return table
    raise AssertionError("nobody has so much salt")


def automatic(table: Table) -> list[tuple[int, str]]:
    return [(entry.seat, entry.answer) for entry in table.journal.entries if entry.automatic]


def test_a_title_says_when_its_windows_are_asked_until_a_player_does() -> None:
    table = salted()
    assert table.when_asked(0, "ward") == "matters"
    assert DUEL.usual_asking == {}
    assert Table(DUEL, 2, 1).when_asked(0, "trap") == "always"
    assert automatic(table)[0] == (0, "pass"), "there is no darkness yet, so the first watch has nothing to ward off"
    assert (table.decision.seat, table.decision.prompt.window) == (1, "ward")
    asked = salted()
    asked.undo()
    asked.ask_about(0, "ward", "always")
    asked.redo()
    assert (asked.decision.seat, asked.decision.prompt.window) == (0, "ward")


def rounds(table: Table, dice: Dice) -> Iterator[tuple[int, int]]:
    """Who is asked in a window in which round, while all plan salt."""
    while not table.over:
        decision = table.decision
        state = tower_of(table.runner.state)
        if decision.decline is not None:
            yield decision.seat, state.round
            if table.decision is decision:
                table.play("pass")
        else:
            table.play(decision.sample(dice))


def test_who_is_left_in_peace_is_asked_again_in_the_next_round() -> None:
    table = salted()
    table.undo()
    table.leave_in_peace(1)
    assert table.in_peace(1)
    table.redo()
    assert (1, "pass") in automatic(table)
    assert not table.in_peace(1), "the round has ended with what was passed"
    assert {(0, 2), (1, 2)} <= set(rounds(table, Dice.of(2, "peace")))
    assert Table.load(table.save(), lambda title: VIGIL).save() == table.save()


def test_the_open_window_is_passed_as_well() -> None:
    table = salted()
    before = table.version
    table.leave_in_peace(1)
    assert automatic(table)[-1] == (1, "pass")
    assert table.version == before + 1


def test_peace_can_be_ended_before_the_round() -> None:
    table = salted()
    table.undo()
    table.leave_in_peace(1)
    table.leave_in_peace(1, wanted=False)
    table.redo()
    assert (table.decision.seat, table.decision.prompt.window) == (1, "ward")


@pytest.mark.parametrize("seat", [-1, 2])
def test_nobody_else_is_left_in_peace(seat: int) -> None:
    with pytest.raises(IllegalAnswer):
        Table(VIGIL, 2, 1).leave_in_peace(seat)


class Telling(Vigil):
    """Says that a ward matters to those who hold a torch, which nobody else can know."""

    def next_step(self, state: State) -> Step | None:
        tower = tower_of(state)
        if tower.over or tower.agenda[0][0] != "night":
            return super().next_step(state)
        return self.night(tower, tower.agenda.pop(0)[1])

    def night(self, tower: Tower, seat: int) -> Step:
        if tower.salt[seat]:
            question = Choose(seat, NIGHT, [WARD, PASS])
            question.as_window(PASS, matters=0 in tower.hands[seat])
            yield question
        yield from night(tower, seat)


def test_a_default_that_tells_what_is_hidden_is_found_out() -> None:
    assert check_game(VIGIL, games=10, seed=1, every=2).findings == []
    report = check_game(Telling(), games=10, seed=1, every=1)
    assert any("whether others are asked in a window" in finding.what for finding in report.findings)
