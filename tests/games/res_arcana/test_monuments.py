"""The ten monuments."""

import pytest

from tests.games.res_arcana.scene import Scene
from tests.support import rule


@rule("RA-CLAIM-2", "RA-CLAIM-3", "RA-CLAIM-4", "RA-CLAIM-5")
@pytest.mark.parametrize("name", ["colossus", "golden_statue", "great_pyramid", "hanging_gardens", "library", "mausoleum",
                                  "oracle", "solomons_mine", "temple"])
def test_every_monument_costs_four_gold(name: str) -> None:
    table = f": monuments={name} deck=obelisk"
    assert not Scene(f"{table} | pool=e9l9c9d9g3 |").can(f"claim {name}")
    scene = Scene(f"{table} | pool=g5 |").does(f"claim {name}")
    assert (scene.pool(0), scene.where(name), scene.face(name)) == ("g1", "play 0", name)
    assert (scene.where("obelisk"), scene.monument_deck()) == ("middle", [])


@rule("RA-POWER-6", "RA-COST-3", "RA-VICTORY-3")
def test_colossus_stores_gold_for_any_one() -> None:
    scene = Scene(": first=1 | pool=e1d1 play=colossus | passed").does("use colossus 1", "elan=1")
    assert (scene.pool(0), scene.face("colossus"), scene.usable("colossus")) == ("d1", "colossus(g1)*", [])
    assert scene.points(0) == 2
    assert Scene("play=colossus |").usable("colossus") == []


@rule("RA-CARD-13", "RA-EX-10", "RA-TEMP-1", "RA-TEMP-2", "RA-PASS-6")
def test_golden_statue_wins_with_temporary_points() -> None:
    statue = "pool=g3 play=golden_statue,coral_castle,great_pyramid,nightingale passed"
    scene = Scene(f": first=1 next=turn:1 | {statue} | play=sunken_reef(c8)").does("pass", "protection")
    assert (scene.asked(), scene.points(0), scene.points(1)) == ("0 ask-react-victory-check", 8, 9)
    scene.does("react golden_statue 1")
    assert (scene.over, scene.board.winners, scene.board.scores) == (True, (0,), (11, 9))
    beaten = Scene(f": first=1 next=turn:1 | {statue} | play=sunken_reef(c11)")
    beaten.does("pass", "protection", "react golden_statue 1")
    assert (beaten.board.winners, beaten.board.scores, beaten.pool(0)) == ((1,), (11, 12), "")


@rule("RA-TEMP-2", "RA-TEMP-3", "RA-Q-16", "RA-VICTORY-8")
def test_golden_statue_reacts_to_a_rivals_check_and_may_fall_short() -> None:
    scene = Scene("play=coral_castle | pool=e1g7 play=golden_statue,chalice_of_fire").does("use coral_castle 1")
    assert (scene.asked(), scene.answers()) == ("1 ask-react-victory-check", ["react golden_statue 1", "none"])
    scene.does("react golden_statue 1")
    assert (scene.asked(), scene.pool(1), scene.turned("golden_statue")) == ("1 ask-act", "e1g4", True)
    assert scene.points(1) == 1
    scene.does("use chalice_of_fire 1", "golden_statue", "pass", "protection", "pass", "reanimate")
    assert scene.asked() == "1 ask-react-victory-check"
    scene.does("react golden_statue 1")
    assert scene.pool(1) == "e2g1"  # the second check was paid for, and the Chalice has collected since


@rule("RA-REACT-3", "RA-REACT-4", "RA-TEMP-1", "RA-TEMP-2")
def test_golden_statue_cannot_react_turned_or_without_three_gold() -> None:
    assert Scene("pool=g9 play=golden_statue |").usable("golden_statue") == []
    for play, pool in (("golden_statue*", "g9"), ("golden_statue", "e9g2")):
        scene = Scene(f"play=coral_castle | pool={pool} play={play}").does("use coral_castle 1")
        assert (scene.asked(), scene.pool(1)) == ("1 ask-act", pool)
    declined = Scene("play=coral_castle | pool=g3 play=golden_statue").does("use coral_castle 1", "none")
    assert (declined.pool(1), declined.turned("golden_statue")) == ("g3", False)


@rule("RA-TIE-1", "RA-Q-16", "RA-T-29")
def test_golden_statue_is_paid_before_a_tie_is_broken() -> None:
    scene = Scene(": first=1 next=turn:1 | pool=e1g3 play=golden_statue,coral_castle,great_pyramid passed | "
                  "pool=c2 play=sunken_reef(c9)")
    scene.does("pass", "protection", "react golden_statue 1")
    assert (scene.board.scores, scene.board.winners) == ((10, 10), (1,))


@rule("RA-VICTORY-1", "RA-CLAIM-1")
def test_great_pyramid_is_worth_three_points_and_does_nothing() -> None:
    scene = Scene(": first=1 | pool=e9l9c9d9g9 play=great_pyramid |")
    assert (scene.points(0), scene.usable("great_pyramid")) == (3, [])


@rule("RA-COLLECT-6", "RA-VICTORY-1")
def test_hanging_gardens_give_any_three_but_gold() -> None:
    scene = Scene.collecting("play=hanging_gardens* |")
    assert not scene.can("elan=2 gold=1")
    assert scene.does("elan=1 life=1 death=1").pool(0) == "e1l1d1"
    assert scene.points(0) == 2  # with the token


@rule("RA-DRAW-1", "RA-POWER-4")
def test_library_draws_a_card() -> None:
    scene = Scene("play=library deck=hawk,prism | passed").does("use library 1")
    assert (scene.hand(0), scene.deck(0), scene.usable("library")) == (["hawk"], ["prism"], [])
    assert Scene(": first=1 | play=library |").points(0) == 1


@rule("RA-POWER-5", "RA-COST-3", "RA-POWER-6")
def test_mausoleum_stores_death_for_any_one_again_and_again() -> None:
    scene = Scene("pool=l1g2 play=mausoleum | passed").does("use mausoleum 1", "gold=1", "use mausoleum 1", "life=1")
    assert (scene.pool(0), scene.face("mausoleum")) == ("g1", "mausoleum(d2)")
    scene.does("use mausoleum 1")
    assert scene.usable("mausoleum") == []
    assert Scene("pool=l1 play=mausoleum* |").usable("mausoleum") == []
    assert Scene(": first=1 | play=mausoleum(d2) |").points(0) == 2


@rule("RA-CLAIM-7", "RA-Q-18", "RA-CLAIM-4")
def test_obelisk_gives_six_before_the_gap_is_filled() -> None:
    scene = Scene(": first=1 monuments=obelisk,temple deck=oracle | pool=g4 | passed").does("claim obelisk")
    assert (scene.asked(), scene.where("obelisk"), scene.where("oracle")) == ("0 ask-gain-any", "play 0", "monument deck")
    assert not scene.can("elan=5 gold=1")
    scene.does("elan=4 death=2")
    assert (scene.pool(0), scene.where("oracle"), scene.points(0)) == ("e4d2", "middle", 1)
    assert scene.usable("obelisk") == []


@rule("RA-CLAIM-3", "RA-CLAIM-4", "RA-CLAIM-7", "RA-Q-18")
def test_obelisk_from_the_top_of_the_deck_gives_six_as_well() -> None:
    scene = Scene(": monuments=library,temple deck=obelisk,oracle | pool=g4 | passed").does("claim monument deck")
    scene.does("life=6")
    assert (scene.pool(0), scene.where("obelisk"), scene.monument_deck()) == ("l6", "play 0", ["oracle"])
    assert [scene.where(name) for name in ("library", "temple")] == ["middle", "middle"]


@rule("RA-LOOK-1", "RA-DRAW-4")
def test_oracle_looks_at_either_deck() -> None:
    own = Scene("play=oracle deck=hawk,prism,vault,crypt | passed").does("use oracle 1", "own deck", "vault, hawk, prism")
    assert (own.deck(0), own.usable("oracle")) == (["vault", "hawk", "prism", "crypt"], [])
    monuments = Scene(": first=1 deck=temple,library | play=oracle | passed")
    monuments.does("use oracle 1", "monument deck", "library, temple")
    assert (monuments.monument_deck(), monuments.points(0)) == (["library", "temple"], 2)
    forgone = Scene("play=oracle deck=hawk,prism | passed").does("use oracle 1 for nothing")
    assert (forgone.asked(), forgone.turned("oracle")) == ("0 ask-act", True)


@rule("RA-POWER-3", "RA-POWER-4")
def test_solomons_mine_gives_one_gold() -> None:
    scene = Scene(": first=1 | play=solomons_mine | passed").does("use solomons_mine 1")
    assert (scene.pool(0), scene.turned("solomons_mine"), scene.usable("solomons_mine")) == ("g1", True, [])
    assert scene.points(0) == 1


@rule("RA-COLLECT-3", "RA-REACT-3", "RA-REACT-4", "RA-VICTORY-3")
def test_temple_gives_life_and_turns_to_ignore() -> None:
    assert Scene.collecting("play=temple* |").pool(0) == "l1"
    scene = Scene("play=wind_dragon | pool=l2 play=temple").does("use wind_dragon 1", "react temple 1")
    assert (scene.pool(1), scene.turned("temple"), scene.usable("temple"), scene.points(1)) == ("l2", True, [], 2)
    turned = Scene("play=wind_dragon | pool=l2 play=temple*").does("use wind_dragon 1")
    assert (turned.asked(), turned.pool(1)) == ("1 ask-act", "")
