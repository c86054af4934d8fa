"""Tables that a test finds set: made over HTTP, for the tests that are not about making them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

import httpx
from websockets.sync.client import connect

import conclave
from conclave.kernel.dice import Dice
from conclave.server import archive
from conclave.server.boxes import Boxes

PLAYTHROUGHS = Path(__file__).resolve().parents[1] / "playthroughs"
FINISHED = "res-arcana-2-standard-end-of-round"
PATIENCE_S = 20.0
LARGEST = 2**24
ENOUGH_GAMES = 200


class Seat(NamedTuple):
    """A seat that somebody holds."""

    table: str
    token: str
    link: str


class Lobby:
    """The HTTP part of the server."""

    def __init__(self, url: str) -> None:
        self.socket_url = f"ws{url.removeprefix('http')}/api/socket"
        self.http = httpx.Client(base_url=url, timeout=30, trust_env=False)

    def __enter__(self) -> Lobby:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.http.close()

    def create(self, seats: Sequence[str] = ("me", "greedy"), variant: str = "first-game", name: str = "Ada",
               **more: Any) -> Seat:
        """A table; the first seat is ours."""
        wanted = {"title": "res-arcana", "players": len(seats), "options": {"variant": variant}, "seats": list(seats),
                  "name": name, "public": False, "watch": True, "clock": None, **more}
        return self._seat(self.http.post("/api/tables", json=wanted))

    def alone(self, variant: str = "first-game", seed: int = 7, bot: str = "greedy", **more: Any) -> Seat:
        """The same game every time, against a bot."""
        return self.create(("me", bot), variant, seed=seed, **more)

    def join(self, seat: Seat, name: str) -> Seat:
        """Somebody else sits down at the table."""
        return self._seat(self.http.post(f"/api/tables/{seat.table}/join", json={"name": name}))

    def pair(self, variant: str = "first-game", **more: Any) -> tuple[Seat, Seat]:
        """A table of two people, Ada and Bob."""
        ada = self.create(("me", "open"), variant, **more)
        return ada, self.join(ada, "Bob")

    def play_out(self, seats: Sequence[Seat]) -> None:
        """Bots play for these people until the game is over."""
        # Bots among themselves rest unless somebody looks on.
        with connect(self.socket_url, proxy=None, max_size=LARGEST) as looking:
            looking.send(json.dumps({"type": "hello", "table": seats[0].table}))
            for number, seat in enumerate(seats):
                answer = self.http.post(f"/api/tables/{seat.table}/takeover", json={"seat": number, "bot": "greedy"},
                                        headers={"Authorization": f"Seat {seat.token}"})
                assert answer.is_success, answer.text
            while not json.loads(looking.recv(PATIENCE_S)).get("outcome"):
                pass

    def opened(self, save: str, name: str = "Ada") -> Seat:
        """The table of a saved game."""
        return self._seat(self.http.post("/api/saves", params={"name": name}, content=save.encode()))

    def finished(self, which: str = FINISHED) -> Seat:
        """A finished game."""
        return self.opened(playthrough(which))

    def lessons(self) -> Any:
        """The lessons of the tutorial."""
        return self.http.get("/api/titles/res-arcana/tutorial").json()

    def table(self, seat: Seat) -> Any:
        """What the server tells everybody about a table."""
        return self.http.get(f"/api/tables/{seat.table}").json()

    @staticmethod
    def _seat(answer: httpx.Response) -> Seat:
        assert answer.is_success, f"{answer.url}: {answer.status_code} {answer.text}"
        body = answer.json()
        return Seat(body["table"]["id"], body["token"], body["link"])


def playthrough(which: str = FINISHED) -> str:
    """A recorded game."""
    return (PLAYTHROUGHS / f"{which}.txt").read_text()


def after(which: str, answers: int) -> str:
    """A recorded game as it stood after so many answers."""
    return archive.cut(archive.open_save(playthrough(which), Boxes()), answers)


def asked(which: str, prompt: str, seat: int = 0, times: int = 1, options: int = 1) -> str:
    """A recorded game as it stood when a seat was asked something for the so-manieth time with so many ways to answer."""
    table = archive.open_save(playthrough(which), Boxes())
    runner = table.at(0).runner
    for number, entry in enumerate(table.journal.entries):
        times -= any(each.seat == seat and each.prompt.key == prompt and each.count() >= options for each in runner.pending)
        if times == 0:
            return archive.cut(table, number)
        decision = runner.decision_of(entry.seat)
        runner.play(decision, decision.read(entry.answer))
    raise AssertionError(f"seat {seat} is not asked '{prompt}' so often in {which}")


def met(title: str, prompt: str, players: int = 2, seat: int = 0, options: int = 2, **chosen: str) -> str:
    """A game of today in which a seat is asked something, with so many ways to answer, in the middle of a step.

    A recorded game is one of its own edition: under the present one it would go on from the beginning of that step.
    """
    for seed in range(ENOUGH_GAMES):
        table = conclave.new(title, players, seed, options=chosen)
        dice = Dice.of(seed, "met")
        while not table.over:
            asked_now = [each for each in table.runner.pending if each.seat == seat and each.prompt.key == prompt]
            if any(each.count() >= options for each in asked_now):
                return table.save()
            table.play(table.decision.sample(dice), table.decision.seat)
    raise AssertionError(f"seat {seat} is never asked '{prompt}'")
