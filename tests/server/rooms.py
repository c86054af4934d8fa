"""Rooms without a server: tables of Res Arcana whose records the tests keep."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from conclave.registry import game as find_game
from conclave.server import records as kinds
from conclave.server.records import About, Clock, Record
from conclave.server.room import Room
from tests.server.answering import Json, legal_answer

RES_ARCANA = find_game("res-arcana")
BEGIN = 1_000_000


def about(players: int = 2, variant: str = "standard", seed: int = 7, clock: Clock | None = None, table: str = "table",
          origin: str = "", public: bool = False, watch: bool = True) -> About:
    """What a table is."""
    options = RES_ARCANA.settle_options({"variant": variant}, players)
    return About(table, RES_ARCANA.title, RES_ARCANA.rules_version, players, options, seed, public, watch, clock, BEGIN,
                 origin)


class Sitting:
    """A room, and the records that led to it. Time goes on by a second with everything that happens."""

    def __init__(self, what: About, bots: Sequence[int] = (), people: Sequence[int] | None = None) -> None:
        self.room = Room(what)
        self.past: list[Record] = []
        self.now = BEGIN
        for seat in bots:
            self.do(kinds.BOT, seat, "random")
        for seat in people if people is not None else [seat for seat in range(what.players) if seat not in bots]:
            self.do(kinds.JOIN, seat, f"Player {seat}")

    def do(self, kind: str, seat: int, text: str = "", message: str = "", version: int | None = None,
           after_s: float = 1.0) -> Record:
        """Something happens after so many seconds."""
        self.now += int(after_s * 1000)
        record = self.room.propose(kind, seat, text, message, self.now, version)
        self.past.append(record)
        return record

    def answer(self, rng: Random, seat: int | None = None, message: str = "") -> Record:
        """A seat that is asked (or this one) answers at random."""
        asked = rng.choice(self.room.waiting_for) if seat is None else seat
        return self.do(kinds.ANSWER, asked, self.some_answer(asked, rng), message)

    def some_answer(self, seat: int, rng: Random) -> str:
        """A legal answer to the open question of a seat."""
        return legal_answer(msgspec.json.decode(self.room.seen(seat).ask), rng)

    def play(self, rng: Random, most: int = 100_000) -> None:
        """Play at random until the game is over, or so many answers."""
        for _ in range(most):
            if not self.room.waiting_for:
                return
            self.answer(rng)

    def play_until_alternating(self, rng: Random) -> None:
        """Play until one seat alone is asked: the choices that all make together are behind us."""
        while len(self.room.waiting_for) != 1:
            self.answer(rng)

    def frame(self, seat: int | None, since: int = 0) -> Json:
        """What a seat is sent."""
        return msgspec.json.decode(self.room.frame(seat, since))

    def frames(self) -> list[bytes]:
        """What everybody is sent, spectators too, from the beginning on."""
        return frames_of(self.room)

    def again(self) -> Room:
        """Another room, from the same records."""
        room = Room(self.room.about)
        room.replay(self.past)
        return room


def frames_of(room: Room) -> list[bytes]:
    """What everybody at a room is sent, spectators too, from the beginning on."""
    return [room.frame(seat, 0) for seat in (*range(room.about.players), None)]
