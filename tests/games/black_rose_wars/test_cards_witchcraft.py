"""Every side of every spell of Witchcraft: what lies differently on the table when it has been carried out."""

from __future__ import annotations

from typing import Final

import pytest

from conclave.games.black_rose_wars.state.components import SCHOOLS
from tests.games.black_rose_wars.card_cases import Cases, check_spell, sides

CASES: Final[Cases] = {
    "brain_worm": (
        ": next=activation:1 | at=crypt sheet=I(brain_worm!) | at=throne hexes=weakness | at=forge",
        "explore; go arena; answer I; stop",
        "at1=arena bar1=00 hexes1=weakness,vulnerability arena=00 tokens1=1"),
    "brain_worm in a yellow room": (
        ": next=activation:1 | at=crypt sheet=I(brain_worm!) | at=throne | at=forge",
        "explore; go sanctuary; answer I; stop",
        "at1=sanctuary bar1=00 hexes1=vulnerability sanctuary=0 tokens1=1"),
    "ruinous_curse": (
        ": next=activation:1 | at=arena sheet=I(ruinous_curse!) | at=arena",
        "fight; attack; answer I; stop",
        "bar0=11 bar1=00 hexes1=slowness tokens1=1"),
    "ruinous_curse/reverse": (
        ": next=activation:1 | at=arena sheet=I(ruinous_curse/reverse!) | at=arena",
        "fight; attack; answer I; damage=1; stop",
        "bar0=1 hexes1=weakness tokens1=1"),
    "withering_touch": (
        "at=arena sheet=I(withering_touch) | at=throne",
        "cast I; rickart",
        "arena=0 bar1=000 hexes1=weakness"),
    "withering_touch/reverse": (
        "at=arena sheet=I(withering_touch/reverse) | at=black_rose hexes=slowness,confusion",
        "cast I; rickart",
        "arena=0 bar1=000"),
    "withering_touch/reverse most": (
        "at=arena sheet=I(withering_touch/reverse) | at=black_rose hexes=slowness,confusion,weakness,slowness",
        "cast I; rickart",
        "arena=0 bar1=0000"),
    "rag_doll": (
        "at=arena sheet=I(rag_doll) | at=crypt",
        "cast I; rickart; end; explore; activate; stop",
        "arena=0 bar1=0 figures=cadaver(1@crypt) tokens1=1"),
    "rag_doll/reverse": (
        "at=arena sheet=I(rag_doll/reverse) | at=black_rose",
        "cast I; rickart; observatory",
        "arena=0 at1=observatory hexes1=slowness"),
    "crows_feast": (
        "at=arena sheet=I(crows_feast) | at=throne | at=throne hexes=slowness",
        "cast I; throne",
        "arena=0 bar1=00 bar2=00 throne=0"),
    "crows_feast nobody has a hex": (
        "at=arena sheet=I(crows_feast) | at=throne | at=crypt hexes=slowness",
        "cast I; throne",
        "arena=0 bar1=00"),
    "crows_feast/reverse": (
        "at=arena sheet=I(crows_feast/reverse) | at=observatory",
        "cast I; rickart",
        "arena=0 bar1=00"),
    "witch_cauldron": (
        "at=arena bar=1122 grimoire=torment,submission sheet=I(witch_cauldron) | at=crypt | at=crypt",
        "cast I; rickart=1 graminia=1",
        "bar0=12 hand0=torment grimoire0=submission"),
    "witch_cauldron/reverse": (
        """at=arena hexes=weakness grimoire=submission,torment,marbling,albify sheet=I(witch_cauldron/reverse)
           | at=crypt hexes=weakness,slowness | at=crypt hexes=confusion,slowness""",
        "cast I; torment",
        "hand0=marbling,submission memories0=torment grimoire0=albify"),
    "jealous_moon": (
        "at=arena sheet=I(jealous_moon) | at=black_rose hexes=slowness power=2",
        "cast I; rickart",
        "bar1=00 power0=1 power1=1"),
    "jealous_moon no hex": (
        "at=arena sheet=I(jealous_moon) | at=black_rose power=2",
        "cast I; rickart",
        "bar1=00"),
    "jealous_moon/reverse": (
        "at=arena sheet=I(jealous_moon/reverse) | at=crypt",
        "cast I; rickart",
        "bar1=0 hexes1=confusion"),
    "thirteenth_knot": (
        ": next=activation:1 | at=crypt sheet=I(thirteenth_knot!) | at=arena sheet=I(jealous_moon) | at=arena",
        "cast I; graminia; answer I",
        "bar1=0 hexes1=weakness bar2=11 sheet1=I(jealous_moon*)"),
    "thirteenth_knot/reverse": (
        ": next=activation:1 | at=crypt sheet=I(thirteenth_knot/reverse!) | at=arena completed=acquire_wealth",
        "use acquire_wealth; none; answer I; confusion",
        "arena=1 power0=1 power1=1 hexes1=confusion"),
    "black_cat": (
        ": next=activation:1 lodge=throne(4) | at=crypt sheet=I(black_cat!) | at=garden",
        "explore; activate; throne; answer I; rickart=1 rose=0; stop",
        "throne=40 hexes1=confusion tokens1=1"),
    "black_cat/reverse": (
        ": next=activation:1 | at=crypt sheet=I(black_cat/reverse!) | at=garden",
        "explore; activate; garden; answer I; stop",
        "garden=1 bar1=00 hexes1=slowness tokens1=1"),
    "black_cat/reverse in a purple room": (
        ": next=activation:1 | at=crypt sheet=I(black_cat/reverse!) | at=armory grimoire=torment,albify",
        "explore; activate; answer I; stop",
        "hand1=torment grimoire1=albify bar1=00 hexes1=slowness tokens1=1"),
    "coven_circle": (
        ": lodge=throne(11) | at=arena sheet=I(coven_circle) | at=crypt",
        "cast I; throne; rickart=1",
        "arena=0 throne=1000"),
    "coven_circle/reverse": (
        ": lodge=black_rose(1124) | at=arena sheet=I(coven_circle/reverse) | at=crypt | at=crypt",
        "cast I; black_rose; rickart=1 graminia=0 rose=1",
        "arena=0 black_rose=1020"),
    "curse_of_ages": (
        "at=arena sheet=I(curse_of_ages) | at=black_rose hexes=slowness,weakness,confusion",
        "cast I; rickart; weakness",
        "arena=0 bar1=0000 hexes1=slowness,confusion"),
    "curse_of_ages one hex": (
        "at=arena sheet=I(curse_of_ages) | at=black_rose hexes=slowness",
        "cast I; rickart",
        "arena=0 bar1=00 hexes1="),
    "curse_of_ages/reverse": (
        "at=arena sheet=I(curse_of_ages/reverse) | at=throne",
        "cast I; rickart",
        "arena=0 hexes1=vulnerability bar1=000"),
    "wicked_bargain": (
        ": top=torment,submission | at=arena power=2 sheet=I(wicked_bargain) | at=crypt",
        "cast I; yes; agony=2",
        "power0=1 hand0=submission,torment"),
    "wicked_bargain refused": (
        "at=arena power=2 sheet=I(wicked_bargain) | at=crypt",
        "cast I; no",
        ""),
    "wicked_bargain/reverse": (
        "at=arena hexes=slowness,weakness sheet=I(wicked_bargain/reverse) | at=crypt | at=forge",
        "cast I; weakness; graminia; confusion",
        "hexes0=slowness hexes2=confusion"),
}


@pytest.mark.parametrize("side", CASES)
def test_a_side_of_a_spell(side: str) -> None:
    check_spell(side, CASES)


def test_no_spell_is_without_a_case() -> None:
    assert {side.split()[0] for side in CASES} == sides(SCHOOLS.index("witchcraft"))
