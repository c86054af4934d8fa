"""Latency and throughput of the server, as JSON rows.

    python -m bench.server --title TITLE [--tables 200] [--seconds 60] [--think 0.5] [--workers 1]
                           [--database sqlite|postgresql] [--alone]

Scripted clients play two-player tables over real sockets against a real server with its real store, on loopback and from
one process beside it. A move takes from the mover's sending until the opponent has the new state. Two rows: *paced*
offers `tables / think` moves a second; *flat out* lets every table move as fast as it can, for a third of the time.
`cpu_ms` is what the server's processes spent on a move: unlike the other figures, it hardly depends on what else runs.
`rss_mb` is their memory in the course of the run; games that end are followed by others, so over long it should level off.
Several workers share a PostgreSQL and a Redis; as behind one listening socket, chance decides who comes to which of
them, so that the players of every other table sit at different ones. Where Node is on the machine, two more rows give
the same for boardgame.io (`bench/boardgame_io`, fetched by npm at the first run): a toy game of twenty fields, kept in
memory only, against a whole game of ours, kept on disk. `--alone` leaves them out.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import sys
import tempfile
from abc import abstractmethod
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random

import uvloop

from bench.boardgame_io.running import BoardgameServer
from bench.pairs import Measured, Pair, Talker
from bench.talkers import BoardgameTalker, ConclaveTalker
from tests.server.client import Lobby
from tests.server.services import HOST, Postgres, Redis, Server, rss_mb_of

WARM_UP_S = 3.0
RSS_SAMPLES = 12
AT_ONCE = 20  # tables that are set at the same time


class Hosts:
    """The server that is measured."""

    name: str

    @abstractmethod
    async def table(self) -> list[tuple[Talker, int]]:
        """A new table with its two players, not yet connected, each with the port where to connect."""

    @abstractmethod
    def processes(self) -> list[int]:
        """The numbers of its processes."""

    def rss_mb(self) -> float:
        """The memory that they have now."""
        return sum(rss_mb_of(process) for process in self.processes())

    def cpu_s(self) -> float:
        """The time that they have worked so far."""
        return sum(cpu_s_of(process) for process in self.processes())


class Conclave(Hosts):
    """Our own server, in one process or several."""

    name = "conclave"

    def __init__(self, servers: list[Server], title: str) -> None:
        self.servers = servers
        self.title = title
        self.rng = Random(1)

    async def table(self) -> list[tuple[Talker, int]]:
        async with Lobby(self.rng.choice(self.servers).url) as lobby:
            places = await lobby.full_table(2, title=self.title, options={})
        ports = [self.rng.choice(self.servers).port for _ in places]
        return [(ConclaveTalker(f"{HOST}:{port}", place.table, place.token), port)
                for place, port in zip(places, ports, strict=True)]

    def processes(self) -> list[int]:
        return [server.running.pid for server in self.servers]


class BoardgameIo(Hosts):
    """A server of boardgame.io."""

    name = "boardgame.io"

    def __init__(self, server: BoardgameServer) -> None:
        self.server = server
        self.matches = 0

    async def table(self) -> list[tuple[Talker, int]]:
        self.matches += 1  # a match begins when somebody first asks for it
        port = self.server.port
        return [(BoardgameTalker(f"{HOST}:{port}", f"match-{self.matches}", player), port) for player in range(2)]

    def processes(self) -> list[int]:
        return [self.server.process.pid]


class Run:
    """So many tables at a server for so long."""

    def __init__(self, hosts: Hosts, tables: int, think_s: float) -> None:
        self.hosts = hosts
        self.tables = tables
        self.think_s = think_s
        self.measured = Measured()
        self.pairs: set[Pair] = set()
        self.setting: set[asyncio.Task[None]] = set()
        self.count = 0

    async def row(self, mode: str, seconds: float) -> dict[str, object]:
        """The figures of one mode."""
        before = self.hosts.rss_mb()
        for begin in range(0, self.tables, AT_ONCE):
            await asyncio.gather(*[self._set_table() for _ in range(min(AT_ONCE, self.tables - begin))])
        await asyncio.sleep(WARM_UP_S)
        self.measured.counting = True
        worked = self.hosts.cpu_s()
        course = []
        for _ in range(RSS_SAMPLES):
            await asyncio.sleep(seconds / RSS_SAMPLES)
            course.append(round(self.hosts.rss_mb(), 1))
        worked = self.hosts.cpu_s() - worked
        self.measured.counting = False
        after = course[-1]
        moves = len(self.measured.latencies)
        errors = self.measured.errors + sum(pair.stuck for pair in self.pairs)
        for pair in list(self.pairs):
            pair.end()
        for task in self.setting:
            task.cancel()
        return {"server": self.hosts.name, "mode": mode, "tables": self.tables,
                "moves_per_s": round(moves / seconds, 1), "cpu_ms": round(1000 * worked / max(1, moves), 3),
                "p50_ms": self.measured.percentile(0.5), "p99_ms": self.measured.percentile(0.99), "errors": errors,
                "rss_mb_start": round(before, 1), "rss_mb": course,
                "mb_per_table": round((after - before) / self.tables, 3)}

    async def _set_table(self) -> None:
        self.count += 1
        seed = self.count
        places = await self.hosts.table()
        self.pairs.add(Pair([talker for talker, _ in places], self.measured, self.think_s, seed, self._finished))
        loop = asyncio.get_running_loop()
        for talker, port in places:
            await loop.create_connection(partial(_itself, talker), HOST, port)

    def _finished(self, pair: Pair) -> None:
        """A game is over: another table takes its place."""
        self.pairs.discard(pair)
        task = asyncio.get_running_loop().create_task(self._set_table())
        self.setting.add(task)
        task.add_done_callback(self.setting.discard)


def _itself(talker: Talker) -> Talker:
    return talker


async def rows(hosts: Hosts, tables: int, seconds: float, think_s: float) -> None:
    """Both modes of a server, printed as they are done."""
    for mode, thinking, lasting in (("paced", think_s, seconds), ("flat out", 0.0, seconds / 3)):
        print(json.dumps(await Run(hosts, tables, thinking).row(mode, lasting)), flush=True)


def cpu_s_of(process: int) -> float:
    """The time that a process has worked so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start_conclave(stack: ExitStack, title: str, workers: int, database: str) -> Conclave:
    """Our server with what it needs, ended with the stack."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    url = redis_url = ""
    if database == "postgresql" or workers > 1:
        postgres = Postgres()
        stack.callback(postgres.stop)
        url = postgres.fresh()
    if workers > 1:
        redis = Redis()
        stack.callback(redis.stop)
        redis_url = redis.url
    servers = [Server(folder, url, redis_url) for _ in range(workers)]
    for server in servers:
        server.start()
        stack.callback(server.kill)
    return Conclave(servers, title)


def main() -> None:
    """Measure, and print a row as soon as it is known."""
    parser = argparse.ArgumentParser(description="Latency and throughput of the server, as JSON rows.")
    parser.add_argument("--title", required=True, help="an installed title")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--think", type=float, default=0.5)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--alone", action="store_true", help="do not measure boardgame.io")
    wanted = parser.parse_args()
    with ExitStack() as stack, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        ours = start_conclave(stack, wanted.title, wanted.workers, wanted.database)
        runner.run(rows(ours, wanted.tables, wanted.seconds, wanted.think))
    if wanted.alone:
        return
    if shutil.which("node") and shutil.which("npm"):
        with ExitStack() as stack, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            peer = stack.enter_context(BoardgameServer())
            runner.run(rows(BoardgameIo(peer), wanted.tables, wanted.seconds, wanted.think))
    else:
        print("boardgame.io was not measured: there is no Node with npm on the PATH", file=sys.stderr)


if __name__ == "__main__":
    main()
