"""How fast the environment is: steps per second with random legal picks, as JSON.

    python -m conclave.lab.speed --title TITLE --players 2 --seconds 5
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence

import numpy as np

from conclave.kernel.dice import Dice
from conclave.lab.environment import Environment, raw_env


def measure(table: Environment, seconds: float, seed: int = 0, look: bool = True) -> dict[str, float]:
    """Play at random for a while; without `look` nobody observes, and the picks come from `infos`."""
    dice = Dice.of(seed, "speed")
    actions = {note: action for action, note in enumerate(table.vocabulary)}
    steps = games = 0
    table.reset(seed=seed)
    began = time.perf_counter()
    while (took := time.perf_counter() - began) < seconds or not games:
        observation, _, over, _, info = table.last(observe=look)
        if over:
            games += 1
            table.reset()
            continue
        if observation is None:
            legal = info["legal"]
            action = actions[legal[dice.below(len(legal))]]
        else:
            possible = np.flatnonzero(observation["action_mask"])
            action = int(possible[dice.below(len(possible))])
        table.step(action)
        steps += 1
    return {"steps": steps, "games": games, "seconds": round(took, 3), "steps_per_second": round(steps / took),
            "steps_per_game": round(steps / games)}


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the figures of one title and number of players."""
    parser = argparse.ArgumentParser(prog="python -m conclave.lab.speed", description="Measure the environment.")
    parser.add_argument("--title", required=True, help="an installed title")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    table = raw_env(given.title, given.players)
    figures = {"title": given.title, "players": given.players, "actions": len(table.vocabulary),
               "features": table.encoder.size, "observed": measure(table, given.seconds, given.seed),
               "unobserved": measure(table, given.seconds, given.seed, look=False)}
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
