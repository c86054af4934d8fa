"""Starting the server: what is missing is said in a sentence."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from conclave.server import running
from conclave.server.bus import NoRedis, RedisBus, open_bus
from conclave.server.database import NoDatabase
from conclave.server.running import CannotServe, listen, serve, serve_together
from conclave.server.settings import PREFIX, BadSetting, Settings
from tests.server.services import free_port


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Nothing is set but a database of the test; the logs are as before afterwards."""
    for name in Settings.__struct_fields__:
        monkeypatch.delenv(PREFIX + name.upper(), raising=False)
    monkeypatch.setenv("CONCLAVE_DATABASE_URL", f"sqlite:///{tmp_path / 'tables.db'}")
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    yield monkeypatch
    root.handlers[:] = before
    root.setLevel(level)


def told(_: str, __: bool) -> None:
    """Nobody may be told that the server runs when it does not."""
    raise AssertionError("the server has started")


def test_a_busy_port_is_named() -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        with pytest.raises(CannotServe, match=f"127.0.0.1:{port}: .*another server running there.*--port {port + 1}"):
            listen("127.0.0.1", port)
        with pytest.raises(CannotServe, match="another server"):
            serve("127.0.0.1", port, False, told)


@pytest.mark.parametrize(("host", "port"), [("no.such.host.invalid", 0), ("127.0.0.1", 70_000), ("8.8.8.8", 0)])
def test_an_address_that_cannot_be_listened_on(host: str, port: int) -> None:
    with pytest.raises(CannotServe, match="cannot listen on"):
        listen(host, port)


def test_any_free_port() -> None:
    with listen("127.0.0.1", 0) as line:
        assert line.getsockname()[1] > 0
        assert running._address("127.0.0.1", line) == f"http://localhost:{line.getsockname()[1]}/"


def test_a_folder_that_is_not_there(surroundings: pytest.MonkeyPatch) -> None:
    surroundings.setenv("CONCLAVE_DATABASE_URL", "sqlite:////no/such/folder/tables.db")
    with pytest.raises(NoDatabase, match="cannot be opened: unable to open database file"):
        serve("127.0.0.1", 0, False, told)


def test_a_redis_that_does_not_answer(surroundings: pytest.MonkeyPatch) -> None:
    surroundings.setenv("CONCLAVE_REDIS_URL", f"redis://user:hunter2@127.0.0.1:{free_port()}/0")
    with pytest.raises(NoRedis, match="Redis server does not answer") as refused:
        serve("127.0.0.1", 0, False, told)
    assert "hunter2" not in str(refused.value)
    with pytest.raises(NoRedis, match="Redis server does not answer"):
        serve_together("127.0.0.1", 0, 2, told)


def test_several_workers_need_redis() -> None:
    with pytest.raises(CannotServe, match="CONCLAVE_REDIS_URL"):
        serve_together("127.0.0.1", 0, 4, told)


@pytest.mark.parametrize("url", ["localhost:6379", "http://localhost", "redis://localhost:port"])
def test_what_is_no_redis_at_all(url: str) -> None:
    with pytest.raises(NoRedis, match="CONCLAVE_REDIS_URL"):
        open_bus(url)


def test_a_setting_that_cannot_be_understood(surroundings: pytest.MonkeyPatch) -> None:
    surroundings.setenv("CONCLAVE_LOG_LEVEL", "loud")
    with pytest.raises(BadSetting, match="CONCLAVE_LOG_LEVEL"):
        serve("127.0.0.1", 0, False, told)


def test_a_redis_that_answers(redis_url: str) -> None:
    async def run() -> list[tuple[str, str, str]]:
        one, other = open_bus(redis_url), open_bus(redis_url)
        heard: asyncio.Queue[tuple[str, str, str]] = asyncio.Queue()

        async def hear(kind: str, table: str, text: str) -> None:
            heard.put_nowait((kind, table, text))
        await one.ping()
        await other.start(hear)
        await one.start(hear)
        await one.tell("recorded", "t", "5")
        await other.tell("said", "t")
        got = [await asyncio.wait_for(heard.get(), 20) for _ in range(2)]
        await one.stop()
        await other.stop()
        assert heard.empty()  # nobody hears the own news
        return got
    assert sorted(asyncio.run(run())) == [("recorded", "t", "5"), ("said", "t", "")]


def test_a_bus_stops_even_if_what_it_reads_swallows_the_first_word(redis_url: str) -> None:
    async def stubborn() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(3600)
        await asyncio.sleep(3600)

    async def run() -> None:
        bus = open_bus(redis_url)
        assert isinstance(bus, RedisBus)
        bus._tasks = [asyncio.create_task(stubborn())]
        await asyncio.sleep(0)
        await asyncio.wait_for(bus.stop(), 20)
        assert bus._tasks[0].cancelled()
    asyncio.run(run())
