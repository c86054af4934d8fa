"""Sections 10 to 25 of the rules: spells, effects, traps, stable spells, actions, cells, rooms, targets, defeats."""

from __future__ import annotations

from conclave.games.black_rose_wars.game import BLACK_ROSE_WARS
from conclave.games.black_rose_wars.state.components import FIRST_CELL, ROSE, Evocation
from tests.games.black_rose_wars.scene import Scene, asked_for
from tests.support import rule


def ends(scene: Scene) -> None:
    """Whatever is asked, take the last answer until somebody is to act."""
    while not scene.asked().endswith("ask-act"):
        scene.does(scene.answers()[-1])


@rule("BR-SPELL-3", "BR-AGONY-1")
def test_elements_and_black_damage_matter_where_something_asks() -> None:
    torture = Scene("mage=rickart at=arena bar=44440 sheet=I(shared_torture/reverse) | mage=graminia at=arena")
    torture.does("cast I", "graminia")
    assert torture.bar(1) == "00", "one for each two black cubes"
    bomb = Scene("at=arena sheet=quick(ineluctable_pain*),I(azoth_bomb/reverse) | at=arena")
    bomb.does("cast I", "arena")
    assert len(bomb.bar(1)) == 3, "«any» counts as earth"


@rule("BR-SPELL-8", "BR-PLAN-4", "BR-SPELL-10")
def test_the_active_side_is_fixed_in_planning_and_hidden() -> None:
    scene = Scene(": next=planning:0 | at=arena hand=grim_torment,submission | at=forge hand=marbling,deflagrate")
    scene.does("I grim_torment/reverse, II submission", "I marbling, II deflagrate")
    seats = BLACK_ROSE_WARS.view(scene.table, 1)["seats"]
    assert isinstance(seats, list)
    assert {(slot["card"], slot["side"]) for slot in seats[0]["slots"]} == {("", 0)}
    scene.table.place[0] = scene.table.position_of("arena")
    assert scene.table.side_in(1) is scene.table.box.spell(scene.table.sheet[1][0]).sides[1]


@rule("BR-EFFECT-1", "BR-EFFECT-4", "BR-EFFECT-6")
def test_every_sentence_is_attempted() -> None:
    scene = Scene(": lodge=arena(000000) | at=arena open=contingent_mage sheet=I(coven_circle) | at=forge")
    scene.does("cast I", "arena")
    progress = {scene.table.box.cards[card].name: row for card, row in scene.table.progress.items()}
    assert progress == {"contingent_mage": (1,)}, "nothing could be placed, and the effect is resolved all the same"


@rule("BR-EFFECT-5", "BR-EFFECT-8", "BR-INST-3")
def test_symbols_are_effects_of_their_own() -> None:
    scene = Scene(": events=,black_overload | mage=rickart at=arena sheet=I(grim_torment) | mage=graminia at=arena")
    scene.does("cast I", "graminia")
    assert scene.cubes("arena") == "04", "the symbol has a full stop, before the first sentence"
    order = scene.events("places-instability", "suffers")
    assert order[:2] == ["places-instability", "places-instability"]
    quest = Scene(": events=,,infinite_knowledge | at=arena completed=acquire_wealth | at=forge")
    quest.does("use acquire_wealth")
    assert quest.power()[0] == 2 + 2, "its number comes last, then what waits for it"


@rule("BR-EFFECT-7", "BR-ACTION-19", "BR-ACTION-18", "BR-ACTION-20")
def test_a_physical_action_is_a_group_of_effects() -> None:
    scene = Scene("mage=arianna at=garden hexes=slowness | mage=graminia at=forge")
    assert not [answer for answer in scene.answers() if answer.startswith("order")], "no evocation in the lodge"
    scene.does("explore")
    assert scene.answers()[-2:] == ["activate", "stop"]
    scene.table.hexes[0] = ()
    scene.table.hex_cubes[0] = ()
    moves = 0
    while scene.answers()[0].startswith("go"):
        scene.does(scene.answers()[0])
        moves += 1
    assert moves == 2, "3 less the hex, fixed at the start"


@rule("BR-TRAP-1", "BR-TRAP-2", "BR-TRAP-3", "BR-Q-48")
def test_a_trap_waits_face_down_until_its_owner_wants() -> None:
    scene = Scene("mage=rickart at=arena sheet=I(torment),II(submission) | mage=graminia at=arena tokens=2")
    scene.does("cast I")
    assert scene.sheet(0)[0] == "I torment activated"
    assert scene.cubes("arena") == ""
    scene.does("end", "fight", "attack")
    assert scene.asked() == "0 ask-answer"
    scene.does("none")
    assert scene.sheet(0)[0] == "I torment activated", "he keeps it"
    ends(scene)
    scene.does("fight", "attack", "answer I")
    assert scene.sheet(0)[0] == "I torment revealed"
    assert scene.bar(1).startswith("00")


@rule("BR-TRAP-11", "BR-DAMAGE-5", "BR-DEFEAT-6", "BR-DEFEAT-9", "BR-DEFEAT-14", "BR-CELL-1")
def test_a_defeat_comes_between_two_sentences() -> None:
    scene = Scene("""mage=rickart at=arena sheet=I(visceral_fire) | mage=graminia at=arena bar=00000000 power=2 hand=torment
                     sheet=I(submission),II(dark_mirror!) quests=field_test""")
    scene.does("cast I", "graminia")
    while scene.asked() == "1 ask-answer":
        scene.does("none")
    assert scene.table.place[1] == FIRST_CELL + 1
    assert scene.power()[0] == 5
    assert scene.bar(0) == "44", "Pain, the third sentence, comes after it"
    assert scene.hand(1) == ["torment"]
    assert scene.sheet(1) == ["I submission ready", "II dark_mirror activated"]
    assert scene.power()[1] == 2
    assert len(scene.table.quests_hidden[1]) == 1


@rule("BR-DEFEAT-8")
def test_no_trophy_is_left() -> None:
    scene = Scene("mage=rickart at=arena trophies=1111111 | mage=graminia at=arena bar=00000000")
    scene.does("fight", "attack")
    assert scene.where(1) == "cell"
    assert len(scene.table.trophies[0]) == 7
    assert scene.power()[0] == 5


@rule("BR-DEFEAT-12")
def test_own_cubes_score_nothing() -> None:
    scene = Scene("mage=rickart at=arena | mage=graminia at=arena bar=11100000")
    scene.does("fight", "attack")
    assert scene.where(1) == "cell"
    assert scene.power()[1] == 0


@rule("BR-TRAP-13", "BR-DEFEAT-16")
def test_a_trap_for_the_own_defeat() -> None:
    scene = Scene("""mage=rickart at=arena | mage=graminia at=arena bar=00000000 sheet=I(silver_of_the_sages/reverse!)""")
    scene.does("fight", "attack")
    assert asked_for(scene) == [], "not for the damage, but for the defeat"
    scene.does("none", "answer I")
    assert scene.cubes("arena").startswith("1"), "its symbol, before its effect"
    scene.does(scene.answers()[0])
    assert scene.power()[1] == 1
    assert "nigredo 1 arena" in scene.figures()
    assert scene.where(1) == "cell"


@rule("BR-TRAP-14", "BR-Q-21")
def test_a_trap_from_the_cell() -> None:
    scene = Scene("""mage=rickart at=garden | mage=graminia sheet=I(black_cat/reverse!) | mage=arianna at=crypt""")
    scene.does("explore", "activate", "garden")
    assert scene.where(1) == "cell"
    scene.does("answer I")
    assert scene.bar(0) == "11"
    assert scene.hexes(0) == ["slowness"]


@rule("BR-TRAP-17", "BR-Q-5")
def test_answers_to_a_cast_come_before_the_first_sentence() -> None:
    scene = Scene("mage=rickart at=arena sheet=I(submission) | mage=graminia at=crypt sheet=I(thirteenth_knot!)")
    scene.does("cast I", "graminia")
    assert scene.asked() == "1 ask-answer"
    assert asked_for(scene) == ["answer I"]
    assert scene.bar(1) == ""
    scene.does("answer I")
    assert scene.bar(0) == "14", "the trap first, and Pain in the end"
    assert scene.bar(1) == "0"


@rule("BR-TRAP-19", "BR-Q-26")
def test_the_owner_names_the_trigger() -> None:
    scene = Scene(""": figures=nigredo(0@crypt) | mage=rickart at=forge
                     | mage=graminia at=crypt sheet=I(torment/reverse!)""")
    scene.does("order nigredo 1 of rickart", "attack")
    while scene.asked().startswith("0"):
        scene.does("no")
    assert scene.asked() == "1 ask-answer"
    scene.does("answer I")
    assert scene.asked() == "1 ask-cause", "the evocation or its controller"
    assert len(scene.answers()) == 2


@rule("BR-TRAP-21", "BR-Q-42")
def test_one_group_in_an_order_of_its_owner() -> None:
    scene = Scene(""": figures=succubus(1@crypt) | mage=rickart at=crypt
                     | mage=graminia at=crypt sheet=I(dark_mirror/reverse!)""")
    scene.does("fight", "attack", "graminia", "answer I")
    assert scene.asked() == "1 ask-order-answers"
    scene.does("succubus, dark_mirror")
    assert scene.asked() == "1 ask-may", "the skill first, as its owner likes"


@rule("BR-STABLE-5", "BR-STABLE-6", "BR-STABLE-7")
def test_a_mark_outlives_a_defeat() -> None:
    scene = Scene("""mage=rickart at=arena open=warrior_wizard sheet=I(pain_mark)
                     | mage=graminia at=arena bar=00000000 tokens=2""")
    scene.does("cast I", "graminia")
    progress = {scene.table.box.cards[card].name: row for card, row in scene.table.progress.items()}
    assert progress == {"warrior_wizard": (1,)}, "resolved when its token was given"
    scene.does("fight", "attack")
    assert scene.where(1) == "cell"
    assert scene.table.marked[1] == 1


@rule("BR-EVOC-1", "BR-EVOC-10", "BR-EVOC-13", "BR-EVOC-14")
def test_summoned_ones_stay_and_assigned_ones_go() -> None:
    scene = Scene(""": figures=cadaver(1@crypt),umbra(1@arena) | mage=rickart at=arena
                     | mage=graminia at=arena bar=00000000""")
    scene.does("fight", "attack", "graminia")
    assert scene.figures() == ["cadaver 1 crypt"]
    cadaver = scene.table.box.by_name["cadaver"]
    assert isinstance(cadaver, Evocation)
    assert (cadaver.archetype, cadaver.health, cadaver.strength, cadaver.speed) == ("undead", 2, 2, 2)


@rule("BR-ACTION-4", "BR-ACTION-6")
def test_four_spells_and_two_physical_actions() -> None:
    scene = Scene("""at=arena sheet=quick(coven_circle),I(coven_circle/reverse),II(rain_dance),III(rag_doll)
                     | at=forge tokens=0""")
    actions = 0
    while scene.asked().startswith("0"):
        answers = scene.answers()
        casts = [answer for answer in answers if answer.startswith("cast")]
        if scene.asked() == "0 ask-act":
            choice = casts[0] if casts else "explore" if "explore" in answers else "end" if "end" in answers else answers[0]
            actions += choice != "end"
            scene.does(choice)
        else:
            scene.does(answers[-1])
        if scene.table.phase != "action":
            break
    assert actions == 6


@rule("BR-ACTION-21")
def test_nobody_immune_is_attacked() -> None:
    scene = Scene(": moon=2 events=,,immortals figures=cadaver(1@arena) | mage=rickart at=arena | mage=graminia at=forge")
    scene.does("fight")
    assert "attack" not in scene.answers()


@rule("BR-CELL-4", "BR-CELL-8", "BR-Q-27", "BR-Q-28")
def test_what_can_be_done_in_a_cell() -> None:
    scene = Scene("completed=field_test sheet=I(submission) | at=forge")
    assert scene.answers() == ["explore", "wait I"], "no fight, no cast, no quest"
    idle = Scene("tokens=0 completed=field_test | at=forge")
    assert idle.asked() == "1 ask-act", "quests alone are no activation"


@rule("BR-CELL-11")
def test_back_in_the_cell_with_an_action_left() -> None:
    scene = Scene(": lodge=the_abyss(rebuilt) | mage=rickart at=the_abyss sheet=I(submission) | mage=graminia at=forge")
    scene.does("explore", "activate")
    assert scene.where(0) == "cell"
    ends_here = scene.answers()
    if scene.asked() == "0 ask-explore":
        scene.does("stop")
        ends_here = scene.answers()
    assert ends_here == ["explore", "wait I", "end"]


@rule("BR-ROOM-1", "BR-ROOM-10", "BR-Q-22")
def test_rooms_have_two_sides() -> None:
    scene = Scene("mage=rickart at=arena | mage=graminia at=arena | mage=arianna at=arena")
    room = scene.table.room(scene.table.position_of("bibliotheca"))
    assert (room.resistance, room.rewards) == (5, (3, 1, 1))
    assert room.destroyed
    assert room.rebuilt
    assert scene.table.figures_in(scene.table.position_of("arena")) == [0, 1, 2]
    assert getattr(scene.table.box.by_name["shattered_illusion"], "reward", 0) == 1


@rule("BR-TARGET-1", "BR-TARGET-6", "BR-LOS-7", "BR-Q-25")
def test_targets_are_legal_ones_or_nobody() -> None:
    scene = Scene("mage=rickart at=arena sheet=I(submission) | mage=graminia at=crypt | mage=arianna")
    scene.does("cast I")
    assert scene.answers() == ["graminia", "nobody"], "not the one in the cell"
    scene.does("nobody")
    assert scene.bar(0) == "4", "the rest of the effect, though there was a legal target"


@rule("BR-INST-4")
def test_instability_from_afar_follows_the_rows() -> None:
    scene = Scene("at=garden sheet=I(coven_circle) | at=forge")
    scene.does("cast I")
    near = set(scene.answers())
    assert "garden" in near
    assert len(near) < 19


@rule("BR-DECK-2", "BR-DECK-3")
def test_empty_decks() -> None:
    scene = Scene(": lodge=observatory(00000) top=field_test | at=observatory | at=forge")
    table = scene.table
    table.quest_discard[0], table.quest_deck[0] = table.quest_deck[0], []
    scene.does("explore", "activate")
    assert len(table.quests_hidden[0]) + len(table.quests_open[0]) == 1, "the discards are shuffled"
    gone = Scene(": lodge=black_rose(rebuilt) | at=black_rose hand=torment,submission,pain_mark | at=forge")
    gone.table.lost += gone.table.forgotten
    gone.table.forgotten = []
    gone.does("explore", "activate")
    while not gone.asked().endswith(("ask-act", "ask-explore")):
        gone.does(gone.answers()[0])
    assert gone.table.forgotten == []


@rule("BR-STATE-5", "BR-STATE-3")
def test_what_everybody_knows_of_hidden_spells() -> None:
    scene = Scene(""": next=study:0 phase=rose
                     | at=arena grimoire=torment memories=submission,pain_mark,heart_of_ice,grim_torment,peak_of_agony
                     | at=forge grimoire=marbling,deflagrate""")
    seats = BLACK_ROSE_WARS.view(scene.table, 1)["seats"]
    assert isinstance(seats, list)
    known = seats[0]["known_spells"]
    assert set(known) >= {"submission", "pain_mark", "heart_of_ice", "grim_torment", "peak_of_agony"}
    assert seats[0]["hand_size"] == 2


@rule("BR-LODGE-9", "BR-TURN-4", "BR-Q-2", "BR-Q-31")
def test_turns_follow_the_seats() -> None:
    scene = Scene("at=arena | at=forge | at=crypt")
    scene.does("explore", "stop", "end")
    assert scene.decision.seat == 1
    scene.does("explore", "stop", "end")
    assert scene.decision.seat == 2
    assert len(scene.table.rooms) == 19
    cell = Scene("| at=forge")
    cell.does("explore")
    assert len(cell.answers()) == 2, "both rooms beside it are exits"
    assert cell.table.place[0] == FIRST_CELL
    assert cell.table.power[ROSE] == 0
