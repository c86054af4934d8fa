"""News between workers: that something was recorded at a table, said there, or that somebody came or went.

One worker needs no bus. Several share a stream of Redis: each reads it from the moment it started, and fetches what it
has missed from the database, so that a lost or doubled piece of news does no harm. All news that wait to be told travel
as one entry of the stream: under load that is one trip for many of them.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from conclave.kernel.errors import ConclaveError

log = logging.getLogger(__name__)
STREAM = "conclave:news"
KEPT = 10_000
AT_ONCE = 200          # pieces of news in one entry
MOST_WAITING = 20_000  # when Redis does not answer
PATIENCE_MS = 5000
Hear = Callable[[str, str, str], Awaitable[None]]

Piece = tuple[str, str, str]  # kind, table, text
pieces_of = msgspec.json.Decoder(list[Piece]).decode

RECORDED, SAID, PRESENT, WHO = "recorded", "said", "present", "who"


class NoRedis(ConclaveError):
    """The Redis server cannot be reached."""


class Bus:
    """A worker by itself: it tells nobody."""

    shared = False  # whether there may be other workers

    def __init__(self) -> None:
        self.worker = secrets.token_hex(6)

    async def start(self, hear: Hear) -> None:
        """Begin to listen: `hear` gets the kind of news, the table, and the text."""

    async def tell(self, kind: str, table: str, text: str = "") -> None:
        """Tell the other workers."""

    async def stop(self) -> None:
        """Stop listening."""

    async def ping(self) -> None:
        """NoRedis unless the others can be reached."""


class RedisBus(Bus):
    """Several workers over a stream of Redis, whose replies have no types: a list of streams, each a list of entries."""

    shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self.redis = Redis.from_url(url, decode_responses=True, socket_connect_timeout=5)
        self._waiting: deque[Piece] = deque(maxlen=MOST_WAITING)
        self._awake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, hear: Hear) -> None:
        """Listen from now on."""
        try:
            last: Any = await self.redis.xrevrange(STREAM, count=1)
        except RedisError as error:
            raise NoRedis(f"the Redis server of CONCLAVE_REDIS_URL cannot be reached ({type(error).__name__})") from error
        self._tasks = [asyncio.create_task(self._listen(hear, last[0][0] if last else "0-0")),
                       asyncio.create_task(self._tell_on())]

    async def tell(self, kind: str, table: str, text: str = "") -> None:
        """Put a piece of news on its way; if Redis is down the others learn it when they next read the table."""
        self._waiting.append((kind, table, text))
        self._awake.set()

    async def _tell_on(self) -> None:
        while True:
            await self._awake.wait()
            self._awake.clear()
            while self._waiting:
                await self._send()

    async def _send(self) -> None:
        """Tell what waits, as much of it as fits into one entry."""
        pieces = [self._waiting.popleft() for _ in range(min(AT_ONCE, len(self._waiting)))]
        try:
            await self.redis.xadd(STREAM, {"worker": self.worker, "news": msgspec.json.encode(pieces).decode()},
                                  maxlen=KEPT, approximate=True)
        except RedisError:
            log.warning("news did not reach the other workers", extra={"pieces": len(pieces)})

    async def _listen(self, hear: Hear, last: str) -> None:
        while True:
            try:
                heard: Any = await self.redis.xread({STREAM: last}, count=500, block=PATIENCE_MS)
            except RedisError:
                log.warning("the Redis server does not answer; trying again")
                await asyncio.sleep(1.0)
                continue
            entries = [entry for _, found in heard or () for entry in found]
            for _, fields in entries:
                if fields.get("worker") != self.worker:
                    await self._pass_on(hear, fields)
            if entries:
                last = entries[-1][0]

    async def _pass_on(self, hear: Hear, fields: dict[str, str]) -> None:
        for piece in pieces_of(fields["news"]):
            try:
                await hear(*piece)
            except Exception:
                log.exception("news of another worker could not be taken in")

    async def stop(self) -> None:
        """Tell what waits, stop listening and hang up."""
        while running := [task for task in self._tasks if not task.done()]:
            for task in running:
                task.cancel()  # again, if a read that was just done swallowed it
            await asyncio.wait(running, timeout=0.5)
        if self._waiting:
            await self._send()
        await self.redis.aclose()

    async def ping(self) -> None:
        """NoRedis unless Redis answers."""
        try:
            await self.redis.ping()
        except RedisError as error:
            raise NoRedis(f"the Redis server does not answer ({type(error).__name__})") from error


def open_bus(url: str) -> Bus:
    """The bus of a worker."""
    try:
        return RedisBus(url) if url else Bus()
    except ValueError:
        raise NoRedis("CONCLAVE_REDIS_URL is no address of a Redis server, such as redis://localhost:6379/0") from None
