"""News between workers: that something was recorded at a table, said there, or that somebody came or went.

One worker needs no bus. Several share a stream of Redis: each reads it from the moment it started, and fetches what it
does not know from the database, so that a lost or doubled piece of news does no harm.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import RedisError

from conclave.kernel.errors import ConclaveError

log = logging.getLogger(__name__)
STREAM = "conclave:news"
KEPT = 10_000
PATIENCE_MS = 5000
Hear = Callable[[str, str, str], Awaitable[None]]

RECORDED, SAID, PRESENT, WHO = "recorded", "said", "present", "who"


class NoRedis(ConclaveError):
    """The Redis server cannot be reached."""


class Bus:
    """A worker by itself: it tells nobody."""

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

    def __init__(self, url: str) -> None:
        super().__init__()
        self.redis = Redis.from_url(url, decode_responses=True, socket_connect_timeout=5)
        self._listening: asyncio.Task[None] | None = None

    async def start(self, hear: Hear) -> None:
        """Listen from now on."""
        try:
            last: Any = await self.redis.xrevrange(STREAM, count=1)
        except RedisError as error:
            raise NoRedis(f"the Redis server of CONCLAVE_REDIS_URL cannot be reached ({type(error).__name__})") from error
        self._listening = asyncio.create_task(self._listen(hear, last[0][0] if last else "0-0"))

    async def tell(self, kind: str, table: str, text: str = "") -> None:
        """Put a piece of news on the stream; if Redis is down the others learn it when they next read the table."""
        try:
            await self.redis.xadd(STREAM, {"worker": self.worker, "kind": kind, "table": table, "text": text},
                                  maxlen=KEPT, approximate=True)
        except RedisError:
            log.warning("news did not reach the other workers", extra={"table": table, "kind": kind})

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
        try:
            await hear(fields["kind"], fields["table"], fields["text"])
        except Exception:
            log.exception("news of another worker could not be taken in")

    async def stop(self) -> None:
        """Stop listening and hang up."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
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
