"""Whole games, recorded: what happens in them must not change unnoticed, and no kind of game may be missing."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "tools"))
import playthroughs

import conclave
from conclave.registry import own_titles

KINDS = playthroughs.wanted(own_titles())
NAMES = sorted(KINDS)


def test_no_playthrough_is_missing_or_left_over() -> None:
    assert sorted(path.stem for path in playthroughs.FOLDER.glob("*.txt")) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_goes_as_it_went(name: str) -> None:
    text = (playthroughs.FOLDER / f"{name}.txt").read_text()
    assert playthroughs.again(text) == text, f"see the difference with: python tools/playthroughs.py --again ({name})"


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_is_of_its_kind(name: str) -> None:
    title, kind = KINDS[name]
    table = conclave.load((playthroughs.FOLDER / f"{name}.txt").read_text(), as_played=True)
    assert (table.game.title, table.players) == (title, kind.players)
    assert kind.options.items() <= table.journal.options.items()
    recordings = playthroughs.recordings_of(title)
    assert recordings.ending(table.runner.state) == kind.ending
