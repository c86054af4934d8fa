"""The tables of this worker: opens them from the store, lets things happen at them, and tells everybody who looks on.

The order is always the same: what happened is committed, then acknowledged, then told. If another worker was faster,
the room is read anew and the move is refused.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence

import msgspec

from conclave.kernel.errors import ConclaveError, RulesBug, StaleMove
from conclave.registry import game as find_game
from conclave.server import archive, tokens, wire
from conclave.server import bus as news
from conclave.server import records as kinds
from conclave.server.boxes import Boxes, present_boxes
from conclave.server.bus import Bus
from conclave.server.clocks import now_ms
from conclave.server.course import FINISHED, PLAYING, STUCK
from conclave.server.live import House, Live, chat
from conclave.server.records import About, Line, Record
from conclave.server.reopening import reopened
from conclave.server.room import Room
from conclave.server.store import Store, Stored, Summary
from conclave.server.why import NotAllowed, TooMuch, Why

log = logging.getLogger(__name__)
Acknowledge = Callable[[int], None]
SNAPSHOT_EVERY = 20
CHAT_KEPT = 200
FINISHED_IDLE_S = 60.0
LONG = 200            # records, or a save, that take long enough to be felt at other tables


class NoTable(ConclaveError):
    """There is no such table, or it is not for this reader."""


class TableExists(ConclaveError):
    """Another table has this id."""


class Hub:
    """All open tables."""

    def __init__(self, store: Store, secret: bytes, bus: Bus, house: House, boxes: Boxes | None = None) -> None:
        self.store = store
        self.secret = secret
        self.bus = bus
        self.house = house
        self.boxes = boxes if boxes is not None else Boxes()
        self.open_tables: dict[str, Live] = {}
        self.moves = 0
        self._opening: dict[str, asyncio.Task[Live]] = {}

    # opening and closing

    async def start(self) -> None:
        """Keep the components of the present editions, and learn of those that tables were played with before."""
        for box in await asyncio.to_thread(present_boxes, now_ms()):
            await self.store.keep_box(box)
        self.boxes.take(await self.store.boxes())

    async def open(self, table: str) -> Live:
        """A table by its id; NoTable if there is none."""
        live = self.open_tables.get(table)
        if live is None:
            opening = self._opening.get(table)
            if opening is None:
                opening = self._opening[table] = asyncio.create_task(self._read(table))
                opening.add_done_callback(lambda _: self._opening.pop(table, None))
            live = await asyncio.shield(opening)
        live.used = time.monotonic()
        return live

    async def latest(self, table: str) -> Live:
        """A table with all that was recorded of it, for somebody who comes: a worker that died may have told nobody."""
        known = table in self.open_tables
        live = await self.open(table)
        if known and self.bus.shared:
            await self.refresh(live)
        return live

    async def _read(self, table: str) -> Live:
        room = await self._room(table)
        live = Live(room, await self.store.lines(table, CHAT_KEPT), self.house)
        live.summary = self._summary(room).body.encode()
        self.open_tables[table] = live
        if self.bus.shared:
            await self.refresh(live)  # what others recorded before we were there to hear of it
        await self.bus.tell(news.WHO, table)
        return live

    async def _room(self, table: str) -> Room:
        stored = await self.store.load(table)
        if stored is None:
            raise NoTable("there is no such table")
        if not self.boxes.knows(stored.about.title, stored.about.edition):
            self.boxes.take(await self.store.boxes())  # another worker may have put it up
        room, upgrade = await self._reopened(stored)
        if upgrade is not None and not await self.store.append(table, [upgrade], self._summary(room, snapshot=True)):
            return await self._room(table)
        return room

    async def _reopened(self, stored: Stored) -> tuple[Room, Record | None]:
        """A room from what was recorded; long games and other editions beside the other tables, not before them."""
        about, present = stored.about, find_game(stored.about.title)
        if len(stored.records) > LONG or about.origin or about.edition != present.edition:
            return await asyncio.to_thread(reopened, stored, self.boxes, now_ms())
        return reopened(stored, self.boxes, now_ms())

    async def close_idle(self) -> None:
        """Let go of tables that nobody has looked at for a while; of finished ones sooner, for few come back to them."""
        now = time.monotonic()
        for table, live in list(self.open_tables.items()):
            if live.onlookers or live.lock.locked() or live.thinking is not None:
                continue
            idle_s = self.house.idle_s
            kept_s = min(idle_s, FINISHED_IDLE_S) if live.room.state in (FINISHED, STUCK) else idle_s
            if live.used < now - kept_s:
                del self.open_tables[table]

    # who may

    def seat_of(self, room: Room, token: str) -> int:
        """The seat that a token gives; NotAllowed if it gives none."""
        seat = tokens.holder(self.secret, room.about.id, token, [seat.generation for seat in room.seats])
        if seat is None or seat not in room.people:
            raise NotAllowed(Why.BAD_LINK)
        return seat

    def token(self, room: Room, seat: int) -> str:
        """The token of a seat as it is now."""
        return tokens.token_of(self.secret, room.about.id, seat, room.seats[seat].generation)

    # what happens

    async def create(self, about: About, first: Iterable[tuple[str, int, str]]) -> Live:
        """A new table with who sits there from the beginning."""
        room = Room(about, boxes=self.boxes)
        def seat_all() -> list[Record]:
            return [room.propose(kind, seat, text, "", about.created) for kind, seat, text in first]
        rows = await asyncio.to_thread(seat_all) if about.origin else seat_all()  # a save may be long
        if not await self.store.create(about, rows, self._summary(room)):
            stored = await self.store.load(about.id)
            if stored is None or stored.about != about:  # else this is it, committed when the line broke
                raise TableExists("there is a table with this id")
        live = self.open_tables[about.id] = Live(room, [], self.house)
        live.summary = self._summary(room).body.encode()
        return live

    async def act(self, live: Live, kind: str, seat: int, text: str = "", message: str = "",
                  version: int | None = None, acknowledge: Acknowledge | None = None) -> int:
        """Let somebody do something: commit, acknowledge, tell. Returns the version in which it is done.

        Frames are made only under the lock, so nobody ever sees what is not on disk. A retry does nothing.
        """
        async with live.lock:
            room = await self.current(live)
            done = room.done.get(message)
            if done is None:
                sitting = room.sitting
                done, record = await self._record(live, kind, seat, text, message, version)
                room = live.room
                if acknowledge is not None:
                    acknowledge(done)
                live.tell_state()
                if room.sitting != sitting:
                    live.tell_table()
                if record is not None and self.bus.shared:
                    await self.bus.tell(news.RECORDED, room.about.id, msgspec.json.encode(record).decode())
            elif acknowledge is not None:
                acknowledge(done)
        return done

    async def _record(self, live: Live, kind: str, seat: int, text: str, message: str,
                      version: int | None) -> tuple[int, Record | None]:
        """Apply and commit; if another worker was faster, what it did is read, and this is refused as stale.

        Returns the version in which it is done, and the record, unless it was written before.
        """
        room = live.room
        try:
            record = room.propose(kind, seat, text, message, now_ms(), version)
        except RulesBug as bug:
            live.stale = True  # a part of it may have happened
            if live.fault != str(bug):
                live.fault = str(bug)
                await self.store.keep_bundle(room.about.id, now_ms(), str(bug), bug.journal)
            log.error("a game broke and was put back", extra={"table": room.about.id, "what": type(bug.__cause__).__name__})
            raise
        try:
            written = await self.store.append(room.about.id, [record], self._renewed(live, record))
        except BaseException:  # whether it was written is not known
            live.stale = True
            raise
        if written:
            self.moves += 1
            return record.number, record
        live.stale = True
        room = await self.current(live)
        if message and message in room.done:
            return room.done[message], None
        live.tell_state()
        raise StaleMove("the game has gone on; look again")

    async def current(self, live: Live) -> Room:
        """The room as the store has it, should this worker's copy have gone astray; for who holds the lock."""
        if live.stale:
            live.room = await self._room(live.room.about.id)
            live.summary = b""
            live.stale = False
        return live.room

    def _renewed(self, live: Live, record: Record) -> Summary | None:
        """What stands beside the records, if it has changed or a snapshot is due."""
        room = live.room
        due = room.version - live.snapshot_at >= SNAPSHOT_EVERY and room.table is not None
        if record.kind in (kinds.ANSWER, kinds.ASKING, kinds.PEACE) and room.state == PLAYING and not due:
            return None
        summary = self._summary(room, due)
        if due:
            live.snapshot_at = room.version
        body = summary.body.encode()
        if body == live.summary and not due:
            return None
        live.summary = body
        return summary

    def _summary(self, room: Room, snapshot: bool = False) -> Summary:
        save = archive.snapshot(room.table) if snapshot and room.table is not None else ""
        info = wire.encoder.encode(room.info()).decode()
        return Summary(room.state, info, room.game.rules_version, save, room.version, room.game.edition)

    async def say(self, live: Live, seat: int | None, name: str, text: str, message: str) -> None:
        """Somebody says something; a retry does nothing."""
        async with live.lock:
            for _ in range(20):
                if any(line.message == message and (seat is not None or line.text == text) for line in live.lines):
                    return  # several look on, and may come upon the same id
                number = live.lines[-1].number + 1 if live.lines else 1
                line = Line(number, seat, name, text, now_ms(), message)
                if await self.store.say(live.room.about.id, line):
                    live.lines.append(line)
                    del live.lines[:-CHAT_KEPT]
                    live.tell(chat(line))
                    await self.bus.tell(news.SAID, live.room.about.id)
                    return
                live.lines = await self.store.lines(live.room.about.id, CHAT_KEPT)
        raise TooMuch(Why.CHAT_CROWDED)

    # what other workers tell

    async def hear(self, kind: str, table: str, text: str) -> None:
        """Take in a piece of news of another worker, if the table is open here."""
        live = self.open_tables.get(table)
        if live is None:
            return
        if kind == news.RECORDED:
            await self._catch_up(live, msgspec.json.decode(text, type=Record))
        elif kind == news.SAID:
            await self._listen_in(live)
        elif kind == news.PRESENT:
            if live.presence.heard(text):
                live.tell_table()
        elif kind == news.WHO:
            await self.tell_presence(live)

    async def _catch_up(self, live: Live, record: Record) -> None:
        """Take in what another worker has recorded; what came before it, if that is missing here, is in the store."""
        async with live.lock:
            room = await self.current(live)
            if record.number > room.version:
                next_one = record.number == room.version + 1
                await self._take_in(live, [record] if next_one else await self.store.since(room.about.id, room.version))

    async def refresh(self, live: Live) -> None:
        """Look into the store for what other workers have recorded: news of it may have been lost."""
        async with live.lock:
            room = await self.current(live)
            missed = await self.store.since(room.about.id, room.version)
            if missed:
                await self._take_in(live, missed)

    async def _take_in(self, live: Live, missed: Sequence[Record]) -> None:
        room = live.room
        sitting = room.sitting
        try:
            room.replay(missed, through=True)
        except RulesBug:
            live.stale = True
            room = await self.current(live)
        live.summary = b""  # another worker may have renewed what stands beside the records
        live.tell_state()
        if room.sitting != sitting:
            live.tell_table()

    async def _listen_in(self, live: Live) -> None:
        async with live.lock:
            last = live.lines[-1].number if live.lines else 0
            live.lines = await self.store.lines(live.room.about.id, CHAT_KEPT)
            for line in live.lines:
                if line.number > last:
                    live.tell(chat(line))

    async def tell_presence(self, live: Live) -> None:
        """Tell the other workers who is connected here."""
        await self.bus.tell(news.PRESENT, live.room.about.id, live.presence.mine(self.bus.worker))
