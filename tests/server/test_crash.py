"""A server that is killed at any moment loses no acknowledged move, and does none twice.

`CONCLAVE_CRASHES` is how often it is killed in all.
"""

from __future__ import annotations

import asyncio
import os
from random import Random

import httpx

from conclave.kernel.journal import Journal
from tests.server.client import BROKEN, Lobby, Place, Player
from tests.server.conftest import StartServer
from tests.server.services import Server

KILLS = int(os.environ.get("CONCLAVE_CRASHES", "100"))
DATABASES = 2
TABLES = 6
PLAYERS = (2, 3, 4)


class Evening:
    """Tables that are played at the same time on one server, until it has been killed often enough."""

    def __init__(self, server: Server, kills: int, rng: Random) -> None:
        self.server = server
        self.kills = kills
        self.rng = rng
        self.tables: list[list[Player]] = []
        self.acknowledged = 0

    async def play(self) -> None:
        """Play, killed again and again."""
        over = asyncio.Event()
        async with asyncio.TaskGroup() as group:
            group.create_task(self._kill_again_and_again(over))
            for corner in range(TABLES):
                group.create_task(self._play_tables(corner, over))

    async def _kill_again_and_again(self, over: asyncio.Event) -> None:
        for _ in range(self.kills):
            before = self.acknowledged
            while self.acknowledged == before:  # every life of the server acknowledges something
                await asyncio.sleep(0.005)
            await asyncio.sleep(self.rng.random() ** 2 * 0.5)
            self.server.kill()
            await asyncio.to_thread(self.server.start)
        over.set()

    async def _play_tables(self, corner: int, over: asyncio.Event) -> None:
        """One game after another in this corner of the room; the last one is played to its end, too."""
        number = 0
        while not over.is_set():
            seed = corner * 1000 + number
            players = [Player([self.server.socket_url], place, seed, 0.005, self._heard)
                       for place in await self._set_table(PLAYERS[seed % len(PLAYERS)])]
            self.tables.append(players)
            await asyncio.gather(*[player.play() for player in players])
            number += 1

    def _heard(self, message: dict[str, object]) -> None:
        self.acknowledged += message["type"] == "ack"

    async def _set_table(self, count: int) -> list[Place]:
        """A full table; if the server dies meanwhile, another one."""
        while True:
            try:
                async with Lobby(self.server.url) as lobby:
                    return await lobby.full_table(count)
            except (*BROKEN, httpx.TransportError):
                await asyncio.sleep(0.05)

    async def check(self) -> None:
        """Every answer that was acknowledged stands in the journal once, in its order; and no other."""
        async with Lobby(self.server.url) as lobby:
            for players in self.tables:
                place = players[0].place
                assert (await lobby.get(f"/api/tables/{place.table}", place))["state"] == "finished"
                journal = Journal.read(await lobby.text(f"/api/tables/{place.table}/save", place))
                for player in players:
                    written = [entry.answer for entry in journal.entries
                               if entry.seat == player.place.seat and not entry.automatic]
                    assert written == [answer for _, answer in player.acked]
                    versions = [version for version, _ in player.acked]
                    assert versions == sorted(set(versions))


def test_a_server_that_is_killed_at_any_moment_loses_and_repeats_nothing(
        start_server: StartServer, database: str) -> None:
    server = start_server(database)
    evening = Evening(server, KILLS // DATABASES, Random(database == ""))
    asyncio.run(evening.play())
    asyncio.run(evening.check())
    assert len(evening.tables) >= TABLES
    healed = sum(player.breaks for players in evening.tables for player in players)
    assert healed >= evening.kills, "the clients did not notice that the server was killed"
