"""The rulebook's own examples, RA-EX-1 to RA-EX-11."""

from __future__ import annotations

import pytest

from conclave.games.res_arcana.game import RES_ARCANA
from tests.games.res_arcana.scene import Scene
from tests.support import rule


@rule("RA-EX-1", "RA-POWER-5", "RA-POWER-4", "RA-POWER-6", "RA-VICTORY-3")
def test_ra_ex_1_catacombs_of_the_dead() -> None:
    scene = Scene(": first=1 | pool=d12 play=catacombs_of_the_dead | passed")
    scene.does("use catacombs_of_the_dead 1", "use catacombs_of_the_dead 1", "use catacombs_of_the_dead 2")
    assert scene.pool(0) == "d2"
    assert scene.face("catacombs_of_the_dead") == "catacombs_of_the_dead(d3)*"
    assert scene.points(0) == 3
    assert scene.usable("catacombs_of_the_dead") == []
    assert Scene("pool=d5 play=catacombs_of_the_dead* | ").usable("catacombs_of_the_dead") == [], "because it is turned"
    assert Scene("pool=d4 play=catacombs_of_the_dead | ").usable("catacombs_of_the_dead") == [2], "because 5 are missing"


@rule("RA-EX-2", "RA-POWER-1", "RA-POWER-2")
def test_ra_ex_2_reading_a_power() -> None:
    scene = Scene("pool=l1 play=flaming_pit | ").does("use flaming_pit 1")
    assert scene.turned("flaming_pit")
    assert scene.pool(0) == "e1d1"


@rule("RA-EX-3", "RA-LIFE-1", "RA-REACT-6", "RA-DESTROY-5")
def test_ra_ex_3_reading_a_life_loss_power() -> None:
    scene = Scene("play=wind_dragon | pool=l3 hand=hawk | pool=l3").does("use wind_dragon 1")
    assert scene.asked() == "1 ask-react-life-loss"
    scene.does("ignore 1")
    assert scene.pools() == ["", "l3", "l1"]
    assert scene.where("hawk") == "discard 1"


@rule("RA-EX-4", "RA-VALUE-1", "RA-CARD-9")
def test_ra_ex_4_reading_a_destroy_and_discard_power() -> None:
    scene = Scene("play=sacrificial_dagger(d3) hand=treant | ").does("use sacrificial_dagger 2")
    assert scene.can("elan=1 life=1 calm=1 death=2")
    assert all("gold" not in answer for answer in scene.answers())
    scene.does("calm=5")
    assert scene.where("sacrificial_dagger") == scene.where("treant") == "discard 0"
    assert scene.stored("sacrificial_dagger") == ""
    assert scene.pool(0) == "c5"
    assert Scene("play=sacrificial_dagger(d3) | ").usable("sacrificial_dagger") == []


@rule("RA-EX-5", "RA-COLLECT-7", "RA-CARD-10")
def test_ra_ex_5_windup_man_over_four_rounds() -> None:
    scene = Scene("pool=e1g1 play=windup_man | ")
    scene.does("use windup_man 1", "gold=1")
    assert scene.stored("windup_man") == "g1"
    scene.passes().passes().does("none")
    assert scene.board.round == 2
    assert scene.stored("windup_man") == "g3"
    scene.passes().does("use windup_man 1")
    assert scene.stored("windup_man") == "e1g3"
    scene.passes().does("none")
    assert scene.board.round == 3
    assert scene.stored("windup_man") == "e3g5"
    scene.passes().passes().does("windup_man")
    assert scene.board.round == 4
    assert scene.stored("windup_man") == ""
    assert scene.pool(0) == "e3g5"


@rule("RA-EX-6", "RA-CARD-11", "RA-COLLECT-7")
def test_ra_ex_6_vault_over_three_rounds() -> None:
    scene = Scene("play=vault | ").does("use vault 1")
    scene.passes().passes().does("none")
    assert scene.asked() == "0 ask-collect-any"
    scene.does("calm=1 life=1")
    assert scene.pool(0) == "l1c1"
    scene.passes().does("use vault 1")
    assert scene.stored("vault") == "g2"
    scene.passes().does("vault")
    assert scene.asked().endswith("ask-act"), "no bonus"
    assert scene.pool(0) == "l1c1g2"


@rule("RA-EX-7", "RA-DISC-8")
def test_ra_ex_7_crypt_and_gold() -> None:
    scene = Scene("pool=d1g1 play=crypt discard=chalice_of_fire | ").does("use crypt 2", "chalice_of_fire")
    assert scene.pool(0) == ""
    assert scene.where("chalice_of_fire") == "play 0"
    scene = Scene("pool=d1e9 play=crypt discard=chalice_of_fire | ").does("use crypt 2")
    assert (scene.asked(), scene.where("chalice_of_fire"), scene.pool(0)) == ("1 ask-act", "discard 0", "e9")


@rule("RA-EX-8", "RA-COLLECT-6", "RA-POWER-9")
def test_ra_ex_8_restrictions() -> None:
    scene = Scene.collecting("play=celestial_horse | ")
    assert sorted(scene.answers()) == ["calm=2", "elan=1 calm=1", "elan=1 life=1", "elan=2", "life=1 calm=1", "life=2"]
    scene = Scene("pool=l1 play=cursed_skull | ").does("use cursed_skull 1")
    assert len(scene.answers()) == 10, "3 of 3 types"
    assert not any("gold" in answer or "life" in answer for answer in scene.answers())
    scene.does("elan=1 calm=1 death=1")
    assert scene.stored("cursed_skull") == "e1c1d1"


@rule("RA-EX-9", "RA-CARD-15", "RA-DEF-9")
def test_ra_ex_9_sea_serpent_and_the_bestiary() -> None:
    assert Scene(": first=1 | play=sorcerers_bestiary,sea_serpent,hawk | ").points(0) == 5


@rule("RA-EX-10", "RA-TEMP-1", "RA-TEMP-2", "RA-TEMP-3")
@pytest.mark.parametrize(("rival", "winner"), [(9, 0), (12, 1)])
def test_ra_ex_10_golden_statue(rival: int, winner: int) -> None:
    scene = Scene(f""": first=2 next=turn:1 | passed pool=g3 play=golden_statue,catacombs_of_the_dead(d7) |
        play=dwarven_mines(g{rival}) | passed""")
    scene.passes()
    assert scene.asked() == "0 ask-react-victory-check"
    assert scene.points(0) == 8
    scene.does("react golden_statue 1")
    assert scene.over
    assert scene.board.scores[:2] == (11, rival)
    assert RES_ARCANA.outcome(scene.board).winners == (winner,)
    assert scene.pool(0) == "", "the 3 gold are gone all the same"


@rule("RA-EX-11", "RA-DISC-4", "RA-DISC-5")
@pytest.mark.parametrize("turned", ["artificer", "dragon_bridle", "dragons_lair", ""])
def test_ra_ex_11_discounts_that_add_up(turned: str) -> None:
    play = ",".join(card + ("*" if card == turned else "") for card in ("artificer", "dragon_bridle", "dragons_lair"))
    scene = Scene(f"play={play},dragon_egg hand=fire_dragon | ").does("use dragon_egg 1", "fire_dragon")
    assert scene.pool(0) == ""
    assert scene.where("fire_dragon") == "play 0"
    assert scene.where("dragon_egg") == "discard 0"
