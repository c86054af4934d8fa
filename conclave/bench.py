"""How fast the engine is: medians of several rounds, as JSON data.

    conclave bench [NAME] --json

Figures are for one core and for the interpreter that runs them; `about` says which, and whether the rules are compiled.
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
from statistics import median

import conclave
from conclave.kernel import game as kernel_game
from conclave.kernel.decision import Decision
from conclave.kernel.dice import Dice
from conclave.kernel.game import Game, Runner
from conclave.registry import game

ROUNDS = 5
TITLE = "res-arcana"
Figures = dict[str, object]


def about() -> Figures:
    """The interpreter and machine that the figures belong to."""
    return {"python": platform.python_version(), "build": " ".join(platform.python_build()),
            "compiler": platform.python_compiler(), "optimized": "--enable-optimizations" in str(
                sysconfig.get_config_var("CONFIG_ARGS") or ""), "compiled": compiled(), "machine": platform.machine(),
            "cores": os.cpu_count(), "rounds": ROUNDS}


def compiled() -> bool:
    """Whether the kernel runs as an extension module."""
    return not str(kernel_game.__file__).endswith(".py")


def _per_call(call: Callable[[], object], times: int) -> float:
    """Microseconds a call, over one batch."""
    began = time.perf_counter()
    for _ in range(times):
        call()
    return (time.perf_counter() - began) / times * 1e6


def _open_game(title: Game, seed: int, players: int = 2, forkable: bool = True) -> Runner:
    options = title.settle_options({}, players)
    return Runner(title, title.setup(options, players, Dice.of(seed, "game")), forkable)


def play_games(first: int, count: int) -> tuple[int, float]:
    """Play random games with two players, by the seeds from `first` on: how many decisions, in how many seconds."""
    title = game(TITLE)
    decisions = 0
    began = time.perf_counter()
    for seed in range(first, first + count):
        decisions += _open_game(title, seed, forkable=False).play_out(Dice.of(seed, "bench"))
    return decisions, time.perf_counter() - began


def playouts() -> Figures:
    """Whole random games with two players."""
    count = 600 if compiled() else 150
    rounds = [play_games(number * count, count) for number in range(ROUNDS)]
    return {"games_per_second": round(median([count / seconds for _, seconds in rounds]), 1),
            "decisions_per_second": round(median([decisions / seconds for decisions, seconds in rounds]))}


def tables() -> Figures:
    """What a server does at a table in the middle of a game, in microseconds: answer, show, hash, undo, save, load."""
    table = conclave.new(TITLE, players=2, seed=1)
    dice = Dice.of(1, "bench tables")
    began = time.perf_counter()
    while table.version < 200:
        table.play(table.decision.sample(dice))
    play = (time.perf_counter() - began) / 200 * 1e6
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
    """Games about half way through, each at a question."""
    found: list[Runner] = []
    for seed in range(count * 3):
        dice = Dice.of(seed, "bench mid")
        runner = _open_game(title, seed)
        for _ in range(130):
            if runner.pending:
                runner.play(runner.pending[0], runner.pending[0].sample(dice))
        if runner.pending and len(found) < count:
            found.append(runner)
    return found


def copies() -> Figures:
    """Copying a state in the middle of a game, in microseconds."""
    runners = _mid_games(game(TITLE))
    rounds = [median([_per_call(runner.state.copy, 200) for runner in runners]) for _ in range(ROUNDS)]
    return {"copy_us": round(median(rounds), 2)}


def forks() -> Figures:
    """fork() with at least one answer given in the current step, in microseconds."""
    times: list[float] = []
    for runner in _mid_games(game(TITLE)):
        dice = Dice(1, 0)
        for _ in range(60):
            if runner.pending and runner.since:
                times.append(median([_per_call(runner.fork, 20) for _ in range(ROUNDS)]))
                break
            if runner.pending:
                runner.play(runner.pending[0], runner.pending[0].sample(dice))
    return {"fork_mid_action_us": round(median(times), 2), "samples": len(times)}


def decisions() -> Figures:
    """Making a main-phase decision ready: from the end of the last step to the options of the next, in microseconds."""
    title = game(TITLE)
    times: list[float] = []
    for runner in _mid_games(title):
        dice = Dice(2, 0)
        for _ in range(80):
            if not runner.pending:
                break
            if not runner.since and runner.pending[0].rule == "RA-ACT-1":
                times.append(_ready(title, runner))
            runner.play(runner.pending[0], runner.pending[0].sample(dice))
    return {"decision_ready_us": round(median(times), 2), "samples": len(times)}


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
        assert isinstance(ask, Decision)
    return median(best)


def start() -> Figures:
    """Importing conclave and creating a game, in a fresh interpreter, in seconds."""
    program = ("import time; began = time.perf_counter(); import conclave; "
               f"conclave.new('{TITLE}', players=2, seed=1); print(time.perf_counter() - began)")
    times = [float(subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout)
             for _ in range(ROUNDS)]
    return {"import_and_new_s": round(median(times), 3)}


def memory() -> Figures:
    """What one finished two-player game keeps in memory with its journal, in kilobytes."""
    conclave.new(TITLE, players=2, seed=0)
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        table = conclave.new(TITLE, players=2, seed=1)
        dice = Dice.of(1, "bench memory")
        while not table.over:
            table.play(table.decision.sample(dice))
        table.news = []
        held = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    return {"game_with_journal_kb": round(held / 1000, 1), "answers": table.version}


MEASUREMENTS: dict[str, Callable[[], Figures]] = {
    "playouts": playouts, "copies": copies, "forks": forks, "decisions": decisions, "tables": tables, "start": start,
    "memory": memory,
}


def names() -> list[str]:
    """The measurements that there are."""
    return list(MEASUREMENTS)


def run(chosen: list[str]) -> Figures:
    """Run measurements by name (all of them if none is named)."""
    figures: Figures = {"about": about()}
    for name in chosen or names():
        figures[name] = MEASUREMENTS[name]()
    return figures
