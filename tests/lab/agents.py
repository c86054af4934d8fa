"""Agents for tests: they pick at random among what the mask allows."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from conclave.kernel.dice import Dice
from conclave.lab.environment import Environment


def playing(table: Environment, dice: Dice) -> Iterator[int]:
    """Play the game that was begun to its end; stop before every step, yielding its number."""
    number = 0
    while not (any(table.terminations.values()) or any(table.truncations.values())):
        yield number
        table.step(any_pick(table, dice))
        number += 1


def any_pick(table: Environment, dice: Dice) -> int:
    """A random legal pick of the agent whose turn it is."""
    possible = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
    return int(possible[dice.below(len(possible))])
