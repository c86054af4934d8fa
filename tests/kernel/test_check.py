"""check_game(): it holds for Res Arcana, and it finds what is broken."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.games.res_arcana.game import RES_ARCANA, ResArcana
from conclave.games.res_arcana.state.model import Board
from conclave.kernel.check import Walk, check_game, tables_of
from conclave.kernel.dice import Dice
from conclave.kernel.game import Plain, State
from conclave.kernel.table import Table

TABLES = tables_of(RES_ARCANA)


def test_every_player_count_and_variant_is_checked() -> None:
    assert sorted((players, options["variant"]) for players, options in TABLES) == sorted(
        [(players, variant) for players in (2, 3, 4) for variant in ("standard", "first-game", "draft")] + [(2, "match")])


@pytest.mark.parametrize("first", range(0, 60, 20))
@pytest.mark.slow
def test_res_arcana_holds(first: int) -> None:
    report = check_game(RES_ARCANA, games=20, seed=11, every=8, first=first)
    assert report.findings == []
    assert report.games == 20
    assert report.closer > 300


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(TABLES), st.integers(0, 2**32), st.lists(st.integers(0, 10**6), min_size=1, max_size=60))
def test_it_holds_along_any_choices(kind: tuple[int, dict[str, str]], seed: int, choices: Sequence[int]) -> None:
    players, options = kind
    Walk(Table(RES_ARCANA, players, seed, options), Dice(seed, 0), 1).along(choices)


class Leaky(ResArcana):
    """Shows the top of the monument deck to everybody."""

    def view(self, state: State, seat: int | None) -> Plain:
        assert isinstance(state, Board)
        return {**super().view(state, seat), "peek": state.monument_deck[-1:]}


class Losing(ResArcana):
    """Counts one piece too few as soon as somebody has passed."""

    def count_pieces(self, state: State) -> dict[str, int]:
        assert isinstance(state, Board)
        counts = dict(super().count_pieces(state))
        counts["hawk"] -= any(state.passed)
        return counts


@pytest.mark.parametrize(("game", "sentence"), [
    (Leaky(), "sees something that it cannot know"),
    (Losing(), "a piece was created or lost"),
])
def test_a_broken_game_is_found_out(game: ResArcana, sentence: str) -> None:
    report = check_game(game, games=2, seed=1, every=2)
    assert any(sentence in finding.what for finding in report.findings)
    assert all(finding.journal.startswith("conclave-journal") for finding in report.findings)


def test_the_report_is_plain_data() -> None:
    report = check_game(RES_ARCANA, games=1, seed=5, every=50)
    assert set(report.plain()) == {"games", "decisions", "closer", "seconds", "ended_by", "findings"}
