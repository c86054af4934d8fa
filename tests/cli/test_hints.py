"""Hints: what a bot would do and why, never by what the player may not know."""

import re

import pytest

import conclave
from conclave.bots import Eye, make
from conclave.cli.boards import drawing_of
from conclave.cli.hints import hint, percent, prospects
from conclave.cli.menu import Menu
from conclave.cli.speech import Speech
from conclave.kernel.dice import Dice
from conclave.kernel.table import Table
from tests.cli.sheets import START, play_out, type_lines
from tests.example.duel.game import DUEL


def told(table: Table, seed: int = 0, variants: bool = False) -> str:
    """The hint of the greedy bot for the first open question."""
    decision = table.decision
    drawing = drawing_of(table.game, Speech("en", table.game))
    menu = Menu(decision, drawing, table.view(decision.seat), variants)
    choice = make("greedy", seed).choose(Eye(table.runner, decision.seat))
    return hint(menu, "greedy", choice, prospects(table, decision, seed))


def test_a_hint_ranks_the_best_answers_and_begins_with_the_bots_own() -> None:
    typed, _ = play_out(2, (0,), 11, until="RA-ACT-1")
    said = " ".join(type_lines(START, [*typed, "h"]).output.replace("\u00a0", " ").split())
    choice = re.search(r"greedy would type (\d+) ", said)
    ranked = re.search(r"Your chances as one look ahead judges them: (.*?%) (?:▶|\d+ greedy)", said)
    assert choice is not None
    assert ranked is not None
    parts = ranked[1].split(" · ")
    chances = [int(part.rsplit(" ", 2)[1]) for part in parts]
    assert 2 <= len(parts) <= 4
    assert parts[0].startswith(f"{choice[1]} ")
    assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize("title", ["res-arcana", "duel"])
def test_every_form_of_question_has_hints(title: str) -> None:
    forms: set[str] = set()
    for seed in range(30):
        table = Table(DUEL, 3, seed) if title == "duel" else conclave.new(title, 2, seed)
        dice = Dice.of(seed, "hints")
        while not table.over:
            if table.decision.form not in forms and table.decision.count() > 1:
                forms.add(table.decision.form)
                assert re.search(r"\s(\d+|<1|>99)\s%$|no difference", told(table))
            table.play(table.decision.sample(dice), table.decision.seat)
    assert len(forms) == 4


def test_a_hint_depends_only_on_what_the_player_may_know() -> None:
    for most in (0, 3, 12, 25):
        _, table = play_out(2, (0, 1), 5, most=most)
        seat = table.decision.seat
        secret = told(table)
        for at in range(3):
            twin = table.at(table.version)
            twin.runner = table.runner.imagine(seat, Dice.of(at, "another deal"), forkable=True)
            assert told(twin) == secret


def test_a_forced_answer_is_called_so() -> None:
    table = conclave.new("res-arcana", 2, 5)
    decision = table.decision
    menu = Menu(decision, drawing_of(table.game, Speech("en", table.game)), table.view(0), False)
    only = next(decision.answers())
    assert hint(menu, "greedy", only, [(only, 0.5)]) == "There is only one answer: 1"


def test_no_difference_is_called_so() -> None:
    table = conclave.new("res-arcana", 2, 5)
    decision = table.decision
    menu = Menu(decision, drawing_of(table.game, Speech("en", table.game)), table.view(0), False)
    found = [(answer, 0.5) for answer in decision.answers()]
    assert "no difference" in hint(menu, "greedy", found[0][0], found)
    assert "50" not in hint(menu, "greedy", found[0][0], found)


def test_chances_are_written_as_people_do() -> None:
    assert [percent(chance) for chance in (0.0, 0.004, 0.5, 0.987, 0.999)] == ["<1 %", "<1 %", "50 %", "99 %", ">99 %"]
