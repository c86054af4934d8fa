"""Sections 10, 13, 14 and 16 to 19: powers, destroying, essences by cost, straightening, converting, rivals."""

from __future__ import annotations

import pytest

from conclave.games.res_arcana.state.model import KINDS
from conclave.kernel.errors import IllegalAnswer
from tests.games.res_arcana.scene import CARDS, Scene
from tests.support import rule


@rule("RA-POWER-1")
def test_a_power_is_a_cost_and_an_effect_and_a_component_has_at_most_two() -> None:
    assert {len(card.powers) for card in CARDS} == {0, 1, 2}
    scene = Scene("pool=e1 play=dwarven_pickaxe | ").does("use dwarven_pickaxe 1")
    assert scene.pool(0) == "g1"
    assert scene.turned("dwarven_pickaxe")


@rule("RA-POWER-2")
def test_a_power_whose_full_cost_cannot_be_paid_cannot_be_used() -> None:
    assert Scene("pool=e2 play=cursed_forge | ").usable("cursed_forge") == []
    assert Scene("pool=e1g1 play=cursed_forge | ").usable("cursed_forge") == []
    scene = Scene("pool=e2g1 play=cursed_forge | ").does("use cursed_forge 1")
    assert scene.pool(0) == ""
    assert scene.stored("cursed_forge") == "g1"


@rule("RA-POWER-3", "RA-DEF-7")
def test_turning_is_a_price_and_straightening_makes_the_power_usable_again() -> None:
    scene = Scene(": deck=oracle | mage=druid play=hawk | ").does("use hawk 1", "monument deck", "oracle")
    assert scene.turned("hawk")
    scene.passes()
    assert scene.usable("hawk") == []
    scene.does("use druid 1", "hawk")
    assert not scene.turned("hawk")
    assert scene.usable("hawk") == [1]


@rule("RA-POWER-4")
def test_a_turned_component_has_no_power_even_one_without_turning() -> None:
    assert Scene("pool=d5 play=catacombs_of_the_dead | ").usable("catacombs_of_the_dead") == [1, 2]
    assert Scene("pool=d5 play=catacombs_of_the_dead* | ").usable("catacombs_of_the_dead") == []
    assert Scene("pool=e1 play=mausoleum* | ").usable("mausoleum") == []


@rule("RA-POWER-4", "RA-CARD-7", "RA-Q-6")
def test_the_guard_dog_is_the_exception_and_only_while_turned() -> None:
    assert Scene("pool=e1 play=guard_dog | ").usable("guard_dog") == []
    scene = Scene("pool=e1 play=guard_dog* | ").does("use guard_dog 1")
    assert not scene.turned("guard_dog")
    assert scene.pool(0) == ""
    assert scene.asked() == "1 ask-act", "it takes the action"


@rule("RA-POWER-5")
def test_a_power_without_turning_may_be_used_again_on_another_turn() -> None:
    scene = Scene("pool=d3 play=mausoleum | hand=hawk,prism")
    scene.does("use mausoleum 1")
    assert scene.asked() == "1 ask-act", "each use is an action of its own"
    scene.does("discard hawk for gold", "use mausoleum 1", "discard prism for gold", "use mausoleum 1")
    assert scene.stored("mausoleum") == "d3"


@rule("RA-POWER-6", "RA-POWER-7")
def test_essences_put_on_a_component_wait_there_for_a_later_collect() -> None:
    scene = Scene("play=ring_of_midas | ").does("use ring_of_midas 2")
    assert scene.stored("ring_of_midas") == "g1"
    assert scene.pool(0) == ""
    scene.pass_round()
    assert scene.answers() == ["none", "ring_of_midas"]
    scene.does("ring_of_midas")
    assert scene.pool(0) == "g1"


@rule("RA-POWER-7")
def test_on_places_of_power_they_may_be_points() -> None:
    scene = Scene(": first=1 | play=catacombs_of_the_dead(d2),mausoleum(d2) | ")
    assert scene.points(0) == 2 + 2, "2 for the death on the Catacombs, 2 printed on the Mausoleum, none for its death"


@rule("RA-POWER-8", "RA-Q-5")
def test_a_power_may_be_used_for_nothing_but_is_paid_in_full() -> None:
    scene = Scene("pool=e1 play=dwarven_pickaxe | ").does("use dwarven_pickaxe 1 for nothing")
    assert scene.pool(0) == ""
    assert scene.turned("dwarven_pickaxe")
    assert not Scene("play=dwarven_pickaxe | ").can("use dwarven_pickaxe 1 for nothing")


@rule("RA-Q-5")
def test_the_whole_effect_is_skipped_or_none_of_it() -> None:
    scene = Scene("play=tree_of_life | pool=c1").does("use tree_of_life 1 for nothing")
    assert scene.pools() == ["", "c1"]
    scene = Scene("play=tree_of_life | pool=c1").does("use tree_of_life 1")
    assert scene.pools() == ["l3", "l1c1"], "nobody takes without giving"


@rule("RA-Q-5")
def test_every_action_power_can_be_used_for_nothing() -> None:
    moves = [power.move for card in CARDS for power in card.actions]
    assert moves
    for move in moves:
        assert [variant.note for variant in move.variants] == [f"{move.note} for nothing"]
    assert all(not power.move.variants for card in CARDS for power in card.reactions)


@rule("RA-POWER-9")
def test_any_essences_as_an_effect() -> None:
    scene = Scene("play=horn_of_plenty | ").does("use horn_of_plenty 1")
    assert len(scene.answers()) == 20, "3 of 4 types"
    assert all("gold" not in answer for answer in scene.answers())
    scene.does("elan=1 life=1 calm=1")
    assert scene.pool(0) == "e1l1c1"


@rule("RA-POWER-10")
def test_costs_come_before_effects() -> None:
    scene = Scene("mage=transmuter pool=e2 | ").does("use transmuter 1")
    assert scene.asked() == "0 ask-gain-any"
    assert scene.pool(0) == "", "paid before anything is gained"
    assert scene.turned("transmuter")


@rule("RA-POWER-10", "RA-Q-11")
def test_a_placing_power_is_paid_before_the_card_is_chosen() -> None:
    scene = Scene("pool=d1 play=crypt discard=hand_of_glory,cursed_skull | ").does("use crypt 2")
    assert scene.pool(0) == "", "the death for the Crypt is gone"
    assert scene.answers() == ["hand_of_glory", "cursed_skull", "none"], "both cost nothing after the discount of 2"
    scene = Scene("pool=d1 play=crypt discard=fiery_whip | ").does("use crypt 2")
    assert scene.asked() == "1 ask-act", "the 2 that are left of its cost cannot be paid any more"
    assert scene.where("fiery_whip") == "discard 0"


@rule("RA-Q-11")
@pytest.mark.parametrize(("text", "power", "paid"), [
    ("pool=e2 play=dragon_egg hand=fire_dragon", ["use dragon_egg 1"], "e2"),
    ("pool=e3 play=dragon_teeth hand=fire_dragon", ["use dragon_teeth 2"], ""),
    ("pool=e10 play=sorcerers_bestiary discard=fire_dragon", ["use sorcerers_bestiary 2"], "e6"),
])
def test_no_card_need_be_placed(text: str, power: list[str], paid: str) -> None:
    scene = Scene(f"{text} | ").does(*power)
    assert scene.asked() == "0 ask-place-which"
    scene.does("none")
    assert scene.pool(0) == paid
    assert scene.where("fire_dragon") != "play 0"
    assert scene.where("dragon_egg") != "play 0", "the price is paid all the same"


@rule("RA-POWER-11", "RA-CARD-16")
def test_the_lair_turns_a_dragon_without_using_its_power() -> None:
    scene = Scene("play=dragons_lair,fire_dragon,hawk | pool=l5").does("use dragons_lair 2")
    assert scene.asked() == "1 ask-act", "nobody loses life"
    assert scene.pool(1) == "l5"
    assert scene.turned("dragons_lair")
    assert scene.turned("fire_dragon")
    assert not scene.turned("hawk")
    assert scene.stored("dragons_lair") == "g2"


@rule("RA-POWER-11", "RA-CARD-17")
def test_the_grove_turns_a_creature_without_using_its_power() -> None:
    scene = Scene("play=sacred_grove,nightingale,treant | pool=d5").does("use sacred_grove 2")
    assert scene.answers() == ["nightingale", "treant"], "even one without a power"
    scene.does("treant")
    assert scene.pool(0) == ""
    assert scene.turned("treant")
    assert scene.stored("sacred_grove") == "l1"


@rule("RA-Q-32")
def test_what_is_turned_already_cannot_be_turned_as_a_cost() -> None:
    assert Scene("play=dragons_lair,fire_dragon* | ").usable("dragons_lair") == [1]
    assert Scene("play=sacred_grove,hawk* pool=c1 | ").usable("sacred_grove") == [1]
    scene = Scene("play=sacred_grove,hawk*,sea_serpent,treant* | ").does("use sacred_grove 2")
    assert scene.turned("sea_serpent"), "the only straight creature is taken without a question"


@rule("RA-DEF-8")
def test_abilities_work_while_turned_and_powers_need_to_be_used() -> None:
    scene = Scene("play=dragon_bridle*,dwarven_pickaxe pool=e3 hand=fire_dragon | ")
    assert scene.can("place fire_dragon"), "the discount of a turned Bridle"
    scene.pass_round()
    assert scene.pool(0) == "e3", "the Pickaxe gave no gold by itself"


@rule("RA-DESTROY-1", "RA-DESTROY-2")
def test_destroying_is_from_play_and_discarding_from_the_hand() -> None:
    scene = Scene("play=corrupt_altar,prism hand=hawk | play=treant").does("use corrupt_altar 2")
    assert scene.answers() == ["corrupt_altar", "prism"], "own artifacts in play"
    scene.does("prism", "elan=2")
    assert scene.where("prism") == "discard 0"
    scene = Scene("play=sacrificial_dagger,prism hand=hawk,vault | hand=crypt").does("use sacrificial_dagger 2")
    assert scene.answers() == ["hawk", "vault"], "own cards in hand"


@rule("RA-DEF-10")
def test_only_artifacts_can_be_destroyed() -> None:
    scene = Scene("mage=druid item=research play=corrupt_altar,prism,oracle,sacred_grove | ").does("use corrupt_altar 2")
    assert scene.answers() == ["corrupt_altar", "prism"]
    scene = Scene("mage=druid item=research play=sacrificial_pit,colossus pool=d1 | ")
    assert scene.usable("sacrificial_pit") == []


@rule("RA-DESTROY-3")
def test_essences_on_a_destroyed_artifact_are_lost() -> None:
    scene = Scene("play=corrupt_altar,vault(g5) | ").does("use corrupt_altar 2", "vault", "elan=4")
    assert scene.pool(0) == "e4"
    assert scene.stored("vault") == ""


@rule("RA-DESTROY-4")
def test_a_turned_artifact_can_be_destroyed() -> None:
    scene = Scene("play=fiery_whip,treant* | ").does("use fiery_whip 2", "elan=7")
    assert scene.where("treant") == "discard 0"
    scene = Scene("play=sea_serpent | pool=l2 play=treant*").does("use sea_serpent 1", "ignore 1")
    assert scene.where("treant") == "discard 1"
    assert scene.pool(1) == "l2"


@rule("RA-DESTROY-2")
def test_a_destroyed_artifact_that_returns_is_straight_and_empty() -> None:
    scene = Scene("pool=d1 play=fiery_whip,cursed_skull(d3)*,crypt | pool=e1 hand=prism")
    scene.does("use fiery_whip 2", "cursed_skull", "elan=4", "discard prism for gold")
    scene.does("use crypt 2", "cursed_skull")
    assert scene.face("cursed_skull") == "cursed_skull"


@rule("RA-DESTROY-5")
def test_a_discard_as_a_price_gives_no_essences() -> None:
    scene = Scene("play=wind_dragon | pool=l2 hand=hawk").does("use wind_dragon 1", "ignore 1")
    assert scene.pool(1) == "l2"
    assert scene.where("hawk") == "discard 1"


@rule("RA-VALUE-1", "RA-VALUE-2")
def test_essences_by_the_cost_of_a_card() -> None:
    scene = Scene("play=corrupt_altar,treant | ").does("use corrupt_altar 2", "treant")
    assert scene.can("death=7"), "5 and 2, of any types"
    assert all("gold" not in answer for answer in scene.answers())
    scene = Scene("play=fiery_whip,hawk | ").does("use fiery_whip 2")
    assert scene.can("elan=4")
    scene = Scene("play=sacrificial_dagger hand=hawk | ").does("use sacrificial_dagger 2")
    assert scene.can("death=2"), "the Dagger adds nothing"
    scene = Scene("play=sacrificial_pit,hawk pool=d1 | ").does("use sacrificial_pit 2")
    assert scene.pool(0) == "g2", "the Pit gives gold only"


@rule("RA-VALUE-1")
def test_the_dagger_gives_nothing_for_a_card_that_costs_nothing() -> None:
    scene = Scene("play=sacrificial_dagger hand=prism | ").does("use sacrificial_dagger 2")
    assert scene.pool(0) == ""
    assert scene.asked() == "1 ask-act"


@rule("RA-VALUE-3")
def test_the_printed_cost_counts_with_any_icons_and_without_discounts() -> None:
    scene = Scene("mage=artificer play=fiery_whip,tree_of_life | ").does("use fiery_whip 2")
    assert scene.can("elan=5"), "1 life and 2 any, and 2"


@rule("RA-STRAIGHT-1", "RA-Q-7")
@pytest.mark.parametrize(("text", "power", "payment"), [
    ("play=chalice_of_fire", "chalice_of_fire", []),
    ("item=reanimate", "reanimate", ["elan=1"]),
    ("mage=witch", "witch", ["elan=2"]),
])
def test_straightening_any_own_component_but_the_source(text: str, power: str, payment: list[str]) -> None:
    base = ": first=0 | pool=e2l2 " + text + " play=prism*,oracle*,sacred_grove*,hawk | play=treant*"
    scene = Scene(base.replace("play=chalice_of_fire play=", "play=chalice_of_fire,"))
    scene.does(f"use {power} 1", *payment)
    assert scene.answers() == ["prism", "oracle", "sacred_grove", "none"]
    scene.does("oracle")
    assert not scene.turned("oracle")
    assert scene.turned("prism")
    assert scene.turned(power)


@rule("RA-Q-7")
def test_mages_and_items_can_be_straightened_too() -> None:
    scene = Scene("pool=e1 play=chalice_of_fire,scholar*,research* | ").does("use chalice_of_fire 1")
    assert scene.answers() == ["scholar", "research", "none"]


@rule("RA-STRAIGHT-1")
def test_a_straightened_component_can_be_used_again_in_the_same_round() -> None:
    scene = Scene("pool=e3 play=chalice_of_fire,dwarven_pickaxe | item=protection")
    scene.does("use dwarven_pickaxe 1", "pass", "alchemy", "use chalice_of_fire 1", "dwarven_pickaxe")
    scene.does("use dwarven_pickaxe 1")
    assert scene.pool(0) == "g2"


@rule("RA-STRAIGHT-2")
def test_the_druid_straightens_creatures_only() -> None:
    scene = Scene("mage=druid play=prism*,treant*,fire_dragon*,sea_serpent*,oracle* | ").does("use druid 1")
    assert scene.answers() == ["treant", "sea_serpent", "none"]


@rule("RA-STRAIGHT-3")
def test_straightening_leaves_essences_where_they_are() -> None:
    scene = Scene("pool=e1 play=chalice_of_fire,vault(g3)* | ").does("use chalice_of_fire 1", "vault")
    assert scene.face("vault") == "vault(g3)"
    assert scene.pool(0) == ""


@rule("RA-CONV-1", "RA-CARD-3")
def test_the_athanor_turns_essences_of_one_type_into_gold() -> None:
    scene = Scene("play=athanor(e6) pool=c3d2 | ").does("use athanor 2")
    assert scene.answers() == ["calm", "death", "none"]
    scene.does("calm")
    assert scene.answers() == ["calm=1", "calm=2", "calm=3"]
    scene.does("calm=2")
    assert scene.pool(0) == "c1d2g2"
    assert scene.face("athanor") == "athanor*"


@rule("RA-CONV-1")
def test_the_prism_turns_essences_of_one_type_into_one_other() -> None:
    scene = Scene("play=prism pool=c3d2 | ").does("use prism 2", "calm", "calm=3")
    assert scene.answers() == ["elan", "life", "calm", "death"], "never gold"
    scene.does("death")
    assert scene.pool(0) == "d5"


@rule("RA-Q-8")
def test_nothing_and_gold_may_be_converted() -> None:
    scene = Scene("play=prism pool=g2 | ").does("use prism 2", "none")
    assert scene.pool(0) == "g2"
    assert scene.turned("prism")
    scene = Scene("play=philosophers_stone pool=g3e2 | ").does("use philosophers_stone 1", "elan=2", "gold", "gold=3")
    assert scene.pool(0) == "g3"
    scene = Scene("play=prism | ").does("use prism 2")
    assert scene.asked() == "1 ask-act", "with an empty pool X is 0"


@rule("RA-Q-9")
def test_the_prism_may_give_back_the_type_it_took() -> None:
    scene = Scene("play=prism pool=e2 | ").does("use prism 2", "elan", "elan=2", "elan")
    assert scene.pool(0) == "e2"


@rule("RA-RIVAL-1")
def test_all_rivals_gain_the_passed_ones_too() -> None:
    scene = Scene("play=jeweled_statuette | passed pool=e1 | ").does("use jeweled_statuette 1")
    assert scene.pools() == ["d3", "e1d1", "d1"]


@rule("RA-COPY-1")
def test_copying_counts_the_pool_of_a_chosen_rival() -> None:
    scene = Scene("play=treant,vault(d9) | pool=d2 play=cursed_skull(d3) | passed pool=d4").does("use treant 1")
    assert scene.answers() == ["seat 1", "seat 2"]
    fork = scene.runner.fork()
    scene.does("seat 1")
    assert scene.pools() == ["e2", "d2", "d4"], "what lies on cards does not count, and the rival loses nothing"
    fork.answer(0, fork.pending[0].read("seat 2"))
    assert fork.state.pool[0] == [4, 0, 0, 0, 0]


@rule("RA-Q-12")
def test_a_dragon_from_a_rivals_pile_is_the_new_owners_for_good() -> None:
    scene = Scene("pool=l4c6 play=sorcerers_bestiary,fiery_whip | discard=water_dragon,prism")
    scene.does("use sorcerers_bestiary 2", "life=4", "water_dragon")
    assert scene.points(0) == 1 + 2 + 1, "token, a dragon for the Bestiary, its own point"
    scene.passes().does("use fiery_whip 2")
    assert scene.where("water_dragon") == "discard 0"
    scene.does("elan=8")
    scene.passes()
    assert scene.where("water_dragon") == "hand 0", "shuffled into the new owner's deck, and drawn"


@rule("RA-Q-31", "RA-DEF-4", "RA-CARD-8")
def test_mermaid_stores_on_any_own_component_of_the_five_kinds() -> None:
    scene = Scene("mage=witch item=research pool=l1c1g1 play=mermaid,oracle,sacred_grove hand=hawk | play=vault")
    scene.does("use mermaid 1")
    assert scene.answers() == ["calm", "life", "gold"]
    scene.does("gold")
    assert scene.answers() == ["witch", "research", "mermaid", "oracle", "sacred_grove"]
    assert len({KINDS[CARDS[card].kind] for card in scene.board.play[0]}) == 5
    scene.does("research")
    assert scene.stored("research") == "g1"
    assert scene.pool(0) == "l1c1"


@rule("RA-CARD-8")
def test_mermaid_takes_calm_life_or_gold_from_the_pool() -> None:
    assert Scene("pool=e3d3 play=mermaid,vault(g1) | ").usable("mermaid") == []
    scene = Scene("pool=l1 play=mermaid,sacred_grove | ").does("use mermaid 1", "sacred_grove")
    assert scene.points(0) == 1 + 2 + 1


@rule("RA-CARD-2", "RA-CARD-12")
@pytest.mark.parametrize(("text", "power", "price"), [
    ("mage=transmuter item=protection", "transmuter", 2), ("item=transmutation", "transmutation", 3)])
def test_transmuting_needs_its_price_and_gives_anything_but_gold(text: str, power: str, price: int) -> None:
    assert Scene(f"{text} pool=e{price - 1} | ").usable(power) == []
    scene = Scene(f"{text} pool=e{price} | ").does(f"use {power} 1")
    assert scene.can("elan=3"), "the same type again"
    assert all("gold" not in answer for answer in scene.answers())


@rule("RA-CARD-3")
def test_elan_on_the_athanor_may_be_collected() -> None:
    scene = Scene("pool=e1 play=athanor | ").does("use athanor 1")
    assert scene.stored("athanor") == "e2"
    scene.pass_round().does("athanor")
    assert scene.pool(0) == "e2"


@rule("RA-CARD-4", "RA-CARD-6")
def test_the_altar_may_destroy_itself_and_the_whip_may_not() -> None:
    assert Scene("play=corrupt_altar | ").usable("corrupt_altar") == [2]
    assert Scene("play=fiery_whip | ").usable("fiery_whip") == [1]


@rule("RA-CARD-5")
def test_the_crypt_places_from_its_owners_pile_only() -> None:
    scene = Scene("pool=d1g1 play=crypt discard=vault | discard=hawk").does("use crypt 2")
    assert scene.answers() == ["vault", "none"]
    scene.does("vault")
    assert scene.pool(0) == "", "1 gold and 1 other: just the gold"


@rule("RA-CARD-9")
def test_the_dagger_needs_itself_and_a_card() -> None:
    assert Scene("play=sacrificial_dagger | ").usable("sacrificial_dagger") == []
    with pytest.raises(IllegalAnswer):
        Scene("play=sacrificial_dagger | ").does("use sacrificial_dagger 2")
    scene = Scene("play=sacrificial_dagger hand=hawk | ").does("use sacrificial_dagger 2", "elan=2")
    assert scene.where("sacrificial_dagger") == scene.where("hawk") == "discard 0"


@rule("RA-CARD-15")
def test_the_sea_serpent_is_three_points_to_the_bestiary() -> None:
    assert Scene(": first=1 | play=sorcerers_bestiary | ").points(0) == 0
    assert Scene(": first=1 | play=sorcerers_bestiary,sea_serpent | ").points(0) == 3 + 1
    assert Scene(": first=1 | play=sorcerers_bestiary,fire_dragon | ").points(0) == 2 + 1
    assert Scene(": first=1 | play=sorcerers_bestiary,hawk | ").points(0) == 1


@rule("RA-CARD-16", "RA-CARD-17")
def test_lair_and_grove_need_a_straight_animal_of_their_kind() -> None:
    assert Scene("play=dragons_lair,hawk | ").usable("dragons_lair") == [1]
    assert Scene("play=sacred_grove,fire_dragon pool=c1 | ").usable("sacred_grove") == [1]
    assert Scene("play=dragons_lair,sea_serpent | ").usable("dragons_lair") == [1, 2]
