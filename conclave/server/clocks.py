"""Thinking time: what each seat has left, counted from the times of the records."""

from __future__ import annotations

import time
from collections.abc import Collection

from conclave.server.records import Clock


def now_ms() -> int:
    """The time in milliseconds, as records have it."""
    return time.time_ns() // 1_000_000


class Clocks:
    """The clocks of a table, in milliseconds. They run for the people who are asked. What answers earned is
    noted, so that nobody earns time by answering, taking back and answering again.
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.base * 1000] * seats
        self.running: tuple[int, ...] = ()
        self.at = 0
        self._earned: list[tuple[int, int, int]] = []  # after how many answers, whose, and how much
        self._graced: set[int] = set()

    def pass_until(self, at: int) -> None:
        """Let time pass."""
        spent = max(0, at - self.at)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - spent)
        self.at = max(self.at, at)

    def moved(self, seat: int, answers: int) -> None:
        """Somebody answered, after so many answers: the increment is added, never beyond what a clock of one move's
        length has.
        """
        base, increment = self.clock.base * 1000, self.clock.increment * 1000
        before = self.left[seat]
        self.left[seat] = base if increment >= base else before + increment
        self._earned.append((answers, seat, self.left[seat] - before))

    def taken_back(self, answers: int) -> None:
        """All but so many answers were taken back, and what they earned with them."""
        while self._earned and self._earned[-1][0] >= answers:
            _, seat, gain = self._earned.pop()
            self.left[seat] = max(0, self.left[seat] - gain)

    def left_at(self, now: int) -> list[int]:
        """What each seat will have at a moment, if nobody answers until then."""
        spent = max(0, now - self.at)
        return [max(0, left - spent) if seat in self.running else left for seat, left in enumerate(self.left)]

    def run(self, seats: Collection[int]) -> None:
        """From now on the clocks of these seats run."""
        self.running = tuple(sorted(seats))

    def grace(self, seat: int, seconds: int) -> None:
        """Who comes back for the first time has at least so long."""
        if seat not in self._graced:
            self._graced.add(seat)
            self.left[seat] = max(self.left[seat], seconds * 1000)

    def is_out(self, seat: int, now: int) -> bool:
        """Whether a seat's time has run out."""
        return self.left_at(now)[seat] <= 0
