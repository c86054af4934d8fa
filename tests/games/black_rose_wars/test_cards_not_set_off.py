"""Traps and protections of Agony, Alchemy, Witchcraft and the forgotten spells: things that do not set them off."""

from __future__ import annotations

from typing import Final

import pytest

from conclave.games.black_rose_wars.state.components import FORGOTTEN, PERSONAL, PROTECTION, SCHOOLS, TRAP, Spell
from tests.games.black_rose_wars.scene import Scene, asked_for
from tests.support import rule

ATTACK: Final = "fight; attack; stop"
CASES: Final = {  # seat 0 has the card; what is done, and by whom
    "torment": (": | at=arena sheet=I(torment!) | at=arena", ATTACK),
    "torment/reverse": (
        ": next=activation:1 | at=crypt sheet=I(torment/reverse!) | at=arena | at=arena", ATTACK),
    "master_of_pleasure": (
        "at=arena sheet=I(master_of_pleasure!) completed=acquire_wealth | at=arena", "use acquire_wealth"),
    "master_of_pleasure/reverse": (
        ": next=activation:1 | at=arena sheet=I(master_of_pleasure/reverse!) | at=arena", ATTACK),
    "liquefy_the_pain": (
        ": next=activation:1 | at=arena sheet=I(liquefy_the_pain!) | at=crypt | at=crypt bar=00000000", ATTACK),
    "liquefy_the_pain/reverse": (
        ": next=activation:1 | at=crypt bar=22222222 sheet=I(liquefy_the_pain/reverse!) | at=crypt | at=forge", ATTACK),
    "stone_phoenix": (
        ": next=activation:1 figures=cadaver(2@arena) | at=crypt sheet=I(stone_phoenix!) | at=arena | at=forge", ATTACK),
    "stone_phoenix/reverse": (
        """: next=activation:1 figures=cadaver(1@crypt),cadaver(1@garden),cadaver(1@forge)
           | at=throne sheet=I(stone_phoenix/reverse!) | at=cemetery""",
        "explore; activate; cadaver 1 of rickart; stop"),
    "silver_of_the_sages": (
        ": next=activation:1 | at=crypt sheet=I(silver_of_the_sages!) | at=arena | at=arena", ATTACK),
    "silver_of_the_sages/reverse": (
        ": next=activation:1 | at=crypt sheet=I(silver_of_the_sages/reverse!) | at=arena | at=arena bar=00000000", ATTACK),
    "brain_worm": (
        ": next=activation:1 | at=crypt sheet=I(brain_worm!) | at=throne", "explore; go garden; stop"),
    "brain_worm of the one who enters": ("at=throne sheet=I(brain_worm!) | at=crypt", "explore; go arena; stop"),
    "ruinous_curse": (
        "at=arena sheet=quick(submission),I(ruinous_curse!) | at=crypt", "cast quick; rickart"),
    "ruinous_curse/reverse": (
        "at=arena sheet=quick(submission),I(ruinous_curse/reverse!) | at=crypt", "cast quick; rickart"),
    "thirteenth_knot": (
        ": next=activation:1 | at=crypt sheet=I(thirteenth_knot!) | at=arena sheet=I(witch_cauldron)", "cast I"),
    "thirteenth_knot of the caster": (
        "at=crypt sheet=quick(jealous_moon),I(thirteenth_knot!) | at=crypt", "cast quick; rickart"),
    "thirteenth_knot/reverse": (
        "at=arena sheet=I(thirteenth_knot/reverse!) completed=acquire_wealth | at=arena", "use acquire_wealth"),
    "black_cat": (
        "at=garden sheet=I(black_cat!) | at=arena", "explore; activate; garden; stop"),
    "black_cat/reverse": (
        ": next=activation:1 | at=crypt sheet=I(black_cat/reverse!) | at=sanctuary", "explore; activate; stop"),
    "black_cat/reverse of the one in the room": (
        "at=garden sheet=I(black_cat/reverse!) | at=arena", "explore; activate; garden; stop"),
    "aegis_of_the_first": (
        ": next=activation:1 | at=arena sheet=I(aegis_of_the_first!) | at=throne sheet=I(crows_feast)", "cast I; arena"),
    "aegis_of_the_first/reverse": (
        ": next=activation:1 | at=crypt sheet=I(aegis_of_the_first/reverse!) | at=arena | at=arena bar=00000000", ATTACK),
}


@pytest.mark.parametrize("side", CASES)
@rule("BR-TRAP-2")
def test_a_card_that_nothing_sets_off(side: str) -> None:
    text, answers = CASES[side]
    assert f"({side.split()[0]}!)" in text
    scene = Scene(text)
    for answer in answers.split("; "):
        scene.does(answer)
        while scene.asked() == "0 ask-answer":
            assert asked_for(scene) == []
            scene.does("none")
    assert scene.asked().endswith("ask-act")
    assert any("activated" in slot for slot in scene.sheet(0))


def test_no_trap_or_protection_is_missing() -> None:
    schools = [SCHOOLS.index(name) for name in ("agony", "alchemy", "witchcraft")]
    found = set()
    for card in Scene("at=arena | at=forge").table.box.card_of:
        if isinstance(card, Spell) and card.school in (*schools, PERSONAL, FORGOTTEN):
            for at, side in enumerate(card.sides[:1 if card.undivided else 2]):
                if side.type in (TRAP, PROTECTION):
                    found.add(f"{card.name}/reverse" if at else card.name)
    assert {side.split()[0] for side in CASES} == found
