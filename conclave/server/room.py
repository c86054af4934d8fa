"""What everybody at a table may see: the frames that are sent, and the table as lobbies show it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import msgspec

from conclave.kernel.game import Game
from conclave.server import wire
from conclave.server.boxes import Boxes
from conclave.server.course import BOT, Course
from conclave.server.records import About


class Seen:
    """What one seat sees and is asked in a version, ready to be sent."""

    __slots__ = ("ask", "hash", "version", "view")

    def __init__(self, version: int, view: bytes, ask: bytes) -> None:
        self.version = version
        self.view = view
        self.ask = ask
        self.hash = wire.digest(view, ask)


class Room(Course):
    """One table, with what is sent about it. What a seat sees is worked out once for each version."""

    def __init__(self, about: About, game: Game | None = None, boxes: Boxes | None = None) -> None:
        super().__init__(about, game, boxes)
        self._seen: dict[int | None, Seen] = {}

    def seen(self, seat: int | None) -> Seen:
        """What a seat sees and is asked now."""
        seen = self._seen.get(seat)
        if seen is None or seen.version != self.version:
            self.look((seat,))
        return self._seen[seat]

    def look(self, seats: Collection[int | None]) -> None:
        """Work out what several seats see: that is quicker than one by one."""
        table = self.table
        if table is None:
            self._seen |= dict.fromkeys(seats, Seen(self.version, b"null", b"null"))
            return
        eyes = list(seats)
        for eye, view in zip(eyes, table.game.views(table.runner.state, eyes), strict=True):
            asked = None if eye is None else self._open.get(eye)
            ask = b"null" if asked is None else wire.encoder.encode(wire.asked(table.game, table.runner.state, asked))
            self._seen[eye] = Seen(self.version, wire.encoder.encode(view), ask)

    def news_since(self, version: int, seat: int | None) -> list[wire.Json]:
        """What a seat may read about everything after a version."""
        first = len(self.said)
        while first > 0 and self.said[first - 1].version > version:
            first -= 1
        return [wire.news(said.version, said.event, seat, said.automatic) for said in self.said[first:]]

    def frame(self, seat: int | None, since: int, now: int | None = None) -> bytes:
        """The state for a seat at a moment (that of the last record, if none is given), with the news after a version."""
        seen, table = self.seen(seat), self.table
        return wire.encoder.encode({
            "type": "state", "version": self.version, "hash": seen.hash,
            "answers": table.version if table is not None else 0,
            "view": msgspec.Raw(seen.view), "ask": msgspec.Raw(seen.ask), "waiting": self.waiting_for,
            "news": self.news_since(since, seat),
            "outcome": wire.ending(table.outcome) if table is not None and table.over else None,
            "undo": {"grade": self.undo_grade(seat), "redo": seat is not None and self.can_redo(seat),
                     "wish": None if self.wish is None else {"seat": self.wish[0], "agreed": sorted(self.wish[1])}},
            "asking": {window: table.when_asked(seat, window) for window in self.game.windows}
                      if table is not None and seat is not None else {},
            "peace": table is not None and seat is not None and table.in_peace(seat),
            "clocks": self._clocks(now),
        })

    def _clocks(self, now: int | None) -> wire.Json:
        clocks = self.clocks
        if clocks is None:
            return None
        at = clocks.at if now is None else max(now, clocks.at)
        return {"left": list(clocks.left_at(at)), "running": list(clocks.running), "at": at}

    def info(self, online: Sequence[bool] = (), watchers: int = 0,
             vacant_at: Callable[[int], int | None] = lambda seat: None, address: str = "") -> dict[str, wire.Json]:
        """The table as lobbies and players see it."""
        about, table = self.about, self.table
        ended = table.outcome if table is not None and table.over else None
        return {
            "id": about.id, "title": about.title, "players": about.players, "options": dict(about.options),
            "public": about.public, "watch": about.watch, "state": self.state, "created": about.created,
            "clock": None if about.clock is None else {"base": about.clock.base, "increment": about.clock.increment},
            "alone": self.alone, "rematch": self.rematch, "waiting": self.waiting_for, "address": address,
            "seats": [{"seat": number, "name": seat.name, "kind": seat.kind, "bot": seat.bot,
                       "online": seat.kind == BOT or (bool(online) and online[number]), "vacant_at": vacant_at(number)}
                      for number, seat in enumerate(self.seats)],
            "watchers": watchers, "outcome": wire.outcome(ended),
        }
