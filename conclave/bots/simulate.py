"""Many games of the same bots in the same seats, counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from conclave.bots.playing import ROUNDS, Pairing, Played, Progress, play_all, seated
from conclave.kernel.dice import key_of
from conclave.registry import game as find_game


@dataclass
class Report:
    """What came of a simulation. Games that were stopped after too many rounds stand under `unfinished` in `ended_by`.

    `nobody` counts the games that no seat won, `wins_by_other` those that a participant without a seat did.
    """

    bots: tuple[str, ...]
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    rounds: int = 0
    wins_by_bot: dict[str, int] = field(default_factory=dict)
    wins_by_seat: list[int] = field(default_factory=list)
    nobody: int = 0
    wins_by_other: dict[str, int] = field(default_factory=dict)
    ended_by: dict[str, int] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)

    def add(self, played: Played) -> None:
        """Count a game. A shared win counts for each winner."""
        self.games += 1
        self.decisions += played.decisions
        if played.error:
            self.errors.append(played.error)
            return
        self.rounds += played.rounds
        self.ended_by[played.reason] = self.ended_by.get(played.reason, 0) + 1
        self.nobody += played.over and not played.winners
        for name in played.others:
            self.wins_by_other[name] = self.wins_by_other.get(name, 0) + 1
        for seat in played.winners:
            self.wins_by_seat[seat] += 1
            self.wins_by_bot[self.bots[seat]] += 1

    @property
    def mean_rounds(self) -> float:
        """How many rounds a game took."""
        return self.rounds / max(1, self.games - len(self.errors))

    def plain(self) -> dict[str, object]:
        """The report as JSON data."""
        return {
            "games": self.games, "decisions": self.decisions, "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / max(self.seconds, 1e-9), 1),
            "games_per_second": round(self.games / max(self.seconds, 1e-9), 2),
            "wins": {"by_bot": dict(self.wins_by_bot), "by_seat": list(self.wins_by_seat), "nobody": self.nobody,
                     "by_other": dict(sorted(self.wins_by_other.items()))},
            "mean_rounds": round(self.mean_rounds, 3), "ended_by": dict(sorted(self.ended_by.items())),
            "errors": list(self.errors),
        }


def simulate(title: str, players: int, bots: Sequence[str], games: int, seed: int = 0, jobs: int = 1,
             options: Mapping[str, str] | None = None, progress: Progress | None = None, rounds: int = ROUNDS) -> Report:
    """Play games and count. The same seed gives the same games, whatever `jobs`.

    `progress` is told how many games are done, and of how many. A game that goes on after `rounds` rounds is stopped.
    """
    seats = seated(bots, players)
    settled = find_game(title).settle_options(options or {}, players)
    pairings = [Pairing(title, seats, key_of(seed, f"game {number}"), settled, rounds) for number in range(games)]
    report = Report(seats, wins_by_bot=dict.fromkeys(seats, 0), wins_by_seat=[0] * players)
    started = perf_counter()
    for batch in play_all(pairings, jobs):
        for played in batch:
            report.add(played)
        if progress is not None:
            progress(report.games, games)
    report.seconds = perf_counter() - started
    return report
