"""The lessons of a title: rows of frames with something to read, made of positions and answers, played by the rules.

A title has lessons if `tutorial.yaml` lies beside its folder of texts; the words are in `tutorial_text/`. A lesson is a
position and steps:

    - id: first-steps
      position: "| mage=druid pool=l1c1 hand=hawk | mage=witch"
      steps:
        - say: lesson-place-a-hawk        # what the learner, who has seat 0, reads
          point: card:hawk essence:life   # things to look at
          expect: place hawk              # the answer that leads on; another one that leads to the same after ' | '
          wrong: lesson-no-hawk           # what is said to any other answer
          then: "1: pass"                 # what others answer before the next step; several are separated by ' ; '
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import msgspec

from conclave.kernel.content import Record, read_file
from conclave.kernel.errors import BadNotation, IllegalAnswer
from conclave.kernel.events import Event
from conclave.kernel.game import Game, Runner
from conclave.kernel.text import LANGUAGES, message_keys
from conclave.kernel.words import Words
from conclave.registry import game
from conclave.server import wire

LEARNER = 0
WRONG = "lesson-try-again"
NAME = re.compile(r"[a-z][a-z0-9-]*")
THING = re.compile(r"[a-z]+:[a-z0-9_]+")
ANSWER = re.compile(r"(\d): (.+)")


class Step(msgspec.Struct, frozen=True):
    """What the learner reads and sees, and the answers that lead on."""

    say: object
    point: list[str]
    frame: object
    expect: list[str]
    wrong: object


class Lesson(msgspec.Struct, frozen=True):
    """A row of steps."""

    id: str
    title: object
    steps: list[Step]


def text_folder(rules: Game) -> Path:
    """Where the words of a title's lessons are."""
    return Path(rules.text_folder).parent / "tutorial_text"


def _file(rules: Game) -> Path:
    return Path(rules.text_folder).parent / "tutorial.yaml"


def has_lessons(title: str) -> bool:
    """Whether a title teaches itself."""
    rules = game(title)
    return bool(rules.text_folder) and _file(rules).is_file()


@lru_cache(maxsize=16)
def lessons(title: str) -> list[Lesson]:
    """The lessons of a title, the first one first; ContentError, with file and line, if one cannot be played."""
    rules = game(title)
    if not has_lessons(title):
        return []
    return read_lessons(rules, read_file(_file(rules)), text_folder(rules))


def read_lessons(rules: Game, records: list[Record], texts: Path) -> list[Lesson]:
    """The lessons that some records describe."""
    known = {lang: message_keys(texts, lang) for lang in LANGUAGES}
    things = {f"card:{face.name}" for face in rules.cards()}
    found: list[Lesson] = []
    for record in records:
        name = record.text("id")
        if not NAME.fullmatch(name) or name in [lesson.id for lesson in found]:
            raise record.wrong(f"'{name}' is no name for a lesson, or stands twice")
        title = _said(record, f"lesson-{name}", known)
        stage = Stage(rules, record)
        steps = [_step(stage, step, known, things) for step in record.records("steps")]
        if not steps:
            raise record.wrong("a lesson needs steps")
        record.close()
        found.append(Lesson(name, title, steps))
    return found


class Stage:
    """A table on which a lesson is played."""

    def __init__(self, rules: Game, record: Record) -> None:
        self.told: list[Event] = []
        self.given = 0
        try:
            state = rules.read_position(record.text("position"))
        except BadNotation as error:
            raise record.wrong(str(error), record.fields["position"]) from None
        state.told = self.told
        self.runner = Runner(rules, state)

    def frame(self) -> dict[str, object]:
        """What the learner sees now, with the news since the last frame."""
        runner = self.runner
        asked = [decision for decision in runner.pending if decision.seat == LEARNER]
        news = [wire.news(self.given, event, LEARNER) for event in self.told]
        self.told.clear()
        shown: dict[str, object] = {
            "type": "state", "version": self.given, "answers": self.given, "view": runner.game.view(runner.state, LEARNER),
            "ask": wire.asked(runner.game, runner.state, asked[0]) if asked else None,
            "waiting": [decision.seat for decision in runner.pending],
            "news": news, "outcome": wire.ending(runner.game.outcome(runner.state)),
            "undo": {"grade": "nothing", "redo": False, "wish": None}, "asking": {}, "peace": False, "clocks": None}
        shown["hash"] = wire.digest(wire.encoder.encode(shown))
        return shown

    def play(self, seat: int, text: str) -> None:
        """Give an answer; IllegalAnswer if the rules do not allow it."""
        decision = self.runner.decision_of(seat)
        answer = decision.read(text)
        self.runner.state.told = self.told
        self.runner.play(decision, answer)
        self.given += 1

    def leads(self, text: str) -> object:
        """Where an answer of the learner would lead."""
        twin = self.runner.fork()
        decision = twin.decision_of(LEARNER)
        twin.play(decision, decision.read(text))
        return twin.state.plain()

    def written(self, text: str) -> str:
        """An answer of the learner as it is always written."""
        decision = self.runner.decision_of(LEARNER)
        return decision.write(decision.read(text))


def _step(stage: Stage, record: Record, known: dict[str, frozenset[str]], things: set[str]) -> Step:
    """One step: its frame is what the steps before have led to."""
    say = _said(record, record.text("say"), known)
    wrong = _said(record, record.text("wrong") if record.has("wrong") else WRONG, known)
    point = record.text("point").split() if record.has("point") else []
    for thing in point:
        if not THING.fullmatch(thing) or (thing.startswith("card:") and thing not in things):
            raise record.wrong(f"there is no thing '{thing}' to point at")
    expected = record.text("expect").split(" | ") if record.has("expect") else []
    others = [_answer(record, line) for line in record.text("then").split(" ; ")] if record.has("then") else []
    record.close()
    frame = stage.frame()
    field = "expect"
    try:
        expect = [stage.written(text) for text in expected]
        if any(stage.leads(text) != stage.leads(expect[0]) for text in expect[1:]):
            raise record.wrong("the expected answers lead to different tables", record.fields[field])
        if expect:
            stage.play(LEARNER, expect[0])
        field = "then"
        for seat, text in others:
            stage.play(seat, text)
    except IllegalAnswer as error:
        raise record.wrong(str(error), record.fields[field]) from None
    return Step(say, point, frame, expect, wrong)


def _answer(record: Record, line: str) -> tuple[int, str]:
    answer = ANSWER.fullmatch(line)
    if answer is None:
        raise record.wrong(f"'{line}' is no answer of a seat (like '1: pass')", record.fields["then"])
    return int(answer[1]), answer[2]


def _said(record: Record, key: str, known: dict[str, frozenset[str]]) -> object:
    """The words with this key, which every language has to have."""
    for lang, keys in known.items():
        if key not in keys:
            raise record.wrong(f"there are no words '{key}' in {lang}.ftl")
    return wire.words(Words(key))
