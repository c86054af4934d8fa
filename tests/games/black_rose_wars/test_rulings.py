"""Section 35 of the rules: rulings that no other test exercises, and two rules on how to read components."""

from __future__ import annotations

from conclave.games.black_rose_wars.rules import values
from conclave.games.black_rose_wars.state.components import FORGOTTEN, MOON_MARKERS, PERSONAL, SCHOOLS
from tests.games.black_rose_wars.scene import Scene
from tests.support import rule


@rule("BR-TURN-2", "BR-ROOM-7")
def test_a_card_beats_the_book() -> None:
    scene = Scene(""": lodge=sanctuary(used) figures=nigredo(0@sanctuary)
                     | mage=rickart at=crypt bar=111 sheet=I(soul_transfer) | mage=graminia at=forge""")
    scene.does("cast I")
    while not scene.asked().endswith("ask-act"):
        scene.does(scene.answers()[-1])
    assert scene.bar(0) == "", "it activates a room whose token is used"


@rule("BR-TURN-7")
def test_the_word_mage_means_the_player() -> None:
    scene = Scene(""": next=rose:0 phase=clean-up moon=2 crown=1 top=gold_to_the_king | at=arena open=field_test
                     | open=acquire_wealth""")
    assert scene.where(1) == "cell"
    assert scene.power()[1] == 2, "his token moves, wherever his figure is"


@rule("BR-Q-1", "BR-MOON-2")
def test_the_end_marker_lies_on_35() -> None:
    scene = Scene(""": next=end-of-round:0 phase=clean-up moon=2 | at=arena power=34 open=field_test
                     | at=forge open=acquire_wealth""")
    assert not scene.over
    over = Scene(": next=end-of-round:0 phase=clean-up moon=2 | at=arena power=35 | at=forge")
    assert over.over
    assert MOON_MARKERS["standard"][2] == 35


@rule("BR-Q-4")
def test_brain_worm_deals_two() -> None:
    scene = Scene("mage=rickart at=throne | mage=graminia at=crypt sheet=I(brain_worm!)")
    scene.does("explore", "go arena", "answer I")
    assert scene.bar(0) == "11"


@rule("BR-Q-6", "BR-CELL-3", "BR-TRAP-6")
def test_a_room_effect_is_finished_from_the_cell() -> None:
    scene = Scene(""": lodge=forge(rebuilt) figures=colossus(1@garden) | mage=rickart at=forge bar=11111111
                     | mage=graminia at=arena""")
    scene.does("explore", "activate", "garden")
    assert scene.where(0) == "cell"
    assert scene.asked() == "0 ask-move", "the second Move of the room leads out of the cell"
    assert "stay" in scene.answers()
    for _ in range(3):
        if scene.asked() == "0 ask-move":
            scene.does("stay")
    assert scene.asked() == "0 ask-act", "the moves of the action are lost"


@rule("BR-Q-8", "BR-ACTION-16")
def test_an_activated_card_cannot_be_discarded() -> None:
    scene = Scene("at=arena sheet=I(torment!) | at=forge")
    assert not [answer for answer in scene.answers() if answer.startswith("wait")]


@rule("BR-Q-11", "BR-STUDY-6")
def test_what_has_no_school_is_not_retired() -> None:
    scene = Scene(""": next=retire:0 phase=study | mage=rickart at=arena hand=great_work,cube_of_lamentations,torment
                     | at=forge""")
    assert scene.answers() == ["none", "torment"]


@rule("BR-Q-17", "BR-HEX-1")
def test_what_hexes_do() -> None:
    scene = Scene("mage=rickart at=arena hexes=confusion | mage=graminia at=forge hexes=weakness,slowness")
    assert values.hand_limit(scene.table, 0) == 7 - 2
    assert values.strength(scene.table, 1) == 2 - 1
    assert values.speed(scene.table, 1) == 2 - 1


@rule("BR-Q-18", "BR-SPELL-6")
def test_three_spells_are_the_price() -> None:
    poor = Scene("at=black_rose hand=torment,submission | at=forge")
    poor.does("explore", "activate")
    assert poor.asked() != "0 ask-pay"
    assert len(poor.table.hand[0]) == 2
    scene = Scene("at=black_rose hand=torment,submission,pain_mark | at=forge")
    scene.does("explore", "activate", "yes")
    assert len(scene.memories(0)) == 3
    assert [scene.table.box.spell(piece).school for piece in scene.table.hand[0]] == [FORGOTTEN]


@rule("BR-Q-29")
def test_where_two_quoted_cards_belong() -> None:
    box = Scene("at=arena | at=forge").table.box
    ward = box.spell(box.by_name["spirit_ward"].pieces[0])
    assert SCHOOLS[ward.school] == "shamanism"
    eye = box.spell(box.by_name["evil_eye"].pieces[0])
    assert eye.school == PERSONAL
    assert {card.name: card.personal_spell for card in box.mages}["graminia"] == "evil_eye"


@rule("BR-Q-39", "BR-TRAP-6")
def test_an_order_ends_with_the_fall_of_its_mage() -> None:
    scene = Scene(""": figures=nigredo(0@crypt) | mage=rickart at=arena bar=111111111
                     | mage=graminia at=crypt sheet=I(ruinous_curse!)""")
    scene.does("order nigredo 1 of rickart", "attack", "answer I", "no")
    assert scene.where(0) == "cell"
    assert scene.asked() == "0 ask-act", "the moves of the Nigredo are lost"


@rule("BR-Q-40", "BR-EVOCPH-3")
def test_a_newcomer_may_activate_in_the_turn_of_its_owner() -> None:
    scene = Scene(""": next=evocation-phase:0 figures=cadaver(0@crypt) | mage=rickart at=arena
                     | mage=graminia at=crypt sheet=I(torment!)""")
    scene.does("activate cadaver 1 of rickart", "attack", "answer I", "rickart", "stop")
    assert "succubus 1 arena" in scene.figures()
    assert scene.asked() == "1 ask-activate-evocation"


@rule("BR-Q-45", "BR-EVENT-8")
def test_the_caster_chooses_for_the_rose_outside_of_events() -> None:
    scene = Scene(""": crown=1 first=0 | mage=rickart at=arena bar=1122 sheet=I(peak_of_agony)
                     | mage=graminia at=forge | mage=arianna at=crypt""")
    scene.does("cast I", "arena")
    assert scene.decision.seat == 0
    assert scene.decision.form == "amounts"
    scene.does(scene.decision.write(scene.decision.nth(0)))
    assert scene.bar(0).count("4") == 2 + 2, "two swapped, and Pain"


@rule("BR-Q-19", "BR-Q-20", "BR-Q-30")
def test_crown_moon_and_cubes_in_one_round() -> None:
    scene = Scene(""": next=rose:0 phase=clean-up moon=1 top=knowledge | at=arena open=field_test
                     | at=forge open=acquire_wealth""")
    assert (scene.table.first, scene.table.crown) == (0, 1), "first mage from phase 2 on"
    assert sum(scene.table.cubes) + sum([len(row) for row in scene.table.instability]) == 3 * 26
    fall = Scene(""": first=1 crown=1 next=activation:0
                    | mage=rickart at=arena power=5 sheet=I(word_of_ruin/reverse) | mage=graminia at=forge power=5
                    | mage=arianna at=arena bar=000011 hexes=slowness,weakness,confusion""")
    fall.does("cast I", "arianna")
    keys = fall.events("gains-power", "moon-phase")
    assert keys[:3] == ["gains-power", "moon-phase", "gains-power"], "the phase changes between two payments"
