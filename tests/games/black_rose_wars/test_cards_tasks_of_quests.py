"""What fulfils each quest and what does not, when it is revealed, and how many cubes it takes (BR-QUEST-3, BR-QUEST-4)."""

from __future__ import annotations

from typing import Final

import pytest

from conclave.games.black_rose_wars.cards.box import open_box
from conclave.games.black_rose_wars.rules.quests import draw_quest
from tests.games.black_rose_wars.outcomes import expect, finish, seen
from tests.games.black_rose_wars.scene import Scene
from tests.support import rule

# A deed is a table, with the quest in seat 0, and what is answered; whatever is asked then is answered by itself.
Deed = tuple[str, tuple[str, ...]]


def room(name: str) -> Deed:
    """Seat 0 activates the effect of a destroyed room."""
    return f"at={name} {{q}} | at=throne", ("explore", "activate")


def cast(spell: str, where: str = "arena", revealed: str = "", *answers: str) -> Deed:
    """Seat 0 casts a spell in a room, with these spells revealed before."""
    others = "".join([f",{slot}({name}*)" for slot, name in zip(("quick", "I"), revealed.split(), strict=False)])
    return f"at={where} sheet=II({spell}){others} {{q}} | at=mirrors_room", ("cast II", *answers)


def place(target: str, where: str) -> Deed:
    """Seat 0 places instability in a room that lies within 1."""
    return cast("deflagrate/reverse", where, "", target)


def replace(target: str, where: str) -> Deed:
    """Seat 0 replaces instability in a room that lies within 2."""
    table, answers = cast("coven_circle/reverse", where, "", target, "rickart=1")
    return f": lodge={target}(1) | {table}", answers


def none_replaced(target: str, where: str) -> Deed:
    """The same, but no cube is chosen."""
    table, answers = replace(target, where)
    return table, (*answers[:-1], "none")


ATTACK: Final[Deed] = ("at=arena {q} | at=arena", ("fight", "attack", "stop"))
NO_ATTACK: Final[Deed] = ("at=arena {q} | at=arena", ("fight", "stop"))
ANSWER: Final = ": next=activation:1 | at=arena bar=44 sheet=I({}!) {{q}} | at=arena"
CADAVER: Final[Deed] = (": figures=cadaver(1@arena) | at=arena {q} | at=forge", ("fight", "attack", "stop"))
RAIN: Final = "at=crypt sheet=I(rain_dance) {q} | at=forge"
HEALED: Final[Deed] = (f": figures=cadaver(0@arena:1) | {RAIN}", ("cast I", "rickart=1"))
OWN_HEALED: Final[Deed] = (f": figures=cadaver(0@arena) | bar=1 {RAIN}", ("cast I", "rickart=1"))
FALL: Final = "at=arena {{q}} | mage=graminia at=arena bar={}"
OTHERS_FALL: Final = ": next=activation:1 | at=forge {{q}} | at=arena | mage=graminia at=arena bar={}"
STRIKE: Final = ("fight", "attack")

# The quest, how many cubes it takes, how it is revealed, what fulfils it, and what comes close without doing so.
TASKS: Final = (
    ("holy_corruption", 0, "completion", cast("submission", "arena", "spirit_walk ineluctable_pain"),
     cast("submission", "arena", "spirit_walk marbling")),
    ("contingent_mage", 3, "on_draw", cast("spirit_walk"), cast("submission", "arena")),
    ("shattered_illusion", 2, "first_progress", room("the_abyss"), room("arena")),
    ("warrior_wizard", 3, "on_draw", cast("submission", "arena"), cast("spirit_walk")),
    ("magic_stem", 0, "completion", cast("deflagrate", "arena", "athanor_eruption albify"),
     cast("deflagrate", "arena", "athanor_eruption submission")),
    ("guarding_wisdom", 2, "first_progress", room("observatory"), room("crypt")),
    ("dominate_fear", 2, "first_progress", room("crypt"), room("observatory")),
    ("earth_tempest", 0, "completion", cast("marbling", "arena", "azoth_bomb thunderbird"),
     cast("marbling", "arena", "azoth_bomb deflagrate")),
    ("channeling_instability", 4, "on_draw", place("arena", "arena"), ATTACK),
    ("summoner_wizard", 2, "on_draw", room("cemetery"), room("arena")),
    ("guardian_mage", 0, "completion", (ANSWER.format("silver_of_the_sages"), ("fight", "attack", "answer I", "damage=2")),
     (ANSWER.format("silver_of_the_sages"), ("fight", "attack", "none"))),
    ("conspirator_mage", 0, "completion", (ANSWER.format("torment/reverse"), ("fight", "attack", "answer I")),
     (ANSWER.format("silver_of_the_sages"), ("fight", "attack", "answer I", "damage=2"))),
    ("rest_the_limbs", 2, "first_progress", room("armory"), room("black_rose")),
    ("field_test", 2, "first_progress", room("alchemical_laboratory"), room("armory")),
    ("acquire_wealth", 2, "first_progress", room("treasure_room"), room("oracle_room")),
    ("cinder_and_gold", 3, "first_progress", room("sanctuary"), room("forge")),
    ("cinder_and_gold", 3, "first_progress", room("sacrificial_altar"), room("summoner_room")),
    ("enigmatic_sun", 3, "on_draw", place("throne", "arena"), place("arena", "throne")),
    ("enigmatic_sun", 3, "on_draw", replace("throne", "arena"), none_replaced("throne", "arena")),
    ("cinder_star", 0, "completion", cast("athanor_eruption", "crypt"),
     cast("athanor_eruption", "armory")),
    ("cinder_star", 0, "completion", cast("submission", "crypt"), cast("deflagrate", "crypt")),
    ("purple_star", 0, "completion", cast("overclock", "pleasures_room"), cast("marbling", "pleasures_room")),
    ("crimson_star", 0, "completion", cast("athanor_eruption", "alchemical_laboratory"),
     cast("athanor_eruption", "arena")),
    ("emerald_star", 0, "completion", cast("marbling", "forge"), cast("marbling", "garden")),
    ("citrine_star", 0, "completion", cast("azoth_bomb", "observatory", "", "black_rose"),
     cast("azoth_bomb", "crypt", "", "black_rose")),
    ("indigo_star", 0, "completion", cast("submission", "oracle_room"), cast("submission", "the_abyss")),
    ("elementalist", 3, "on_draw", cast("submission"), cast("deflagrate")),
    ("elementalist", 3, "on_draw", cast("overclock"), cast("athanor_eruption")),
    ("illusory_moon", 0, "completion", room("mirrors_room"), room("the_abyss")),
    ("purple_star", 0, "completion", cast("submission", "pleasures_room"),
     cast("deflagrate", "pleasures_room")),
    ("mortal_moon", 0, "completion", room("cemetery"), room("crypt")),
    ("generous_moon", 0, "completion", room("garden"), room("forge")),
    ("wise_moon", 0, "completion", room("bibliotheca"), room("observatory")),
    ("crimson_star", 0, "completion", cast("deflagrate", "alchemical_laboratory"),
     cast("submission", "alchemical_laboratory")),
    ("persuasive_moon", 0, "completion", room("armory"), room("pleasures_room")),
    ("emerald_star", 0, "completion", cast("athanor_eruption", "forge"), cast("deflagrate", "forge")),
    ("powerful_moon", 0, "completion", room("arena"), room("alchemical_laboratory")),
    ("citrine_star", 0, "completion", cast("marbling", "observatory"), cast("deflagrate", "observatory")),
    ("indigo_star", 0, "completion", cast("spirit_walk", "oracle_room"), cast("torment", "oracle_room")),
    ("emerald_amethyst", 3, "first_progress", room("forge"), room("arena")),
    ("emerald_amethyst", 3, "first_progress", room("armory"), room("the_abyss")),
    ("bloody_sun", 3, "on_draw", place("arena", "throne"), place("throne", "arena")),
    ("bloody_sun", 3, "on_draw", replace("arena", "throne"), none_replaced("arena", "throne")),
    ("vial_sun", 3, "on_draw", place("garden", "throne"), place("throne", "garden")),
    ("vial_sun", 3, "on_draw", replace("garden", "throne"), none_replaced("garden", "throne")),
    ("electric_ruby", 3, "first_progress", room("arena"), room("armory")),
    ("electric_ruby", 3, "first_progress", room("the_abyss"), room("crypt")),
    ("golden_sun", 3, "on_draw", place("sanctuary", "arena"), place("arena", "arena")),
    ("golden_sun", 3, "on_draw", replace("sanctuary", "arena"), none_replaced("sanctuary", "arena")),
    ("extinct_sun", 3, "on_draw", place("crypt", "pleasures_room"), place("pleasures_room", "crypt")),
    ("extinct_sun", 3, "on_draw", replace("crypt", "pleasures_room"), none_replaced("crypt", "pleasures_room")),
    ("invisible_sun", 3, "on_draw", place("the_abyss", "garden"), place("garden", "the_abyss")),
    ("invisible_sun", 3, "on_draw", replace("the_abyss", "garden"), none_replaced("the_abyss", "garden")),
    ("collective_sacrifice", 3, "on_draw", CADAVER, ATTACK),
    ("collective_sacrifice", 3, "on_draw", HEALED, OWN_HEALED),
    ("aeromancer", 0, "completion", cast("azoth_bomb", "arena", "thunderbird ineluctable_pain", "arena"),
     cast("azoth_bomb", "arena", "thunderbird marbling", "arena")),
    ("hydromancer", 0, "completion", cast("deflagrate", "arena", "albify jealous_moon"),
     cast("deflagrate", "arena", "albify thunderbird")),
    ("geomancer", 0, "completion", cast("marbling", "arena", "demolition_plan coven_circle"),
     cast("marbling", "arena", "demolition_plan deflagrate")),
    ("pyromancer", 0, "completion", cast("athanor_eruption", "arena", "visceral_fire bonfire_rite"),
     cast("athanor_eruption", "arena", "visceral_fire deflagrate")),
    ("elementalist", 3, "on_draw", cast("spirit_walk"), cast("marbling")),
    ("surrender_of_power", 0, "completion", room("black_rose"), room("throne")),
    ("deep_knowledge", 3, "on_draw", cast("marbling", "black_rose"), cast("marbling", "arena")),
    ("magus", 0, "completion", cast("overclock", "arena", "rag_doll repair_drones"),
     cast("overclock", "arena", "rag_doll spirit_walk")),
    ("power_catalyst", 3, "on_draw", ATTACK, NO_ATTACK),
    ("summoner", 0, "completion", cast("submission", "arena", "grim_torment withering_touch"),
     cast("submission", "arena", "grim_torment spirit_walk")),
    ("master_of_death", 3, "on_draw", (FALL.format("444444444"), STRIKE), (FALL.format("4444444"), STRIKE)),
    ("master_of_death", 3, "on_draw", (OTHERS_FALL.format("044444444"), STRIKE),
     (OTHERS_FALL.format("444444444"), STRIKE)),
    ("theurge", 0, "completion", cast("spirit_walk", "arena", "voice_of_ancestors submission"),
     cast("spirit_walk", "arena", "voice_of_ancestors marbling")),
)


def done(quest: str, deed: Deed) -> Scene:
    """A scene in which a deed was done while a quest lay where it is said to lie."""
    table, answers = deed
    scene = Scene(table.replace("{q}", quest)).does(*answers)
    return finish(scene, "0 ask-act", "1 ask-act", "0 ask-fight", "1 ask-fight", "0 ask-explore")


def lies(scene: Scene, quest: str) -> str:
    """Where a quest of seat 0 lies, and how many cubes are on it."""
    table = scene.table
    piles = {"hidden": table.quests_hidden, "open": table.quests_open, "completed": table.completed}
    found = [state for state, pile in piles.items() if quest in table.names_of(pile[0])]
    return f"{','.join(found)} {seen(scene, f'progress:{quest}')}"


@rule("BR-QUEST-3", "BR-QUEST-4", "BR-QUEST-11", "BR-QUEST-13")
@pytest.mark.parametrize(("quest", "cubes", "reveal", "deed", "other"), TASKS)
def test_the_task_of_a_quest(quest: str, cubes: int, reveal: str, deed: Deed, other: Deed) -> None:
    state, field = ("open", "open") if reveal == "on_draw" else ("hidden", "quests")
    assert lies(done(f"{field}={quest}", other), quest) == f"{state} 0"
    scene = done(f"{field}={quest}", deed)
    if cubes:
        assert lies(scene, quest) == "open 1"
        for count in range(1, cubes - 1):
            assert lies(done(f"open={quest}({count})", deed), quest) == f"open {count + 1}"
        scene = done(f"open={quest}({cubes - 1})", deed)
    assert lies(scene, quest) == "completed 0"


@rule("BR-QUEST-12")
@pytest.mark.parametrize(("quest", "reveal"), sorted({(row[0], row[2]) for row in TASKS}))
def test_what_is_laid_open_as_soon_as_it_is_drawn(quest: str, reveal: str) -> None:
    phase = next(card.phase for card in open_box().quests if card.name == quest)
    scene = Scene(f": moon={phase} top={quest} | at=arena | at=forge")
    draw_quest(scene.table, 0, 1)
    expect(scene, f"open:0={quest} hidden:0=" if reveal == "on_draw" else f"open:0= hidden:0={quest}")


def test_every_quest_has_its_task_here() -> None:
    assert {row[:3] for row in TASKS} == {(quest.name, quest.cubes, quest.reveal) for quest in open_box().quests}
