"""The table on a live screen: it fits, it is aligned, and it keeps secrets between people at one keyboard."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

import conclave
from conclave.cli.boards import Drawing, drawing_of
from conclave.cli.chronicle import Chronicle
from conclave.cli.menu import Menu
from conclave.cli.picture import screen_lines, table_lines
from conclave.cli.speech import Speech
from conclave.kernel.dice import Dice
from conclave.kernel.table import Table
from conclave.kernel.text import LANGUAGES
from tests.cli.keyboard import sit
from tests.cli.sheets import play_out

NAMES = ["Анна-Марія", "greedy", "greedy 2", "ismcts:200ms", "random"]


def drawn(table: Table, lang: str) -> Drawing:
    return drawing_of(table.game, Speech(lang, table.game, NAMES[:table.players]))


def screens(title: str, lang: str, players: int, size: tuple[int, int]) -> Iterator[list[str]]:
    """Every screen of the first player in a random game."""
    table = conclave.new(title, players, seed=29)
    dice = Dice.of(players, "screens")
    drawing = drawn(table, lang)
    chronicle = Chronicle(table, drawing)
    while not table.over:
        decision = table.decision
        if decision.seat == 0:
            menu = Menu(decision, drawing, table.view(0), False)
            yield [line.plain for line in screen_lines(table, drawing, chronicle, menu, size, False, "")]
        chronicle.add(table.play(decision.sample(dice)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(100, 30), (80, 24)])
@pytest.mark.parametrize("title", ["res-arcana", "krutagidon"])
@pytest.mark.slow
def test_a_game_for_two_fits_the_screen(title: str, lang: str, size: tuple[int, int]) -> None:
    seen = list(screens(title, lang, 2, size))
    assert len(seen) > 20
    assert max(cell_len(line) for lines in seen for line in lines) <= size[0]
    high = [len(lines) for lines in seen if len(lines) >= size[1]]
    assert len(high) <= (0 if size[1] == 30 else len(seen) // 10)


@pytest.mark.parametrize(("title", "players"), [("res-arcana", 4), ("krutagidon", 5)])
@pytest.mark.slow
def test_a_game_for_many_fits_a_large_screen(title: str, players: int) -> None:
    assert all(len(lines) < 34 for lines in screens(title, "en", players, (100, 34)))


def test_between_two_people_the_screen_is_cleared_and_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    typed, _ = play_out(2, (0, 1), 3, most=2)
    keyboard = sit(conclave.new("res-arcana", 2, 3), 2, ["", typed[0], "", typed[1]], monkeypatch)
    first, anna, second, bea = keyboard.seen[:4]
    table = conclave.new("res-arcana", 2, 3)
    assert "The keyboard goes to Anna." in first
    assert "The keyboard goes to Bea." in second
    speech = Speech("en", table.game)
    hands = [[speech.words(card) for card in dict(event.words_for(seat).args)["cards"]]
             for seat in (0, 1) for _, event in table.log() if event.words_for(seat).key == "drew-known"]
    for name in hands[0]:
        assert name in anna
        assert name not in second + bea
    for name in hands[1]:
        assert name in bea
        assert name not in first + anna


def test_a_whole_game_on_a_live_screen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    typed, table = play_out(2, (0,), 4)
    file = tmp_path / "live.conclave"
    keyboard = sit(conclave.new("res-arcana", 2, 4), 1, typed, monkeypatch, file)
    assert conclave.load(file.read_text()).outcome == table.outcome
    assert len(keyboard.seen) == len(typed)
    assert "The game is over." in keyboard.file.getvalue()


def test_pages_wait_and_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = sit(conclave.new("res-arcana", 2, 3), 1, ["? essence", "", "q", "card hawk", "", "zork"], monkeypatch)
    assert "Enter for more" in keyboard.seen[1]
    assert "Enter for more" in keyboard.seen[2]
    assert "Choose your mage" in keyboard.seen[3]
    assert "│ Hawk" in keyboard.seen[4]
    assert "“zork” means nothing here." in keyboard.seen[6]


def test_a_long_question_is_broken_between_words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    keyboard = sit(conclave.new("res-arcana", 2, 3), 1, ["q", "n"], monkeypatch)
    asked = keyboard.seen[1].split("> ")[-1].splitlines()
    assert "Enter saves; n leaves without saving" in " ".join(asked)
    assert max(cell_len(line) for line in asked) <= 100


def test_the_table_shows_what_lies_there() -> None:
    table = Table(conclave.game("res-arcana"), 2, 0, {})
    table.runner.state = table.game.read_position(table.game.write_position(table.runner.state))
    lines = [line.plain for line in table_lines(table, drawn(table, "en"), 0, 100)]
    assert lines[0].startswith("Res Arcana")
    assert any(line.startswith("Hand") for line in lines)


def test_a_spectator_sees_no_hand() -> None:
    table = conclave.new("res-arcana", 2, 3)
    lines = "\n".join([line.plain for line in table_lines(table, drawn(table, "en"), None, 100)])
    assert "\nHand " not in lines
    assert "hand 3" in lines
