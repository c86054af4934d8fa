from math import log

import pytest

from conclave.bots.odds import Sprt, elo_of, expected_score, wilson


def test_a_wilson_interval_is_the_textbook_one() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)


def test_a_wilson_interval_stays_between_0_and_1() -> None:
    assert wilson(0, 20)[0] == 0.0
    assert wilson(20, 20)[1] == 1.0
    assert wilson(0, 0) == (0.0, 1.0)


def test_more_games_make_the_interval_narrower() -> None:
    few, many = wilson(15, 20), wilson(150, 200)
    assert many[1] - many[0] < few[1] - few[0]


def test_elo_and_score_are_inverse() -> None:
    assert expected_score(400.0) == pytest.approx(10 / 11)
    assert elo_of(expected_score(123.0)) == pytest.approx(123.0)


def test_the_bounds_of_the_test_are_those_of_wald() -> None:
    assert Sprt(alpha=0.05, beta=0.1).bounds == pytest.approx((log(0.1 / 0.95), log(0.9 / 0.05)))


@pytest.mark.parametrize(("pairs", "verdict"), [
    ([], "continue"),
    ([1.0], "continue"),
    ([1.0, 1.0, 0.5] * 20, "accepted"),
    ([0.5, 0.0, 0.0] * 20, "rejected"),
    ([0.5, 1.0, 0.0, 0.5], "continue"),
    ([0.5, 1.0, 0.0, 0.5] * 200, "rejected"),
])
def test_verdicts_on_known_rows_of_pairs(pairs: list[float], verdict: str) -> None:
    assert Sprt(elo0=0.0, elo1=50.0).verdict(pairs) == verdict


def test_the_ratio_is_nought_halfway_between_the_hypotheses() -> None:
    assert Sprt(elo0=-20.0, elo1=20.0).ratio([1.0, 0.0, 0.5, 0.5]) == pytest.approx(0.0)
