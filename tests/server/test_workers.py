"""Two server processes on one PostgreSQL and one Redis are one server to the players."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from websockets.asyncio.client import ClientConnection

from conclave.kernel.journal import Journal
from tests.server.answering import Json, legal_answer
from tests.server.client import Lobby, Place, Player, hear_until, run, say, sit_down
from tests.server.conftest import StartServer
from tests.server.services import Server


@pytest.fixture
def workers(start_server: StartServer, postgres: str, redis_url: str) -> list[Server]:
    return [start_server(postgres, redis_url), start_server(postgres, redis_url)]


class Seated:
    """A player at one of the workers, moved by hand."""

    def __init__(self, place: Place, socket: ClientConnection, frame: Json) -> None:
        self.place = place
        self.socket = socket
        self.frame = frame
        self.count = 0

    @staticmethod
    async def at(server: Server, place: Place) -> Seated:
        """Sit down."""
        socket, _, frame = await sit_down(server.socket_url, place)
        return Seated(place, socket, frame)

    async def want(self, kind: str, **more: Json) -> Json:
        """Want something, and get it: the acknowledgement."""
        self.count += 1
        name = f"{self.place.seat}.{self.count}"
        await say(self.socket, type=kind, id=name, **more)
        reply = await self.hear(lambda message: message.get("id") == name)
        assert reply["type"] == "ack", reply
        return reply

    async def hear(self, wanted: object) -> Json:
        """The next message of a kind; states on the way are remembered."""
        assert callable(wanted)

        def looked_at(message: Json) -> bool:
            if message["type"] == "state":
                self.frame = message
            return bool(wanted(message))

        return await hear_until(self.socket, looked_at)

    async def see(self, version: int) -> Json:
        """The state, once it has come to this version."""
        while self.frame["version"] < version:
            await self.hear(lambda message: message["type"] == "state")
        return self.frame


async def two_seated(workers: list[Server]) -> list[Seated]:
    """Two players of one table, each at another worker."""
    async with Lobby(workers[0].url) as first, Lobby(workers[1].url) as second:
        one = await first.create(2)
        other = await second.join(one.table, 1)
    return [await Seated.at(server, place) for server, place in zip(workers, (one, other), strict=True)]


async def one_answer(seated: list[Seated], rng: Random) -> tuple[Seated, int]:
    """Whoever is asked answers; both see the new state."""
    mover = next(player for player in seated if player.frame["ask"] is not None)
    ack = await mover.want("answer", version=mover.frame["version"], answer=legal_answer(mover.frame["ask"], rng))
    for player in seated:
        await player.see(ack["version"])
    return mover, int(ack["version"])


async def moves_undo_and_chat(workers: list[Server]) -> None:
    seated = await two_seated(workers)
    rng = Random(5)
    for player in seated:  # both begin with the state in which both sit
        await player.see(max(other.frame["version"] for other in seated))
    for _ in range(20):
        await one_answer(seated, rng)
        assert len({player.frame["version"] for player in seated}) == 1
        assert len({str(player.frame["waiting"]) for player in seated}) == 1
    await taken_back(seated, rng)
    said = await seated[0].want("chat", text="Good luck — хай щастить")
    assert said["type"] == "ack"
    line = await seated[1].hear(lambda message: message["type"] == "chat")
    assert (line["seat"], line["text"]) == (0, "Good luck — хай щастить")
    for player in seated:
        await player.socket.close()


async def taken_back(seated: list[Seated], rng: Random) -> None:
    """Somebody takes an answer back: at once where that is free, else the other is asked and agrees."""
    mover, version = await one_answer(seated, rng)
    other = next(player for player in seated if player is not mover)
    answers, grade = mover.frame["answers"], mover.frame["undo"]["grade"]
    assert grade in ("free", "consent")
    wished = await mover.want("undo")
    if grade == "consent":
        frame = await other.see(wished["version"])
        assert frame["undo"]["wish"] == {"seat": mover.place.seat, "agreed": []}
        wished = await other.want("consent", agree=True)
    for player in seated:
        frame = await player.see(wished["version"])
        assert frame["version"] > version
        assert frame["answers"] < answers


def test_players_at_two_workers_see_moves_undo_and_chat(workers: list[Server]) -> None:
    run(moves_undo_and_chat(workers))


async def presence(workers: list[Server]) -> None:
    async with Lobby(workers[0].url) as lobby:
        places = await lobby.full_table(2)
    here, _, _ = await sit_down(workers[0].socket_url, places[0])
    there, _, _ = await sit_down(workers[1].socket_url, places[1])
    await hear_until(here, lambda message: message["type"] == "table" and message["table"]["seats"][1]["online"])
    await there.close()
    await hear_until(here, lambda message: message["type"] == "table" and not message["table"]["seats"][1]["online"])
    watcher, _, frame = await sit_down(workers[1].socket_url, None, places[0].table)
    assert frame["ask"] is None
    await hear_until(here, lambda message: message["type"] == "table" and message["table"]["watchers"] == 1)
    await watcher.close()
    await here.close()


def test_presence_is_told_from_worker_to_worker(workers: list[Server]) -> None:
    run(presence(workers))


async def one_worker_dies(workers: list[Server]) -> None:
    addresses = [server.socket_url for server in workers]
    async with Lobby(workers[0].url) as lobby:
        tables = [await lobby.full_table(2) for _ in range(4)]
    heard: list[Json] = []
    half = asyncio.Event()

    def listen(message: Json) -> None:
        heard.append(message["type"])
        if heard.count("ack") == 100:
            half.set()

    players = [Player(addresses[place.seat:] + addresses[:place.seat], place, number, 0.002, listen)
               for number, places in enumerate(tables) for place in places]
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())
        await half.wait()
        workers[0].kill()
    async with Lobby(workers[1].url) as lobby:
        for number, places in enumerate(tables):
            journal = Journal.read(await lobby.text(f"/api/tables/{places[0].table}/save", places[0]))
            for player in players[2 * number:2 * number + 2]:
                written = [entry.answer for entry in journal.entries
                           if entry.seat == player.place.seat and not entry.automatic]
                assert written == [answer for _, answer in player.acked]


def test_when_a_worker_is_killed_its_players_go_on_at_the_other(workers: list[Server]) -> None:
    run(one_worker_dies(workers))
    assert workers[1].healthy()


async def everybody_is_told(server: Server) -> list[str]:
    async with Lobby(server.url) as lobby:
        places = [await lobby.create(2) for _ in range(12)]
    sat = await asyncio.gather(*[sit_down(server.socket_url, place) for place in places])
    sockets = [socket for socket, _, _ in sat]
    server.running.terminate()
    await asyncio.gather(*[hear_until(socket, lambda message: message["type"] == "bye") for socket in sockets])
    for socket in sockets:
        await socket.wait_closed()
    return [str(socket.close_code) for socket in sockets]


def test_every_worker_of_one_server_says_good_bye(start_server: StartServer, postgres: str, redis_url: str) -> None:
    server = start_server(postgres, redis_url, workers=2)
    assert run(everybody_is_told(server)) == ["1012"] * 12
    assert server.stop() == 0
