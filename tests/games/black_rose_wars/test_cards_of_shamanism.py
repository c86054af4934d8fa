"""Both sides of every spell of Shamanism: what each does on a small table."""

from __future__ import annotations

import pytest

from tests.games.black_rose_wars.card_lines import Case, plays, sides_of, without_scenario
from tests.games.black_rose_wars.scene import Scene

TOTEM = ": figures=totem(0@throne)"
CASES: list[Case] = [
    ("spirit_ward", "at=arena sheet=I(wolf_spirit) | at=throne sheet=I(spirit_ward!)",
     "cast I; rickart; answer I; ~observatory; garden; sanctuary", "bar1= figures=totem-1-garden at0=sanctuary"),
    ("spirit_ward/reverse", "at=arena sheet=I(galvanic_lance/reverse) | at=throne bar=44 sheet=I(spirit_ward/reverse!)",
     "cast I; rickart; none; answer I; ~damage=3; damage=2; ~rose=2; rose=1", "arena=0 bar1=40"),
    ("raise_the_totem", "at=arena sheet=I(raise_the_totem) | at=throne", "cast I; throne",
     "arena=0 figures=totem-0-throne bar1=0"),
    ("raise_the_totem/reverse", "at=arena sheet=I(raise_the_totem/reverse) | at=black_rose", "cast I; black_rose",
     "arena=0 black_rose= figures=mysterious_totem-0-black_rose bar1="),
    ("voice_of_ancestors", "at=arena bar=44 sheet=I(voice_of_ancestors) | at=throne", "cast I; rose=1",
     "arena=0 figures=ancestor_totem-0-arena bar1=00 bar0=4"),
    ("voice_of_ancestors/reverse",
     """: figures=totem(0@throne),mysterious_totem(0@bibliotheca),cadaver(0@crypt),totem(1@crypt)
      | at=arena sheet=I(voice_of_ancestors/reverse) | at=throne""",
     "cast I; ~cadaver 3 of arianna; ~totem 1 of rickart; totem 1 of arianna", "arena=0 bar1=0 bibliotheca=0"),
    ("wolf_spirit", "at=arena sheet=I(wolf_spirit) | at=black_rose", "cast I; rickart; throne", "bar1=00 at0=throne"),
    ("wolf_spirit/reverse", TOTEM + " | at=arena sheet=I(wolf_spirit/reverse) | at=throne", "cast I; rickart",
     "bar1=0000 totem:bar="),
    ("wolf_spirit/reverse:without a spirit",
     ": figures=cadaver(0@throne) | at=arena sheet=I(wolf_spirit/reverse) | at=throne",
     "cast I; rickart", "bar1=00"),
    ("thunderbird", """: figures=totem(0@black_rose),totem(1@black_rose) | at=arena sheet=I(thunderbird) | at=black_rose
      | at=black_rose""", "cast I; black_rose", "arena=0 bar1=00 bar2=00 totem:bar= black_rose=0"),
    ("thunderbird/reverse", ": figures=totem(0@observatory) | at=arena sheet=I(thunderbird/reverse) | at=observatory",
     "cast I; rickart", "arena=0 bar1=000"),
    ("thunderbird/reverse:without a spirit", ": figures=cadaver(0@observatory) | at=arena sheet=I(thunderbird/reverse)"
     " | at=observatory", "cast I; rickart", "arena=0 bar1=00"),
    ("bear_might", "at=arena sheet=I(bear_might) | at=arena", "cast I; fight; attack", "bar1=0000"),
    ("bear_might/reverse", "at=arena sheet=I(bear_might/reverse) | at=throne", "cast I; throne", "at0=throne bar1=000"),
    ("vine_snare", "at=throne | at=crypt sheet=I(vine_snare!)", "explore; go garden; answer I",
     "bar0=11 garden=1 at0=garden asked=0-ask-act"),
    ("rain_dance", ": figures=totem(0@throne:11) | at=arena bar=4444 sheet=I(rain_dance) | at=crypt",
     "cast I; ~rose=4; rose=3; ~rickart=2; rickart=1",
     "bar0=4 totem:bar=1"),
    ("rain_dance/reverse", """: figures=totem(0@crypt),totem(0@crypt) lodge=throne(11) | at=arena
      sheet=I(rain_dance/reverse) | at=crypt""", "cast I; throne; ~rickart=2; rickart=1", "throne=1000"),
    ("rain_dance/reverse:without a totem", ": lodge=throne(1) | at=arena sheet=I(rain_dance/reverse) | at=crypt",
     "cast I; throne; none", "throne=10"),
    ("river_of_souls", "at=arena sheet=I(river_of_souls) | at=observatory bar=44",
     "cast I; rickart; ~rickart:rose=2; rickart:rose=1", "arena=0 bar1=4000"),
    ("river_of_souls/reverse", "at=arena sheet=I(river_of_souls/reverse) | at=black_rose bar=4444",
     "cast I; rickart; ~rickart:rose=4; rickart:rose=3",
     "arena=0 bar1=4000"),
    ("bonfire_rite", TOTEM + " | at=arena sheet=I(bonfire_rite) | at=throne | at=throne", "cast I; throne",
     "arena=0 bar1=000 bar2=000 totem:bar="),
    ("bonfire_rite:without a spirit", ": figures=cadaver(0@throne) | at=arena sheet=I(bonfire_rite) | at=throne",
     "cast I; throne", "arena=0 bar1=00"),
    ("bonfire_rite/reverse", """: figures=totem(0@throne),cadaver(0@throne),colossus(1@throne) | at=arena
      sheet=I(bonfire_rite/reverse) | at=throne | at=arena""", "cast I; totem 1 of arianna",
     "arena=0 bar1=000 bar2= colossus:bar=000 figures=cadaver-0-throne,colossus-1-throne"),
    ("spirit_walk", ": figures=totem(0@garden) | at=arena sheet=I(spirit_walk) | at=crypt",
     "cast I; totem 1 of arianna; forge", "at0=garden forge=0"),
    ("spirit_walk/reverse", ": figures=totem(0@garden) | at=arena sheet=I(spirit_walk/reverse) | at=observatory",
     "cast I; totem 1 of arianna; +mirrors_room; black_rose", "figures=totem-0-black_rose bar1=0"),
    ("blood_debt", ": figures=cadaver(1@arena) | at=arena | at=crypt sheet=I(blood_debt!)", "fight; attack; none; answer I",
     "bar0=11 figures=totem-1-arena"),
    ("blood_debt/reverse", "at=arena | at=crypt sheet=I(blood_debt/reverse!) | at=arena bar=00000000",
     "fight; attack; none; answer I", "power=5,1,0,0 arena=11 at2=cell bar2= trophies0=2"),
    ("vine_snare:blue", "at=sanctuary | at=crypt sheet=I(vine_snare!)", "explore; go the_abyss; answer I",
     "bar0=11 the_abyss=1 at0=the_abyss asked=0-ask-act"),
    ("vine_snare:another colour", "at=arena | at=crypt sheet=I(vine_snare!)", "explore; go throne; ~answer I; none",
     "at0=throne asked=0-ask-explore"),
    ("vine_snare:the own mage", "at=throne sheet=I(vine_snare!) | at=crypt", "explore; go garden",
     "at0=garden asked=0-ask-explore"),
    ("blood_debt/reverse:the own defeat", "at=arena | at=arena bar=000000000 sheet=I(blood_debt/reverse!)",
     "fight; attack; ~answer I; none; ~answer I; none", "power=5,0,0 at1=cell bar1= trophies0=1"),
    ("blood_debt:of another mage", ": figures=cadaver(2@arena) | at=arena | at=crypt sheet=I(blood_debt!) | at=crypt",
     "fight; attack; none; ~answer I; none", "figures="),
]


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_spell(case: Case) -> None:
    plays(case)


def test_all_spells_have_a_scenario() -> None:
    assert without_scenario(CASES, sides_of(Scene("at=arena | at=forge"), "shamanism")) == set()
