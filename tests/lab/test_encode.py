"""Encoders: what they see, where they put it, and that they cannot tell what a seat may not know."""

from __future__ import annotations

import ast
from importlib.metadata import EntryPoint
from pathlib import Path

import numpy as np
import pytest

import conclave.games
from conclave.kernel.decision import Arrange, ChooseSome, Option, Prompt
from conclave.kernel.dice import Dice
from conclave.kernel.game import Game, Runner
from conclave.kernel.picks import Picks
from conclave.lab import encode, encoder, krutagidon, raw_env
from conclave.lab.encode import HASHED
from conclave.lab.environment import Environment
from conclave.lab.res_arcana import ENCODER, FEATURES, PROMPTS
from tests.example.duel import DUEL
from tests.games.res_arcana.scene import CARDS, Scene
from tests.lab.agents import playing

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


def told(scene: Scene, seat: int, picks: Picks | None = None) -> dict[str, float]:
    """The features of a scene that are not zero, by name."""
    asked = scene.decision if scene.decision.seat == seat else None
    numbers = ENCODER.encode(scene.runner.game.view(scene.board, seat), seat, asked, picks)
    return {name: round(float(number), 3) for name, number in zip(FEATURES, numbers, strict=True) if number}


SCENE = ": round=4 places=catacombs_of_the_dead | pool=e3 hand=hawk play=vault(g2)* | pool=d1 discard=fire_dragon"


def test_features_of_a_table() -> None:
    scene = Scene(SCENE)
    mine, rivals = told(scene, 0), told(scene, 1)
    assert mine["round"] == rivals["round"] == 0.4
    assert mine["middle: catacombs_of_the_dead"] == 1
    assert mine["me: pool: elan"] == rivals["next: pool: elan"] == 0.3
    assert mine["me: play: vault: turned"] == rivals["next: play: vault: turned"] == 1
    assert mine["me: play: vault: gold on it"] == rivals["next: play: vault: gold on it"] == 0.2
    assert mine["next: discard: fire_dragon"] == rivals["me: discard: fire_dragon"] == 1
    assert mine["my hand: hawk"] == 1
    assert not any("hawk" in name for name in rivals), "a rival's hand is not seen"
    assert rivals["next: cards in hand"] == 0.1
    assert mine["asked"] == mine["prompt: ask-act"] == mine["form: choose"] == 1
    assert "asked" not in rivals


def test_features_of_an_order_so_far() -> None:
    scene = Scene(SCENE)
    look = Arrange(0, Prompt("ask-look-order", "RA-LOOK-1"), [CARDS[at].pick_move for at in range(4)], CARDS[5].thing)
    picks = Picks(look)
    for at in (2, 0):
        picks.pick(CARDS[at].name)
    numbers = ENCODER.encode(scene.runner.game.view(scene.board, 0), 0, look, picks)
    chosen = {name: number for name, number in zip(FEATURES, numbers, strict=True) if name.startswith("chosen") and number}
    assert chosen == {f"chosen so far: {CARDS[2].name}": 1, f"chosen so far: {CARDS[0].name}": 0.5}
    assert numbers[FEATURES.index(f"source: {CARDS[5].name}")] == 1


def test_every_feature_has_its_own_name() -> None:
    assert len(set(FEATURES)) == len(FEATURES) == ENCODER.size
    view = raw_env().game.view(Scene(SCENE).board, 0)
    assert ENCODER.encode(view, 0).shape == (ENCODER.size,)
    assert ENCODER.encode(view, 0).dtype == np.float32


def test_most_features_are_used() -> None:
    """Random games of every kind reach the features that any game can reach."""
    seen = np.zeros(ENCODER.size)
    for players, variant in ((4, "draft"), (2, "match"), (3, "standard"), (2, "first-game")):
        table = raw_env(players=players, options={"variant": variant})
        table.reset(seed=1)
        for _ in playing(table, Dice.of(1, variant)):
            seen += table.observe(table.agent_selection)["observation"] != 0
    unused = [name for name, count in zip(FEATURES, seen, strict=True) if not count and " on it" not in name]
    assert len(unused) < 0.25 * ENCODER.size
    assert not [name for name in unused if name.startswith(("variant", "players", "me: pool", "next: pool", "form"))]


@pytest.mark.parametrize(("title", "counted"), [("res_arcana", PROMPTS), ("krutagidon", krutagidon.PROMPTS)])
def test_every_question_of_the_rules_has_its_feature(title: str, counted: tuple[str, ...]) -> None:
    """The prompts are made in many modules; each has to be in the list that the encoder counts."""
    keys: set[str] = set()
    for path in (Path(conclave.games.__file__).parent / title).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Prompt":
                assert isinstance(node.args[0], ast.Constant)
                keys.add(str(node.args[0].value))
    assert keys == set(counted)


def test_a_title_without_an_encoder_is_hashed() -> None:
    assert encoder("duel") is HASHED
    assert encoder("res-arcana") is ENCODER
    assert encoder("krutagidon") is krutagidon.ENCODER


def test_a_package_may_bring_an_encoder(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [EntryPoint("duel", "conclave.lab.res_arcana:ENCODER", "conclave.encoders"),
              EntryPoint("broken", "conclave.lab.res_arcana:FEATURES", "conclave.encoders")]
    monkeypatch.setattr(encode, "entry_points", lambda group: points if group == "conclave.encoders" else [])
    assert encoder("duel") is ENCODER
    with pytest.raises(TypeError, match="is not an encoder"):
        encoder("broken")


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
