"""The lessons of the titles: each can be played through, only by what is expected, and read in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from conclave.kernel.content import Record, read_file, read_text
from conclave.kernel.errors import ContentError
from conclave.kernel.game import Runner
from conclave.kernel.text import LANGUAGES, message_keys, phrasebook
from conclave.kernel.words import Words
from conclave.registry import game, titles
from conclave.server.lessons import Lesson, has_lessons, lessons, read_lessons, text_folder

RES_ARCANA = game("res-arcana")
TEACHING = [title for title in titles() if has_lessons(title)]
TAUGHT = [lesson for title in TEACHING for lesson in lessons(title)]
SOURCE = Path(RES_ARCANA.text_folder).parent / "tutorial.yaml"

GOOD = """
- id: first-look
  position: "| mage=druid pool=l1c1 hand=nightingale | mage=witch"
  steps:
    - say: lesson-look-place
      point: card:nightingale essence:life
      expect: place nightingale
      then: "1: pass"
    - say: lesson-look-placed
"""


def taught(text: str) -> list[Lesson]:
    return read_lessons(RES_ARCANA, read_text(text, "demo.yaml"), text_folder(RES_ARCANA))


def frames(lesson: Lesson) -> Iterator[tuple[dict[str, object], list[str]]]:
    for step in lesson.steps:
        assert isinstance(step.frame, dict)
        yield step.frame, step.expect


def test_res_arcana_teaches_itself() -> None:
    assert has_lessons("res-arcana")
    assert len(lessons("res-arcana")) == 5
    assert 25 <= sum(len(lesson.steps) for lesson in lessons("res-arcana")) <= 35


@pytest.mark.parametrize("record", read_file(SOURCE), ids=lambda record: record.text("id"))
def test_a_lesson_plays_through_by_its_expected_answers_and_by_no_others(record: Record) -> None:
    runner = Runner(RES_ARCANA, RES_ARCANA.read_position(record.text("position")))
    lesson = next(lesson for lesson in lessons("res-arcana") if lesson.id == record.text("id"))
    for (frame, expect), told in zip(frames(lesson), record.records("steps"), strict=True):
        assert frame["view"] == RES_ARCANA.view(runner.state, 0)
        assert bool(frame["ask"]) == (0 in [asked.seat for asked in runner.pending])
        if expect:
            asked = runner.decision_of(0)
            every = [asked.write(answer) for answer in asked.answers()]
            assert [answer for answer in every if answer in expect] == expect
            assert len(every) > len(expect), "there has to be something to choose"
            runner.play(asked, asked.read(expect[0]))
        for line in told.text("then").split(" ; ") if told.has("then") else []:
            other = runner.decision_of(int(line[0]))
            runner.play(other, other.read(line[3:]))
    assert not lesson.steps[-1].expect, "a lesson ends with a word, not with a question"


def test_the_last_lesson_ends_with_the_victory_of_the_learner() -> None:
    *_, (last, _) = frames(lessons("res-arcana")[-1])
    outcome = last["outcome"]
    assert (outcome["winners"], outcome["scores"], outcome["reason"]) == ([0], [10, 5], "end-of-round-check")


@pytest.mark.parametrize("title", TEACHING)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_there_in_every_language_and_can_be_said(lang: str, title: str) -> None:
    folder = text_folder(game(title))
    keys = message_keys(folder, lang)
    assert keys == message_keys(folder, "en")
    used = {word[0] for lesson in lessons(title) for word in [lesson.title, *[said for step in lesson.steps
            for said in (step.say, step.wrong)]] if isinstance(word, list)}
    assert used == keys
    book = phrasebook(lang, game(title), folder)
    said = [book.say(Words(key)) for key in keys]
    assert len(set(said)) == len(said)
    assert all(len(sentence) < 300 for sentence in said)


def test_lessons_have_the_shape_of_the_protocol() -> None:
    for lesson in TAUGHT:
        sent = msgspec.json.decode(msgspec.json.encode(lesson))
        assert set(sent) == {"id", "title", "steps"}
        assert all(set(step) == {"say", "point", "frame", "expect", "wrong"} for step in sent["steps"])
        for frame, _ in frames(lesson):
            assert set(frame) == {"type", "version", "hash", "answers", "view", "ask", "waiting", "news", "outcome", "undo",
                                  "asking", "peace", "clocks"}


def test_the_learner_sees_only_what_a_player_sees() -> None:
    for lesson in TAUGHT:
        for frame, _ in frames(lesson):
            view = frame["view"]
            assert isinstance(view, dict)
            assert "hand" in view["seats"][0]
            assert "hand" not in view["seats"][1]


def test_news_tell_what_happened_between_two_steps() -> None:
    steps = taught(GOOD)[0].steps
    assert isinstance(steps[1].frame, dict)
    told = steps[1].frame["news"]
    assert isinstance(told, list)
    assert [news["key"] for news in told][:2] == ["placed", "paid"]


def test_several_expected_answers_lead_to_the_same_table() -> None:
    same = GOOD.replace("expect: place nightingale", "expect: place nightingale | place nightingale")
    assert taught(same)[0].steps[0].expect == ["place nightingale"] * 2


@pytest.mark.parametrize(("old", "new", "complaint"), [
    ("mage=druid", "mage=dru", r"demo.yaml:3: there is no component 'dru'"),
    ("id: first-look", "id: First Look", r"demo.yaml:2: 'First Look' is no name"),
    ("id: first-look", "id: last-look", r"demo.yaml:2: there are no words 'lesson-last-look' in en.ftl"),
    ("say: lesson-look-placed", "say: lesson-unheard-of", r"demo.yaml:9: there are no words 'lesson-unheard-of'"),
    ("card:nightingale", "card:nightingail", r"demo.yaml:5: there is no thing 'card:nightingail'"),
    ("essence:life", "life", r"demo.yaml:5: there is no thing 'life'"),
    ("expect: place nightingale", "expect: place hawk", r"demo.yaml:7: 'place hawk' is not one of"),
    ("expect: place nightingale", "expect: place nightingale | pass", r"demo.yaml:7: the expected answers lead"),
    ('"1: pass"', '"pass"', r"demo.yaml:8: 'pass' is no answer of a seat"),
    ('"1: pass"', '"0: pass"', r"demo.yaml:8: seat 0 is not asked"),
    ("expect:", "expects:", r"demo.yaml:7: unknown field 'expects'; did you mean 'expect'"),
    ("  steps:\n", "  steps: []\n  stops:\n", r"demo.yaml:2: a lesson needs steps")])
def test_a_mistake_is_told_with_its_place(old: str, new: str, complaint: str) -> None:
    assert old in GOOD
    with pytest.raises(ContentError, match=complaint):
        taught(GOOD.replace(old, new))
