"""Res Arcana as numbers: where the encoder puts what a seat sees."""

from __future__ import annotations

import numpy as np

from conclave.games.res_arcana.encoder import ENCODER
from conclave.kernel.decision import Arrange, Prompt
from conclave.kernel.dice import Dice
from conclave.kernel.picks import Picks
from conclave.lab import raw_env
from tests.games.res_arcana.scene import CARDS, Scene
from tests.lab.agents import playing

FEATURES = ENCODER.features


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
    view = raw_env("res-arcana").game.view(Scene(SCENE).board, 0)
    assert ENCODER.encode(view, 0).shape == (ENCODER.size,)
    assert ENCODER.encode(view, 0).dtype == np.float32


def test_most_features_are_used() -> None:
    """Random games of every kind reach the features that any game can reach."""
    seen = np.zeros(ENCODER.size)
    for players, variant in ((4, "draft"), (2, "match"), (3, "standard"), (2, "first-game")):
        table = raw_env("res-arcana", players=players, options={"variant": variant})
        table.reset(seed=1)
        for _ in playing(table, Dice.of(1, variant)):
            seen += table.observe(table.agent_selection)["observation"] != 0
    unused = [name for name, count in zip(FEATURES, seen, strict=True) if not count and " on it" not in name]
    assert len(unused) < 0.25 * ENCODER.size
    assert not [name for name in unused if name.startswith(("variant", "players", "me: pool", "next: pool", "form"))]
