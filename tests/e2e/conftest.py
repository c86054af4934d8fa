"""A real Chromium, and a real server for it, for the end-to-end tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.server.conftest import database, postgres, postgres_process, redis_process, redis_url, server, start_server
from tests.server.services import Server
from tools import chromium

__all__ = ["database", "postgres", "postgres_process", "redis_process", "redis_url", "server", "start_server"]

BUILT = Path(__file__).resolve().parents[2] / "conclave" / "server" / "static" / "index.html"
# In a container there is no sandbox and no graphics card; and nothing may be fetched from outside.
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"]
PATIENCE_MS = 30_000

OpenPage = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a process."""
    path = chromium.find()
    assert path is not None, chromium.MISSING
    assert BUILT.exists(), "the web client is not built; run `make web`"
    with sync_playwright() as playing:
        opened = playing.chromium.launch(executable_path=path, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[OpenPage]:
    """Opens pages of the server, each for another person: `open_page("/table/…", locale="uk", width=390)`.

    What a page complains of in its console, and every request that leaves the server, fails the test.
    """
    people: list[BrowserContext] = []
    complaints: list[str] = []

    def watch(page: Page) -> None:
        page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))
        page.on("console", lambda said: complaints.append(f"{page.url}: {said.text}") if said.type == "error" else None)
        page.on("request", lambda asked: None if asked.url.startswith((server.url, "data:", "blob:"))
                else complaints.append(f"{page.url} asked for {asked.url}"))

    def open_one(path: str = "/", locale: str = "en", width: int = 1280, height: int = 800, **more: Any) -> Page:
        person = browser.new_context(locale=locale, viewport={"width": width, "height": height}, base_url=server.url,
                                     **more)
        person.set_default_timeout(PATIENCE_MS)
        people.append(person)
        page = person.new_page()
        watch(page)
        page.goto(path)
        return page

    yield open_one
    for person in people:
        person.close()
    assert complaints == []
