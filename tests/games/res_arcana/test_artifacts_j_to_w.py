"""The artifacts from Jeweled Statuette to Windup Man."""

import pytest

from tests.games.res_arcana.scene import Scene
from tests.support import rule


@rule("RA-RIVAL-1", "RA-POWER-4", "RA-T-13", "RA-DESTROY-2")
def test_jeweled_statuette_gives_death_to_everybody_or_is_melted_down() -> None:
    scene = Scene("play=jeweled_statuette | passed |").does("use jeweled_statuette 1")
    assert (scene.pools(), scene.turned("jeweled_statuette")) == (["d3", "d1", "d1"], True)
    assert Scene("play=jeweled_statuette* |").usable("jeweled_statuette") == []
    melted = Scene("play=jeweled_statuette(c1) |").does("use jeweled_statuette 2")
    assert (melted.pools(), melted.where("jeweled_statuette")) == (["e1g2", ""], "discard 0")
    assert melted.stored("jeweled_statuette") == ""
    forgone = Scene("play=jeweled_statuette |").does("use jeweled_statuette 2 for nothing")
    assert (forgone.pool(0), forgone.where("jeweled_statuette")) == ("", "discard 0")


@rule("RA-PLACE-3", "RA-POWER-9")
def test_magical_shard_is_placed_for_nothing_and_gives_any_one_but_gold() -> None:
    scene = Scene("hand=magical_shard | passed").does("place magical_shard", "use magical_shard 1")
    assert scene.answers() == ["death=1", "calm=1", "life=1", "elan=1"]
    scene.does("death=1")
    assert (scene.pool(0), scene.face("magical_shard"), scene.usable("magical_shard")) == ("d1", "magical_shard*", [])


@rule("RA-CARD-8", "RA-Q-31", "RA-VICTORY-3")
def test_mermaid_puts_an_essence_on_any_own_component() -> None:
    assert Scene.collecting("play=mermaid |").pool(0) == "c1"
    scene = Scene(": first=1 | mage=seer item=research pool=e1l1c1d1g1 play=mermaid,sunken_reef | play=vault passed")
    scene.does("use mermaid 1")
    assert scene.answers() == ["calm", "life", "gold"]
    scene.does("calm")
    assert scene.answers() == ["seer", "research", "mermaid", "sunken_reef"]
    scene.does("sunken_reef")
    assert (scene.pool(0), scene.face("sunken_reef"), scene.face("mermaid")) == ("e1l1d1g1", "sunken_reef(c1)", "mermaid*")
    assert scene.points(0) == 1


@rule("RA-CARD-8", "RA-POWER-2", "RA-POWER-8")
def test_mermaid_needs_calm_life_or_gold() -> None:
    assert Scene("pool=e9d9 play=mermaid |").usable("mermaid") == []
    assert Scene("pool=g1 play=mermaid* |").usable("mermaid") == []
    only_gold = Scene("pool=d1g1 play=mermaid | passed").does("use mermaid 1", "mermaid")
    assert (only_gold.pool(0), only_gold.face("mermaid")) == ("d1", "mermaid(g1)*")
    forgone = Scene("pool=l1 play=mermaid | passed").does("use mermaid 1 for nothing")
    assert (forgone.pool(0), forgone.face("mermaid")) == ("", "mermaid*")


@rule("RA-Q-13")
def test_mermaid_loads_a_magic_item_that_is_emptied_when_it_is_swapped() -> None:
    scene = Scene("item=research pool=g1 play=mermaid |").does("use mermaid 1", "research")
    assert scene.face("research") == "research(g1)"
    scene.does("pass", "divination", "pass", "protection")
    assert (scene.where("research"), scene.stored("research")) == ("supply", "")


@rule("RA-VICTORY-1", "RA-DEF-9", "RA-STRAIGHT-2")
def test_nightingale_is_a_creature_worth_a_point_and_nothing_else() -> None:
    scene = Scene(": first=1 | mage=druid pool=e9l9c9d9g9 play=nightingale* | passed")
    assert (scene.points(0), scene.usable("nightingale")) == (1, [])
    assert not scene.does("use druid 1", "nightingale").turned("nightingale")


@rule("RA-CONV-1", "RA-T-34", "RA-Q-8", "RA-POWER-10")
def test_philosophers_stone_turns_one_kind_into_gold_for_two_of_any() -> None:
    scene = Scene("pool=e5d2 play=philosophers_stone | passed")
    scene.does("use philosophers_stone 1", "death=2", "elan", "elan=5")
    assert (scene.pool(0), scene.turned("philosophers_stone")) == ("g5", True)
    assert Scene("pool=g1 play=philosophers_stone |").usable("philosophers_stone") == []
    nothing_left = Scene("pool=e1g1 play=philosophers_stone | passed").does("use philosophers_stone 1")
    assert (nothing_left.asked(), nothing_left.pool(0)) == ("0 ask-act", "")
    x_is_none = Scene("pool=e3 play=philosophers_stone | passed").does("use philosophers_stone 1", "none")
    assert x_is_none.pool(0) == "e1"


@rule("RA-COST-3", "RA-POWER-9", "RA-PLACE-3")
def test_prism_splits_one_essence_into_two() -> None:
    scene = Scene("pool=e1g1 hand=prism | passed").does("place prism", "use prism 1")
    assert scene.answers() == ["gold=1", "elan=1"]
    scene.does("gold=1")
    assert not scene.can("life=1 gold=1")
    scene.does("life=1 death=1")
    assert (scene.pool(0), scene.usable("prism")) == ("e1l1d1", [])
    assert Scene("play=prism |").usable("prism") == [2]


@rule("RA-CONV-1", "RA-Q-8", "RA-Q-9", "RA-T-35")
def test_prism_turns_one_kind_into_one_other_kind() -> None:
    scene = Scene("pool=g4 play=prism | passed").does("use prism 2", "gold", "gold=4")
    assert scene.answers() == ["elan", "life", "calm", "death"]
    assert scene.does("calm").pool(0) == "c4"
    same = Scene("pool=e2 play=prism | passed").does("use prism 2", "elan", "elan=1", "elan")
    assert same.pool(0) == "e2"
    nothing = Scene("pool=e2 play=prism | passed").does("use prism 2", "none")
    assert (nothing.pool(0), nothing.asked(), nothing.turned("prism")) == ("e2", "0 ask-act", True)


@rule("RA-POWER-4", "RA-POWER-5", "RA-T-12")
def test_ring_of_midas_stores_gold_for_life_and_then_by_turning() -> None:
    scene = Scene("pool=l5 play=ring_of_midas | passed")
    scene.does("use ring_of_midas 1", "use ring_of_midas 1", "use ring_of_midas 2")
    assert (scene.pool(0), scene.face("ring_of_midas")) == ("l1", "ring_of_midas(g3)*")
    turned_first = Scene("pool=l2 play=ring_of_midas | passed").does("use ring_of_midas 2")
    assert turned_first.usable("ring_of_midas") == []
    assert Scene("pool=l1 play=ring_of_midas |").usable("ring_of_midas") == [2]


@rule("RA-POWER-6", "RA-POWER-2")
def test_sacrificial_dagger_stores_death_for_life() -> None:
    scene = Scene("pool=l2 play=sacrificial_dagger | passed").does("use sacrificial_dagger 1")
    assert (scene.pool(0), scene.face("sacrificial_dagger")) == ("l1", "sacrificial_dagger(d3)*")
    assert Scene("pool=e9 play=sacrificial_dagger |").usable("sacrificial_dagger") == []


@rule("RA-CARD-9", "RA-VALUE-1", "RA-VALUE-2", "RA-EX-4", "RA-DESTROY-3", "RA-DESTROY-5")
def test_sacrificial_dagger_gives_the_cost_of_a_discarded_card() -> None:
    scene = Scene("play=sacrificial_dagger(d3) hand=treant,hawk | passed").does("use sacrificial_dagger 2")
    assert scene.answers() == ["treant", "hawk"]
    scene.does("treant")
    assert not scene.can("elan=4 gold=1")
    scene.does("calm=5")
    assert (scene.pool(0), scene.where("treant"), scene.where("sacrificial_dagger")) == ("c5", "discard 0", "discard 0")
    assert scene.stored("sacrificial_dagger") == ""
    assert Scene("play=sacrificial_dagger |").usable("sacrificial_dagger") == []
    assert Scene("play=sacrificial_dagger* hand=treant |").usable("sacrificial_dagger") == []


@rule("RA-VALUE-3", "RA-T-23", "RA-POWER-8")
def test_sacrificial_dagger_counts_the_printed_cost() -> None:
    artificer = Scene("mage=artificer play=sacrificial_dagger hand=hawk | passed")
    artificer.does("use sacrificial_dagger 2", "elan=2")
    assert artificer.pool(0) == "e2"
    any_counts = Scene("play=sacrificial_dagger hand=wind_dragon | passed").does("use sacrificial_dagger 2")
    assert any_counts.does("death=8").pool(0) == "d8"
    free_card = Scene("play=sacrificial_dagger hand=prism | passed").does("use sacrificial_dagger 2")
    assert (free_card.asked(), free_card.pool(0)) == ("0 ask-act", "")
    forgone = Scene("play=sacrificial_dagger hand=treant | passed").does("use sacrificial_dagger 2 for nothing")
    assert (forgone.asked(), forgone.pool(0), forgone.where("treant")) == ("0 ask-act", "", "discard 0")


@rule("RA-REACT-6", "RA-Q-33", "RA-DESTROY-4", "RA-LIFE-6")
def test_sea_serpent_takes_two_life_unless_an_artifact_is_destroyed() -> None:
    scene = Scene("play=sea_serpent | pool=l2g1 play=prism*,vault(g4),temple,druid").does("use sea_serpent 1")
    assert scene.answers() == ["react temple 1", "ignore 1", "suffer"]
    scene.does("ignore 1")
    assert scene.answers() == ["prism", "vault"]
    scene.does("prism")
    assert (scene.pool(1), scene.where("prism"), scene.face("vault")) == ("l2g1", "discard 1", "vault(g4)")
    no_artifact = Scene("mage=druid play=sea_serpent | mage=scholar pool=l3").does("use sea_serpent 1")
    assert (no_artifact.asked(), no_artifact.pool(1)) == ("1 ask-act", "l1")
    assert no_artifact.turned("sea_serpent")


@rule("RA-DEF-9", "RA-STRAIGHT-2", "RA-DISC-2")
def test_sea_serpent_is_a_dragon_and_a_creature() -> None:
    scene = Scene("mage=druid pool=c6 play=dragon_bridle hand=sea_serpent | passed").does("place sea_serpent")
    assert (scene.pool(0), scene.where("sea_serpent")) == ("", "play 0")
    scene.does("use sea_serpent 1", "use druid 1", "sea_serpent")
    assert not scene.turned("sea_serpent")


@rule("RA-COPY-1", "RA-COLLECT-3")
def test_treant_gives_elan_for_a_rivals_death() -> None:
    assert Scene.collecting("play=treant* |").pool(0) == "l2"
    scene = Scene("pool=d9 play=treant | pool=d2 | pool=e5d3 play=catacombs_of_the_dead(d4) passed")
    scene.does("use treant 1", "seat 2")
    assert (scene.pools(), scene.turned("treant")) == (["e3d9", "d2", "e5d3"], True)
    assert Scene("play=treant* | pool=d2").usable("treant") == []


@rule("RA-RIVAL-1", "RA-Q-5")
def test_tree_of_life_gives_life_to_everybody() -> None:
    scene = Scene("play=tree_of_life | passed |").does("use tree_of_life 1")
    assert (scene.pools(), scene.turned("tree_of_life"), scene.usable("tree_of_life")) == (["l3", "l1", "l1"], True, [])
    assert Scene("play=tree_of_life | passed |").does("use tree_of_life 1 for nothing").pools() == ["", "", ""]


@rule("RA-REACT-3", "RA-T-8", "RA-REACT-4")
def test_tree_of_life_pays_one_life_to_ignore_even_when_turned() -> None:
    scene = Scene("play=fire_dragon | pool=l1d4 play=tree_of_life*").does("use fire_dragon 1", "react tree_of_life 2")
    assert (scene.pool(1), scene.usable("tree_of_life")) == ("d4", [])
    without_life = Scene("play=fire_dragon | pool=d4 play=tree_of_life").does("use fire_dragon 1")
    assert (without_life.asked(), without_life.pool(1)) == ("1 ask-act", "")


@rule("RA-EX-6", "RA-CARD-11", "RA-COLLECT-7", "RA-COLLECT-10", "RA-ROUND-3")
def test_vault_over_three_rounds() -> None:
    scene = Scene("play=vault |").does("use vault 1").round_ends()
    assert (scene.asked(), scene.answers()) == ("0 ask-take-from", ["none", "vault"])
    scene.does("none")
    assert not scene.can("life=1 gold=1")
    scene.does("life=1 calm=1")
    assert (scene.pool(0), scene.face("vault")) == ("l1c1", "vault(g1)")
    scene.does("pass", "protection", "use vault 1").round_ends()
    assert scene.asked() == "0 ask-take-from"
    scene.does("vault")
    assert (scene.pool(0), scene.face("vault")) == ("l1c1g2", "vault")


@rule("RA-Q-24", "RA-CARD-11")
def test_vault_needs_gold_and_gives_two_however_much_there_is() -> None:
    no_gold = Scene.collecting("play=vault(c3) |").does("none")
    assert (no_gold.asked(), no_gold.pool(0), no_gold.face("vault")) == ("0 ask-act", "", "vault(c3)")
    much = Scene.collecting("play=vault(c1g5) |").does("none", "death=2")
    assert (much.asked(), much.pool(0), much.face("vault")) == ("0 ask-act", "d2", "vault(c1g5)")
    assert Scene.collecting("play=vault |").asked() == "0 ask-act"


@rule("RA-REACT-6", "RA-LIFE-5", "RA-T-3", "RA-T-4", "RA-T-5")
def test_water_dragon_takes_two_life_unless_one_elan_is_paid() -> None:
    scene = Scene("play=water_dragon | pool=e1l2 | pool=c3 | pool=l1g1").does("use water_dragon 1", "ignore 1")
    assert (scene.pools(), scene.turned("water_dragon")) == (["", "l2", "", ""], True)
    assert Scene("play=water_dragon | pool=l3g1").does("use water_dragon 1").pool(1) == "l1g1"
    empty = Scene("play=water_dragon | play=vault(g4)").does("use water_dragon 1")
    assert (empty.asked(), empty.face("vault")) == ("1 ask-act", "vault(g4)")


@rule("RA-EX-3", "RA-REACT-6", "RA-DESTROY-5", "RA-LIFE-1")
def test_wind_dragon_takes_two_life_unless_a_card_is_discarded() -> None:
    scene = Scene("play=wind_dragon | pool=l2 hand=hawk,prism | pool=l2c9").does("use wind_dragon 1")
    assert (scene.asked(), scene.answers()) == ("1 ask-react-life-loss", ["ignore 1", "suffer"])
    scene.does("ignore 1", "hawk")
    assert (scene.pools(), scene.where("hawk"), scene.hand(1)) == (["", "l2", "c9"], "discard 1", ["prism"])


@rule("RA-COST-3", "RA-DISC-9")
def test_wind_dragon_costs_four_calm_and_any_four() -> None:
    scene = Scene("pool=e2c5g2 hand=wind_dragon |").does("place wind_dragon")
    assert scene.answers() == ["elan=1 calm=5 gold=2", "elan=2 calm=4 gold=2", "elan=2 calm=5 gold=1"]
    assert not Scene("pool=e9c3 hand=wind_dragon |").can("place wind_dragon")
    discounted = Scene("pool=e1c3g4 play=dragon_bridle hand=wind_dragon |").does("place wind_dragon")
    assert discounted.can("calm=1 gold=4")
    assert not discounted.can("elan=1 gold=4")


@rule("RA-EX-5", "RA-CARD-10", "RA-COLLECT-7", "RA-COLLECT-10")
def test_windup_man_over_four_rounds() -> None:
    scene = Scene("pool=e1g1 play=windup_man |").does("use windup_man 1", "gold=1").round_ends().does("none")
    assert (scene.pool(0), scene.face("windup_man")) == ("e1", "windup_man(g3)")
    scene.does("pass", "protection", "use windup_man 1")
    assert (scene.pool(0), scene.face("windup_man")) == ("", "windup_man(e1g3)*")
    scene.round_ends().does("none")
    assert scene.face("windup_man") == "windup_man(e3g5)"
    scene.round_ends().does("windup_man")
    assert (scene.pool(0), scene.face("windup_man")) == ("e3g5", "windup_man")


@rule("RA-CARD-10", "RA-Q-24", "RA-T-33", "RA-Q-22")
@pytest.mark.parametrize(("before", "after"), [("c1g2", "c3g4"), ("e1l1c1d1g1", "e3l3c3d3g3")])
def test_windup_man_adds_two_of_each_kind_and_is_not_asked_for_again(before: str, after: str) -> None:
    scene = Scene.collecting(f"play=windup_man({before}) |").does("none")
    assert (scene.asked(), scene.pool(0), scene.stored("windup_man")) == ("0 ask-act", "", after)


@rule("RA-CARD-10", "RA-POWER-2", "RA-POWER-8")
def test_windup_man_stores_what_was_paid() -> None:
    assert Scene("play=windup_man |").usable("windup_man") == []
    forgone = Scene("pool=l1 play=windup_man | passed").does("use windup_man 1 for nothing")
    assert (forgone.pool(0), forgone.face("windup_man")) == ("", "windup_man*")
    assert Scene.collecting("play=windup_man |").asked() == "0 ask-act"
