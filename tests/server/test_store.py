"""The store: group commit, races for a number, and what happens when the database does not answer."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import OperationalError

from conclave.server import schema
from conclave.server import store as stores
from conclave.server.database import open_database
from conclave.server.records import Clock, Line, Record
from conclave.server.store import Store, StoreDown, Summary
from tests.server.rooms import about

SUMMARY = Summary("waiting", "{}", "1")


def row(number: int, text: str = "", message: str = "") -> Record:
    """A record."""
    return Record(number, "answer", 0, text, message, 1000 + number)


def url_of(folder: Path, database: str) -> str:
    """The database of a test."""
    return database or f"sqlite:///{folder / 'tables.db'}"


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store; everything is written when the context ends."""
    store = Store(open_database(url))
    try:
        yield store
    finally:
        await asyncio.to_thread(store.close)


@contextmanager
def held(store: Store) -> Iterator[None]:
    """Holds the writer back, so that everything submitted meanwhile is one batch."""
    begun, go = threading.Event(), threading.Event()

    def wait(_: Connection) -> None:
        begun.set()
        go.wait(20)
    job = stores._Job((), wait)
    store._queue.put(job)
    assert begun.wait(20)
    try:
        yield
    finally:
        go.set()


class Broken:
    """An engine that fails so many times; -1: always."""

    def __init__(self, engine: Engine, times: int) -> None:
        self.engine = engine
        self.times = times
        self.tried = 0

    def connect(self) -> Any:
        """Fail, or connect."""
        self.tried += 1
        if self.times < 0 or self.tried <= self.times:
            raise OperationalError("INSERT", {}, Exception("the line is cut; password=hunter2"))
        return self.engine.connect()

    def dispose(self) -> None:
        """Nothing is left to be closed."""
        self.engine.dispose()


def test_a_table_comes_back_as_it_was_written(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        async with opened(url_of(tmp_path, database)) as store:
            told = about(3, "draft", clock=Clock(60, 5), origin="a save\nof two lines", public=True, watch=False)
            assert await store.create(told, [row(1, "Їжак 🦔"), row(2)], SUMMARY)
            assert await store.append(told.id, [row(3, "x", "0:a")])
            assert await store.append(told.id, [row(4)], Summary("playing", '{"a":1}', "2", "a snapshot", 4))
        async with opened(url_of(tmp_path, database)) as store:
            found = await store.load(told.id)
            assert found is not None
            assert found.records == [row(1, "Їжак 🦔"), row(2), row(3, "x", "0:a"), row(4)]
            assert found.about == msgspec.structs.replace(told, rules="2")
            assert (found.snapshot, found.snapshot_at) == ("a snapshot", 4)
            assert await store.since(told.id, 2) == [row(3, "x", "0:a"), row(4)]
            assert await store.load("none") is None
            assert await store.since("none", 0) == []
            assert await store.summaries("", "") == ['{"a":1}']
    asyncio.run(run())


def test_exactly_one_of_two_racing_records_is_written(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        url = url_of(tmp_path, database)
        async with opened(url) as one, opened(url) as other:
            await one.create(about(), [row(1)], SUMMARY)
            for number in range(2, 12):
                won = await asyncio.gather(*[store.append("table", [row(number)]) for store in (one, other)])
                assert sorted(won) == [False, True]
            assert len(await one.since("table", 0)) == 11
    asyncio.run(run())


def test_a_conflict_harms_nobody_else_in_the_batch(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(url_of(tmp_path, "")) as store:
            await store.create(about(), [row(1)], SUMMARY)
            before = store.commits
            with held(store):
                jobs = [asyncio.create_task(store.append(f"t{number}", [row(1)])) for number in range(5)]
                jobs.append(asyncio.create_task(store.append("table", [row(1)])))
                jobs.append(asyncio.create_task(store.append("table", [row(2), row(1)])))
                await asyncio.sleep(0)
            assert await asyncio.gather(*jobs) == [True] * 5 + [False, False]
            assert await store.since("table", 0) == [row(1)]  # all or nothing
            assert store.commits == before + 6  # the one that was held, and five by themselves
    asyncio.run(run())


def test_what_waits_is_written_in_one_transaction(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(url_of(tmp_path, "")) as store:
            with held(store):
                jobs = [asyncio.create_task(store.append(f"t{number}", [row(1)])) for number in range(100)]
                await asyncio.sleep(0)
                before = store.commits
            assert all(await asyncio.gather(*jobs))
            assert store.commits == before + 2
            assert store.written == 100
    asyncio.run(run())


def test_a_caller_who_has_gone_does_not_stop_the_writer(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(url_of(tmp_path, "")) as store:
            with held(store):
                gone = asyncio.create_task(store.append("t", [row(1)]))
                await asyncio.sleep(0)
                gone.cancel()
                await asyncio.gather(gone, return_exceptions=True)
            assert await store.append("t", [row(1)])
            with held(store):
                pass
            assert await store.append("t", [row(2)])
    asyncio.run(run())


def test_a_caller_who_goes_during_the_write_does_not_stop_the_writer(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(url_of(tmp_path, "")) as store:
            writing, go = threading.Event(), threading.Event()

            def slow(_: Connection) -> None:
                writing.set()
                go.wait(20)
            task = asyncio.create_task(store._submit(stores._Job((), slow)))
            await asyncio.to_thread(writing.wait, 20)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            go.set()
            assert await store.append("t", [row(1)])
    asyncio.run(run())


def test_a_database_that_stumbles_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        store = Store(open_database(url_of(tmp_path, "")))
        broken = Broken(store.engine, 2)
        monkeypatch.setattr(store, "engine", broken)
        assert await store.append("t", [row(1)])
        assert broken.tried == 3
        await asyncio.to_thread(store.close)
    asyncio.run(run())


def test_when_the_database_is_down_nothing_is_acknowledged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "TRIES", 2)

    async def run() -> None:
        store = Store(open_database(url_of(tmp_path, "")))
        whole = store.engine
        monkeypatch.setattr(store, "engine", Broken(whole, -1))
        wishes: list[Callable[[], Any]] = [
            lambda: store.append("t", [row(1)]), lambda: store.create(about(), [row(1)], SUMMARY), lambda: store.load("t"),
            lambda: store.say("t", Line(1, 0, "Ada", "hi", 1)), lambda: store.summaries("", ""), store.ping,
            lambda: store.keep_analysis("t", "x"), lambda: store.keep_bundle("t", 1, "x", "y")]
        for wish in wishes:
            with pytest.raises(StoreDown) as down:
                await wish()
            assert "hunter2" not in str(down.value)
        monkeypatch.setattr(store, "engine", whole)
        await store.ping()  # it is back
        assert await store.since("t", 0) == []
        assert await store.load("table") is None
        assert await store.append("t", [row(1)])
        await asyncio.to_thread(store.close)
    asyncio.run(run())


def test_closing_writes_what_waits(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(open_database(url_of(tmp_path, "")))
        with held(store):
            jobs = [asyncio.create_task(store.append(f"t{number}", [row(1)])) for number in range(10)]
            await asyncio.sleep(0)
            closing = asyncio.create_task(asyncio.to_thread(store.close))
            await asyncio.sleep(0)
        assert all(await asyncio.gather(*jobs))
        await closing
        engine = open_database(url_of(tmp_path, ""))
        with engine.connect() as connection:
            assert connection.execute(select(func.count()).select_from(schema.records)).scalar() == 10
        engine.dispose()
    asyncio.run(run())


def test_a_text_that_the_database_cannot_hold_harms_nobody_else(postgres: str) -> None:
    async def run() -> None:
        async with opened(postgres) as store:
            with held(store):
                jobs = [asyncio.create_task(store.append("t", [row(1, text)])) for text in ("a\x00b",)]
                jobs += [asyncio.create_task(store.append("u", [row(1)]))]
                await asyncio.sleep(0)
            poisoned, good = await asyncio.gather(*jobs, return_exceptions=True)
            assert isinstance(poisoned, StoreDown)
            assert good is True
    asyncio.run(run())


def test_chat_is_kept_in_order(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        async with opened(url_of(tmp_path, database)) as store:
            said = [Line(number, None if number % 2 else 1, "Ada", f"{number} 🦔", 5, f"0:{number}")
                    for number in range(1, 8)]
            for line in said:
                assert await store.say("t", line)
            assert not await store.say("t", said[3])
            assert await store.lines("t", 3) == said[-3:]
            assert await store.lines("t", 100) == said
    asyncio.run(run())


def test_analyses_and_bundles(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        async with opened(url_of(tmp_path, database)) as store:
            assert await store.analysis("t") == ""
            await store.keep_analysis("t", "half")
            await store.keep_analysis("t", "whole")
            assert await store.analysis("t") == "whole"
            await store.keep_bundle("t", 5, "it broke", "the journal")
            with store.engine.connect() as connection:
                kept = connection.execute(select(schema.bundles.c.what, schema.bundles.c.journal)).all()
            assert [tuple(one) for one in kept] == [("it broke", "the journal")]
    asyncio.run(run())


def test_the_lobby_shows_public_tables_the_newest_first(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        async with opened(url_of(tmp_path, database)) as store:
            for number, (public, state) in enumerate([(True, "waiting"), (False, "waiting"), (True, "playing")]):
                told = msgspec.structs.replace(about(table=f"t{number}", public=public), created=number)
                await store.create(told, [row(1)], Summary(state, f"{number}", "1"))
            assert await store.summaries("", "") == ["2", "0"]
            assert await store.summaries("res-arcana", "waiting") == ["0"]
            assert await store.summaries("chess", "") == []
    asyncio.run(run())


def test_tables_at_which_bots_play_are_found(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        async with opened(url_of(tmp_path, database)) as store:
            sitting = [("playing", "person"), ("playing", "bot"), ("playing", "stand-in"), ("finished", "bot")]
            for number, (state, kind) in enumerate(sitting):
                told = msgspec.structs.replace(about(table=f"t{number}"), created=number)
                await store.create(told, [row(1)], Summary(state, f'{{"seats":[{{"kind":"{kind}"}}]}}', "1"))
            assert sorted(await store.played_by_bots(0)) == ["t1", "t2"]
            assert await store.played_by_bots(10) == []
    asyncio.run(run())
