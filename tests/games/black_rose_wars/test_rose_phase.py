"""Sections 4 to 7 of the rules: rounds, the Black Rose phase, events and quests."""

from __future__ import annotations

from conclave.games.black_rose_wars.game import BLACK_ROSE_WARS
from conclave.kernel.decision import ChooseSome
from tests.games.black_rose_wars.scene import Scene
from tests.support import rule

BUSY = "| at=arena open=field_test | at=forge open=acquire_wealth"  # everybody has a quest, so that nobody draws one


@rule("BR-ROSE-1", "BR-EX-17", "BR-EVENT-1")
def test_events_shift_and_push() -> None:
    events = "gift_to_fools,rebirth_at_dawn,undead_army"
    scene = Scene(f": next=rose:0 phase=clean-up top=rebirth_at_noon events={events} {BUSY}")
    names = [scene.table.names_of(pile) for pile in scene.table.events]
    assert names == [[], ["rebirth_at_noon"], ["gift_to_fools"]], "the new one belongs to slot 2 and pushes"
    gone = scene.table.names_of(scene.table.event_discard[0])
    assert sorted(gone) == ["rebirth_at_dawn", "undead_army"]
    paid = [scene.table.box.event(piece).on_discard for piece in scene.table.event_discard[0]]
    assert scene.power()[-1] == 2 + sum(paid)


@rule("BR-ROSE-1")
def test_the_rose_gains_for_an_event_that_leaves() -> None:
    scene = Scene(f": next=rose:0 phase=clean-up moon=1 top=vision events=,,illness {BUSY}")
    assert "illness" in scene.table.names_of(scene.table.event_discard[1])
    assert scene.power()[-1] == 2 + 2, "2 for the event that was drawn, 2 for Illness"


@rule("BR-ROSE-3", "BR-EVENT-11")
def test_events_of_this_phase_work_from_the_left() -> None:
    scene = Scene(f": next=rose-events:0 phase=rose moon=2 events=pledge,assault,woe {BUSY}")
    works = [dict(event.args)["card"] for event in scene.told if event.key == "event-works"]
    assert [repr(words) for words in works] == [repr(scene.table.box.by_name[name].words) for name in ("pledge", "woe")]


@rule("BR-EVENT-11", "BR-TURN-4")
def test_what_an_event_makes_mages_decide_comes_in_turn_order() -> None:
    scene = Scene(""": next=rose-events:0 phase=rose crown=1 first=1 events=gift_to_fools | at=arena open=field_test
                     | at=forge open=acquire_wealth | at=crypt open=rest_the_limbs""")
    seats = []
    while scene.asked().endswith("ask-may"):
        seats.append(scene.decision.seat)
        scene.does("no")
    assert seats == [1, 2, 0]


@rule("BR-EVENT-5", "BR-MOON-8")
def test_what_lies_there_outlives_its_moon() -> None:
    scene = Scene(""": events=battle moon=1 lodge=treasure_room(rebuilt) top=pledge
                     | at=treasure_room power=16 open=emerald_star | at=arena""")
    scene.does("explore", "activate", "stop")
    table = scene.table
    assert table.moon == 2
    assert "battle" in [name for pile in table.events for name in table.names_of(pile)]
    assert table.names_of(table.quests_open[0]) == ["emerald_star"]
    power = scene.power()[-1]
    scene.does("end", "explore", "activate", "stop")
    assert scene.power()[-1] == power + 1, "Battle still works"


@rule("BR-EVENT-9")
def test_the_sentence_of_a_lasting_event_comes_once() -> None:
    scene = Scene(f""": next=rose:0 phase=clean-up moon=2 top=immortals figures=cadaver(0@crypt:1) {BUSY}""")
    assert scene.table.bar[5] == (), "healed when the card comes to the board"
    assert len([event for event in scene.told if event.key == "event-works"]) == 1


@rule("BR-ROSE-7", "BR-MAGE-2")
def test_limits_hold_for_active_and_for_completed_quests() -> None:
    scene = Scene(""": next=active-limit:0,completed-limit:0 phase=rose
                     | mage=rickart at=arena open=field_test,acquire_wealth quests=earth_tempest,magic_stem
                       completed=warrior_wizard,guardian_mage,contingent_mage
                       solved=dominate_fear,conspirator_mage,rest_the_limbs
                     | mage=graminia at=forge open=summoner_wizard,guarding_wisdom,holy_corruption""")
    assert scene.asked() == "0 ask-active-limit"
    assert len(scene.runner.pending) == 1, "Graminia may have three"
    decision = scene.decision
    assert isinstance(decision, ChooseSome)
    assert (decision.low, decision.high) == (2, 2)
    scene.does("field_test, earth_tempest")
    assert scene.asked() == "0 ask-completed-limit"
    scene.does("warrior_wizard")
    table = scene.table
    assert len(table.solved[0]) == 3, "solved quests never count"
    assert scene.power() == [0, 0, 0], "nothing is scored"
    assert sorted(table.names_of(table.quests_open[0] + table.quests_hidden[0])) == ["acquire_wealth", "magic_stem"]


@rule("BR-ROSE-8", "BR-QUEST-1", "BR-QUEST-12")
def test_active_quests_are_secret_unless_they_are_laid_open() -> None:
    scene = Scene(": next=draw-quests:0,study:0 phase=rose top=shattered_illusion,warrior_wizard | at=arena | at=forge")
    table = scene.table
    assert table.names_of(table.quests_hidden[0]) == ["shattered_illusion"]
    assert table.names_of(table.quests_open[1]) == ["warrior_wizard"], "revealed on draw"
    seats = BLACK_ROSE_WARS.view(table, 1)["seats"]
    assert isinstance(seats, list)
    assert "quests_hidden" not in seats[0]
    assert seats[0]["hidden_quests"] == [0]
    own = BLACK_ROSE_WARS.view(table, 0)["seats"]
    assert isinstance(own, list)
    assert own[0]["quests_hidden"] == ["shattered_illusion"]
    card = table.box.by_name["shattered_illusion"]
    assert len(card.lines) > 0, "its task, its effect and its reward stand on it"


@rule("BR-TURN-1", "BR-TURN-8")
def test_the_phases_of_a_round() -> None:
    scene = Scene(""": next=rose:0 phase=clean-up | at=arena grimoire=torment,submission
                     | at=forge grimoire=marbling,deflagrate""")
    while scene.table.round == 1 and not scene.over:
        decision = scene.decision
        scene.does(decision.write(decision.nth(0)))
    told = [str(dict(event.args)["phase"]) for event in scene.told if event.key == "phase"]
    assert told[:6] == ["rose", "study", "planning", "action", "evocation", "clean-up"]


@rule("BR-TURN-5")
def test_the_crown_holder_of_this_moment_decides_for_the_rose() -> None:
    mixed = Scene(""": next=rose-events:0 phase=rose moon=2 crown=1 first=0 events=,,woe
                     | mage=rickart at=arena bar=111222 open=field_test | mage=graminia at=forge open=acquire_wealth
                     | mage=arianna at=crypt open=rest_the_limbs""")
    assert mixed.decision.seat == 1
