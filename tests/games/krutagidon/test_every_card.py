"""Every component does something that holds together: played, defended with, turned up, drawn as a token."""

from __future__ import annotations

import json
import re

import pytest

from conclave.games.krutagidon.game import KRUTAGIDON
from conclave.games.krutagidon.state.model import DEAD_WIZARD, MAYHEM, TYPELESS, Card, Table
from conclave.games.krutagidon.state.notation import write_position
from conclave.kernel.dice import Dice
from tests.games.krutagidon.scene import CARDS, Scene

PLAYABLE = [card for card in CARDS if card.kind <= TYPELESS and card.kind != MAYHEM]
OWN = ("deck=sign,wand,great_blaze,finger_flexer,sign,fizzle"
       " discard=lovely_day,snot_bearer_knight,misha_unicorn_bane,unholy_grail"
       " tokens=dwt_16 play=golden_oldies properties=prop_jack_of_all_hexes")
SECOND = "hand=sign,steam_up,limp_wand deck=sign,twins,wand discard=sign,masha_the_mangler tokens=dwt_17 life=9"
THIRD = "hand=wand,veear_virtual_warlock deck=sign,sign,fizzle,dragonize discard=school_brats"
TABLE = "mayhem=mayhem_a,mayhem_p,mayhem_y,mayhem_t market=gutting_sin,battle_sax_axe,epic_paws"


def rich(head: str, hand: str) -> Scene:
    """A table on which nearly everything can happen; what the test names itself does not lie elsewhere too."""
    rest = f"{TABLE} | hand={hand},sign {OWN} | {SECOND} | {THIRD}"
    for name in head.replace("=", " ").replace(",", " ").split():
        rest = rest.replace(f",{name}", "").replace(f"={name},", "=")
    table, own, second, third = rest.split(" | ")
    for name in hand.split(","):
        table, second, third = [without(name, text) for text in (table, second, third)]
        own = own.replace(OWN, without(name, OWN))
    return Scene(f": {table} {head} | {own} | {second} | {third}")


def without(name: str, text: str) -> str:
    """A text with wild magic in the place of a card."""
    return re.sub(rf"\b{name}\b", "wild_magic", text)


def play_on(scene: Scene, seed: int, most: int = 40) -> None:
    """Answer at random for a while; nothing may be created or lost."""
    pieces = dict(KRUTAGIDON.count_pieces(scene.table))
    dice = Dice.of(seed, "answers")
    for _ in range(most):
        if scene.over:
            break
        scene.runner.play(scene.decision, scene.decision.sample(dice))
        assert dict(KRUTAGIDON.count_pieces(scene.table)) == pieces


@pytest.mark.parametrize("card", PLAYABLE, ids=[card.name for card in PLAYABLE])
def test_every_card_can_be_played(card: Card) -> None:
    legend = "skulltown" if card.name != "skulltown" else "lord_blacklord"
    for seed in range(6):
        scene = rich(f"legends={legend}", card.name).does(f"play {card.name}")
        assert "played 0" in scene.events("played")
        play_on(scene, seed)


@pytest.mark.parametrize("card", [card for card in CARDS if card.defence is not None], ids=lambda card: card.name)
def test_every_defence_can_be_used(card: Card) -> None:
    for seed in range(4):
        where = "play" if card.defence is not None and card.defence.in_play else "hand"
        scene = Scene(f"hand=annihilation_day,sign deck=sign"
                      f" | {where}={card.name} deck=sign,wand,abracadabrador discard=fizzle")
        scene.does("play annihilation_day", f"defend {card.name}")
        assert scene.lives()[1] >= 20
        play_on(scene, seed)


@pytest.mark.parametrize("card", [card for card in CARDS if card.kind == MAYHEM], ids=lambda card: card.name)
def test_every_mayhem_card_can_be_resolved(card: Card) -> None:
    for seed in range(6):
        scene = rich(f"next=turn:0 main={card.name}", "sunface")
        assert scene.events("mayhem")[:1] == ["mayhem"]
        play_on(scene, seed)


@pytest.mark.parametrize("card", [card for card in CARDS if card.group], ids=lambda card: card.name)
def test_every_group_attack_can_be_resolved(card: Card) -> None:
    for seed in range(6):
        scene = rich(f"next=legend:0,next:0 legends={card.name} legend_down", "sunface,bag_of_joy")
        assert scene.events("group-attack") == ["group-attack"]
        play_on(scene, seed)


@pytest.mark.parametrize("card", [card for card in CARDS if card.kind == DEAD_WIZARD], ids=lambda card: card.name)
def test_every_token_can_be_taken(card: Card) -> None:
    for seed in range(4):
        scene = Scene(f": dead={card.name} legends=bananamage | hand=sunface deck=sign,twins discard=bag_of_joy"
                      " | life=1 hand=sign,wand,twins,fizzle deck=sign,sign discard=steam_up,sign | discard=wand")
        scene.does("play sunface", "seat 1")
        assert card.name in scene.tokens(1)
        play_on(scene, seed)


def test_positions_and_plain_data_come_back() -> None:
    scene = rich("power=4 spent=1 prize=2", "sunface")
    start = scene.runner.start
    assert isinstance(start, Table)
    assert write_position(KRUTAGIDON.read_position(write_position(start))) == write_position(start)
    plain = scene.table.plain()
    assert KRUTAGIDON.restore(json.loads(json.dumps(plain))).plain() == plain


def test_every_component_has_a_face() -> None:
    faces = {face.name: face for face in KRUTAGIDON.cards()}
    assert len(faces) == len(CARDS) == 143
    assert [line.key for line in faces["annihilation_arena"].lines] == ["line-attack-multiplier",
                                                                       "line-when-killed-foe"]
    for card in CARDS:
        assert faces[card.name].lines or card.name in ("dwt_11", "dwt_13"), card.name


def test_why_a_card_cannot_be_bought() -> None:
    scene = Scene(": power=4 market=twins,steam_up legend_down | life=3 familiar=mcliver properties=prop_blood_donor | ")
    reasons = {refusal.thing: refusal.reason for refusal in KRUTAGIDON.why_not(scene.table, scene.decision)}
    assert {thing: reason.key for thing, reason in reasons.items()} == {
        "card:twins": "why-power-short", "deck:legends": "why-legend-face-down", "card:limp_wand": "why-never-sold",
        "card:mcliver": "why-power-short", "card:prop_blood_donor": "why-life-short"}
    assert dict(reasons["card:twins"].args)["count"] == 1
