"""Who is connected to a table, here and at the other workers."""

from __future__ import annotations

import time

import msgspec

FORGOTTEN_S = 90.0  # a worker that has not been heard of for so long has gone


class Report(msgspec.Struct):
    """Who is connected at one worker."""

    worker: str
    seats: list[int]
    watchers: int


class Presence:
    """Counts connections by seat."""

    def __init__(self, seats: int) -> None:
        self._here = [0] * seats
        self._watching = 0
        self._elsewhere: dict[str, tuple[float, Report]] = {}

    def came(self, seat: int | None) -> bool:
        """Somebody connected; whether that is news."""
        if seat is None:
            self._watching += 1
            return True
        self._here[seat] += 1
        return self._here[seat] == 1

    def went(self, seat: int | None) -> bool:
        """Somebody's connection ended; whether that is news."""
        if seat is None:
            self._watching -= 1
            return True
        self._here[seat] -= 1
        return self._here[seat] == 0

    def online(self) -> list[bool]:
        """Which seats have a connection."""
        others = {seat for report in self._others() for seat in report.seats}
        return [count > 0 or seat in others for seat, count in enumerate(self._here)]

    def watchers(self) -> int:
        """How many look on."""
        return self._watching + sum([report.watchers for report in self._others()])

    def _others(self) -> list[Report]:
        since = time.monotonic() - FORGOTTEN_S
        return [report for at, report in self._elsewhere.values() if at > since]

    def mine(self, worker: str) -> str:
        """What this worker tells the others."""
        seats = [seat for seat, count in enumerate(self._here) if count]
        return msgspec.json.encode(Report(worker, seats, self._watching)).decode()

    def heard(self, text: str) -> bool:
        """Take in what another worker tells; whether it changes anything."""
        report = msgspec.json.decode(text, type=Report)
        before = (self.online(), self.watchers())
        self._elsewhere[report.worker] = (time.monotonic(), report)
        return before != (self.online(), self.watchers())
