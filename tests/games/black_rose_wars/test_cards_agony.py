"""Every side of every spell of Agony: what lies differently on the table when it has been carried out.

The Rose loses 2 power to Liquefy the Pain in its second case, and gains 2 for the defeat.
"""

from __future__ import annotations

from typing import Final

import pytest

from conclave.games.black_rose_wars.state.components import SCHOOLS
from tests.games.black_rose_wars.card_cases import Cases, check_spell, sides

CASES: Final[Cases] = {
    "shared_torture": (
        "at=arena sheet=I(shared_torture) | at=throne bar=22 | at=crypt",
        "cast I; rickart; rickart:graminia=1",
        "bar0=444 bar1=200000"),
    "shared_torture/reverse": (
        "at=arena bar=44444 sheet=I(shared_torture/reverse) | at=throne",
        "cast I; rickart",
        "bar1=00"),
    "grim_torment": (
        "at=arena sheet=I(grim_torment) | at=black_rose",
        "cast I; rickart",
        "arena=0 bar0=4 bar1=000"),
    "grim_torment/reverse": (
        ": figures=cadaver(0@throne) | at=arena bar=111 sheet=I(grim_torment/reverse) | at=throne | at=throne",
        "cast I; throne",
        "arena=0 bar0=1114 bar1=00 bar2=00"),
    "grim_torment/reverse most": (
        "at=arena bar=1111111 sheet=I(grim_torment/reverse) | at=throne",
        "cast I; throne",
        "arena=0 bar0=11111114 bar1=000"),
    "cross_and_delight": (
        "at=arena sheet=I(cross_and_delight) | at=throne",
        "cast I; throne; yes; damage=1; attack; stop",
        "arena=0 figures=succubus(0@throne:4) bar1=00"),
    "cross_and_delight/reverse": (
        ": figures=succubus(0@crypt:11) | at=arena sheet=I(cross_and_delight/reverse) | at=crypt | at=pleasures_room",
        "cast I; succubus 1 of arianna",
        "arena=0 figures= bar1=0000"),
    "torment": (
        ": next=activation:1 | at=crypt sheet=I(torment!) | at=arena | at=arena",
        "fight; attack; answer I; stop",
        "bar1=00 bar2=11 figures=succubus(0@arena) tokens1=1"),
    "torment/reverse": (
        ": next=activation:1 | at=arena sheet=I(torment/reverse!) | at=arena",
        "fight; attack; answer I; stop",
        "bar0=11 bar1=000 tokens1=1"),
    "visceral_fire": (
        """: figures=cadaver(1@crypt),nigredo(1@forge)
           | at=arena sheet=I(visceral_fire) | at=throne bar=222222222 | at=crypt""",
        "cast I; rickart",
        "arena=0 bar1= at1=cell trophies0=1 power0=2 power2=4 figures=nigredo(1@forge:00) bar0=44"),
    "visceral_fire survived": (
        ": figures=cadaver(1@crypt) | at=arena sheet=I(visceral_fire) | at=throne bar=22222222 | at=crypt",
        "cast I; rickart",
        "arena=0 bar1=2222222200 bar0=44"),
    "visceral_fire/reverse": (
        "at=arena bar=444444 sheet=I(visceral_fire/reverse) | at=throne | at=throne",
        "cast I; throne",
        "arena=0 bar1=00000 bar2=00000"),
    "peak_of_agony": (
        "at=arena bar=112 sheet=I(peak_of_agony) | at=black_rose | at=crypt",
        "cast I; black_rose; arianna:rickart=1 arianna:graminia=1",
        "bar0=14444 bar1=00"),
    "peak_of_agony/reverse": (
        "at=arena bar=11111 sheet=I(peak_of_agony/reverse) | at=throne | at=sanctuary | at=crypt",
        "cast I; rickart",
        "bar1=000 bar2=00"),
    "peak_of_agony/reverse most": (
        "at=arena bar=11111111 sheet=I(peak_of_agony/reverse) | at=throne | at=sanctuary | at=crypt",
        "cast I; rickart",
        "bar1=000 bar2=000"),
    "pain_mark": (
        "at=arena sheet=I(pain_mark) | at=arena",
        "cast I; rickart; end; fight; attack; stop",
        "arena=0 bar0=11 bar1=00 tokens1=1"),
    "pain_mark/reverse": (
        ": figures=nigredo(0@crypt) | at=arena sheet=I(pain_mark/reverse) | at=arena",
        "cast I; end; fight; attack; damage=2; stop",
        "arena=0 figures=nigredo(0@crypt:11) tokens1=1"),
    "master_of_pleasure": (
        ": next=activation:1 | at=crypt sheet=I(master_of_pleasure!) | at=arena completed=acquire_wealth",
        "use acquire_wealth; none; answer I",
        "arena=1 power1=2 bar1=00 figures=succubus(0@arena)"),
    "master_of_pleasure/reverse": (
        ": next=activation:1 | at=crypt bar=44 sheet=I(master_of_pleasure/reverse!) | at=arena | at=arena",
        "fight; attack; answer I; stop",
        "bar2=11 bar0=4444 power0=2 tokens1=1"),
    "master_of_pleasure/reverse most": (
        """: next=activation:1 | mage=rickart at=crypt bar=44444444 sheet=I(master_of_pleasure/reverse!)
           | at=arena | at=arena""",
        "fight; attack; answer I; stop",
        "bar2=11 bar0=4444444444 power0=4 tokens1=1"),
    "liquefy_the_pain": (
        ": next=activation:1 | at=arena bar=22222222 sheet=I(liquefy_the_pain!) | at=arena power=3 | at=crypt",
        "fight; attack; none; answer I; forge; stop",
        "figures=succubus(0@forge) power0=1 power1=4 power2=4 at0=cell bar0= trophies1=0 tokens1=1"),
    "liquefy_the_pain by the Rose": (
        ": rose_power=3 | at=arena bar=222222222 sheet=quick(submission),I(liquefy_the_pain!) | at=arena | at=crypt",
        "cast quick; rickart; none; answer I; forge",
        "bar1=0 sheet0=quick(submission*) figures=succubus(0@forge) power0=2 power2=4 at0=cell bar0= trophies4=0"),
    "liquefy_the_pain/reverse": (
        ": next=activation:1 | at=crypt bar=11111 sheet=I(liquefy_the_pain/reverse!) | at=arena | at=arena bar=00000000",
        "fight; attack; none; answer I; stop",
        "arena=00 power0=4 power1=2 at2=cell bar2= trophies1=2 tokens1=1"),
    "liquefy_the_pain/reverse most": (
        """: next=activation:1 | mage=rickart at=crypt bar=1111111111 sheet=I(liquefy_the_pain/reverse!)
           | at=arena | at=arena bar=00000000""",
        "fight; attack; none; answer I; stop",
        "arena=0000 power0=4 power1=2 at2=cell bar2= trophies1=2 tokens1=1"),
    "submission": (
        "at=arena sheet=I(submission) | at=crypt bar=22 | at=crypt",
        "cast I; rickart; rickart:graminia=1",
        "bar0=4 bar1=200"),
    "submission/reverse": (
        "at=arena sheet=I(submission/reverse) | at=throne bar=444 | at=throne bar=44",
        "cast I; throne",
        "bar1=44400 bar2=4400 throne=0000"),
    "ineluctable_pain": (
        "at=arena sheet=I(ineluctable_pain) | at=black_rose completed=acquire_wealth",
        "cast I; rickart; end; use acquire_wealth",
        "arena=0 black_rose=1 power1=2 bar1=00"),
    "ineluctable_pain/reverse": (
        "at=arena sheet=quick(submission),I(ineluctable_pain/reverse) | at=crypt",
        "cast I; cast quick; rickart",
        "arena=0 sheet0=quick(submission*) bar0=4 bar1=0 power0=1"),
    "heart_of_ice": (
        "at=arena sheet=I(heart_of_ice) | at=black_rose bar=2222 | at=crypt",
        "cast I; rickart; rickart:graminia=2",
        "bar0=44 bar1=2200000"),
    "heart_of_ice/reverse": (
        "at=arena bar=44444 sheet=I(heart_of_ice/reverse) | at=crypt",
        "cast I; black_rose",
        "black_rose=0000"),
}


@pytest.mark.parametrize("side", CASES)
def test_a_side_of_a_spell(side: str) -> None:
    check_spell(side, CASES)


def test_no_spell_is_without_a_case() -> None:
    assert {side.split()[0] for side in CASES} == sides(SCHOOLS.index("agony"))
