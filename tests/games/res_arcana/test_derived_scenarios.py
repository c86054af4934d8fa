"""The derived scenarios of the rulebook, RA-T-1 to RA-T-40."""

from __future__ import annotations

import conclave
from conclave.games.res_arcana.game import RES_ARCANA
from conclave.games.res_arcana.state.model import Board
from tests.games.res_arcana.scene import BY_NAME, Scene
from tests.support import rule


def hit(victim: str, attack: str = "wind_dragon") -> Scene:
    """Seat 0 attacks for a loss of 2 that seat 1 has no price to ignore."""
    return Scene(f"play={attack} | {victim}").does(f"use {attack} 1")


@rule("RA-T-1", "RA-LIFE-3", "RA-LIFE-4")
def test_ra_t_1() -> None:
    scene = hit("pool=e3l1g1")
    assert scene.answers() == ["elan=1 life=1 gold=1", "elan=2 life=1"]
    scene.does("elan=1 life=1 gold=1")
    assert scene.pool(1) == "e2"


@rule("RA-T-2", "RA-LIFE-4")
def test_ra_t_2() -> None:
    scene = hit("pool=e5l5")
    assert scene.asked() == "1 ask-act", "there is nothing to choose"
    assert scene.pool(1) == "e5l3"


@rule("RA-T-3", "RA-LIFE-5")
def test_ra_t_3() -> None:
    assert hit("pool=c3").pool(1) == ""


@rule("RA-T-4", "RA-LIFE-5")
def test_ra_t_4() -> None:
    assert hit("pool=l1g1").pool(1) == ""


@rule("RA-T-5", "RA-LIFE-5", "RA-LIFE-6")
def test_ra_t_5() -> None:
    scene = hit("play=vault(g4)")
    assert scene.asked() == "1 ask-act"
    assert scene.stored("vault") == "g4"


@rule("RA-T-6", "RA-LIFE-1", "RA-RIVAL-1")
def test_ra_t_6() -> None:
    scene = Scene("play=fire_dragon,hand_of_glory | passed pool=l3").does("use fire_dragon 1")
    assert scene.pool(1) == "l3"
    scene.does("use hand_of_glory 1")
    assert scene.pool(1) == "l3d1"


@rule("RA-T-7", "RA-REACT-6")
def test_ra_t_7() -> None:
    scene = hit("pool=l2c1", "fire_dragon").does("ignore 1")
    assert scene.pool(1) == "l2"


@rule("RA-T-8", "RA-REACT-3")
def test_ra_t_8() -> None:
    scene = hit("pool=e3l1 play=tree_of_life*").does("react tree_of_life 2")
    assert scene.pool(1) == "e3"
    assert scene.turned("tree_of_life")


@rule("RA-T-9", "RA-REACT-3", "RA-CARD-7")
def test_ra_t_9() -> None:
    scene = Scene("play=elvish_bow,water_dragon | pool=e2l1 play=guard_dog*").does("use elvish_bow 1")
    assert scene.pool(1) == "e2", "the Dog cannot react"
    scene.does("use guard_dog 1")
    assert scene.pool(1) == "e1"
    assert scene.asked() == "0 ask-act", "as an action"
    scene.does("use water_dragon 1", "react guard_dog 2")
    assert scene.pool(1) == "e1"
    assert scene.turned("guard_dog")


@rule("RA-T-10", "RA-REACT-8")
def test_ra_t_10() -> None:
    scene = Scene("play=elvish_bow,sea_serpent | pool=l3 play=dragon_bridle hand=hawk").does("use elvish_bow 1")
    assert scene.asked() == "1 ask-act", "no reaction to the Bow"
    assert scene.pool(1) == "l2"
    scene.does("discard hawk for gold", "use sea_serpent 1")
    assert scene.can("react dragon_bridle 1")
    scene.does("react dragon_bridle 1")
    assert scene.pool(1) == "l2g1"


@rule("RA-T-11", "RA-REACT-2", "RA-REACT-3")
def test_ra_t_11() -> None:
    for mark in ("", "*"):
        scene = Scene(f"play=elvish_bow,water_dragon | pool=e2l2 play=dancing_sword{mark} hand=hawk")
        scene.does("use elvish_bow 1", "react dancing_sword 1", "discard hawk for two", "calm=2")
        scene.does("use water_dragon 1", "react dancing_sword 1")
        assert scene.pool(1) == "l2c2"
        assert scene.face("dancing_sword") == f"dancing_sword(d2){mark}"


@rule("RA-T-12", "RA-POWER-4")
def test_ra_t_12() -> None:
    scene = Scene("pool=l2 play=ring_of_midas | passed").does("use ring_of_midas 2")
    assert scene.usable("ring_of_midas") == []
    scene = Scene("pool=l2 play=ring_of_midas | passed").does("use ring_of_midas 1", "use ring_of_midas 2")
    assert scene.stored("ring_of_midas") == "g2"
    scene = Scene("pool=e1l2 play=ring_of_midas*,chalice_of_fire | passed").does("use chalice_of_fire 1", "ring_of_midas")
    assert scene.usable("ring_of_midas") == [1, 2]


@rule("RA-T-13", "RA-POWER-4")
def test_ra_t_13() -> None:
    assert Scene("play=jeweled_statuette* | ").usable("jeweled_statuette") == []
    assert Scene("play=jeweled_statuette | ").usable("jeweled_statuette") == [1, 2]


@rule("RA-T-14", "RA-COLLECT-9")
def test_ra_t_14() -> None:
    scene = Scene.collecting("play=cursed_forge,dancing_sword | ")
    assert scene.asked() == "0 ask-upkeep"
    scene.does("upkeep 1")
    assert scene.pool(0) == "e1", "the death that the Sword collected is paid"
    assert not scene.turned("cursed_forge")
    scene = Scene.collecting("play=cursed_forge,necromancer(d1) | ")
    scene.does("necromancer", "upkeep 1")
    assert scene.pool(0) == "d1", "and so is one that lay on a component"


@rule("RA-T-15", "RA-POWER-4", "RA-VICTORY-3")
def test_ra_t_15() -> None:
    scene = Scene.collecting("pool=e3l1g2 play=cursed_forge(g2),chalice_of_fire | ").does("none")
    assert scene.turned("cursed_forge")
    assert scene.usable("cursed_forge") == []
    assert scene.points(0) == 1 + 1 + 2
    scene.does("use chalice_of_fire 1", "cursed_forge").passes()
    assert scene.usable("cursed_forge") == [1]


@rule("RA-T-16", "RA-DISC-8")
def test_ra_t_16() -> None:
    assert not Scene("mage=artificer pool=e9g1 hand=horn_of_plenty | ").can("place horn_of_plenty")
    scene = Scene("mage=artificer pool=e9g2 hand=horn_of_plenty | ").does("place horn_of_plenty")
    assert scene.pool(0) == "e9"


@rule("RA-T-17", "RA-DISC-8", "RA-DISC-9")
def test_ra_t_17() -> None:
    scene = Scene("mage=artificer pool=e1g2 hand=vault | ").does("place vault")
    assert scene.asked() == "1 ask-act"
    assert scene.pool(0) == "e1g1"


@rule("RA-T-18", "RA-DISC-9", "RA-DISC-10")
def test_ra_t_18() -> None:
    scene = Scene("mage=artificer pool=e2d3 play=crypt discard=corrupt_altar | ").does("use crypt 2", "corrupt_altar")
    assert scene.pool(0) == "e2d2", "1 death for the Crypt"
    assert scene.answers() == ["death=2", "elan=1 death=1", "elan=2"]


@rule("RA-T-19", "RA-DISC-7")
def test_ra_t_19() -> None:
    assert not Scene(": places=sacred_grove | mage=artificer pool=l8c3 | ").can("claim sacred_grove")
    assert not Scene(": places=sacred_grove | mage=artificer pool=l7c4 | ").can("claim sacred_grove")
    scene = Scene(": places=sacred_grove | mage=artificer pool=l8c4 | ").does("claim sacred_grove")
    assert scene.pool(0) == ""


@rule("RA-T-20", "RA-VALUE-1", "RA-DESTROY-3")
def test_ra_t_20() -> None:
    scene = Scene("play=corrupt_altar(e3) | ").does("use corrupt_altar 2", "calm=7")
    assert scene.pool(0) == "c7"
    assert scene.face("corrupt_altar") == "corrupt_altar"
    assert scene.where("corrupt_altar") == "discard 0"


@rule("RA-T-21", "RA-VALUE-1")
def test_ra_t_21() -> None:
    scene = Scene("play=fiery_whip,prism | ").does("use fiery_whip 2")
    assert len(scene.answers()) == 10, "2 of 4 types"
    scene.does("calm=1 death=1")
    assert scene.pool(0) == "c1d1"


@rule("RA-T-22", "RA-VALUE-2")
def test_ra_t_22() -> None:
    scene = Scene("pool=d1 play=sacrificial_pit,sea_serpent | ").does("use sacrificial_pit 2")
    assert scene.pool(0) == "g9"
    assert scene.where("sea_serpent") == "discard 0"


@rule("RA-T-23", "RA-VALUE-3")
def test_ra_t_23() -> None:
    scene = Scene("mage=artificer play=sacrificial_dagger hand=hawk | ").does("use sacrificial_dagger 2")
    assert scene.can("elan=2")
    assert not scene.can("elan=1")


@rule("RA-T-24", "RA-DISC-3", "RA-Q-12")
def test_ra_t_24() -> None:
    scene = Scene("pool=e6l4 play=sorcerers_bestiary,fiery_whip | passed discard=fire_dragon")
    scene.does("use sorcerers_bestiary 2", "life=4", "fire_dragon")
    assert scene.pool(0) == ""
    assert scene.where("fire_dragon") == "play 0"
    scene.does("use fiery_whip 2")
    assert scene.where("fire_dragon") == "discard 0"


@rule("RA-T-25", "RA-PASS-2", "RA-VICTORY-5")
def test_ra_t_25() -> None:
    scene = Scene(": first=0 next=turn:1 | play=temple | play=oracle")
    assert (scene.points(0), scene.points(1)) == (3, 2)
    scene.does("pass")
    assert scene.asked() == "1 ask-swap-item", "at once"
    assert (scene.points(0), scene.points(1)) == (2, 3)


@rule("RA-T-26", "RA-VICTORY-8")
def test_ra_t_26() -> None:
    scene = Scene("play=coral_castle,great_pyramid,temple,nightingale | play=catacombs_of_the_dead(d11)")
    assert (scene.points(0), scene.points(1)) == (10, 11)
    scene.does("use coral_castle 1")
    assert RES_ARCANA.outcome(scene.board).winners == (1,)


@rule("RA-T-27", "RA-VICTORY-8")
def test_ra_t_27() -> None:
    scene = Scene("play=sorcerers_bestiary | pool=e1").does("use sorcerers_bestiary 1")
    assert scene.asked() == "1 ask-act"
    assert scene.turned("sorcerers_bestiary")


@rule("RA-T-28", "RA-TIE-1")
def test_ra_t_28() -> None:
    scene = Scene("pool=e1g2 play=catacombs_of_the_dead(d9) | pool=c4 play=dwarven_mines(g10)").pass_round()
    assert scene.board.scores == (10, 10)
    assert RES_ARCANA.outcome(scene.board).winners == (0,)


@rule("RA-T-29", "RA-TIE-1", "RA-Q-16")
def test_ra_t_29() -> None:
    scene = Scene(": first=2 next=turn:1 | passed pool=e1g3 play=golden_statue,catacombs_of_the_dead(d6) |"
                  " pool=c2 play=dwarven_mines(g10) | passed")
    scene.passes().does("react golden_statue 1")
    assert scene.board.scores[:2] == (10, 10)
    assert scene.pool(0) == "e1"
    assert RES_ARCANA.outcome(scene.board).winners == (1,)


@rule("RA-T-30", "RA-DRAW-2", "RA-Q-19")
def test_ra_t_30() -> None:
    scene = Scene("item=divination hand=treant deck=hawk discard=vault,prism,crypt,athanor | ").does("use divination 1")
    assert {"treant", "hawk"} < set(scene.hand(0))
    assert len(scene.hand(0)) == 4
    assert len(scene.board.deck[0]) == 2
    assert scene.board.discard[0] == []
    assert len(scene.answers()) == 4, "any 3 of the 4"
    scene.does(scene.answers()[0])
    assert len(scene.board.discard[0]) == 3


@rule("RA-T-31", "RA-DRAW-4")
def test_ra_t_31() -> None:
    scene = Scene("item=divination hand=treant deck=hawk | ").does("use divination 1")
    assert scene.hand(0) == ["hawk", "treant"]
    assert scene.answers() == ["treant", "hawk"]
    scene.does("treant")
    assert scene.hand(0) == ["hawk"]


@rule("RA-T-32", "RA-COPY-1")
def test_ra_t_32() -> None:
    scene = Scene("play=hypnotic_basin | passed pool=e4 play=athanor(e3)").does("use hypnotic_basin 1")
    assert scene.pools() == ["c4", "e4"]


@rule("RA-T-33", "RA-CARD-10")
def test_ra_t_33() -> None:
    assert Scene.collecting("play=windup_man(c1g2) | ").does("none").stored("windup_man") == "c3g4"


@rule("RA-T-34", "RA-CONV-1")
def test_ra_t_34() -> None:
    scene = Scene("pool=e5d2 play=philosophers_stone | ").does("use philosophers_stone 1", "death=2")
    scene.does("elan", "elan=5")
    assert scene.pool(0) == "g5"


@rule("RA-T-35", "RA-CONV-1", "RA-Q-9")
def test_ra_t_35() -> None:
    scene = Scene("pool=g4 play=prism | ").does("use prism 2", "gold", "gold=4")
    assert scene.answers() == ["elan", "life", "calm", "death"], "one type for all four"
    scene.does("life")
    assert scene.pool(0) == "l4"


@rule("RA-T-36", "RA-POWER-8")
def test_ra_t_36() -> None:
    for use in ("use druid 1", "use druid 1 for nothing"):
        scene = Scene("mage=druid play=hawk,prism* | pool=e1").does(use)
        assert scene.asked() == "1 ask-act"
        assert scene.turned("druid")
        assert scene.turned("prism")
        assert scene.pool(0) == ""


@rule("RA-T-37", "RA-REACT-3")
def test_ra_t_37() -> None:
    scene = Scene("play=coral_castle pool=l3 hand=hawk | play=earth_dragon")
    scene.does("use coral_castle 1", "use earth_dragon 1")
    assert scene.asked() == "0 ask-act", "the Castle cannot react"
    assert scene.pool(0) == "l1"


@rule("RA-T-38", "RA-MATCH-6")
def test_ra_t_38() -> None:
    scene = Scene(": variant=match first=0 | play=catacombs_of_the_dead(d12) | ")
    artifacts = [card for card in BY_NAME.values() if card.price is not None and card.kind == 0][:16]
    scene.board.began = (tuple(card.index for card in artifacts[:8]), tuple(card.index for card in artifacts[8:]))
    scene.pass_round().does("seat 1")
    takes, last = [], -1
    while scene.asked().endswith("ask-open-draft"):
        taken = scene.answers()[0].split(", ")
        takes.append(("F" if scene.decision.seat == 1 else "S") + str(len(taken)))
        last = scene.board.pack[0][-1]
        scene.does(", ".join(taken))
    assert takes == ["F1", "S2", "F2", "S2", "F2", "S2", "F2", "S2"]
    assert last in scene.board.began[1], "the last card goes to F without a question"
    assert [len(began) for began in scene.board.began] == [8, 8]


@rule("RA-T-39", "RA-DRAFT-2", "RA-DRAFT-3")
def test_ra_t_39() -> None:
    table = conclave.new("res-arcana", players=3, options={"variant": "draft"})
    board = table.runner.state
    assert isinstance(board, Board)
    passed_to = []
    for turn in range(6):
        before = [pack[:] for pack in board.pack]
        for seat in range(3):
            table.play(0, seat)
        if turn not in (2, 5):
            passed_to.append(next(seat for seat in range(3) if set(board.pack[seat]) < set(before[0])))
    assert passed_to == [1, 1, 2, 2], "to the left in the first half, to the right in the second"
    assert [len(began) for began in board.began] == [8, 8, 8]
    assert len(board.aside) == 16


@rule("RA-T-40", "RA-CLAIM-4", "RA-CLAIM-6")
def test_ra_t_40() -> None:
    scene = Scene(": monuments=oracle,temple deck=library | pool=g4 | pool=g8").does("claim oracle")
    assert RES_ARCANA.view(scene.board, None)["monuments"] == ["library", "temple"]
    assert not scene.can("claim monument deck")
    scene.does("claim temple").passes()
    claims = [answer for answer in scene.answers() if answer.startswith("claim")]
    assert claims == ["claim library"]
