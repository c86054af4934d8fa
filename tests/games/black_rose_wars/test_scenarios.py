"""The derived scenarios of section 33 of the rules, by their numbers. A, B and C are the seats 0, 1 and 2."""

from __future__ import annotations

import pytest

from conclave.games.black_rose_wars.game import BLACK_ROSE_WARS
from conclave.games.black_rose_wars.rules.places import CELL_PLACES, CENTRE, THRONE
from conclave.games.black_rose_wars.state.components import FIRST_CELL, ROSE
from conclave.kernel.decision import Amounts, Place
from conclave.kernel.errors import IllegalAnswer
from tests.games.black_rose_wars.scene import Scene, asked_for, begun
from tests.support import rule


@rule("BR-T-5", "BR-EVENT-1", "BR-EVENT-10", "BR-EVENT-12", "BR-ACTION-1")
def test_an_event_drawn_by_a_mage_waits_for_its_next_moment() -> None:
    scene = Scene(""": top=wave_of_fatigue moon=1 crown=1 lodge=treasure_room(rebuilt)
                     | at=treasure_room hand=torment | at=forge""")
    scene.does("explore", "activate")
    assert scene.power() == [2, 0, 2]
    assert scene.table.crown == 0, "the mage who drew it takes the crown"
    assert [len(pile) for pile in scene.table.events] == [1, 0, 0]
    assert scene.hand(0) == ["torment"], "nobody discards in this round"


@rule("BR-T-6", "BR-EVENT-4", "BR-EVENT-10", "BR-ROOM-6")
def test_an_event_answers_each_activation_of_a_room() -> None:
    scene = Scene(": events=battle | at=arena | at=forge")
    for _ in range(2):
        scene.does("explore", "activate")
        while scene.asked() != "0 ask-act" and not scene.asked().startswith("1"):
            scene.does(scene.answers()[-1])
    assert scene.power()[-1] == 2


@rule("BR-T-8", "BR-QUEST-2", "BR-QUEST-3", "BR-QUEST-4", "BR-QUEST-5", "BR-QUEST-6", "BR-QUEST-11", "BR-QUEST-18")
def test_a_quest_from_hidden_to_solved() -> None:
    scene = Scene("at=the_abyss quests=shattered_illusion | at=forge")
    cubes = scene.table.cubes[0]
    scene.does("explore", "activate", "stop")
    assert scene.table.names_of(scene.table.quests_open[0]) == ["shattered_illusion"], "its first progress reveals it"
    assert scene.table.cubes[0] == cubes - 1
    scene.does("explore", "activate", "stop")
    assert scene.table.names_of(scene.table.completed[0]) == ["shattered_illusion"]
    assert scene.table.cubes[0] == cubes, "the cubes return"
    assert scene.answers() == ["use shattered_illusion", "end"], "after the last action quests can still be used"
    scene.does("use shattered_illusion", "the_abyss", "the_abyss")
    assert scene.cubes("the_abyss") == "00"
    assert scene.power() == [1, 0, 0]
    assert scene.table.names_of(scene.table.solved[0]) == ["shattered_illusion"]


@rule("BR-T-9", "BR-QUEST-14", "BR-QUEST-15")
def test_one_effect_advances_several_quests() -> None:
    scene = Scene("at=arena open=field_test,electric_ruby | at=forge")
    scene.does("explore", "activate", "stop")
    progress = {scene.table.box.cards[card].name: row for card, row in scene.table.progress.items()}
    assert progress == {"field_test": (1,), "electric_ruby": (1,)}


@rule("BR-T-19", "BR-ACTION-2", "BR-ACTION-3")
def test_who_can_act_is_activated_again_and_again() -> None:
    scene = Scene("at=arena sheet=quick(heart_of_ice) | at=forge tokens=0")
    scene.does("explore", "stop", "end")
    assert scene.asked() == "0 ask-act", "B is skipped"
    assert "end" not in scene.answers(), "as long as he can act he must"
    scene.does("fight")
    assert scene.answers() == ["activate", "stop"]
    scene.does("stop", "end")
    assert [answer for answer in scene.answers() if not answer.startswith("order")] == ["cast quick", "wait quick"]


@rule("BR-T-20", "BR-ACTION-12", "BR-ACTION-14")
def test_one_numbered_spell_in_an_activation() -> None:
    scene = Scene("at=arena sheet=quick(heart_of_ice),I(submission),II(grim_torment) | at=forge")
    assert [answer for answer in scene.answers() if answer.startswith("cast")] == ["cast quick", "cast I"]
    scene.does("cast I", "nobody")
    assert [answer for answer in scene.answers() if answer.startswith("cast")] == ["cast quick"]
    scene = Scene("at=arena sheet=quick(heart_of_ice),I(submission),II(grim_torment) | at=forge")
    scene.does("cast quick")
    assert [answer for answer in scene.answers() if answer.startswith("cast")] == ["cast I"]


@rule("BR-T-21", "BR-ACTION-12", "BR-SPELL-7")
def test_a_slot_is_reloaded() -> None:
    scene = Scene(""": lodge=armory(rebuilt) | at=armory hand=submission sheet=I(torment*),II(grim_torment)
                     | at=forge""")
    scene.does("explore", "activate")
    while scene.asked() != "0 ask-act":
        answers = scene.answers()
        scene.does(next(answer for answer in answers if answer not in ("none", "stop") or len(answers) == 1))
    assert scene.memories(0) == ["torment"]
    assert scene.sheet(0) == ["I submission ready", "II grim_torment ready"]
    assert scene.power() == [0, 0, 1]
    assert [answer for answer in scene.answers() if answer.startswith("cast")] == ["cast I"]


@rule("BR-T-22", "BR-ACTION-10", "BR-ACTION-14")
def test_a_room_that_casts_spends_no_action() -> None:
    scene = Scene(": lodge=arena(rebuilt) | at=arena sheet=I(submission),II(grim_torment) | at=arena")
    scene.does("fight", "attack", "activate")
    assert scene.asked() == "0 ask-target", "the lowest numbered spell is cast at once"
    scene.does("nobody")
    assert [answer for answer in scene.answers() if answer.startswith("cast")] == ["cast II"]


@rule("BR-T-23", "BR-ACTION-15", "BR-ACTION-16")
def test_only_ready_spells_are_discarded_to_wait() -> None:
    scene = Scene("at=arena sheet=quick(heart_of_ice),I(torment!) | at=forge")
    assert [answer for answer in scene.answers() if answer.startswith("wait")] == ["wait quick"]
    scene.does("wait quick")
    assert scene.memories(0) == ["heart_of_ice"]
    assert scene.answers() == ["go sacrificial_altar", "go throne", "go sanctuary", "stay"]
    scene.does("stay")
    assert scene.where(0) == "arena"


@rule("BR-T-24", "BR-CELL-5", "BR-CELL-6", "BR-CELL-9", "BR-LODGE-7")
def test_waiting_is_the_only_way_out_of_a_cell() -> None:
    scene = Scene("tokens=0 sheet=I(torment),II(submission) | at=forge")
    assert scene.answers() == ["wait I", "wait II"]
    scene.does("wait II")
    assert len(scene.answers()) == 2, "he must move to one of his two exits"
    assert "stay" not in scene.answers()
    scene.does(scene.answers()[0])
    assert scene.table.in_lodge(0)


@rule("BR-T-1", "BR-SETUP-1", "BR-SETUP-2", "BR-SETUP-10", "BR-SETUP-11", "BR-SETUP-12", "BR-SETUP-13", "BR-SETUP-14",
      "BR-LODGE-5")
def test_two_persons_begin() -> None:
    table = begun(2)
    assert list(CELL_PLACES[2]) == [(-2, -1), (2, 1)]
    assert [table.place[mage] for mage in (0, 1)] == [FIRST_CELL, FIRST_CELL + 1]
    assert sorted(table.cells[:2]) == [0, 1]
    for seat in (0, 1):
        assert [len(pile[seat]) for pile in (table.grimoire, table.memories, table.aside, table.hand)] == [6, 1, 2, 0]
    assert table.power == [0] * 5
    assert sorted([len(deck) for deck in table.library]) == [30, 30, 36, 36, 36, 36]
    assert not any(table.rebuilt)
    assert table.room(CENTRE).name == "black_rose"
    assert table.room(THRONE).name == "throne"
    assert sorted([table.room(at).name for at in range(19)]) == sorted([room.name for room in table.box.rooms])


@rule("BR-T-2", "BR-SETUP-16", "BR-AVATAR-3", "BR-AVATAR-4", "BR-AVATAR-5", "BR-AVATAR-6")
def test_three_persons_and_an_apprentice_begin() -> None:
    table = begun(3, avatar="apprentice")
    assert sorted([table.cells[mage] for mage in (0, 1, 2, ROSE)]) == [0, 1, 2, 3]
    assert table.room(table.place[ROSE]).name == "black_rose"
    assert [table.box.order(piece).phase for piece in table.order_deck] == [0] * 10
    assert len(table.event_deck[0]) == 5
    assert all(table.box.event(piece).of_avatar for piece in table.event_deck[0])
    alone = begun(1, avatar="apprentice")
    assert sorted([alone.cells[0], alone.cells[ROSE]]) == [0, 1], "the places are those of two players"


@rule("BR-T-3", "BR-TURN-3", "BR-ROSE-2", "BR-EVENT-1", "BR-EVENT-7", "BR-OPT-1")
def test_the_crown_of_an_event_makes_a_first_mage_from_the_next_phase_on() -> None:
    start = "next=rose:0 phase=clean-up moon=1 top=knowledge"
    quests = "| at=arena open=field_test | at=forge open=acquire_wealth"
    scene = Scene(f": {start} {quests}")
    assert scene.table.crown == 1, "the mage to the right of the first one draws"
    assert scene.power() == [0, 0, 2]
    assert scene.asked() == "0 ask-give-up-quest", "the first mage of this phase is still A"
    while scene.table.phase == "rose":
        scene.does(scene.answers()[-1])
    assert scene.table.first == 1
    steady = Scene(f": {start} steady_crown=1 {quests}")
    assert steady.table.crown == 0


@rule("BR-T-4", "BR-EVENT-2")
def test_an_instant_event_pushes_nothing() -> None:
    scene = Scene(""": next=rose:0 phase=clean-up moon=2 crown=0 top=gold_to_the_king events=only_war,assault,only_peace
                     | at=arena open=field_test | at=forge open=acquire_wealth""")
    table = scene.table
    assert scene.power()[0] == 2
    assert "gold_to_the_king" in table.names_of(table.event_discard[2])
    assert scene.power()[-1] == 4 + table.box.event(table.event_discard[2][0]).on_discard, "and the shift of step 1"


@rule("BR-T-7", "BR-ROSE-4", "BR-ROSE-5", "BR-ROSE-6")
def test_a_quest_that_is_given_up_scores_by_its_own_phase() -> None:
    scene = Scene(""": next=give-up:0,draw-quests:0 phase=rose moon=1
                     | at=arena quests=field_test | at=forge open=acquire_wealth""")
    scene.does("field_test")
    assert scene.power()[-1] == 1
    table = scene.table
    assert table.names_of(table.quest_discard[0]) == ["field_test"]
    drawn = table.quests_hidden[0] + table.quests_open[0]
    assert [table.box.quest(piece).phase for piece in drawn] == [1]


@rule("BR-T-10", "BR-QUEST-13")
def test_elements_are_counted_on_revealed_sides() -> None:
    scene = Scene("""at=arena quests=earth_tempest sheet=quick(torment*),I(ineluctable_pain*),II(athanor_eruption/reverse)
                     | at=forge""")
    stone = Scene("""at=arena quests=earth_tempest sheet=quick(torment*),I(ineluctable_pain*),II(marbling/reverse)
                     | at=forge""")
    stone.does("cast II", "arena")
    assert stone.table.names_of(stone.table.completed[0]) == ["earth_tempest"], "air, any and earth"
    scene.does("cast II")
    assert scene.table.completed[0] == [], "air, any and fire are two of them"


@rule("BR-T-11", "BR-QUEST-16")
def test_a_copied_room_counts_as_the_mirrors_room() -> None:
    scene = Scene(""": lodge=mirrors_room(rebuilt),arena(rebuilt)
                     | at=mirrors_room quests=illusory_moon,powerful_moon | at=forge""")
    scene.does("explore", "activate")
    while scene.asked() != "0 ask-act" and "stop" not in scene.answers():
        scene.does(scene.answers()[0])
    table = scene.table
    assert table.names_of(table.completed[0]) == ["illusory_moon"]
    assert table.names_of(table.quests_hidden[0]) == ["powerful_moon"]


@rule("BR-T-12", "BR-QUEST-17")
def test_a_quest_that_was_not_carried_out_stays_completed() -> None:
    scene = Scene("at=arena completed=surrender_of_power hand=torment | at=forge")
    scene.does("use surrender_of_power")
    while scene.asked() != "0 ask-act":
        scene.does(scene.answers()[0])
    assert scene.table.names_of(scene.table.completed[0]) == ["surrender_of_power"]
    assert scene.power() == [0, 0, 0]


@rule("BR-T-13", "BR-STUDY-2", "BR-STUDY-3")
def test_an_empty_grimoire_is_refilled_from_the_memories() -> None:
    scene = Scene(""": next=study:0 phase=rose
                     | at=arena grimoire=torment memories=submission,pain_mark,heart_of_ice,grim_torment,peak_of_agony
                     | at=forge grimoire=marbling,deflagrate""")
    table = scene.table
    assert len(table.hand[0]) == 2
    assert "torment" in scene.hand(0)
    assert len(table.grimoire[0]) == 4
    assert table.memories[0] == []


@rule("BR-T-14", "BR-STUDY-4", "BR-STUDY-11", "BR-DECK-1")
def test_a_school_is_reshuffled_while_cards_are_drawn() -> None:
    scene = Scene(": next=library:0 phase=study | at=arena | at=forge")
    table = scene.table
    deck = table.library[0]
    table.library_discard[0] = deck[1:7]
    table.lost += deck[7:]
    del deck[1:]
    assert isinstance(scene.decision, Amounts)
    scene.does("agony=3 nightmare=1")
    assert len(asked_for(scene)) == 4
    first = asked_for(scene)[:2]
    scene.does(", ".join(first))
    assert len(table.hand[0]) == 2
    assert sum([len(pile) for pile in table.library_discard]) == 2
    assert len(table.library[0]) == 4


@rule("BR-T-15", "BR-STUDY-5", "BR-STUDY-6", "BR-STUDY-7", "BR-STUDY-10")
def test_retiring_and_the_hand_limit() -> None:
    hand = "torment,submission,pain_mark,heart_of_ice,grim_torment,peak_of_agony,shared_torture,visceral_fire"
    scene = Scene(f""": next=retire:0,hand-limit:0 phase=study
                     | mage=rickart at=arena hand={hand},cube_of_lamentations | at=forge""")
    assert "cube_of_lamentations" not in scene.answers(), "a personal spell has no school"
    scene.does("torment")
    table = scene.table
    assert table.names_of(table.library_discard[0]) == ["torment"]
    assert scene.asked().startswith("0")
    assert len(asked_for(scene)) == 8
    scene.does("submission")
    assert scene.memories(0) == ["submission"]


@rule("BR-T-16", "BR-PLAN-1", "BR-PLAN-2", "BR-PLAN-3", "BR-PLAN-6")
def test_plans_that_are_legal() -> None:
    scene = Scene(""": next=planning:0 | at=arena hand=torment,submission,pain_mark,heart_of_ice,grim_torment
                     | at=forge hand=marbling""")
    plan = scene.decision
    assert isinstance(plan, Place)
    for legal in ("quick torment, I submission", "I torment, II submission/reverse",
                  "quick torment, I submission, II pain_mark, III heart_of_ice"):
        plan.read(legal)
    for wrong in ("I torment", "quick torment, II submission", "I torment, II torment", "II torment, III submission",
                  "quick torment, quick submission"):
        with pytest.raises(IllegalAnswer):
            plan.check(plan.read(wrong))
    single = scene.runner.pending[1]
    assert isinstance(single, Place)
    assert sorted([single.write(answer) for answer in single.answers()]) == [
        "I marbling", "I marbling/reverse", "quick marbling", "quick marbling/reverse"]


@rule("BR-T-17", "BR-PLAN-1", "BR-PLAN-5", "BR-STATE-3")
def test_a_plan_is_sealed() -> None:
    scene = Scene(": next=planning:0 | at=arena hand=torment,submission | at=forge hand=marbling,deflagrate")
    before = BLACK_ROSE_WARS.view(scene.table, 1)
    scene.does("quick torment, I submission")
    assert BLACK_ROSE_WARS.view(scene.table, 1) == before
    scene.does("I marbling, II deflagrate")
    seats = BLACK_ROSE_WARS.view(scene.table, 1)["seats"]
    assert isinstance(seats, list)
    assert [slot["stage"] for slot in seats[0]["slots"]] == ["ready", "ready", "empty", "empty"]
    assert [slot["card"] for slot in seats[0]["slots"]] == ["", "", "", ""]
    assert seats[1]["slots"][1]["card"] == "marbling"


@rule("BR-T-18", "BR-SPELL-4")
def test_an_undivided_trap_has_one_side() -> None:
    scene = Scene(": next=planning:0 | at=arena hand=brain_worm,submission | at=forge hand=marbling,deflagrate")
    plan = scene.decision
    assert isinstance(plan, Place)
    assert [option.note for option in plan.options] == ["brain_worm", "submission", "submission/reverse"]


