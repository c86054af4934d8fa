"""A table: answers, undo and redo, saves and their mistakes, settings for reaction windows."""

import re

import pytest

import conclave
from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadOption, BadSave, ConclaveError, IllegalAnswer, NotYourTurn, OtherVersion, UnknownGame
from conclave.kernel.journal import HEAD, Journal, seal
from conclave.kernel.table import Table


def played(answers: int, seed: int = 3, players: int = 2) -> Table:
    table = conclave.new("res-arcana", players, seed)
    dice = Dice.of(seed, "test")
    while table.version < answers and not table.over:
        table.play(table.decision.sample(dice))
    return table


def sealed(lines: list[str]) -> str:
    answers = sum(1 for line in lines if line[1:3] in (": ", "~ "))
    return "\n".join([*lines, f"end {answers} {seal(lines)}"]) + "\n"


@pytest.mark.parametrize(("title", "players", "options", "error", "sentence"), [
    ("chess", 2, {}, UnknownGame, "there is no game 'chess'; installed: res-arcana"),
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


def test_a_save_of_other_rules_goes_on_from_its_snapshot() -> None:
    table = played(150)
    lines = table.save().splitlines()[:-1]
    older = sealed([line.replace("rules 1", "rules 0") if line.startswith("rules") else line for line in lines])
    with pytest.raises(OtherVersion, match="made under rules 0 of res-arcana; this program has rules 1"):
        conclave.load(older)
    upgraded = conclave.load(older, upgrade=True)
    assert upgraded.runner.state.plain() == table.runner.state.plain()
    upgraded.play(upgraded.legal()[0])
    upgraded.undo()
    assert upgraded.runner.state.plain() == table.runner.state.plain()
    early = played(3).save().splitlines()[:-1]
    with pytest.raises(OtherVersion, match="no snapshot"):
        conclave.load(sealed([line.replace("rules 1", "rules 0") for line in early]), upgrade=True)


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
