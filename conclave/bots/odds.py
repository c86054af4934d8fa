"""The arithmetic of matches: Wilson intervals, Elo differences, and the sequential probability ratio test."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import log, log10, pow, sqrt

CONFIDENT = 1.959964  # normal deviation of a two-sided interval of 95 %


def wilson(wins: float, games: int, deviation: float = CONFIDENT) -> tuple[float, float]:
    """The interval in which a win rate lies, by 95 % confidence unless another deviation is given.

    >>> low, high = wilson(75, 100)
    >>> print(f"{low:.3f} {high:.3f}")
    0.657 0.825
    """
    if not games:
        return 0.0, 1.0
    rate, square = wins / games, deviation * deviation
    middle = rate + square / (2 * games)
    spread = deviation * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def expected_score(elo: float) -> float:
    """The win rate that an advantage in Elo points means.

    >>> expected_score(0.0)
    0.5
    """
    return 1.0 / (1.0 + pow(10.0, -elo / 400.0))


def elo_of(rate: float) -> float:
    """The advantage in Elo points that a win rate means, for rates strictly between 0 and 1."""
    return 400.0 * log10(rate / (1.0 - rate))


@dataclass(frozen=True)
class Sprt:
    """A test of H1 (the first bot is better by `elo1`) against H0 (by `elo0`), with the chances of a wrong verdict."""

    elo0: float = 0.0
    elo1: float = 30.0
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """At or below the first H1 is rejected, at or above the second it is accepted."""
        return log(self.beta / (1.0 - self.alpha)), log((1.0 - self.beta) / self.alpha)

    def ratio(self, pairs: Iterable[float]) -> float:
        """The log-likelihood ratio of H1 to H0, each pair of games (seats swapped) being a score from 0 to 1.

        The scores are taken as normal with their own mean and variance. A loss, a tie and a win of half a pair each
        join the variance, so that a short row of equal scores proves little.
        """
        scores = list(pairs)
        count = len(scores)
        if not count:
            return 0.0
        mean = sum(scores) / count
        spread = sum([(score - mean) ** 2 for score in scores])
        spread += 0.5 * sum([(score - mean) ** 2 for score in (0.0, 0.5, 1.0)])
        variance = spread / (count + 1.5)
        low, high = expected_score(self.elo0), expected_score(self.elo1)
        return count * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)

    def verdict(self, pairs: Iterable[float]) -> str:
        """`accepted`, `rejected`, or `continue`."""
        ratio = self.ratio(pairs)
        lower, upper = self.bounds
        return "accepted" if ratio >= upper else "rejected" if ratio <= lower else "continue"
