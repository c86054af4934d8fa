"""Both sides of every spell of Nightmare: what each does on a small table."""

from __future__ import annotations

import pytest

from tests.games.black_rose_wars.card_lines import Case, plays, sides_of, without_scenario
from tests.games.black_rose_wars.scene import Scene

CASES: list[Case] = [
    ("haunting", "at=arena | at=arena sheet=I(haunting!)", "fight; attack; answer I; damage=2", "bar0=11 bar1="),
    ("haunting:less is ignored", "at=arena | at=arena sheet=I(haunting!)", "fight; attack; answer I; damage=1",
     "bar0=1 bar1=0"),
    ("haunting/reverse", "at=arena | at=arena bar=000000000 sheet=I(haunting/reverse!)", "fight; attack; none; answer I",
     "bar0=1 figures=umbra-0-arena at1=cell power=5,0,0 trophies0=1 bar1="),
    ("waking_dread", ": figures=umbra(0@sanctuary) | at=sanctuary | at=crypt sheet=I(waking_dread!)",
     "explore; go the_abyss; answer I", "at0=the_abyss bar0=1111 figures=umbra-0-the_abyss"),
    ("shadow_stalker", "at=arena sheet=I(shadow_stalker) | at=black_rose", "cast I; rickart",
     "arena=0 figures=umbra-1-black_rose bar1=0"),
    ("shadow_stalker/reverse", """: figures=umbra(1@crypt),umbra(1@crypt),umbra(2@crypt) | at=arena
      sheet=I(shadow_stalker/reverse) | at=crypt | at=crypt""", "cast I; rickart", "arena=0 bar1=00 bar2="),
    ("night_terror", ": figures=umbra(1@throne),umbra(2@throne) | at=arena sheet=I(night_terror) | at=throne | at=throne",
     "cast I; rickart", "arena=0 bar1=000 bar2="),
    ("night_terror:at most four", """: figures=umbra(1@throne),umbra(1@throne),umbra(1@throne) | at=arena
      sheet=I(night_terror) | at=throne""", "cast I; rickart", "arena=0 bar1=0000"),
    ("night_terror/reverse", ": figures=totem(0@throne) | at=arena sheet=I(night_terror/reverse) | at=throne | at=throne",
     "cast I; throne", "arena=0 bar1=00 bar2=00 totem:bar= throne=0"),
    ("sleepless_vigil", "at=arena sheet=I(sleepless_vigil) | at=throne",
     "cast I; rickart; end; explore; go garden; go forge",
     "arena=0 bar1=00 at1=forge"),
    ("sleepless_vigil/reverse", "at=arena sheet=I(sleepless_vigil/reverse) | at=crypt hand=torment,submission",
     "cast I; rickart; torment", "arena=0 hand1=submission memories1=torment figures="),
    ("sleepless_vigil/reverse:no card in hand", "at=arena sheet=I(sleepless_vigil/reverse) | at=crypt", "cast I; rickart",
     "arena=0 figures=umbra-1-crypt"),
    ("lucid_prison", "at=arena sheet=I(lucid_prison) | at=black_rose", "cast I; rickart; ~bibliotheca; observatory",
     "at1=observatory figures=umbra-1-observatory"),
    ("lucid_prison:he has one", ": figures=umbra(1@black_rose) | at=arena sheet=I(lucid_prison) | at=black_rose",
     "cast I; rickart; observatory", "at1=observatory figures=umbra-1-observatory"),
    ("lucid_prison/reverse", ": figures=umbra(1@black_rose) | at=arena sheet=I(lucid_prison/reverse) | at=black_rose",
     "cast I; rickart", "at0=black_rose at1=arena figures=umbra-1-arena"),
    ("dream_eater", "at=arena bar=44 sheet=I(dream_eater) | at=throne", "cast I; rickart; ~rose=2; rose=1",
     "bar1=000 bar0=4"),
    ("dream_eater/reverse", ": figures=umbra(1@crypt) | at=arena sheet=I(dream_eater/reverse) | at=crypt",
     "cast I; rickart",
     "crypt=4 figures= bar1=000"),
    ("dream_eater/reverse:no Umbra", "at=arena sheet=I(dream_eater/reverse) | at=crypt", "cast I; rickart",
     "crypt= bar1=0"),
    ("dark_mirror", "at=arena | at=arena sheet=I(dark_mirror!)", "fight; attack; answer I; ~damage=2; damage=1",
     "bar1=0 figures=umbra-0-arena"),
    ("dark_mirror/reverse", "at=arena | at=arena sheet=I(dark_mirror/reverse!)",
     "fight; attack; answer I; damage=2; throne",
     "bar1= at1=throne"),
    ("hour_of_the_wolf", "at=garden | at=crypt sheet=I(hour_of_the_wolf!)", "explore; activate; garden; answer I",
     "garden=0 figures=umbra-0-garden"),
    ("hour_of_the_wolf/reverse", "at=arena | at=arena sheet=I(hour_of_the_wolf/reverse!)", "fight; attack; answer I",
     "bar0=11 bar1=00"),
    ("shared_fear", ": figures=umbra(0@arena),umbra(1@crypt) | at=arena sheet=I(shared_fear) | at=crypt | at=arena",
     "cast I", "arena=0 bar0= bar1=00 bar2="),
    ("shared_fear/reverse", ": figures=umbra(1@throne) | at=arena sheet=I(shared_fear/reverse) | at=throne bar=444",
     "cast I; rickart; ~rickart:rose=3; rickart:rose=2", "arena=0 bar1=40000"),
    ("shared_fear/reverse:no Umbra", "at=arena sheet=I(shared_fear/reverse) | at=throne bar=44", "cast I; rickart",
     "arena=0 bar1=4400"),
    ("black_slumber", "at=arena sheet=I(black_slumber) | at=throne sheet=I(torment!),II(submission),III(marbling)",
     "cast I; rickart; ~discard I; discard II", "sheet1=I-torment-activated,III-marbling-ready memories1=submission"),
    ("black_slumber/reverse", "at=arena grimoire=torment,submission,pain_mark sheet=I(black_slumber/reverse) | at=crypt",
     "cast I; submission", "hand0=torment memories0=submission grimoire0=pain_mark"),
    ("echo_of_the_fall", "at=arena sheet=I(echo_of_the_fall) | at=crypt", "cast I; throne", "arena=0 throne=00"),
    ("echo_of_the_fall/reverse", ": lodge=crypt(141) | at=arena sheet=I(echo_of_the_fall/reverse) | at=crypt",
     "cast I; crypt; ~rickart=2 rose=1; rickart=1 rose=1", "arena=0 crypt=100"),
    ("haunting:at most three", "at=arena sheet=I(shared_torture) | at=throne sheet=I(haunting!)",
     "cast I; rickart; none; answer I; ~damage=4; damage=3", "bar0=111444 bar1=0"),
    ("haunting:the Rose", ": figures=umbra(1@crypt),umbra(1@crypt) next=evocation-phase:0 | at=arena "
     "| at=crypt sheet=I(haunting!)", "~answer I; none; ~answer I; none", "bar1=44 asked=1-ask-back-to-hand"),
    ("waking_dread:purple", "at=arena | at=crypt sheet=I(waking_dread!)", "explore; go throne; answer I",
     "at0=throne bar0=111"),
    ("waking_dread:another colour", "at=throne | at=crypt sheet=I(waking_dread!)",
     "explore; go garden; ~answer I; none", "at0=garden"),
    ("waking_dread:the own mage", "at=arena sheet=I(waking_dread!) | at=crypt", "explore; go throne", "at0=throne"),
    ("dark_mirror/reverse:at most two", """at=arena sheet=I(galvanic_lance/reverse) | at=throne
      sheet=I(dark_mirror/reverse!)""", "cast I; rickart; none; answer I; ~damage=3; damage=2; stay",
     "arena=0 bar1=0"),
    ("hour_of_the_wolf:the own mage", "at=garden sheet=I(hour_of_the_wolf!) | at=crypt",
     "explore; activate; garden", "garden=0"),
    ("dark_mirror:the Rose", ": figures=umbra(1@crypt) next=evocation-phase:0 | at=arena | at=crypt sheet=I(dark_mirror!)",
     "~answer I; none", "bar1=4 asked=1-ask-back-to-hand"),
]


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_spell(case: Case) -> None:
    plays(case)


def test_all_spells_have_a_scenario() -> None:
    assert without_scenario(CASES, sides_of(Scene("at=arena | at=forge"), "nightmare")) == set()
