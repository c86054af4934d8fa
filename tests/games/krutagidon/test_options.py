"""The options of a table: what each of them changes in a game that was recorded with it."""

from __future__ import annotations

from pathlib import Path

import pytest

import conclave
from conclave.games.krutagidon.game import KRUTAGIDON
from conclave.kernel.errors import IllegalAnswer
from conclave.kernel.journal import Journal
from conclave.kernel.table import Table

RECORDED = Path(__file__).parent.parent.parent / "playthroughs"
OF_RULES = [(option.name, value) for option in KRUTAGIDON.options for value in option.values[1:] if option.name != "names"]


def recorded(option: str, value: str) -> Journal:
    return Journal.read((RECORDED / f"krutagidon-2-{option}-{value}.txt").read_text(encoding="utf-8"))


def played_without(journal: Journal, option: str) -> Table | None:
    """The same answers at a table that leaves the option alone; nothing if they do not fit there."""
    options = {name: value for name, value in journal.options.items() if name != option}
    table = conclave.new(journal.title, journal.players, journal.seed, options)
    for entry in journal.entries:
        if table.over or table.decision.seat != entry.seat:
            return None
        try:
            table.play(table.decision.read(entry.answer))
        except IllegalAnswer:
            return None
    return table


@pytest.mark.parametrize(("option", "value"), OF_RULES)
def test_a_game_recorded_with_an_option_goes_otherwise_without_it(option: str, value: str) -> None:
    journal = recorded(option, value)
    assert journal.options[option] == value
    without = played_without(journal, option)
    assert without is None or without.outcome != conclave.load(journal.write()).outcome


def test_a_point_of_great_blaze_decides_the_recorded_game() -> None:
    journal = recorded("great-blaze", "1-point")
    with_it, without = conclave.load(journal.write()).outcome, played_without(journal, "great-blaze")
    assert with_it is not None
    assert without is not None
    assert without.outcome is not None
    assert with_it.winners != without.outcome.winners


def test_rlyeh_that_does_nothing_is_silent_when_a_card_of_its_owner_is_destroyed() -> None:
    told = [event.key for _, event in conclave.load(recorded("rlyeh", "nothing").write()).log()]
    assert "destroyed" in told
    assert "rlyeh-answers" not in told
