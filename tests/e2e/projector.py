"""Any moment of a recorded game on the real page of a table: the line to the server is played by the test, so that the page
jumps from one question to another at once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocketRoute

from conclave.kernel.table import Table
from conclave.server import archive, wire
from conclave.server.boxes import Boxes
from tests.e2e.tables import playthrough
from tests.games.scenes import Script

NAMES = ("Ada", "Radomir", "Morena", "Corvin", "Zorya")
TABLE = "projected"
SINGLE = ("choose", "choose-some")  # forms in which whatever an option is about is touched to choose it
MEMORY = 40  # events that are told anew at each moment


class Moment(NamedTuple):
    """A question of a game, as who is asked sees it."""

    game: str
    number: int
    seat: int
    table: Any
    frame: Any

    @property
    def asked(self) -> list[str]:
        """The things that the question is about, where each of them is an answer by itself."""
        ask = self.frame["ask"]
        return sorted({thing for option in ask["options"] for thing in option["about"]}) if ask["form"] in SINGLE else []

    @property
    def ways(self) -> dict[str, list[str]]:
        """The answers that each thing gives."""
        found: dict[str, list[str]] = {}
        for option in self.frame["ask"].get("options", ()):
            for thing in option["about"]:
                found.setdefault(thing, []).append(option["note"])
        return found

    def __str__(self) -> str:
        return f"{self.game} after {self.number} answers, seat {self.seat}, {self.frame['ask']['prompt'][0]}"


def about(table: Table, title: str) -> Any:
    """What the server tells everybody about such a table."""
    seats = [{"seat": seat, "name": NAMES[seat], "kind": "person", "bot": "", "online": True, "vacant_at": None}
             for seat in range(table.players)]
    return {"id": TABLE, "title": title, "players": table.players, "options": {}, "public": False, "watch": True,
            "state": "playing", "created": 0, "clock": None, "alone": True, "rematch": "", "address": "", "waiting": [],
            "seats": seats, "watchers": 0, "outcome": None}


def moments(which: str, every: int, first: int = 0) -> Iterator[Moment]:
    """Every so-manieth question of a recorded game."""
    table = archive.open_save(playthrough(which), Boxes())
    here = about(table, table.game.title)
    told: list[Any] = []
    for number, runner, events in table.walk(table.oldest):
        pending = list(runner.pending)
        told = [*told[-MEMORY:], *((number, event) for event in events)]
        if not pending or number < first or number % every:
            continue
        asked = pending[0]
        view = json.loads(wire.encoder.encode(runner.game.view(runner.state, asked.seat)))
        frame = {"type": "state", "version": number + 1, "hash": "0", "answers": number, "view": view,
                 "ask": wire.asked(runner.game, runner.state, asked), "waiting": [each.seat for each in pending],
                 "news": [wire.news(at, event, asked.seat, False) for at, event in told], "outcome": None,
                 "undo": {"grade": "alone", "redo": False, "wish": None}, "asking": {}, "peace": False, "clocks": None}
        yield Moment(which, number, asked.seat, here, json.loads(wire.encoder.encode(frame)))


def posed(scene: Script, number: int = 1) -> Moment:
    """The question that a scene has come to, as who is asked sees it."""
    runner = scene.runner
    asked = runner.pending[0]
    view = json.loads(wire.encoder.encode(runner.game.view(runner.state, asked.seat)))
    seats = [{"seat": seat, "name": NAMES[seat], "kind": "person", "bot": "", "online": True, "vacant_at": None}
             for seat in range(len(view["seats"]))]
    table = {"id": TABLE, "title": runner.game.title, "players": len(seats), "options": {}, "public": False, "watch": True,
             "state": "playing", "created": 0, "clock": None, "alone": True, "rematch": "", "address": "", "waiting": [],
             "seats": seats, "watchers": 0, "outcome": None}
    frame = {"type": "state", "version": number, "hash": "0", "answers": number, "view": view,
             "ask": wire.asked(runner.game, runner.state, asked), "waiting": [each.seat for each in runner.pending],
             "news": [], "outcome": None, "undo": {"grade": "alone", "redo": False, "wish": None}, "asking": {},
             "peace": False,
             "clocks": None}
    return Moment(runner.game.title, number, asked.seat, table, json.loads(wire.encoder.encode(frame)))


class Projector:
    """Shows moments on a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line: WebSocketRoute | None = None
        self.shown: Moment | None = None
        self.answers: list[str] = []  # that the page has given
        page.route_web_socket("**/api/socket", self._opened)

    def _opened(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(lambda said: self._answer(line, json.loads(said)))

    def _answer(self, line: WebSocketRoute, said: Any) -> None:
        if said["type"] == "hello" and self.shown is not None:
            self._send(self.shown)
        elif said["type"] == "answer":
            self.answers.append(said["answer"])
            line.send(json.dumps({"type": "ack", "id": said["id"], "version": said["version"]}))
        elif said["type"] == "here":
            line.send(json.dumps({"type": "there"}))
        elif said["type"] == "why" and self.shown is not None:
            version = self.shown.frame["version"]
            line.send(json.dumps({"type": "why", "id": said["id"], "version": version, "refusals": []}))

    def _send(self, moment: Moment) -> None:
        assert self.line is not None
        welcome = {"type": "welcome", "table": moment.table, "seat": moment.seat, "version": 0, "chat": [],
                   "resumed": False}
        self.line.send(json.dumps(welcome))
        self.line.send(json.dumps(moment.frame))

    def show(self, moment: Moment) -> None:
        """Show a moment, and wait until it is there."""
        self.begin(moment)
        self.wait()

    def begin(self, moment: Moment) -> None:
        """Begin to show a moment."""
        opened = self.shown is not None and self.shown.game == moment.game
        self.shown = moment
        if opened:
            self._send(moment)
        else:
            self.page.goto(f"/table/{TABLE}?{moment.game}")

    def wait(self) -> None:
        """Wait until the moment is there."""
        assert self.shown is not None
        self.page.wait_for_function(
            "(version) => Number(document.querySelector('section.prompt')?.dataset.version) === version",
            arg=self.shown.frame["version"])
