"""Situations: what a bot in another process gets, and what it makes of it."""

from __future__ import annotations

import pickle

import pytest

from conclave.bots import Eye, make
from conclave.bots.lookahead import WIDE
from conclave.kernel.dice import Dice
from conclave.kernel.game import Runner
from conclave.kernel.table import Table
from conclave.registry import game
from conclave.server.thinking import Situation, at_the_table, chances, choose, prospects, runner_of, situation

RES_ARCANA = game("res-arcana")


def played(seed: int, count: int, players: int = 2, variant: str = "standard") -> Table:
    """A table after so many random answers."""
    table = Table(RES_ARCANA, players, seed, {"variant": variant})
    dice = Dice.of(seed, "moves")
    while table.version < count and not table.over:
        table.play(table.decision.sample(dice))
    return table


def standing(seed: int, count: int) -> Situation:
    """A situation after so many random answers, or soon after, where there is something to choose."""
    while True:
        table = played(seed, count)
        if table.decision.count() > 1:
            return situation(table, table.decision.seat)
        count += 1


def same(one: Runner, other: Runner) -> bool:
    asked = [[(ask.seat, ask.form, ask.words, [ask.write(answer) for answer in ask.answers()]) for ask in runner.pending]
             for runner in (one, other)]
    return asked[0] == asked[1] and one.state.plain() == other.state.plain() and one.sealed == other.sealed


@pytest.mark.parametrize(("players", "variant"), [(2, "standard"), (3, "draft"), (4, "first-game"), (2, "match")])
def test_a_situation_leads_to_the_same_question(players: int, variant: str) -> None:
    middle = sealed = 0
    table = Table(RES_ARCANA, players, 3, {"variant": variant})
    dice = Dice.of(3, "moves")
    while table.version < 90 and not table.over:
        decision = table.decisions[-1]
        if decision.count() < 500:
            there = pickle.loads(pickle.dumps(situation(table, decision.seat)))
            assert same(runner_of(there), table.runner)
            middle += bool(table.runner.since)
            sealed += bool(table.runner.sealed)
        table.play(decision.sample(dice), decision.seat)
    assert middle
    assert sealed or variant not in ("draft", "match")


def test_a_bot_answers_a_situation_as_it_answers_the_table() -> None:
    for count in (20, 45, 70):
        table = played(5, count)
        eye = Eye(table.runner, table.decision.seat)
        for bot in ("random", "greedy", "ismcts:6it"):
            assert choose(situation(table, eye.seat), bot, 9) == eye.decision.write(make(bot, 9).choose(eye))


@pytest.mark.parametrize("bot", ["greedy", "ismcts:6it"])
def test_what_a_seat_cannot_know_does_not_change_the_answer_nor_the_hint(bot: str) -> None:
    dice = Dice.of(5, "twins")
    changed = 0
    for count in range(20, 100, 8):
        table = played(11, count)
        while table.runner.since or table.decision.count() == 1:
            table.play(0)  # a twin in the middle of a step cannot be told by its start alone
        seat = table.decision.seat
        here = situation(table, seat)
        there = situation(table.runner.imagine(seat, dice, forkable=True), seat)
        changed += here.start != there.start
        assert choose(here, bot, 2) == choose(there, bot, 2)
        assert prospects(here, bot, 2) == prospects(there, bot, 2)
    assert changed == 10


def test_a_hint_begins_with_the_choice_of_the_bot_and_goes_on_with_the_best() -> None:
    now = standing(7, 60)
    found = prospects(now, "ismcts:6it", 3)
    assert found[0].answer == choose(now, "ismcts:6it", 3)
    rest = [prospect.chance for prospect in found[1:]]
    assert rest == sorted(rest, reverse=True)
    assert len({prospect.answer for prospect in found}) == len(found)
    assert not any("for nothing" in prospect.answer for prospect in found[1:])
    assert all(0.0 <= prospect.chance <= 1.0 and isinstance(prospect.words, list) for prospect in found)


def test_the_choice_is_in_the_hint_though_a_large_question_is_only_sampled() -> None:
    table = played(57, 220)
    assert table.decision.count() > 4 * WIDE
    now = situation(table, table.decision.seat)
    assert all(prospects(now, "random", seed)[0].answer == choose(now, "random", seed) for seed in range(3))


def test_chances_are_those_of_all_seats_together() -> None:
    table = played(7, 60, 3)
    values = chances(situation(table, 0))
    assert len(values) == 3
    assert sum(values) == pytest.approx(1.0)


def test_the_search_has_more_time_at_a_table() -> None:
    assert [at_the_table(bot) for bot in ("ismcts", "ismcts:5it", "greedy")] == ["ismcts:1000ms", "ismcts:5it", "greedy"]
