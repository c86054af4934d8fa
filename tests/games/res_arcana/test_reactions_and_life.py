"""Sections 11 and 12: react powers and life loss."""

from __future__ import annotations

import pytest

from conclave.games.res_arcana.state.model import TRIGGERS
from conclave.kernel.errors import IllegalAnswer
from tests.games.res_arcana.scene import CARDS, Scene
from tests.support import rule

SHIELDS = ["chalice_of_life 2", "guard_dog 2", "healer 1", "protection 1", "temple 1", "alchemists_tower 2",
           "coral_castle 2"]


def attacked(victim: str, attack: str = "elvish_bow") -> Scene:
    """Seat 0 attacks; the victim is seat 1."""
    return Scene(f"play={attack} | {victim}").does(f"use {attack} 1")


@rule("RA-REACT-1", "RA-REACT-2")
def test_a_reaction_is_used_on_a_rivals_turn_and_is_no_action() -> None:
    scene = attacked("pool=l1 play=temple")
    assert scene.asked() == "1 ask-react-life-loss"
    scene.does("react temple 1")
    assert scene.turned("temple")
    assert scene.pool(1) == "l1"
    assert scene.asked() == "1 ask-act", "the own turn is still to come"


@rule("RA-REACT-1")
def test_a_reaction_may_also_be_used_on_the_own_turn() -> None:
    scene = Scene("pool=g3 play=coral_castle,golden_statue | ").does("use coral_castle 1")
    assert scene.asked() == "0 ask-react-victory-check"
    scene.does("react golden_statue 1")
    assert scene.turned("golden_statue")


@rule("RA-REACT-3")
@pytest.mark.parametrize("shield", SHIELDS)
def test_a_reaction_that_turns_its_component_needs_it_straight(shield: str) -> None:
    card = shield.split()[0]
    assert attacked(f"pool=l1 play={card}").answers() == [f"react {shield}", "suffer"]
    assert attacked(f"pool=l1 play={card}*").pool(1) == "", "turned: nothing to react with, the life is lost"


@rule("RA-REACT-3")
@pytest.mark.parametrize(("reaction", "pool", "left"), [
    ("dancing_sword 1", "e1l1", "l1"), ("elemental_spring 1", "l1c1", "l1"), ("tree_of_life 2", "l1", "")])
def test_a_reaction_without_turning_works_on_a_turned_component(reaction: str, pool: str, left: str) -> None:
    card = reaction.split()[0]
    scene = attacked(f"pool={pool} play={card}*").does(f"react {reaction}")
    assert scene.pool(1) == left
    assert scene.turned(card)


@rule("RA-REACT-4")
def test_a_react_power_is_never_an_action() -> None:
    scene = Scene("mage=healer item=protection pool=e5l5c5g5 play=dancing_sword,tree_of_life,golden_statue,temple | ")
    assert [answer for answer in scene.answers() if answer.startswith("react")] == []
    assert scene.usable("healer") == scene.usable("protection") == scene.usable("golden_statue") == []
    assert scene.usable("tree_of_life") == [1]
    with pytest.raises(IllegalAnswer):
        scene.does("react temple 1")


@rule("RA-REACT-5", "RA-REACT-7")
def test_ignoring_concerns_the_whole_loss_of_the_one_who_ignored_it() -> None:
    scene = Scene("play=fire_dragon | pool=l2 mage=healer | pool=l3").does("use fire_dragon 1")
    scene.does("react healer 1")
    assert scene.pools() == ["", "l2", "l1"], "seat 1 ignores both life, seat 2 loses them"


@rule("RA-REACT-5")
def test_the_powers_that_ignore_a_life_loss() -> None:
    ignoring = {f"{card.name} {power.index + 1}" for card in CARDS for power in card.reactions
                if TRIGGERS[power.trigger] == "life_loss"}
    assert ignoring == {*SHIELDS, "dancing_sword 1", "elemental_spring 1", "tree_of_life 2"}


@rule("RA-REACT-6")
@pytest.mark.parametrize(("dragon", "pool", "left"), [
    ("bone_dragon", "l2d1", "l2"), ("earth_dragon", "l2g1", "l2"), ("fire_dragon", "l2c1", "l2"),
    ("water_dragon", "e1l2", "l2")])
def test_dragons_offer_a_price_to_ignore_them(dragon: str, pool: str, left: str) -> None:
    scene = attacked(f"pool={pool}", dragon)
    assert scene.answers() == ["ignore 1", "suffer"]
    scene.does("ignore 1")
    assert scene.pool(1) == left
    scene = attacked(f"pool={pool}", dragon).does("suffer")
    assert "l" not in scene.pool(1)
    assert attacked("pool=l3", dragon).pool(1) == "l1", "who cannot pay the price is not asked"


@rule("RA-REACT-6")
def test_wind_dragon_and_sea_serpent_ask_for_a_card() -> None:
    scene = attacked("pool=l2 hand=hawk,vault", "wind_dragon").does("ignore 1")
    assert scene.answers() == ["hawk", "vault"]
    scene.does("vault")
    assert (scene.pool(1), scene.where("vault")) == ("l2", "discard 1")
    scene = attacked("pool=l2 play=hawk,vault", "sea_serpent").does("ignore 1", "hawk")
    assert (scene.pool(1), scene.where("hawk")) == ("l2", "discard 1")


@rule("RA-Q-33")
def test_any_own_artifact_may_be_destroyed_to_ignore_the_sea_serpent() -> None:
    scene = attacked("mage=witch pool=l2 play=prism*,magical_shard,nightingale,oracle", "sea_serpent").does("ignore 1")
    assert scene.answers() == ["prism", "magical_shard", "nightingale"], "turned, free and worth a point alike"


@rule("RA-REACT-8")
def test_the_conditions_of_reactions() -> None:
    conditions = {TRIGGERS[power.trigger]: set() for card in CARDS for power in card.reactions}
    for card in CARDS:
        for power in card.reactions:
            conditions[TRIGGERS[power.trigger]].add(card.name)
    assert set(conditions) == {"life_loss", "dragon_power", "victory_check"}
    assert conditions["dragon_power"] == {"dragon_bridle"}
    assert conditions["victory_check"] == {"golden_statue"}


@rule("RA-Q-30", "RA-REACT-8")
@pytest.mark.parametrize("dragon", [card.name for card in CARDS if card.dragon])
def test_the_bridle_answers_every_dragon(dragon: str) -> None:
    scene = attacked("pool=l2 play=dragon_bridle", dragon)
    assert scene.can("react dragon_bridle 1")
    scene.does("react dragon_bridle 1")
    assert scene.pool(1) == "l2"
    assert scene.turned("dragon_bridle")


@rule("RA-Q-30")
def test_the_bridle_does_not_answer_a_bow() -> None:
    assert attacked("pool=l2 play=dragon_bridle").pool(1) == "l1"


@rule("RA-LIFE-1", "RA-PASS-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_rivals_are_hit_except_those_who_have_passed(players: int) -> None:
    scene = Scene("pool=l1 play=elvish_bow" + " | pool=l1" * (players - 2) + " | pool=l1 passed")
    scene.does("use elvish_bow 1")
    assert scene.pools() == ["l1"] + [""] * (players - 2) + ["l1"]


@rule("RA-LIFE-2")
@pytest.mark.parametrize(("attack", "count"), [("elvish_bow", 1), ("fire_dragon", 2)])
def test_the_stated_number_of_life_is_lost(attack: str, count: int) -> None:
    assert attacked("pool=l5d3", attack).pool(1) == f"l{5 - count}d3"


@rule("RA-LIFE-3")
def test_two_other_essences_for_each_life_that_is_missing() -> None:
    scene = attacked("pool=e2d1g1")
    assert scene.asked() == "1 ask-lose-which"
    assert scene.answers() == ["death=1 gold=1", "elan=1 gold=1", "elan=1 death=1", "elan=2"]
    scene.does("elan=1 gold=1")
    assert scene.pool(1) == "e1d1"
    scene = attacked("pool=e3g2", "water_dragon").does("suffer")
    assert {sum(answer) for answer in scene.decision.answers()} == {4}


@rule("RA-LIFE-4", "RA-Q-1")
def test_life_is_lost_first() -> None:
    scene = attacked("pool=e4l1", "fire_dragon")
    assert scene.pool(1) == "e2", "the life and two elan, without a question"
    scene = attacked("pool=e4l1d4", "fire_dragon")
    assert scene.asked() == "1 ask-lose-which"
    assert all("life=1" in answer for answer in scene.answers()), "nobody keeps life and gives others"


@rule("RA-LIFE-5", "RA-Q-2")
@pytest.mark.parametrize("pool", ["l1", "c1", "l1e1", "c3", "d1g2"])
def test_who_cannot_lose_enough_loses_what_there_is(pool: str) -> None:
    assert attacked(f"pool={pool}", "wind_dragon").pool(1) == ""


@rule("RA-Q-2")
def test_an_odd_leftover_is_lost_too() -> None:
    assert attacked("pool=l1c1", "sea_serpent").pool(1) == ""
    scene = attacked("pool=e2c2", "sea_serpent")
    assert scene.pool(1) == ""


@rule("RA-LIFE-5", "RA-Q-4")
def test_who_has_nothing_loses_nothing_and_is_not_asked() -> None:
    scene = attacked("mage=healer play=hawk hand=vault", "wind_dragon")
    assert scene.asked() == "1 ask-act"
    assert not scene.turned("healer")
    assert scene.pool(1) == ""


@rule("RA-LIFE-6")
def test_only_the_pool_is_touched() -> None:
    scene = attacked("pool=l1 play=vault(l4g4)", "water_dragon")
    assert scene.pool(1) == ""
    assert scene.stored("vault") == "l4g4"


@rule("RA-Q-3")
def test_victims_decide_clockwise_from_the_attacker_once_each() -> None:
    scene = Scene(""": next=turn:2 | pool=l2c1 mage=healer | pool=l2 item=protection |
        play=fire_dragon | pool=l2 play=temple""")
    scene.does("use fire_dragon 1")
    assert scene.asked() == "3 ask-react-life-loss"
    scene.does("react temple 1")
    assert scene.asked() == "0 ask-react-life-loss"
    assert scene.answers() == ["react healer 1", "ignore 1", "suffer"]
    scene.does("ignore 1")
    assert scene.asked() == "1 ask-react-life-loss", "one reaction was enough for seat 0"
    scene.does("suffer")
    assert [scene.pool(seat) for seat in (0, 1, 3)] == ["l2", "", "l2"]
    assert scene.asked() == "3 ask-act"
