"""What the points of a finished game are made of."""

from __future__ import annotations

import pytest

from conclave.games.res_arcana.game import ResArcana
from conclave.kernel.check import check_game
from conclave.kernel.dice import Dice
from conclave.kernel.game import Game, Outcome, State
from conclave.kernel.outcome import PERHAPS, SOMEBODY, TOGETHER, Other, Tally, ahead, mistake_in
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
    assert ["has sources of seat 0" in finding.what for finding in report.findings] == [True]


ROSE = Other("rose", 9)


@pytest.mark.parametrize(("victory", "outcome"), [
    (SOMEBODY, Outcome((1,), (3, 5), "points")),
    (SOMEBODY, Outcome((0, 1), (5, 5), "points")),
    (SOMEBODY, Outcome((0,), (5, 5, 2), "tie", ranks=(1, 2, 3))),
    (PERHAPS, Outcome((), (3, 5), "rose", ranks=(2, 1), others=(Other("rose", 9, won=True),))),
    (PERHAPS, Outcome((1,), (3, 5), "points", others=(ROSE,))),
    (PERHAPS, Outcome((), (3,), "lost")),
    (TOGETHER, Outcome((), (3, 3), "lost")),
    (TOGETHER, Outcome((0, 1), (3, 3), "saved")),
])
def test_what_may_come_out(victory: str, outcome: Outcome) -> None:
    assert mistake_in(outcome, victory, len(outcome.scores)) == ""


@pytest.mark.parametrize(("victory", "outcome", "mistake"), [
    (SOMEBODY, Outcome((), (3, 5), "lost"), "names no winner"),
    (SOMEBODY, Outcome((2,), (3, 5), "points"), "no seats"),
    (SOMEBODY, Outcome((1, 0), (3, 5), "points"), "out of order"),
    (SOMEBODY, Outcome((1,), (3,), "points"), "every score"),
    (SOMEBODY, Outcome((1,), (3, 5), "points", ranks=(1,)), "every rank"),
    (SOMEBODY, Outcome((1,), (3, 5), "points", ranks=(1, 2)), "rank the winners first"),
    (PERHAPS, Outcome((), (3, 5), "lost", ranks=(2, 3)), "rank the winners first"),
    (PERHAPS, Outcome((1,), (3, 5), "points", others=(Other("rose", 9, won=True),)), "a participant without"),
    (TOGETHER, Outcome((1,), (3, 3), "saved"), "alike"),
    (TOGETHER, Outcome((), (3, 3), "lost", ranks=(1, 2)), "alike"),
])
def test_what_may_not_come_out(victory: str, outcome: Outcome, mistake: str) -> None:
    assert mistake in mistake_in(outcome, victory, 2)


def test_the_sources_of_a_participant_without_a_seat_add_up_too() -> None:
    tally = Tally(2, ("rooms",))
    tally.give("rooms", 0, 3)
    tally.give("rooms", 1, 8)
    for score, mistake in ((8, ""), (9, "has sources of 'rose' that do not add up to 9 points")):
        outcome = Outcome((0,), (3,), "points", tally.sources(), others=(Other("rose", score),))
        assert mistake_in(outcome, PERHAPS, 1) == mistake


def test_who_is_ahead_counts_whoever_won() -> None:
    assert ahead(SOMEBODY, Outcome((0, 2), (5, 3, 5), "points")) == [0.5, 0.0, 0.5]
    assert ahead(PERHAPS, Outcome((), (3, 5), "rose", ranks=(2, 1))) == [0.0, 1.0]
    assert ahead(PERHAPS, Outcome((), (3,), "rose")) == [0.0]
    assert ahead(PERHAPS, Outcome((0,), (3,), "points")) == [1.0]
    assert ahead(TOGETHER, Outcome((0, 1), (3, 3), "saved")) == [1.0, 1.0]


def test_an_outcome_is_written_as_ever_unless_it_says_more() -> None:
    assert repr(Outcome((0,), (5, 3), "points")) == "Outcome(winners=(0,), scores=(5, 3), reason='points')"
    assert Outcome((0,), (5, 3), "points") == Outcome((0,), (5, 3), "points", ranks=(1, 2))
    assert len({Outcome((), (5, 3), "lost", others=(other,)) for other in (ROSE, Other("rose", 9), Other("rose", 8))}) == 2
