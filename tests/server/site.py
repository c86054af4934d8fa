"""A whole server inside the test: requests and sockets go straight to the application, bots think in this process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import httpx
import msgspec

from conclave.server.app import application
from conclave.server.guard import App
from conclave.server.pool import BotPool, PoolStopped, ThinkingFailed
from conclave.server.service import Service
from conclave.server.settings import Settings
from tests.server.answering import Json, legal_answer
from tests.server.client import Place

PATIENCE_S = 20.0


class TamePool(BotPool):
    """Thinks in this process; it can be told to fail."""

    broken: frozenset[str] = frozenset()

    async def start(self) -> None:
        """Nothing needs to be started."""
        self.running = True

    async def stop(self) -> None:
        """Nothing needs to be ended."""
        self.running = False

    async def call(self, function: str, *args: object, limit_s: float | None = None, patient: bool = False) -> object:
        """Call the function here."""
        if not self.running:
            raise PoolStopped("the bots are not running")
        if len(args) > 1 and args[1] in self.broken:
            raise ThinkingFailed("this bot is broken")
        await asyncio.sleep(0)
        module, _, name = function.partition(":")
        return getattr(import_module(module), name)(*args)


class Closed(Exception):
    """The server closed the line."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code = code
        self.reason = reason


class Line:
    """A socket to the application; use it as a context."""

    def __init__(self, app: App, address: str = "10.0.0.1", origin: str = "", path: str = "/api/socket") -> None:
        headers = [(b"host", b"conclave.test"), *([(b"origin", origin.encode())] if origin else [])]
        self.scope: dict[str, Any] = {"type": "websocket", "path": path, "headers": headers, "client": (address, 5000)}
        self.app = app
        self.events: asyncio.Queue[Any] = asyncio.Queue()
        self.heard: asyncio.Queue[Any] = asyncio.Queue()
        self.accepted = False
        self.flowing = asyncio.Event()  # clear it, and the client takes nothing any more
        self.flowing.set()

    async def __aenter__(self) -> Line:
        self.events.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(self._run())
        return self

    async def _run(self) -> None:
        await self.app(self.scope, self.events.get, self._take)

    async def _take(self, event: Any) -> None:
        if event["type"] == "websocket.accept":
            self.accepted = True
            return
        await self.flowing.wait()
        self.heard.put_nowait(event)

    async def __aexit__(self, *_: object) -> None:
        self.flowing.set()
        self.events.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self.task, PATIENCE_S)

    def say(self, **message: Json) -> None:
        """Send one message."""
        self.say_text(msgspec.json.encode(message).decode())

    def say_text(self, text: str) -> None:
        """Send any text."""
        self.events.put_nowait({"type": "websocket.receive", "text": text})

    async def hear(self) -> Json:
        """The next message; Closed if there is none any more."""
        event = await asyncio.wait_for(self.heard.get(), PATIENCE_S)
        if event["type"] == "websocket.close":
            raise Closed(event["code"], event["reason"])
        return msgspec.json.decode(event["text"])

    async def hear_a(self, kind: str) -> Json:
        """The next message of a kind."""
        while (message := await self.hear())["type"] != kind:
            pass
        return message

    async def hear_all(self) -> list[Json]:
        """What has arrived when the server has answered a sign of life that is out of step."""
        self.say(type="here", version=0, hash="")
        out = []
        while True:
            message = await self.hear()
            out.append(message)
            if message["type"] == "state" and self.events.empty():
                return out

    async def sit(self, place: Place | None, table: str = "", **more: Json) -> tuple[Json, Json]:
        """Say hello; the welcome and the state."""
        token = {"token": place.token} if place is not None else {}
        self.say(type="hello", table=place.table if place is not None else table, **token, **more)
        return await self.hear_a("welcome"), await self.hear_a("state")

    async def wish(self, **message: Json) -> Json:
        """Send a message and wait for its ack or refusal."""
        self.say(**message)
        while True:
            heard = await self.hear()
            if heard["type"] in ("ack", "refused") and heard["id"] in (message.get("id"), ""):
                return heard


class Site:
    """The server of a test."""

    def __init__(self, service: Service, app: App, http: httpx.AsyncClient) -> None:
        self.service = service
        self.app = app
        self.http = http

    def line(self, **more: Any) -> Line:
        """A socket, not yet open."""
        return Line(self.app, **more)

    async def post(self, path: str, body: Json = None, place: Place | None = None, status: int = 200) -> Json:
        """What the server answers, with this status."""
        reply = await self.http.post(path, json=body, headers=place.header if place else {})
        assert reply.status_code == status, f"{path}: {reply.status_code} {reply.text}"
        return reply.json()

    async def get(self, path: str, place: Place | None = None, status: int = 200) -> Json:
        """What the server answers, with this status."""
        reply = await self.http.get(path, headers=place.header if place else {})
        assert reply.status_code == status, f"{path}: {reply.status_code} {reply.text}"
        return reply.json()

    async def create(self, *seats: str, variant: str = "standard", **more: Json) -> Place:
        """A table of Res Arcana; two seats, the second open, unless others are given."""
        chosen = list(seats) or ["me", "open"]
        body = {"title": "res-arcana", "players": len(chosen), "seats": chosen, "options": {"variant": variant},
                "name": "Ada", **more}
        return Place(await self.post("/api/tables", body, status=201))

    async def join(self, table: str, name: str = "Bob", **more: Json) -> Place:
        """Take a seat."""
        return Place(await self.post(f"/api/tables/{table}/join", {"name": name, **more}))

    async def two(self, **more: Json) -> tuple[Place, Place]:
        """A table of two people."""
        ada = await self.create(**more)
        return ada, await self.join(ada.table)

    async def finish(self, table: str) -> None:
        """Play a game of people to its end, past the sockets, and write it down at once."""
        hub, rng = self.service.hub, Random(5)
        live = await hub.open(table)
        async with live.lock:
            room = live.room
            added = []
            while room.waiting_for:
                seat = room.waiting_for[0]
                answer = legal_answer(msgspec.json.decode(room.seen(seat).ask), rng)
                added.append(room.propose("answer", seat, answer, "", room.last_at))
            assert await self.service.store.append(table, added, hub._summary(room))


@asynccontextmanager
async def open_site(folder: Path, database: str = "", **settings: Any) -> AsyncIterator[Site]:
    """A server on a SQLite file of the folder; it takes requests when the context is entered."""
    given = {"secret": "tests", "bot_pause_ms": 0, "tables_per_minute": 10_000, "messages_per_second": 10_000,
             "chat_per_minute": 10_000, **settings}
    with patch("conclave.server.service.BotPool", TamePool):
        service = Service(Settings(database_url=database or f"sqlite:///{folder / 'tables.db'}", **given))
        app = application(service)
        await service.start()
        try:
            transport = httpx.ASGITransport(app, client=("10.0.0.9", 5000))
            async with httpx.AsyncClient(transport=transport, base_url="http://conclave.test") as http:
                yield Site(service, app, http)
        finally:
            await service.stop()
