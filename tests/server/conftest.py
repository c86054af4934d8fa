"""PostgreSQL, Redis and servers for the tests; each is started when a test first wants it, and ended at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from tests.server.services import Postgres, Redis, Server

StartServer = Callable[..., Server]
PROCESSES = {"postgres_process", "redis_process", "start_server"}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever starts a process is slow."""
    for item in items:
        if isinstance(item, pytest.Function):
            on_postgres = hasattr(item, "callspec") and item.callspec.params.get("database") == "postgresql"
            if on_postgres or PROCESSES & set(item.fixturenames):
                item.add_marker("slow")


@pytest.fixture(scope="session")
def postgres_process() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.stop()


@pytest.fixture
def postgres(postgres_process: Postgres) -> str:
    """The URL of a fresh database."""
    return postgres_process.fresh()


@pytest.fixture(scope="session")
def redis_process() -> Iterator[Redis]:
    running = Redis()
    yield running
    running.stop()


@pytest.fixture
def redis_url(redis_process: Redis) -> str:
    return redis_process.url


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[StartServer]:
    """Starts servers: `start_server(database=…, redis_url=…, settings={"CHAT_PER_MINUTE": "5"})`."""
    started: list[Server] = []

    def start(database: str = "", redis_url: str = "", settings: Mapping[str, str] | None = None,
              workers: int = 1) -> Server:
        server = Server(tmp_path, database, redis_url, settings, workers)
        started.append(server)
        server.start()
        return server

    yield start
    for server in started:
        if server.process is not None:
            server.kill()


@pytest.fixture
def server(start_server: StartServer) -> Server:
    """One server on a fresh SQLite file."""
    return start_server()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """Both kinds of database: the SQLite file of the test, or a fresh database of PostgreSQL."""
    return "" if request.param == "sqlite" else str(request.getfixturevalue("postgres"))
