"""Sections 8 and 9 of the rules: power and moons, and the study phase."""

from __future__ import annotations

from conclave.games.black_rose_wars.state.components import SCHOOLS
from conclave.kernel.decision import Amounts
from tests.games.black_rose_wars.scene import Scene, asked_for
from tests.support import rule


@rule("BR-EX-2", "BR-STUDY-3", "BR-STUDY-4", "BR-STUDY-5", "BR-STUDY-7")
def test_hand_limit() -> None:
    scene = Scene(""": next=study:0 phase=rose top=haunting,night_terror,dream_eater,overclock
                     | mage=baron_doria at=arena hand=torment,submission,pain_mark,heart_of_ice,grim_torment
                       grimoire=peak_of_agony,shared_torture,visceral_fire
                     | mage=rickart at=forge grimoire=marbling,deflagrate,azoth_bomb""")
    table = scene.table
    assert len(table.hand[0]) == 7, "two from the grimoire"
    assert scene.asked() == "0 ask-name-schools"
    scene.does("technomancy=1 nightmare=3")
    assert sorted(asked_for(scene)) == ["dream_eater", "haunting", "night_terror", "overclock"]
    scene.does("night_terror, dream_eater")
    assert len(table.hand[0]) == 9
    assert [len(pile) for pile in table.library_discard] == [0, 0, 0, 0, 0, 2]
    while scene.asked() != "0 ask-retire":
        decision = scene.decision
        scene.does(decision.write(decision.nth(0)))
    scene.does("overclock")
    scene.does("none")
    assert table.memories[0] == [], "eight are his limit"
    assert table.names_of(table.library_discard[4]) == ["overclock"]


@rule("BR-STUDY-1", "BR-STUDY-9", "BR-MOON-7")
def test_a_full_hand_is_checked_in_the_study_phase_only() -> None:
    hand = "torment,submission,pain_mark,heart_of_ice,grim_torment,peak_of_agony,shared_torture"
    scene = Scene(f""": lodge=treasure_room(rebuilt) top=gift_to_fools
                      | mage=rickart at=treasure_room power=4 hand={hand} | mage=graminia at=forge""")
    scene.does("explore", "activate", "stop")
    assert scene.table.moon == 1
    assert len(scene.table.hand[0]) == 8, "a personal spell came, and nobody discards"
    kept = Scene(f""": next=clean-up:0 | mage=rickart at=arena hand={hand} open=field_test sheet=I(cross_and_delight*)
                     | mage=graminia at=forge open=acquire_wealth""")
    assert len(kept.table.hand[0]) == 7, "hands are kept from round to round"
    assert kept.memories(0) == ["cross_and_delight"], "what lay on the sheet goes to the memories"


@rule("BR-STUDY-8")
def test_forgotten_spells_are_not_studied() -> None:
    scene = Scene(": next=library:0 phase=study | at=arena | at=forge")
    decision = scene.decision
    assert isinstance(decision, Amounts)
    assert [slot.note for slot in decision.slots] == list(SCHOOLS)
    assert (decision.least, decision.most) == (4, 4)
