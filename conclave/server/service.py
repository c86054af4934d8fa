"""Everything that one server process holds together: store, tables, bots, limits. It starts and stops as one."""

from __future__ import annotations

import asyncio
import gc
import logging
from contextlib import suppress
from itertools import count

from conclave.kernel.errors import ConclaveError
from conclave.server import tokens
from conclave.server.analysts import Analysts
from conclave.server.boxes import Boxes
from conclave.server.bus import Bus, open_bus
from conclave.server.database import open_database, secret_of
from conclave.server.hub import Hub
from conclave.server.limits import Buckets, Connections
from conclave.server.live import House
from conclave.server.pool import BotPool
from conclave.server.settings import Settings
from conclave.server.socket import Client
from conclave.server.stand_ins import StandIns
from conclave.server.store import Store

log = logging.getLogger(__name__)
TIDY_S = 20.0
SETTLED_S = 2.0
SWEEP_EVERY = 45  # times of tidying
GOING_DOWN = 1012
FAREWELL_TICKS = 40


class Service:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.tables = Buckets(settings.tables_per_minute / 60.0, settings.tables_per_minute)
        self.connections = Connections(settings.connections, settings.connections_per_address)
        self.clients: set[Client] = set()
        self.boxes = Boxes()
        self.ready = False
        self._tidying: asyncio.Task[None] | None = None
        self._starting: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Open the store and begin to play; an error says what is missing."""
        settings = self.settings
        engine = await asyncio.to_thread(open_database, settings.database)
        self.secret = secret_of(engine, settings.secret)
        self.store = Store(engine)
        self.bus: Bus = open_bus(settings.redis_url)
        house = House(settings.public_url, settings.idle_minutes * 60.0, settings.away_seconds)
        self.hub = Hub(self.store, self.secret, self.bus, house, self.boxes)
        self.pool = BotPool(max(1, settings.bot_processes), settings.bot_seconds, settings.bot_memory_mb)
        self.stand_ins = StandIns(self.hub, self.pool, settings.bot_pause_ms / 1000.0)
        self.analysts = Analysts(self.store, self.pool)
        await self.hub.start()
        await self.bus.start(self.hub.hear)
        self._starting = asyncio.create_task(self._start_bots())
        self._tidying = asyncio.create_task(self._tidy())
        self.ready = True

    async def _start_bots(self) -> None:
        """The processes of the bots start when the first of them is needed, or when the server has settled."""
        await asyncio.sleep(SETTLED_S)
        try:
            await self.stand_ins.wake()
            await self.pool.ready()
        except ConclaveError:
            log.exception("the bots could not be started; it is tried again when one is needed")

    async def _tidy(self) -> None:
        for turn in count(1):
            await asyncio.sleep(TIDY_S)
            if turn % SWEEP_EVERY == 0:
                gc.collect()
            with suppress(Exception):
                await self.hub.close_idle()
                for live in list(self.hub.open_tables.values()):
                    if live.onlookers:
                        live.tell_of_vacancies()
                        await self.hub.tell_presence(live)
                    self.stand_ins.look(live)

    def client(self) -> Client:
        """A new client of this server."""
        settings = self.settings
        return Client(self.hub, self.pool, self.stand_ins, settings.messages_per_second, settings.chat_per_minute)

    def link(self, table: str, token: str) -> str:
        """The address of a seat; what stands behind # stays in the browser."""
        return f"/table/{table}#{token}"

    def new_id(self) -> str:
        """The id of a new table."""
        return tokens.new_id()

    async def farewell(self) -> None:
        """Take nobody in any more and tell everybody; they will come again by themselves."""
        self.ready = False
        for client in list(self.clients):
            client.say(type="bye", reason="the server goes down and will be back")
            client.close(GOING_DOWN, "the server goes down")
        for _ in range(FAREWELL_TICKS):
            if not self.clients:
                return
            await asyncio.sleep(0.05)

    async def stop(self) -> None:
        """Stop without losing anything: what waits is written, then the store is closed."""
        self.ready = False
        tasks = [task for task in (self._tidying, self._starting) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.stand_ins.stop()
        await self.analysts.stop()
        await self.pool.stop()
        await self.bus.stop()
        await asyncio.to_thread(self.store.close)
