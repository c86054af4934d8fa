"""Tables of two scripted players, and how long each move takes until the opponent has the new state."""

from __future__ import annotations

import asyncio
import time
from abc import abstractmethod
from collections.abc import Callable
from random import Random

from bench.sockets import Line

STUCK_S = 10.0


class Measured:
    """What a run has seen so far."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.errors = 0
        self.counting = False

    def moved(self, took_s: float) -> None:
        """The opponent has the new state."""
        if self.counting:
            self.latencies.append(took_s)

    def failed(self) -> None:
        """A move was refused, lost, or a connection broke."""
        self.errors += 1

    def percentile(self, share: float) -> float | None:
        """The latency in milliseconds that this share of the moves stayed under."""
        if not self.latencies:
            return None
        ordered = sorted(self.latencies)
        return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)


class Talker(Line):
    """One player's connection; subclasses speak the language of a server."""

    def __init__(self, host: str, path: str) -> None:
        super().__init__(host, path)
        self.pair: Pair | None = None
        self.seat = 0

    @abstractmethod
    def move(self, question: object, rng: Random) -> None:
        """Send an answer to a question of this server."""

    def saw(self, version: int, question: object | None, over: bool) -> None:
        """A state has come."""
        if self.pair is not None:
            self.pair.saw(self.seat, version, question, over)

    def refused(self) -> None:
        """The server said no."""
        if self.pair is not None:
            self.pair.measured.failed()

    def ended(self) -> None:
        """The connection broke, unless the table is done."""
        if self.pair is not None and not self.pair.done:
            self.pair.measured.failed()


class Pair:
    """A table in step: one moves, both see it, then whoever is asked thinks and moves."""

    def __init__(self, talkers: list[Talker], measured: Measured, think_s: float, seed: int,
                 finished: Callable[[Pair], None]) -> None:
        self.talkers = talkers
        self.measured = measured
        self.think_s = think_s
        self.rng = Random(seed)
        self.finished = finished
        self.done = False
        self._seen: list[tuple[int, object | None]] = [(-1, None), (-1, None)]
        self._moved_version = -1
        self._mover = -1
        self._sent_at = time.perf_counter() - think_s * self.rng.random()  # so that not all begin at once
        self._waiting = False
        for seat, talker in enumerate(talkers):
            talker.pair, talker.seat = self, seat

    def saw(self, seat: int, version: int, question: object | None, over: bool) -> None:
        """One of the two has a state."""
        first = version > self._moved_version >= self._seen[seat][0]
        self._seen[seat] = (version, question)
        if first and self._mover >= 0 and seat != self._mover:
            self.measured.moved(time.perf_counter() - self._sent_at)
        if over:
            self.end()
            self.finished(self)
        elif self._seen[0][0] == self._seen[1][0] > self._moved_version and not self._waiting and not self.done:
            self._waiting = True
            pause = self._sent_at + self.think_s - time.perf_counter()
            asyncio.get_running_loop().call_later(max(0.0, pause), self._move)

    def _move(self) -> None:
        self._waiting = False
        asked = [seat for seat, (_, question) in enumerate(self._seen) if question is not None]
        if self.done or not asked:
            return
        self._mover = self.rng.choice(asked)
        self._moved_version = self._seen[self._mover][0]
        self._sent_at = time.perf_counter()
        self.talkers[self._mover].move(self._seen[self._mover][1], self.rng)

    @property
    def stuck(self) -> bool:
        """Whether a move has had no effect for long."""
        return not self.done and not self._waiting and time.perf_counter() - self._sent_at > STUCK_S + self.think_s

    def end(self) -> None:
        """Hang up."""
        if not self.done:
            self.done = True
            for talker in self.talkers:
                talker.hang_up()
