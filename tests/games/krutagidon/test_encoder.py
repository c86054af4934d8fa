"""Krutagidon as numbers: where the encoder puts what a seat sees."""

from __future__ import annotations

import numpy as np

from conclave.games.krutagidon.encoder import ENCODER
from conclave.games.krutagidon.game import KRUTAGIDON
from conclave.kernel.dice import Dice
from conclave.lab import raw_env
from tests.games.krutagidon.scene import Scene
from tests.lab.agents import playing

FEATURES = ENCODER.features


def told(scene: Scene, seat: int) -> dict[str, float]:
    """The features of a scene that are not zero, by name."""
    asked = scene.decision if scene.decision.seat == seat else None
    numbers = ENCODER.encode(KRUTAGIDON.view(scene.table, seat), seat, asked)
    return {name: round(float(number), 3) for name, number in zip(FEATURES, numbers, strict=True) if number}


SCENE = (": market=twins,twins,steam_up power=3 spent=1 prize=1 mayhem=mayhem_a"
         " | life=12 hand=sign,sign,gutting_sin deck=wand"
         " | life=7 tokens=dwt_11 discard=steam_up play=big_bone hand=fizzle")


def test_features_of_a_table() -> None:
    mine, rivals = told(Scene(SCENE), 0), told(Scene(SCENE), 1)
    assert (mine["market: twins"], mine["market: steam_up"], mine["mayhem: mayhem_a"], mine["legend: voom"]) == (2, 1, 1, 1)
    assert (mine["middle: power"], mine["middle: spent"], mine["middle: available"]) == (0.3, 0.1, 0.2)
    assert mine["me: life"] == rivals["next: life"] == 1.2
    assert mine["me: on turn"] == rivals["next: on turn"] == 1
    assert mine["next: has the prize"] == rivals["me: has the prize"] == 1
    assert mine["next: tokens: dwt_11"] == rivals["me: tokens: dwt_11"] == 1
    assert mine["next: discard: steam_up"] == mine["next: play: big_bone"] == 1
    assert (mine["my hand: sign"], mine["my hand: gutting_sin"]) == (2, 1)
    assert [name for name in rivals if name.startswith("my hand")] == ["my hand: fizzle"]
    assert rivals["next: hand_size"] == 0.3
    assert rivals["next: hidden: wand"] == rivals["next: hidden: gutting_sin"] == 1, "hand and deck together are open"
    assert mine["asked"] == mine["prompt: ask-act"] == mine["form: choose"] == 1
    assert "asked" not in rivals


def test_features_of_a_question() -> None:
    scene = Scene("hand=gutting_sin | hand=steam_up").does("play gutting_sin")
    asked = told(scene, 1)
    assert asked["prompt: ask-defend"] == asked["source: gutting_sin"] == 1
    assert "prompt: ask-defend" not in told(scene, 0)


def test_a_card_that_was_looked_at_is_known_to_the_looker_only() -> None:
    scene = Scene("hand=misha_unicorn_bane,sign deck=twins,wand | hand=steam_up").does("play misha_unicorn_bane")
    mine, rivals = told(scene, 0), told(scene, 1)
    assert mine["me: deck_top: twins"] == 1
    assert mine["shown with the question: twins"] == 1
    assert not [name for name in rivals if "deck_top" in name or name.startswith("shown")]


def test_every_feature_has_its_own_name_and_most_are_used() -> None:
    assert len(set(FEATURES)) == len(FEATURES) == ENCODER.size
    seen = np.zeros(ENCODER.size)
    table = raw_env("krutagidon", players=5)
    for seed in range(2):
        table.reset(seed=seed)
        for _ in playing(table, Dice.of(seed, "used")):
            seen += table.observe(table.agent_selection)["observation"] != 0
    unused = [name for name, count in zip(FEATURES, seen, strict=True) if not count]
    assert len(unused) < 0.6 * ENCODER.size
    assert not [name for name in unused if name.startswith(("middle", "my seat", "me: life", "fourth next: life"))]
