"""The analysis of a finished game: how the chances went, and what every move gave away.

A game is analysed in parts, so that progress can be shown and moves at the tables need not wait. Moves are judged by
what the mover could know; the chances of the seats by everything, since nothing is secret after the end. In the middle
of a step the chances are those at its beginning: only between steps a judgement of the table is fair.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field

import msgspec

from conclave.bots import Eye
from conclave.kernel.game import Runner
from conclave.kernel.table import Table
from conclave.registry import game
from conclave.server import wire
from conclave.server.pool import BotPool, ThinkingFailed
from conclave.server.thinking import judged, weigh

PART = 25           # answers in a part: about a second's work
PART_LIMIT_S = 60.0
WORLDS = 4          # that are imagined for every move
DIGITS = 4          # of a chance, as it is sent


class Judged(msgspec.Struct, frozen=True):
    """A move: the version that it led to, and the mover's chance after it and after the best one known."""

    version: int
    seat: int
    answer: object
    chance: float
    best: float
    best_answer: object
    lost: float


class Part(msgspec.Struct, frozen=True):
    """What is known of some versions: every seat's chance after each of them, the round, and the moves that led there."""

    rows: list[list[float]]
    rounds: list[int]
    moves: list[Judged]


@dataclass
class Analysis:
    """The analysis as far as it has come (docs/protocol.md)."""

    state: str = "none"
    done: int = 0
    total: int = 0
    seats: list[list[float]] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    moves: list[Judged] = field(default_factory=list)
    at: int = 0  # when it last came on, in milliseconds

    def add(self, part: Part, count: int) -> None:
        """Take up the next part."""
        self.done += count
        self.seats = self.seats or [[] for _ in part.rows[0]]
        for row in part.rows:
            for seat, chance in enumerate(row):
                self.seats[seat].append(chance)
        self.rounds += part.rounds
        self.moves += part.moves


def parts(versions: int) -> list[tuple[int, int]]:
    """The parts of a game with so many answers: where each begins, and how many answers it has."""
    return [(start, min(PART, versions - start)) for start in range(0, versions, PART)]


def analyse_part(save: str, start: int, count: int, seed: int) -> Part:
    """Judge `count` answers after the first `start`; the first part also tells the chances before any answer."""
    table = Table.load(save, game, as_played=True)
    entries, oldest = table.journal.entries, table.oldest  # what went before cannot be judged
    last = min(start + count, len(entries))
    walked = table.walk(max(start, oldest))
    _, runner, _ = next(walked)
    rows = [_chances(runner)] if start == 0 else []
    rounds = [_round(runner)] if start == 0 else []
    moves: list[Judged] = []
    for at in range(start, last):
        if at >= oldest:
            entry = entries[at]
            asked = runner.decision_of(entry.seat)
            if not entry.automatic and asked.count() > 1:
                moves.append(_judge(runner, entry.seat, entry.answer, at + 1, seed))
            _, runner, _ = next(walked)
        rows.append(_chances(runner))
        rounds.append(_round(runner))
    return Part(rows, rounds, moves)


def _chances(runner: Runner) -> list[float]:
    assert runner.start is not None
    return _rounded(judged(runner.game, runner.start))


def _round(runner: Runner) -> int:
    assert runner.start is not None
    return runner.game.progress(runner.start)


def _judge(runner: Runner, seat: int, played: str, version: int, seed: int) -> Judged:
    """Compare a move with the best one that the mover could find."""
    eye = Eye(runner, seat)
    asked = eye.decision
    found = weigh(eye, seed, (asked.read(played),), WORLDS)
    best = next(iter(found))
    chance, most = _rounded([found[played], found[best]])
    if chance >= most:
        best = played  # nothing is better than what was played, so that is shown
    return Judged(version, seat, wire.answer_words(asked, played), chance, most, wire.answer_words(asked, best),
                  round(max(0.0, most - chance), DIGITS))


def _rounded(values: Sequence[float]) -> list[float]:
    return [round(value, DIGITS) for value in values]


async def analyse(pool: BotPool, save: str, versions: int, seed: int) -> AsyncIterator[Analysis]:
    """The analysis again and again, each time with another part done; in the end it is `ready`, or has `failed`."""
    analysis = Analysis("running", 0, versions)
    yield analysis
    for start, count in parts(versions):
        try:
            await pool.ready()
            part = await pool.call("conclave.server.analysis:analyse_part", save, start, count, seed, limit_s=PART_LIMIT_S,
                                   patient=True)
        except ThinkingFailed:
            analysis.state = "failed"
            yield analysis
            return
        assert isinstance(part, Part)
        analysis.add(part, count)
        analysis.state = "ready" if analysis.done >= versions else "running"
        yield analysis
