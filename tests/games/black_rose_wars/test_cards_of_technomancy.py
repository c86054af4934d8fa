"""Both sides of every spell of Technomancy: what each does on a small table."""

from __future__ import annotations

import pytest

from tests.games.black_rose_wars.card_lines import Case, plays, sides_of, without_scenario
from tests.games.black_rose_wars.scene import Scene

CASES: list[Case] = [
    ("reanimator_engine", ": top=servo_blades | at=arena sheet=I(reanimator_engine) | at=crypt", "cast I; throne",
     "arena= figures=cadaver-0-throne cadaver:upgrades=servo_blades"),
    ("reanimator_engine/reverse", "at=arena sheet=I(reanimator_engine/reverse) | at=arena", "cast I; attack",
     "figures=cadaver-0-arena bar1=00"),
    ("colossus_protocol", """: figures=cadaver(0@crypt),totem(0@crypt),cadaver(0@forge),cadaver(1@crypt)
      | at=arena sheet=I(colossus_protocol) | at=crypt""",
     "cast I; throne; yes; ~totem 2 of arianna; ~cadaver 1 of rickart; cadaver 1 of arianna",
     "arena=0 figures=colossus-0-throne,totem-0-crypt,cadaver-1-crypt"),
    ("colossus_protocol:one is too few", ": figures=cadaver(0@crypt) | at=arena sheet=I(colossus_protocol) | at=crypt",
     "cast I; throne", "arena=0 figures=cadaver-0-crypt asked=0-ask-act"),
    ("colossus_protocol/reverse", ": figures=cadaver(0@arena) | at=crypt sheet=I(colossus_protocol/reverse) | at=arena",
     "cast I; cadaver 1 of arianna; attack", "crypt=0 bar1=000"),
    ("galvanic_lance", ": figures=cadaver(0@crypt::servo_blades) | at=arena sheet=I(galvanic_lance) | at=observatory",
     "cast I; rickart", "arena=0 bar1=000"),
    ("galvanic_lance:nothing is upgraded", """: figures=cadaver(0@crypt),cadaver(1@crypt::servo_blades)
      | at=arena sheet=I(galvanic_lance) | at=observatory""", "cast I; rickart", "arena=0 bar1=00"),
    ("galvanic_lance/reverse", "at=arena sheet=I(galvanic_lance/reverse) | at=throne", "cast I; rickart",
     "arena=0 bar1=000"),
    ("overclock", ": top=servo_blades figures=cadaver(0@bibliotheca) | at=crypt sheet=I(overclock) | at=throne",
     "cast I; cadaver 1 of arianna; go observatory; go black_rose; go throne; ~go arena; attack",
     "cadaver:upgrades=servo_blades figures=cadaver-0-throne bar1=000"),
    ("overclock/reverse", ": figures=cadaver(0@throne) | at=crypt sheet=I(overclock/reverse) | at=throne",
     "cast I; cadaver 1 of arianna; attack; stop", "bar1=0000 cadaver:bar=4"),
    ("shrapnel_charge",
     """: figures=cadaver(0@throne),totem(0@throne),colossus(1@throne) | at=arena sheet=I(shrapnel_charge)
      | at=throne | at=arena""", "cast I; cadaver 1 of arianna",
     "arena=0 bar1=000 bar2= colossus:bar=000 figures=totem-0-throne,colossus-1-throne"),
    ("shrapnel_charge/reverse", ": figures=totem(1@black_rose) | at=arena sheet=I(shrapnel_charge/reverse) | at=black_rose",
     "cast I; black_rose", "arena=0 bar1=00 totem:bar=00"),
    ("repair_drones", """: top=reinforced_plating figures=colossus(0@crypt:1114) | at=arena sheet=I(repair_drones)
      | at=crypt""", "cast I; colossus 1 of arianna; ~rickart=3 rose=1; rickart=2 rose=1",
     "colossus:bar=1 colossus:upgrades=reinforced_plating"),
    ("repair_drones/reverse", "at=arena bar=111 grimoire=torment,submission sheet=I(repair_drones/reverse) | at=crypt",
     "cast I; ~rickart=3; rickart=2", "bar0=1 hand0=torment grimoire0=submission"),
    ("charged_floor", ": figures=totem(1@cemetery) | at=arena | at=crypt sheet=I(charged_floor!)",
     "explore; go sacrificial_altar; answer I", "at0=sacrificial_altar bar0=111 asked=0-ask-explore"),
    ("magnetic_pull", "at=arena sheet=I(magnetic_pull) | at=observatory", "cast I; rickart; ~black_rose; throne",
     "arena=0 at1=throne bar1=00"),
    ("magnetic_pull/reverse", ": figures=cadaver(0@crypt) | at=arena sheet=I(magnetic_pull/reverse) | at=black_rose",
     "cast I; cadaver 1 of arianna; ~garden; black_rose", "arena=0 figures=cadaver-0-black_rose bar1=00"),
    ("steam_shield", """: top=arc_cannon figures=cadaver(1@crypt) | at=arena sheet=I(galvanic_lance/reverse)
      | at=throne sheet=I(steam_shield!)""",
     "cast I; rickart; none; answer I; ~damage=3; damage=2", "arena=0 bar1=0 cadaver:upgrades=arc_cannon"),
    ("steam_shield/reverse", ": figures=colossus(1@crypt) | at=arena | at=arena sheet=I(steam_shield/reverse!)",
     "fight; attack; answer I; damage=2", "bar1= colossus:bar=00"),
    ("blueprint", ": top=wolf_spirit,arc_cannon figures=cadaver(0@crypt) | at=arena sheet=I(blueprint) | at=crypt",
     "cast I; shamanism=1", "hand0=wolf_spirit cadaver:upgrades=arc_cannon"),
    ("blueprint/reverse", """at=arena grimoire=torment,submission,pain_mark hand=marbling sheet=I(blueprint/reverse)
      | at=crypt""", "cast I; submission; marbling", "hand0=submission memories0=marbling"),
    ("demolition_plan", ": figures=totem(1@throne) | at=arena sheet=I(demolition_plan) | at=throne", "cast I; throne",
     "arena=0 bar1=0 totem:bar=0 throne=00"),
    ("demolition_plan/reverse", """: figures=cadaver(0@black_rose) | at=arena sheet=I(demolition_plan/reverse)
      | at=black_rose""", "cast I; black_rose", "arena=0 black_rose=00 bar1="),
    ("demolition_plan/reverse:none of the own there", """: figures=cadaver(1@black_rose) | at=arena
      sheet=I(demolition_plan/reverse) | at=crypt""", "cast I; black_rose", "arena=0 black_rose=0"),
    ("scrap_harvest", """: top=arc_cannon figures=cadaver(2@arena),totem(1@crypt) | at=arena | at=crypt
      sheet=I(scrap_harvest!) | at=crypt""", "fight; attack; none; answer I",
     "power=0,1,0,0 figures=totem-1-crypt totem:upgrades=arc_cannon"),
    ("scrap_harvest/reverse", "at=arena sheet=I(raise_the_totem/reverse) | at=crypt sheet=I(scrap_harvest/reverse!)",
     "cast I; none; black_rose; answer I", "arena=0 figures=mysterious_totem-0-black_rose mysterious_totem:bar=11"),
    ("steam_shield/reverse:at most four", """: figures=colossus(1@crypt::reinforced_plating) | at=arena
      sheet=I(shared_torture) | at=throne hexes=vulnerability sheet=I(steam_shield/reverse!)""",
     "cast I; rickart; none; answer I; ~damage=5; damage=4", "bar0=444 bar1=0 colossus:bar=0000"),
    ("charged_floor:purple", "at=arena | at=crypt sheet=I(charged_floor!)", "explore; go throne; answer I",
     "bar0=11 at0=throne"),
    ("charged_floor:another colour", "at=throne | at=crypt sheet=I(charged_floor!)",
     "explore; go garden; ~answer I; none", "at0=garden"),
    ("charged_floor:the own mage", "at=arena sheet=I(charged_floor!) | at=crypt", "explore; go throne", "at0=throne"),
    ("scrap_harvest/reverse:the own one", """at=arena sheet=I(scrap_harvest/reverse!),II(raise_the_totem/reverse)
      | at=crypt""", "cast II; black_rose", "arena=0 figures=mysterious_totem-0-black_rose"),
]


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_spell(case: Case) -> None:
    plays(case)


def test_all_spells_have_a_scenario() -> None:
    assert without_scenario(CASES, sides_of(Scene("at=arena | at=forge"), "technomancy")) == set()
