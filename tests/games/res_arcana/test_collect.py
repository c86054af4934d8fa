"""Section 6: the Collect phase."""

from __future__ import annotations

import pytest

from tests.games.res_arcana.scene import Scene
from tests.support import rule


def collecting(text: str) -> Scene:
    """Seat 0 is about to collect, and acts after that."""
    return Scene(f": round=2 next=collect:0,turn:0 | {text}")


@rule("RA-COLLECT-1")
def test_every_component_collects_and_what_lies_on_them_may_be_taken() -> None:
    scene = collecting("mage=necromancer play=hawk,vault(g1),temple,catacombs_of_the_dead,ring_of_midas(g2) | ")
    assert scene.asked() == "0 ask-take-from"
    assert scene.answers() == ["none", "vault", "ring_of_midas", "vault, ring_of_midas"]
    scene.does("vault, ring_of_midas")
    assert scene.asked() == "0 ask-act"
    assert scene.pool(0) == "l1c1d2g3"


@rule("RA-COLLECT-2", "RA-COLLECT-12")
def test_collected_essences_come_from_the_supply_without_asking() -> None:
    scene = collecting("pool=e1 play=flaming_pit | pool=e5")
    assert scene.asked() == "0 ask-act", "an ordinary gain cannot be declined"
    assert scene.pool(0) == "e2"
    assert scene.stored("flaming_pit") == ""
    assert scene.pool(1) == "e5"


@rule("RA-COLLECT-3", "RA-COLLECT-4")
def test_numbers_and_pluses() -> None:
    assert collecting("play=chalice_of_fire | ").pool(0) == "e2", "a number"
    assert collecting("mage=duelist | ").pool(0) == "e1", "no number"
    assert collecting("play=elemental_spring | ").pool(0) == "e1l1c1", "joined by pluses"


@rule("RA-COLLECT-5")
@pytest.mark.parametrize(("text", "options"), [
    ("mage=healer", ["calm", "life"]),
    ("mage=witch", ["life", "death"]),
    ("item=calm_elan", ["calm", "elan"]),
    ("item=death_life", ["death", "life"]),
])
def test_of_icons_with_a_slash_exactly_one_is_taken(text: str, options: list[str]) -> None:
    for wanted in options:
        scene = collecting(f"{text} | ")
        assert scene.answers() == options
        scene.does(wanted)
        assert scene.pool(0) == f"{wanted[0]}1"


@rule("RA-COLLECT-6")
def test_any_essences_in_any_mix_within_the_restriction() -> None:
    scene = collecting("play=hanging_gardens | ")
    assert len(scene.answers()) == 20, "3 of 4 types in any mix"
    assert all("gold" not in answer for answer in scene.answers())
    scene.does("life=2 death=1")
    assert scene.pool(0) == "l2d1"


@rule("RA-COLLECT-7")
def test_each_component_is_all_or_nothing() -> None:
    scene = collecting("play=vault(g3),athanor(e4) | ")
    assert scene.answers() == ["none", "vault", "athanor", "vault, athanor"]
    scene.does("athanor")
    assert scene.stored("athanor") == ""
    assert scene.stored("vault") == "g3"
    assert scene.pool(0) == "e4"


@rule("RA-COLLECT-8")
def test_essences_taken_off_a_place_of_power_no_longer_score() -> None:
    scene = collecting("play=catacombs_of_the_dead(d3) | ")
    assert scene.points(0) == 1 + 3, "the token and three death"
    scene.does("catacombs_of_the_dead")
    assert scene.pool(0) == "d4"
    assert scene.points(0) == 1


@rule("RA-COLLECT-9", "RA-Q-23", "RA-CARD-14")
def test_the_forge_is_paid_or_turned_as_its_owner_likes() -> None:
    scene = collecting("pool=d2 play=cursed_forge | ")
    assert scene.asked() == "0 ask-upkeep"
    assert scene.answers() == ["upkeep 1", "upkeep 2"]
    scene.does("upkeep 2")
    assert scene.turned("cursed_forge")
    assert scene.pool(0) == "d2"
    scene = collecting("pool=d2 play=cursed_forge | ").does("upkeep 1")
    assert not scene.turned("cursed_forge")
    assert scene.pool(0) == "d1"


@rule("RA-COLLECT-9", "RA-CARD-14")
def test_who_cannot_pay_the_forge_turns_it() -> None:
    scene = collecting("pool=e5 play=cursed_forge | ")
    assert scene.asked() == "0 ask-act"
    assert scene.turned("cursed_forge")


@rule("RA-COLLECT-9", "RA-Q-22")
def test_essences_just_collected_can_pay_the_upkeep() -> None:
    scene = collecting("mage=witch play=cursed_forge,cursed_skull(d3) | ")
    assert scene.asked() == "0 ask-collect-one-of"
    scene.does("life")
    assert scene.asked() == "0 ask-take-from"
    scene.does("cursed_skull")
    assert scene.asked() == "0 ask-upkeep", "upkeep comes last"
    scene.does("upkeep 1")
    assert scene.pool(0) == "l1d2"


@rule("RA-Q-23")
def test_a_forge_claimed_this_round_has_its_first_upkeep_in_the_next_collect() -> None:
    scene = Scene(": places=cursed_forge | pool=e6d5 | ")
    scene.does("claim cursed_forge")
    assert scene.pool(0) == "d2"
    assert not scene.turned("cursed_forge")
    scene.pass_round()
    assert scene.asked() == "0 ask-upkeep"


@rule("RA-COLLECT-10", "RA-CARD-11")
def test_the_vault_pays_only_while_its_gold_stays() -> None:
    scene = collecting("play=vault(g2) | ")
    scene.does("none")
    assert scene.asked() == "0 ask-collect-any"
    assert all("gold" not in answer for answer in scene.answers())
    scene.does("calm=1 life=1")
    assert scene.pool(0) == "l1c1"
    assert scene.stored("vault") == "g2"
    scene = collecting("play=vault(g2) | ").does("vault")
    assert scene.asked() == "0 ask-act"
    assert scene.pool(0) == "g2"


@rule("RA-COLLECT-10", "RA-CARD-10", "RA-Q-22")
def test_windup_man_grows_only_while_all_stays_and_not_for_this_round() -> None:
    scene = collecting("play=windup_man(e1) | ").does("none")
    assert scene.asked() == "0 ask-act", "what was added cannot be taken in the same phase"
    assert scene.stored("windup_man") == "e3"
    assert scene.pool(0) == ""
    scene = collecting("play=windup_man(e1) | ").does("windup_man")
    assert scene.stored("windup_man") == ""
    assert scene.pool(0) == "e1"


@rule("RA-Q-24")
def test_vault_and_windup_man_with_other_essences() -> None:
    scene = collecting("play=vault(l2) | ").does("none")
    assert scene.asked() == "0 ask-act", "no gold, no bonus"
    scene = collecting("play=vault(l1g5) | ").does("none")
    assert scene.asked() == "0 ask-collect-any"
    assert scene.can("elan=2"), "two, however much gold there is"
    scene = collecting("play=windup_man(l1c4g1) | ").does("none")
    assert scene.stored("windup_man") == "l3c6g3", "two per type, not per marker"


@rule("RA-COLLECT-10", "RA-CARD-10")
def test_an_empty_windup_man_stays_empty() -> None:
    scene = collecting("play=windup_man | ")
    assert scene.asked() == "0 ask-act"
    assert scene.stored("windup_man") == ""


@rule("RA-COLLECT-11", "RA-Q-22")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_players_collect_clockwise_from_the_first(first: int) -> None:
    scene = Scene(f": first={first} next=round:0 | mage=witch | mage=healer | item=death_life")
    order = []
    while scene.asked().endswith("ask-collect-one-of"):
        order.append(scene.decision.seat)
        scene.does("life")
    assert order == [first, (first + 1) % 3, (first + 2) % 3]
    assert scene.asked() == f"{first} ask-act"


@rule("RA-Q-22")
def test_fixed_gains_come_before_questions() -> None:
    scene = collecting("mage=witch play=flaming_pit,celestial_horse,vault(g1) | ")
    assert scene.asked() == "0 ask-collect-one-of"
    assert scene.pool(0) == "e1"
    scene.does("death")
    assert scene.asked() == "0 ask-collect-any"
    scene.does("elan=2")
    assert scene.asked() == "0 ask-take-from"


@rule("RA-COLLECT-12", "RA-DEF-8")
def test_a_turned_component_still_collects() -> None:
    scene = collecting("mage=seer play=treant*,vault(g1)* | ").does("none", "life=2")
    assert scene.pool(0) == "l4c1"
    assert scene.turned("treant")
