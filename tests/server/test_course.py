"""What happens at a table, and what may happen next; no database and no socket."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.kernel.errors import ConclaveError, IllegalAnswer, NotYourTurn, RulesBug, StaleMove
from conclave.kernel.journal import Journal
from conclave.server import archive
from conclave.server import records as kinds
from conclave.server.boxes import Boxes
from conclave.server.course import REMEMBERED
from conclave.server.records import Clock, Record
from conclave.server.room import Room
from conclave.server.why import LONGEST_NAME, BadName, NotAllowed
from tests.server.rooms import RES_ARCANA, Sitting, about, frames_of

RNG = Random


def keys(sitting: Sitting, since: int = 0) -> list[str]:
    """The keys of the news that a spectator reads."""
    return [piece["key"] for piece in sitting.frame(None, since)["news"]]


def alternating(players: int = 2, bots: tuple[int, ...] = (), seed: int = 7, clock: Clock | None = None) -> Sitting:
    """A game in which one seat is asked at a time."""
    sitting = Sitting(about(players, seed=seed, clock=clock), bots)
    sitting.play_until_alternating(RNG(1))
    return sitting


# the beginning

def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    sitting = Sitting(about(3), people=[0, 2])
    assert sitting.room.state == "waiting"
    assert sitting.room.waiting_for == []
    assert sitting.frame(0)["view"] is None
    assert sitting.frame(0)["ask"] is None
    sitting.do(kinds.JOIN, 1, "Eve")
    assert sitting.room.state == "playing"
    assert sitting.room.waiting_for
    assert keys(sitting).count("table-joined") == 3


def test_who_leaves_before_the_beginning_frees_the_seat_and_voids_the_link() -> None:
    sitting = Sitting(about(), people=[0])
    sitting.do(kinds.LEAVE, 0)
    seat = sitting.room.seats[0]
    assert (seat.kind, seat.name, seat.generation) == ("open", "", 1)
    sitting.do(kinds.JOIN, 0, "Eve")
    sitting.do(kinds.JOIN, 1, "Bob")
    with pytest.raises(NotAllowed, match="begun"):
        sitting.do(kinds.LEAVE, 0)


@pytest.mark.parametrize("name", [" ", "a\nb", "a\x00b", "x" * (LONGEST_NAME + 1), "\u202eevil"])
def test_names_that_are_no_names_are_refused(name: str) -> None:
    sitting = Sitting(about(), people=[0])
    for kind, seat in ((kinds.JOIN, 1), (kinds.RENAME, 0)):
        with pytest.raises(BadName, match="name"):
            sitting.do(kind, seat, name)
    assert sitting.room.version == 1


def test_who_sits_down_may_have_no_name_but_nobody_gives_one_up() -> None:
    sitting = Sitting(about(), people=[0])
    with pytest.raises(BadName, match="name"):
        sitting.do(kinds.RENAME, 0, "")
    sitting.do(kinds.JOIN, 1, "")
    assert sitting.room.seats[1].kind == "person"


def test_names_of_all_scripts_are_taken() -> None:
    sitting = Sitting(about(), people=[0])
    sitting.do(kinds.RENAME, 0, "Їжак 🦔")
    assert sitting.room.names == ["Їжак 🦔", ""]


def test_a_taken_seat_cannot_be_taken_and_nothing_is_played_before_the_beginning() -> None:
    sitting = Sitting(about(), people=[0])
    with pytest.raises(NotAllowed, match="taken"):
        sitting.do(kinds.JOIN, 0, "Eve")
    for kind in (kinds.ANSWER, kinds.UNDO, kinds.REDO, kinds.AGREE, kinds.DECLINE, kinds.ASKING, kinds.STAND_IN,
                 kinds.RETURN):
        with pytest.raises(NotAllowed, match="not begun"):
            sitting.do(kind, 0)
    assert sitting.room.version == 1


# answers

def test_an_answer_to_an_earlier_question_is_stale() -> None:
    sitting = alternating()
    seat, version = sitting.room.waiting_for[0], sitting.room.version
    text = sitting.some_answer(seat, RNG(2))
    with pytest.raises(StaleMove):
        sitting.do(kinds.ANSWER, seat, text, version=version + 1)
    sitting.do(kinds.ANSWER, seat, text, version=version)
    while seat not in sitting.room.waiting_for:
        sitting.answer(RNG(3))
    with pytest.raises(StaleMove):
        sitting.do(kinds.ANSWER, seat, sitting.some_answer(seat, RNG(4)), version=version)


def test_sealed_answers_of_others_do_not_make_an_answer_stale() -> None:
    sitting = Sitting(about(3, "draft"))
    version = sitting.room.version
    for seat in (2, 0, 1):
        sitting.do(kinds.ANSWER, seat, sitting.some_answer(seat, RNG(1)), version=version)
    assert sitting.frame(0)["answers"] == 3


def test_who_is_not_asked_cannot_answer_and_nonsense_changes_nothing() -> None:
    sitting = alternating()
    seat = sitting.room.waiting_for[0]
    before = sitting.frames()
    with pytest.raises(NotYourTurn):
        sitting.do(kinds.ANSWER, 1 - seat, "pass")
    with pytest.raises(IllegalAnswer):
        sitting.do(kinds.ANSWER, seat, "fly to the moon")
    assert sitting.frames() == before


@pytest.mark.parametrize("variant", ["standard", "draft"])
def test_sealed_answers_do_not_leak(variant: str) -> None:
    """Whatever a rival has answered in secret, everybody else is sent the same bytes."""
    def others_see(pick: int) -> list[bytes]:
        sitting = Sitting(about(2, variant))
        options = sitting.frame(0)["ask"]["options"]
        sitting.do(kinds.ANSWER, 0, options[pick]["note"])
        answered = [sitting.room.frame(1, 0), sitting.room.frame(None, 0)]
        sitting.do(kinds.UNDO, 0)
        return [*answered, sitting.room.frame(1, 0), sitting.room.frame(None, 0)]
    assert others_see(0) == others_see(1)


def test_a_sealed_answer_brings_no_news() -> None:
    sitting = Sitting(about(2, "draft"))
    record = sitting.answer(RNG(1), 0)
    assert sitting.frame(1, record.number - 1)["news"] == []
    assert sitting.frame(1)["waiting"] == [1]


# taking back

def test_taking_back_is_free_while_nothing_was_seen() -> None:
    sitting = Sitting(about())
    assert sitting.frame(0)["undo"] == {"grade": "nothing", "redo": False, "wish": None}
    with pytest.raises(NotAllowed, match="nothing to take back"):
        sitting.do(kinds.UNDO, 0)
    sitting.answer(RNG(1), 0)
    assert sitting.frame(0)["undo"]["grade"] == "free"
    assert sitting.frame(1)["undo"]["grade"] == sitting.frame(None)["undo"]["grade"] == "nothing"
    sitting.do(kinds.UNDO, 0)
    assert sitting.frame(0)["answers"] == 0
    assert keys(sitting)[-1] == "table-undone"
    assert sitting.frame(0)["undo"] == {"grade": "nothing", "redo": True, "wish": None}


def test_what_was_taken_back_is_told() -> None:
    sitting = Sitting(about())
    first = sitting.answer(RNG(1), 0)
    sitting.do(kinds.UNDO, 0)
    sitting.do(kinds.REDO, 0)
    again = sitting.room.version
    sitting.do(kinds.UNDO, 0)
    told = [dict(said.event.args)["since"] for said in sitting.room.said if said.event.key == "table-undone"]
    assert told == [first.number, again]


def wishing(players: int = 3) -> tuple[Sitting, int]:
    """A table where somebody has asked to take back, and who that is."""
    sitting = alternating(players)
    wisher = sitting.answer(RNG(4)).seat
    while sitting.room.undo_grade(wisher) != "consent":
        sitting.answer(RNG(5))
    sitting.do(kinds.UNDO, wisher)
    return sitting, wisher


def test_consent_needs_all_other_people() -> None:
    sitting, wisher = wishing()
    first, second = (seat for seat in range(3) if seat != wisher)
    answers = sitting.frame(None)["answers"]
    assert sitting.frame(first)["undo"]["wish"] == {"seat": wisher, "agreed": []}
    with pytest.raises(NotAllowed, match="nobody asks"):
        sitting.do(kinds.AGREE, wisher)
    with pytest.raises(NotAllowed, match="somebody else"):
        sitting.do(kinds.UNDO, next(seat for seat in (first, second) if sitting.room.undo_grade(seat) != "nothing"))
    sitting.do(kinds.AGREE, first)
    assert sitting.frame(None)["undo"]["wish"] == {"seat": wisher, "agreed": [first]}
    assert sitting.frame(None)["answers"] == answers
    sitting.do(kinds.AGREE, second)
    assert sitting.frame(None)["undo"]["wish"] is None
    assert sitting.frame(None)["answers"] < answers
    assert keys(sitting)[-3:] == ["table-undo-asked", "table-undo-agreed", "table-undone"]
    with pytest.raises(NotAllowed, match="nobody asks"):
        sitting.do(kinds.AGREE, first)


def test_one_who_declines_is_enough() -> None:
    sitting, wisher = wishing()
    answers = sitting.frame(None)["answers"]
    sitting.do(kinds.DECLINE, (wisher + 1) % 3)
    assert sitting.room.wish is None
    assert keys(sitting)[-1] == "table-undo-declined"
    assert sitting.frame(None)["answers"] == answers


@pytest.mark.parametrize("what", ["answer", "stand-in"])
def test_a_wish_ends_when_the_game_goes_on(what: str) -> None:
    sitting, wisher = wishing()
    if what == "answer":
        sitting.answer(RNG(6))
    else:
        sitting.do(kinds.STAND_IN, (wisher + 1) % 3, "greedy")
    assert sitting.room.wish is None


def test_who_plays_alone_takes_back_at_once_and_gets_the_bots_answers_again() -> None:
    sitting = alternating(2, bots=(1,))
    rng = RNG(8)
    while not (sitting.room.undo_grade(0) == "alone" and sitting.past[-1].seat == 1):
        sitting.answer(rng)
    before = sitting.frame(0)
    save = sitting.room.table.save() if sitting.room.table is not None else ""
    sitting.do(kinds.UNDO, 0)
    undone = sitting.frame(0)
    assert undone["undo"]["redo"]
    assert undone["answers"] < before["answers"] - 1
    sitting.do(kinds.REDO, 0)
    after = sitting.frame(0)
    assert sitting.room.table is not None
    assert sitting.room.table.save() == save
    for part in ("view", "ask", "hash", "answers", "waiting"):
        assert after[part] == before[part]
    assert after["version"] == before["version"] + 2
    with pytest.raises(NotAllowed, match="do again"):
        sitting.do(kinds.REDO, 0)


def test_among_people_everybody_does_the_own_answer_again() -> None:
    sitting = Sitting(about(2, "draft"))
    sitting.answer(RNG(1), 0)
    before = sitting.frame(0)
    sitting.do(kinds.UNDO, 0)
    with pytest.raises(NotAllowed, match="do again"):
        sitting.do(kinds.REDO, 1)
    assert not sitting.frame(1)["undo"]["redo"]
    sitting.do(kinds.REDO, 0)
    assert sitting.frame(0)["hash"] == before["hash"]
    assert keys(sitting)[-1] == "table-redone"


def test_a_new_answer_ends_what_could_be_done_again() -> None:
    sitting = Sitting(about(2, "draft"))
    sitting.answer(RNG(1), 0)
    sitting.do(kinds.UNDO, 0)
    sitting.answer(RNG(2), 0)
    with pytest.raises(NotAllowed, match="do again"):
        sitting.do(kinds.REDO, 0)


# windows, bots, links

def test_windows_that_nobody_wants_pass_and_say_so() -> None:
    sitting = alternating()
    for seat in (0, 1):
        for window in RES_ARCANA.windows:
            sitting.do(kinds.ASKING, seat, f"{window} never")
    assert sitting.frame(0)["asking"] == dict.fromkeys(RES_ARCANA.windows, "never")
    sitting.play(RNG(3))
    passed = [piece for piece in sitting.frame(None)["news"] if piece["key"] == "table-passed"]
    assert passed
    assert all(piece["automatic"] for piece in passed)
    assert sitting.room.table is not None
    assert len(passed) == sum(entry.automatic for entry in sitting.room.table.journal.entries)


def test_who_is_left_in_peace_is_passed_for_until_the_round_ends() -> None:
    sitting = alternating()
    sitting.do(kinds.PEACE, 0, "on")
    assert [sitting.frame(seat)["peace"] for seat in (0, 1, None)] == [True, False, False]
    sitting.do(kinds.PEACE, 0, "off")
    assert not sitting.frame(0)["peace"]
    with pytest.raises(IllegalAnswer):
        sitting.do(kinds.PEACE, 0, "maybe")
    rng, asked = RNG(3), 0
    while sitting.room.waiting_for:
        table = sitting.room.table
        assert table is not None
        for seat in (0, 1):
            sitting.do(kinds.PEACE, seat, "on")
        asked += any(decision.decline is not None for decision in table.decisions)
        if sitting.room.waiting_for:
            sitting.answer(rng)
    passed = [piece for piece in sitting.frame(0)["news"] if piece["key"] == "table-passed"]
    assert (asked, len(passed) > 0) == (0, True)
    assert sitting.again().frame(0, 0) == sitting.room.frame(0, 0)


@pytest.mark.parametrize("text", ["life-loss sometimes", "tea-time always", "", "life-loss"])
def test_windows_and_moments_that_do_not_exist_are_refused(text: str) -> None:
    sitting = alternating()
    before = sitting.frames()
    with pytest.raises(IllegalAnswer):
        sitting.do(kinds.ASKING, 0, text)
    assert sitting.frames() == before


def test_a_bot_stands_in_until_the_person_is_back() -> None:
    sitting = alternating()
    seat = sitting.room.waiting_for[0]
    with pytest.raises(NotAllowed, match="no bot"):
        sitting.do(kinds.RETURN, seat)
    sitting.do(kinds.STAND_IN, seat, "greedy")
    assert sitting.room.bot_to_answer() == seat
    assert sitting.room.people == [0, 1]
    assert not sitting.room.alone  # the person can come back, so the secrets are not over
    with pytest.raises(NotAllowed, match="no person"):
        sitting.do(kinds.STAND_IN, seat, "greedy")
    sitting.do(kinds.RETURN, seat)
    assert sitting.room.bot_to_answer() is None
    assert sitting.room.seats[seat].bot == ""
    assert keys(sitting)[-2:] == ["table-stand-in", "table-returned"]


def test_nobody_stands_in_after_the_end() -> None:
    sitting = Sitting(about(2, "first-game", seed=3))
    sitting.play(RNG(2))
    assert sitting.room.state == "finished"
    assert sitting.frame(None)["outcome"]["winners"]
    with pytest.raises(NotAllowed, match="over"):
        sitting.do(kinds.STAND_IN, 0, "greedy")
    assert sitting.room.secrets_are_over(None)


def test_secrets_last_as_long_as_two_people_play() -> None:
    alone, together = alternating(2, bots=(1,)), alternating()
    assert alone.room.secrets_are_over(0)
    assert not alone.room.secrets_are_over(None)
    assert not together.room.secrets_are_over(0)


def test_the_other_records() -> None:
    sitting = alternating()
    sitting.do(kinds.ROTATE, 1)
    sitting.do(kinds.RENAME, 1, "Eve")
    sitting.do(kinds.FAILED, 1, "ismcts greedy")
    assert sitting.room.seats[1].generation == 1
    assert sitting.room.names[1] == "Eve"
    assert keys(sitting)[-1] == "table-bot-failed"
    sitting.do(kinds.REMATCH, 1, "next")
    assert sitting.room.rematch == "next"
    with pytest.raises(NotAllowed, match="next game"):
        sitting.do(kinds.REMATCH, 0, "another")


def test_the_ids_of_messages_are_remembered_but_not_forever() -> None:
    sitting = Sitting(about(), people=[0])
    for number in range(REMEMBERED + 1):
        sitting.do(kinds.ROTATE, 0, message=f"0:{number}")
    assert "0:0" not in sitting.room.done
    assert sitting.room.done["0:1"] == 3
    assert len(sitting.room.done) == REMEMBERED


# going on from a save, and under other rules

def test_a_table_goes_on_from_a_save() -> None:
    first = alternating()
    first.play(RNG(1), 10)
    assert first.room.table is not None
    second = Sitting(about(origin=first.room.table.save(), seed=99), bots=(1,))
    assert second.frame(0)["answers"] == first.frame(0)["answers"]
    assert second.frame(0)["hash"] == first.frame(0)["hash"]
    second.play(RNG(2), 5)
    assert frames_of(second.again()) == second.frames()


def test_other_rules_go_on_from_the_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = alternating()
    sitting.play(RNG(1), 12)
    table = sitting.room.table
    assert table is not None
    kept, version = archive.snapshot(table), sitting.room.version
    whole = table.version - len(table.runner.since)
    sitting.play(RNG(2), 5)
    monkeypatch.setattr(RES_ARCANA, "rules_version", "next", raising=False)
    rebuilt = archive.under_this_edition(kept, Boxes())
    past = [*sitting.past, Record(sitting.room.version + 1, kinds.UPGRADE, 0, rebuilt, "", sitting.now)]
    room = Room(sitting.room.about)
    room.replay(past)
    assert room.version == version + 6
    assert room.state == "playing"
    assert room.table is not None
    assert room.table.version == whole
    assert msgspec.json.decode(room.frame(None, room.version - 1))["news"][0]["key"] == "table-upgraded"
    again = Room(sitting.room.about)
    again.replay(past)
    assert frames_of(again) == frames_of(room)


def test_a_table_from_a_save_survives_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    first = alternating()
    first.play(RNG(1), 10)
    assert first.room.table is not None
    origin = archive.snapshot(first.room.table)
    second = Sitting(about(origin=origin), bots=(1,))
    second.play(RNG(2), 8)
    assert second.room.table is not None
    kept = archive.snapshot(second.room.table)
    monkeypatch.setattr(RES_ARCANA, "rules_version", "next", raising=False)
    upgrade = Record(second.room.version + 1, kinds.UPGRADE, 0, archive.under_this_edition(kept, Boxes()), "", second.now)
    room = Room(second.room.about)
    room.replay([*second.past, upgrade])
    assert room.table is not None
    assert room.table.version == second.room.table.version - len(second.room.table.runner.since)


def test_answers_that_do_not_fit_the_new_rules_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = alternating()
    sitting.play(RNG(1), 12)
    table = sitting.room.table
    assert table is not None
    journal = Journal.read(archive.snapshot(table))
    at = max(journal.snapshots)
    journal.entries.append(type(journal.entries[0])(0, "an answer of the past", False))
    monkeypatch.setattr(RES_ARCANA, "rules_version", "next", raising=False)
    assert Boxes().load(archive.under_this_edition(journal.write(), Boxes())).version == at


def test_records_that_do_not_fit_the_rules_are_a_fault() -> None:
    sitting = alternating()
    broken = [*sitting.past, Record(sitting.room.version + 1, kinds.ANSWER, 0, "no such thing", "", sitting.now)]
    with pytest.raises(RulesBug, match="does not fit"):
        Room(sitting.room.about).replay(broken)


# the same records, the same table

DEEDS = (kinds.ANSWER,) * 6 + (kinds.UNDO, kinds.UNDO, kinds.REDO, kinds.AGREE, kinds.DECLINE, kinds.ASKING, kinds.STAND_IN,
                              kinds.RETURN, kinds.RENAME, kinds.ROTATE, kinds.FAILED, "retry")


@settings(max_examples=25)
@given(st.integers(0, 10**6), st.integers(2, 4), st.sampled_from(["standard", "draft"]), st.booleans(), st.booleans(),
       st.lists(st.sampled_from(DEEDS), min_size=5, max_size=60))
def test_the_same_records_give_the_same_frames(seed: int, players: int, variant: str, timed: bool, alone: bool,
                                               deeds: list[str]) -> None:
    rng = RNG(seed)
    clock = Clock(rng.choice([10, 300]), rng.choice([0, 5, 300])) if timed else None
    sitting = Sitting(about(players, variant, seed, clock), bots=range(1, players) if alone else ())
    texts = {kinds.STAND_IN: "greedy", kinds.RENAME: "Zoë", kinds.FAILED: "ismcts greedy"}
    for number, deed in enumerate(deeds):
        seat = rng.randrange(players)
        try:
            if deed == kinds.ANSWER:
                if sitting.room.waiting_for:
                    sitting.answer(rng, message=f"m{number}")
            elif deed == kinds.ASKING:
                sitting.do(deed, seat, f"{rng.choice(RES_ARCANA.windows)} {rng.choice(['always', 'matters', 'never'])}")
            elif deed == "retry":
                assert all(sitting.room.done[record.message] == record.number for record in sitting.past if record.message)
            else:
                sitting.do(deed, seat, texts.get(deed, ""), f"m{number}", after_s=rng.random() * 20)
        except ConclaveError:
            pass
    again = sitting.again()
    assert frames_of(again) == sitting.frames()
    assert again.info() == sitting.room.info()
    assert again.done == sitting.room.done
    half = Room(sitting.room.about)  # a worker that came later, and then heard the rest
    half.replay(sitting.past[:len(sitting.past) // 2])
    half.replay(sitting.past[len(sitting.past) // 2:])
    assert frames_of(half) == sitting.frames()
