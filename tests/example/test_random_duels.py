"""Duels played at random hold to the contract of every title."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.kernel.check import check_game, nth
from conclave.kernel.dice import Dice
from conclave.kernel.game import Runner
from conclave.kernel.table import Table
from conclave.kernel.text import LANGUAGES, phrasebook
from tests.example.duel.game import DUEL


def test_duel_holds_to_the_contract() -> None:
    report = check_game(DUEL, games=24, seed=5, every=4)
    assert report.findings == []
    assert {"last-standing", "most-life"} <= set(report.ended_by)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_happens_and_is_asked_can_be_said(lang: str) -> None:
    book = phrasebook(lang, DUEL)
    keys: set[str] = set()
    for seed in range(12):
        table = Table(DUEL, 2 + seed % 2, seed)
        dice = Dice.of(seed, "talk")
        while not table.over:
            decision = table.decision
            listeners = (*range(table.players), None)
            said = [decision.words, *[event.words_for(seat) for event in table.news for seat in listeners],
                    *[words for refusal in table.why_not() for words in (refusal.what, refusal.reason)]]
            for words in said:
                keys.add(words.key)
                assert "{" not in book.say(words)
            table.play(decision.sample(dice), decision.seat)
    assert {"ask-spread", "redirected", "looked-known", "set-trap", "fell", "why-not-deadly"} <= keys
    for key in ("ask-shelter", "title-duel", "about-duel", "kind-spell", "reason-all-fell", "window-trap"):
        assert book.has(key)


def asked(runner: Runner) -> list[tuple[int, str, list[str]]]:
    return [(ask.seat, ask.prompt.key, [ask.write(one) for one in ask.answers()]) for ask in runner.pending]


choices = st.lists(st.integers(0, 99), max_size=60)


@given(st.sampled_from([2, 3]), st.integers(0, 2**64), choices)
@settings(max_examples=25, deadline=None)
def test_a_fork_is_the_original_at_every_decision(players: int, seed: int, line: list[int]) -> None:
    runner = Runner(DUEL, DUEL.setup({}, players, Dice.of(seed, "game")))
    for choice in line:
        if not runner.pending:
            break
        decision = runner.pending[choice % len(runner.pending)]
        answer = decision.write(nth(decision, choice))
        twin = runner.fork(forkable=True)
        assert (twin.state.plain(), asked(twin)) == (runner.state.plain(), asked(runner))
        for one in (twin, runner):
            one.answer(decision.seat, one.decision_of(decision.seat).read(answer))
        assert (twin.state.plain(), asked(twin)) == (runner.state.plain(), asked(runner))


@given(st.sampled_from([2, 3]), st.integers(0, 2**64), choices)
@settings(max_examples=15, deadline=None)
def test_the_journal_leads_to_the_original_at_every_decision(players: int, seed: int, line: list[int]) -> None:
    table = Table(DUEL, players, seed)
    states = [table.runner.state.plain()]
    for choice in line:
        if table.over:
            break
        decision = table.decisions[choice % len(table.decisions)]
        table.play(nth(decision, choice), decision.seat)
        states.append(table.runner.state.plain())
    again = Table.load(table.save(), lambda title: DUEL)
    assert (again.runner.state.plain(), asked(again.runner)) == (table.runner.state.plain(), asked(table.runner))
    for count, state in enumerate(states):
        assert again.at(count).runner.state.plain() == state
