"""Analyses of finished games: begun on request, kept in the store, shown while they grow."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec

from conclave.server.analysis import Analysis, analyse
from conclave.server.clocks import now_ms
from conclave.server.pool import BotPool
from conclave.server.room import Room
from conclave.server.store import Store, StoreDown
from conclave.server.why import TooMuch, Why

log = logging.getLogger(__name__)
MOST_AT_ONCE = 20
TOLD_EVERY_MS = 2_000
GIVEN_UP_MS = 120_000


class Analysts:
    """Knows which analyses are running."""

    def __init__(self, store: Store, pool: BotPool) -> None:
        self.store = store
        self.pool = pool
        self._running: dict[str, Analysis] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def look(self, table: str) -> Analysis:
        """An analysis as far as it has come."""
        running = self._running.get(table)
        if running is not None:
            return running
        kept = await self.store.analysis(table)
        found = msgspec.json.decode(kept, type=Analysis) if kept else Analysis()
        if found.state == "running" and now_ms() - found.at > GIVEN_UP_MS:
            found.state = "failed"  # whoever worked at it is no more
        return found

    async def begin(self, room: Room) -> Analysis:
        """Begin to analyse a finished game, unless that is done or being done."""
        table, played = room.about.id, room.table
        found = await self.look(table)
        if played is None or found.state in ("running", "ready"):
            return found
        if len(self._running) >= MOST_AT_ONCE:
            raise TooMuch(Why.TOO_MUCH)
        started = self._running[table] = Analysis("running", 0, played.version, at=now_ms())
        self._tasks[table] = asyncio.create_task(self._work(table, played.save(), played.version, room.about.seed))
        return started

    async def _work(self, table: str, save: str, versions: int, seed: int) -> None:
        try:
            async for analysis in analyse(self.pool, save, versions, seed & 0x7FFFFFFF):
                self._running[table] = analysis
                if analysis.state != "running" or now_ms() - analysis.at > TOLD_EVERY_MS:
                    await self._keep(table, analysis)
        except Exception:
            log.exception("a game could not be analysed", extra={"table": table})
            with suppress(StoreDown):
                await self._keep(table, Analysis("failed"))
        finally:
            self._running.pop(table, None)
            self._tasks.pop(table, None)

    async def _keep(self, table: str, analysis: Analysis) -> None:
        """Write down how far it has come: other workers are asked for it, too."""
        analysis.at = now_ms()
        await self.store.keep_analysis(table, msgspec.json.encode(analysis).decode())

    async def stop(self) -> None:
        """Give up what is running; it can be begun again."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
