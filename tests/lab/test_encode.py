"""Encoders: what they see, where they put it, and that they cannot tell what a seat may not know."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from conclave.kernel.decision import ChooseSome, Option, Prompt
from conclave.kernel.dice import Dice
from conclave.kernel.errors import UnknownPart
from conclave.kernel.game import Game, Runner
from conclave.kernel.picks import Picks
from conclave.kernel.title import Title
from conclave.lab import encoder, raw_env
from conclave.lab.encode import HASHED
from conclave.lab.environment import Environment
from conclave.registry import own_titles, title
from tests.example.duel.game import DUEL
from tests.lab.agents import playing
from tests.support import install

TABLES = [("res-arcana", 2, {}), ("res-arcana", 4, {}), ("res-arcana", 3, {"variant": "draft"}),
          ("res-arcana", 2, {"variant": "match"}), ("res-arcana", 2, {"variant": "first-game"}), (DUEL, 3, {}),
          ("krutagidon", 2, {}), ("krutagidon", 5, {})]


def forkable(table: Environment) -> Runner:
    """The environment's game so far, replayed so that it can be imagined otherwise."""
    runner = Runner(table.game, table.game.setup(table.options, table.players, Dice.of(table.seed, "game")))
    for entry in table.journal().entries:
        decision = runner.decision_of(entry.seat)
        runner.answer(entry.seat, decision.read(entry.answer))
    return runner


@pytest.mark.parametrize(("title", "players", "options"), TABLES)
def test_twins_that_differ_in_hidden_parts_look_the_same(title: str | Game, players: int, options: dict[str, str]) -> None:
    table = raw_env(title, players, options=options)
    dice = Dice.of(3, "twins")
    different = looked = 0
    for seed in range(2):
        table.reset(seed=seed)
        for number in playing(table, dice):
            if number % 17 not in (1, 2) or number > 300:
                continue
            runner = forkable(table)
            asked = table.infos[table.agent_selection]
            for agent, seat in table._seats.items():
                twin = runner.imagine(seat, dice)
                looked += 1
                different += twin.state.plain() != runner.state.plain()
                picks = None
                if agent == table.agent_selection:
                    picks = Picks(twin.decision_of(seat))
                    for note in asked["picked"]:
                        picks.pick(note)
                    assert picks.offers == asked["legal"]
                view = table.game.view(twin.state, seat)
                decision = picks.decision if picks is not None else None
                imagined = table.encoder.encode(view, seat, decision, picks)
                assert np.array_equal(table.observe(agent)["observation"], imagined)
    assert looked > 20
    assert different > looked / 2, "the twins have to differ for this to mean anything"


@pytest.mark.parametrize("name", own_titles())
def test_every_question_of_the_rules_has_its_feature(name: str) -> None:
    """The prompts are made in many modules; each has to be in the list that the encoder counts."""
    module = import_module(title(name).encoder.partition(":")[0])
    keys: set[str] = set()
    for path in Path(str(module.__file__)).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Prompt":
                assert isinstance(node.args[0], ast.Constant)
                keys.add(str(node.args[0].value))
    assert keys == set(module.PROMPTS)


@pytest.mark.parametrize("name", own_titles())
def test_what_a_seat_sees_is_said_or_left_out_with_a_reason(name: str) -> None:
    module = import_module(title(name).encoder.partition(":")[0])
    assert module.ENCODING.unsaid(module.DECLARED) == set(module.ENCODING.left_out)
    assert all(module.ENCODING.left_out.values())


@pytest.mark.parametrize("name", own_titles())
def test_a_title_brings_its_encoder(name: str) -> None:
    assert encoder(name) is import_module(title(name).encoder.partition(":")[0]).ENCODER


def test_a_title_without_an_encoder_is_hashed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert encoder("unheard-of") is HASHED
    install(monkeypatch, Title("duel", "tests.example.duel.game:DUEL"),
            Title("broken", "tests.example.duel.game:DUEL", encoder="tests.example.duel.game:DUEL"),
            Title("lost", "tests.example.duel.game:DUEL", encoder="tests.example.duel.game:NOTHING"))
    assert encoder("duel") is HASHED
    with pytest.raises(UnknownPart, match=r"'tests\.example\.duel\.game:DUEL' is not an encoder"):
        encoder("broken")
    with pytest.raises(UnknownPart, match=r"'tests\.example\.duel\.game:NOTHING' cannot be opened"):
        encoder("lost")


def test_hashes_tell_tables_apart_and_begin_with_the_own_seat() -> None:
    table = {"round": 3, "seats": [{"life": 6, "hand": ["storm"]}, {"life": 2, "hand": []}]}
    turned = {"round": 3, "seats": [{"life": 2, "hand": []}, {"life": 6, "hand": ["storm"]}]}
    me = HASHED.encode({}, 0)
    other = HASHED.encode({}, 1)
    assert np.array_equal(HASHED.encode(table, 0) - me, HASHED.encode(turned, 1) - other)
    assert not np.array_equal(HASHED.encode(table, 0), HASHED.encode(turned, 0))
    assert not np.array_equal(HASHED.encode({"debt": 2}, 0), HASHED.encode({"debt": -2}, 0))
    assert HASHED.encode(table, 0).shape == (HASHED.size,)


def test_hashes_of_picks_so_far() -> None:
    some = ChooseSome(0, Prompt("which", "EX-1"), [Option("a"), Option("b"), Option("c")], 0, 3)
    seen: set[bytes] = set()
    for made in ((), ("a",), ("b",), ("a", "b")):
        picks = Picks(some)
        for note in made:
            picks.pick(note)
        seen.add(HASHED.encode({}, 0, some, picks).tobytes())
    assert len(seen) == 4
