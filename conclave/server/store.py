"""The store: tables, records, chat and analyses in the database.

Everything is written by one thread that takes all that waits into a single transaction (group commit): a move is
acknowledged when it is on disk, and many moves share the trip there. Readers have threads of their own.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from conclave.kernel.errors import ConclaveError
from conclave.server import schema
from conclave.server.boxes import KeptBox
from conclave.server.records import About, Clock, Line, Record

T = TypeVar("T")
Work = Callable[[Connection], T]
BATCH = 512
LOBBY = 100
TRIES = 6


class StoreDown(ConclaveError):
    """The database does not answer; nothing was written."""


class Stored(msgspec.Struct, frozen=True):
    """All that is known about a table."""

    about: About
    records: list[Record]
    snapshot: str
    snapshot_at: int
    state: str = ""


class Summary(msgspec.Struct, frozen=True):
    """What stands beside the records, for the lobby and for upgrades: it is renewed when it changes."""

    state: str
    body: str
    rules: str
    snapshot: str = ""
    snapshot_at: int = 0
    edition: str = ""


Row = tuple[object, ...]  # of the records, in the order of the columns
COLUMNS = tuple(schema.records.c.keys())


_RENEWED = ("state", "summary", "rules", "edition", "changed")
_THIS_TABLE = update(schema.tables).where(schema.tables.c.id == bindparam("of"))
_RENEW = _THIS_TABLE.values({name: bindparam(name) for name in _RENEWED})
_RENEW_ALL = _THIS_TABLE.values({name: bindparam(name) for name in (*_RENEWED, "snapshot", "snapshot_at")})


class _Job:
    """Rows to be inserted, then work to be done, all or nothing; the future gets False if a key was taken."""

    __slots__ = ("done", "rows", "work")

    def __init__(self, rows: Sequence[Row], work: Work[None] | None) -> None:
        self.rows = rows
        self.work = work
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


_Ended = tuple[_Job, bool | StoreDown]  # what became of a job


class Store:
    """Reads and writes; every method that waits for the database is a coroutine."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.commits = 0
        self.written = 0
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._line: Connection | None = None  # the writer's own
        self._readers = ThreadPoolExecutor(2, "store-reader")
        self._writer = threading.Thread(target=self._write_forever, name="store-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what waits, then stop."""
        self._queue.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    # writing

    async def append(self, table: str, added: Sequence[Record], summary: Summary | None = None) -> bool:
        """Write records of a table; False if another worker has taken one of their numbers."""
        rows = _rows(table, added)
        if summary is None:
            return await self._submit(_Job(rows, None))
        values = {"of": table, "state": summary.state, "summary": summary.body, "rules": summary.rules,
                  "edition": summary.edition, "changed": added[-1].at}
        if summary.snapshot:
            values |= {"snapshot": summary.snapshot, "snapshot_at": summary.snapshot_at}
        change = _RENEW_ALL if summary.snapshot else _RENEW
        return await self._submit(_Job(rows, lambda connection: _run(connection, change, values)))

    async def create(self, about: About, first: Sequence[Record], summary: Summary) -> bool:
        """Write a new table with its first records."""
        clock = about.clock or Clock(0, 0)
        row = insert(schema.tables).values(
            id=about.id, title=about.title, rules=about.rules, players=about.players,
            options=msgspec.json.encode(about.options).decode(), seed=about.seed, public=about.public, watch=about.watch,
            clock_base=clock.base, clock_increment=clock.increment, created=about.created, changed=about.created,
            origin=about.origin, state=summary.state, summary=summary.body, snapshot=summary.snapshot,
            snapshot_at=summary.snapshot_at, edition=about.edition)
        return await self._submit(_Job(_rows(about.id, first), lambda connection: _run(connection, row)))

    async def say(self, table: str, line: Line) -> bool:
        """Write a line of chat; False if its number is taken."""
        row = insert(schema.lines).values(
            table_id=table, number=line.number, seat=-1 if line.seat is None else line.seat, name=line.name,
            text=line.text, message=line.message, at=line.at)
        return await self._submit(_Job((), lambda connection: _run(connection, row)))

    async def keep_analysis(self, table: str, body: str) -> None:
        """Write an analysis, or a part of it, in place of what was there."""
        def work(connection: Connection) -> None:
            connection.execute(delete(schema.analyses).where(schema.analyses.c.table_id == table))
            connection.execute(insert(schema.analyses).values(table_id=table, body=body))
        await self._submit(_Job((), work))

    async def keep_bundle(self, table: str, at: int, what: str, journal: str) -> None:
        """Keep what is needed to look into a game that broke."""
        row = insert(schema.bundles).values(table_id=table, at=at, what=what, journal=journal)
        await self._submit(_Job((), lambda connection: _run(connection, row)))

    async def keep_box(self, box: KeptBox) -> None:
        """Write the box of an edition, or when a server was last started with it."""
        known = (schema.boxes.c.title == box.title) & (schema.boxes.c.edition == box.edition)
        def work(connection: Connection) -> None:
            if not connection.execute(update(schema.boxes).where(known).values(at=box.at)).rowcount:
                connection.execute(insert(schema.boxes).values(title=box.title, edition=box.edition, content=box.content,
                                                               at=box.at))
        await self._submit(_Job((), work))  # if another worker has just written it, that is as well

    async def _submit(self, job: _Job) -> bool:
        self._queue.put(job)
        return await job.done

    def _write_forever(self) -> None:
        while True:
            jobs: list[_Job] = []
            closing = False
            while not closing and len(jobs) < BATCH and (not jobs or not self._queue.empty()):
                job = self._queue.get()
                if job is None:
                    closing = True
                else:
                    jobs.append(job)
            self._tell(self._write([job for job in jobs if not job.done.cancelled()]))
            if closing:
                self._hang_up()
                return

    def _tell(self, ended: Sequence[_Ended]) -> None:
        """Tell all who wait at once: waking their loop for each of them would cost more than the writing."""
        by_loop: dict[asyncio.AbstractEventLoop, list[_Ended]] = {}
        for one in ended:
            by_loop.setdefault(one[0].done.get_loop(), []).append(one)
        for loop, told in by_loop.items():
            with suppress(RuntimeError):  # nobody waits any more: the loop is closed
                loop.call_soon_threadsafe(_resolve, told)

    def _write(self, jobs: Sequence[_Job]) -> list[_Ended]:
        """All at once; if a key is taken or a row is impossible, one by one, so that only the job at fault fails."""
        if not jobs:
            return []
        try:
            self._commit(jobs)
        except Exception as error:
            if isinstance(error, IntegrityError | DataError) and len(jobs) > 1:
                return [ended for job in jobs for ended in self._write([job])]
            if isinstance(error, IntegrityError):
                return [(jobs[0], False)]
            return [(job, StoreDown(f"the database does not answer ({type(error).__name__})")) for job in jobs]
        return [(job, True) for job in jobs]

    def _commit(self, jobs: Sequence[_Job]) -> None:
        rows = [row for job in jobs for row in job.rows]
        for attempt in range(TRIES):
            try:
                connection = self._line = self._line or self.engine.connect()
                with connection.begin():
                    if rows:
                        statement = _inserting(len(rows), connection.dialect.paramstyle)
                        connection.exec_driver_sql(statement, tuple([value for row in rows for value in row]))
                    for job in jobs:
                        if job.work is not None:
                            job.work(connection)
                break
            except (IntegrityError, DataError):
                raise
            except DBAPIError:  # a lock held too long, a broken line: if it was committed after all, its key is taken now,
                # and whoever asked finds the own message in the records
                self._hang_up()
                if attempt == TRIES - 1:
                    raise
                time.sleep(0.05 * 2**attempt)
        self.commits += 1
        self.written += len(rows)

    def _hang_up(self) -> None:
        """Let go of the writer's connection; the next commit opens another one."""
        line, self._line = self._line, None
        if line is not None:
            with suppress(SQLAlchemyError):
                line.invalidate()
                line.close()

    # reading

    async def _read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_now, work)

    def _read_now(self, work: Work[T]) -> T:
        try:
            with self.engine.connect().execution_options(reads=True) as connection:
                return work(connection)
        except DBAPIError as error:
            raise StoreDown(f"the database does not answer ({type(error).__name__})") from error

    async def load(self, table: str) -> Stored | None:
        """A table with all its records."""
        def work(connection: Connection) -> Stored | None:
            row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().first()
            if row is None:
                return None
            return Stored(_about(row), _records(connection, table, 0), row["snapshot"], row["snapshot_at"], row["state"])
        return await self._read(work)

    async def since(self, table: str, number: int) -> list[Record]:
        """The records after a number."""
        return await self._read(lambda connection: _records(connection, table, number))

    async def summaries(self, title: str, state: str) -> list[str]:
        """What the lobby shows, the newest first."""
        chosen = select(schema.tables.c.summary).where(schema.tables.c.public)
        if title:
            chosen = chosen.where(schema.tables.c.title == title)
        if state:
            chosen = chosen.where(schema.tables.c.state == state)
        chosen = chosen.order_by(schema.tables.c.created.desc()).limit(LOBBY)
        return await self._read(lambda connection: [str(body) for body in connection.execute(chosen).scalars()])

    async def played_by_bots(self, changed_since: int) -> list[str]:
        """The tables that are being played, were changed lately, and have a bot at them."""
        summary = schema.tables.c.summary
        chosen = select(schema.tables.c.id).where(
            schema.tables.c.state == "playing", schema.tables.c.changed >= changed_since,
            or_(summary.contains('"kind":"bot"'), summary.contains('"kind":"stand-in"')))
        return await self._read(lambda connection: [str(name) for name in connection.execute(chosen).scalars()])

    async def lines(self, table: str, most: int) -> list[Line]:
        """The last lines of chat, the oldest first."""
        chosen = (select(schema.lines).where(schema.lines.c.table_id == table)
                  .order_by(schema.lines.c.number.desc()).limit(most))
        def work(connection: Connection) -> list[Line]:
            return [Line(row["number"], None if row["seat"] < 0 else row["seat"], row["name"], row["text"], row["at"],
                         row["message"]) for row in connection.execute(chosen).mappings()][::-1]
        return await self._read(work)

    async def boxes(self) -> list[KeptBox]:
        """The boxes of all editions."""
        columns = schema.boxes.c
        chosen = select(columns.title, columns.edition, columns.content, columns.at)
        return await self._read(lambda connection: [KeptBox(*row) for row in connection.execute(chosen)])

    async def analysis(self, table: str) -> str:
        """The analysis of a table as it was kept, or nothing."""
        chosen = select(schema.analyses.c.body).where(schema.analyses.c.table_id == table)
        return await self._read(lambda connection: str(connection.execute(chosen).scalar() or ""))

    async def ping(self) -> None:
        """StoreDown unless the database answers."""
        await self._read(lambda connection: connection.execute(select(func.count()).select_from(schema.facts)).scalar())


@lru_cache(maxsize=BATCH)
def _inserting(count: int, paramstyle: str) -> str:
    """The insertion of so many records as one statement: the driver lets other threads in between two statements."""
    mark = "?" if paramstyle == "qmark" else "%s"
    row = f"({', '.join([mark] * len(COLUMNS))})"
    return f"INSERT INTO {schema.records.name} ({', '.join(COLUMNS)}) VALUES {', '.join([row] * count)}"


def _rows(table: str, added: Sequence[Record]) -> list[Row]:
    return [(table, record.number, record.kind, record.seat, record.text, record.message, record.at) for record in added]


def _resolve(told: Sequence[_Ended]) -> None:
    """Let everybody know what became of a job; who was cancelled meanwhile does not wait."""
    for job, result in told:
        if job.done.done():
            continue
        if isinstance(result, StoreDown):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)


def _run(connection: Connection, statement: Any, values: dict[str, object] | None = None) -> None:
    connection.execute(statement, values)


def _records(connection: Connection, table: str, after: int) -> list[Record]:
    columns = schema.records.c
    rows = connection.execute(
        select(columns.number, columns.kind, columns.seat, columns.text, columns.message, columns.at)
        .where(columns.table_id == table, columns.number > after).order_by(columns.number))
    return [Record(*row) for row in rows]


def _about(row: Any) -> About:
    clock = Clock(row["clock_base"], row["clock_increment"]) if row["clock_base"] else None
    return About(row["id"], row["title"], row["rules"], row["players"], msgspec.json.decode(row["options"]), row["seed"],
                 row["public"], row["watch"], clock, row["created"], row["origin"], row["edition"])
