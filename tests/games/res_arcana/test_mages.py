"""The ten mages."""

import pytest

from tests.games.res_arcana.scene import Scene
from tests.support import rule


@rule("RA-COST-3", "RA-POWER-4")
def test_alchemist_makes_gold_of_any_four() -> None:
    scene = Scene("mage=alchemist pool=e2d2g1 | passed").does("use alchemist 1")
    assert not scene.can("elan=2 death=1")
    scene.does("elan=1 death=2 gold=1")
    assert (scene.pool(0), scene.turned("alchemist"), scene.usable("alchemist")) == ("e1g2", True, [])
    assert Scene("mage=alchemist pool=e2d1 |").usable("alchemist") == [2]


@rule("RA-POWER-9")
def test_alchemist_gives_one_of_any_kind_but_gold() -> None:
    scene = Scene("mage=alchemist | passed").does("use alchemist 2")
    assert scene.answers() == ["death=1", "calm=1", "life=1", "elan=1"]
    assert scene.does("calm=1").pool(0) == "c1"


@rule("RA-CARD-1", "RA-DISC-2", "RA-DISC-6", "RA-DISC-8", "RA-DISC-9", "RA-T-16", "RA-T-17")
def test_artificer_takes_one_off_artifacts_but_never_gold() -> None:
    choice = Scene("pool=l1c1 play=artificer* hand=hawk |").does("place hawk")
    assert choice.answers() == ["calm=1", "life=1"]
    assert choice.does("life=1").pool(0) == "c1"
    assert Scene("mage=artificer pool=g2 hand=horn_of_plenty |").does("place horn_of_plenty").pool(0) == ""
    assert not Scene("mage=artificer pool=e9g1 hand=horn_of_plenty |").can("place horn_of_plenty")
    vault = Scene("mage=artificer pool=e1g1 hand=vault |").does("place vault")
    assert (vault.pool(0), vault.where("vault")) == ("e1", "play 0")
    assert not Scene("mage=artificer pool=e9 hand=vault |").can("place vault")


@rule("RA-CARD-1", "RA-DISC-5", "RA-DISC-7", "RA-T-19", "RA-PLACE-3")
def test_artificer_helps_neither_monuments_nor_places() -> None:
    table = ": places=sacred_grove monuments=oracle,temple"
    assert not Scene(f"{table} | mage=artificer pool=l7c4g3 |").can("claim sacred_grove")
    assert not Scene(f"{table} | mage=artificer pool=l7c4g3 |").can("claim oracle")
    assert Scene(f"{table} | mage=artificer pool=l8c4 |").does("claim sacred_grove").pool(0) == ""
    free_anyway = Scene("mage=artificer pool=e1 hand=prism |").does("place prism")
    assert (free_anyway.pool(0), free_anyway.where("prism")) == ("e1", "play 0")
    assert Scene("mage=artificer hand=guard_dog |").does("place guard_dog").where("guard_dog") == "play 0"


@rule("RA-STRAIGHT-2", "RA-T-36", "RA-POWER-8")
def test_druid_straightens_a_creature() -> None:
    assert Scene.collecting("mage=druid |").pool(0) == "l1"
    scene = Scene("mage=druid play=hawk*,mermaid*,treant,prism*,fire_dragon* | passed").does("use druid 1")
    assert scene.answers() == ["hawk", "mermaid", "none"]
    scene.does("mermaid")
    assert (scene.turned("mermaid"), scene.turned("hawk"), scene.turned("druid")) == (False, True, True)
    no_target = Scene("mage=druid play=prism* | passed").does("use druid 1")
    assert (no_target.asked(), no_target.face("druid"), no_target.turned("prism")) == ("0 ask-act", "druid*", True)


@rule("RA-POWER-6", "RA-COLLECT-7")
def test_duelist_stores_gold_for_death() -> None:
    assert Scene.collecting("mage=duelist |").pool(0) == "e1"
    scene = Scene("mage=duelist pool=d2 | passed").does("use duelist 1")
    assert (scene.pool(0), scene.face("duelist"), scene.usable("duelist")) == ("d1", "duelist(g1)*", [])
    assert Scene("mage=duelist pool=e9 |").usable("duelist") == []
    assert Scene.collecting("play=duelist(g1) |").does("duelist").pool(0) == "e1g1"


@rule("RA-COLLECT-5", "RA-COLLECT-12", "RA-REACT-3", "RA-REACT-4")
def test_healer_collects_calm_or_life_and_turns_to_ignore() -> None:
    collecting = Scene.collecting("play=healer* |")
    assert collecting.answers() == ["calm", "life"]
    assert collecting.does("calm").pool(0) == "c1"
    scene = Scene("play=fire_dragon | mage=healer pool=l2").does("use fire_dragon 1", "react healer 1")
    assert (scene.pool(1), scene.turned("healer"), scene.usable("healer")) == ("l2", True, [])
    turned = Scene("play=fire_dragon | play=healer* pool=l2").does("use fire_dragon 1")
    assert (turned.asked(), turned.pool(1)) == ("1 ask-act", "")


@rule("RA-POWER-6", "RA-POWER-2")
def test_necromancer_stores_three_death_for_two_life() -> None:
    assert Scene.collecting("mage=necromancer |").pool(0) == "d1"
    scene = Scene("mage=necromancer pool=l3 | passed").does("use necromancer 1")
    assert (scene.pool(0), scene.face("necromancer")) == ("l1", "necromancer(d3)*")
    assert Scene("mage=necromancer pool=l1d9 |").usable("necromancer") == []


@rule("RA-DRAW-1", "RA-DRAW-3", "RA-COST-3", "RA-POWER-8")
def test_scholar_draws_for_any_one() -> None:
    scene = Scene("mage=scholar pool=e1g1 deck=hawk,prism | passed").does("use scholar 1")
    assert scene.answers() == ["gold=1", "elan=1"]
    scene.does("gold=1")
    assert (scene.pool(0), scene.hand(0), scene.turned("scholar")) == ("e1", ["hawk"], True)
    assert Scene("mage=scholar deck=hawk |").usable("scholar") == []
    forgone = Scene("mage=scholar pool=e1 deck=hawk | passed").does("use scholar 1 for nothing")
    assert (forgone.pool(0), forgone.hand(0)) == ("", [])
    no_cards = Scene("mage=scholar pool=e1 | passed").does("use scholar 1")
    assert (no_cards.pool(0), no_cards.hand(0)) == ("", [])


@rule("RA-LOOK-1", "RA-DRAW-4")
def test_seer_looks_at_either_deck() -> None:
    assert Scene.collecting("mage=seer |").pool(0) == "c1"
    own = Scene("mage=seer deck=hawk,prism,vault,crypt | passed").does("use seer 1", "own deck", "vault, prism, hawk")
    assert (own.deck(0), own.turned("seer"), own.usable("seer")) == (["vault", "prism", "hawk", "crypt"], True, [])
    monuments = Scene(": deck=temple,oracle | mage=seer |").does("use seer 1", "monument deck")
    assert monuments.answers() == ["temple, oracle", "oracle, temple"]
    assert monuments.does("oracle, temple").monument_deck() == ["oracle", "temple"]


@rule("RA-CARD-2", "RA-POWER-9", "RA-COST-3")
def test_transmuter_changes_two_into_three_but_never_into_gold() -> None:
    scene = Scene("mage=transmuter pool=e2g1 | passed").does("use transmuter 1", "elan=2")
    assert not scene.can("elan=2 gold=1")
    scene.does("elan=3")
    assert (scene.pool(0), scene.turned("transmuter"), scene.usable("transmuter")) == ("e3g1", True, [])
    assert Scene("mage=transmuter pool=e1 |").usable("transmuter") == []
    gold_paid = Scene("mage=transmuter pool=g2 | passed").does("use transmuter 1", "life=1 calm=1 death=1")
    assert gold_paid.pool(0) == "l1c1d1"


@rule("RA-COLLECT-5", "RA-STRAIGHT-1", "RA-Q-7")
def test_witch_straightens_any_other_own_component() -> None:
    collecting = Scene.collecting("mage=witch |")
    assert collecting.answers() == ["life", "death"]
    assert collecting.does("death").pool(0) == "d1"
    scene = Scene("mage=witch pool=e1g2 play=research*,temple*,dragons_lair*,hawk* | play=prism* passed")
    scene.does("use witch 1", "elan=1 gold=1")
    assert scene.answers() == ["research", "temple", "dragons_lair", "hawk", "none"]
    scene.does("dragons_lair")
    assert (scene.pool(0), scene.turned("dragons_lair"), scene.turned("witch")) == ("g1", False, True)


@rule("RA-POWER-2", "RA-POWER-8", "RA-Q-7")
@pytest.mark.parametrize(("pool", "usable"), [("e1", []), ("e2", [1])])
def test_witch_needs_any_two_but_no_target(pool: str, usable: list[int]) -> None:
    scene = Scene(f"mage=witch pool={pool} | passed")
    assert scene.usable("witch") == usable
    if usable:
        scene.does("use witch 1")
        assert (scene.asked(), scene.pool(0), scene.turned("witch")) == ("0 ask-act", "", True)
