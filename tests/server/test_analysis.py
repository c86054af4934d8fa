"""The analysis of finished games."""

from __future__ import annotations

import asyncio
from functools import lru_cache

import msgspec
import pytest

from conclave.bots import Eye, make
from conclave.kernel.table import Table
from conclave.registry import game
from conclave.server import wire
from conclave.server.analysis import Analysis, Judged, Part, analyse, analyse_part, parts
from conclave.server.pool import BotPool, ThinkingFailed
from conclave.server.thinking import weigh

BLUNDER = 0.15


@lru_cache(maxsize=1)
def finished() -> tuple[str, int]:
    """A game of two careful players, one of whom blunders once; its save, and the version that the blunder led to."""
    table = Table(game("res-arcana"), 2, 3)
    bots = [make("greedy", 1), make("greedy", 2)]
    blundered = 0
    while not table.over:
        asked = table.decision
        eye = Eye(table.runner, asked.seat)
        if not blundered and table.version > 20 and asked.prompt.key == "ask-act":
            found = list(weigh(eye, 5).items())
            if found[0][1] - found[-1][1] > BLUNDER:
                table.play(found[-1][0])
                blundered = table.version
                continue
        table.play(bots[asked.seat].choose(eye), asked.seat)
    return table.save(), blundered


@lru_cache(maxsize=1)
def whole() -> Analysis:
    save = finished()[0]
    versions = Table.load(save, game).version
    analysis = Analysis("running", 0, versions)
    for start, count in parts(versions):
        analysis.add(analyse_part(save, start, count, 1), count)
    return analysis


def test_every_seat_has_a_chance_after_every_version() -> None:
    analysis = whole()
    table = Table.load(finished()[0], game)
    assert analysis.done == analysis.total == table.version
    assert [len(row) for row in analysis.seats] == [table.version + 1] * 2
    assert all(sum(chances) == pytest.approx(1.0, abs=0.001) for chances in zip(*analysis.seats, strict=True))
    assert table.outcome is not None
    assert [row[-1] for row in analysis.seats] == [float(seat in table.outcome.winners) for seat in range(2)]


def test_every_move_is_judged_but_those_without_a_choice() -> None:
    table = Table.load(finished()[0], game)
    free = [version for version in range(1, table.version + 1) if table.at(version - 1).decision.count() > 1]
    moves = whole().moves
    assert [move.version for move in moves] == free
    assert len(free) < table.version
    for move in moves:
        assert 0.0 <= move.chance <= move.best <= 1.0
        assert move.lost == pytest.approx(move.best - move.chance, abs=0.0002)
        assert (move.answer == move.best_answer) == (move.lost == 0.0)
        entry = table.journal.entries[move.version - 1]
        asked = table.at(move.version - 1).runner.decision_of(entry.seat)
        assert (move.seat, move.answer) == (entry.seat, wire.answer_words(asked, entry.answer))


def test_a_blunder_is_found() -> None:
    worst = max(whole().moves, key=lambda move: move.lost)
    assert worst.version == finished()[1] > 0
    assert worst.lost > BLUNDER / 2


def test_the_analysis_depends_on_the_seed_alone_and_not_on_its_parts() -> None:
    save, blundered = finished()
    pieces = [analyse_part(save, start, 5, 1) for start in range(blundered - 6, blundered + 4, 5)]
    once = analyse_part(save, blundered - 6, 10, 1)
    assert once == Part([row for piece in pieces for row in piece.rows],
                        [number for piece in pieces for number in piece.rounds],
                        [move for piece in pieces for move in piece.moves])
    assert len(once.rounds) == len(once.rows)
    assert once.rounds == sorted(once.rounds)
    assert once.rounds[-1] > 1


def test_it_has_the_shape_of_the_protocol() -> None:
    sent = msgspec.json.decode(msgspec.json.encode(whole()))
    assert set(sent) == {"state", "done", "total", "seats", "rounds", "moves", "at"}
    assert set(sent["moves"][0]) == {"version", "seat", "answer", "chance", "best", "best_answer", "lost"}


class Here(BotPool):
    """A pool that calls at once, and fails after so many parts."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    async def call(self, function: str, *args: object, limit_s: float | None = None, patient: bool = False) -> object:
        assert (function, patient) == ("conclave.server.analysis:analyse_part", True)
        if self.most == 0:
            raise ThinkingFailed("too slow")
        self.most -= 1
        save, start, count, seed = args
        assert isinstance(save, str)
        assert isinstance(start, int)
        assert isinstance(count, int)
        assert seed == 1
        moves = [Judged(start + 1, 0, ["move-pass"], 0.5, 0.5, ["move-pass"], 0.0)]
        return Part([[0.5, 0.5]] * (count + (start == 0)), [1] * (count + (start == 0)), moves)


@pytest.mark.parametrize(("most", "end"), [(9, "ready"), (2, "failed"), (0, "failed")])
def test_progress_is_told_part_by_part(most: int, end: str) -> None:
    async def follow() -> list[tuple[str, int, int]]:
        return [(now.state, now.done, len(now.moves)) async for now in analyse(Here(most), "", 60, 1)]

    told = [("running", 0, 0), ("running", 25, 1), ("running", 50, 2), ("ready", 60, 3)]
    expected = told if end == "ready" else [*told[:most + 1], (end, [0, 25, 50][most], most)]
    assert asyncio.run(follow()) == expected
