"""Thinking time: what each seat has left, counted from the times of the records."""

from __future__ import annotations

from collections.abc import Collection

from conclave.server.records import Clock


class Clocks:
    """The clocks of a table, in milliseconds. They run for the people who are asked."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.base * 1000] * seats
        self.running: tuple[int, ...] = ()
        self.at = 0

    def pass_until(self, at: int) -> None:
        """Let time pass."""
        spent = max(0, at - self.at)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - spent)
        self.at = max(self.at, at)

    def moved(self, seat: int) -> None:
        """Somebody answered: the increment is added, never beyond what a clock of one move's length has."""
        base, increment = self.clock.base * 1000, self.clock.increment * 1000
        self.left[seat] = base if increment >= base else self.left[seat] + increment

    def run(self, seats: Collection[int]) -> None:
        """From now on the clocks of these seats run."""
        self.running = tuple(sorted(seats))

    def grace(self, seat: int, seconds: int) -> None:
        """Who comes back has at least so long."""
        self.left[seat] = max(self.left[seat], seconds * 1000)

    def is_out(self, seat: int, now: int) -> bool:
        """Whether a seat's time has run out."""
        spent = max(0, now - self.at) if seat in self.running else 0
        return self.left[seat] - spent <= 0
