"""Settings for reaction windows at the table."""

from pathlib import Path

import pytest

import conclave
from conclave.bots import Eye, make
from conclave.cli.boards import drawing_of
from conclave.cli.chronicle import Chronicle
from conclave.cli.seating import thought_seed
from conclave.cli.speech import Speech
from conclave.kernel.dice import Dice
from conclave.kernel.table import Table
from conclave.kernel.text import LANGUAGES
from conclave.kernel.words import Words
from tests.cli.keyboard import sit
from tests.cli.sheets import type_lines
from tests.example.duel.game import DUEL


def game_with_a_window(window: str) -> tuple[int, list[str], Table]:
    """A seed, what the first player types until asked in a window, and the table then; the other is a random bot."""
    for seed in range(200):
        table = conclave.new("res-arcana", 2, seed)
        dice = Dice.of(seed, "people")
        typed: list[str] = []
        while not table.over:
            decision = table.decision
            if decision.seat == 0 and decision.prompt.window == window:
                return seed, typed, table
            if decision.seat == 0:
                typed.append(decision.write(decision.sample(dice)))
                table.play(typed[-1])
            else:
                bot = make("random", thought_seed(seed, 1, table.version))
                table.play(bot.choose(Eye(table.runner, 1)), 1)
    raise AssertionError("nobody was asked")


@pytest.mark.parametrize("title", ["res-arcana", "duel"])
def test_games_name_their_windows(title: str) -> None:
    game = DUEL if title == "duel" else conclave.game(title)
    met: set[str] = set()
    for seed in range(60):
        table = Table(game, 2, seed)
        dice = Dice.of(seed, "windows")
        while not table.over:
            if table.decision.decline is not None:
                met.add(table.decision.prompt.window)
            table.play(table.decision.sample(dice), table.decision.seat)
    assert met == set(game.windows)


def test_a_window_offers_to_be_set() -> None:
    seed, typed, _ = game_with_a_window("life-loss")
    output = type_lines(["play", "res-arcana", "--seed", str(seed), "--bots", "random"], typed).output
    last = output.rsplit("▶", 1)[1]
    assert "To set when you are asked about this, type a; to be left in peace until the round ends, n." in last


def test_settings_are_listed_and_changed_by_number() -> None:
    start = ["play", "res-arcana", "--seed", "3", "--bots", "random"]
    output = type_lines(start, ["a", "1", "1", "2", "9", "x", "", "a", "1", ""]).output
    pages = output.split("When do you want to be asked whether to react?")[1:]
    shown = [[line.split("   ")[-1].strip() for line in page.splitlines() if line.startswith((" 1 ", " 2 "))][:2]
             for page in pages]
    assert shown == [["always", "always"], ["when it matters", "always"], ["never", "always"],
                     ["never", "when it matters"], ["never", "when it matters"], ["never", "when it matters"],
                     ["never", "when it matters"], ["always", "when it matters"]]
    assert "There is no 9 here: type a number from 1 to 2." in pages[4]
    assert "Life loss" in output
    assert "Victory check" in output
    assert "they are not saved" in output


def test_a_window_that_is_never_asked_is_passed_and_the_log_says_so(tmp_path: Path) -> None:
    seed, typed, before = game_with_a_window("life-loss")
    file = tmp_path / "game.conclave"
    start = ["play", "res-arcana", "--seed", str(seed), "--bots", "random", "--save", str(file)]
    cause = before.decision.about.partition(":")[2].replace("_", " ")
    output = type_lines(start, ["a", "1", "1", "", *typed]).output
    passed = [line for line in output.splitlines() if "⤼ passed for you: Life loss" in line]
    assert len(passed) == 1
    assert cause in passed[0].lower().replace("'", "")
    assert passed[0].startswith(f"{before.version + 1:>4} ")
    saved = conclave.load(file.read_text())
    assert saved.journal.entries[before.version].automatic
    resumed = type_lines(["play", "--resume", str(file)], ["l", "a", ""]).output
    assert passed[0] in resumed
    assert resumed.count("always") >= 2


def test_setting_it_in_the_window_itself_passes_the_window(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    _, _, before = game_with_a_window("life-loss")
    file = tmp_path / "game.conclave"
    keyboard = sit(before, 1, ["a", "1", "1", ""], monkeypatch, file)
    assert "Do you react?" in keyboard.seen[0]
    assert "passed for you: Life loss" in keyboard.seen[4]
    assert any(entry.automatic for entry in conclave.load(file.read_text()).journal.entries)


def test_what_was_passed_for_one_is_not_in_the_log_of_the_other() -> None:
    _, _, before = game_with_a_window("life-loss")
    before.ask_about(0, "life-loss", "never")
    chronicle = Chronicle(before, drawing_of(before.game, Speech("en", before.game)))
    said = ["passed for you" in " ".join([line.plain for line in chronicle.lines(seat)]) for seat in (0, 1, None)]
    assert said == [True, False, False]
    numbers = [number for number, _ in chronicle.rows(0)]
    assert numbers == sorted(numbers)


def test_undo_takes_what_was_passed_with_it() -> None:
    seed, typed, _ = game_with_a_window("life-loss")
    start = ["play", "res-arcana", "--seed", str(seed), "--bots", "random"]
    output = type_lines(start, ["a", "1", "1", "", *typed, "u", "l"]).output
    assert "passed for you" in output.rsplit("was taken back.", 2)[0]
    assert "passed for you" not in output.rsplit("▶", 2)[1]


def test_every_window_has_a_name_in_every_language() -> None:
    for game in (conclave.game("res-arcana"), DUEL):
        for lang in LANGUAGES:
            assert all(Speech(lang, game).words(Words(f"window-{window}")) for window in game.windows)


def test_peace_until_the_round_ends_passes_this_window_and_the_others_of_the_round(monkeypatch: pytest.MonkeyPatch,
                                                                                   tmp_path: Path) -> None:
    _, _, before = game_with_a_window("life-loss")
    file, version = tmp_path / "game.conclave", before.version
    keyboard = sit(before, 1, ["n", "n"], monkeypatch, file)
    assert "passed for you: Life loss" in keyboard.seen[1]
    passed = [number for number, entry in enumerate(before.journal.entries) if entry.automatic]
    assert passed[0] == version
    if before.decision.decline is None:
        assert "This question is no reaction" in keyboard.seen[2]
