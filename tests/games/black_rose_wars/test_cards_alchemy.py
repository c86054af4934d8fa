"""Every side of every spell of Alchemy, and every Enhancement: what lies differently on the table afterwards."""

from __future__ import annotations

from typing import Final

import pytest

from conclave.games.black_rose_wars.state.components import SCHOOLS
from tests.games.black_rose_wars.card_cases import Cases, check_spell, sides
from tests.games.black_rose_wars.scene import Scene
from tests.support import rule

CASES: Final[Cases] = {
    "azoth_bomb": (
        "at=arena sheet=quick(heart_of_ice*),I(azoth_bomb) | at=observatory | at=observatory",
        "cast I; observatory",
        "bar1=00 bar2=00"),
    "azoth_bomb enhanced": (
        "at=arena sheet=quick(heart_of_ice*),I(witch_cauldron*),II(azoth_bomb) | at=observatory",
        "cast II; observatory",
        "bar1=0000"),
    "azoth_bomb/reverse": (
        "at=arena sheet=quick(heart_of_ice*),I(azoth_bomb/reverse) | at=throne",
        "cast I; throne",
        "bar1=00"),
    "azoth_bomb/reverse enhanced": (
        "at=arena sheet=quick(marbling*),I(ineluctable_pain*),II(azoth_bomb/reverse) | at=throne",
        "cast II; throne",
        "bar1=0000"),
    "viatorium_spagyricum": (
        "at=arena sheet=quick(marbling*),I(marbling*),II(viatorium_spagyricum) | at=arena",
        "cast II; rickart",
        "arena=0 bar1=00"),
    "viatorium_spagyricum enhanced": (
        "at=arena sheet=quick(marbling*),I(rag_doll*),II(viatorium_spagyricum) | at=arena",
        "cast II; rickart",
        "arena=0 bar1=00000"),
    "viatorium_spagyricum one symbol": (
        "at=arena sheet=quick(rag_doll*),I(viatorium_spagyricum) | at=arena",
        "cast I; rickart",
        "arena=0 bar1=00"),
    "viatorium_spagyricum/reverse": (
        "at=arena sheet=I(viatorium_spagyricum/reverse) | at=black_rose",
        "cast I; rickart",
        "arena=0 bar1=00"),
    "viatorium_spagyricum/reverse enhanced": (
        "at=arena sheet=quick(heart_of_ice*),I(viatorium_spagyricum/reverse) | at=black_rose",
        "cast I; rickart",
        "arena=0 bar1=0000"),
    "deflagrate": (
        "at=arena sheet=I(deflagrate) | at=throne | at=throne",
        "cast I; rickart; garden",
        "bar1=00 at1=garden"),
    "deflagrate enhanced": (
        "at=arena sheet=quick(heart_of_ice*),I(marbling*),II(deflagrate) | at=throne | at=throne",
        "cast II; throne; graminia; black_rose",
        "bar1=00 bar2=00 at2=black_rose"),
    "deflagrate water": (
        "at=arena sheet=quick(heart_of_ice*),I(deflagrate) | at=throne | at=throne",
        "cast I; rickart; garden",
        "bar1=00 at1=garden"),
    "deflagrate earth": (
        "at=arena sheet=quick(marbling*),I(deflagrate) | at=throne | at=throne",
        "cast I; rickart; garden",
        "bar1=00 at1=garden"),
    "deflagrate/reverse": (
        "at=arena sheet=I(deflagrate/reverse) | at=throne",
        "cast I; throne",
        "bar1=0 throne=00"),
    "deflagrate/reverse enhanced": (
        "at=arena sheet=quick(visceral_fire*),I(deflagrate/reverse) | at=throne",
        "cast I; throne",
        "bar1=00 throne=00"),
    "athanor_eruption": (
        "at=arena sheet=quick(crows_feast*),I(athanor_eruption) | at=throne",
        "cast I; rickart",
        "bar1=000"),
    "athanor_eruption earth": (
        "at=arena sheet=quick(marbling*),I(athanor_eruption) | at=throne",
        "cast I; rickart",
        "bar1=000"),
    "athanor_eruption enhanced": (
        "at=arena sheet=quick(crows_feast*),I(marbling*),II(athanor_eruption) | at=throne",
        "cast II; rickart",
        "bar1=0000"),
    "athanor_eruption/reverse": (
        "at=arena sheet=I(athanor_eruption/reverse) | at=black_rose",
        "cast I; rickart",
        "bar1=00"),
    "athanor_eruption/reverse enhanced": (
        "at=arena sheet=quick(crows_feast*),I(torment*),II(athanor_eruption/reverse) | at=black_rose",
        "cast II; rickart",
        "black_rose=00 bar1=00"),
    "marbling": (
        """: figures=cadaver(1@crypt),nigredo(0@forge),umbra(2@garden)
           | at=arena sheet=I(marbling) | at=throne | at=garden""",
        "cast I",
        "figures=cadaver(1@crypt:0),nigredo(0@forge),umbra(2@garden:0)"),
    "marbling enhanced": (
        """: figures=cadaver(1@crypt),nigredo(0@forge)
           | at=arena sheet=quick(visceral_fire*),I(visceral_fire*),II(marbling) | at=throne | at=garden""",
        "cast II",
        "bar1=0 bar2=0 figures=cadaver(1@crypt:0),nigredo(0@forge)"),
    "marbling one symbol": (
        "at=arena sheet=quick(visceral_fire*),I(marbling) | at=throne | at=garden",
        "cast I",
        ""),
    "marbling/reverse": (
        "at=arena sheet=I(marbling/reverse) | at=black_rose",
        "cast I; black_rose",
        "bar1=0"),
    "marbling/reverse enhanced": (
        "at=arena sheet=quick(heart_of_ice*),I(marbling/reverse) | at=black_rose",
        "cast I; black_rose",
        "black_rose=00 bar1=0"),
    "stone_phoenix": (
        ": next=activation:1 figures=cadaver(0@arena) | at=crypt sheet=I(stone_phoenix!) | at=arena",
        "fight; attack; none; answer I; stop",
        "figures=nigredo(0@arena) tokens1=1"),
    "stone_phoenix/reverse": (
        ": next=activation:1 figures=cadaver(2@arena) | at=crypt sheet=I(stone_phoenix/reverse!) | at=arena | at=forge",
        "fight; attack; none; answer I; attack; stop; stop",
        "figures=cadaver(0@arena) bar1=00 tokens1=1"),
    "soul_transfer": (
        """: lodge=sanctuary(used) figures=nigredo(1@sanctuary),cadaver(0@garden)
           | at=crypt bar=1112 sheet=I(soul_transfer) | at=forge | at=forge""",
        "cast I; rickart=2 graminia=1",
        "bar0=1"),
    "soul_transfer/reverse": (
        """: figures=nigredo(0@crypt),cadaver(0@forge),nigredo(1@forge)
           | at=arena sheet=I(soul_transfer/reverse) | at=forge""",
        "cast I; throne; cadaver",
        "figures=cadaver(0@forge),cadaver(0@throne),nigredo(1@forge)"),
    "liquid_fire": (
        ": figures=cadaver(0@crypt) | at=arena sheet=I(liquid_fire) | at=pleasures_room | at=armory",
        "cast I; cadaver 1 of arianna",
        "arena=0 figures= bar1=00"),
    "liquid_fire enhanced": (
        ": figures=cadaver(0@crypt) | at=crypt sheet=quick(heart_of_ice*),I(liquid_fire) | at=pleasures_room | at=armory",
        "cast I; cadaver 1 of arianna",
        "crypt=0 figures= bar1=000"),
    "liquid_fire/reverse": (
        "at=arena sheet=I(liquid_fire/reverse) | at=arena",
        "cast I",
        "arena=0 bar1=0 figures=nigredo(0@arena)"),
    "liquid_fire/reverse enhanced": (
        """: figures=cadaver(0@crypt),nigredo(1@forge)
           | at=arena sheet=quick(marbling*),I(liquid_fire/reverse) | at=arena""",
        "cast I; attack; no; go throne; go cemetery; go armory",
        "arena=0 bar1=000 figures=cadaver(0@crypt),nigredo(0@armory),nigredo(1@forge)"),
    "fountain_of_the_three": (
        ": figures=cadaver(1@throne),colossus(1@throne) | at=arena sheet=I(fountain_of_the_three) | at=throne",
        "cast I; cadaver 1 of rickart",
        "figures=colossus(1@throne),nigredo(0@throne)"),
    "fountain_of_the_three enhanced": (
        """: figures=cadaver(1@throne),cadaver(0@crypt),nigredo(1@forge)
           | at=arena sheet=quick(heart_of_ice*),I(ineluctable_pain*),II(fountain_of_the_three) | at=throne""",
        "cast II; cadaver 1 of rickart; attack; no; stop",
        "figures=cadaver(0@crypt),nigredo(0@throne),nigredo(1@forge) bar1=000"),
    "fountain_of_the_three one symbol": (
        """: figures=cadaver(1@throne)
           | at=arena sheet=quick(heart_of_ice*),I(fountain_of_the_three) | at=throne""",
        "cast I; cadaver 1 of rickart",
        "figures=nigredo(0@throne)"),
    "fountain_of_the_three/reverse": (
        """: figures=cadaver(0@crypt),nigredo(0@pleasures_room)
           | at=arena sheet=I(fountain_of_the_three/reverse) | at=throne""",
        "cast I; crypt",
        "figures=cadaver(0@crypt),nigredo(0@crypt),nigredo(0@pleasures_room)"),
    "fountain_of_the_three/reverse enhanced": (
        ": figures=nigredo(0@crypt) | at=arena sheet=quick(heart_of_ice*),I(fountain_of_the_three/reverse) | at=crypt",
        "cast I; crypt; option 1; attack; no; stop",
        "bar1=00 crypt=0"),
    "purifying_aludel": (
        ": figures=nigredo(0@throne:112) | at=arena sheet=I(purifying_aludel) | at=throne | at=forge",
        "cast I; nigredo 1 of arianna; rickart=2 graminia=1; attack; no; stop",
        "arena=0 figures=nigredo(0@throne) bar1=00"),
    "purifying_aludel water": (
        ": figures=cadaver(0@throne) | at=arena sheet=quick(heart_of_ice*),I(purifying_aludel) | at=throne",
        "cast I; cadaver 1 of arianna; attack; stop",
        "arena=0 bar1=00"),
    "purifying_aludel earth": (
        ": figures=cadaver(0@throne) | at=arena sheet=quick(marbling*),I(purifying_aludel) | at=throne",
        "cast I; cadaver 1 of arianna; attack; stop",
        "arena=0 bar1=00"),
    "purifying_aludel enhanced": (
        """: figures=cadaver(0@throne:1)
           | at=arena sheet=quick(heart_of_ice*),I(marbling*),II(purifying_aludel) | at=throne""",
        "cast II; cadaver 1 of arianna; rickart=1; attack; stop",
        "arena=0 figures=cadaver(0@throne) bar1=0000"),
    "purifying_aludel/reverse": (
        ": figures=nigredo(1@crypt) | at=arena sheet=I(purifying_aludel/reverse) | at=crypt",
        "cast I; nigredo 1 of rickart; attack; no; stop",
        "arena=0 bar1=00"),
    "albify": (
        "at=arena sheet=I(albify) | at=throne bar=22224 power=3 | at=crypt",
        "cast I; rickart; rickart:graminia=3 rickart:rose=1",
        "arena=0 bar1=20000"),
    "albify one symbol": (
        "at=arena sheet=quick(crows_feast*),I(albify) | at=throne power=3",
        "cast I; rickart",
        "arena=0"),
    "albify enhanced": (
        "at=arena sheet=quick(crows_feast*),I(torment*),II(albify) | at=throne bar=22224 power=3 | at=crypt",
        "cast II; rickart; rickart:graminia=4",
        "arena=0 bar1=00004 power1=1"),
    "albify/reverse": (
        "at=arena sheet=I(albify/reverse) | at=black_rose bar=22 | at=black_rose bar=11",
        "cast I; black_rose; rickart:graminia=1 graminia:rickart=2",
        "arena=0 bar1=20 bar2=00"),
    "albify/reverse enhanced": (
        "at=arena sheet=quick(visceral_fire*),I(albify/reverse) | at=black_rose bar=22 | at=black_rose bar=11",
        "cast I; black_rose; rickart:graminia=2 graminia:rickart=1",
        "arena=0 bar1=000 bar2=100"),
    "silver_of_the_sages": (
        ": next=activation:1 figures=cadaver(0@throne) | at=arena sheet=I(silver_of_the_sages!) | at=arena",
        "fight; attack; answer I; damage=2; go arena; attack; stop",
        "arena=0 figures=cadaver(0@arena:4) bar1=00 tokens1=1"),
    "silver_of_the_sages/reverse": (
        """: next=activation:1 figures=cadaver(0@forge),nigredo(1@forge)
           | at=arena bar=22222222 sheet=I(silver_of_the_sages/reverse!) | at=arena | at=crypt""",
        "fight; attack; none; answer I; stop",
        """arena=0 figures=cadaver(0@forge),nigredo(0@arena),nigredo(1@forge)
           power0=1 power1=2 power2=4 at0=cell bar0= trophies1=0 tokens1=1"""),
}


ORDERS: Final[Cases] = {  # what is told, one after another, with the amounts
    "azoth_bomb/reverse": (
        "at=arena sheet=quick(marbling*),I(azoth_bomb/reverse) | at=arena", "cast I; arena", "suffers=1 suffers=2"),
    "viatorium_spagyricum": (
        "at=arena sheet=quick(marbling*),I(rag_doll*),II(viatorium_spagyricum) | at=arena",
        "cast II; rickart", "places-instability=1 suffers=3 suffers=2"),
    "athanor_eruption": (
        "at=arena sheet=quick(marbling*),I(crows_feast*),II(athanor_eruption) | at=arena",
        "cast II; rickart", "suffers=1 suffers=3"),
    "athanor_eruption/reverse": (
        "at=arena sheet=quick(crows_feast*),I(athanor_eruption/reverse) | at=arena",
        "cast I; rickart", "places-instability=1 suffers=2"),
    "marbling/reverse": (
        "at=arena sheet=quick(heart_of_ice*),I(marbling/reverse) | at=arena",
        "cast I; arena", "places-instability=2 suffers=1"),
    "fountain_of_the_three/reverse": (
        ": figures=nigredo(0@crypt) | at=arena sheet=quick(heart_of_ice*),I(fountain_of_the_three/reverse) | at=crypt",
        "cast I; crypt; option 1; attack; no; stop", "suffers=2 places-instability=1"),
    "liquid_fire": (
        ": figures=cadaver(0@crypt) | at=arena sheet=quick(heart_of_ice*),I(liquid_fire) | at=crypt",
        "cast I; cadaver 1 of arianna", "places-instability=1 suffers=2 suffers=1"),
}


@pytest.mark.parametrize("side", ORDERS)
@rule("BR-ALCH-1")
def test_an_enhancement_comes_where_it_is_printed(side: str) -> None:
    text, answers, told = ORDERS[side]
    scene = Scene(text).does(*answers.split("; "))
    found = [f"{event.key}={event.amount}" for event in scene.told if event.key in ("suffers", "places-instability")]
    assert found == told.split()


@pytest.mark.parametrize("side", CASES)
def test_a_side_of_a_spell(side: str) -> None:
    check_spell(side, CASES)


def test_no_protection_answers_the_enhancement_of_athanor_eruption() -> None:
    scene = Scene("""at=arena sheet=quick(crows_feast*),I(marbling*),II(athanor_eruption)
                     | at=throne sheet=I(dark_mirror/reverse!)""")
    scene.does("cast II", "rickart")
    assert (scene.asked(), scene.bar(1)) == ("1 ask-answer", ""), "he is the target of a spell"
    scene.does("none")
    assert (scene.asked(), scene.bar(1)) == ("1 ask-answer", "0000"), "the single damage could not be answered"
    scene.does("none")
    assert scene.asked() == "0 ask-act"


def test_what_small_evocations_soul_transfer_summons() -> None:
    scene = Scene(": figures=nigredo(0@crypt) | at=arena sheet=I(soul_transfer/reverse) | at=forge")
    scene.does("cast I", "throne")
    assert sorted(scene.answers()) == ["cadaver", "mysterious_totem", "succubus", "totem"]


def test_no_spell_is_without_a_case() -> None:
    assert {side.split()[0] for side in CASES} == sides(SCHOOLS.index("alchemy"))
