"""Looking back: the frames of a game, its save, and new tables that go on from one."""

from __future__ import annotations

from conclave.kernel.errors import BadSave, IllegalAnswer
from conclave.kernel.events import Event
from conclave.kernel.game import Runner
from conclave.kernel.table import Table
from conclave.registry import game as find_game
from conclave.server import wire

MOST_FRAMES = 60
LONGEST_GAME = 20_000  # answers; a save with more is no game that anybody played


def frames(table: Table, seat: int | None, start: int, count: int) -> list[wire.Json]:
    """What a seat saw after `start` answers and after the next ones, each with the news that led there."""
    start = max(table.journal.upgraded, min(start, table.version))
    runner = table.at(start).runner
    told = [event for number, event in table.log(upto=start, since=start - 1) if number == start] if start else []
    made = [_frame(table, runner, seat, start, told)]
    for number in range(start + 1, min(start + min(count, MOST_FRAMES), table.version + 1)):
        entry = table.journal.entries[number - 1]
        told = []
        runner.state.told = told
        asked = runner.decision_of(entry.seat)
        runner.play(asked, asked.read(entry.answer))
        made.append(_frame(table, runner, seat, number, told))
    return made


def _frame(table: Table, runner: Runner, seat: int | None, number: int, told: list[Event]) -> wire.Json:
    view = table.game.view(runner.state, seat)
    asked = [wire.ask(decision) for decision in runner.pending if decision.seat == seat]
    ask = asked[0] if asked else None
    automatic = number > 0 and table.journal.entries[number - 1].automatic
    return {
        "type": "state", "version": number, "hash": wire.digest(wire.encoder.encode(view), wire.encoder.encode(ask)),
        "answers": number, "view": view, "ask": ask, "waiting": [decision.seat for decision in runner.pending],
        "news": [wire.news(number, event, seat, automatic) for event in told],
        "outcome": wire.outcome(table.game.outcome(runner.state)) if not runner.pending else None,
        "undo": {"grade": "nothing", "redo": False, "wish": None}, "asking": {}, "clocks": None,
    }


def open_save(text: str) -> Table:
    """The game of an uploaded save; BadSave says what is wrong with it."""
    table = Table.load(text, find_game)
    if table.version > LONGEST_GAME:
        raise BadSave(f"this save has more than {LONGEST_GAME} answers")
    return table


def snapshot(table: Table) -> str:
    """A save from which another edition can go on; the store keeps the components of editions apart."""
    return table.save(contents=False)


def under_this_edition(text: str) -> str:
    """The save of a game that goes on under the present edition."""
    return Table.load(text, find_game).save(contents=False)


def cut(table: Table, answers: int) -> str:
    """The save of a game as it stood after so many answers."""
    if not table.journal.upgraded <= answers <= table.version:
        raise IllegalAnswer(f"the game has {table.version} answers")
    return table.at(answers).save()


def whose_turn(table: Table) -> int:
    """The seat that a person should take when a game goes on: who is asked first."""
    return table.decision.seat if not table.over else 0
