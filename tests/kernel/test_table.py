"""A table: answers, undo and redo, saves and their mistakes, settings for reaction windows."""

import re

import pytest

import conclave
from conclave import registry
from conclave.games.res_arcana.game import ResArcana
from conclave.games.res_arcana.state.model import Board
from conclave.kernel.dice import Dice
from conclave.kernel.errors import (
    BadOption,
    BadSave,
    ConclaveError,
    IllegalAnswer,
    NotYourTurn,
    OtherVersion,
    RulesBug,
    StaleMove,
    UnknownGame,
)
from conclave.kernel.events import Step
from conclave.kernel.game import State
from conclave.kernel.journal import HEAD, Journal
from conclave.kernel.table import Table
from conclave.kernel.words import Words
from tests.kernel.saves import played, sealed


@pytest.mark.parametrize(("title", "players", "options", "error", "sentence"), [
    ("chess", 2, {}, UnknownGame, "there is no game 'chess'; installed: " + ", ".join(registry.titles())),
    ("res-arcana", 5, {}, BadOption, "res-arcana is for 2, 3, 4 players, not 5"),
    ("res-arcana", 3, {"variant": "match"}, BadOption, "variant=match is for 2 players, not 3"),
    ("res-arcana", 2, {"variant": "blitz"}, BadOption, "variant=blitz: choose one of standard, first-game, draft, match"),
    ("res-arcana", 2, {"varient": "draft"}, BadOption, "res-arcana has no option 'varient' (it has: variant)"),
])
def test_a_table_that_cannot_be_is_refused(title: str, players: int, options: dict[str, str],
                                           error: type[ConclaveError], sentence: str) -> None:
    with pytest.raises(error, match="^" + re.escape(sentence)):
        conclave.new(title, players, 1, options)


@pytest.mark.parametrize("answers", [0, 1, 5, 40, 120, 200])
def test_wrong_answers_and_seats_change_nothing(answers: int) -> None:
    table = played(answers)
    before = table.save()
    seat = table.decision.seat
    for answer in ("nonsense", "", 10**9, -1, (9,) * 5):
        with pytest.raises(IllegalAnswer):
            table.play(answer)
    for wrong in (-1, 2, 99):
        with pytest.raises(IllegalAnswer, match="there is no seat"):
            table.play(table.legal()[0], seat=wrong)
    if len(table.decisions) == 1:
        with pytest.raises(NotYourTurn, match=f"seat {1 - seat} is not asked anything now"):
            table.play(table.legal()[0], seat=1 - seat)
    assert table.save() == before


def test_a_stale_answer_is_refused_after_the_game() -> None:
    table = played(10_000)
    assert table.over
    assert table.outcome is not None
    with pytest.raises(IllegalAnswer, match="the game is over"):
        table.play("pass")


@pytest.mark.parametrize("version", [-1, 0, 39, 41, 10**50])
def test_an_answer_to_an_earlier_version_is_stale(version: int) -> None:
    table = played(40)
    before = table.save()
    with pytest.raises(StaleMove, match=r"this answer was given in version .* of the game, which is now in version 40"):
        table.play(table.legal()[0], table.decision.seat, version)
    assert table.save() == before
    table.play(table.legal()[0], table.decision.seat, 40)
    with pytest.raises(StaleMove):
        table.play(table.legal()[0], version=40)


def test_a_sealed_answer_of_another_seat_makes_no_answer_stale() -> None:
    table = conclave.new("res-arcana", 3, 1)
    assert len(table.decisions) == 3
    hashes = [table.view_hash(seat) for seat in range(3)]
    for seat in (2, 0, 1):
        assert table.asked_since == 0
        assert table.view_hash(1) == hashes[1]
        table.play(0, seat, version=0)
    assert (table.version, table.asked_since) == (3, 3)
    with pytest.raises(StaleMove):
        table.play(0, version=2)


def test_who_sees_the_same_has_the_same_hash() -> None:
    table, twin = played(90), played(90)
    hashes = [table.view_hash(seat) for seat in (0, 1, None)]
    assert hashes == [twin.view_hash(seat) for seat in (0, 1, None)]
    assert len(set(hashes)) == 3
    assert all(re.fullmatch("[0-9a-f]{16}", found) for found in hashes)
    seat = table.decision.seat
    imagined = twin.runner.imagine(seat, Dice(3, 0), forkable=True)
    assert imagined.state.plain() != twin.runner.state.plain()
    twin.runner = imagined
    assert twin.view_hash(seat) == table.view_hash(seat)
    table.play(table.legal()[-1])
    assert table.view_hash(seat) != hashes[seat]


def test_news_are_for_a_seat_and_can_be_caught_up_with() -> None:
    table = conclave.new("res-arcana", 2, 3)
    dice = Dice.of(3, "test")
    heard: list[list[object]] = [[], [], []]
    while table.version < 130:
        table.play(table.decision.sample(dice))
        for seat in (0, 1, None):
            news = table.news_for(seat)
            assert news == [event.words_for(seat) for event in table.news]
            heard[-1 if seat is None else seat] += [(table.version, words) for words in news]
    for version in (0, 50, 129, 130):
        for seat in (0, 1, None):
            since = [(number, words) for number, words in heard[-1 if seat is None else seat] if number > version]
            assert table.news_since(version, seat) == since
    assert heard[0] != heard[1] != heard[2]
    assert table.news_since(500, 0) == []


def test_a_seat_takes_back_its_last_answer_with_all_that_came_after_it() -> None:
    table = played(100)
    whole = table.runner.state.plain()
    seat = table.journal.entries[-1].seat
    other = max(at for at, entry in enumerate(table.journal.entries) if entry.seat != seat)
    assert other < 99
    table.undo(1 - seat)
    assert table.version == other
    assert table.runner.state.plain() == played(other).runner.state.plain()
    for _ in range(100 - other):
        table.redo()
    assert table.runner.state.plain() == whole
    table.undo(seat)
    assert table.version == 99
    with pytest.raises(IllegalAnswer, match="nothing to take back"):
        conclave.new("res-arcana").undo(0)


def test_undo_and_redo_give_the_same_game_with_the_same_dice() -> None:
    table = played(150)
    whole = table.runner.state.plain()
    lines = [repr(entry) for entry in table.journal.entries]
    for _ in range(150):
        table.undo()
    assert table.version == 0
    with pytest.raises(IllegalAnswer, match="nothing to take back"):
        table.undo()
    for _ in range(150):
        table.redo()
    assert table.runner.state.plain() == whole
    assert [repr(entry) for entry in table.journal.entries] == lines
    with pytest.raises(IllegalAnswer, match="nothing to do again"):
        table.redo()


def test_undo_is_free_until_something_is_revealed_or_somebody_else_acted() -> None:
    table = conclave.new("res-arcana", 2, 3)
    assert table.undo_grade(0) == "nothing"
    grades = set()
    dice = Dice.of(9, "test")
    while table.version < 120:
        seat = table.decision.seat
        news = table.play(table.decision.sample(dice))
        last = [entry for entry in table.journal.entries if not entry.automatic][-1]
        assert last.seat == seat
        grade = table.undo_grade(seat)
        if any(event.reveals for event in news):
            assert grade == "consent"
        grades.add(grade)
        assert table.undo_grade(1 - seat) in ("consent", "nothing")
    assert grades == {"free", "consent"}


@pytest.mark.parametrize("answers", [0, 3, 77, 190, 10_000])
def test_a_save_is_the_same_game(answers: int) -> None:
    table = played(answers, players=3)
    again = conclave.load(table.save())
    assert again.runner.state.plain() == table.runner.state.plain()
    assert again.save() == table.save()
    assert [entry.sticky for entry in again.journal.entries] == [entry.sticky for entry in table.journal.entries]
    assert [event.words_for(0) for event in again.news] == [event.words_for(0) for event in table.news]


def test_a_table_can_be_looked_at_as_it_was() -> None:
    table = played(120)
    early = table.at(60)
    assert early.runner.state.plain() == played(60).runner.state.plain()
    with pytest.raises(IllegalAnswer, match="there is no answer 121"):
        table.at(121)


def test_a_truncated_save_is_refused_at_every_line() -> None:
    lines = played(60).save().splitlines()
    for cut in range(len(lines)):
        with pytest.raises(BadSave):
            conclave.load("\n".join(lines[:cut]))


def test_an_edited_save_is_refused_wherever_it_was_edited() -> None:
    text = played(25).save()
    for at in range(0, len(text) - 2, 7):
        changed = text[:at] + chr(ord(text[at]) ^ 1) + text[at + 1:]
        with pytest.raises(ConclaveError):
            conclave.load(changed)


@pytest.mark.parametrize(("change", "sentence"), [
    (lambda lines: [line.replace("players 2", "players 7") for line in lines], "2, 3, 4 players, not 7"),
    (lambda lines: [line.replace("players 2", "players x") for line in lines], "'x' should be a whole number"),
    (lambda lines: [line.replace("title res-arcana", "title whist") for line in lines], "there is no game 'whist'"),
    (lambda lines: [line for line in lines if not line.startswith("seed")], "the line 'seed …' is missing"),
    (lambda lines: [*lines, "0: use hawk 9"], "is not possible there"),
    (lambda lines: [*lines, "5: pass"], "is not possible there"),
    (lambda lines: [*lines, "whatever"], "is not an answer"),
    (lambda lines: [*lines, "@ 0 {broken"], "the snapshot is broken"),
    (lambda lines: [*lines, "@ 9999 {}"], "a snapshot stands behind the last answer"),
    (lambda lines: [lines[0], "colour blue", *lines[1:]], "line 2: 'colour blue' does not belong here"),
    (lambda lines: ["something else"], "this is not a Conclave save"),
])
def test_a_save_that_is_sealed_but_wrong_says_what_is_wrong(change: object, sentence: str) -> None:
    lines = played(20).save().splitlines()[:-1]
    assert callable(change)
    with pytest.raises(ConclaveError, match=re.escape(sentence)):
        conclave.load(sealed(change(lines)))


def of_rules(save: str, rules: str, snapshots: bool = True) -> str:
    """A save as a program with other rules would have written it."""
    lines = [line for line in save.splitlines()[:-1] if snapshots or not line.startswith("@")]
    return sealed([f"rules {rules}" if line.startswith("rules ") else line for line in lines])


@pytest.mark.parametrize("answers", [3, 150])
def test_a_save_of_other_rules_goes_on_from_its_snapshot(answers: int) -> None:
    table = played(answers)
    begun = answers - len(table.runner.since)
    upgraded = conclave.load(of_rules(table.save(), "0"))
    assert upgraded.version == upgraded.journal.upgraded == upgraded.oldest == begun
    assert upgraded.runner.state.plain() == table.at(begun).runner.state.plain()
    assert upgraded.log()[0][1].words_for(0) == Words("goes-on", (("count", begun),))
    upgraded.play(upgraded.legal()[0])
    upgraded.undo()
    assert upgraded.runner.state.plain() == table.at(begun).runner.state.plain()
    with pytest.raises(OtherVersion, match=r"another edition of res-arcana \(rules 0, edition [0-9a-f]{16}; "
                                           r"this program has rules 1, edition [0-9a-f]{16}\), and has no snapshot"):
        conclave.load(of_rules(table.save(), "0", snapshots=False))
    with pytest.raises(OtherVersion, match="the components of res-arcana that this save was made with are not known"):
        conclave.load(of_rules(table.save(), "0"), as_played=True)


class Changed(ResArcana):
    """The same game under other rules: it is shuffled otherwise, so that old answers do not fit from the beginning."""

    def __init__(self) -> None:
        super().__init__()
        self.rules_version = "2"

    def next_step(self, state: State) -> Step | None:
        assert isinstance(state, Board)
        if state.agenda and state.agenda[0][0] == "lay-out":
            state.dice = Dice(state.dice.key + 1, 0)
        return super().next_step(state)


def test_an_upgraded_game_can_be_saved_looked_at_and_played_on() -> None:
    old = played(150)
    begun = 150 - len(old.runner.since)
    assert 0 < begun < 150
    old = played(begun)
    table = Table.load(old.save(), lambda title: Changed())
    assert table.journal.upgraded == table.oldest == begun
    assert table.runner.state.plain() == old.runner.state.plain()
    with pytest.raises(BadSave, match="is not possible there"):
        Table.load(of_rules(old.save(), "2"), lambda title: Changed())
    again = Table.load(table.save(), lambda title: Changed())
    assert again.runner.state.plain() == old.runner.state.plain()
    assert again.save() == table.save()
    assert min(number for number, _ in again.log()) >= begun
    assert again.at(begun).version == begun
    with pytest.raises(IllegalAnswer, match=f"the game has answers {begun} to {begun}, so there is no answer 3"):
        again.at(3)
    dice = Dice.of(4, "test")
    for _ in range(20):
        again.play(again.decision.sample(dice))
    assert Table.load(again.save(), lambda title: Changed()).save() == again.save()
    while again.version > begun:
        again.undo()
    with pytest.raises(IllegalAnswer, match="nothing to take back"):
        again.undo()
    assert {again.undo_grade(0), again.undo_grade(1)} == {"nothing"}


def test_a_save_without_options_has_the_defaults() -> None:
    lines = played(30).save().splitlines()[:-1]
    again = conclave.load(sealed([line for line in lines if not line.startswith("option ")]))
    assert again.save() == played(30).save()


@pytest.mark.parametrize(("line", "sentence"), [
    ("option variant draft", "'option variant draft' does not belong here, or stands twice"),
    ("seed 4", "'seed 4' does not belong here, or stands twice"),
    ("players -2", "'players -2' does not belong here, or stands twice"),
    ("name 2 Ada", "there is a name for seat 2, but the game has 2 seats"),
    ("name -1 Ada", "'-1' should be a whole number"),
    ("upgraded -1", "'-1' should be a whole number"),
    ("upgraded 4", "the snapshot after answer 4, where the present edition begins, is missing"),
])
def test_a_line_that_does_not_belong_into_the_head_is_refused(line: str, sentence: str) -> None:
    lines = played(20).save().splitlines()[:-1]
    blank = lines.index("")
    with pytest.raises(BadSave, match=re.escape(sentence)):
        conclave.load(sealed([*lines[:blank], line, *lines[blank:]]))


class Broken(ResArcana):
    """Breaks when the first player passes."""

    def next_step(self, state: State) -> Step | None:
        assert isinstance(state, Board)
        if any(state.passed):
            state.pool = []
            raise ZeroDivisionError("nothing to share")
        return super().next_step(state)


def test_a_bug_in_the_rules_is_reported_with_the_answer_and_the_table_goes_on() -> None:
    table = Table(Broken(), 2, 3)
    dice = Dice.of(3, "test")
    while table.decision.prompt.key != "ask-swap-item":
        table.play(table.decision.sample(dice))
    before = table.runner.state.plain(), table.version, table.decision.seat
    line = table.legal()[0]
    with pytest.raises(RulesBug) as caught:
        table.play(line)
    assert str(caught.value) == f"answering '{line}' broke the rules: ZeroDivisionError('nothing to share')"
    assert (table.runner.state.plain(), table.version, table.decision.seat) == before
    lines = caught.value.journal.splitlines()
    assert lines[-2] == f"# this answer broke the rules: {before[2]}: {line}"
    assert Table.load(caught.value.journal, lambda title: Broken()).version == table.version
    table.undo()
    table.redo()
    assert table.runner.state.plain() == before[0]


class Stillborn(ResArcana):
    """Breaks at once."""

    def next_step(self, state: State) -> Step | None:
        raise ZeroDivisionError("nothing to deal")


def test_a_bug_at_the_beginning_is_reported_too() -> None:
    with pytest.raises(RulesBug, match=r"broke at its beginning: ZeroDivisionError\('nothing to deal'\)") as caught:
        Table(Stillborn(), 2, 77)
    assert Journal.read(caught.value.journal).seed == 77


def test_an_empty_or_huge_file_is_no_save() -> None:
    for text in ("", "\n", HEAD, HEAD + "\n" + "x" * 2_000_000 + "\nend 0 0", "\x00" * 100):
        with pytest.raises(BadSave):
            Journal.read(text)


def test_settings_pass_reaction_windows_and_the_journal_says_so() -> None:
    for seed in range(40):
        table = conclave.new("res-arcana", 2, seed)
        table.ask_about(0, "life-loss", "never")
        dice = Dice.of(seed, "test")
        while not table.over:
            assert not (table.decision.seat == 0 and table.decision.prompt.window == "life-loss")
            table.play(table.decision.sample(dice))
        passed = [entry for entry in table.journal.entries if entry.automatic]
        if passed:
            assert {(entry.seat, entry.answer) for entry in passed} == {(0, "suffer")}
            assert "0~ suffer" in table.save()
            assert conclave.load(table.save()).save() == table.save()
            return
    raise AssertionError("no game had a life loss that could be answered")


def test_unknown_settings_are_refused() -> None:
    table = played(0)
    with pytest.raises(IllegalAnswer, match="'sometimes' is not one of: always, matters, never"):
        table.ask_about(0, "life-loss", "sometimes")
    with pytest.raises(IllegalAnswer, match="there is no seat 4"):
        table.ask_about(4, "life-loss", "never")
