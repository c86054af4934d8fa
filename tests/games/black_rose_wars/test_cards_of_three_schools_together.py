"""Cards of Shamanism, Technomancy and Nightmare, rooms, evocations, hexes and upgrades at work together."""

from __future__ import annotations

import pytest

from tests.games.black_rose_wars.card_lines import Case, plays

FIVE = "totem(1@crypt),totem(1@crypt),totem(1@crypt),mysterious_totem(2@crypt),mysterious_totem(2@crypt)"
CASES: list[Case] = [
    ("blood_debt:the own mage removed it", """: figures=cadaver(0@throne) | at=arena
      sheet=I(blood_debt!),II(shrapnel_charge) | at=throne""", "cast II; cadaver 1 of arianna; answer I",
     "arena=0 bar1=000 figures=totem-0-throne"),
    ("scrap_harvest:an Umbra leaves with its mage", """: top=arc_cannon figures=umbra(1@arena),cadaver(2@crypt)
      | at=arena | at=arena bar=000000000 | at=crypt sheet=I(scrap_harvest!)""",
     "fight; attack; rickart; none; none; answer I",
     "figures=cadaver-2-crypt arena=4 power=5,0,1,0 at1=cell bar1= trophies0=1 cadaver:upgrades=arc_cannon"),
    ("haunting:an evocation attacked", ": figures=cadaver(0@crypt) | at=arena | at=crypt sheet=I(haunting!)",
     "order cadaver 1 of arianna; attack; answer I; damage=2", "bar0=11 bar1="),
    ("dark_mirror:an evocation attacked", ": figures=cadaver(0@crypt) | at=arena | at=crypt sheet=I(dark_mirror!)",
     "order cadaver 1 of arianna; attack; answer I; damage=1", "figures=cadaver-0-crypt,umbra-0-arena bar1=0"),
    ("sleepless_vigil:to be placed is no move", "at=arena sheet=quick(lucid_prison),I(sleepless_vigil) | at=black_rose",
     "cast I; rickart; cast quick; rickart; observatory",
     "arena=0 at1=observatory figures=umbra-1-observatory asked=1-ask-act"),
    ("magnetic_pull:into a guarded room", ": figures=colossus(0@throne) | at=arena sheet=I(magnetic_pull)"
     " | at=observatory", "cast I; rickart; throne", "arena=0 at1=throne bar1=00000"),
    ("magnetic_pull:a hex counts for the spell alone", """: figures=colossus(0@throne) | at=arena sheet=I(magnetic_pull)
      | at=observatory hexes=vulnerability""", "cast I; rickart; throne", "arena=0 at1=throne bar1=000000"),
    ("magnetic_pull:an Umbra goes along", ": figures=umbra(1@observatory) | at=arena sheet=I(magnetic_pull)"
     " | at=observatory", "cast I; rickart; throne", "arena=0 at1=throne bar1=00 figures=umbra-1-throne"),
    ("magnetic_pull:a totem can be placed", ": figures=totem(1@observatory) | at=arena sheet=I(magnetic_pull) | at=crypt",
     "cast I; totem 1 of rickart; throne", "arena=0 figures=totem-1-throne totem:bar=00"),
    ("overclock/reverse:too much for it", ": figures=cadaver(0@throne:1) | at=crypt sheet=I(overclock/reverse) | at=throne",
     "cast I; cadaver 1 of arianna; attack; stop", "bar1=0000 figures="),
    ("shrapnel_charge:with an Unstable Core", """: figures=cadaver(0@throne::unstable_core) | at=arena
      sheet=I(shrapnel_charge) | at=throne""", "cast I; cadaver 1 of arianna", "arena=0 bar1=00000 throne=0 figures="),
    ("steam_shield/reverse:no evocation", "at=arena | at=arena sheet=I(steam_shield/reverse!)", "fight; attack; answer I",
     "bar1=00"),
    ("succubus:damage of the Rose", """: next=evocation-phase:0 figures=umbra(0@crypt),succubus(0@arena) | at=crypt
      | at=throne""", "yes; damage=1", "bar0= succubus:bar=4 asked=0-ask-activate-evocation"),
    ("charged_floor:a hex waits for combat spells", "at=arena hexes=vulnerability | at=crypt sheet=I(charged_floor!)",
     "explore; go sacrificial_altar; answer I", "at0=sacrificial_altar bar0=11"),
    ("bear_might:with Weakness", "at=arena hexes=weakness sheet=I(bear_might) | at=arena", "cast I; fight; attack",
     "bar1=000"),
    ("slowness:of three two count", "at=arena hexes=slowness,slowness,slowness | at=crypt", "explore; go throne",
     "at0=throne steps=activate,stop"),
    ("mirrors_room:ranges count from here", ": lodge=mirrors_room(rebuilt),crypt(rebuilt) | at=mirrors_room | at=throne",
     "explore; activate; ~crypt; oracle_room; mirrors_room", "figures=cadaver-0-oracle_room,cadaver-0-mirrors_room"),
    ("mirrors_room:nothing to copy", ": lodge=mirrors_room(rebuilt),black_rose(rebuilt) | at=mirrors_room | at=throne",
     "explore; activate", ""),
    ("the_abyss:Umbras stay", ": lodge=the_abyss(rebuilt) figures=umbra(1@throne) | at=the_abyss | at=throne",
     "explore; activate", "at0=cell at1=cell"),
    ("arena:a trap is activated", ": lodge=arena(rebuilt) | at=arena sheet=I(vine_snare) | at=throne",
     "explore; activate", "sheet0=I-vine_snare-activated"),
    ("crypt:a fourth takes the place of another", """: figures=totem(0@arena),totem(0@arena),nigredo(0@arena) | at=crypt
      | at=throne""", "explore; activate; nigredo 3 of arianna", "figures=totem-0-arena,totem-0-arena,cadaver-0-crypt"),
    ("cemetery:a second big one", """: lodge=cemetery(rebuilt) figures=colossus(0@arena) | at=cemetery | at=throne""",
     "explore; activate; crypt; colossus 1 of arianna", "figures=colossus-0-crypt"),
    ("spirit_walk:its room is used", ": lodge=garden(used) figures=totem(0@garden) | at=arena sheet=I(spirit_walk)"
     " | at=crypt", "cast I; totem 1 of arianna", "at0=garden"),
    ("spirit_walk:nobody", ": top=field_test figures=totem(0@garden) | at=sanctuary sheet=I(spirit_walk) | at=crypt",
     "cast I; nobody", "quests0=field_test"),
    ("lucid_prison:in a cell", "at=arena sheet=I(lucid_prison) | at=black_rose | at=throne",
     "cast I; nobody", ""),
    ("colossus_protocol:in the place of the two", """: figures=cadaver(0@crypt),cadaver(0@crypt),totem(0@crypt)
      | at=arena sheet=I(colossus_protocol) | at=crypt""", "cast I; arena; yes; cadaver 1 of arianna",
     "arena=0 figures=colossus-0-arena,totem-0-crypt"),
    ("wolf_spirit:ignored, and the rest goes on", "at=arena sheet=I(magnetic_pull) | at=black_rose sheet=I(spirit_ward!)",
     "cast I; rickart; answer I; forge", "arena=0 figures=totem-1-forge"),
    ("hour_of_the_wolf/reverse:the evocation is named", """: figures=cadaver(0@crypt) | at=arena
      | at=crypt sheet=I(hour_of_the_wolf/reverse!)""",
     "order cadaver 1 of arianna; attack; answer I; cadaver 1 of arianna", "bar1=00 figures="),
    ("hour_of_the_wolf/reverse:its controller is named", """: figures=cadaver(0@crypt) | at=arena
      | at=crypt sheet=I(hour_of_the_wolf/reverse!)""",
     "order cadaver 1 of arianna; attack; answer I; arianna", "bar0=11 bar1=00"),
    ("aether_collector:two of them", ": figures=cadaver(0@arena::aether_collector+aether_collector) | at=crypt | at=arena",
     "order cadaver 1 of arianna; attack; aether_collector, aether_collector#2", "bar1=00 power=2,0,0"),
    ("haunting:what would defeat him", "at=arena | at=arena bar=000000000 sheet=I(haunting!)",
     "fight; attack; answer I; damage=1", "bar0=1 bar1=0000000000"),
    ("umbra:attacked by its mage", ": figures=umbra(0@crypt) | at=crypt | at=arena", "fight; attack", "figures= crypt=4"),
    ("lucid_prison/reverse:into a guarded room", """: figures=colossus(1@black_rose) | at=arena
      sheet=I(lucid_prison/reverse) | at=black_rose""", "cast I; rickart", "at0=black_rose at1=arena bar0=111"),
    ("wolf_spirit/reverse:a hex counts in each sentence", """: figures=totem(0@throne) | at=arena
      sheet=I(wolf_spirit/reverse) | at=throne hexes=vulnerability""", "cast I; rickart", "bar1=000000"),
    ("raise_the_totem:no figure is left", f": figures={FIVE} | at=arena sheet=I(raise_the_totem) | at=throne | at=throne",
     "cast I; throne", "arena=0"),
    ("steam_shield/reverse:it is defeated by that", """: figures=cadaver(1@forge) | at=arena
      | at=arena sheet=I(steam_shield/reverse!)""", "fight; attack; answer I; damage=2", "bar1= figures="),
]


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_together(case: Case) -> None:
    plays(case)
