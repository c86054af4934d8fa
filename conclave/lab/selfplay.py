"""Self-play data: games between bots as rows of numbers, kept in npz shards.

A row is one pick: what the seat knew (`observation`), what it could pick (`mask`), what its bot picked (`pick`, a place in
the vocabulary), and how the game ended for that seat (`outcome`, as the reward of the environment). `seat` and `game` tell
whose row it is.

    python -m conclave.lab.selfplay --bots random,random --games 100 --out data/
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from conclave.bots import Eye, make
from conclave.kernel.decision import Answer, Decision, Option
from conclave.kernel.dice import Dice
from conclave.kernel.game import Game, Runner
from conclave.kernel.picks import Picks
from conclave.lab.encode import Encoder, Vector, encoder
from conclave.lab.environment import LONGEST, rewards_of
from conclave.registry import game

ROWS_PER_SHARD = 10_000


class Row(NamedTuple):
    """One pick of one seat."""

    observation: Vector
    mask: NDArray[np.int8]
    pick: int
    outcome: float
    seat: int
    game: int


def generate(title: str | Game, bots: Sequence[str], games: int, seed: int = 0,
             options: Mapping[str, str] | None = None, longest: int = LONGEST) -> Iterator[Row]:
    """Play games between bots, one for each seat, and yield every pick; a pick's outcome is known when its game is over.

    The bots move on by one seat from game to game, so that each of them sits everywhere. A game that they drag out beyond
    `longest` picks is cut off, with an outcome of 0.
    """
    rules = title if isinstance(title, Game) else game(title)
    settled = rules.settle_options(options or {}, len(bots))
    for number in range(games):
        seated = [bots[(seat + number) % len(bots)] for seat in range(len(bots))]
        yield from _Play(rules, settled, seated, Dice.of(seed, f"self-play {number}")).rows(number, longest)


class _Play:
    """One game, and the rows of its picks so far."""

    def __init__(self, rules: Game, options: Mapping[str, str], bots: Sequence[str], dice: Dice) -> None:
        self.actions = {note: action for action, note in enumerate(rules.vocabulary())}
        self.encoder: Encoder = encoder(rules.title)
        self.runner = Runner(rules, rules.setup(options, len(bots), Dice.of(dice.bits(), "game")))
        self.bots = [make(name, dice.bits()) for name in bots]
        self.picked: list[tuple[Vector, NDArray[np.int8], int, int]] = []

    def rows(self, number: int, longest: int) -> Iterator[Row]:
        """Play to the end, then go back over the picks."""
        runner = self.runner
        while runner.pending and len(self.picked) < longest:
            decision = runner.pending[0]
            answer = self.bots[decision.seat].choose(Eye(runner, decision.seat))
            self._note(decision, answer)
            runner.answer(decision.seat, answer)
        outcome = runner.game.outcome(runner.state)
        rewards = rewards_of(outcome, len(self.bots), runner.game.victory) if outcome else [0.0] * len(self.bots)
        for observation, mask, pick, seat in self.picked:
            yield Row(observation, mask, pick, rewards[seat], seat, number)

    def _note(self, decision: Decision, answer: Answer) -> None:
        """Note every pick on the way to an answer; a variant can only be picked where variants are offered."""
        picks = Picks(decision, variants=isinstance(answer, Option) and answer.plain is not None)
        if picks.answer is not None:
            return
        table = self.encoder.table(self.runner.game.view(self.runner.state, decision.seat), decision.seat)
        while picks.answer is None:
            mask = np.zeros(len(self.actions), np.int8)
            mask[[self.actions[note] for note in picks.offers]] = 1
            note = picks.toward(answer)
            observation = table.copy()
            self.encoder.question(observation, decision, picks)
            self.picked.append((observation, mask, self.actions[note], decision.seat))
            picks.pick(note)


def write_shards(rows: Iterable[Row], folder: Path, size: int = ROWS_PER_SHARD) -> list[Path]:
    """Write rows into compressed files of up to `size` rows each, and return where they are."""
    folder.mkdir(parents=True, exist_ok=True)
    paths: list[Path] = []
    waiting: list[Row] = []
    for row in rows:
        waiting.append(row)
        if len(waiting) == size:
            paths.append(_write(waiting, folder, len(paths)))
            waiting = []
    if waiting:
        paths.append(_write(waiting, folder, len(paths)))
    return paths


def _write(rows: list[Row], folder: Path, number: int) -> Path:
    path = folder / f"shard-{number:05}.npz"
    np.savez_compressed(
        path,
        observation=np.stack([row.observation for row in rows]),
        mask=np.stack([row.mask for row in rows]),
        pick=np.array([row.pick for row in rows], np.int32),
        outcome=np.array([row.outcome for row in rows], np.float32),
        seat=np.array([row.seat for row in rows], np.int8),
        game=np.array([row.game for row in rows], np.int32),
    )
    return path


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the shards of a run, and a line of JSON about it."""
    parser = argparse.ArgumentParser(prog="python -m conclave.lab.selfplay", description="Write self-play data.")
    parser.add_argument("--title", required=True, help="an installed title")
    parser.add_argument("--bots", default="random,random", help="one for each seat, separated by commas")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the title")
    parser.add_argument("--rows", type=int, default=ROWS_PER_SHARD, help="rows of a shard")
    parser.add_argument("--out", type=Path, required=True, help="the folder to write to")
    given = parser.parse_args(arguments)
    options = dict(option.partition("=")[::2] for option in given.option)
    began = time.perf_counter()
    rows = generate(given.title, given.bots.split(","), given.games, given.seed, options)
    paths = write_shards(rows, given.out, given.rows)
    took = time.perf_counter() - began
    print(json.dumps({"games": given.games, "seconds": round(took, 3), "bytes": sum(path.stat().st_size for path in paths),
                      "shards": [str(path) for path in paths]}))


if __name__ == "__main__":
    main()
