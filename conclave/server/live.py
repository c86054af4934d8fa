"""A table that is open in this worker: its room, who looks at it, and what they are told."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

import msgspec

from conclave.server import wire
from conclave.server.clocks import now_ms
from conclave.server.course import PERSON
from conclave.server.limits import Bucket
from conclave.server.presence import Presence
from conclave.server.records import Line
from conclave.server.room import Room

GATHER_S = 0.3        # for how long those who come and go are gathered before it is told
GALLERY_PER_S, GALLERY_BURST = 0.5, 10.0


class Onlooker(Protocol):
    """A connected client, as the hub knows it."""

    seat: int | None
    version: int

    def send(self, message: bytes) -> None:
        """Put a message on its way."""

    def replaced(self, room: Room) -> bool:
        """Whether the link that this client came with is void now; if so, it is told and let go."""


class House(msgspec.Struct, frozen=True):
    """What all tables of a server have in common."""

    address: str = ""      # by which others reach it
    idle_s: float = 600.0  # how long a table that nobody looks at stays in memory
    away_s: float = 86400.0  # how long others wait for somebody who is away, where no clock runs


class Live:
    """A room that is open in this worker, and who looks at it."""

    def __init__(self, room: Room, lines: list[Line], house: House) -> None:
        self.room = room
        self.house = house
        self.lines = lines
        self.lock = asyncio.Lock()
        self.onlookers: set[Onlooker] = set()
        self.presence = Presence(room.about.players)
        self.used = time.monotonic()
        self.snapshot_at = room.version
        self.summary = b""
        self.thinking: asyncio.Task[None] | None = None
        self.stale = False
        self.fault = ""  # the last way in which the game broke
        self.gallery = Bucket(GALLERY_PER_S, GALLERY_BURST)  # what all who look on may say together
        self._telling: asyncio.TimerHandle | None = None
        self._told_vacancies: list[int | None] = [None] * room.about.players

    def tell_state(self) -> None:
        """Send everybody what is new to them; who is at the same version with the same eyes gets the same bytes."""
        self.room.look({onlooker.seat for onlooker in self.onlookers})
        made: dict[tuple[int | None, int], bytes] = {}
        version = self.room.version
        for onlooker in list(self.onlookers):
            if onlooker.replaced(self.room):
                self.onlookers.discard(onlooker)
            elif onlooker.version != version:
                key = (onlooker.seat, onlooker.version)
                if key not in made:
                    made[key] = self.room.frame(*key, now_ms())
                onlooker.send(made[key])
                onlooker.version = version

    def tell(self, message: dict[str, wire.Json]) -> None:
        """Send everybody the same."""
        encoded = wire.encoder.encode(message)
        for onlooker in self.onlookers:
            onlooker.send(encoded)

    def info(self) -> dict[str, wire.Json]:
        """The table with who is there."""
        return self.room.info(self.presence.online(), self.presence.watchers(), self.vacant_at, self.house.address)

    def vacant_at(self, seat: int) -> int | None:
        """From when on a bot may stand in for somebody who is away; None while that is not in sight. Where a clock runs,
        it decides alone.
        """
        since = self.room.asked_since(seat)
        if since is None or self.room.clocks is not None or self.presence.online()[seat]:
            return None
        return since + int(self.house.away_s * 1000)

    def may_be_replaced(self, seat: int) -> bool:
        """Whether others may let a bot stand in for a person: out of time, or away for long."""
        now, clocks, vacant_at = now_ms(), self.room.clocks, self.vacant_at(seat)
        return (clocks is not None and clocks.is_out(seat, now)) or (vacant_at is not None and vacant_at <= now)

    @property
    def attended(self) -> bool:
        """Whether anybody will see what bots do here."""
        return bool(self.onlookers) or any(seat.kind == PERSON for seat in self.room.seats)

    def tell_table(self) -> None:
        """Send everybody the table."""
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        self._told_vacancies = self._vacancies()
        self.tell({"type": "table", "table": self.info()})

    def tell_table_soon(self) -> None:
        """The same a little later, once for all who come and go meanwhile."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(GATHER_S, self.tell_table)

    def tell_of_vacancies(self) -> None:
        """Send everybody the table if a bot may stand in for somebody for whom it could not when it was last told."""
        if self._vacancies() != self._told_vacancies:
            self.tell_table()

    def _vacancies(self) -> list[int | None]:
        return [self.vacant_at(seat) for seat in range(self.room.about.players)]


def chat(line: Line) -> dict[str, wire.Json]:
    """A line of chat as a message."""
    return {"type": "chat", "number": line.number, "seat": line.seat, "name": line.name, "text": line.text, "at": line.at}
