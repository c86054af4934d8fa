"""Saving, forking, taking back and imagining, three interrupts deep."""

from __future__ import annotations

import json

import pytest

from conclave.kernel.dice import Dice
from conclave.kernel.errors import IllegalAnswer, NotYourTurn, RulesBug
from conclave.kernel.events import Event, Step
from conclave.kernel.game import Runner
from conclave.kernel.table import Table
from tests.example.duel import sentences
from tests.example.duel.cards import CARDS, Sentence
from tests.example.duel.game import ring_of
from tests.example.duel.ring import Ring
from tests.example.duel.sentences import Cast
from tests.example.staging import CHAIN, INTO_THE_CHAIN, Staged, chain_table

THE_REST = ("aegis", "no")


def plain(runner: Runner) -> object:
    return runner.state.plain()


def lives(table: Table) -> list[int]:
    return ring_of(table.runner.state).life


def test_the_chain_is_three_deep() -> None:
    table = chain_table()
    assert (table.decision.seat, table.decision.prompt.key, table.legal()) == (1, "ask-answer", ["none", "aegis"])
    assert len(table.runner.since) == len(INTO_THE_CHAIN)
    assert lives(table) == [4, 3, 6]


def test_a_save_from_the_middle_goes_on_alike() -> None:
    table = chain_table()
    again = Table.load(table.save(), lambda title: Staged(CHAIN))
    assert plain(again.runner) == plain(table.runner)
    assert again.decision.words == table.decision.words
    for answer in THE_REST:
        table.play(answer)
        again.play(answer)
    assert plain(again.runner) == plain(table.runner)


def test_a_fork_from_the_middle_goes_on_alike_and_alone() -> None:
    table = chain_table()
    before = plain(table.runner)
    twin = table.fork()
    assert plain(twin) == before
    twin.answer(1, twin.decision_of(1).read("none"))
    assert plain(table.runner) == before
    deeper = twin.fork(forkable=True)
    assert (plain(deeper), len(deeper.since)) == (plain(twin), len(INTO_THE_CHAIN) + 1)


def test_undo_and_redo_in_the_middle() -> None:
    table = chain_table()
    states = [table.runner.state.plain()]
    for answer in THE_REST:
        table.play(answer)
        states.append(table.runner.state.plain())
    for state in states[-2::-1]:
        table.undo()
        assert plain(table.runner) == state
    assert (table.undo_grade(0), table.undo_grade(1)) == ("consent", "free")  # seat 1 has only let a window pass since
    for state in states[1:]:
        table.redo()
        assert plain(table.runner) == state
    with pytest.raises(IllegalAnswer, match="nothing to do again"):
        table.redo()


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_what_a_seat_sees_in_the_middle_does_not_depend_on_what_it_cannot_know(seat: int | None) -> None:
    table = chain_table()
    seen = json.dumps(table.view(seat))
    worlds = set()
    for key in range(40):
        twin = table.runner.imagine(seat, Dice(key, 0), forkable=True)
        assert json.dumps(twin.game.view(twin.state, seat)) == seen
        assert [(ask.seat, ask.words) for ask in twin.pending] == [(ask.seat, ask.words) for ask in table.decisions]
        if seat == 1:
            assert [twin.pending[0].write(one) for one in twin.pending[0].answers()] == table.legal()
        again = twin.imagine(seat, Dice(99, 0))
        assert plain(again) == plain(table.runner.imagine(seat, Dice(99, 0)))
        worlds.add(json.dumps(twin.state.plain()["piles"]))
        fork = twin.fork()
        assert plain(fork) == plain(twin)
    assert len(worlds) > 20


def test_an_imagined_duel_keeps_what_was_seen_and_deals_traps_onto_traps() -> None:
    table = chain_table()
    for key in range(40):
        ring = ring_of(table.runner.imagine(2, Dice(key, 0)).state)
        assert ring.piles["open"] == ring_of(table.runner.state).piles["open"]
        assert ring.piles["hand"][2] == ring_of(table.runner.state).piles["hand"][2]
        kinds = {CARDS[card].kind for piles in ring.piles["trap"] for card in piles}
        assert kinds == {"trap"}


def test_a_secret_answer_in_the_middle_of_a_step_is_drawn_anew_by_others() -> None:
    """Seat 0 has put two cards back in an order of her own; then seat 1 is asked about the next sentence."""
    line = "next=act:0,act:1 | plan=foresight deck=ember,storm,hail | hand=mirror,hail plan=ember"
    table = Table(Staged(line), 2, 5)
    table.play("foresight")
    table.play("storm, hail")
    assert table.decision.prompt.key == "ask-redirect"
    decks = [[ring_of(table.runner.imagine(seat, Dice(key, 0)).state).piles["deck"][0] for key in range(60)]
             for seat in (0, 1)]
    assert all(deck == ring_of(table.runner.state).piles["deck"][0] for deck in decks[0])
    assert len({tuple(deck) for deck in decks[1]}) > 2


def test_sealed_answers_stay_sealed_and_nobody_waits_for_who_has_answered() -> None:
    table = Table(Staged("| hand=ember,storm,hail | hand=aegis,mirror | hand=thorns,spite"), 3, 1)
    assert [decision.seat for decision in table.decisions] == [0, 1, 2]
    views = [json.dumps(table.view(seat)) for seat in (0, 1, 2, None)]
    assert table.play("aegis, mirror", seat=1) == []
    assert [json.dumps(table.view(seat)) for seat in (0, 1, 2, None)] == views
    assert [decision.seat for decision in table.decisions] == [0, 2]
    with pytest.raises(NotYourTurn, match="waiting for seat 0, 2"):
        table.play("aegis", seat=1)
    assert table.play("storm", seat=0) == []
    plans = set()
    for key in range(30):
        twin = table.runner.imagine(2, Dice(key, 0))
        twin.answer(2, twin.decision_of(2).read("spite"))
        plans.add(tuple(tuple(pile) for pile in ring_of(twin.state).piles["plan"][:2]))
    assert len(plans) > 5
    news = table.play("spite", seat=2)
    assert [event.key for event in news] == ["planned"] * 3
    assert not any(dict(event.words_for(0).args).keys() - {"seat", "count"} for event in news)
    shown = [seat["plan"] for seat in json.loads(json.dumps(table.view(0)))["seats"]]
    assert shown == [["storm"], 2, 1]


def test_a_sealed_half_of_a_planning_is_saved_and_taken_back() -> None:
    table = Table(Staged("| hand=ember,storm | hand=aegis,mirror"), 2, 1)
    table.play("aegis", seat=1)
    again = Table.load(table.save(), lambda title: table.game)
    assert [decision.seat for decision in again.decisions] == [0]
    again.undo()
    assert [decision.seat for decision in again.decisions] == [0, 1]
    assert again.undo_grade(1) == "nothing"


@pytest.mark.parametrize(("answer", "seat", "complaint"), [
    ("aegis", 0, "seat 0 is not asked"), ("aegis", 2, "waiting for seat 1"), ("aegis", 7, "no seat 7"),
    ("thorns", 1, "not one of"), ("aegis, aegis", 1, "twice"), ("", 5, "no seat 5"),
    (2, 1, "no answer 2"), ("seat-1", 1, "not one of")])
def test_wrong_seats_and_wrong_answers_change_nothing(answer: str | int, seat: int, complaint: str) -> None:
    table = chain_table()
    before, save = plain(table.runner), table.save()
    with pytest.raises(IllegalAnswer, match=complaint):
        table.play(answer, seat)
    assert (plain(table.runner), table.save()) == (before, save)
    table.play("aegis", 1)


def test_an_answer_to_an_earlier_question_is_refused() -> None:
    table = chain_table()
    stale, option = table.decision, table.decision.read("aegis")
    table.play("none")
    before = plain(table.runner)
    assert table.decision is not stale
    with pytest.raises(IllegalAnswer, match="is not one of"):
        table.play(option, table.decision.seat)
    assert plain(table.runner) == before


def test_a_bug_in_the_rules_brings_the_journal_and_the_table_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(ring: Ring, cast: Cast, sentence: Sentence) -> Step:
        ring.life[cast.seat] = -99
        yield from ()
        raise ZeroDivisionError

    table = chain_table()
    before = plain(table.runner)
    with monkeypatch.context() as patch:
        patch.setitem(sentences.DOES, "ignore", broken)
        with pytest.raises(RulesBug, match="answering 'aegis' broke the rules") as caught:
            table.play("aegis")
    assert plain(table.runner) == before
    reported = Table.load(caught.value.journal, lambda title: table.game)
    assert (plain(reported.runner), reported.version) == (before, len(INTO_THE_CHAIN))
    table.play("aegis")
    assert lives(table)[1] == 4


@pytest.mark.parametrize(("when", "passed", "asked"), [
    ("always", [], "ask-redirect"),
    ("matters", ["1~ no"], "ask-answer"),
    ("never", ["1~ no"], "ask-answer")])
def test_windows_are_passed_as_their_player_wishes(when: str, passed: list[str], asked: str) -> None:
    table = Table(Staged(CHAIN), 3, 11)
    table.ask_about(1, "redirect", when)
    table.play("ember")
    table.play("seat-1")
    assert [repr(entry) for entry in table.journal.entries if entry.automatic] == passed
    assert (table.decision.seat, table.decision.prompt.key) == (1, asked)


def test_a_window_that_matters_is_asked_unless_the_player_never_wants_to_be() -> None:
    line = "next=act:0,act:1 | plan=ember | hand=mirror trap=lifeline plan=hail"
    table = Table(Staged(line), 2, 1)
    table.ask_about(1, "redirect", "matters")
    table.ask_about(1, "trap", "matters")
    table.play("ember")
    assert table.decision.prompt.key == "ask-redirect"  # a mirror is in the hand, so it matters
    table.ask_about(1, "redirect", "never")
    assert [repr(entry) for entry in table.journal.entries] == ["0: ember", "1~ no", "1~ none", "1~ no", "1~ none"]
    assert table.decision.seat == 1
    assert table.decision.prompt.key == "ask-cast"
    again = Table.load(table.save(), lambda title: table.game)
    assert [entry.automatic for entry in again.journal.entries] == [False, True, True, True, True]
    table.undo()
    assert (table.version, table.decision.seat) == (0, 0)


def test_events_hide_what_a_seat_may_not_know() -> None:
    table = Table(Staged("next=act:0,act:1 | plan=thorns | plan=ember"), 2, 1)
    news: list[Event] = table.play("thorns")
    keys = [event.words_for(seat).key for event in news for seat in (0, 1, None)]
    assert keys == ["set-trap-known", "set-trap", "set-trap"]
    assert "card" not in dict(news[0].words_for(1).args)
    assert table.undo_grade(0) == "free"
