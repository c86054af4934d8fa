"""What each quest does when it is used, and the power that it gives then (BR-QUEST-5, BR-QUEST-6)."""

from __future__ import annotations

from typing import Final

import pytest

from conclave.games.black_rose_wars.cards.box import open_box
from tests.games.black_rose_wars.outcomes import expect
from tests.games.black_rose_wars.scene import Scene
from tests.support import rule

# The quest, the table, what seat 0 answers after `use`, and what is seen then.
USED: Final = (
    ("holy_corruption", "at=arena sheet=quick(torment*),I(submission*) {q} | at=throne bar=444",
     ("throne", "rickart:rose=2"), "power=2,0,0 hand:0=submission sheet:0=quick@torment@revealed bar:1=400"),
    ("contingent_mage", "at=arena grimoire=torment,submission {q} | at=throne",
     ("torment",), "power=1,0,0 hand:0=torment cubes:arena=0"),
    ("shattered_illusion", "at=arena {q} | at=forge",
     ("throne", "arena"), "power=1,0,0 cubes:throne=0 cubes:arena=0"),
    ("warrior_wizard", ": figures=cadaver(1@crypt),colossus(1@crypt) | at=arena {q} | at=forge",
     ("cadaver 1 of rickart",), "power=1,0,0 figures=colossus@1@crypt cubes:arena=0"),
    ("magic_stem", "at=arena sheet=quick(albify*),I(deflagrate*) {q} | at=mirrors_room bar=44",
     ("mirrors_room", "return I", "rickart:rose=1"), "power=2,0,0 hand:0=deflagrate bar:1=40"),
    ("guarding_wisdom", "at=arena bar=11444 grimoire=torment {q} | at=forge",
     ("option 2", "rickart=2 rose=1"), "power=1,0,0 bar:0=44 cubes:arena=0"),
    ("guarding_wisdom", "at=arena bar=1 grimoire=torment,submission,deflagrate {q} | at=forge",
     ("option 1",), "power=1,0,0 bar:0=1 hand:0=submission,torment cubes:arena=0"),
    ("dominate_fear", ": figures=cadaver(1@crypt),nigredo(1@crypt) | at=forge {q} | at=crypt",
     ("cadaver 1 of rickart", "attack", "rickart", "stop"), "power=2,0,0 bar:1=00 cubes:forge=0"),
    ("earth_tempest", "at=arena sheet=quick(azoth_bomb*),I(marbling*) {q} | at=throne",
     ("throne", "return I"), "power=2,0,0 hand:0=marbling bar:1=00"),
    ("channeling_instability", ": lodge=throne(1441) | at=arena {q} | at=forge",
     ("throne", "rickart=2"), "power=1,0,0 cubes:throne=0440 cubes:arena=0"),
    ("summoner_wizard", ": figures=cadaver(0@crypt),cadaver(1@crypt) | at=forge {q} | at=crypt",
     ("cadaver 1 of arianna", "attack", "rickart", "stop"), "power=2,0,0 bar:1=00 cubes:forge=0"),
    ("guardian_mage", "at=arena {q} | at=forge",
     ("agony=1",), "power=1,0,0 cards:0=1 cubes:arena=0"),
    ("conspirator_mage", "at=arena {q} | at=mirrors_room",
     ("rickart",), "power=1,0,0 bar:1=00 cubes:arena=0"),
    ("rest_the_limbs", ": crown=1 | at=arena {q} | at=forge", (), "power=1,0,0 crown=0 cubes:arena=0"),
    ("field_test", "at=arena {q} | at=black_rose", ("rickart",), "power=1,0,0 bar:1=00 cubes:arena=0"),
    ("acquire_wealth", "at=arena {q} | at=forge", (), "power=2,0,0 cubes:arena=0"),
    ("cinder_and_gold", ": lodge=throne(111) | at=arena {q} | at=throne bar=444",
     ("throne", "rickart:rose=2", "rickart=2"), "power=2,0,0 bar:1=400 cubes:throne=100"),
    ("enigmatic_sun", ": lodge=throne(111),sanctuary(44) | at=arena {q} | at=forge",
     ("throne", "rickart=1", "throne", "rickart=1", "sanctuary", "rose=1"),
     "power=3,0,0 cubes:throne=100 cubes:sanctuary=40"),
    ("cinder_star", "at=crypt {q} | at=crypt", ("attack", "stop"),
     "power=1,0,0 figures=colossus@0@crypt bar:1=000"),
    ("illusory_moon", "at=arena {q} | at=crypt", ("rickart", "yes", "garden"), "power=2,0,0 at:0=crypt at:1=garden"),
    ("purple_star", ": top=midnight_rebirth | at=arena {q} | at=forge",
     ("yes",), "power=3,0,2 events=,,midnight_rebirth"),
    ("mortal_moon", "at=arena {q} | at=forge", (), "power=3,0,0"),
    ("mortal_moon", "at=arena bar=1444 {q} | at=forge", (), "power=2,0,0 bar:0="),
    ("generous_moon", ": lodge=throne(141) | at=arena {q} | at=throne bar=44",
     ("throne", "rickart:rose=1", "rickart=1 rose=1"), "power=2,0,0 bar:1=40 cubes:throne=100"),
    ("wise_moon", "at=arena {q} | at=forge", ("agony=1 alchemy=1",), "power=2,0,0 cards:0=2"),
    ("crimson_star", ": top=midnight_rebirth | at=arena {q} | at=throne",
     ("rickart", "yes"), "power=2,0,2 bar:1=000 events=,,midnight_rebirth"),
    ("persuasive_moon", ": figures=cadaver(0@crypt),colossus(1@crypt) | at=arena {q} | at=throne",
     (), "power=2,0,0 bar:1=0 bar:cadaver= bar:colossus=0 bar:0="),
    ("emerald_star", ": moon=1 top=mortal_moon | at=arena {q} | at=forge", (), "power=2,0,0 hidden:0=mortal_moon"),
    ("powerful_moon", "at=forge {q} | at=crypt", ("rickart",), "power=2,0,0 at:1=arena bar:1=00"),
    ("citrine_star", "at=arena grimoire=torment,submission,deflagrate {q} | at=forge",
     (), "power=2,0,0 hand:0=submission,torment"),
    ("indigo_star", "at=arena grimoire=torment memories=torment,torment,submission {q} | at=forge",
     (), "power=2,0,0 cards:0=3 memories:0="),
    ("emerald_amethyst", "at=crypt {q} | at=crypt",
     ("nigredo", "attack", "no", "stop"), "power=2,0,0 figures=nigredo@0@crypt bar:1=00"),
    ("bloody_sun", "at=arena {q} | at=throne bar=4444", ("throne", "rickart:rose=3"), "power=3,0,0 bar:1=4000"),
    ("vial_sun", ": lodge=throne(141) | at=arena {q} | at=throne",
     ("throne", "rickart=1 rose=1"), "power=3,0,0 bar:1=00 cubes:throne=10000"),
    ("electric_ruby", "at=arena {q} | at=throne", ("throne", "option 1"), "power=2,0,0 bar:1=00 cubes:throne="),
    ("electric_ruby", "at=arena {q} | at=throne", ("throne", "option 2"), "power=2,0,0 bar:1= cubes:throne=00"),
    ("golden_sun", "at=arena open=field_test(1) quests=mortal_moon {q} | at=forge",
     ("field_test",), "power=1,0,0 open:0= hidden:0=mortal_moon completed:0=field_test"),
    ("extinct_sun", "at=crypt {q} | at=crypt",
     ("attack", "stop", "attack", "stop"), "power=2,0,0 figures=cadaver@0@crypt,cadaver@0@crypt bar:1=0000"),
    ("invisible_sun", "at=arena {q} | at=forge", ("agony=2",), "power=3,0,0 cards:0=2"),
    ("collective_sacrifice", ": rose_power=4 | at=arena {q} | at=forge power=4",
     ("rickart", "option 1"), "power=3,4,1"),
    ("collective_sacrifice", ": rose_power=4 | at=arena {q} | at=forge power=4",
     ("rickart", "option 2"), "power=3,2,4"),
    ("aeromancer", "at=arena tokens=0 {q} sheet=quick(torment) | at=forge", (), "power=2,0,0 tokens:0=1"),
    ("hydromancer", "at=arena bar=14 {q} | at=forge", ("rickart=1",), "power=4,0,0 bar:0=4"),
    ("geomancer", "at=arena {q} | at=forge",
     ("arena", "throne", "throne"), "power=2,0,0 cubes:arena=0 cubes:throne=00"),
    ("pyromancer", ": top=word_of_ruin | at=arena {q} | at=forge", (), "power=2,0,0 hand:0=word_of_ruin"),
    ("elementalist", "at=arena {q} | at=forge", (), "power=3,0,0 cubes:arena=0000"),
    ("surrender_of_power", "at=arena hand=word_of_ruin,torment {q} | at=forge",
     ("rickart", "word_of_ruin"), "power=4,0,0 hand:0=torment hand:1=word_of_ruin"),
    ("deep_knowledge", ": top=word_of_ruin | at=arena {q} | at=forge",
     ("word_of_ruin",), "power=4,0,0 hand:0=word_of_ruin"),
    ("magus", "at=arena grimoire=torment,submission,deflagrate,marbling {q} | at=forge",
     (), "power=3,0,0 hand:0=deflagrate,submission,torment"),
    ("power_catalyst", "at=arena {q} | at=mirrors_room", ("rickart",), "power=4,0,0 bar:1=0000"),
    ("summoner", "at=crypt {q} | at=crypt",
     ("crypt", "attack", "no", "stop"), "power=2,0,0 figures=nigredo@0@crypt bar:1=00"),
    ("summoner", ": figures=cadaver(1@crypt) | at=forge {q} | at=crypt",
     ("cadaver 1 of rickart", "attack", "stop"), "power=2,0,0 figures=cadaver@1@crypt bar:1=00"),
    ("master_of_death", "at=arena {q} | at=forge power=2 | at=crypt power=3 | at=crypt power=2",
     ("rickart, graminia, baron_doria",), "power=5,1,2,1,0"),
    ("theurge", "at=arena bar=111444 {q} | at=forge", ("arianna", "rickart=3 rose=2"), "power=3,0,0 bar:0=4"),
)

UP_TO: Final = ("ask-heal", "ask-replace-damage", "ask-replace-instability")

NEAR: Final = ["sacrificial_altar", "arena", "throne", "sanctuary"]
FAR: Final = ["armory", "sacrificial_altar", "arena", "throne", "black_rose", "sanctuary", "the_abyss"]
EVERYWHERE: Final = "at=arena {q} | mage=rickart at=throne | mage=graminia at=black_rose | at=observatory"
THREE: Final = ": figures=cadaver(0@throne),succubus(1@crypt),colossus(1@crypt) | at=arena {q} | at=forge"
# What may be chosen first: rooms within 1 and within 2 of the Arena, mages at 1, 2 and 3 rooms, evocations.
OFFERED: Final = (
    ("holy_corruption", EVERYWHERE, FAR), ("earth_tempest", EVERYWHERE, FAR), ("channeling_instability", EVERYWHERE, FAR),
    ("shattered_illusion", EVERYWHERE, NEAR), ("cinder_and_gold", EVERYWHERE, NEAR), ("generous_moon", EVERYWHERE, NEAR),
    ("bloody_sun", EVERYWHERE, NEAR), ("vial_sun", EVERYWHERE, NEAR), ("electric_ruby", EVERYWHERE, NEAR),
    ("geomancer", EVERYWHERE, NEAR), ("summoner", EVERYWHERE, NEAR),
    ("field_test", EVERYWHERE, ["rickart", "graminia", "nobody"]), ("crimson_star", EVERYWHERE, ["rickart", "nobody"]),
    ("conspirator_mage", EVERYWHERE, ["rickart", "graminia", "baron_doria", "nobody"]),
    ("powerful_moon", EVERYWHERE, ["rickart", "graminia", "baron_doria", "nobody"]),
    ("power_catalyst", EVERYWHERE, ["rickart", "graminia", "baron_doria", "nobody"]),
    ("warrior_wizard", THREE, ["cadaver 1 of arianna", "succubus 1 of rickart", "nobody"]),
    ("summoner_wizard", THREE, ["cadaver 1 of arianna", "nobody"]),
    ("dominate_fear", THREE, ["cadaver 1 of arianna", "colossus 2 of rickart", "nobody"]),
    ("enigmatic_sun", ": lodge=throne(1),sanctuary(4),black_rose(1) | at=arena {q} | at=forge", ["throne", "sanctuary"]),
    ("deep_knowledge", ": top=word_of_ruin | at=arena {q} | at=forge", 3),
)


def total(answer: str) -> int:
    """How many cubes an answer names."""
    return sum([int(part.partition("=")[2]) for part in answer.split() if "=" in part])


@rule("BR-TARGET-1", "BR-TARGET-4", "BR-LOS-1", "BR-LOS-5")
@pytest.mark.parametrize(("quest", "table", "choice"), OFFERED)
def test_what_a_quest_may_be_aimed_at(quest: str, table: str, choice: list[str] | int) -> None:
    scene = Scene(table.replace("{q}", f"completed={quest}")).does(f"use {quest}")
    assert (len(scene.answers()) if isinstance(choice, int) else scene.answers()) == choice


@rule("BR-TARGET-4")
@pytest.mark.parametrize(("quest", "times"), [("geomancer", 3), ("shattered_illusion", 2)])
def test_each_of_several_rooms_lies_within_one(quest: str, times: int) -> None:
    scene = Scene(EVERYWHERE.replace("{q}", f"completed={quest}")).does(f"use {quest}")
    for _ in range(times):
        assert scene.answers() == NEAR
        scene.does("throne")


@rule("BR-QUEST-5", "BR-QUEST-6", "BR-EFFECT-8")
@pytest.mark.parametrize(("quest", "table", "answers", "after"), USED)
def test_a_quest_is_used(quest: str, table: str, answers: tuple[str, ...], after: str) -> None:
    scene = Scene(table.replace("{q}", f"completed={quest}"))
    scene.does(f"use {quest}")
    for answer in answers:
        if scene.decision.prompt.key in UP_TO:
            assert total(answer) == max([total(other) for other in scene.answers()]), "no more is allowed"
        scene.does(answer)
    expect(scene, after)
    assert quest in scene.table.names_of(scene.table.solved[0])


def test_every_quest_is_used_once() -> None:
    assert {row[0] for row in USED} == {quest.name for quest in open_box().quests}
