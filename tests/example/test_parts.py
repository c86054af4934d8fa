"""The parts that Duel brings beside its rules: its table in the terminal, its encoder, its rulebook."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from conclave import rulebook
from conclave.cli.boards import drawing_of
from conclave.cli.speech import FOLDER, Speech, table_words
from conclave.kernel.dice import Dice
from conclave.kernel.table import Table
from conclave.kernel.text import LANGUAGES, message_keys
from conclave.lab.encode import encoder
from tests.example import duel
from tests.example.duel.encoder import PROMPTS
from tests.example.duel.game import DUEL
from tests.example.duel.terminal import SIGNS, DuelDrawing
from tests.support import install

HERE = Path(duel.__file__).parent


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, duel.TITLE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_has_exactly_the_words_that_it_says(lang: str) -> None:
    (folder,) = table_words(DUEL)
    source = (HERE / "terminal.py").read_text(encoding="utf-8")
    said = {f"cli-{key}" for key in re.findall(r"speech\([\"']([a-z-]+)[\"']", source)}
    said |= {f"cli-label-{label}" for label in DuelDrawing.labels} | {f"cli-sign-{sign}" for sign in SIGNS}
    shared = message_keys(FOLDER, lang)
    assert said - shared == message_keys(folder, lang)
    assert not shared & message_keys(folder, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_drawn(lang: str) -> None:
    table = Table(DUEL, 3, 8)
    drawing = drawing_of(DUEL, Speech(lang, DUEL, ["Ada", "Ben", "Cleo"]))
    assert isinstance(drawing, DuelDrawing)
    drawn: list[str] = []
    dice = Dice.of(8, "drawing")
    over = False
    while not over:
        over = table.over
        drawn += [line.plain for seat in range(3) for line in drawing.seat(table.view(0), seat, seat == 0, 80, False)]
        if not over:
            table.play(table.decision.sample(dice), table.decision.seat)
    for key in ("has-fallen", "label-plan", "label-discard-pile"):
        assert drawing.speech(key) in "\n".join(drawn)
    assert "Ada   6♥" in drawn[0]


def test_every_question_of_the_rules_has_its_feature() -> None:
    asked = {key for path in HERE.glob("*.py") for key in re.findall(r"Prompt\(\"([a-z-]+)\"", path.read_text("utf-8"))}
    assert asked == set(PROMPTS)
    assert set(PROMPTS) <= message_keys(Path(DUEL.text_folder), "en")
    assert encoder("duel").features[:3] == ("my seat: 0", "my seat: 1", "my seat: 2")


def test_its_rulebook_is_a_page_of_its_own_package() -> None:
    assert rulebook.page_of("duel") == HERE / "rules.md"
    assert "duel" in rulebook.rulebooks()
    assert rulebook.find("duel", "du-stop-4").section == "Full stops"
