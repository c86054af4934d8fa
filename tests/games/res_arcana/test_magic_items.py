"""The eight magic items."""

from tests.games.res_arcana.scene import CARDS, Scene
from tests.support import rule


@rule("RA-COST-3", "RA-POWER-4")
def test_alchemy_makes_gold_of_any_four() -> None:
    scene = Scene("item=alchemy pool=e3l1g1 | passed").does("use alchemy 1", "elan=3 life=1")
    assert (scene.pool(0), scene.turned("alchemy"), scene.usable("alchemy")) == ("g3", True, [])
    assert Scene("item=alchemy pool=e2g1 |").usable("alchemy") == []


@rule("RA-COLLECT-5")
def test_calm_elan_gives_one_of_the_two() -> None:
    scene = Scene.collecting("item=calm_elan |")
    assert scene.answers() == ["calm", "elan"]
    assert scene.does("elan").pool(0) == "e1"


@rule("RA-COLLECT-5")
def test_death_life_gives_one_of_the_two() -> None:
    scene = Scene.collecting("item=death_life |")
    assert scene.answers() == ["death", "life"]
    assert scene.does("life").pool(0) == "l1"


@rule("RA-LOOK-2", "RA-DESTROY-5")
def test_divination_draws_three_and_discards_any_three() -> None:
    scene = Scene("item=divination hand=mermaid deck=hawk,prism,vault,crypt | passed").does("use divination 1")
    assert scene.hand(0) == ["hawk", "mermaid", "prism", "vault"]
    assert not scene.can("hawk, prism")
    scene.does("mermaid, hawk, vault")
    assert (scene.hand(0), scene.deck(0), scene.pool(0)) == (["prism"], ["crypt"], "")
    assert [scene.where(card) for card in ("mermaid", "hawk", "vault")] == ["discard 0"] * 3
    assert scene.usable("divination") == []


@rule("RA-DRAW-2", "RA-Q-19", "RA-T-30")
def test_divination_reshuffles_in_the_middle_of_the_draw() -> None:
    scene = Scene("item=divination hand=treant deck=hawk discard=prism,vault,crypt,mermaid | passed")
    scene.does("use divination 1")
    drawn = scene.hand(0)
    assert {"hawk", "treant"} < set(drawn)
    assert (len(drawn), len(scene.deck(0)), scene.board.discard[0]) == (4, 2, [])
    scene.does(", ".join([name for name in drawn if name != "treant"]))
    assert (scene.hand(0), len(scene.deck(0)), len(scene.board.discard[0])) == (["treant"], 2, 3)


@rule("RA-LOOK-2", "RA-DRAW-4")
def test_divination_asks_nothing_where_the_whole_hand_has_to_go() -> None:
    scene = Scene("item=divination deck=hawk,prism,vault,crypt | passed").does("use divination 1")
    assert (scene.asked(), scene.hand(0), scene.deck(0)) == ("0 ask-act", [], ["crypt"])
    assert sorted(CARDS[card].name for card in scene.board.discard[0]) == ["hawk", "prism", "vault"]


@rule("RA-DRAW-4", "RA-DRAW-3", "RA-T-31", "RA-POWER-8")
def test_divination_discards_only_as_many_as_it_drew() -> None:
    one = Scene("item=divination hand=prism deck=hawk | passed").does("use divination 1")
    assert one.answers() == ["prism", "hawk"]
    assert one.does("prism").hand(0) == ["hawk"]
    nothing = Scene("item=divination hand=prism | passed").does("use divination 1")
    assert (nothing.asked(), nothing.hand(0), nothing.turned("divination")) == ("0 ask-act", ["prism"], True)
    forgone = Scene("item=divination hand=prism deck=hawk | passed").does("use divination 1 for nothing")
    assert (forgone.asked(), forgone.hand(0), forgone.deck(0)) == ("0 ask-act", ["prism"], ["hawk"])


@rule("RA-REACT-3", "RA-REACT-4", "RA-REACT-7")
def test_protection_turns_to_ignore_life_loss() -> None:
    scene = Scene("play=fire_dragon,elvish_bow | item=protection pool=l3 hand=hawk | pool=l3")
    scene.does("use fire_dragon 1", "react protection 1")
    assert (scene.pools(), scene.turned("protection"), scene.usable("protection")) == (["", "l3", "l1"], True, [])
    scene.does("discard hawk for gold", "pass", "divination", "use elvish_bow 1")
    assert scene.pools() == ["", "l2g1", "l1"]


@rule("RA-STRAIGHT-1", "RA-Q-7", "RA-COST-3")
def test_reanimate_straightens_any_other_own_component() -> None:
    scene = Scene("item=reanimate pool=g1 play=druid*,vault(g2)*,colossus* | play=hawk* passed").does("use reanimate 1")
    assert scene.answers() == ["druid", "vault", "colossus", "none"]
    scene.does("vault")
    assert (scene.pool(0), scene.face("vault"), scene.face("reanimate")) == ("", "vault(g2)", "reanimate*")
    assert Scene("item=reanimate play=vault* |").usable("reanimate") == []
    alone = Scene("item=reanimate pool=e1 | passed").does("use reanimate 1")
    assert (alone.asked(), alone.pool(0), alone.turned("reanimate")) == ("0 ask-act", "", True)


@rule("RA-DRAW-1", "RA-COST-3")
def test_research_draws_for_any_one() -> None:
    scene = Scene("item=research pool=l1d1 deck=hawk,prism | passed").does("use research 1", "death=1")
    assert (scene.pool(0), scene.hand(0), scene.deck(0)) == ("l1", ["hawk"], ["prism"])
    assert (scene.turned("research"), scene.usable("research")) == (True, [])
    assert Scene("item=research deck=hawk |").usable("research") == []


@rule("RA-CARD-12", "RA-POWER-9")
def test_transmutation_changes_three_into_three_but_never_into_gold() -> None:
    scene = Scene("item=transmutation pool=e3g1 | passed").does("use transmutation 1", "elan=2 gold=1")
    assert not scene.can("elan=2 gold=1")
    scene.does("elan=1 death=2")
    assert (scene.pool(0), scene.turned("transmutation")) == ("e2d2", True)
    assert Scene("item=transmutation pool=e2 |").usable("transmutation") == []


@rule("RA-PASS-3", "RA-Q-14")
def test_a_swapped_magic_item_is_straight_and_collects_in_the_next_round() -> None:
    scene = Scene("item=alchemy pool=e4 | passed").does("use alchemy 1", "pass")
    assert not scene.can("alchemy")
    scene.does("calm_elan")
    assert (scene.where("alchemy"), scene.turned("alchemy"), scene.asked()) == ("supply", False, "0 ask-collect-one-of")
    assert scene.does("calm").pool(0) == "c1g2"
