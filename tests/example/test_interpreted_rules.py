"""Rules that are not compiled play the same games, whether the kernel under them is compiled or not.

So it is for who writes a title and has Conclave installed. In the plain tree nothing is compiled, and the two agree anyway;
in the compiled copy (tools/compiled.py) the titles are compiled in this process and interpreted in the other.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import conclave
from conclave import registry
from conclave.kernel.dice import Dice
from conclave.kernel.game import Game, State
from tests.example.duel.game import DUEL

ROOT = Path(__file__).parents[2]
PROGRAM = """
import json, sys
import conclave.games
conclave.games.__path__ = [sys.argv[1]]
from tests.example.test_interpreted_rules import saves
from conclave import registry
rules = sys.modules[type(registry.game(sys.argv[2])).__module__]
print(json.dumps([rules.__file__, *saves(sys.argv[2])]))
"""


def saves(title: str) -> list[str]:
    """Three games played at random, as saved."""
    found: list[str] = []
    for seed in range(3):
        table = conclave.new(title, min(registry.game(title).players), seed)
        dice = Dice.of(seed, "interpreted")
        while not table.over:
            table.play(table.decision.sample(dice))
        found.append(table.save())
    return found


@pytest.mark.parametrize("title", registry.own_titles())
def test_interpreted_rules_play_the_same_games(title: str, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "conclave" / "games", tmp_path / "games", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    done = subprocess.run([sys.executable, "-c", PROGRAM, str(tmp_path / "games"), title], cwd=ROOT, check=False,
                          env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    file, *played = json.loads(done.stdout)
    assert file == str(tmp_path / "games" / title.replace("-", "_") / "game.py")
    assert played == saves(title)


@pytest.mark.parametrize("game", [*[registry.game(title) for title in registry.own_titles()], DUEL],
                         ids=lambda game: game.title)
def test_no_slot_is_declared_twice(game: Game) -> None:
    """A slot of an interpreted class hides that of its compiled base, and the kernel would look into an empty one."""
    seats = min(game.players)
    state = game.setup(game.settle_options({}, seats), seats, Dice(1, 0))
    assert repeated_slots(type(state)) == []


def test_a_slot_that_is_declared_twice_is_noticed() -> None:
    class Ring(State):
        __slots__ = ("dice", "life")

    assert repeated_slots(Ring) == ["Ring.dice"]


def repeated_slots(kind: type) -> list[str]:
    """The slots that a class or one of its bases declares though a base of it has them."""
    return [f"{part.__name__}.{slot}" for part in kind.__mro__ for slot in part.__dict__.get("__slots__", ())
            if any(hasattr(base, slot) for base in part.__bases__)]
