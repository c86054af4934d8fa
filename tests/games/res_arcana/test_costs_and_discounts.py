"""Sections 8 and 9: costs and discounts."""

from __future__ import annotations

import pytest

from conclave.games.res_arcana.rules.paying import Reduction, affordable
from conclave.games.res_arcana.state.model import GOLD, Price
from conclave.kernel.errors import IllegalAnswer
from tests.games.res_arcana.scene import BY_NAME, CARDS, Scene
from tests.support import rule


@rule("RA-COST-1", "RA-COST-2")
def test_a_price_goes_from_the_pool_to_the_supply() -> None:
    scene = Scene("pool=e3l2c2d2g1 hand=elemental_spring | pool=e1")
    scene.does("place elemental_spring")
    assert scene.pool(0) == "e1l1c1d2g1", "2 elan, and 1 of each icon without a number"
    assert scene.pool(1) == "e1"


@rule("RA-COST-3")
def test_any_essence_may_be_of_any_type_and_gold() -> None:
    scene = Scene("pool=e1l2d1g1 hand=tree_of_life | ").does("place tree_of_life")
    assert scene.asked() == "0 ask-pay-price"
    assert scene.answers() == ["life=1 death=1 gold=1", "life=2 gold=1", "life=2 death=1", "elan=1 life=1 gold=1",
                               "elan=1 life=1 death=1", "elan=1 life=2"]
    scene.does("elan=1 life=1 gold=1")
    assert scene.pool(0) == "l1d1"


@rule("RA-COST-3")
def test_any_essence_of_a_power_in_any_mix() -> None:
    scene = Scene("mage=alchemist pool=e2c2g2 | ").does("use alchemist 1")
    assert scene.can("elan=1 calm=1 gold=2")
    scene.does("elan=2 calm=2")
    assert scene.pool(0) == "g4"


@rule("RA-COST-4", "RA-DEF-5", "RA-POWER-7")
def test_essences_on_components_cannot_be_spent() -> None:
    scene = Scene(": places=catacombs_of_the_dead | pool=d1 play=cursed_skull(d9),vault(g9) hand=hand_of_glory | ")
    for impossible in ("claim catacombs_of_the_dead", "claim monument deck", "place hand_of_glory"):
        assert not scene.can(impossible)
    scene = Scene("mage=alchemist pool=e3 play=vault(g9) | ")
    assert scene.usable("alchemist") == [2], "four are needed, and the gold on the Vault does not help"


@rule("RA-COST-4")
def test_only_the_athanor_spends_what_lies_on_it() -> None:
    scene = Scene("play=athanor(e7) pool=l2 | ").does("use athanor 2", "life", "life=2")
    assert scene.stored("athanor") == "e1"
    assert scene.pool(0) == "g2"
    assert Scene("play=athanor(e5) pool=e9 | ").usable("athanor") == [1], "elan of the pool is not elan on the card"


@rule("RA-COST-5")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    scene = Scene("pool=e2l1c0 hand=elemental_spring | ")
    assert not scene.can("place elemental_spring")
    with pytest.raises(IllegalAnswer):
        scene.does("place elemental_spring")
    assert scene.pool(0) == "e2l1"
    assert scene.hand(0) == ["elemental_spring"]


@rule("RA-DEF-6")
def test_the_supply_has_no_bottom() -> None:
    scene = Scene("play=treant | pool=d500").does("use treant 1")
    assert scene.pool(0) == "e500"


@rule("RA-DISC-1", "RA-DISC-2")
def test_permanent_discounts() -> None:
    discounts = {card.name: [(part.dragons_only, part.count, part.spares_gold) for part in card.discounts]
                 for card in CARDS if card.discounts}
    assert discounts == {"artificer": [(False, 1, True)], "dragon_bridle": [(True, 3, False)],
                         "dragons_lair": [(True, 3, False)]}
    scene = Scene("mage=artificer pool=c1 hand=hawk | ").does("place hawk")
    assert scene.pool(0) == ""
    assert scene.where("hawk") == "play 0"


@rule("RA-DISC-2")
def test_a_discount_for_dragons_helps_dragons_only() -> None:
    scene = Scene("pool=c3 play=dragon_bridle hand=water_dragon,treant,hawk | ")
    assert scene.can("place water_dragon")
    assert not scene.can("place treant")
    assert not scene.can("place hawk")
    assert Scene("pool=l3c3 play=dragon_bridle hand=sea_serpent | ").can("place sea_serpent")
    full = Scene("pool=l3c3 play=dragon_bridle hand=hawk | ").does("place hawk")
    assert (full.asked(), full.pool(0)) == ("1 ask-act", "l2c2"), "a creature costs what it costs"


@rule("RA-DISC-3")
def test_powers_that_place_at_a_discount_or_from_elsewhere() -> None:
    scene = Scene("pool=d1l1 play=crypt discard=hawk hand=prism | pool=e1 discard=flaming_pit").does("use crypt 2")
    assert scene.answers() == ["hawk", "none"], "own discard pile only"
    scene.does("hawk")
    assert scene.pool(0) == "l1", "two off"
    scene = Scene("pool=e2 play=dragon_egg hand=fire_dragon,prism | ").does("use dragon_egg 1")
    assert scene.answers() == ["fire_dragon", "none"], "dragons of the hand only"
    scene.does("fire_dragon")
    assert scene.pool(0) == "", "four off"
    scene = Scene("pool=l4c6 play=sorcerers_bestiary discard=hawk | discard=water_dragon,crypt")
    scene.does("use sorcerers_bestiary 2", "life=4")
    assert scene.answers() == ["water_dragon", "none"], "dragons of any discard pile"
    scene.does("water_dragon")
    assert scene.pool(0) == "", "nothing off"
    assert scene.where("water_dragon") == "play 0"


@rule("RA-DISC-4", "RA-DISC-6")
@pytest.mark.parametrize("mark", ["", "*"])
def test_discounts_add_up_turned_or_not(mark: str) -> None:
    scene = Scene(f"pool=l3c2 play=artificer{mark},dragon_bridle{mark},dragons_lair{mark} hand=sea_serpent | ")
    scene.does("place sea_serpent")
    assert scene.asked() == "0 ask-pay-price", "9 less 1, 3 and 3"
    assert scene.answers() == ["calm=2", "life=1 calm=1", "life=2"]


@rule("RA-DISC-5")
def test_a_surplus_of_discount_is_lost() -> None:
    scene = Scene("pool=e5c1 play=artificer,dragon_bridle,dragons_lair hand=fire_dragon | ")
    scene.does("place fire_dragon")
    assert scene.asked() == "1 ask-act", "there is nothing to pay"
    assert scene.pool(0) == "e5c1"
    assert scene.where("fire_dragon") == "play 0"


@rule("RA-DISC-7", "RA-CARD-1")
def test_the_artificer_does_not_help_to_claim() -> None:
    scene = Scene(": places=catacombs_of_the_dead monuments=oracle | mage=artificer pool=d8g3 | ")
    assert [answer for answer in scene.answers() if answer.startswith("claim")] == []


@rule("RA-DISC-8")
def test_a_discount_that_spares_gold_never_removes_gold() -> None:
    scene = Scene("mage=artificer pool=e1g1 hand=chalice_of_fire,horn_of_plenty | ")
    assert not scene.can("place horn_of_plenty"), "2 gold stay 2 gold"
    scene.does("place chalice_of_fire")
    assert scene.pool(0) == "e1", "only the gold is left to pay"
    assert not Scene("mage=artificer pool=e9 hand=chalice_of_fire | ").can("place chalice_of_fire")


@rule("RA-DISC-9", "RA-Q-10")
def test_the_payer_chooses_what_a_discount_removes() -> None:
    scene = Scene("mage=artificer pool=e1l2d1 hand=tree_of_life | ").does("place tree_of_life")
    assert scene.answers() == ["life=1 death=1", "life=2", "elan=1 death=1", "elan=1 life=1"]
    scene.does("elan=1 death=1")
    assert scene.pool(0) == "l2", "the typed life was removed"


@rule("RA-Q-10", "RA-DISC-10")
def test_a_discount_applies_to_the_full_extent() -> None:
    scene = Scene("mage=artificer pool=e1l2c1 hand=elvish_bow | ").does("place elvish_bow")
    assert scene.pool(0) == "l1c1", "1 elan and 1 life: with one elan there is no other way to pay 2"
    scene = Scene("mage=artificer pool=e2l1 hand=elvish_bow | ").does("place elvish_bow")
    assert scene.answers() == ["elan=1 life=1", "elan=2"], "always 2, never the whole 3"


@rule("RA-DISC-10")
def test_the_computation_of_a_reduced_price() -> None:
    price = Price((2, 0, 0, 1, 3), 2)
    assert Reduction(4, 0).removed(price) == 4, "R takes from typed and any"
    assert Reduction(9, 0).removed(price) == 5, "and never from gold"
    assert Reduction(0, 9).removed(price) == 8, "F takes from everything"
    assert Reduction(2, 1).removed(price) == 3
    assert Reduction(9, 1).removed(price) == 6, "five others and one gold"
    assert affordable([0, 0, 0, 0, 3], price, Reduction(5, 0))
    assert not affordable([9, 9, 9, 9, 2], price, Reduction(5, 0))
    assert affordable([9, 9, 9, 9, 2], price, Reduction(5, 1))
    assert all(card.price.typed[GOLD] == 0 for card in CARDS if card.dragon)


@rule("RA-DISC-11")
def test_dragon_teeth_place_a_dragon_for_nothing() -> None:
    scene = Scene("pool=e3 play=dragon_teeth hand=sea_serpent,prism | ").does("use dragon_teeth 2")
    assert scene.answers() == ["sea_serpent", "none"]
    scene.does("sea_serpent")
    assert scene.pool(0) == ""
    assert scene.where("sea_serpent") == "play 0"
    assert not scene.board.turned[BY_NAME["sea_serpent"].index]
