"""Scripted clients: they speak the protocol, play at random, and heal themselves whenever the line breaks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from random import Random
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.answering import Json, legal_answer

T = TypeVar("T")
BROKEN = (OSError, EOFError, ConnectionClosed, InvalidHandshake, TimeoutError)
KNOCK_S = 0.05          # between two tries to come back
LARGEST = 2**24
TALK_S = 600.0          # nothing that clients do here takes that long: it hangs
STALE = {"stale", "not-your-turn"}


class Place:
    """A seat that one holds: the table, the token, and the number of the seat."""

    def __init__(self, answer: Json) -> None:
        self.table: str = answer["table"]["id"]
        self.token: str = answer["token"]
        self.info: Json = answer["table"]
        self.seat: int = int(self.token.partition(".")[0])

    @property
    def header(self) -> dict[str, str]:
        """What shows over HTTP that one sits here."""
        return {"Authorization": f"Seat {self.token}"}


class Lobby:
    """The HTTP part of a server, for tests that set tables."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=30, trust_env=False, verify=False)

    async def __aenter__(self) -> Lobby:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def create(self, players: int = 2, seats: Sequence[str] | None = None, variant: str = "standard",
                     **more: Json) -> Place:
        """A table of Res Arcana; the first seat is ours, the others are open unless `seats` says something else."""
        wanted = {"title": "res-arcana", "players": players, "options": {"variant": variant},
                  "seats": list(seats) if seats else ["me", *["open"] * (players - 1)], "name": "Player 0",
                  "public": False, "watch": True, "clock": None, **more}
        return Place(await self.post("/api/tables", wanted))

    async def join(self, table: str, seat: int) -> Place:
        """Take a seat."""
        return Place(await self.post(f"/api/tables/{table}/join", {"name": f"Player {seat}", "seat": seat}))

    async def full_table(self, players: int = 2, **more: Json) -> list[Place]:
        """A table where all seats are ours."""
        first = await self.create(players, **more)
        return [first, *[await self.join(first.table, seat) for seat in range(1, players)]]

    async def post(self, path: str, body: Json = None, place: Place | None = None) -> Json:
        """What the server answers; an error if that is one."""
        answer = await self.http.post(path, json=body, headers=place.header if place else {})
        assert answer.is_success, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    async def get(self, path: str, place: Place | None = None) -> Json:
        """What the server answers; an error if that is one."""
        answer = await self.text(path, place)
        return msgspec.json.decode(answer)

    async def text(self, path: str, place: Place | None = None) -> str:
        """The same as text."""
        answer = await self.http.get(path, headers=place.header if place else {})
        assert answer.is_success, f"{path}: {answer.status_code} {answer.text}"
        return answer.text


def dial(url: str, **more: Any) -> connect:
    """A WebSocket, not yet open."""
    return connect(url, max_size=LARGEST, open_timeout=10, close_timeout=1, ping_interval=None, proxy=None,
                   compression=None, **more)


_sitting: list[ClientConnection] = []


def run(talk: Coroutine[Any, Any, T]) -> T:
    """Run something that sits down at tables; what it leaves open is closed, also when it fails."""
    async def whole() -> T:
        try:
            return await asyncio.wait_for(talk, TALK_S)
        finally:
            while _sitting:
                await _sitting.pop().close()

    return asyncio.run(whole())


async def hear(socket: ClientConnection) -> Json:
    """The next message."""
    return msgspec.json.decode(await asyncio.wait_for(socket.recv(), 30))


async def hear_until(socket: ClientConnection, wanted: Callable[[Json], bool]) -> Json:
    """The next message of a kind."""
    while True:
        message = await hear(socket)
        if wanted(message):
            return message


async def say(socket: ClientConnection, **message: Json) -> None:
    """Send a message."""
    await socket.send(msgspec.json.encode(message).decode())


async def sit_down(url: str, place: Place | None, table: str = "") -> tuple[ClientConnection, Json, Json]:
    """Open a socket and say hello: the socket, the welcome and the first state."""
    socket = await dial(url)
    _sitting.append(socket)
    hello: dict[str, Json] = {"table": place.table if place else table}
    if place is not None:
        hello["token"] = place.token
    await say(socket, type="hello", **hello)
    welcome = await hear_until(socket, lambda message: message["type"] in ("welcome", "refused"))
    assert welcome["type"] == "welcome", welcome
    return socket, welcome, await hear_until(socket, lambda message: message["type"] == "state")


class Player:
    """Somebody who plays a seat to the end, at random, whatever happens to the server.

    What was sent and not acknowledged is sent again, with the same id, after every break. `acked` has every
    acknowledged answer in the order of the acknowledgements, with the version that it led to.
    """

    def __init__(self, addresses: Sequence[str], place: Place, seed: int, think_s: float = 0.0,
                 heard: Callable[[Json], None] | None = None) -> None:
        self.addresses = list(addresses)
        self.place = place
        self.rng = Random(f"{seed}/{place.seat}")
        self.think_s = think_s
        self.heard = heard
        self.frame: Json = None
        self.outcome: Json = None
        self.acked: list[tuple[int, str]] = []
        self.refused: list[Json] = []
        self.breaks = 0
        self._pending: Json = None
        self._answered = -1
        self._acked_version = -1
        self._count = 0

    async def play(self) -> Json:
        """Play until the game is over; its outcome."""
        while self.outcome is None or self._pending is not None:
            try:
                async with dial(self.addresses[0]) as socket:
                    await self._sit(socket)
            except BROKEN:
                self.breaks += 1
                self.addresses.append(self.addresses.pop(0))
                await asyncio.sleep(KNOCK_S)
        return self.outcome

    async def _sit(self, socket: ClientConnection) -> None:
        """One connection, from hello until it breaks or the game is over."""
        hello: dict[str, Json] = {"table": self.place.table, "token": self.place.token}
        if self.frame is not None:
            hello |= {"version": self.frame["version"], "hash": self.frame["hash"]}
        await say(socket, type="hello", **hello)
        if self._pending is not None:
            await say(socket, **self._pending)
        while self.outcome is None or self._pending is not None:
            message = await hear(socket)
            if self.heard is not None:
                self.heard(message)
            await self._take(message, socket)

    async def _take(self, message: Json, socket: ClientConnection) -> None:
        kind = message["type"]
        if kind == "state":
            assert self.frame is None or message["version"] >= self.frame["version"], "the version fell"
            self.frame = message
            self.outcome = message["outcome"]
        elif kind == "ack":
            self._acknowledged(message)
        elif kind == "refused":
            self._was_refused(message)
        elif kind not in ("welcome", "table", "chat", "there", "bye"):
            raise AssertionError(f"an unknown message: {message}")
        await self._answer(socket)

    def _acknowledged(self, message: Json) -> None:
        pending = self._pending
        if pending is not None and message["id"] == pending["id"]:
            self.acked.append((message["version"], pending["answer"]))
            self._acked_version = message["version"]
            self._pending = None

    def _was_refused(self, message: Json) -> None:
        assert message["error"]["code"] in STALE, message
        self.refused.append(message)
        if self._pending is not None and message["id"] == self._pending["id"]:
            self._pending = None
            self._answered = -1

    async def _answer(self, socket: ClientConnection) -> None:
        """Answer an open question once, when all earlier answers are settled and their effect is seen."""
        frame = self.frame
        if frame is None or frame["ask"] is None or self._pending is not None:
            return
        if frame["version"] <= self._answered or frame["version"] < self._acked_version:
            return
        if self.think_s:
            await asyncio.sleep(self.rng.uniform(0, 2 * self.think_s))
        self._count += 1
        self._answered = frame["version"]
        self._pending = {"type": "answer", "id": f"{self.place.seat}-{self._count}", "version": frame["version"],
                         "answer": legal_answer(frame["ask"], self.rng)}
        await say(socket, **self._pending)
