"""What the spells of Shamanism, Technomancy and Nightmare can be aimed at: everything that they offer, and nothing else."""

from __future__ import annotations

from typing import Final

import pytest

from conclave.games.black_rose_wars.state.components import EVOCATION, FIGURE, MAGE, ROOM, SCHOOLS
from tests.games.black_rose_wars.scene import Scene
from tests.support import rule

FIGURES: Final = ("cadaver(1@arena),totem(0@throne),ancestor_totem(0@cemetery),cadaver(0@bibliotheca),"
                  "totem(3@bibliotheca)")
POSITION: Final = f""": figures={FIGURES}
  | mage=arianna at=arena sheet=I(SIDE) | mage=rickart at=throne | mage=graminia at=black_rose
  | mage=baron_doria at=observatory"""
FAR: Final = 4  # in the row of the Arena, or beside the rows: for any range only
MAGES: Final = {1: ["rickart"], 2: ["graminia"], 3: ["baron_doria"]}
OWN: Final = {1: ["totem 1 of arianna"], FAR: ["ancestor_totem 2 of arianna", "cadaver 3 of arianna"]}
OTHERS: Final = {0: ["cadaver 1 of rickart"], FAR: ["totem 1 of baron_doria"]}
ROOMS: Final = {0: ["arena"], 1: ["throne", "sanctuary", "sacrificial_altar"], 2: ["black_rose", "armory", "the_abyss"],
                3: ["observatory"]}
AIMS: Final = {
    "raise_the_totem": "room 1", "raise_the_totem/reverse": "room 2",
    "wolf_spirit": "figure 2", "wolf_spirit/reverse": "figure 1",
    "thunderbird": "room 2", "thunderbird/reverse": "figure 3",
    "rain_dance/reverse": "room 1",
    "river_of_souls": "mage 3", "river_of_souls/reverse": "mage 2",
    "bonfire_rite": "room 1", "bonfire_rite/reverse": "own totem",
    "spirit_walk": "own totem", "spirit_walk/reverse": "own totem",
    "reanimator_engine": "room 1",
    "colossus_protocol": "room 1", "colossus_protocol/reverse": "own cadaver",
    "galvanic_lance": "figure 3", "galvanic_lance/reverse": "figure 1",
    "overclock": "own ", "overclock/reverse": "own ",
    "shrapnel_charge": "own ", "shrapnel_charge/reverse": "room 2",
    "repair_drones": "own ",
    "magnetic_pull": "figure 3", "magnetic_pull/reverse": "own ",
    "demolition_plan": "room 1", "demolition_plan/reverse": "room 2",
    "shadow_stalker": "mage 2", "shadow_stalker/reverse": "mage 4",
    "night_terror": "mage 2", "night_terror/reverse": "room 1",
    "sleepless_vigil": "mage 3", "sleepless_vigil/reverse": "mage 4",
    "lucid_prison": "mage 3", "lucid_prison/reverse": "mage 3",
    "dream_eater": "mage 1", "dream_eater/reverse": "mage 4",
    "shared_fear/reverse": "mage 2",
    "black_slumber": "mage 2",
    "echo_of_the_fall": "room 1", "echo_of_the_fall/reverse": "room 4",
}

WITH_SYMBOL: Final = {
    "raise_the_totem", "thunderbird", "river_of_souls", "bonfire_rite", "colossus_protocol", "galvanic_lance",
    "shrapnel_charge", "magnetic_pull", "demolition_plan", "shadow_stalker", "night_terror", "sleepless_vigil",
    "shared_fear", "echo_of_the_fall",
}


def offered(aim: str) -> list[str]:
    """What an aim stands for: rooms, mages or figures within a range, or own evocations of a kind at any distance."""
    kind, _, of = aim.partition(" ")
    if kind == "own":
        return sorted([name for names in OWN.values() for name in names if of in name] + ["nobody"])
    kinds = {"room": [ROOMS], "mage": [MAGES], "figure": [MAGES, OWN, OTHERS]}[kind]
    return sorted([name for table in kinds for at in range(int(of) + 1) for name in table.get(at, [])]
                  + ([] if kind == "room" else ["nobody"]))


@rule("BR-TARGET-2", "BR-TARGET-4", "BR-LOS-2", "BR-LOS-4")
@pytest.mark.parametrize("side", AIMS)
def test_what_it_can_be_aimed_at(side: str) -> None:
    scene = Scene(POSITION.replace("SIDE", side))
    scene.does("cast I")
    assert scene.asked() == "0 ask-target"
    everywhere = sorted([scene.table.room(room).name for room in range(19)])
    assert sorted(scene.answers()) == (everywhere if AIMS[side] == "room 4" else offered(AIMS[side]))


@pytest.mark.parametrize("side", AIMS)
def test_its_symbol(side: str) -> None:
    scene = Scene(POSITION.replace("SIDE", side))
    scene.does("cast I")
    assert scene.cubes("arena") == ("0" if side.partition("/")[0] in WITH_SYMBOL else "")


def test_all_that_are_aimed_are_here() -> None:
    schools = [SCHOOLS.index(name) for name in ("shamanism", "technomancy", "nightmare")]
    found = set()
    for spell in Scene("at=arena | at=forge").table.box.spells:
        for tail, side in zip(("", "/reverse"), spell.sides, strict=True):
            if (spell.school in schools and side.trigger is None and side.target.kind in (FIGURE, MAGE, EVOCATION, ROOM)
                    and (side.target.kind != ROOM or side.target.reach)):
                found.add(spell.name + tail)
    assert found - {"sleepless_vigil"} == set(AIMS) - {"sleepless_vigil"}, "its trigger is that of a stable spell"
