"""The ten faces of the five places of power."""

import pytest

from tests.games.res_arcana.scene import Scene
from tests.support import rule


@rule("RA-CLAIM-1", "RA-CLAIM-5", "RA-COST-2", "RA-COST-5")
@pytest.mark.parametrize(("name", "cost"), [
    ("sacred_grove", "l8c4"), ("alchemists_tower", "g3"), ("catacombs_of_the_dead", "d9"), ("sacrificial_pit", "e8d4"),
    ("cursed_forge", "e6d3"), ("dwarven_mines", "e4l2g1"), ("coral_castle", "e5l5c5"), ("sunken_reef", "e2l2c5"),
    ("dragons_lair", "e3l3c3d3"), ("sorcerers_bestiary", "e2l4c2d2"),
])
def test_every_place_is_claimed_for_its_cost(name: str, cost: str) -> None:
    scene = Scene(f": places={name} | pool={cost} | pool={cost}").does(f"claim {name}")
    assert (scene.pool(0), scene.where(name), scene.face(name)) == ("", "play 0", name)
    assert not scene.can(f"claim {name}")  # the rival could pay, but it is taken
    for essence in "elcdg":
        if essence in cost:
            count = int(cost[cost.index(essence) + 1])
            short = cost.replace(f"{essence}{count}", f"{essence}{count - 1}")
            assert not Scene(f": places={name} | pool={short} |").can(f"claim {name}")


@rule("RA-VICTORY-4", "RA-POWER-1", "RA-POWER-4")
def test_sacred_grove_gives_five_life_for_calm() -> None:
    scene = Scene(": first=1 | pool=c2 play=sacred_grove(l3) | passed").does("use sacred_grove 1")
    assert (scene.pool(0), scene.face("sacred_grove"), scene.usable("sacred_grove")) == ("l5c1", "sacred_grove(l3)*", [])
    assert scene.points(0) == 5
    assert Scene("pool=l9 play=sacred_grove |").usable("sacred_grove") == []


@rule("RA-CARD-17", "RA-POWER-11", "RA-Q-32", "RA-POWER-6")
def test_sacred_grove_stores_life_when_a_creature_is_turned_with_it() -> None:
    scene = Scene(": first=1 | play=sacred_grove,hawk,treant,mermaid*,fire_dragon | play=guard_dog passed")
    scene.does("use sacred_grove 2")
    assert scene.answers() == ["hawk", "treant"]
    scene.does("treant")
    assert (scene.face("sacred_grove"), scene.face("treant"), scene.pool(0)) == ("sacred_grove(l1)*", "treant*", "")
    assert (scene.turned("hawk"), scene.points(0)) == (False, 4)  # 2 + 1, and the dragon's own
    assert Scene("play=sacred_grove,hawk*,fire_dragon |").usable("sacred_grove") == []
    forgone = Scene("play=sacred_grove,hawk | passed").does("use sacred_grove 2 for nothing")
    assert (forgone.face("sacred_grove"), forgone.turned("hawk")) == ("sacred_grove*", True)


@rule("RA-COLLECT-6", "RA-COLLECT-8", "RA-POWER-5", "RA-VICTORY-3")
def test_alchemists_tower_collects_three_and_stores_gold_for_one_of_each() -> None:
    collecting = Scene.collecting("play=alchemists_tower(g2) |")
    assert not collecting.can("elan=2 gold=1")
    collecting.does("elan=3", "alchemists_tower")
    assert (collecting.pool(0), collecting.points(0)) == ("e3g2", 1)  # only the token is left
    scene = Scene(": first=1 | pool=e2l2c2d2 play=alchemists_tower | passed")
    scene.does("use alchemists_tower 1", "use alchemists_tower 1")
    assert (scene.pool(0), scene.face("alchemists_tower"), scene.points(0)) == ("", "alchemists_tower(g2)", 2)
    assert Scene("pool=e9l9c9g9 play=alchemists_tower |").usable("alchemists_tower") == []


@rule("RA-REACT-3", "RA-REACT-4", "RA-POWER-4")
def test_alchemists_tower_turns_to_ignore_life_loss() -> None:
    scene = Scene("play=elvish_bow | pool=e1l1c1d1 play=alchemists_tower")
    scene.does("use elvish_bow 1", "react alchemists_tower 2")
    assert (scene.pool(1), scene.usable("alchemists_tower")) == ("e1l1c1d1", [])
    turned = Scene("play=elvish_bow | pool=l1 play=alchemists_tower*").does("use elvish_bow 1")
    assert (turned.asked(), turned.pool(1)) == ("1 ask-act", "")


@rule("RA-EX-1", "RA-POWER-4", "RA-POWER-5", "RA-POWER-6", "RA-VICTORY-3", "RA-COLLECT-3")
def test_catacombs_of_the_dead_store_death_by_fives_and_by_turning() -> None:
    assert Scene.collecting("play=catacombs_of_the_dead* |").pool(0) == "d1"
    scene = Scene(": first=1 | pool=d12 play=catacombs_of_the_dead | passed")
    scene.does("use catacombs_of_the_dead 1", "use catacombs_of_the_dead 1", "use catacombs_of_the_dead 2")
    assert (scene.pool(0), scene.face("catacombs_of_the_dead")) == ("d2", "catacombs_of_the_dead(d3)*")
    assert (scene.points(0), scene.usable("catacombs_of_the_dead")) == (3, [])
    assert Scene("pool=d4e9 play=catacombs_of_the_dead |").usable("catacombs_of_the_dead") == [2]


@rule("RA-VICTORY-4", "RA-POWER-6", "RA-POWER-2")
def test_sacrificial_pit_stores_death_for_three_life() -> None:
    scene = Scene(": first=1 | pool=l4 play=sacrificial_pit(g5) | passed").does("use sacrificial_pit 1")
    assert (scene.pool(0), scene.face("sacrificial_pit")) == ("l1", "sacrificial_pit(d1g5)*")
    assert scene.points(0) == 3
    assert Scene("pool=l2 play=sacrificial_pit |").usable("sacrificial_pit") == []


@rule("RA-VALUE-1", "RA-VALUE-2", "RA-VALUE-3", "RA-T-22", "RA-DESTROY-4")
def test_sacrificial_pit_pays_gold_for_a_dragon_or_a_creature() -> None:
    scene = Scene("mage=artificer pool=d1 play=sacrificial_pit,sea_serpent*,hawk,vault,dragon_egg | play=treant passed")
    scene.does("use sacrificial_pit 2")
    assert scene.answers() == ["sea_serpent", "hawk"]
    scene.does("sea_serpent")
    assert (scene.pool(0), scene.where("sea_serpent"), scene.turned("sacrificial_pit")) == ("g9", "discard 0", True)
    assert Scene("pool=d1 play=sacrificial_pit,vault,dragon_egg |").usable("sacrificial_pit") == []
    assert Scene("pool=e9 play=sacrificial_pit,hawk |").usable("sacrificial_pit") == []
    wind = Scene("pool=d1 play=sacrificial_pit,wind_dragon | passed").does("use sacrificial_pit 2")
    assert wind.pool(0) == "g8"


@rule("RA-CARD-14", "RA-COLLECT-9", "RA-Q-23")
def test_cursed_forge_costs_death_or_is_turned_in_every_collect() -> None:
    scene = Scene.collecting("pool=d1 play=cursed_forge |")
    assert (scene.asked(), scene.answers()) == ("0 ask-upkeep", ["upkeep 1", "upkeep 2"])
    scene.does("upkeep 1")
    assert (scene.pool(0), scene.turned("cursed_forge")) == ("", False)
    turned = Scene.collecting("pool=e2d1g1 play=cursed_forge |").does("upkeep 2")
    assert (turned.pool(0), turned.turned("cursed_forge"), turned.usable("cursed_forge")) == ("e2d1g1", True, [])
    unable = Scene.collecting("pool=e2g1 play=cursed_forge |")
    assert (unable.asked(), unable.turned("cursed_forge")) == ("0 ask-act", True)


@rule("RA-COLLECT-9", "RA-T-14", "RA-T-15", "RA-VICTORY-3", "RA-VICTORY-4")
def test_cursed_forge_may_be_paid_with_what_was_just_collected() -> None:
    sword = Scene.collecting("play=cursed_forge,dancing_sword |").does("upkeep 1")
    assert (sword.pool(0), sword.turned("cursed_forge")) == ("e1", False)
    taken = Scene.collecting("play=cursed_forge(g1),mausoleum(d2) |").does("mausoleum", "upkeep 1")
    assert (taken.pool(0), taken.face("cursed_forge")) == ("d1", "cursed_forge(g1)")
    assert Scene(": first=1 | play=cursed_forge(g2)* |").points(0) == 3


@rule("RA-POWER-5", "RA-POWER-6", "RA-VICTORY-4", "RA-POWER-4")
def test_cursed_forge_stores_gold_for_elan_and_gold() -> None:
    scene = Scene(": first=1 | pool=e4g3 play=cursed_forge | passed").does("use cursed_forge 1", "use cursed_forge 1")
    assert (scene.pool(0), scene.face("cursed_forge"), scene.points(0)) == ("g1", "cursed_forge(g2)", 3)
    assert Scene("pool=e2 play=cursed_forge |").usable("cursed_forge") == []
    assert Scene("pool=e2g1 play=cursed_forge* |").usable("cursed_forge") == []


@rule("RA-COLLECT-3", "RA-POWER-2", "RA-POWER-4", "RA-VICTORY-3")
def test_dwarven_mines_dig_gold_into_the_pool_or_store_it() -> None:
    assert Scene.collecting("play=dwarven_mines* |").pool(0) == "g1"
    dug = Scene("pool=e6 play=dwarven_mines | passed").does("use dwarven_mines 1")
    assert (dug.pool(0), dug.face("dwarven_mines"), dug.usable("dwarven_mines")) == ("e1g3", "dwarven_mines*", [])
    stored = Scene(": first=1 | pool=e4d3 play=dwarven_mines | passed").does("use dwarven_mines 2")
    assert (stored.pool(0), stored.face("dwarven_mines"), stored.points(0)) == ("e1", "dwarven_mines(g2)*", 2)
    assert Scene("pool=e4d2 play=dwarven_mines |").usable("dwarven_mines") == []


@rule("RA-VICTORY-7", "RA-VICTORY-8", "RA-T-26", "RA-T-27", "RA-T-37", "RA-REACT-3")
def test_coral_castle_checks_victory_at_once() -> None:
    nobody = Scene("play=coral_castle pool=l1 | play=elvish_bow,prism*").does("use coral_castle 1")
    assert (nobody.asked(), nobody.turned("coral_castle"), nobody.turned("prism")) == ("1 ask-act", True, True)
    nobody.does("use elvish_bow 1")  # the Castle is turned and cannot answer
    assert (nobody.asked(), nobody.pool(0)) == ("0 ask-act", "")
    rival_wins = Scene("play=coral_castle,great_pyramid,oracle,nightingale | play=sunken_reef(c11) passed")
    rival_wins.does("use coral_castle 1")
    assert (rival_wins.over, rival_wins.board.winners, rival_wins.board.scores) == (True, (1,), (10, 11))
    won = Scene("play=coral_castle,great_pyramid,oracle,nightingale | play=sunken_reef(c9)").does("use coral_castle 1")
    assert (won.over, won.board.winners, won.board.reason) == (True, (0,), "mid-round-check")


@rule("RA-POWER-8", "RA-REACT-1", "RA-REACT-4", "RA-POWER-4")
def test_coral_castle_turns_to_ignore_or_for_nothing() -> None:
    scene = Scene("play=fire_dragon | pool=l2 play=coral_castle").does("use fire_dragon 1", "react coral_castle 2")
    assert (scene.pool(1), scene.usable("coral_castle"), scene.points(1)) == ("l2", [], 3)
    unchecked = Scene("play=coral_castle,sunken_reef(c9) |").does("use coral_castle 1 for nothing")
    assert (unchecked.asked(), unchecked.points(0), unchecked.turned("coral_castle")) == ("1 ask-act", 13, True)


@rule("RA-COLLECT-3", "RA-POWER-5", "RA-POWER-6", "RA-VICTORY-3")
def test_sunken_reef_stores_calm_for_life_and_calm() -> None:
    assert Scene.collecting("play=sunken_reef* |").pool(0) == "g1"
    scene = Scene(": first=1 | pool=l2c5 play=sunken_reef | passed").does("use sunken_reef 1", "use sunken_reef 1")
    assert (scene.pool(0), scene.face("sunken_reef"), scene.points(0)) == ("c1", "sunken_reef(c2)", 2)
    assert scene.usable("sunken_reef") == []
    assert Scene("pool=l1c2 play=sunken_reef* |").usable("sunken_reef") == []


@rule("RA-DISC-2", "RA-DISC-4", "RA-DISC-6", "RA-POWER-4")
def test_dragons_lair_gives_gold_and_makes_dragons_cheaper() -> None:
    scene = Scene("play=dragons_lair | passed").does("use dragons_lair 1")
    assert (scene.pool(0), scene.face("dragons_lair"), scene.usable("dragons_lair")) == ("g2", "dragons_lair*", [])
    cheap = Scene("pool=c3 play=dragons_lair* hand=water_dragon,hypnotic_basin |")
    assert not cheap.can("place hypnotic_basin")
    assert cheap.does("place water_dragon").pool(0) == ""
    both = Scene("play=dragons_lair,dragon_bridle hand=water_dragon |").does("place water_dragon")
    assert both.where("water_dragon") == "play 0"


@rule("RA-CARD-16", "RA-POWER-11", "RA-Q-32", "RA-VICTORY-3")
def test_dragons_lair_stores_gold_when_a_dragon_is_turned_with_it() -> None:
    scene = Scene(": first=1 | play=dragons_lair,sea_serpent,fire_dragon,bone_dragon*,hawk | pool=l2")
    scene.does("use dragons_lair 2")
    assert scene.answers() == ["sea_serpent", "fire_dragon"]
    scene.does("fire_dragon")
    assert (scene.face("dragons_lair"), scene.face("fire_dragon")) == ("dragons_lair(g2)*", "fire_dragon*")
    assert (scene.asked(), scene.pools(), scene.points(0)) == ("1 ask-act", ["", "l2"], 5)  # three dragons and 2 gold
    assert Scene("play=dragons_lair,fire_dragon*,hawk |").usable("dragons_lair") == [1]


@rule("RA-CARD-15", "RA-EX-9", "RA-DEF-9", "RA-VICTORY-3")
def test_sorcerers_bestiary_counts_dragons_twice_and_creatures_once() -> None:
    assert Scene(": first=1 | play=sorcerers_bestiary,sea_serpent,hawk | play=treant").points(0) == 5
    assert Scene(": first=1 | play=sorcerers_bestiary*,fire_dragon* hand=hawk |").points(0) == 3
    assert Scene(": first=1 | mage=druid play=sorcerers_bestiary,dragon_egg |").points(0) == 1


@rule("RA-VICTORY-7", "RA-VICTORY-8")
def test_sorcerers_bestiary_checks_victory_at_once() -> None:
    nobody = Scene("play=sorcerers_bestiary |").does("use sorcerers_bestiary 1")
    assert (nobody.asked(), nobody.face("sorcerers_bestiary")) == ("1 ask-act", "sorcerers_bestiary*")
    scene = Scene("play=sorcerers_bestiary,sea_serpent,fire_dragon,water_dragon |").does("use sorcerers_bestiary 1")
    assert (scene.over, scene.board.winners, scene.board.scores) == (True, (0,), (11, 0))


@rule("RA-DISC-3", "RA-Q-12", "RA-T-24", "RA-DESTROY-2", "RA-Q-11")
def test_sorcerers_bestiary_takes_a_dragon_from_any_discard_pile() -> None:
    scene = Scene("pool=e6l5c1 play=sorcerers_bestiary,corrupt_altar discard=water_dragon | "
                  "discard=fire_dragon,hawk passed")
    scene.does("use sorcerers_bestiary 2", "life=4")
    assert scene.answers() == ["fire_dragon", "none"]
    scene.does("fire_dragon")
    assert (scene.pool(0), scene.where("fire_dragon"), scene.points(0)) == ("l1c1", "play 0", 4)  # with the token
    scene.does("use corrupt_altar 2", "fire_dragon", "elan=8")
    assert scene.where("fire_dragon") == "discard 0"


@rule("RA-DISC-4", "RA-Q-11", "RA-POWER-2", "RA-POWER-8")
def test_sorcerers_bestiary_needs_four_essences_and_adds_discounts() -> None:
    assert Scene("pool=e3 play=sorcerers_bestiary discard=fire_dragon |").usable("sorcerers_bestiary") == [1]
    scene = Scene("pool=e7 play=sorcerers_bestiary,dragon_bridle discard=fire_dragon,water_dragon | discard=hawk")
    scene.does("use sorcerers_bestiary 2")
    assert scene.answers() == ["fire_dragon", "none"]
    assert scene.does("fire_dragon").pool(0) == ""
    none = Scene("pool=e9g3 play=sorcerers_bestiary discard=fire_dragon | passed")
    none.does("use sorcerers_bestiary 2", "elan=1 gold=3", "none")
    assert (none.pool(0), none.where("fire_dragon"), none.turned("sorcerers_bestiary")) == ("e8", "discard 0", True)
