"""The tables of a worker: the order of commit, ack and news, races with other workers, and what survives a restart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from conclave.kernel.decision import Answer, Decision
from conclave.kernel.errors import RulesBug, StaleMove
from conclave.kernel.game import Runner
from conclave.kernel.table import Table
from conclave.registry import game as find_game
from conclave.server import hub as hubs
from conclave.server import records as kinds
from conclave.server import schema
from conclave.server.bus import Bus
from conclave.server.database import open_database
from conclave.server.hub import Hub, NoTable
from conclave.server.live import House, Live
from conclave.server.records import About, Record
from conclave.server.room import Room
from conclave.server.store import Store, StoreDown, Summary
from conclave.server.why import NotAllowed
from tests.server.answering import legal_answer
from tests.server.rooms import RES_ARCANA, about, frames_of


class Diary(Store):
    """A store that writes down when something is on disk."""

    def __init__(self, url: str) -> None:
        super().__init__(open_database(url))
        self.diary: list[str] = []
        self.down = False

    async def append(self, table: str, added: Any, summary: Summary | None = None) -> bool:
        """Write, and note it; StoreDown while it is down."""
        if self.down:
            raise StoreDown("the database does not answer")
        written = await super().append(table, added, summary)
        self.diary.append(f"disk {added[-1].number}")
        return written


class Guest:
    """Somebody who looks on."""

    def __init__(self, live: Live, seat: int | None, diary: list[str]) -> None:
        self.seat = seat
        self.version = live.room.version
        self.diary = diary
        self.got: list[Any] = []
        self.void = False
        live.onlookers.add(self)

    def send(self, message: bytes) -> None:
        """Note what comes."""
        self.got.append(msgspec.json.decode(message))
        if self.got[-1]["type"] == "state":
            self.diary.append(f"told {self.got[-1]['version']}")

    def replaced(self, room: Room) -> bool:
        """As the test says."""
        return self.void


class Wire(Bus):
    """A bus between hubs of one test; the news are delivered at once."""

    shared = True

    def __init__(self, hubs: list[Hub]) -> None:
        super().__init__()
        self.hubs = hubs
        self.cut = False

    async def tell(self, kind: str, table: str, text: str = "") -> None:
        """Tell all others."""
        for other in self.hubs:
            if other.bus is not self and not self.cut:
                await other.hear(kind, table, text)


@asynccontextmanager
async def workers(folder: Path, number: int = 1) -> AsyncIterator[list[Hub]]:
    """Hubs on one database that tell each other the news."""
    made: list[Hub] = []
    stores = [Diary(f"sqlite:///{folder / 'tables.db'}") for _ in range(number)]
    made += [Hub(store, b"secret", Wire(made), House()) for store in stores]
    try:
        yield made
    finally:
        for store in stores:
            await asyncio.to_thread(store.close)


async def seated(hub: Hub, told: About | None = None) -> Live:
    """A table of two people."""
    return await hub.create(told or about(), [(kinds.JOIN, 0, "Ada"), (kinds.JOIN, 1, "Bob")])


def an_answer(live: Live, seat: int, seed: int = 1) -> str:
    """A legal answer."""
    return legal_answer(msgspec.json.decode(live.room.seen(seat).ask), Random(seed))


async def play(hub: Hub, live: Live, answers: int, seed: int = 1) -> None:
    """Play on at random."""
    rng = Random(seed)
    for _ in range(answers):
        if live.room.waiting_for:
            seat = rng.choice(live.room.waiting_for)
            await hub.act(live, kinds.ANSWER, seat, legal_answer(msgspec.json.decode(live.room.seen(seat).ask), rng))


def diary_of(hub: Hub) -> list[str]:
    """What a hub's store has noted."""
    assert isinstance(hub.store, Diary)
    return hub.store.diary


def break_down(hub: Hub, down: bool = True) -> None:
    """The database of a hub stops to answer, or answers again."""
    assert isinstance(hub.store, Diary)
    hub.store.down = down


def test_a_move_is_written_then_acknowledged_then_told(tmp_path: Path) -> None:
    async def run() -> None:
        async with workers(tmp_path) as (hub,):
            live = await seated(hub)
            diary = diary_of(hub)
            guests = [Guest(live, 0, diary), Guest(live, None, diary)]
            for seat in (0, 1):
                diary.clear()
                done = await hub.act(live, kinds.ANSWER, seat, an_answer(live, seat), f"{seat}:a",
                                     acknowledge=lambda version: diary.append(f"ack {version}"))
                assert diary == [f"disk {done}", f"ack {done}", f"told {done}", f"told {done}"]
            assert [frame["version"] for frame in guests[0].got if frame["type"] == "state"] == [3, 4]
            assert hub.moves == 2
    asyncio.run(run())


def test_a_retry_gives_the_same_version_and_does_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with workers(tmp_path) as (hub,):
            live = await seated(hub)
            text = an_answer(live, 0)
            acks: list[int] = []
            first = await hub.act(live, kinds.ANSWER, 0, text, "0:x", acknowledge=acks.append)
            await hub.act(live, kinds.ANSWER, 1, an_answer(live, 1), "1:x")
            before = frames_of(live.room)
            assert await hub.act(live, kinds.ANSWER, 0, text, "0:x", version=0, acknowledge=acks.append) == first
            assert frames_of(live.room) == before
            assert acks == [first, first]
            hub.open_tables.clear()  # as after a restart
            again = await hub.open("table")
            assert await hub.act(again, kinds.ANSWER, 0, text, "0:x") == first
    asyncio.run(run())


def test_nobody_sees_what_is_not_on_disk(tmp_path: Path) -> None:
    async def run() -> None:
        async with workers(tmp_path) as (hub,):
            live = await seated(hub)
            guest = Guest(live, 1, [])
            before = frames_of(live.room)
            text = an_answer(live, 0)
            break_down(hub)
            acks: list[int] = []
            with pytest.raises(StoreDown):
                await hub.act(live, kinds.ANSWER, 0, text, "0:x", acknowledge=acks.append)
            assert guest.got == []
            assert acks == []
            break_down(hub, down=False)
            async with live.lock:
                assert frames_of(await hub.current(live)) == before
            done = await hub.act(live, kinds.ANSWER, 0, text, "0:x", acknowledge=acks.append)
            assert acks == [done]
            assert done == 3
    asyncio.run(run())


def test_a_caller_who_goes_away_leaves_no_half_move(tmp_path: Path) -> None:
    async def run() -> None:
        async with workers(tmp_path) as (hub,):
            live = await seated(hub)
            text = an_answer(live, 0)
            task = asyncio.create_task(hub.act(live, kinds.ANSWER, 0, text, "0:x"))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            assert await hub.act(live, kinds.ANSWER, 0, text, "0:x") == 3
            assert await hub.store.since("table", 2) == [Record(3, "answer", 0, text, "0:x", live.room.last_at)]
    asyncio.run(run())


def test_of_two_workers_one_is_too_late_and_learns_what_happened(tmp_path: Path) -> None:
    async def run() -> None:
        async with workers(tmp_path, 2) as (one, other):
            here = await seated(one)
            there = await other.open("table")
            for hub in (one, other):
                assert isinstance(hub.bus, Wire)
                hub.bus.cut = True
            guest = Guest(there, 1, [])
            text = an_answer(here, 0)
            await one.act(here, kinds.ANSWER, 0, text, "0:x")
            with pytest.raises(StaleMove):
                await other.act(there, kinds.ANSWER, 0, text, "0:y")
            assert frames_of(there.room) == frames_of(here.room)
            assert [frame["version"] for frame in guest.got] == [3]
            await one.act(here, kinds.ANSWER, 1, an_answer(here, 1), "1:x")
            assert await other.act(there, kinds.ANSWER, 1, an_answer(there, 1), "1:x") == 4  # a retry at the other worker
    asyncio.run(run())


def test_lost_news_are_found_in_the_store(tmp_path: Path) -> None:
    async def run() -> None:
        async with workers(tmp_path, 2) as (one, other):
            here = await seated(one)
            there = await other.open("table")
            guest = Guest(there, 1, [])
            assert isinstance(one.bus, Wire)
            one.bus.cut = True
            await play(one, here, 3)
            assert guest.got == []
            await other.refresh(there)
            assert frames_of(there.room) == frames_of(here.room)
            assert [frame["version"] for frame in guest.got] == [here.room.version]
            await play(one, here, 2)
            one.bus.cut = False
            await play(one, here, 1)  # whoever hears of this one has missed two before it
            assert frames_of(there.room) == frames_of(here.room)
            assert [frame["version"] for frame in guest.got] == [here.room.version - 3, here.room.version]
    asyncio.run(run())


def test_who_comes_from_a_dead_worker_finds_what_it_acknowledged_and_told_nobody(tmp_path: Path) -> None:
    async def run() -> None:
        async with workers(tmp_path, 2) as (one, other):
            here = await seated(one)
            there = await other.open("table")
            guest = Guest(there, 1, [])
            assert isinstance(one.bus, Wire)
            one.bus.cut = True
            await play(one, here, 1)
            assert (await other.open("table")).room.version == here.room.version - 1
            assert (await other.latest("table")).room.version == here.room.version
            assert frames_of(there.room) == frames_of(here.room)
            assert [frame["version"] for frame in guest.got] == [here.room.version]
    asyncio.run(run())


def test_workers_hear_of_each_other(tmp_path: Path) -> None:
    async def run() -> None:
        async with workers(tmp_path, 2) as (one, other):
            here = await seated(one)
            there = await other.open("table")
            guest = Guest(there, None, [])
            await play(one, here, 10)
            await one.act(here, kinds.RENAME, 0, "Eve")
            assert frames_of(there.room) == frames_of(here.room)
            assert [message["type"] for message in guest.got].count("state") == 11
            assert guest.got[-1]["table"]["seats"][0]["name"] == "Eve"
            await one.say(here, 0, "Eve", "hello", "0:c")
            assert guest.got[-1]["text"] == "hello"
            here.presence.came(1)
            await one.tell_presence(here)
            assert guest.got[-1]["table"]["seats"][1]["online"]
            await other.hear("recorded", "elsewhere", "5")  # a table that is not open here
    asyncio.run(run())


def test_the_lobby_learns_the_end_whichever_worker_wrote_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with workers(tmp_path, 2) as (one, other):
            here = await seated(one, about(variant="first-game", public=True))
            there = await other.open("table")
            await play(one, here, 100_000)
            assert await one.store.summaries("", "finished")
            assert not await one.store.summaries("", "playing")
            assert there.room.state == "finished"
            for seat in (0, 1):  # both have seen what was hidden
                with pytest.raises(NotAllowed, match="nothing to take back"):
                    await other.act(there, kinds.UNDO, seat)
            assert await other.store.summaries("", "finished")
    asyncio.run(run())


def test_a_game_that_breaks_is_put_back_and_a_bundle_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with workers(tmp_path) as (hub,):
            live = await seated(hub)
            await play(hub, live, 8)
            before = frames_of(live.room)
            seat = live.room.waiting_for[0]
            text = an_answer(live, seat)

            fuse: list[bool] = []
            whole = Runner.play

            def explode(runner: Runner, decision: Decision, answer: Answer) -> None:
                if fuse:
                    fuse.clear()
                    raise KeyError("no such thing")
                whole(runner, decision, answer)
            monkeypatch.setattr(Runner, "play", explode)
            for _ in range(3):
                fuse.append(True)
                with pytest.raises(RulesBug):
                    await hub.act(live, kinds.ANSWER, seat, text)
                async with live.lock:
                    await hub.current(live)
            assert frames_of(live.room) == before
            with hub.store.engine.connect() as connection:
                kept = connection.execute(select(schema.bundles.c.journal)).scalars().all()
            assert len(kept) == 1  # the same fault is kept once
            assert kept[0].startswith("conclave-journal")
            await hub.act(live, kinds.ANSWER, seat, text)
    asyncio.run(run())


def test_a_finished_table_leaves_the_memory_sooner_than_one_that_waits(tmp_path: Path) -> None:
    async def run() -> None:
        async with workers(tmp_path) as (hub,):
            live = await seated(hub)
            live.used = time.monotonic() - hubs.FINISHED_IDLE_S - 1.0
            await hub.close_idle()
            assert hub.open_tables  # it waits for an answer, perhaps for days
            await play(hub, live, 10_000)
            assert live.room.state == "finished"
            before = frames_of(live.room)
            await hub.close_idle()
            assert not hub.open_tables
            assert frames_of((await hub.open("table")).room) == before
    asyncio.run(run())


def test_idle_tables_leave_the_memory_and_come_back_the_same(tmp_path: Path) -> None:
    async def run() -> None:
        async with workers(tmp_path) as (hub,):
            live = await seated(hub)
            await play(hub, live, 45)
            await hub.act(live, kinds.ASKING, 0, "life-loss matters")
            before, info = frames_of(live.room), live.info()
            await hub.close_idle()
            assert hub.open_tables  # it was used just now
            hub.house = House(idle_s=-1.0)
            guest = Guest(live, None, [])
            await hub.close_idle()
            assert hub.open_tables  # somebody looks on
            live.onlookers.discard(guest)
            await hub.close_idle()
            assert not hub.open_tables
            again = await hub.open("table")
            assert again is not live
            assert frames_of(again.room) == before
            assert again.info() == info
    asyncio.run(run())


def test_a_table_is_opened_once_however_many_want_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with workers(tmp_path) as (hub,):
            await seated(hub)
            hub.open_tables.clear()
            opened = await asyncio.gather(*[hub.open("table") for _ in range(10)])
            assert len(set(map(id, opened))) == 1
            with pytest.raises(NoTable):
                await hub.open("none")
            with pytest.raises(NoTable):
                await hub.open("none")
    asyncio.run(run())


def test_a_table_goes_on_under_other_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with workers(tmp_path, 2) as (hub, other):
            live = await seated(hub)
            await play(hub, live, hubs.SNAPSHOT_EVERY + 5)
            stored = await hub.store.load("table")
            assert stored is not None
            assert stored.snapshot
            kept = Table.load(stored.snapshot, find_game)
            whole = kept.version - len(kept.runner.since)
            hub.open_tables.clear()
            monkeypatch.setattr(RES_ARCANA, "rules_version", "next", raising=False)
            replay = Room.replay

            def misfit(room: Room, past: list[Record], through: bool = False) -> None:
                if not any(record.kind == kinds.UPGRADE for record in past) and len(past) > 5:
                    raise RulesBug("record 3 does not fit the rules")
                replay(room, past, through)
            monkeypatch.setattr(Room, "replay", misfit)
            again = await hub.open("table")
            assert again.room.table is not None
            assert again.room.table.version == whole
            assert again.room.said[-1].event.key == "table-upgraded"
            await play(hub, again, 3)
            assert frames_of((await other.open("table")).room) == frames_of(again.room)
    asyncio.run(run())


def test_links(tmp_path: Path) -> None:
    async def run() -> None:
        async with workers(tmp_path) as (hub,):
            live = await hub.create(about(), [(kinds.BOT, 1, "random"), (kinds.JOIN, 0, "Ada")])
            old = hub.token(live.room, 0)
            assert hub.seat_of(live.room, old) == 0
            with pytest.raises(NotAllowed):
                hub.seat_of(live.room, hub.token(live.room, 1))  # the seat of a bot
            guest = Guest(live, 0, [])
            guest.void = True
            await hub.act(live, kinds.ROTATE, 0)
            assert guest.got == []  # who has lost the link sees nothing more
            assert guest not in live.onlookers
            with pytest.raises(NotAllowed, match="replaced"):
                hub.seat_of(live.room, old)
            assert hub.seat_of(live.room, hub.token(live.room, 0)) == 0
    asyncio.run(run())


def test_chat_is_said_once_and_both_workers_may_talk(tmp_path: Path) -> None:
    async def run() -> None:
        async with workers(tmp_path, 2) as (one, other):
            here = await seated(one)
            there = await other.open("table")
            for hub in (one, other):
                assert isinstance(hub.bus, Wire)
                hub.bus.cut = True
            await one.say(here, 0, "Ada", "hi", "0:a")
            await other.say(there, 1, "Bob", "ho", "1:a")  # number 1 is taken, and it does not know yet
            await one.say(here, 0, "Ada", "hi", "0:a")
            await other.say(there, 0, "Ada", "hi", "0:a")
            assert [(line.number, line.text) for line in await one.store.lines("table", 10)] == [(1, "hi"), (2, "ho")]
    asyncio.run(run())
