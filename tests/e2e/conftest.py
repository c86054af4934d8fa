"""A real Chromium, and a real server for it, for the end-to-end tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.e2e.playing import Player
from tests.e2e.tables import Lobby, Seat
from tests.server.services import Server
from tools import chromium

BUILT = Path(__file__).resolve().parents[2] / "conclave" / "server" / "static" / "index.html"
# In a container there is no sandbox and no graphics card; and nothing may be fetched from outside.
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"]
PATIENCE_MS = 30_000
# What the browser itself notes in the console when the line is down, an address leads nowhere, or something is refused.
LINE_DOWN = ("net::ERR_INTERNET_DISCONNECTED", "net::ERR_CONNECTION_REFUSED", "WebSocket connection to")
NOT_THERE = ("the server responded with a status of 404",)
REFUSED = ("the server responded with a status of 422",)

# Nobody waits for the film unless a test is about it. What a test has set stays.
SET_PACE = """try {
    const kept = JSON.parse(localStorage.getItem('conclave.settings') ?? '{}');
    localStorage.setItem('conclave.settings', JSON.stringify({ pace: '%s', ...kept }));
} catch {}"""

OpenPage = Callable[..., Page]
SitDown = Callable[..., Player]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a process."""
    path = chromium.find()
    assert path is not None, chromium.MISSING
    assert BUILT.exists(), "the web client is not built; run `make web`"
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playing:
        opened = playing.chromium.launch(executable_path=path, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a process; every test sets its own tables."""
    running = Server(tmp_path_factory.mktemp("server"), settings={"AWAY_SECONDS": "0"})
    running.start()
    yield running
    running.kill()


@pytest.fixture
def lobby(server: Server) -> Iterator[Lobby]:
    """Sets tables where a test is not about setting them."""
    with Lobby(server.url) as opened:
        yield opened


class Watch:
    """What the pages of a test complain of."""

    def __init__(self) -> None:
        self.complaints: list[str] = []
        self.expected: tuple[str, ...] = ()

    def over(self, page: Page, home: str) -> None:
        """Listen to a page: errors, broken policies, and requests that leave the server."""
        page.on("pageerror", lambda error: self.complaints.append(f"{page.url}: {error}"))
        page.on("console", lambda said: self._hear(page.url, said.type, said.text))
        page.on("request", lambda asked: None if asked.url.startswith((home, "data:", "blob:"))
                else self.complaints.append(f"{page.url} asked for {asked.url}"))

    def _hear(self, url: str, kind: str, text: str) -> None:
        if kind == "error" and not any(part in text for part in self.expected):
            self.complaints.append(f"{url}: {text}")


@pytest.fixture
def watch() -> Iterator[Watch]:
    """Fails the test for whatever a page has complained of."""
    watching = Watch()
    yield watching
    assert watching.complaints == []


@pytest.fixture
def open_page(browser: Browser, server: Server, watch: Watch) -> Iterator[OpenPage]:
    """Opens pages, each for another person: `open_page("/lobby", locale="uk", width=390)`."""
    people: list[BrowserContext] = []

    def open_one(path: str = "/", locale: str = "en", width: int = 1280, height: int = 800, pace: str = "at-once",
                 **more: Any) -> Page:
        # Nothing flies unless a test is about that: what moves can only be touched once it lies still.
        person = browser.new_context(locale=locale, viewport={"width": width, "height": height}, base_url=server.url,
                                     **{"reduced_motion": "reduce", **more})
        person.set_default_timeout(PATIENCE_MS)
        person.add_init_script(SET_PACE % pace)
        people.append(person)
        page = person.new_page()
        watch.over(page, server.url)
        page.goto(path)
        return page

    yield open_one
    for person in people:
        person.close()


@pytest.fixture
def sit_down(open_page: OpenPage) -> SitDown:
    """Opens the page of a seat, each in a browser of its own: `sit_down(lobby.alone())`."""
    def sit(seat: Seat, **more: Any) -> Player:
        return Player(open_page(seat.link, **more))

    return sit
