"""The pool of thinking processes: whatever one of them does, its call ends, and the others go on."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from time import perf_counter, sleep

import pytest
import uvloop

from conclave.server.pool import BotPool, PoolStopped, ThinkingFailed, bot_answer, bot_hint, limit_of
from conclave.server.thinking import Situation, choose
from tests.server.test_thinking import standing

pytestmark = pytest.mark.slow  # it starts processes

HERE = "tests.server.test_pool"
LOOPS = [asyncio.new_event_loop, uvloop.new_event_loop]
ENDS = [("crash", 20.0, "crashed"), ("hang", 0.2, "longer than 0.2 s"), ("hoard", 20.0, "more than 128 MB")]
hoarded: list[bytes] = []


def double(number: int) -> int:
    return 2 * number


def whoami() -> int:
    return os.getpid()


def crash() -> None:
    os._exit(3)


def hang() -> None:
    while True:
        sleep(60)


def hold(seconds: float) -> float:
    sleep(seconds)
    return seconds


def hoard() -> None:
    while True:
        hoarded.append(bytes(8_000_000))


def complain() -> None:
    raise ValueError("no such spell")


def unsendable() -> object:
    return lambda: None


def interrupt_yourself() -> str:
    os.kill(os.getpid(), signal.SIGINT)
    return "still here"


def chatter(size: int) -> bytes:
    print("a worker may print what it likes", flush=True)
    return bytes(size)


@asynccontextmanager
async def running(size: int = 1, time_limit_s: float = 20.0, memory_mb: int = 256) -> AsyncIterator[BotPool]:
    pool = BotPool(size, time_limit_s, memory_mb)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.stop()


def run(scene: Callable[[], Awaitable[None]], loop: Callable[[], asyncio.AbstractEventLoop] = LOOPS[0]) -> None:
    async def play() -> None:
        await scene()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(play())


@pytest.mark.parametrize("loop", LOOPS)
def test_whatever_a_worker_does_it_is_replaced_alone(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def scene() -> None:
        async with running(memory_mb=128) as pool:
            first = await pool.call(f"{HERE}:whoami")
            for number, (name, limit_s, complaint) in enumerate(ENDS, 1):
                with pytest.raises(ThinkingFailed, match=complaint):
                    await pool.call(f"{HERE}:{name}", limit_s=limit_s)
                second = await pool.call(f"{HERE}:whoami")
                assert second != first
                first = second
                assert pool.replaced == number
            with pytest.raises(ThinkingFailed, match="raised ValueError: no such spell"):
                await pool.call(f"{HERE}:complain")
            with pytest.raises(ThinkingFailed, match="raised"):
                await pool.call(f"{HERE}:unsendable")
            with pytest.raises(ThinkingFailed, match="cannot be sent"):
                await pool.call(f"{HERE}:double", lambda: None)
            first = await pool.call(f"{HERE}:whoami")
            with pytest.raises(ThinkingFailed, match="raised AttributeError"):
                await pool.call(f"{HERE}:there_is_no_such_function")
            assert await pool.call(f"{HERE}:interrupt_yourself") == "still here"
            assert await pool.call(f"{HERE}:whoami") == first
            assert await pool.call(f"{HERE}:chatter", 3_000_000) == bytes(3_000_000)

    run(scene, loop)


def test_the_others_go_on_while_one_hangs() -> None:
    async def scene() -> None:
        async with running(2) as pool:
            hung = asyncio.create_task(pool.call(f"{HERE}:hang"))
            others = [await pool.call(f"{HERE}:double", number) for number in range(5)]
            assert others == [0, 2, 4, 6, 8]
            assert not hung.done()
        with pytest.raises(PoolStopped):
            await hung

    run(scene)


def test_a_worker_that_died_idle_costs_nobody_a_call() -> None:
    async def scene() -> None:
        async with running() as pool:
            first = await pool.call(f"{HERE}:whoami")
            assert isinstance(first, int)
            os.kill(first, signal.SIGKILL)
            os.waitid(os.P_PID, first, os.WEXITED | os.WNOWAIT)
            assert await pool.call(f"{HERE}:double", 4) == 8
            assert pool.replaced == 1

    run(scene)


def test_moves_come_before_patient_work_and_in_their_order() -> None:
    async def scene() -> None:
        done: list[str] = []

        async def note(name: str, patient: bool) -> None:
            await pool.call(f"{HERE}:double", 1, patient=patient)
            done.append(name)

        async with running() as pool:
            busy = asyncio.create_task(pool.call(f"{HERE}:hold", 0.1))
            await asyncio.sleep(0)
            waiting = [asyncio.create_task(note(name, name.startswith("analysis")))
                       for name in ("analysis 1", "analysis 2", "move 1", "move 2", "move 3")]
            await asyncio.gather(busy, *waiting)
            assert done == ["move 1", "move 2", "move 3", "analysis 1", "analysis 2"]

    run(scene)


def test_patient_work_leaves_a_worker_to_the_moves() -> None:
    async def scene() -> None:
        async with running(2) as pool:
            patient = [asyncio.create_task(pool.call(f"{HERE}:hang", patient=True)) for _ in range(2)]
            await asyncio.sleep(0)
            async with asyncio.timeout(15.0):
                assert await pool.call(f"{HERE}:double", 5) == 10
            assert not any(task.done() for task in patient)
        ends = await asyncio.gather(*patient, return_exceptions=True)
        assert all(isinstance(end, PoolStopped) for end in ends)

    run(scene)


def test_stopping_ends_everything_at_once() -> None:
    async def scene() -> None:
        async with running() as pool:
            worker = await pool.call(f"{HERE}:whoami")
            assert isinstance(worker, int)
            calls = [asyncio.create_task(pool.call(f"{HERE}:hang")) for _ in range(3)]
            patient = asyncio.create_task(pool.call(f"{HERE}:hang", patient=True))
            while pool.waiting != 3:
                await asyncio.sleep(0)
            begun = perf_counter()
            await pool.stop()
            assert perf_counter() - begun < 2.0
            ends = await asyncio.gather(*calls, patient, return_exceptions=True)
            assert all(isinstance(end, PoolStopped) for end in ends)
            with pytest.raises(ProcessLookupError):
                os.kill(worker, 0)
            with pytest.raises(PoolStopped):
                await pool.call(f"{HERE}:double", 1)

    run(scene)


ORPHANS = f"""
import asyncio, os, signal
from conclave.server.pool import BotPool

async def main():
    pool = BotPool(2)
    await pool.start()
    hung = asyncio.create_task(pool.call("{HERE}:hang", limit_s=0.2))
    await pool.call("{HERE}:whoami")
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


def test_workers_go_when_the_server_is_gone_even_in_the_middle_of_a_call() -> None:
    ended = subprocess.run([sys.executable, "-c", ORPHANS], stdout=subprocess.PIPE, timeout=30)
    # The workers have the same output: it was read to its end, so they have ended too.
    assert ended.returncode == -signal.SIGKILL


def test_bots_answer_through_the_pool_as_they_do_in_process() -> None:
    async def scene() -> None:
        async with running(2) as pool:
            for count, bot in ((40, "ismcts:8it"), (60, "greedy"), (80, "random")):
                now = standing(7, count)
                assert await bot_answer(pool, now, bot, 5) == (choose(now, bot, 5), bot)
            hint = await bot_hint(pool, now, "greedy", 5)
            assert hint[0].answer == choose(now, "greedy", 5)

    run(scene)


class Unlucky(BotPool):
    """A pool in which some bots fail."""

    def __init__(self, failing: set[str]) -> None:
        super().__init__()
        self.failing = failing
        self.running = True

    async def call(self, function: str, *args: object, limit_s: float | None = None, patient: bool = False) -> object:
        now, bot, seed = args
        assert isinstance(now, Situation)
        assert isinstance(seed, int)
        assert isinstance(bot, str)
        if bot in self.failing:
            raise ThinkingFailed(f"{bot} is lost in thought")
        if bot == "oracle":
            raise ThinkingFailed("there is no bot 'oracle'")
        return choose(now, bot, seed)


@pytest.mark.parametrize(("failing", "answering"), [
    (set(), "ismcts:2it"), ({"ismcts:2it"}, "greedy"), ({"ismcts:2it", "greedy"}, "random"),
    ({"ismcts:2it", "greedy", "random"}, "random")])
def test_a_simpler_bot_steps_in(failing: set[str], answering: str, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        answer, bot = await bot_answer(Unlucky(failing), now, "ismcts:2it", 1)
        assert (answer, bot) == (choose(now, answering, 1), answering)

    now = standing(7, 50)
    with caplog.at_level(logging.WARNING):
        run(scene)
    assert {record.__dict__["bot"] for record in caplog.records} == failing


def test_nobody_steps_in_when_the_server_goes_down() -> None:
    async def scene() -> None:
        pool = BotPool()
        await pool.stop()
        with pytest.raises(PoolStopped):
            await bot_answer(pool, standing(7, 50), "greedy", 1)

    run(scene)


def test_the_workers_start_when_the_first_bot_is_asked() -> None:
    async def scene() -> None:
        pool = BotPool(size=1)
        try:
            assert not pool.running
            both = await asyncio.gather(*[bot_answer(pool, standing(7, 50), "greedy", 1) for _ in range(2)])
            assert both[0] == both[1]
            assert pool.running
        finally:
            await pool.stop()

    run(scene)


def test_a_bot_that_there_is_not_is_replaced_like_one_that_fails() -> None:
    async def scene() -> None:
        for bot in ("oracle", "ismcts:soon"):
            assert (await bot_answer(Unlucky(set()), standing(7, 50), bot, 1))[1] == "greedy"

    run(scene)


def test_a_bot_has_its_budget_and_some_grace() -> None:
    assert limit_of("greedy") < limit_of("ismcts") < limit_of("ismcts:5000ms") < limit_of("ismcts:500it")
