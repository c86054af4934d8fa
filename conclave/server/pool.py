"""Processes that think, so that the server never waits for a bot, and no bot can take the server down.

Every worker is a process of its own behind a socket. One that crashes, hangs or eats too much memory is ended and
replaced alone; its call fails with a sentence, and all others go on. Moves come before patient work such as analyses.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import resource
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from importlib import import_module
from itertools import count
from pathlib import Path
from struct import Struct
from typing import IO

from conclave.bots.ismcts import read_budget
from conclave.kernel.errors import ConclaveError
from conclave.registry import game, titles
from conclave.server import thinking
from conclave.server.thinking import Prospect, Situation

log = logging.getLogger(__name__)

PREFIX = Struct(">I")  # how long the message is that follows
DONE, RAISED, MEMORY = "done", "raised", "memory"
BEGIN = ("import signal; signal.signal(signal.SIGINT, signal.SIG_IGN); "  # the server decides when it is over
         "from conclave.server.pool import serve; serve({line})")

MOVE, PATIENT = 0, 1  # what comes first
GRACE_S = 2.0         # how long a bot may overrun its own budget, and how long one without a budget may think
ALONE_S = 1.0         # a worker outlives the limit of a call by so much, should the server be gone
START_S = 60.0        # how long a worker may take to start on a busy machine
SIMPLER = ("ismcts", "greedy", "random")


class ThinkingFailed(ConclaveError):
    """A call that brought no result: its worker crashed, was too slow, ran out of memory, or raised an error."""


class PoolStopped(ThinkingFailed):
    """A call to a pool that goes down or was not started."""


class Call:
    """A function that waits for a worker, or is being worked on."""

    def __init__(self, function: str, args: tuple[object, ...], limit_s: float) -> None:
        self.function = function
        self.args = args
        self.limit_s = limit_s
        self.result: asyncio.Future[object] = asyncio.get_running_loop().create_future()

    def done(self, result: object) -> None:
        """Hand the result to whoever still waits for it."""
        if not self.result.done():
            self.result.set_result(result)

    def failed(self, error: ThinkingFailed) -> None:
        """Tell whoever still waits that there is no result."""
        if not self.result.done():
            self.result.set_exception(error)


class Worker:
    """One process, and the line to it."""

    def __init__(self, process: subprocess.Popen[bytes], reader: asyncio.StreamReader,
                 writer: asyncio.StreamWriter) -> None:
        self.process = process
        self.reader = reader
        self.writer = writer

    @staticmethod
    async def start(memory_mb: int) -> Worker:
        """A worker that has loaded all titles; ThinkingFailed if none comes up."""
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        reader, writer = await asyncio.open_unix_connection(sock=ours)
        try:
            worker = Worker(_spawn(theirs), reader, writer)
        except OSError as error:
            writer.close()
            raise ThinkingFailed(f"no process could be started for the bots: {error}") from error
        try:
            async with asyncio.timeout(START_S):
                await worker.ask(memory_mb)
        except BaseException as error:
            await worker.end()
            if isinstance(error, OSError | EOFError):
                raise ThinkingFailed("a worker of the bots does not come up") from error
            raise
        return worker

    async def ask(self, message: object) -> tuple[str, object]:
        """Send something and wait for what comes back."""
        packed = pickle.dumps(message)
        self.writer.write(PREFIX.pack(len(packed)) + packed)
        await self.writer.drain()
        (length,) = PREFIX.unpack(await self.reader.readexactly(PREFIX.size))
        kind, content = pickle.loads(await self.reader.readexactly(length))
        return str(kind), content

    async def end(self) -> None:
        """End the process, whatever it does, and leave nothing of it behind."""
        self.process.kill()
        self.writer.close()
        with suppress(OSError):
            await self.writer.wait_closed()
        await asyncio.to_thread(self.process.wait)


def _spawn(line: socket.socket) -> subprocess.Popen[bytes]:
    """The process at the other end of a line; our copy of that end is closed, or its death would not show."""
    with line:
        paths = os.pathsep.join([part or os.getcwd() for part in sys.path])
        return subprocess.Popen([sys.executable, "-P", "-c", BEGIN.format(line=line.fileno())], stdin=subprocess.DEVNULL,
                                pass_fds=(line.fileno(),), env={**os.environ, "PYTHONPATH": paths})


class BotPool:
    """Some workers, and the calls that wait for them.

    `await pool.call("module:function", …)` runs a function in a worker; arguments and result are pickled on the way.
    """

    def __init__(self, size: int = 2, time_limit_s: float = 10.0, memory_mb: int = 256) -> None:
        self.size = size
        self.time_limit_s = time_limit_s
        self.memory_mb = memory_mb
        self.replaced = 0  # workers that had to be
        self.running = False
        self.stopped = False
        self._numbers = count()
        self._waiting: asyncio.PriorityQueue[tuple[int, int, Call]] = asyncio.PriorityQueue()
        self._patience = asyncio.Semaphore(max(1, size - 1))  # patient work leaves a worker to the moves
        self._places: list[asyncio.Task[None]] = []
        self._starting: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many calls wait for a worker."""
        return self._waiting.qsize()

    async def ready(self) -> None:
        """Start the workers, unless somebody has done so, and wait for them; after a failure it is tried anew."""
        if self.stopped:
            raise PoolStopped("the bots go down with the server")
        if self.running:
            return
        if self._starting is None or self._starting.done():
            self._starting = asyncio.create_task(self.start())
        await asyncio.shield(self._starting)

    async def start(self) -> None:
        """Start the workers; returns when all of them are ready."""
        started = await asyncio.gather(*[Worker.start(self.memory_mb) for _ in range(self.size)], return_exceptions=True)
        workers = [worker for worker in started if isinstance(worker, Worker)]
        if len(workers) < self.size:
            await asyncio.gather(*[worker.end() for worker in workers])
            raise next(error for error in started if isinstance(error, BaseException))
        self.running = True
        self._places = [asyncio.create_task(self._work(worker)) for worker in workers]

    async def stop(self) -> None:
        """End all workers at once; calls that wait fail."""
        self.running = False
        self.stopped = True
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.gather(self._starting, return_exceptions=True)
        for place in self._places:
            place.cancel()
        await asyncio.gather(*self._places, return_exceptions=True)
        self._places = []
        while not self._waiting.empty():
            self._waiting.get_nowait()[2].failed(PoolStopped("the bots go down with the server"))

    async def call(self, function: str, *args: object, limit_s: float | None = None, patient: bool = False) -> object:
        """What a function, named `module:function`, returns in a worker; its time counts from when a worker takes it."""
        if not patient:
            return await self._queued(MOVE, function, args, limit_s)
        async with self._patience:
            return await self._queued(PATIENT, function, args, limit_s)

    async def _queued(self, rank: int, function: str, args: tuple[object, ...], limit_s: float | None) -> object:
        if not self.running:
            raise PoolStopped("the bots are not running")
        call = Call(function, args, self.time_limit_s if limit_s is None else limit_s)
        self._waiting.put_nowait((rank, next(self._numbers), call))
        return await call.result

    async def _work(self, worker: Worker) -> None:
        """One place in the pool: its worker takes call after call, and a broken one is replaced."""
        call: Call | None = None
        try:
            while True:
                call = (await self._waiting.get())[2]
                if call.result.done():
                    continue  # whoever asked has gone away
                if worker.process.poll() is not None:
                    worker = await self._instead_of(worker)  # it died while it had nothing to do
                if not await self._answered(worker, call):
                    worker = await self._instead_of(worker)
        except asyncio.CancelledError:
            if call is not None:
                call.failed(PoolStopped("the bots go down with the server"))
            raise
        finally:
            await asyncio.shield(worker.end())

    async def _answered(self, worker: Worker, call: Call) -> bool:
        """Let a worker do a call; False if the worker is of no more use."""
        try:
            async with asyncio.timeout(call.limit_s):
                kind, content = await worker.ask((call.function, call.args, call.limit_s))
        except TimeoutError:
            call.failed(ThinkingFailed(f"{call.function} took longer than {call.limit_s:g} s"))
        except (OSError, EOFError):
            call.failed(ThinkingFailed(f"the worker crashed in {call.function}"))
        except Exception as error:
            call.failed(ThinkingFailed(f"{call.function} cannot be sent to a worker, or its result back: {error}"))
        else:
            if kind == DONE:
                call.done(content)
            elif kind == MEMORY:
                call.failed(ThinkingFailed(f"{call.function} needs more than {self.memory_mb} MB"))
            else:
                call.failed(ThinkingFailed(f"{call.function} raised {content}"))
            return kind != MEMORY
        return False

    async def _instead_of(self, worker: Worker) -> Worker:
        """A new worker in the place of a broken one."""
        self.replaced += 1
        log.warning("a worker of the bots is replaced", extra={"worker": worker.process.pid, "replaced": self.replaced})
        await worker.end()
        pause_s = 0.1
        while True:
            try:
                return await Worker.start(self.memory_mb)
            except ThinkingFailed:
                log.exception("a worker of the bots does not start; it is tried again")
                await asyncio.sleep(pause_s)
                pause_s = min(10.0, 2 * pause_s)


def limit_of(bot: str) -> float:
    """How many seconds a bot may take: its budget and some grace; one that counts iterations may take long."""
    kind, _, budget = thinking.at_the_table(bot).partition(":")
    if kind != thinking.ISMCTS:
        return GRACE_S
    iterations, milliseconds = read_budget(budget)
    return 10 * GRACE_S if iterations else milliseconds / 1000.0 + GRACE_S


async def bot_answer(pool: BotPool, now: Situation, bot: str, seed: int) -> tuple[str, str]:
    """What a bot answers, and the bot that did: a simpler one where the bot fails, so that the table goes on."""
    kind = bot.partition(":")[0]
    ladder = [bot, *SIMPLER[SIMPLER.index(kind) + 1:]] if kind in SIMPLER else [bot, *SIMPLER[1:]]
    await pool.ready()
    for name in ladder:
        try:
            answer = await pool.call("conclave.server.thinking:choose", now, name, seed, limit_s=limit_of(name))
        except PoolStopped:
            raise
        except ConclaveError as failure:
            log.warning("a bot did not answer: %s", failure,
                        extra={"bot": name, "title": now.title, "seat": now.seat, "reason": str(failure)})
        else:
            return str(answer), name
    return thinking.choose(now, SIMPLER[-1], seed), SIMPLER[-1]


async def bot_hint(pool: BotPool, now: Situation, bot: str, seed: int) -> list[Prospect]:
    """What a bot would answer, then the best few others."""
    await pool.ready()
    found = await pool.call("conclave.server.thinking:prospects", now, bot, seed, limit_s=limit_of(bot) + GRACE_S)
    assert isinstance(found, list)
    return found


def serve(line: int) -> None:
    """The life of a worker: does what comes over the line until that is closed."""
    with suppress(ConnectionError), socket.socket(fileno=line) as talk, talk.makefile("rb") as heard:
        memory_mb = _hear(heard)
        assert isinstance(memory_mb, int)
        for title in titles():
            game(title)
        _limit_memory(memory_mb)
        _say(talk, DONE, None)
        while (message := _hear(heard)) is not None:
            assert isinstance(message, tuple)
            function, args, limit_s = message
            signal.setitimer(signal.ITIMER_REAL, limit_s + ALONE_S)  # ends this process if the server no longer can
            _do(talk, function, args)
            signal.setitimer(signal.ITIMER_REAL, 0)


def _hear(heard: IO[bytes]) -> object:
    """The next message; None when the server has gone."""
    head = heard.read(PREFIX.size)
    if len(head) < PREFIX.size:
        return None
    return pickle.loads(heard.read(*PREFIX.unpack(head)))


def _say(talk: socket.socket, kind: str, content: object) -> None:
    packed = pickle.dumps((kind, content))
    talk.sendall(PREFIX.pack(len(packed)) + packed)


def _do(talk: socket.socket, function: str, args: tuple[object, ...]) -> None:
    """Do a call and report how it went."""
    try:
        module, _, name = function.partition(":")
        _say(talk, DONE, getattr(import_module(module), name)(*args))
    except MemoryError:
        _say(talk, MEMORY, None)
    except Exception as error:
        _say(talk, RAISED, f"{type(error).__name__}: {error}")


def _limit_memory(memory_mb: int) -> None:
    """Allow so much more memory than is in use now, where the system tells how much that is."""
    sizes = Path("/proc/self/statm")
    if sizes.exists():
        most = int(sizes.read_text().split()[0]) * resource.getpagesize() + memory_mb * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
