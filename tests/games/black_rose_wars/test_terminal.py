"""Black Rose Wars in the terminal: the map, the tracks, the sides, and planning in one line."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from conclave.cli.answering import read_answer
from conclave.cli.menu import Menu
from conclave.cli.picture import table_lines
from conclave.cli.speech import Speech
from conclave.games.black_rose_wars.game import BLACK_ROSE_WARS
from conclave.games.black_rose_wars.rules.planning import question
from conclave.games.black_rose_wars.state.model import Table as RoseTable
from conclave.games.black_rose_wars.state.positions import read_position
from conclave.games.black_rose_wars.terminal import RoseDrawing
from conclave.kernel.dice import Dice
from conclave.kernel.game import Runner
from conclave.kernel.place import placed_in
from conclave.kernel.table import Table
from conclave.kernel.text import LANGUAGES
from tests.games.scenes import position

POSITION = (": crown=1 events=battle lodge=arena(0024),garden(rebuilt),forge(used)"
            " figures=cadaver(0@arena:1),umbra(1@crypt)"
            " | mage=rickart at=arena bar=411 power=7 hand=torment,torment,evil_eye sheet=quick(shared_torture/reverse)"
            " | mage=graminia power=2 sheet=I(brain_worm!),II(dark_mirror*)")
PLAYED = (2, 3, 4)


def at(text: str) -> Table:
    """A table in this position."""
    table = Table(BLACK_ROSE_WARS, 2, 1)
    table.runner = Runner(BLACK_ROSE_WARS, read_position(BLACK_ROSE_WARS.box, position(text)))
    return table


def drawing(lang: str = "en") -> RoseDrawing:
    return RoseDrawing(BLACK_ROSE_WARS, Speech(lang, BLACK_ROSE_WARS, ["Anna", "Bea", "Cyd", "Dan"]))


def lines_of(table: Table, seat: int | None, level: int = 0, lang: str = "en") -> list[str]:
    return [line.plain for line in table_lines(table, drawing(lang), seat, 100, level)]


def test_the_lodge_is_drawn_as_a_map_with_cubes_figures_and_tokens() -> None:
    lines = lines_of(at(POSITION), 0)
    assert lines[0].startswith("Black Rose Wars: Rebirth  Round 1  action  ☾1 ─")
    names = next(number for number, line in enumerate(lines) if "▲ Arena" in line)
    column = lines[names].index("▲ Arena")
    assert lines[names + 1][column:].startswith("①①③✿··")
    assert lines[names + 2][column:].startswith("① Cad①")
    rebuilt = next(number for number, line in enumerate(lines) if "● Garden" in line)
    assert lines[rebuilt + 1][lines[rebuilt].index("● Garden")] == "⌂"
    used = next(number for number, line in enumerate(lines) if "● Forge" in line)
    assert lines[used + 1][lines[used].index("● Forge")] == "⌀"
    assert len([line for line in lines if any(sign in line for sign in "▪▲◆■✦")]) >= 5


def test_tracks_events_and_sides_are_shown() -> None:
    lines = lines_of(at(POSITION), 0)
    shown = {line.split("  ")[0].strip(): line for line in lines}
    assert "①7★   ②2★   ✿0★   ☾6  ☾18  ⚑35" in shown["Power"]
    assert shown["Events"].endswith("1 Battle")
    assert any("① Anna · Rickart" in line and "♥8/11✿②②" in line for line in lines)
    assert any("② Bea · Graminia   ♛" in line and "in the cell → " in line for line in lines)
    assert "quick: Shared Torture/reverse" in shown["Sheet"]
    assert "Torment ×2   Evil Eye" in shown["Hand"]
    assert any("I: trap" in line and "II: Dark Mirror/main" in line for line in lines)


def test_others_see_only_the_backs_of_planned_spells() -> None:
    lines = lines_of(at(POSITION), 1)
    assert any("quick: ready" in line for line in lines)
    assert not any("Shared Torture" in line or line.startswith("Hand    Torment") for line in lines)


def test_a_short_table_leaves_out_what_can_be_looked_up() -> None:
    full, short = lines_of(at(POSITION), 0), lines_of(at(POSITION), 0, 1)
    assert len(short) <= len(full) - 5
    assert any(line.startswith("Hand") for line in short)
    assert not any(line.startswith("Evocations") for line in short)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", PLAYED)
def test_games_fit_into_a_hundred_columns(players: int, lang: str) -> None:
    table, dice = Table(BLACK_ROSE_WARS, players, 7, {"avatar": "apprentice"} if players < 4 else {}), Dice.of(7, "wide")
    drawn = drawing(lang)
    while not table.over and table.version < 250:
        decision = table.decisions[0]
        if table.version % 25 == 0:
            for level in (0, 1, 2):
                lines = table_lines(table, drawn, decision.seat, 100, level)
                menu = Menu(decision, drawn, table.view(decision.seat), False)
                assert max([cell_len(line.plain) for line in (*lines, *menu.lines(100))]) <= 100
        table.play(decision.sample(dice), decision.seat)


@pytest.mark.parametrize(("line", "places"), [
    ("quick torment/reverse, I evil_eye", {"quick": "torment/reverse", "I": "evil_eye"}),
    ("I torment, II torment/reverse, q evil eye", {"quick": "evil_eye", "I": "torment", "II": "torment/reverse"}),
])
def test_a_plan_is_typed_in_one_line(line: str, places: dict[str, str]) -> None:
    state = at(POSITION).runner.state
    assert isinstance(state, RoseTable)
    decision = question(state, 0)
    labels = {option.note: drawing().label(option, {}).plain for option in (*decision.options, *decision.slots)}
    answer = read_answer(decision, line, decision.options, labels)
    assert {slot.note: option.note for slot, option in placed_in(answer)} == places


def test_the_signs_are_explained() -> None:
    assert len(drawing().legend()) == 12
    assert drawing().tie_break().startswith("Equal power")
    assert drawing().thing("room:arena") == drawing().thing("card:arena") == "Arena"
