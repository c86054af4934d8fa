"""Looking back: the frames of a game, its save, and new tables that go on from one."""

from __future__ import annotations

from itertools import islice

from conclave.kernel.errors import BadSave
from conclave.kernel.events import Event
from conclave.kernel.game import Runner
from conclave.kernel.table import Table
from conclave.server import wire
from conclave.server.boxes import Boxes

MOST_FRAMES = 60
LONGEST_GAME = 20_000  # answers; a save with more is no game that anybody played


def frames(table: Table, seat: int | None, start: int, count: int) -> list[wire.Json]:
    """What a seat saw after `start` answers and after the next ones, each with the news that led there."""
    oldest = table.oldest
    start = max(oldest, min(start, table.version))
    moments = table.walk(max(oldest, start - 1))
    if start > oldest:
        next(moments)  # for what led from there to the first frame
    return [_frame(table, runner, seat, number, told)
            for number, runner, told in islice(moments, max(1, min(count, MOST_FRAMES)))]


def _frame(table: Table, runner: Runner, seat: int | None, number: int, told: list[Event]) -> wire.Json:
    view = runner.game.view(runner.state, seat)
    asked = [wire.asked(runner.game, runner.state, decision) for decision in runner.pending if decision.seat == seat]
    ask = asked[0] if asked else None
    automatic = number > 0 and table.journal.entries[number - 1].automatic
    return {
        "type": "state", "version": number, "hash": wire.digest(wire.encoder.encode(view), wire.encoder.encode(ask)),
        "answers": number, "view": view, "ask": ask, "waiting": [decision.seat for decision in runner.pending],
        "news": [wire.news(number, event, seat, automatic) for event in told],
        "outcome": wire.ending(runner.game.outcome(runner.state)) if not runner.pending else None,
        "undo": {"grade": "nothing", "redo": False, "wish": None}, "asking": {}, "peace": False, "clocks": None,
    }


def open_save(text: str, boxes: Boxes) -> Table:
    """The game of an uploaded save; BadSave says what is wrong with it."""
    table = boxes.load(text)
    if table.version > LONGEST_GAME:
        raise BadSave(f"this save has more than {LONGEST_GAME} answers")
    return table


def snapshot(table: Table) -> str:
    """A save from which another edition can go on; the store keeps the components of editions apart."""
    return table.save(contents=False)


def under_this_edition(text: str, boxes: Boxes) -> str:
    """The save of a game that goes on under the present edition."""
    return snapshot(boxes.load(text))


def cut(table: Table, answers: int) -> str:
    """The save of a game as it stood after so many answers."""
    return snapshot(table.at(answers))


def whose_turn(table: Table) -> int:
    """The seat that a person should take when a game goes on: who is asked first."""
    return table.decision.seat if not table.over else 0
