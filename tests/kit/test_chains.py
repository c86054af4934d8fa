"""Chains of answers at full stops: nested, last in first out, with declarations, orders and what follows."""

from __future__ import annotations

import pytest

from conclave.kernel.errors import RulesBug
from conclave.kernel.events import Occurrence
from conclave.kit.effects import run
from tests.kit.abbey import ABBEY, BOX, CELLAR, TRAPS, Abbey, cast, number_of, play


def enters(state: Abbey, who: int, room: int) -> Occurrence:
    state.room[who] = room
    return Occurrence("enters_room", who)


def test_a_chain_of_traps_and_protections_runs_as_the_rulebook_says() -> None:
    """BR-EX-6: seat 0 is Graminia, with Brain Worm and Ruinous Curse; seat 1 is Doria, with Haunting, who enters the Arena.

    Its rules are BR-TRAP-5, BR-TRAP-7, BR-TRAP-8 and BR-TRAP-15.
    """
    state = Abbey([["worm", "curse"], ["haunting"]])
    asked = play(TRAPS.tell(state, enters(state, 1, 2)), "worm", "haunting", "damage=2", "curse")
    assert asked == ["0 answer", "1 answer", "1 ignore", "0 answer"]
    assert state.log == [
        "0 reveals worm", "1 suffers 2 from 0", "1 has 1 hexes",           # (1) sentences 1 and 2
        "1 reveals haunting", "1 ignores 2", "0 suffers 2 from 1",         # (2)
        "0 reveals curse", "1 suffers 2 from 0", "1 has 2 hexes",          # (3)
        "room 2 crumbles by 2"]                                            # (4) Brain Worm resumes
    assert [sum(damage) for damage in state.damage] == [2, 2]
    assert state.traps == [[], []]
    TRAPS.check_between_steps(state)


def test_who_is_defeated_by_a_sentence_is_gone_before_the_next_one() -> None:
    # BR-EX-5, BR-TRAP-11
    state = Abbey([["worm"], []])
    state.damage[1][0] = 8
    play(TRAPS.tell(state, enters(state, 1, 2)), "worm")
    assert state.log == ["0 reveals worm", "1 suffers 2 from 0", "1 has 1 hexes", "1 is put in the cellar"]
    assert (state.room[1], state.hexes[1], state.crumbled) == (CELLAR, 1, [0, 0, 0])


def test_damage_may_be_ignored_before_anybody_is_defeated_by_it() -> None:
    # BR-T-31, BR-TRAP-12, BR-TRAP-15
    for ignored, room in ((3, 0), (2, 0), (1, CELLAR)):
        state = Abbey([[], ["haunting"]])
        state.damage[1][0] = 2
        play(cast(state, 0, "torment"), "haunting", f"damage={ignored}")
        assert state.room[1] == room
        assert sum(state.damage[0]) == ignored
        assert state.hexes[1] == 1, "the next sentence comes after that"


def test_a_declined_answer_is_kept_and_may_answer_what_happens_later() -> None:
    state = Abbey([[], ["mirror"]])
    assert play(cast(state, 0, "storm"), "none") == ["1 answer"]
    assert [BOX[card].name for card in state.traps[1]] == ["mirror"]
    assert play(cast(state, 0, "storm"), "mirror") == ["1 answer"]
    assert state.log[-6:] == ["1 suffers 2 from 0", "1 has 2 hexes", "1 reveals mirror", "0 suffers 1 from 1",
                              "0 suffers 1 from 1", "room 0 crumbles by 1"]


def test_all_declare_in_turn_order_before_the_first_answer_is_carried_out() -> None:
    # BR-T-29, BR-TRAP-9, BR-TRAP-10, BR-TRAP-22
    state = Abbey([[], ["mirror"], ["curse"]])
    assert play(cast(state, 0, "storm"), "mirror", "curse") == ["1 answer", "2 answer"]
    assert state.log == [
        "1 suffers 2 from 0", "2 suffers 2 from 0", "1 has 1 hexes", "2 has 1 hexes", "1 reveals mirror", "2 reveals curse",
        "0 suffers 1 from 1", "0 suffers 1 from 1", "0 suffers 2 from 2", "0 has 1 hexes", "room 0 crumbles by 1"]


def test_the_owner_orders_the_own_answers_and_those_that_must_answer_are_not_asked_about() -> None:
    # BR-TRAP-9, BR-TRAP-21
    for first, log in (("curse", ["0 suffers 2 from 1", "0 has 1 hexes", "1 has 0 hexes"]),
                       ("shrine", ["1 has 0 hexes", "0 suffers 2 from 1", "0 has 1 hexes"])):
        state = Abbey([[], ["curse", "shrine"]])
        assert play(cast(state, 0, "storm"), "curse", first) == ["1 answer", "1 answer-first"]
        assert state.log == ["1 suffers 2 from 0", "1 has 1 hexes", "1 reveals curse", "1 reveals shrine", *log,
                             "room 0 crumbles by 1"]


def test_a_chain_ends_and_resumes_last_in_first_out_however_deep_it_is() -> None:
    state = Abbey([["mirror", "curse"], ["mirror", "curse"]])
    state.hexes = [0, 0]
    asked = play(cast(state, 0, "storm"), "mirror", "curse", "curse", "mirror")
    assert asked == ["1 answer", "0 answer", "1 answer", "0 answer"]
    assert state.log == [
        "1 suffers 2 from 0", "1 has 1 hexes",
        "1 reveals mirror", "0 suffers 1 from 1",
        "0 reveals curse", "1 suffers 2 from 0",
        "1 reveals curse", "0 suffers 2 from 1",
        "0 reveals mirror", "1 suffers 1 from 0", "1 suffers 1 from 0",
        "0 has 1 hexes",                    # the curse of 1 goes on,
        "1 has 2 hexes",                    # then the curse of 0,
        "0 suffers 1 from 1",               # then the mirror of 1,
        "room 0 crumbles by 1"]             # and last the storm


def test_what_follows_is_about_these_occurrences_only() -> None:
    state = Abbey([[], ["mirror"], ["bell"]])
    state.damage[0][2] = 9
    state.damage[1][0] = 8
    play(cast(state, 0, "storm"), "mirror")
    assert state.log == [
        "1 suffers 2 from 0", "2 suffers 2 from 0", "1 has 1 hexes", "2 has 1 hexes",
        "1 reveals mirror", "0 suffers 1 from 1",
        "0 is put in the cellar", "2 reveals bell", "0 has 1 hexes",        # the stop of the mirror is about 0 alone,
        "1 is put in the cellar", "2 reveals bell", "1 has 2 hexes"]        # the stop of the storm about 1


def test_an_answer_may_be_caused_by_what_follows() -> None:
    state = Abbey([[], [], ["bell"]])
    state.damage[1][2] = 9
    play(cast(state, 0, "storm"))
    assert state.log[-4:] == ["1 is put in the cellar", "2 reveals bell", "1 has 2 hexes", "room 0 crumbles by 1"]


def test_a_loop_has_a_full_stop_after_each() -> None:
    # BR-EFFECT-9
    state = Abbey([[], ["shrine"], []])
    state.hexes[1] = 3
    play(cast(state, 0, "litany"))
    assert state.log == ["0 suffers 2 from 3", "1 suffers 2 from 3", "1 reveals shrine", "1 has 2 hexes",
                         "2 suffers 2 from 3", "0 suffers 1 from 3"], "and outside of the loop `self` is the caster again"


def test_one_card_answers_once_though_several_things_happened() -> None:
    state = Abbey([["shrine"], []])
    state.hexes[0] = 5
    state.due = [Occurrence("suffers_damage", 0, 1, 1), Occurrence("suffers_damage", 0, 1, 2)]
    play(TRAPS.settle(state))
    assert state.log == ["0 reveals shrine", "0 has 4 hexes"]


def test_a_forgotten_full_stop_is_found_by_name() -> None:
    state = Abbey([[], ["mirror"]])
    for _ in run(state, ABBEY.scope(0, number_of("storm")), BOX[number_of("storm")].sentences[0]):
        raise AssertionError("nothing is asked")
    with pytest.raises(RulesBug, match="'suffers_damage' was never answered: a full stop is missing"):
        TRAPS.check_between_steps(state)
    play(TRAPS.settle(state), "none")
    TRAPS.check_between_steps(state)
