"""Every side of the personal and the forgotten spells: what lies differently on the table when it has been carried out."""

from __future__ import annotations

from typing import Final

import pytest

from conclave.games.black_rose_wars.state.components import FORGOTTEN, PERSONAL
from tests.games.black_rose_wars.card_cases import Cases, check_spell, sides

PERSONAL_SPELLS: Final[Cases] = {
    "dawn_verdict": (
        "at=arena sheet=I(dawn_verdict) | at=black_rose",
        "cast I; rickart; throne",
        "bar1=000 at0=throne"),
    "dawn_verdict/reverse": (
        "at=garden bar=112 sheet=I(dawn_verdict/reverse) | at=black_rose | at=crypt",
        "cast I; rickart=1 graminia=1; oracle_room",
        "bar0=1 oracle_room=0"),
    "cube_of_lamentations": (
        "mage=rickart at=arena sheet=I(cube_of_lamentations) | mage=arianna at=black_rose",
        "cast I; black_rose; no",
        "bar0=44 bar1=00 figures=succubus(0@black_rose)"),
    "cube_of_lamentations defeated by its Pain": (
        "mage=rickart at=arena bar=111111111 sheet=I(cube_of_lamentations) | mage=arianna at=black_rose",
        "cast I; black_rose; no; attack; stop",
        "bar0= at0=cell trophies4=0 power1=4 power4=2 bar1=00000 figures=succubus(0@black_rose)"),
    "cube_of_lamentations/reverse": (
        "mage=rickart at=arena sheet=I(cube_of_lamentations/reverse) | mage=arianna at=black_rose",
        "cast I; black_rose",
        "bar0=44 bar1=000"),
    "cube_of_lamentations/reverse defeated by its Pain": (
        "mage=rickart at=arena bar=111111111 sheet=I(cube_of_lamentations/reverse) | mage=arianna at=black_rose",
        "cast I; black_rose",
        "bar0= at0=cell trophies4=0 power0=2 power1=4 power4=2"),
    "evil_eye": (
        "mage=graminia at=arena sheet=I(evil_eye) | mage=rickart at=black_rose power=2",
        "cast I; rickart",
        "power0=1 power1=1 hexes1=weakness"),
    "evil_eye/reverse": (
        "mage=graminia at=arena sheet=I(evil_eye/reverse) | mage=rickart at=throne",
        "cast I; rickart; sanctuary",
        "at0=sanctuary bar1=00"),
    "baron_masquerade": (
        ": top=marbling | mage=baron_doria at=arena hand=albify sheet=quick(submission*),I(baron_masquerade) | at=crypt",
        "cast I; alchemy=1; albify/reverse",
        "hand0=marbling memories0=submission sheet0=quick(albify/reverse)"),
    "baron_masquerade/reverse": (
        "mage=baron_doria at=arena sheet=I(baron_masquerade/reverse) | mage=rickart at=observatory",
        "cast I; rickart",
        "bar1=00 figures=umbra(1@observatory)"),
}
FORGOTTEN_SPELLS: Final[Cases] = {
    "arcane_barrage": (
        "at=arena sheet=I(arcane_barrage) | at=crypt",
        "cast I; rickart",
        "bar1=000000"),
    "arcane_barrage/reverse": (
        "at=arena sheet=I(arcane_barrage/reverse) | at=crypt",
        "cast I; crypt",
        "crypt=00000"),
    "killer_fog": (
        "at=arena bar=11 sheet=I(killer_fog) | at=crypt bar=22 | at=forge bar=1111",
        "cast I; rickart; rickart:graminia=2; graminia:rickart=2",
        "arena=0 bar1=000000 bar2=1100"),
    "killer_fog/reverse": (
        "at=arena sheet=I(killer_fog/reverse) | at=crypt bar=22 | at=forge bar=11111",
        "cast I; graminia; rickart:graminia=1; graminia:rickart=4",
        "arena=0 bar1=20 bar2=1000000"),
    "supreme_fireball": (
        "at=arena sheet=I(supreme_fireball) | at=throne sheet=I(dark_mirror/reverse!) | at=garden | at=observatory",
        "cast I; throne",
        "arena=0 bar1=00000 bar2=00"),
    "supreme_fireball/reverse": (
        ": figures=nigredo(2@black_rose) | at=arena sheet=I(supreme_fireball/reverse) | at=black_rose | at=garden",
        "cast I; black_rose",
        "arena=0 bar1=00000 figures= black_rose=0000"),
    "supreme_fireball/reverse most": (
        """: figures=nigredo(1@throne),nigredo(1@throne)
           | at=arena sheet=I(supreme_fireball/reverse) | at=throne | at=throne | at=throne""",
        "cast I; throne",
        "arena=0 bar1=00000 bar2=00000 bar3=00000 figures= throne=00000000"),
    "great_work": (
        ": lodge=throne(1) | at=arena bar=11 sheet=I(great_work) | at=throne",
        "cast I; throne; attack; rickart=1; rickart=1; stop",
        "arena=0 throne=0 bar0=1 bar1=000 figures=albedo(0@throne)"),
    "great_work/reverse": (
        ": lodge=crypt(111122) | at=arena sheet=I(great_work/reverse) | at=crypt | at=forge",
        "cast I; crypt; rickart=4 graminia=1",
        "arena=0 crypt=000020 power0=1"),
    "arrested_hour": (
        "at=arena tokens=0 grimoire=torment,albify sheet=I(arrested_hour) | at=crypt",
        "cast I",
        "tokens0=2 hand0=torment grimoire0=albify"),
    "arrested_hour/reverse": (
        """at=arena hand=marbling,albify sheet=quick(submission*),I(torment*),II(arrested_hour/reverse)
           | at=crypt""",
        "cast II; reload I; albify; marbling/reverse",
        "hand0= memories0=torment,submission sheet0=quick(marbling/reverse),I(albify)"),
    "word_of_ruin": (
        ": figures=cadaver(1@crypt),cadaver(0@crypt) | at=arena sheet=I(word_of_ruin) | at=throne | at=forge",
        "cast I",
        "arena=0 bar1=00 bar2=00 figures=cadaver(0@crypt)"),
    "word_of_ruin/reverse": (
        "at=arena sheet=I(word_of_ruin/reverse) | at=throne hexes=slowness,weakness | at=forge",
        "cast I; rickart; confusion",
        "arena=0 bar1=0000 hexes1=slowness,weakness,confusion"),
    "word_of_ruin/reverse three hexes": (
        "at=arena sheet=I(word_of_ruin/reverse) | at=throne bar=0022 hexes=slowness,weakness,confusion | at=forge",
        "cast I; rickart",
        "arena=0 bar1= at1=cell trophies0=1 power0=3 power2=3"),
    "aegis_of_the_first": (
        ": next=activation:1 | at=arena sheet=I(aegis_of_the_first!) | at=arena sheet=I(withering_touch)",
        "cast I; arianna; answer I",
        "arena=1 bar1=000 sheet1=I(withering_touch*)"),
    "aegis_of_the_first/reverse": (
        ": next=activation:1 | at=arena bar=22222222 sheet=I(aegis_of_the_first/reverse!) | at=arena | at=crypt",
        "fight; attack; none; answer I; stop",
        "bar0= tokens1=1"),
    "pact_of_thorns": (
        "at=arena sheet=I(pact_of_thorns) | at=crypt",
        "cast I; yes",
        "bar0=444 power0=3"),
    "pact_of_thorns refused": (
        "at=arena sheet=I(pact_of_thorns) | at=crypt",
        "cast I; no",
        ""),
    "pact_of_thorns/reverse": (
        ": events=battle,black_overload rose_power=3 | at=arena sheet=I(pact_of_thorns/reverse) | at=crypt",
        "cast I; black_overload",
        "events=battle power0=2 power4=1"),
    "call_of_the_old_host": (
        "at=arena sheet=I(call_of_the_old_host) | at=throne",
        "cast I; throne; attack; stop",
        "arena=0 bar1=000 figures=colossus(0@throne)"),
    "call_of_the_old_host/reverse": (
        ": figures=cadaver(0@crypt) | at=arena sheet=I(call_of_the_old_host/reverse) | at=crypt",
        "cast I; attack; go summoner_room; go pleasures_room; go crypt; attack; go summoner_room; go cemetery; go throne",
        "arena=0 bar1=000000 figures=cadaver(0@throne)"),
}


@pytest.mark.parametrize("side", PERSONAL_SPELLS)
def test_a_side_of_a_personal_spell(side: str) -> None:
    check_spell(side, PERSONAL_SPELLS)


@pytest.mark.parametrize("side", FORGOTTEN_SPELLS)
def test_a_side_of_a_forgotten_spell(side: str) -> None:
    check_spell(side, FORGOTTEN_SPELLS)


def test_no_spell_is_without_a_case() -> None:
    assert {side.split()[0] for side in PERSONAL_SPELLS} == sides(PERSONAL)
    assert {side.split()[0] for side in FORGOTTEN_SPELLS} == sides(FORGOTTEN)
