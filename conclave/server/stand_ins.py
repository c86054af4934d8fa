"""Bots at the tables: whenever a seat that a bot plays is asked, the pool thinks and the answer enters by the same door."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from conclave.kernel.dice import key_of
from conclave.kernel.errors import ConclaveError, IllegalAnswer, RulesBug
from conclave.server import records as kinds
from conclave.server.clocks import now_ms
from conclave.server.hub import Hub
from conclave.server.live import Live
from conclave.server.pool import BotPool, PoolStopped, bot_answer
from conclave.server.store import StoreDown
from conclave.server.thinking import situation

log = logging.getLogger(__name__)
DAY_MS = 24 * 60 * 60 * 1000
LATELY = 14 * DAY_MS
TROUBLE_S = 5.0


class StandIns:
    """Keeps one task for each table at which a bot is asked."""

    def __init__(self, hub: Hub, pool: BotPool, pause_s: float) -> None:
        self.hub = hub
        self.pool = pool
        self.pause_s = pause_s
        self.failures = 0
        self._stopping = False

    def look(self, live: Live) -> None:
        """Begin to think if a bot is asked at a table and nobody thinks yet. Bots among themselves rest while nobody sees
        them: whoever looks in later finds them where they were.
        """
        if self._stopping or live.thinking is not None or live.room.bot_to_answer() is None or not live.attended:
            return
        live.thinking = asyncio.create_task(self._play(live))

    async def _play(self, live: Live) -> None:
        """Answer for bots until none is asked."""
        try:
            while (seat := live.room.bot_to_answer()) is not None and live.attended:
                await self._answer(live, seat)
        except (PoolStopped, asyncio.CancelledError):
            pass
        except RulesBug:  # the hub has kept what is needed to look into it; the trace would tell secrets
            await self._recover(live)
        except Exception:
            log.exception("a bot could not play", extra={"table": live.room.about.id})
            await self._recover(live)
        finally:
            live.thinking = None
        if live.room.bot_to_answer() is not None:
            self.look(live)

    async def _recover(self, live: Live) -> None:
        """Wait a little, and until the table can be read again: what the bot did may not have been written."""
        while True:
            await asyncio.sleep(TROUBLE_S)
            with suppress(StoreDown):
                async with live.lock:
                    await self.hub.current(live)
                return

    async def _answer(self, live: Live, seat: int) -> None:
        room, table = live.room, live.room.table
        assert table is not None
        version, bot = room.version, room.seats[seat].bot
        began = asyncio.get_running_loop().time()
        seed = key_of(room.about.seed, f"bot {seat} {version}") & 0x7FFFFFFF
        answer, answered = await bot_answer(self.pool, situation(table, seat), bot, seed)
        thought = asyncio.get_running_loop().time() - began
        if live.onlookers and thought < self.pause_s:
            await asyncio.sleep(self.pause_s - thought)
        try:
            if answered != bot:
                self.failures += 1
                await self.hub.act(live, kinds.FAILED, seat, f"{bot} {answered}")
                version += 1
            if live.room.version == version and live.room.seats[seat].played_by_bot:
                await self.hub.act(live, kinds.ANSWER, seat, answer, version=version)
        except IllegalAnswer:
            log.info("a bot came too late", extra={"table": room.about.id, "seat": seat})

    async def wake(self) -> None:
        """After a start: tables at which only bots are waited for go on by themselves."""
        for table in await self.hub.store.played_by_bots(now_ms() - LATELY):
            if self._stopping:
                return
            try:
                self.look(await self.hub.open(table))
            except ConclaveError:
                log.exception("a table could not be opened", extra={"table": table})
            await asyncio.sleep(0.05)

    async def stop(self) -> None:
        """Stop thinking; what was not answered is thought about again after the next start."""
        self._stopping = True
        tasks = [live.thinking for live in self.hub.open_tables.values() if live.thinking is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
