"""The artifacts from Athanor to Dwarven Pickaxe."""

from tests.games.res_arcana.scene import Scene
from tests.support import rule


@rule("RA-CARD-3", "RA-POWER-3", "RA-POWER-6", "RA-COST-4", "RA-COLLECT-7")
def test_athanor_builds_elan_on_itself() -> None:
    scene = Scene("pool=e1 play=athanor | passed").does("use athanor 1")
    assert (scene.pool(0), scene.face("athanor")) == ("", "athanor(e2)*")
    assert Scene("play=athanor(e5) |").usable("athanor") == []
    assert Scene.collecting("play=athanor(e2) |").does("athanor").pool(0) == "e2"


@rule("RA-CARD-3", "RA-CONV-1", "RA-COST-4", "RA-POWER-4")
def test_athanor_turns_one_kind_of_essence_into_gold() -> None:
    scene = Scene("pool=l3d1 play=athanor(e7) | passed").does("use athanor 2")
    assert scene.answers() == ["life", "death", "none"]
    scene.does("life", "life=2")
    assert (scene.pool(0), scene.face("athanor")) == ("l1d1g2", "athanor(e1)*")
    assert Scene("pool=e1l9 play=athanor(e6)* |").usable("athanor") == []


@rule("RA-Q-8", "RA-POWER-8")
def test_athanor_may_melt_nothing_or_gold() -> None:
    nothing = Scene("pool=l3 play=athanor(e6) | passed").does("use athanor 2", "none")
    assert (nothing.pool(0), nothing.face("athanor")) == ("l3", "athanor*")
    gold = Scene("pool=g2 play=athanor(e6) | passed").does("use athanor 2", "gold", "gold=2")
    assert gold.pool(0) == "g2"
    empty_pool = Scene("play=athanor(e6) | passed").does("use athanor 2")
    assert (empty_pool.asked(), empty_pool.face("athanor")) == ("0 ask-act", "athanor*")
    forgone = Scene("pool=l3 play=athanor(e6) | passed").does("use athanor 2 for nothing", "life", "life=3")
    assert forgone.pool(0) == ""


@rule("RA-LIFE-1", "RA-REACT-6", "RA-REACT-7", "RA-Q-3")
def test_bone_dragon_takes_two_life_unless_one_death_is_paid() -> None:
    scene = Scene("pool=l3d3 play=bone_dragon | pool=l2d1 | pool=l3 | pool=l2d1 passed").does("use bone_dragon 1")
    assert (scene.asked(), scene.answers()) == ("1 ask-react-life-loss", ["ignore 1", "suffer"])
    scene.does("ignore 1")
    assert scene.pools() == ["l3d3", "l2", "l1", "l2d1"]
    assert scene.turned("bone_dragon")
    assert Scene("play=bone_dragon* |").usable("bone_dragon") == []


@rule("RA-COLLECT-6", "RA-EX-8", "RA-COLLECT-12")
def test_celestial_horse_gives_two_of_elan_life_and_calm() -> None:
    scene = Scene.collecting("play=celestial_horse* |")
    assert scene.answers() == ["calm=2", "life=1 calm=1", "life=2", "elan=1 calm=1", "elan=1 life=1", "elan=2"]
    assert scene.does("life=1 calm=1").pool(0) == "l1c1"


@rule("RA-COLLECT-2", "RA-COLLECT-3", "RA-STRAIGHT-1", "RA-STRAIGHT-3")
def test_chalice_of_fire_collects_elan_and_straightens_another_component() -> None:
    assert Scene.collecting("play=chalice_of_fire* |").pool(0) == "e2"
    scene = Scene("mage=duelist pool=e1 play=chalice_of_fire,vault(g1)*,coral_castle*,prism | play=hawk* passed")
    scene.does("use chalice_of_fire 1")
    assert scene.answers() == ["vault", "coral_castle", "none"]
    scene.does("vault")
    assert (scene.pool(0), scene.face("vault"), scene.turned("chalice_of_fire")) == ("", "vault(g1)", True)
    assert scene.usable("vault") == [1]


@rule("RA-Q-7", "RA-POWER-2", "RA-POWER-8")
def test_chalice_of_fire_never_straightens_itself() -> None:
    alone = Scene("pool=e1 play=chalice_of_fire | passed").does("use chalice_of_fire 1")
    assert (alone.asked(), alone.pool(0), alone.turned("chalice_of_fire")) == ("0 ask-act", "", True)
    assert Scene("pool=l9 play=chalice_of_fire,hawk* |").usable("chalice_of_fire") == []
    declined = Scene("pool=e1 play=chalice_of_fire,hawk* | passed").does("use chalice_of_fire 1", "none")
    assert declined.turned("hawk")


@rule("RA-COLLECT-4", "RA-POWER-5", "RA-POWER-6")
def test_chalice_of_life_fills_again_and_again() -> None:
    assert Scene.collecting("play=chalice_of_life |").pool(0) == "l1c1"
    scene = Scene("pool=c5 play=chalice_of_life | passed").does("use chalice_of_life 1", "use chalice_of_life 1")
    assert (scene.pool(0), scene.face("chalice_of_life")) == ("c1", "chalice_of_life(l2c4)")
    assert scene.usable("chalice_of_life") == []


@rule("RA-REACT-1", "RA-REACT-3", "RA-REACT-4", "RA-POWER-4")
def test_chalice_of_life_turns_to_ignore_life_loss() -> None:
    scene = Scene("play=elvish_bow | pool=l1c2 play=chalice_of_life").does("use elvish_bow 1")
    assert scene.answers() == ["react chalice_of_life 2", "suffer"]
    scene.does("react chalice_of_life 2")
    assert (scene.pool(1), scene.face("chalice_of_life")) == ("l1c2", "chalice_of_life*")
    assert scene.usable("chalice_of_life") == []
    turned = Scene("play=elvish_bow | pool=l1c2 play=chalice_of_life*").does("use elvish_bow 1")
    assert (turned.asked(), turned.pool(1)) == ("1 ask-act", "c2")


@rule("RA-COLLECT-4", "RA-POWER-5", "RA-POWER-6")
def test_corrupt_altar_collects_and_stores_elan_for_life() -> None:
    assert Scene.collecting("play=corrupt_altar* |").pool(0) == "l1d1"
    scene = Scene("pool=l5 play=corrupt_altar | passed").does("use corrupt_altar 1", "use corrupt_altar 1")
    assert (scene.pool(0), scene.face("corrupt_altar")) == ("l1", "corrupt_altar(e6)")
    assert scene.usable("corrupt_altar") == [2]


@rule("RA-CARD-4", "RA-VALUE-1", "RA-VALUE-2", "RA-DESTROY-3", "RA-T-20")
def test_corrupt_altar_may_destroy_itself() -> None:
    scene = Scene("play=corrupt_altar(e3) | passed").does("use corrupt_altar 2")
    assert not scene.can("elan=6 gold=1")
    assert not scene.can("elan=6")
    scene.does("elan=4 death=3")
    assert (scene.pool(0), scene.where("corrupt_altar"), scene.stored("corrupt_altar")) == ("e4d3", "discard 0", "")
    assert not scene.turned("corrupt_altar")


@rule("RA-DESTROY-1", "RA-DESTROY-2", "RA-DESTROY-4", "RA-DEF-10", "RA-VALUE-3")
def test_corrupt_altar_destroys_any_own_artifact_even_a_turned_one() -> None:
    scene = Scene("mage=artificer play=corrupt_altar,hawk*,temple,sunken_reef | play=prism passed")
    scene.does("use corrupt_altar 2")
    assert scene.answers() == ["corrupt_altar", "hawk"]
    scene.does("hawk", "calm=4")
    assert (scene.pool(0), scene.where("hawk"), scene.turned("corrupt_altar")) == ("c4", "discard 0", True)


@rule("RA-POWER-8", "RA-Q-5")
def test_corrupt_altar_destroys_for_nothing() -> None:
    scene = Scene("play=corrupt_altar,hawk | passed").does("use corrupt_altar 2 for nothing", "hawk")
    assert (scene.pool(0), scene.where("hawk"), scene.asked()) == ("", "discard 0", "0 ask-act")


@rule("RA-POWER-4", "RA-POWER-1")
def test_crypt_gives_two_death() -> None:
    scene = Scene("play=crypt | passed").does("use crypt 1")
    assert (scene.pool(0), scene.face("crypt"), scene.usable("crypt")) == ("d2", "crypt*", [])


@rule("RA-CARD-5", "RA-DISC-8", "RA-EX-7", "RA-Q-11")
def test_crypt_places_from_the_own_discard_pile_and_spares_gold() -> None:
    scene = Scene("pool=d1g1 play=crypt discard=chalice_of_fire,fire_dragon | discard=hawk").does("use crypt 2")
    assert scene.answers() == ["chalice_of_fire", "none"]
    scene.does("chalice_of_fire")
    assert (scene.pool(0), scene.where("chalice_of_fire"), scene.turned("crypt")) == ("", "play 0", True)
    without_gold = Scene("pool=e1d1 play=crypt discard=chalice_of_fire |").does("use crypt 2")
    assert (without_gold.asked(), without_gold.where("chalice_of_fire")) == ("1 ask-act", "discard 0")
    assert Scene("pool=e9 play=crypt discard=chalice_of_fire |").usable("crypt") == [1]


@rule("RA-DISC-4", "RA-DISC-9", "RA-DISC-10", "RA-Q-10", "RA-T-18")
def test_crypt_adds_its_discount_to_the_artificers() -> None:
    scene = Scene("mage=artificer pool=e2d3 play=crypt discard=corrupt_altar |").does("use crypt 2", "corrupt_altar")
    assert scene.answers() == ["death=2", "elan=1 death=1", "elan=2"]
    assert scene.does("elan=2").pool(0) == "d2"


@rule("RA-DISC-5", "RA-Q-11", "RA-POWER-8", "RA-PLACE-2")
def test_crypt_may_place_a_card_for_nothing_at_all_or_none() -> None:
    free = Scene("pool=d1 play=crypt discard=hawk | passed").does("use crypt 2", "hawk")
    assert (free.pool(0), free.where("hawk"), free.usable("hawk")) == ("", "play 0", [1])
    none = Scene("pool=d1 play=crypt discard=hawk | passed").does("use crypt 2", "none")
    assert (none.pool(0), none.where("hawk")) == ("", "discard 0")
    nothing = Scene("pool=d1 play=crypt discard=hawk | passed").does("use crypt 2 for nothing")
    assert (nothing.pool(0), nothing.where("hawk"), nothing.asked()) == ("", "discard 0", "0 ask-act")


@rule("RA-POWER-9", "RA-EX-8", "RA-POWER-6")
def test_cursed_skull_stores_three_of_elan_calm_and_death() -> None:
    scene = Scene("pool=l2 play=cursed_skull | passed").does("use cursed_skull 1")
    assert not scene.can("elan=2 gold=1")
    assert not scene.can("elan=2 life=1")
    assert not scene.can("elan=2")
    scene.does("elan=1 calm=1 death=1")
    assert (scene.pool(0), scene.face("cursed_skull")) == ("l1", "cursed_skull(e1c1d1)*")
    assert scene.usable("cursed_skull") == []
    assert Scene("pool=e9 play=cursed_skull |").usable("cursed_skull") == []


@rule("RA-REACT-2", "RA-REACT-3", "RA-T-11")
def test_dancing_sword_reacts_turned_or_not_as_often_as_it_is_paid() -> None:
    assert Scene.collecting("play=dancing_sword |").pool(0) == "e1d1"
    scene = Scene("play=elvish_bow,fire_dragon | pool=e2l3 play=dancing_sword* hand=hawk")
    scene.does("use elvish_bow 1", "react dancing_sword 1", "discard hawk for gold")
    scene.does("use fire_dragon 1", "react dancing_sword 1")
    assert (scene.pool(1), scene.face("dancing_sword")) == ("l3g1", "dancing_sword(d2)*")


@rule("RA-REACT-4", "RA-Q-4")
def test_dancing_sword_needs_elan_and_a_loss() -> None:
    assert Scene("pool=e1 play=dancing_sword |").usable("dancing_sword") == []
    assert Scene("play=elvish_bow | pool=l1 play=dancing_sword").does("use elvish_bow 1").pool(1) == ""
    suffering = Scene("play=elvish_bow | pool=e2l1 play=dancing_sword").does("use elvish_bow 1", "suffer")
    assert (suffering.pool(1), suffering.stored("dancing_sword")) == ("e2", "")


@rule("RA-DISC-2", "RA-DISC-6", "RA-DISC-9")
def test_dragon_bridle_takes_three_off_dragons_only() -> None:
    scene = Scene("pool=e2l2 play=dragon_bridle* hand=earth_dragon,treant |")
    assert not scene.can("place treant")
    scene.does("place earth_dragon")
    assert (scene.pool(0), scene.where("earth_dragon")) == ("", "play 0")
    choice = Scene("pool=e4l3 play=dragon_bridle hand=earth_dragon |").does("place earth_dragon")
    assert choice.answers() == ["elan=1 life=3", "elan=2 life=2", "elan=3 life=1", "elan=4"]
    assert not Scene("pool=e3c9 play=dragon_bridle hand=earth_dragon |").can("place earth_dragon")


@rule("RA-REACT-8", "RA-Q-30", "RA-T-10", "RA-REACT-3")
def test_dragon_bridle_reacts_to_dragons_and_sea_serpent_but_not_to_the_bow() -> None:
    bow = Scene("play=elvish_bow | pool=l2 play=dragon_bridle").does("use elvish_bow 1")
    assert (bow.asked(), bow.pool(1)) == ("1 ask-act", "l1")
    for dragon in ("sea_serpent", "fire_dragon", "wind_dragon"):
        scene = Scene(f"play={dragon} | pool=l2 play=dragon_bridle").does(f"use {dragon} 1", "react dragon_bridle 1")
        assert (scene.pool(1), scene.turned("dragon_bridle")) == ("l2", True)
    turned = Scene("play=fire_dragon | pool=l2 play=dragon_bridle*").does("use fire_dragon 1")
    assert (turned.asked(), turned.pool(1)) == ("1 ask-act", "")


@rule("RA-REACT-8", "RA-Q-30", "RA-T-10")
def test_dragon_bridle_does_not_react_to_the_bow_whatever_its_owner_could_lose() -> None:
    rich = Scene("play=elvish_bow | pool=e5l5c5d5g5 play=dragon_bridle").does("use elvish_bow 1")
    assert (rich.asked(), rich.pool(1), rich.turned("dragon_bridle")) == ("1 ask-act", "e5l4c5d5g5", False)
    beside = Scene("play=elvish_bow | pool=e5l5c5d5g5 play=dragon_bridle,guard_dog").does("use elvish_bow 1")
    assert beside.asked() == "1 ask-react-life-loss"
    assert not [answer for answer in beside.answers() if "bridle" in answer]


@rule("RA-DISC-3", "RA-Q-11", "RA-DESTROY-3")
def test_dragon_egg_hatches_a_dragon_for_four_less() -> None:
    scene = Scene("pool=e2 play=dragon_egg(g1) hand=fire_dragon,water_dragon,hawk |").does("use dragon_egg 1")
    assert scene.answers() == ["fire_dragon", "none"]
    scene.does("fire_dragon")
    assert (scene.pool(0), scene.where("fire_dragon"), scene.where("dragon_egg")) == ("", "play 0", "discard 0")
    assert (scene.stored("dragon_egg"), scene.turned("fire_dragon")) == ("", False)


@rule("RA-EX-11", "RA-DISC-4", "RA-DISC-5", "RA-DISC-6")
def test_dragon_egg_adds_up_with_artificer_bridle_and_lair() -> None:
    scene = Scene("play=artificer*,dragon_egg,dragon_bridle*,dragons_lair* hand=fire_dragon |")
    scene.does("use dragon_egg 1", "fire_dragon")
    assert (scene.where("fire_dragon"), scene.where("dragon_egg")) == ("play 0", "discard 0")


@rule("RA-POWER-8", "RA-POWER-4")
def test_dragon_egg_breaks_for_nothing_and_not_while_turned() -> None:
    scene = Scene("play=dragon_egg hand=hawk | passed").does("use dragon_egg 1", "none")
    assert scene.where("dragon_egg") == "discard 0"
    assert Scene("play=dragon_egg* hand=fire_dragon |").usable("dragon_egg") == []


@rule("RA-POWER-5", "RA-POWER-6")
def test_dragon_teeth_store_three_elan_for_two() -> None:
    scene = Scene("pool=e5 play=dragon_teeth | passed").does("use dragon_teeth 1", "use dragon_teeth 1")
    assert (scene.pool(0), scene.face("dragon_teeth"), scene.usable("dragon_teeth")) == ("e1", "dragon_teeth(e6)", [])


@rule("RA-DISC-11", "RA-Q-11")
def test_dragon_teeth_place_a_dragon_from_hand_for_nothing() -> None:
    scene = Scene("pool=e3 play=dragon_teeth hand=sea_serpent,hawk |").does("use dragon_teeth 2")
    assert scene.answers() == ["sea_serpent", "none"]
    scene.does("sea_serpent")
    assert (scene.pool(0), scene.where("sea_serpent"), scene.turned("dragon_teeth")) == ("", "play 0", True)
    assert Scene("pool=e2l9 play=dragon_teeth hand=sea_serpent |").usable("dragon_teeth") == [1]
    assert Scene("pool=e3 play=dragon_teeth* hand=sea_serpent |").usable("dragon_teeth") == []


@rule("RA-POWER-2", "RA-POWER-3", "RA-POWER-8")
def test_dwarven_pickaxe_digs_gold_for_elan() -> None:
    scene = Scene("pool=e2 play=dwarven_pickaxe | passed").does("use dwarven_pickaxe 1")
    assert (scene.pool(0), scene.turned("dwarven_pickaxe"), scene.usable("dwarven_pickaxe")) == ("e1g1", True, [])
    assert Scene("pool=l9 play=dwarven_pickaxe |").usable("dwarven_pickaxe") == []
    assert Scene("pool=e2 play=dwarven_pickaxe |").does("use dwarven_pickaxe 1 for nothing").pool(0) == "e1"
