"""Nobody gains anything by leaving, waiting, asking again, or by what a table does by itself."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path
from random import Random

import pytest

import conclave
from conclave.kernel.table import Table
from conclave.server import live as lives
from conclave.server import records as kinds
from conclave.server.database import open_database
from conclave.server.records import Clock
from conclave.server.why import BadName, NotAllowed
from tests.server.rooms import Sitting, about
from tests.server.site import Site
from tests.server.test_socket import an_answer, play

LINES = 40


def to_grade(sitting: Sitting, grade: str) -> int:
    """Play at random until taking back needs this of somebody, and return the seat."""
    rng = Random(5)
    for _ in range(500):
        for seat in range(len(sitting.room.seats)):
            if sitting.room.undo_grade(seat) == grade:
                return seat
        sitting.answer(rng)
    raise AssertionError(f"nobody could ever take back with {grade}")


def test_while_a_bot_stands_in_nobody_takes_back_what_needs_consent() -> None:
    sitting = Sitting(about())
    seat = to_grade(sitting, "consent")
    sitting.do(kinds.STAND_IN, 1 - seat, "greedy")
    assert sitting.room.undo_grade(seat) == "nothing"
    with pytest.raises(NotAllowed, match="nothing to take back"):
        sitting.do(kinds.UNDO, seat)
    assert sitting.room.undo_grade(1 - seat) == "nothing"  # nor does who is away
    sitting.do(kinds.RETURN, 1 - seat)
    assert sitting.room.undo_grade(seat) == "consent"


def test_what_was_declined_is_not_asked_again_before_the_next_answer() -> None:
    sitting = Sitting(about())
    seat = to_grade(sitting, "consent")
    sitting.do(kinds.UNDO, seat)
    sitting.do(kinds.DECLINE, 1 - seat)
    with pytest.raises(NotAllowed, match="declined"):
        sitting.do(kinds.UNDO, seat)
    sitting.answer(Random(1))
    wisher = to_grade(sitting, "consent")
    sitting.do(kinds.UNDO, wisher)
    assert sitting.room.wish == (wisher, set())


def test_between_people_nothing_is_taken_back_after_the_end_and_alone_it_is() -> None:
    for bots, grades in (((), {"nothing"}), ((1,), {"alone", "free"})):
        sitting = Sitting(about(variant="first-game"), bots)
        sitting.play(Random(2))
        assert sitting.room.state == "finished"
        assert sitting.room.undo_grade(0) in grades


def test_what_automatic_passes_revealed_is_not_taken_back_for_free() -> None:
    table, dice = game_of_passes("krutagidon"), Random(3)
    revealed = 0
    while not table.over:
        before, decision = table.version, table.decision
        table.play(dice.choice([decision.write(answer) for answer in decision.answers()]), decision.seat)
        entries = table.journal.entries[before:]
        if any(entry.automatic and entry.sticky for entry in entries) and not entries[0].sticky:
            revealed += 1
            assert table.undo_grade(entries[0].seat) == "consent"
    assert revealed > 3


def game_of_passes(title: str) -> Table:
    """A table at which nobody is asked in any window."""
    table = conclave.new(title, 3, 4)
    for seat in range(3):
        for window in table.game.windows:
            table.ask_about(seat, window, "never")
    return table


def test_frames_tell_what_is_left_at_their_moment() -> None:
    sitting = Sitting(about(clock=Clock(100, 0)))
    frame = sitting.room.frame(0, 0, sitting.now + 30_000)
    assert b'"left":[70000,70000]' in frame


@pytest.mark.parametrize("name", ["\u3164", "\u2800 \u2800", "\u115f\u1160"])
def test_names_that_cannot_be_seen_are_no_names(name: str) -> None:
    with pytest.raises(BadName):
        Sitting(about(), people=[0]).do(kinds.RENAME, 0, name)


def test_bots_among_themselves_rest_while_nobody_sees_them(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada = await site.create("me", "random", variant="first-game")
        live = await site.service.hub.open(ada.table)
        while live.thinking is not None:
            await asyncio.wait([live.thinking])
        await site.post(f"/api/tables/{ada.table}/leave", place=ada)
        assert live.thinking is None
        version = live.room.version
        async with site.line() as line:
            await line.sit(ada)  # somebody looks: they go on
            while live.room.version == version:
                await line.hear_a("state")
        while live.thinking is not None:
            await asyncio.wait([live.thinking])
        assert live.room.state == "playing"
        await site.post(f"/api/tables/{ada.table}/return", place=ada)
        assert live.room.seats[0].kind == "person"
    play(tmp_path, script)


def test_those_who_look_hear_when_a_bot_may_stand_in(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, bob = await site.two()
        live = await site.service.hub.open(ada.table)
        async with site.line() as hers, site.line() as his:
            await hers.sit(ada)
            _, frame = await his.sit(bob)
            await his.wish(type="answer", id="a", version=frame["version"], answer=an_answer(frame))
        async with site.line() as hers:
            _, frame = await hers.sit(ada)
            await hers.hear_all()
            live.tell_of_vacancies()  # nobody waits for Bob
            await hers.wish(type="answer", id="b", version=frame["version"], answer=an_answer(frame))
            assert [message["type"] for message in await hers.hear_all()].count("table") == 0
            while 1 not in live.room.waiting_for:
                frame = (await hers.hear_all())[-1]
                await hers.wish(type="answer", id=str(frame["version"]), version=frame["version"], answer=an_answer(frame))
            live.tell_of_vacancies()
            assert (await hers.hear_a("table"))["table"]["seats"][1]["vacant_at"] is not None
            live.tell_of_vacancies()  # it is known
            assert [message["type"] for message in await hers.hear_all()].count("table") == 0
    play(tmp_path, script)


def test_hints_are_for_who_plays_against_bots(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        alone = await site.create("me", "random")
        ada, _ = await site.two()
        for place, kind in ((alone, "hint"), (ada, "refused")):
            async with site.line() as line:
                await line.sit(place)
                line.say(type="hint", id="h")
                while (heard := await line.hear()).get("id") != "h":
                    pass
                assert heard["type"] == kind
    play(tmp_path, script)


def test_all_who_look_on_together_can_say_only_so_much(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, _ = await site.two()
        live = await site.service.hub.open(ada.table)
        for number in range(LINES // 2):
            async with site.line() as line:
                await line.sit(None, ada.table)
                for turn in range(2):
                    await line.wish(type="chat", id=f"{turn}", text=f"line {number} {turn}")
        assert len(live.lines) == int(lives.GALLERY_BURST)
        async with site.line() as line:
            await line.sit(ada)
            assert (await line.wish(type="chat", id="0", text="quiet, please"))["type"] == "ack"
    play(tmp_path, script)


def test_who_comes_and_goes_to_look_on_is_told_once_in_a_while(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, _ = await site.two()
        async with site.line() as hers:
            await hers.sit(ada)
            await hers.hear_all()
            for _ in range(20):
                async with site.line() as line:
                    await line.sit(None, ada.table)
            table = await hers.hear_a("table")
            assert table["table"]["watchers"] == 0
            assert len([message for message in await hers.hear_all() if message["type"] == "table"]) <= 2
    play(tmp_path, script)


def test_a_private_game_is_replayed_by_its_players_only(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, _ = await site.two(variant="first-game", watch=False)
        await site.finish(ada.table)
        path = f"/api/tables/{ada.table}/replay?count=1"
        assert (await site.get(path, ada))["frames"]
        assert (await site.get(path, status=403))["error"]["code"] == "no-watching"
    play(tmp_path, script)


def test_whoever_plays_on_chooses_the_seat(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada, _ = await site.two(variant="first-game")
        await site.finish(ada.table)
        path = f"/api/tables/{ada.table}/branch"
        for seat in (0, 1):
            on = await site.post(path, {"version": 6, "name": "Ada", "seat": seat}, ada, status=201)
            assert [sitting["kind"] for sitting in on["table"]["seats"]].index("person") == seat
        refused = await site.http.post(path, json={"version": 6, "name": "Ada", "seat": 3},
                                       headers=ada.header)
        assert (refused.status_code, refused.json()["error"]["code"]) == (422, "no-seat")
    play(tmp_path, script)


def test_yes_is_not_true(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        body = {"title": "res-arcana", "players": 2, "seats": ["me", "open"], "name": "Ada", "public": "yes"}
        assert (await site.http.post("/api/tables", json=body)).status_code == 422
    play(tmp_path, script)


def test_the_file_that_holds_the_secret_is_the_owners(tmp_path: Path) -> None:
    open_database(f"sqlite:///{tmp_path}/new.db").dispose()
    assert stat.S_IMODE((tmp_path / "new.db").stat().st_mode) == 0o600


def test_a_table_that_everybody_left_is_not_in_the_lobby(tmp_path: Path) -> None:
    async def script(site: Site) -> None:
        ada = await site.create(public=True)
        assert [table["id"] for table in await site.get("/api/tables")] == [ada.table]
        await site.post(f"/api/tables/{ada.table}/leave", place=ada)
        assert await site.get("/api/tables") == []
    play(tmp_path, script)
