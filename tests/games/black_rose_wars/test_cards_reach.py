"""Spells of Agony, Alchemy, Witchcraft, personal and forgotten ones: how far they reach, how much they may take."""

from __future__ import annotations

from typing import Final

import pytest

from conclave.games.black_rose_wars.state.components import (
    COMBAT,
    CONTINGENCY,
    EVOCATION,
    FIGURE,
    FORGOTTEN,
    MAGE,
    PERSONAL,
    ROOM,
    SCHOOLS,
    Spell,
)
from tests.games.black_rose_wars.scene import Scene
from tests.support import rule

ROW: Final = ["arena", "throne", "black_rose", "observatory", "bibliotheca"]
EVERYWHERE: Final = 9
FIGURES: Final = {
    "shared_torture": 1, "shared_torture/reverse": 1, "grim_torment": 2, "visceral_fire": 2, "peak_of_agony/reverse": 1,
    "pain_mark": 1, "submission": EVERYWHERE, "ineluctable_pain": 2, "heart_of_ice": 2,
    "viatorium_spagyricum": 0, "viatorium_spagyricum/reverse": 2, "deflagrate": 2, "athanor_eruption": 1,
    "athanor_eruption/reverse": 2, "albify": 1,
    "withering_touch": 1, "withering_touch/reverse": 2, "rag_doll": EVERYWHERE, "rag_doll/reverse": 2,
    "crows_feast/reverse": 3, "jealous_moon": 2, "jealous_moon/reverse": EVERYWHERE, "curse_of_ages": 2,
    "curse_of_ages/reverse": 1,
    "dawn_verdict": 2, "evil_eye": 2, "evil_eye/reverse": 1, "baron_masquerade/reverse": 3,
    "arcane_barrage": EVERYWHERE, "killer_fog": EVERYWHERE, "killer_fog/reverse": EVERYWHERE, "word_of_ruin/reverse": 1,
}
ROOMS: Final = {
    "grim_torment/reverse": 2, "cross_and_delight": 1, "visceral_fire/reverse": 1, "peak_of_agony": 2,
    "submission/reverse": 1, "heart_of_ice/reverse": 2,
    "azoth_bomb": 3, "azoth_bomb/reverse": 1, "deflagrate/reverse": 1, "marbling/reverse": 2, "soul_transfer/reverse": 1,
    "liquid_fire/reverse": 0, "fountain_of_the_three/reverse": EVERYWHERE, "albify/reverse": 2,
    "crows_feast": 1, "coven_circle": 1, "coven_circle/reverse": 2,
    "cube_of_lamentations": 2, "cube_of_lamentations/reverse": 2,
    "arcane_barrage/reverse": EVERYWHERE, "supreme_fireball": 2, "supreme_fireball/reverse": 2, "great_work": 1,
    "great_work/reverse": EVERYWHERE, "call_of_the_old_host": 1,
}
OWNERS: Final = {"dawn_verdict": "arianna", "cube_of_lamentations": "rickart", "evil_eye": "graminia",
                 "baron_masquerade": "baron_doria"}
EVOCATIONS: Final = {  # side: where the evocations stand, which of them are legal targets
    "cross_and_delight/reverse": (
        "succubus(0@crypt),succubus(0@forge),succubus(1@crypt),cadaver(0@crypt)",
        "succubus 1 of arianna, succubus 2 of arianna, nobody"),
    "liquid_fire": (
        "cadaver(0@crypt),nigredo(0@forge),cadaver(1@arena)", "cadaver 1 of arianna, nigredo 2 of arianna, nobody"),
    "fountain_of_the_three": (
        "cadaver(0@arena),cadaver(1@throne),colossus(1@throne),cadaver(1@black_rose)",
        "cadaver 1 of arianna, cadaver 1 of rickart, nobody"),
    "purifying_aludel": (
        "cadaver(0@crypt),nigredo(0@forge),cadaver(1@arena)", "cadaver 1 of arianna, nigredo 2 of arianna, nobody"),
    "purifying_aludel/reverse": (
        "cadaver(0@crypt),cadaver(1@arena)", "cadaver 1 of arianna, cadaver 1 of rickart, nobody"),
}
CHOICES: Final = {  # side: position, answers, what is offered, what is not
    "shared_torture": ("at=arena sheet=I(shared_torture) | at=arena bar=22 | at=crypt", "cast I; rickart",
                       "rickart:graminia=1", "rickart:graminia=2"),
    "submission": ("at=arena sheet=I(submission) | at=arena bar=22 | at=crypt", "cast I; rickart",
                   "rickart:graminia=1", "rickart:graminia=2"),
    "heart_of_ice": ("at=arena sheet=I(heart_of_ice) | at=arena bar=222 | at=crypt", "cast I; rickart",
                     "rickart:graminia=2", "rickart:graminia=3"),
    "peak_of_agony": ("at=arena bar=1122 sheet=I(peak_of_agony) | at=crypt | at=crypt", "cast I; arena",
                      "arianna:rickart=1 arianna:graminia=1", "arianna:rickart=1 arianna:graminia=0"),
    "peak_of_agony/reverse": ("at=arena bar=11 sheet=I(peak_of_agony/reverse) | at=arena | at=throne | at=black_rose",
                              "cast I; rickart", "explore", "baron_doria"),
    "deflagrate": ("at=arena sheet=I(deflagrate) | at=arena", "cast I; rickart", "throne", "stay"),
    "deflagrate enhanced": ("at=arena sheet=quick(heart_of_ice*),I(marbling*),II(deflagrate) | at=crypt", "cast II",
                            "black_rose", "observatory"),
    "purifying_aludel": (": figures=nigredo(0@crypt:111),colossus(0@crypt:111122) | at=arena sheet=I(purifying_aludel)"
                         " | at=forge | at=forge", "cast I; colossus 2 of arianna",
                         "rickart=2 graminia=1", "rickart=3 graminia=1"),
    "albify": ("at=arena sheet=I(albify) | at=arena bar=22222 | at=crypt", "cast I; rickart",
               "rickart:graminia=4", "rickart:graminia=5"),
    "albify/reverse": ("at=arena sheet=I(albify/reverse) | at=arena bar=2222 | at=crypt", "cast I; arena",
                       "rickart:graminia=3", "rickart:graminia=4"),
    "silver_of_the_sages": (": next=activation:1 figures=colossus(1@arena) | at=arena sheet=I(silver_of_the_sages!)"
                            " | at=crypt", "order colossus 1 of rickart; attack; answer I", "damage=2", "damage=3"),
    "ruinous_curse/reverse": (": next=activation:1 | at=arena sheet=I(ruinous_curse/reverse!) | at=arena",
                              "fight; attack; answer I", "damage=1", "damage=2"),
    "soul_transfer": (": figures=nigredo(0@throne),nigredo(1@garden),nigredo(1@forge) | at=arena sheet=I(soul_transfer)"
                      " | at=crypt", "cast I", "garden", "throne"),
    "rag_doll/reverse": ("at=arena sheet=I(rag_doll/reverse) | at=arena", "cast I; rickart", "throne", "stay"),
    "witch_cauldron": ("at=arena bar=111 sheet=I(witch_cauldron) | at=crypt", "cast I", "rickart=2", "rickart=3"),
    "dawn_verdict/reverse": ("at=arena bar=111 sheet=I(dawn_verdict/reverse) | at=crypt", "cast I",
                             "rickart=2", "rickart=3"),
    "black_cat": (": next=activation:1 lodge=throne(11) | at=crypt sheet=I(black_cat!) | at=garden",
                  "explore; activate; throne; answer I", "rickart=1", "rickart=2"),
    "coven_circle": (": lodge=arena(11) | at=arena sheet=I(coven_circle) | at=crypt", "cast I; arena",
                     "rickart=1", "rickart=2"),
    "coven_circle/reverse": (": lodge=arena(111) | at=arena sheet=I(coven_circle/reverse) | at=crypt", "cast I; arena",
                             "rickart=2", "rickart=3"),
    "killer_fog": ("at=arena sheet=I(killer_fog) | at=crypt bar=222 | at=crypt", "cast I; rickart",
                   "rickart:graminia=2", "rickart:graminia=3"),
    "killer_fog/reverse": ("at=arena sheet=I(killer_fog/reverse) | at=crypt bar=22222 | at=crypt", "cast I; rickart",
                           "rickart:graminia=4", "rickart:graminia=5"),
    "great_work/reverse": (": lodge=crypt(111111) | at=arena sheet=I(great_work/reverse) | at=crypt", "cast I; crypt",
                           "rickart=5", "rickart=6"),
}


def on_the_row(side: str, *places: str) -> Scene:
    """The owner of a spell in the Arena, other mages where it says, and the last one in the cell."""
    owner = OWNERS.get(side.split("/", maxsplit=1)[0], "arianna")
    others = " | ".join([f"at={place}" for place in places])
    return Scene(f"mage={owner} at=arena sheet=I({side}) | {others} |")


@pytest.mark.parametrize("side", FIGURES)
@rule("BR-TARGET-4", "BR-LOS-1")
def test_figures_within_reach(side: str) -> None:
    reach = FIGURES[side]
    near, far = ("crypt", "mirrors_room") if reach == EVERYWHERE else (ROW[reach], ROW[reach + 1])
    scene = on_the_row(side, near, far).does("cast I")
    table = scene.table
    within, beyond = [table.box.cards[table.kind[mage]].name for mage in (1, 2)]
    assert scene.can(within)
    assert scene.can(beyond) == (reach == EVERYWHERE)


@pytest.mark.parametrize("side", ROOMS)
@rule("BR-TARGET-4", "BR-LOS-2")
def test_rooms_within_reach(side: str) -> None:
    reach = ROOMS[side]
    scene = on_the_row(side, "mirrors_room", "mirrors_room").does("cast I")
    if not reach:
        assert "nigredo 0 arena" in scene.figures(), "the only room in reach"
        return
    assert [room for room in ROW if scene.can(room)] == ROW[:reach + 1]
    assert scene.can("crypt") == (reach == EVERYWHERE)


@pytest.mark.parametrize("side", EVOCATIONS)
def test_evocations_within_reach(side: str) -> None:
    figures, targets = EVOCATIONS[side]
    scene = Scene(f": figures={figures} | at=arena sheet=I({side}) | at=forge").does("cast I")
    assert sorted(scene.answers()) == sorted(targets.split(", "))


@pytest.mark.parametrize("side", CHOICES)
def test_how_much_is_offered(side: str) -> None:
    text, answers, offered, refused = CHOICES[side]
    scene = Scene(text).does(*answers.split("; "))
    assert scene.can(offered)
    assert not scene.can(refused)


def test_no_target_line_is_missing() -> None:
    schools = (*[SCHOOLS.index(name) for name in ("agony", "alchemy", "witchcraft")], PERSONAL, FORGOTTEN)
    found: dict[int, set[str]] = {}
    for card in Scene("at=arena | at=forge").table.box.card_of:
        for at, side in enumerate(card.sides if isinstance(card, Spell) and card.school in schools else ()):
            if side.type in (COMBAT, CONTINGENCY):
                found.setdefault(side.target.kind, set()).add(f"{card.name}/reverse" if at else card.name)
    assert found[FIGURE] | found[MAGE] == set(FIGURES)
    assert found[ROOM] == set(ROOMS)
    assert found[EVOCATION] == set(EVOCATIONS)
