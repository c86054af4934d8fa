"""How fast the engine is: medians of several rounds, as JSON data.

    conclave bench [TITLE …] [NAME …] --json

Figures are for one core and for the interpreter that runs them, which `about` names; batches are timed by the processor's
clock, so that others who use the machine count less. Every title has a row, which says whether its rules are compiled; it
plays the kind of game that the title wants to be measured by, which is with as few players as can if it does not say.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import sysconfig
import time
import tracemalloc
from collections.abc import Callable
from functools import lru_cache
from statistics import median
from typing import TypedDict

import conclave
from conclave.kernel import game as kernel_game
from conclave.kernel.decision import Decision, Together
from conclave.kernel.dice import Dice
from conclave.kernel.game import Game, Runner
from conclave.kernel.table import Table
from conclave.kit.recordings import Kind
from conclave.registry import game, recordings, titles

ROUNDS = 5
DECISIONS = 40_000  # in a round of playouts; five times as many when compiled
Figures = dict[str, object]


class Report(TypedDict):
    """What was measured: where, and a row for each title."""

    about: Figures
    rows: list[Figures]


def about() -> Figures:
    """The interpreter and machine that the figures belong to."""
    return {"python": platform.python_version(), "build": " ".join(platform.python_build()),
            "compiler": platform.python_compiler(), "optimized": "--enable-optimizations" in str(
                sysconfig.get_config_var("CONFIG_ARGS") or ""), "machine": platform.machine(),
            "cores": os.cpu_count(), "rounds": ROUNDS}


def compiled(title: Game) -> bool:
    """Whether a title and the kernel under it run as extension modules."""
    rules = sys.modules[type(title).__module__]
    return not any(str(module.__file__).endswith(".py") for module in (kernel_game, rules))


def _per_call(call: Callable[[], object], times: int) -> float:
    """Microseconds a call, over one batch."""
    began = time.process_time()
    for _ in range(times):
        call()
    return (time.process_time() - began) / times * 1e6


@lru_cache
def _measured(title: Game) -> Kind:
    return recordings(title).measured()


def _open_game(title: Game, seed: int, forkable: bool = True) -> Runner:
    kind = _measured(title)
    options = title.settle_options(kind.options, kind.players)
    return Runner(title, title.setup(options, kind.players, Dice.of(seed, "game")), forkable)


def _open_table(title: Game, seed: int) -> Table:
    kind = _measured(title)
    return conclave.new(title.title, kind.players, seed, kind.options)


def play_games(title: Game, first: int, count: int) -> tuple[int, float]:
    """Play random games by the seeds from `first` on: how many decisions, in how many seconds."""
    decisions = 0
    began = time.process_time()
    for seed in range(first, first + count):
        decisions += _open_game(title, seed, forkable=False).play_out(Dice.of(seed, "bench"))
    return decisions, time.process_time() - began


def playouts(title: Game) -> Figures:
    """Whole random games."""
    in_ten_games, _ = play_games(title, 0, 10)
    count = max(1, DECISIONS * (5 if compiled(title) else 1) * 10 // in_ten_games)
    rounds = [play_games(title, number * count, count) for number in range(ROUNDS)]
    return {"games_per_second": round(median([count / seconds for _, seconds in rounds]), 1),
            "decisions_per_second": round(median([decisions / seconds for decisions, seconds in rounds]))}


def tables(title: Game) -> Figures:
    """What a server does at a table in the middle of a game, in microseconds: answer, show, hash, undo, save, load."""
    table = _open_table(title, 1)
    dice = Dice.of(1, "bench tables")
    began = time.process_time()
    while table.version < 200 and not table.over:
        table.play(table.decision.sample(dice))
    play = (time.process_time() - began) / table.version * 1e6
    text = table.save()

    def undo_and_redo() -> None:
        table.undo()
        table.redo()

    calls: dict[str, tuple[Callable[[], object], int]] = {
        "view_us": (lambda: table.view(0), 100), "view_hash_us": (lambda: table.view_hash(0), 100),
        "undo_and_redo_us": (undo_and_redo, 20), "save_us": (table.save, 50), "load_us": (lambda: conclave.load(text), 5)}
    figures: Figures = {"play_us": round(play, 1)}
    for name, (call, times) in calls.items():
        figures[name] = round(median([_per_call(call, times) for _ in range(ROUNDS)]), 1)
    return {**figures, "answers": table.version}


def _mid_games(title: Game, count: int = 12) -> list[Runner]:
    """Games half way through, each at a question."""
    found: list[Runner] = []
    for seed in range(count):
        decisions = _open_game(title, seed, forkable=False).play_out(Dice.of(seed, "bench mid"))
        runner = _open_game(title, seed)
        runner.play_out(Dice.of(seed, "bench mid"), decisions // 2)
        found.append(runner)
    return found


def copies(title: Game) -> Figures:
    """Copying a state in the middle of a game, in microseconds."""
    runners = _mid_games(title)
    rounds = [median([_per_call(runner.state.copy, 200) for runner in runners]) for _ in range(ROUNDS)]
    return {"copy_us": round(median(rounds), 2)}


def forks(title: Game) -> Figures:
    """fork() with at least one answer given in the current step, in microseconds."""
    times: list[float] = []
    for runner in _mid_games(title):
        dice = Dice(1, 0)
        for _ in range(60):
            if runner.pending and runner.since:
                times.append(median([_per_call(runner.fork, 20) for _ in range(ROUNDS)]))
                break
            if runner.pending:
                runner.play(runner.pending[0], runner.pending[0].sample(dice))
    return {"fork_mid_action_us": round(median(times), 2), "samples": len(times)}


def decisions(title: Game) -> Figures:
    """Making the question ready that most steps begin with, from the end of the last step on, in microseconds."""
    times: dict[str, list[float]] = {}
    for runner in _mid_games(title):
        dice = Dice(2, 0)
        for _ in range(80):
            if not runner.pending:
                break
            if not runner.since and len(runner.pending) == 1:
                times.setdefault(runner.pending[0].rule, []).append(_ready(title, runner))
            runner.play(runner.pending[0], runner.pending[0].sample(dice))
    rule = max(times, key=lambda rule: len(times[rule]))
    return {"decision_ready_us": round(median(times[rule]), 2), "rule": rule, "samples": len(times[rule])}


def _ready(title: Game, runner: Runner) -> float:
    """The time from a whole state to its question, without the copy that the measurement needs."""
    assert runner.start is not None
    best: list[float] = []
    for _ in range(ROUNDS):
        state = runner.start.copy()
        began = time.perf_counter()
        step = title.next_step(state)
        assert step is not None
        ask = next(step)
        best.append((time.perf_counter() - began) * 1e6)
        assert isinstance(ask, Decision | Together)
    return median(best)


def start(title: Game) -> Figures:
    """Importing conclave and creating a game, in a fresh interpreter, in seconds."""
    kind = _measured(title)
    asked = f"{title.title!r}, {kind.players}, 1, {dict(kind.options)!r}"
    program = ("import time; began = time.perf_counter(); import conclave; "
               f"conclave.new({asked}); print(time.perf_counter() - began)")
    times = [float(subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout)
             for _ in range(ROUNDS)]
    return {"import_and_new_s": round(median(times), 3)}


def memory(title: Game) -> Figures:
    """What one finished game keeps in memory with its journal, in kilobytes."""
    _open_table(title, 0)
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        table = _open_table(title, 1)
        dice = Dice.of(1, "bench memory")
        while not table.over:
            table.play(table.decision.sample(dice))
        table.news = []
        held = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    return {"game_with_journal_kb": round(held / 1000, 1), "answers": table.version}


MEASUREMENTS: dict[str, Callable[[Game], Figures]] = {
    "playouts": playouts, "copies": copies, "forks": forks, "decisions": decisions, "tables": tables, "start": start,
    "memory": memory,
}


def words() -> list[str]:
    """What can be named: the titles, and the measurements that there are."""
    return [*titles(), *MEASUREMENTS]


def run(chosen: list[str]) -> Report:
    """Measure the titles that are named, by the measurements that are named; where none is, all."""
    named = [name for name in MEASUREMENTS if name in chosen] or list(MEASUREMENTS)
    rows: list[Figures] = []
    for title in [title for title in titles() if title in chosen] or titles():
        found = game(title)
        kind = _measured(found)
        rows.append({"title": title, "players": kind.players, **({"options": dict(kind.options)} if kind.options else {}),
                     "compiled": compiled(found), **{name: MEASUREMENTS[name](found) for name in named}})
    return {"about": about(), "rows": rows}
