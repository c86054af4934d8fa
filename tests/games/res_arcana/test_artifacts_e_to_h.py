"""The artifacts from Earth Dragon to Hypnotic Basin."""

from tests.games.res_arcana.scene import Scene
from tests.support import rule


@rule("RA-LIFE-2", "RA-LIFE-3", "RA-LIFE-4", "RA-T-1", "RA-REACT-6")
def test_earth_dragon_takes_two_life_unless_one_gold_is_paid() -> None:
    scene = Scene("play=earth_dragon | pool=e3l1g1").does("use earth_dragon 1")
    assert scene.answers() == ["ignore 1", "suffer"]
    scene.does("suffer")
    assert scene.answers() == ["elan=1 life=1 gold=1", "elan=2 life=1"]
    assert scene.does("elan=2 life=1").pool(1) == "e1g1"
    paid = Scene("play=earth_dragon | pool=e3l1g1").does("use earth_dragon 1", "ignore 1")
    assert (paid.pool(1), paid.turned("earth_dragon")) == ("e3l1", True)
    assert Scene("play=earth_dragon | pool=l2d9").does("use earth_dragon 1").pool(1) == "d9"


@rule("RA-COLLECT-4", "RA-REACT-3", "RA-REACT-5")
def test_elemental_spring_collects_three_and_pays_calm_to_ignore() -> None:
    assert Scene.collecting("play=elemental_spring* |").pool(0) == "e1l1c1"
    scene = Scene("play=elvish_bow | pool=l1c1 play=elemental_spring*")
    scene.does("use elvish_bow 1", "react elemental_spring 1")
    assert (scene.pool(1), scene.face("elemental_spring")) == ("l1", "elemental_spring*")
    without_calm = Scene("play=elvish_bow | pool=e2l1 play=elemental_spring").does("use elvish_bow 1")
    assert (without_calm.asked(), without_calm.pool(1)) == ("1 ask-act", "e2")


@rule("RA-REACT-4")
def test_elemental_spring_is_never_an_action() -> None:
    assert Scene("pool=c9 play=elemental_spring |").usable("elemental_spring") == []


@rule("RA-LIFE-1", "RA-LIFE-2", "RA-LIFE-5", "RA-Q-2", "RA-REACT-6")
def test_elvish_bow_takes_one_life_and_offers_no_way_out() -> None:
    scene = Scene("play=elvish_bow hand=prism | pool=l2d1g1 hand=hawk | pool=c1 | pool=l1 passed").does("use elvish_bow 1")
    assert scene.pools() == ["", "l1d1g1", "", "l1"]
    assert (scene.asked(), scene.turned("elvish_bow")) == ("1 ask-act", True)


@rule("RA-DRAW-1", "RA-DRAW-2", "RA-DRAW-3", "RA-POWER-4")
def test_elvish_bow_draws_a_card() -> None:
    scene = Scene("play=elvish_bow deck=hawk,prism | passed").does("use elvish_bow 2")
    assert (scene.hand(0), scene.where("prism"), scene.usable("elvish_bow")) == (["hawk"], "deck 0", [])
    reshuffled = Scene("play=elvish_bow discard=hawk | passed").does("use elvish_bow 2")
    assert (reshuffled.hand(0), reshuffled.where("hawk")) == (["hawk"], "hand 0")
    nothing = Scene("play=elvish_bow | passed").does("use elvish_bow 2")
    assert (nothing.hand(0), nothing.turned("elvish_bow")) == ([], True)
    forgone = Scene("play=elvish_bow deck=hawk | passed").does("use elvish_bow 2 for nothing")
    assert (forgone.hand(0), forgone.turned("elvish_bow")) == ([], True)


@rule("RA-RIVAL-1", "RA-PASS-5", "RA-Q-5")
def test_fiery_whip_gives_elan_to_everybody() -> None:
    scene = Scene("play=fiery_whip | pool=l1 | passed").does("use fiery_whip 1")
    assert (scene.pools(), scene.turned("fiery_whip")) == (["e3", "e1l1", "e1"], True)
    forgone = Scene("play=fiery_whip | pool=l1 | passed").does("use fiery_whip 1 for nothing")
    assert (forgone.pools(), forgone.turned("fiery_whip")) == (["", "l1", ""], True)


@rule("RA-CARD-6", "RA-VALUE-1", "RA-VALUE-2", "RA-T-21", "RA-DESTROY-3")
def test_fiery_whip_destroys_another_artifact_never_itself() -> None:
    assert Scene("mage=druid play=fiery_whip,temple | play=hawk").usable("fiery_whip") == [1]
    scene = Scene("play=fiery_whip,prism*,vault(g3) | passed").does("use fiery_whip 2")
    assert scene.answers() == ["prism", "vault"]
    scene.does("prism")
    assert not scene.can("gold=2")
    scene.does("life=2")
    assert (scene.pool(0), scene.where("prism"), scene.turned("fiery_whip")) == ("l2", "discard 0", True)
    loaded = Scene("play=fiery_whip,vault(g3) | passed").does("use fiery_whip 2", "calm=4")
    assert (loaded.pool(0), loaded.stored("vault")) == ("c4", "")


@rule("RA-REACT-6", "RA-T-7", "RA-LIFE-4", "RA-T-2")
def test_fire_dragon_takes_two_life_unless_one_calm_is_paid() -> None:
    scene = Scene("play=fire_dragon | pool=l2c1").does("use fire_dragon 1", "ignore 1")
    assert (scene.pool(1), scene.turned("fire_dragon")) == ("l2", True)
    life_first = Scene("play=fire_dragon | pool=e5l5").does("use fire_dragon 1")
    assert (life_first.asked(), life_first.pool(1)) == ("1 ask-act", "e5l3")
    assert Scene("play=fire_dragon | pool=l2c1").does("use fire_dragon 1", "suffer").pool(1) == "c1"


@rule("RA-POWER-1", "RA-POWER-2", "RA-EX-2")
def test_flaming_pit_burns_life() -> None:
    assert Scene.collecting("play=flaming_pit |").pool(0) == "e1"
    scene = Scene("pool=l1 play=flaming_pit | passed").does("use flaming_pit 1")
    assert (scene.pool(0), scene.face("flaming_pit"), scene.usable("flaming_pit")) == ("e1d1", "flaming_pit*", [])
    assert Scene("pool=e9d9 play=flaming_pit |").usable("flaming_pit") == []
    assert Scene("pool=l1 play=flaming_pit |").does("use flaming_pit 1 for nothing").pool(0) == ""


@rule("RA-POWER-5", "RA-POWER-6", "RA-COLLECT-7")
def test_fountain_of_youth_turns_death_into_calm_and_life_on_itself() -> None:
    scene = Scene("pool=d5 play=fountain_of_youth | passed")
    scene.does("use fountain_of_youth 1", "use fountain_of_youth 1")
    assert (scene.pool(0), scene.face("fountain_of_youth")) == ("d1", "fountain_of_youth(l2c4)")
    assert scene.usable("fountain_of_youth") == []
    assert Scene("pool=d5 play=fountain_of_youth* |").usable("fountain_of_youth") == []
    assert Scene.collecting("play=fountain_of_youth(l1c2) |").does("fountain_of_youth").pool(0) == "l2c2"


@rule("RA-CARD-7", "RA-REACT-3", "RA-T-9", "RA-POWER-4")
def test_guard_dog_is_straightened_to_guard_again() -> None:
    scene = Scene("play=elvish_bow | pool=e1l2 play=guard_dog*").does("use elvish_bow 1")
    assert (scene.asked(), scene.pool(1), scene.usable("guard_dog")) == ("1 ask-act", "e1l1", [1])
    scene.does("use guard_dog 1")
    assert (scene.pool(1), scene.face("guard_dog")) == ("l1", "guard_dog")
    guarded = Scene("play=elvish_bow | pool=l1 play=guard_dog").does("use elvish_bow 1", "react guard_dog 2")
    assert (guarded.pool(1), guarded.face("guard_dog")) == ("l1", "guard_dog*")


@rule("RA-Q-6", "RA-REACT-4", "RA-CARD-7", "RA-POWER-8")
def test_guard_dog_straight_or_without_elan_does_nothing() -> None:
    assert Scene("pool=e9 play=guard_dog |").usable("guard_dog") == []
    assert Scene("pool=l9 play=guard_dog* |").usable("guard_dog") == []
    forgone = Scene("pool=e1 play=guard_dog* | passed").does("use guard_dog 1 for nothing")
    assert (forgone.pool(0), forgone.turned("guard_dog")) == ("", True)


@rule("RA-RIVAL-1", "RA-T-6", "RA-LIFE-1")
def test_hand_of_glory_gives_death_to_everybody() -> None:
    scene = Scene("play=hand_of_glory,elvish_bow | pool=l2 passed").does("use elvish_bow 1", "use hand_of_glory 1")
    assert (scene.pools(), scene.turned("hand_of_glory")) == (["d2", "l2d1"], True)
    assert scene.usable("hand_of_glory") == []


@rule("RA-LOOK-1", "RA-COLLECT-3")
def test_hawk_looks_at_either_deck() -> None:
    assert Scene.collecting("play=hawk |").pool(0) == "c1"
    scene = Scene("play=hawk deck=prism,vault,crypt,mermaid | passed").does("use hawk 1")
    assert scene.answers() == ["own deck", "monument deck"]
    scene.does("own deck")
    assert scene.can("prism, vault, crypt")
    assert not scene.can("prism, vault, mermaid")
    scene.does("crypt, prism, vault")
    assert (scene.deck(0), scene.turned("hawk")) == (["crypt", "prism", "vault", "mermaid"], True)
    monuments = Scene(": deck=temple,oracle,library,obelisk | play=hawk |").does("use hawk 1", "monument deck")
    monuments.does("library, temple, oracle")
    assert monuments.monument_deck() == ["library", "temple", "oracle", "obelisk"]


@rule("RA-DRAW-4", "RA-DRAW-5", "RA-Q-19", "RA-Q-20")
def test_hawk_looks_at_what_there_is() -> None:
    refilled = Scene("play=hawk deck=prism discard=vault,crypt | passed").does("use hawk 1", "own deck")
    assert refilled.can("prism, vault, crypt")
    assert refilled.does("vault, prism, crypt").deck(0) == ["vault", "prism", "crypt"]
    short = Scene("play=hawk deck=prism | passed").does("use hawk 1", "own deck")
    assert short.answers() == ["prism"]
    nothing = Scene("play=hawk | passed").does("use hawk 1", "own deck")
    assert (nothing.asked(), nothing.turned("hawk")) == ("0 ask-act", True)
    no_monuments = Scene(": deck= | play=hawk | passed").does("use hawk 1", "monument deck")
    assert (no_monuments.asked(), no_monuments.turned("hawk")) == ("0 ask-act", True)


@rule("RA-DRAW-1", "RA-POWER-2", "RA-POWER-4")
def test_hawk_draws_for_two_calm() -> None:
    scene = Scene("pool=c3 play=hawk deck=prism,vault | passed").does("use hawk 2")
    assert (scene.pool(0), scene.hand(0), scene.usable("hawk")) == ("c1", ["prism"], [])
    assert Scene("pool=c1e9 play=hawk deck=prism |").usable("hawk") == [1]


@rule("RA-POWER-9", "RA-POWER-4")
def test_horn_of_plenty_gives_three_essences_or_one_gold() -> None:
    scene = Scene("play=horn_of_plenty | passed").does("use horn_of_plenty 1")
    assert not scene.can("elan=2 gold=1")
    scene.does("elan=1 life=1 death=1")
    assert (scene.pool(0), scene.usable("horn_of_plenty")) == ("e1l1d1", [])
    gold = Scene("play=horn_of_plenty | passed").does("use horn_of_plenty 2")
    assert (gold.pool(0), gold.turned("horn_of_plenty"), gold.usable("horn_of_plenty")) == ("g1", True, [])


@rule("RA-COPY-1", "RA-T-32", "RA-COLLECT-3")
def test_hypnotic_basin_gives_calm_for_a_rivals_elan() -> None:
    assert Scene.collecting("play=hypnotic_basin |").pool(0) == "c2"
    scene = Scene("play=hypnotic_basin | pool=e4 play=dragon_teeth(e3) passed | pool=e1d7").does("use hypnotic_basin 1")
    assert scene.answers() == ["seat 1", "seat 2"]
    scene.does("seat 1")
    assert (scene.pools(), scene.turned("hypnotic_basin")) == (["c4", "e4", "e1d7"], True)
    only_rival = Scene("pool=e5 play=hypnotic_basin | pool=e2").does("use hypnotic_basin 1")
    assert only_rival.pools() == ["e5c2", "e2"]
    nothing = Scene("play=hypnotic_basin | pool=l5").does("use hypnotic_basin 1")
    assert (nothing.pools(), nothing.turned("hypnotic_basin")) == (["", "l5"], True)
