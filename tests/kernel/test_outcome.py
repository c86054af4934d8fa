"""What the points of a finished game are made of."""

from __future__ import annotations

import pytest

from conclave.games.res_arcana.game import ResArcana
from conclave.kernel.check import check_game
from conclave.kernel.dice import Dice
from conclave.kernel.game import Game, Outcome, State
from conclave.kernel.outcome import Tally
from conclave.kernel.table import Table
from conclave.registry import game, titles


@pytest.mark.parametrize("title", titles())
def test_the_sources_add_up_to_the_scores(title: str) -> None:
    report = check_game(game(title), games=6, seed=11, every=10_000)
    assert report.findings == []


def finished(title: str, **options: str) -> Outcome:
    """How a random game of a title ended."""
    table = Table(game(title), 2, 3, options)
    dice = Dice.of(3, "tally")
    while not table.over:
        table.play(table.decision.sample(dice), table.decision.seat)
    assert table.outcome is not None
    return table.outcome


@pytest.mark.parametrize(("title", "source"), [("res-arcana", "artifacts"), ("krutagidon", "tokens")])
def test_every_point_names_the_component_that_gave_it(title: str, source: str) -> None:
    outcome = finished(title)
    assert source in [each.name for each in outcome.tally]
    known = {face.name for face in game(title).cards()}
    for each in outcome.tally:
        for share in each.shares:
            if each.name not in ("first", "check"):
                assert sum([points for _, points in share.cards]) == share.points
            assert {card for card, _ in share.cards} <= known


def test_a_match_counts_games_and_has_no_sources() -> None:
    assert finished("res-arcana", variant="match").tally == ()


class Generous(ResArcana):
    """Counts a point that nobody has."""

    def outcome(self, state: State) -> Outcome | None:
        ended = super().outcome(state)
        if ended is None:
            return None
        tally = Tally(len(ended.scores), ("gifts",))
        tally.give("gifts", 0, ended.scores[0] + 1)
        return Outcome(ended.winners, ended.scores, ended.reason, tally.sources())


def test_sources_that_do_not_add_up_are_found_out() -> None:
    generous: Game = Generous()
    report = check_game(generous, games=1, seed=1, every=10_000)
    assert ["the sources of seat 0" in finding.what for finding in report.findings] == [True]
