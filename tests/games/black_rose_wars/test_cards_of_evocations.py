"""Every skill, activation and removal of the evocations, every hex and every upgrade, on a small table."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.rules import values
from tests.games.black_rose_wars.card_lines import Case, plays, without_scenario
from tests.games.black_rose_wars.deeds import laid, perform, where
from tests.games.black_rose_wars.scene import Scene

TOTEMS = ("totem", "mysterious_totem", "ancestor_totem")
CASES: list[Case] = [
    ("succubus/skill1", ": figures=succubus(0@arena:11) | at=crypt | at=arena", "order succubus 1 of arianna; attack",
     "bar1=000"),
    ("succubus/skill1:unhurt", ": figures=succubus(0@arena) | at=crypt | at=arena", "order succubus 1 of arianna; attack",
     "bar1=0"),
    ("succubus/skill2", ": figures=succubus(1@crypt) | at=arena | at=arena", "fight; attack; yes; ~damage=2; damage=1",
     "bar1=0 succubus:bar=0"),
    ("succubus/skill2:he does not", ": figures=succubus(1@crypt) | at=arena | at=arena", "fight; attack; no",
     "bar1=00 succubus:bar="),
    ("nigredo/skill1", ": lodge=garden(1) figures=nigredo(0@garden) | at=crypt | at=garden",
     "order nigredo 1 of arianna; attack; yes; option 1", "bar1=00 garden=10"),
    ("nigredo/skill1:replaces", ": lodge=garden(11) figures=nigredo(0@garden) | at=crypt | at=garden",
     "order nigredo 1 of arianna; attack; yes; option 2; ~rickart=2; rickart=1",
     "bar1=00 garden=10"),
    ("nigredo/skill1:he does not", ": lodge=garden(1) figures=nigredo(0@garden) | at=crypt | at=garden",
     "order nigredo 1 of arianna; attack; no", "bar1=00"),
    ("cadaver/skill1", ": figures=cadaver(1@arena::arc_cannon) | at=arena | at=crypt", "fight; attack",
     "cadaver:bar=00"),
    ("cadaver/skill1:no more than one", ": figures=cadaver(1@arena:0:arc_cannon) | at=arena | at=crypt", "fight; attack",
     "figures="),
    ("cadaver/skill1:not upgraded", ": figures=cadaver(1@arena) | at=arena | at=crypt", "fight; attack", "figures="),
    ("colossus/skill1", ": figures=colossus(1@throne) | at=arena | at=crypt", "explore; go throne", "bar0=111 at0=throne"),
    ("colossus/skill1:its own mage comes", ": figures=colossus(0@throne) | at=arena | at=crypt", "explore; go throne",
     "at0=throne"),
    ("albedo/skill1", ": lodge=garden(11) figures=albedo(0@garden) | at=crypt bar=44 | at=garden",
     "order albedo 1 of arianna; attack; ~rose=2; rose=1; ~rickart=2; rickart=1",
     "bar1=000 bar0=4 garden=10"),
    ("umbra/activation", """: next=evocation-phase:0 figures=umbra(1@crypt),umbra(1@crypt),cadaver(0@arena) | at=arena
      | at=crypt""", "", "bar1=44 asked=0-ask-activate-evocation"),
    ("umbra/activation_controlled", ": figures=umbra(1@crypt) | at=arena sheet=I(shadow_stalker/reverse) | at=crypt",
     "cast I; rickart", "arena=0 bar1=0"),
    ("umbra/on_removed", ": figures=umbra(1@crypt) | at=crypt | at=crypt", "fight; attack; umbra 1 on rickart",
     "figures= crypt=4"),
    ("totem/activation", ": figures=totem(0@throne) | at=crypt | at=black_rose | at=throne | at=observatory",
     "order totem 1 of arianna; ~baron_doria; rickart", "bar1=0"),
    ("mysterious_totem/activation", ": lodge=throne(1) figures=mysterious_totem(0@throne) | at=crypt | at=throne",
     "order mysterious_totem 1 of arianna; option 1", "throne=10"),
    ("mysterious_totem/activation:replaces", ": lodge=throne(11) figures=mysterious_totem(0@throne) | at=crypt | at=throne",
     "order mysterious_totem 1 of arianna; option 2; ~rickart=2; rickart=1", "throne=10"),
    ("ancestor_totem/activation", ": figures=ancestor_totem(0@throne) | at=crypt bar=44 | at=black_rose | at=observatory",
     "order ancestor_totem 1 of arianna; ~rose=2; rose=1", "bar1=00 bar0=4"),
    ("vulnerability", "at=arena sheet=I(wolf_spirit) | at=throne hexes=vulnerability", "cast I; rickart; stay", "bar1=000"),
    ("vulnerability:of three two count", "at=arena sheet=I(wolf_spirit) | at=throne "
     "hexes=vulnerability,vulnerability,vulnerability", "cast I; rickart; stay", "bar1=0000"),
    ("vulnerability:no spell", "at=arena | at=arena hexes=vulnerability", "fight; attack", "bar1=00"),
    ("vulnerability:no combat spell", "at=arena sheet=I(shadow_stalker) | at=throne hexes=vulnerability", "cast I; rickart",
     "arena=0 bar1=0 figures=umbra-1-throne"),
    ("slowness", "at=arena hexes=slowness | at=crypt", "explore; go throne; go garden",
     "at0=garden steps=activate,stop"),
    ("slowness:never below 1", "mage=rickart at=arena hexes=slowness,slowness | at=crypt", "explore; go throne",
     "at0=throne steps=activate,stop"),
    ("weakness", "at=arena hexes=weakness | at=arena", "fight; attack", "bar1=0"),
    ("weakness:never below 0", "at=arena hexes=weakness,weakness,weakness | at=arena", "fight; attack", "bar1="),
    ("reinforced_plating", ": figures=cadaver(1@arena:00:reinforced_plating) | at=arena | at=crypt", "fight; attack",
     "cadaver:bar=0000"),
    ("reinforced_plating:no more than that", ": figures=cadaver(1@arena:000:reinforced_plating) | at=arena | at=crypt",
     "fight; attack", "figures="),
    ("servo_blades", ": figures=cadaver(0@arena::servo_blades) | at=crypt | at=arena", "order cadaver 1 of arianna; attack",
     "bar1=000"),
    ("servo_blades:both", ": figures=cadaver(0@arena::servo_blades+servo_blades) | at=crypt | at=arena",
     "order cadaver 1 of arianna; attack", "bar1=0000"),
    ("piston_legs", ": figures=cadaver(0@arena::piston_legs) | at=crypt | at=bibliotheca",
     "order cadaver 1 of arianna; go throne; go black_rose; go observatory",
     "figures=cadaver-0-observatory asked=0-ask-act"),
    ("arc_cannon", ": figures=cadaver(0@throne::arc_cannon) | at=crypt | at=black_rose",
     "order cadaver 1 of arianna; attack", "bar1=00 figures=cadaver-0-throne"),
    ("arc_cannon:no further", ": figures=cadaver(0@throne::arc_cannon) | at=crypt | at=observatory",
     "order cadaver 1 of arianna",
     "steps=go-sacrificial_altar,go-cemetery,go-arena,go-black_rose,go-sanctuary,go-garden,stop"),
    ("unstable_core", ": figures=cadaver(1@arena:0:unstable_core) | at=arena | at=arena | at=arena | at=throne",
     "fight; attack; cadaver 1 of rickart", "figures= bar0=11 bar2=11 arena=1"),
    ("aether_collector", ": figures=cadaver(0@arena::aether_collector) | at=crypt | at=arena",
     "order cadaver 1 of arianna; attack", "bar1=00 power=1,0,0"),
    ("aether_collector:nothing is dealt", ": figures=cadaver(0@arena::aether_collector) | at=crypt | at=throne",
     "order cadaver 1 of arianna; go throne; stop", "figures=cadaver-0-throne"),
    ("colossus/skill1:another room", ": figures=colossus(1@throne) | at=arena | at=crypt", "explore; go sanctuary",
     "at0=sanctuary"),
]


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_component(case: Case) -> None:
    plays(case)


@pytest.mark.parametrize(("name", "strength", "speed", "health"), [
    ("succubus", 1, 2, 3), ("nigredo", 2, 2, 4), ("cadaver", 2, 2, 2), ("colossus", 3, 2, 4), ("albedo", 3, 3, 6),
    ("umbra", 1, 0, 2), ("totem", 1, 0, 3), ("mysterious_totem", 0, 0, 3), ("ancestor_totem", 2, 0, 4)])
def test_values(name: str, strength: int, speed: int, health: int) -> None:
    table = laid(f": figures={name}(1@throne) | at=arena | at=throne")
    figure = table.current_figures()[0]
    assert (values.strength(table, figure), values.speed(table, figure), values.health(table, figure)) == (
        strength, speed, health)


@pytest.mark.parametrize(("hexes", "over"), [("", 0), ("confusion", 2), ("confusion,confusion,confusion", 4)])
def test_confusion_lowers_the_hand_limit(hexes: str, over: int) -> None:
    hand = "torment,submission,pain_mark,heart_of_ice,grim_torment,peak_of_agony,shared_torture"
    scene = Scene(f""": next=hand-limit:0 phase=study
                      | mage=rickart at=arena {"hexes=" + hexes if hexes else ""} hand={hand} | at=forge""")
    assert scene.over == (over == 0), "with seven cards he is at his limit"
    if over:
        scene.does(", ".join(hand.split(",")[:over]))
    assert len(scene.memories(0)) == over, "of three hexes two count"


@pytest.mark.parametrize("totem", TOTEMS)
def test_totems_do_not_move(totem: str) -> None:
    table = laid(f": figures={totem}(1@throne::piston_legs) | mage=rickart at=arena | mage=graminia at=crypt")
    figure = table.current_figures()[0]
    assert values.speed(table, figure) == 0, "whatever adds to it"
    assert perform(table, 0, "[[{op: move, n: 1, who: target, chooser: caster}]]", target=figure) == []
    assert where(table, figure) == "throne"
    perform(table, 0, "[[{op: place_figure, who: target, room: {id: garden}}]]", target=figure)
    assert where(table, figure) == "garden", "it can be placed"


def parts() -> list[str]:
    """What there is to show of each evocation."""
    found: list[str] = []
    for card in Scene("at=arena | at=forge").table.box.evocations:
        found += [f"{card.name}/skill{at + 1}" for at in range(len(card.skills))]
        found += [f"{card.name}/{what}" for what in ("activation", "activation_controlled", "on_removed")
                  if getattr(card, what) is not None]
    return found


def test_all_have_a_scenario() -> None:
    box = Scene("at=arena | at=forge").table.box
    hexes = [card.name for card in box.hexes if card.name != "confusion"]
    upgrades = {box.upgrade(piece).name for piece in Scene("at=arena | at=forge").table.upgrade_deck}
    assert (len(parts()), len(hexes), len(upgrades)) == (15, 3, 6)
    assert without_scenario(CASES, [*parts(), *hexes, *upgrades]) == {f"{totem}/skill1" for totem in TOTEMS}
