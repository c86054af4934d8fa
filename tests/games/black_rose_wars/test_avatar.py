"""Section 30 of the rules: The Possessed."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.rules.avatar_setup import ring_with_avatar
from conclave.games.black_rose_wars.rules.piles import draw_spells
from conclave.games.black_rose_wars.rules.quests import draw_quest
from conclave.games.black_rose_wars.rules.spell_choices import discard_from_hand
from conclave.games.black_rose_wars.state.components import ROSE
from tests.games.black_rose_wars.scene import Scene, asked_for, begun
from tests.support import rule


def order(top: str, persons: str, possessed: str = "black_rose", more: str = "") -> Scene:
    """The Possessed reveals an order; crown decisions take the first answer."""
    scene = Scene(f": avatar=apprentice next=order:0 top={top} possessed={possessed} {more} {persons}")
    while not scene.over and scene.asked().endswith(("ask-crown-room", "ask-crown-figure")):
        scene.does(scene.answers()[0])
    return scene


@rule("BR-AVATAR-2", "BR-AVATAR-39", "BR-Q-23", "BR-AVATAR-48")
def test_it_is_a_mage_and_the_rose_at_once() -> None:
    table = begun(2, avatar="master")
    assert ROSE in table.ring
    assert len(table.ring) == 3
    card = table.mage_card(ROSE)
    assert (card.health, card.strength, card.speed) == (12, 4, 2)
    scene = order("thorn_revenge", "| mage=rickart at=arena bar=0000 | mage=graminia at=forge bar=0000000", "arena")
    assert scene.bar(0) == "00004444", "black cubes"
    assert scene.table.cubes[ROSE] == 26 - 4


@rule("BR-AVATAR-7", "BR-AVATAR-37")
def test_it_falls_like_a_mage() -> None:
    scene = Scene(": avatar=apprentice possessed=arena possessed_bar=0000000000 | at=arena | at=forge")
    scene.does("fight", "attack", "stop")
    assert scene.where(ROSE) == "cell"
    assert scene.table.trophies[0] == (ROSE,)
    assert scene.power()[0] == 5
    assert scene.bar(ROSE) == ""


@rule("BR-AVATAR-8")
def test_its_decks_follow_the_moon() -> None:
    scene = Scene(": avatar=apprentice lodge=treasure_room(rebuilt) top=rose_garden | at=treasure_room power=4 | at=forge")
    scene.does("explore", "activate")
    table = scene.table
    assert table.moon == 1
    assert {table.box.order(piece).phase for piece in table.order_deck} == {1}
    assert len(table.order_deck) == 10


@pytest.mark.parametrize("persons", [1, 2, 3])
@rule("BR-AVATAR-9", "BR-AVATAR-41")
def test_its_seat_follows_from_its_board(persons: int) -> None:
    for seed in range(6):
        table = begun(persons, avatar="apprentice")
        table.cells[:persons] = [0, 1, 2, 3][:persons]
        places = [0, 1, 2, 3][:persons + 1]
        table.cells[ROSE] = places[seed % len(places)]
        others = [place for place in places if place != table.cells[ROSE]]
        table.cells[:persons] = others
        ring = ring_with_avatar(table)
        assert sorted(ring) == [*range(persons), ROSE]
        at = ring.index(ROSE)
        if persons == 2:
            after = (table.cells[ROSE] + 1) % 3
            assert table.cells[ring[(at + 1) % 3]] == after, "directly before the one whose cell follows"
        if persons == 3:
            beside = {(table.cells[ROSE] + step) % 4 for step in (1, -1)}
            assert {table.cells[ring[at - 1]], table.cells[ring[(at + 1) % 4]]} == beside


@rule("BR-AVATAR-10", "BR-AVATAR-38", "BR-AVATAR-44", "BR-AVATAR-21")
def test_alone_with_it() -> None:
    scene = Scene(""": next=rose:0 phase=clean-up avatar=apprentice top=first_thorn possessed=arena
                     | at=forge open=field_test""")
    table = scene.table
    assert table.crown == 0, "a person turns the event, and its crown goes to nobody else"
    assert table.ring == [0, ROSE]
    assert scene.decision.seat == 0
    assert scene.power()[-1] == 1
    scene.does("none")
    assert not any(table.box.card_of[piece].form == "quests" for piece in table.order_memories)
    assert scene.asked() == "0 ask-name-schools", "it does nothing in the first phases"


@rule("BR-AVATAR-11", "BR-AVATAR-15")
def test_an_order_from_top_to_bottom() -> None:
    scene = order("black_petals", "| mage=rickart at=garden bar=1 | mage=graminia at=arena")
    keys = scene.events("reveals-order", "moves", "suffers")
    assert keys[0] == "reveals-order"
    assert keys.index("moves") < keys.index("suffers")
    assert scene.bar(0) == "144"
    assert scene.table.names_of(scene.table.order_memories) == ["black_petals"]
    assert scene.asked().endswith("ask-act"), "then its activation ends"


@rule("BR-AVATAR-14", "BR-AVATAR-26")
def test_its_symbol_and_the_room_with_most_mages() -> None:
    scene = order("creeping_bramble", "| mage=rickart at=throne | mage=graminia at=throne", "black_rose")
    assert scene.cubes("black_rose") == "4", "the symbol comes first, where it stands"
    assert scene.cubes("throne") == "44"


@rule("BR-EX-13", "BR-AVATAR-26")
def test_equal_distance_and_more_power() -> None:
    scene = order("thorn_revenge", "| mage=rickart at=throne power=5 | mage=graminia at=throne power=2")
    assert scene.bar(0) == "4444"
    assert scene.bar(1) == ""


@rule("BR-EX-14", "BR-AVATAR-26", "BR-AVATAR-29")
def test_the_crown_decides_the_last_tie() -> None:
    scene = Scene(""": avatar=apprentice next=order:0 crown=0 top=hunters_step possessed=black_rose
                     | mage=rickart at=throne | mage=graminia at=throne""")
    assert scene.asked() == "0 ask-crown-figure"
    assert scene.answers() == ["rickart", "graminia"]
    scene.does("graminia")
    assert scene.bar(1) == "4444"
    assert scene.bar(0) == ""


@rule("BR-EX-16", "BR-AVATAR-16", "BR-AVATAR-17", "BR-AVATAR-18")
def test_reading_an_order() -> None:
    scene = Scene(": avatar=apprentice orders=0 top=thorn_revenge possessed=arena | at=arena power=2 | at=forge")
    scene.does("fight", "attack")
    assert scene.power() == [1, 0, 1]
    assert scene.table.names_of(scene.table.order_memories) == ["thorn_revenge"]
    assert scene.table.orders == 1


@rule("BR-AVATAR-16", "BR-Q-49")
def test_one_reaction_for_one_thing() -> None:
    scene = Scene(": avatar=apprentice top=thorn_revenge,thorn_shield possessed=arena | at=arena power=2 | at=forge")
    scene.does("fight", "attack")
    assert scene.table.names_of(scene.table.order_memories) == ["thorn_revenge"]
    assert scene.bar(ROSE) == "00", "the shield waits for the next time"


@rule("BR-AVATAR-22", "BR-Q-24")
def test_its_evocations_in_the_order_of_their_slots() -> None:
    scene = Scene(""": avatar=apprentice next=evocation-phase:0 first=0 possessed=black_rose
                     figures=cadaver(4@crypt),nigredo(4@forge) | mage=rickart | mage=graminia""")
    moved = [repr(dict(event.args)["figure"]) for event in scene.told if event.key == "evocation-activates"]
    assert len(moved) == 2
    assert "cadaver" in moved[0]
    assert "nigredo" in moved[1]


@rule("BR-Q-24", "BR-OPT-6")
def test_its_evocations_may_come_first() -> None:
    figures = "figures=cadaver(4@throne),cadaver(0@forge)"
    start, mages = ": avatar=apprentice next=evocation-phase:0", "| mage=rickart at=throne | mage=graminia"
    scene = Scene(f"{start} avatar_first=1 {figures} {mages}")
    assert scene.bar(0) == "44"
    later = Scene(f"{start} {figures} {mages}")
    assert later.bar(0) == ""


@rule("BR-AVATAR-25", "BR-AVATAR-47")
def test_an_evocation_of_somebody_else_under_its_control() -> None:
    scene = order("stolen_will", "| mage=rickart at=throne | mage=graminia at=arena", "black_rose",
                  "moon=1 figures=cadaver(0@throne),nigredo(1@crypt)")
    assert scene.bar(0) == "44", "the nearest one goes for the nearest mage, its owner"


@rule("BR-AVATAR-31", "BR-AVATAR-32", "BR-AVATAR-46")
def test_no_legal_target() -> None:
    scene = order("venom_sap", "| mage=rickart at=crypt | mage=graminia", "garden", "moon=2")
    assert [scene.bar(mage) for mage in (0, 1)] == ["", ""]
    assert scene.asked().endswith("ask-act")
    far = order("thorn_revenge", "| mage=rickart at=crypt | mage=graminia", "garden")
    assert far.bar(0) == "", "it moves two rooms and does not reach him"
    assert far.where(ROSE) != "garden"


@rule("BR-AVATAR-35")
def test_an_umbra_does_not_hurt_it() -> None:
    scene = Scene(""": avatar=apprentice next=evocation-phase:0 possessed=arena figures=umbra(4@arena)
                     | mage=rickart at=crypt | mage=graminia at=crypt""")
    assert "evocation-activates" in scene.events()
    assert "suffers" not in scene.events()


@rule("BR-AVATAR-36", "BR-Q-50")
def test_its_clean_up() -> None:
    scene = Scene(""": avatar=apprentice next=order:0 top=silent_march,root_grasp possessed=arena
                     possessed_hexes=slowness(1),weakness figures=umbra(4@arena)
                     | mage=rickart at=crypt tokens=0 open=field_test""")
    table = scene.table
    size = len(table.order_deck)
    for _ in range(60):
        if table.round > 1:
            break
        decision = scene.decision
        scene.does(decision.write(decision.nth(0)))
    assert table.order_memories == []
    assert scene.hexes(ROSE) == ["weakness"]
    assert table.umbras_of(ROSE) == []
    assert len(table.order_deck) == 10 >= size


@rule("BR-AVATAR-40")
def test_orders_are_shuffled_when_none_is_left() -> None:
    scene = Scene(": avatar=apprentice possessed=black_rose orders=0 | mage=rickart at=crypt | mage=graminia at=crypt")
    table = scene.table
    table.order_memories, table.order_deck = table.order_deck, []
    scene.does("explore", "stop", "end")
    scene.does("explore", "stop", "end")
    while scene.asked().endswith(("ask-crown-room", "ask-crown-figure")):
        scene.does(scene.answers()[0])
    assert 1 <= len(table.order_memories) <= 3
    assert len(table.order_deck) + len(table.order_memories) == 10
    empty = Scene(": avatar=apprentice possessed=black_rose orders=0 | mage=rickart at=crypt | mage=graminia at=crypt")
    empty.table.order_box[1] += empty.table.order_deck
    empty.table.order_deck = []
    empty.does("explore", "stop", "end")
    empty.does("explore", "stop", "end")
    assert empty.table.orders == 1
    assert empty.asked() == "0 ask-act"


@rule("BR-AVATAR-13")
def test_a_discard_takes_its_top_order() -> None:
    scene = Scene(": avatar=apprentice top=hollow_gaze possessed=arena | at=arena | at=forge")
    for _ in discard_from_hand(scene.table, ROSE, 1):
        raise AssertionError("nothing is asked")
    assert scene.table.names_of(scene.table.order_memories) == ["hollow_gaze"]
    assert draw_spells(scene.table, ROSE, 2) == []
    assert scene.power()[-1] == 0, "without effect"


@rule("BR-AVATAR-21", "BR-QUEST-9")
def test_quests_that_the_rose_draws() -> None:
    scene = Scene(": avatar=apprentice top=field_test possessed=arena | at=arena | at=forge")
    draw_quest(scene.table, ROSE, 1)
    assert scene.table.names_of(scene.table.solved[ROSE]) == ["field_test"]
    assert scene.power()[-1] == 1, "the printed power"
    without = Scene(": moon=2 top=magus | at=arena | at=forge")
    draw_quest(without.table, ROSE, 1)
    assert without.table.names_of(without.table.quest_discard[2]) == ["magus"]
    assert without.power()[-1] == 3, "by its moon phase"


@rule("BR-AVATAR-43")
def test_what_is_left_of_an_order_is_dropped_in_the_cell() -> None:
    scene = Scene(""": avatar=apprentice next=order:0 moon=1 top=scarlet_lash possessed=black_rose
                     possessed_bar=00000000000 figures=colossus(0@throne) | mage=rickart at=throne""")
    while scene.asked().endswith(("ask-crown-room", "ask-crown-figure")):
        scene.does(scene.answers()[0])
    assert scene.where(ROSE) == "cell", "the Colossus met it on its way"
    assert scene.bar(0) == ""
    assert sum([row.count(ROSE) for row in scene.table.instability]) == 0


@rule("BR-Q-56")
def test_the_types_of_its_spells() -> None:
    scene = Scene(""": avatar=apprentice next=order:0 top=black_petals possessed=throne
                     | mage=rickart at=throne bar=1 sheet=I(spirit_ward!) | mage=graminia at=forge""")
    assert scene.asked() == "0 ask-answer", "a spell that deals damage is a combat spell"
    scene.does("answer I")
    while scene.asked().endswith(("ask-pick-room", "ask-target")):
        scene.does(scene.answers()[0])
    assert scene.bar(0) == "1"


@rule("BR-AVATAR-42")
def test_its_damage_is_that_of_a_mage_and_of_the_rose() -> None:
    start = ": avatar=apprentice next=order:0 top=hunters_step possessed=throne | mage=graminia at=throne"
    mage = Scene(f"{start} sheet=I(ruinous_curse!)")
    while not asked_for(mage):
        mage.does("none")
    assert asked_for(mage) == ["answer I"], "a card that wants damage by a mage"
    rose = Scene(": avatar=apprentice top=hunters_step possessed=throne | mage=graminia at=throne tokens=0 "
                 "sheet=I(ineluctable_pain/reverse)")
    rose.does("cast I")
    while rose.asked() == "0 ask-act" and "end" in rose.answers():
        rose.does("end")
    assert rose.bar(0).startswith("4444")
    assert rose.power()[0] >= 1, "a spell that wants damage by the Rose"


@rule("BR-Q-52")
def test_pain_is_no_deed_of_the_avatar() -> None:
    scene = Scene(""": avatar=apprentice possessed=forge | mage=rickart at=arena sheet=quick(ruinous_curse!),I(submission)
                     | mage=graminia at=crypt""")
    scene.does("cast I", "graminia")
    while scene.asked().endswith("ask-answer"):
        assert asked_for(scene) == [], "a card that wants a mage does not answer Pain"
        scene.does("none")
    assert scene.bar(0) == "4"
