"""Krutagidon in the terminal: its table, its keys, and every command with it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import conclave
from conclave.cli.boards import Drawing, drawing_of
from conclave.cli.ending import ending_lines
from conclave.cli.menu import Menu
from conclave.cli.picture import table_lines
from conclave.cli.speech import Speech
from conclave.kernel.game import Runner
from conclave.kernel.table import Table
from tests.cli.sheets import play_out, type_lines

POSITION = ("turn=9 active=0 market=twins,steam_up,big_bone power=5 spent=2 prize=1 mayhem=mayhem_a destroyed=wand,wand"
            " | life=12 hand=sign,sign,gutting_sin deck=wand discard=sunface properties=prop_blood_donor familiar=mcliver"
            " | life=5 hand=steam_up,sign tokens=dwt_11,dwt_06 play=six_o_mart discard=fizzle,fizzle")
PLAYED = ["play", "krutagidon", "--seed", "4", "--bots", "random"]


def at(position: str) -> Table:
    """A table in this position."""
    table = conclave.new("krutagidon", 2, 1)
    table.runner = Runner(table.game, table.game.read_position(position))
    return table


def drawn(table: Table, lang: str = "en") -> Drawing:
    return drawing_of(table.game, Speech(lang, table.game, ["Anna", "Bea"]))


def lines_of(table: Table, seat: int | None, level: int = 0) -> list[str]:
    return [line.plain for line in table_lines(table, drawn(table), seat, 110, level)]


def test_the_table_shows_what_lies_there() -> None:
    lines = lines_of(at(POSITION), 0)
    assert lines[0].startswith("Krutagidon  Round 5  turn: Anna  ✦ power 3 of 5 ─")
    shown = {line.split("  ")[0]: line for line in lines[1:]}
    assert "Twins ✦" in shown["Market"]
    assert "Steam-Up ◊ ✦" in shown["Market"]
    assert "Big Bone ∞ ✦" in shown["Market"]
    assert "One-Armed One-Eyed Voom ✦8 4★" in shown["Legends"]
    assert "face down 8" in shown["Legends"]
    assert shown["Piles"].endswith("Wild Magic ✦3 1★ ×16   Limp Wand ×16   main deck 116   ☠8")
    assert "Wand ×2" in shown["Destroyed"]
    assert shown["Bea"].startswith("Bea   ♥5   ")
    assert "☠2   ✪   hand 2   deck 0   discarded 2" in shown["Bea"]
    assert "Sign ×2   Gutting Little Sin" in shown["Hand"]
    assert "Blood Donor" in shown["Properties"]


def test_a_short_table_leaves_out_what_can_be_looked_up() -> None:
    full, short = lines_of(at(POSITION), 0), lines_of(at(POSITION), 0, 1)
    assert len(short) < len(full)
    assert any(line.startswith("Hand") for line in short)
    assert not any(line.startswith(("Destroyed", "Properties", "Piles")) for line in short)
    assert any("Wild Magic" in line for line in short)


@pytest.mark.parametrize("seat", [0, None])
def test_the_hand_of_another_is_not_shown(seat: int | None) -> None:
    own = [line for line in lines_of(at(POSITION), seat) if line.startswith("Hand")]
    assert len(own) == (1 if seat == 0 else 0)
    assert not any("Steam-Up" in line for line in own)


def test_the_last_turn_is_announced() -> None:
    lines = lines_of(at(POSITION.replace("turn=9", "turn=9 ending=tokens")), 0)
    assert lines[1] == "The game ends with this turn: The dead-wizard tokens ran out"


def test_the_menu_says_what_cards_do_and_cost() -> None:
    table = at(POSITION)
    menu = Menu(table.decision, drawn(table), table.view(0), False)
    text = "\n".join([line.plain for line in menu.lines(110)])
    assert "Gutting Little Sin: +2 power; attack" in text
    assert "Wild Magic ✦3 1★" in text
    assert "End the turn (e)" in text
    assert "Play all harmless cards (p)" in text
    assert {key: option.note for key, option in menu.quick.items()} == {"p": "play harmless", "e": "end turn"}


@pytest.mark.parametrize(("lang", "harmless", "end"), [("en", "p", "e"), ("uk", "з", "у"), ("ru", "P", "E")])
def test_quick_keys_play_and_end_the_turn(lang: str, harmless: str, end: str, tmp_path: Path) -> None:
    typed, _ = play_out(2, (0,), 4, until="KR-TURN-4", title="krutagidon")
    file = tmp_path / "quick.conclave"
    result = type_lines([*PLAYED, "--save", str(file)], [*typed, harmless, end], lang)
    assert result.exit_code == 0, result.output
    given = [entry.answer for entry in conclave.load(file.read_text()).journal.entries if entry.seat == 0]
    assert given[len(typed):len(typed) + 2] == ["play harmless", "end turn"]


@pytest.mark.slow
def test_a_whole_game_is_typed_and_saved(tmp_path: Path) -> None:
    typed, table = play_out(2, (0,), 4, title="krutagidon")
    file = tmp_path / "whole.conclave"
    result = type_lines([*PLAYED, "--save", str(file)], typed)
    assert "The game is over." in result.output
    assert conclave.load(file.read_text()).outcome == table.outcome
    again = type_lines(["replay", str(file), "--to", "40"], [])
    assert again.exit_code == 0
    assert "Market" in again.output


def test_the_ending_tells_cards_from_tokens() -> None:
    _, table = play_out(2, (), 4, title="krutagidon")
    assert table.outcome is not None
    lines = [line.plain for line in ending_lines(table, drawn(table), 100)]
    assert all("cards " in line for line in lines[1:3])
    assert table.over


def test_names_as_printed_reach_the_table() -> None:
    typed, _ = play_out(2, (0,), 4, until="KR-TURN-4", title="krutagidon")
    told = [type_lines([*PLAYED, "--option", f"names={naming}"], [*typed, "c voom"], "ru").output
            for naming in ("mild", "printed")]
    assert ["Вум" in text for text in told] == [True, True]
    assert ["Одномуд" in text for text in told] == [False, True]


@pytest.mark.parametrize("command", [
    ["cards", "krutagidon", "--kind", "legend"], ["cards", "krutagidon", "voom", "--option", "names=printed"],
    ["cards", "krutagidon", "--tag", "defence"], ["rules", "krutagidon", "KR-CARD-BONE-1"],
    ["rules", "krutagidon", "KR-CARD"],
    ["simulate", "krutagidon", "--games", "2", "--bots", "random", "--option", "names=printed"],
    ["arena", "krutagidon", "--bots", "random,greedy", "--games", "2"], ["check", "krutagidon", "--games", "1"],
])
def test_every_command_knows_the_title(command: list[str]) -> None:
    result = type_lines(command, [])
    assert result.exit_code == 0, result.output
    assert result.output.strip()


def test_cards_as_json() -> None:
    rows = json.loads(type_lines(["cards", "krutagidon", "voom", "--json"], []).output)
    assert [(row["name"], row["kind"], row["cost"]) for row in rows] == [("voom", "legend", "Cost: 8")]
