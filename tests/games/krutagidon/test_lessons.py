"""The lessons of Krutagidon: each can be played through by what is expected, and read in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from conclave.games.krutagidon.game import KRUTAGIDON
from conclave.games.krutagidon.rules.scoring import score
from conclave.games.krutagidon.state.notation import read_position
from conclave.kernel.content import Record, read_file
from conclave.kernel.game import Runner
from conclave.kernel.text import LANGUAGES, message_keys, phrasebook
from conclave.kernel.words import Words
from conclave.server.lessons import Lesson, read_lessons, text_folder

SOURCE = Path(KRUTAGIDON.text_folder).parent / "tutorial.yaml"
TEXTS = text_folder(KRUTAGIDON)
LESSONS = read_lessons(KRUTAGIDON, read_file(SOURCE), TEXTS)


def frame_of(lesson: Lesson, at: int) -> dict[str, object]:
    frame = lesson.steps[at].frame
    assert isinstance(frame, dict)
    return frame


def lesson_named(name: str) -> Lesson:
    return next(lesson for lesson in LESSONS if lesson.id == name)


def seats_of(lesson: Lesson, at: int) -> list[dict[str, object]]:
    view = frame_of(lesson, at)["view"]
    assert isinstance(view, dict)
    seats: list[dict[str, object]] = view["seats"]
    return seats


def test_there_are_five_lessons_in_the_order_of_a_game() -> None:
    assert [lesson.id for lesson in LESSONS] == ["first-turn", "attack", "death", "mayhem", "finale"]
    assert 20 <= sum(len(lesson.steps) for lesson in LESSONS) <= 35


@pytest.mark.parametrize("record", read_file(SOURCE), ids=lambda record: record.text("id"))
def test_a_lesson_plays_through_by_its_expected_answers(record: Record) -> None:
    runner = Runner(KRUTAGIDON, KRUTAGIDON.read_position(record.text("position")))
    lesson = lesson_named(record.text("id"))
    choices = 0
    for at, (step, told) in enumerate(zip(lesson.steps, record.records("steps"), strict=True)):
        frame = frame_of(lesson, at)
        assert frame["view"] == KRUTAGIDON.view(runner.state, 0)
        assert bool(frame["ask"]) == (0 in [asked.seat for asked in runner.pending])
        if step.expect:
            asked = runner.decision_of(0)
            every = [asked.write(answer) for answer in asked.answers()]
            assert [answer for answer in every if answer in step.expect] == step.expect
            choices += len(every) > 1
            runner.play(asked, asked.read(step.expect[0]))
        for line in told.text("then").split(" ; ") if told.has("then") else []:
            other = runner.decision_of(int(line[0]))
            runner.play(other, other.read(line[3:]))
    assert choices, "there has to be something to choose"
    assert not lesson.steps[-1].expect, "a lesson ends with a word, not with a question"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_there_in_every_language_and_can_be_said(lang: str) -> None:
    keys = message_keys(TEXTS, lang)
    assert keys == message_keys(TEXTS, "en")
    used = {word[0] for lesson in LESSONS for word in [lesson.title, *[said for step in lesson.steps
            for said in (step.say, step.wrong)]] if isinstance(word, list)}
    assert used == keys
    book = phrasebook(lang, KRUTAGIDON, TEXTS)
    said = [book.say(Words(key)) for key in keys]
    assert len(set(said)) == len(said)
    assert all(len(sentence) < 300 for sentence in said)


def test_the_learner_never_sees_the_hand_of_the_foe() -> None:
    for lesson in LESSONS:
        for at in range(len(lesson.steps)):
            assert "hand" in seats_of(lesson, at)[0]
            assert "hand" not in seats_of(lesson, at)[1]


def test_what_the_lessons_say_about_life_is_true() -> None:
    attack = lesson_named("attack")
    assert [seat["life"] for seat in seats_of(attack, 2)] == [17, 17]
    assert [seat["life"] for seat in seats_of(attack, 3)] == [17, 12]
    assert [seat["life"] for seat in seats_of(lesson_named("death"), 2)] == [12, 20]
    assert [seat["life"] for seat in seats_of(lesson_named("mayhem"), 5)] == [25, 9]


def test_the_finale_begins_behind_and_ends_with_the_victory_of_the_learner() -> None:
    record = read_file(SOURCE)[-1]
    table = read_position(KRUTAGIDON.box, record.text("position"))
    assert [score(table, seat) for seat in (0, 1)] == [5, 6]
    outcome = frame_of(lesson_named("finale"), -1)["outcome"]
    assert (outcome["winners"], outcome["scores"], outcome["reason"]) == ([0], [9, 6], "legends")
