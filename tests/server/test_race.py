"""Ten thousand submissions race for the same turns: exactly one wins each."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec

from conclave.kernel.journal import Journal
from tests.server.answering import Json, legal_answer
from tests.server.client import STALE, Lobby, Place, Player, dial, say
from tests.server.conftest import StartServer
from tests.server.services import Server

SUBMISSIONS = 10_000
WINDOWS = 25            # browser windows of the same person


class Crowd:
    """Many windows of everybody at a table, which all answer the same question at once."""

    def __init__(self, places: list[Place], rng: Random) -> None:
        self.places = places
        self.rng = rng
        self.windows: list[list[Window]] = []
        self.turns: list[tuple[int, str]] = []

    async def open(self, servers: list[Server]) -> None:
        """Open all windows, spread over the servers."""
        for place in self.places:
            group = [Window(place, number) for number in range(WINDOWS)]
            self.windows.append(group)
            await asyncio.gather(*[window.open(servers[number % len(servers)].socket_url)
                                   for number, window in enumerate(group)])

    async def race(self) -> int:
        """One question after another until the game is over; returns how much was submitted."""
        submitted = version = 0
        while True:
            frames = [await group[0].seen(version) for group in self.windows]
            asked = [seat for seat, frame in enumerate(frames) if frame["ask"] is not None]
            if not asked:
                assert frames[0]["outcome"] is not None
                break
            version = await self._race_for_one(asked[0], frames[asked[0]])
            submitted += WINDOWS
        return submitted

    async def _race_for_one(self, seat: int, frame: Json) -> int:
        """All windows of a seat answer at once, each in its own way; the version that the winner made."""
        answers = [legal_answer(frame["ask"], self.rng) for _ in range(WINDOWS)]
        replies = await asyncio.gather(*[window.submit(frame["version"], answer)
                                         for window, answer in zip(self.windows[seat], answers, strict=True)])
        won = [(reply["version"], answer) for reply, answer in zip(replies, answers, strict=True) if reply["type"] == "ack"]
        assert len(won) == 1, replies
        assert {reply["error"]["code"] for reply in replies if reply["type"] == "refused"} <= STALE
        self.turns.append((seat, won[0][1]))
        return int(won[0][0])

    async def close(self) -> None:
        """Close all windows."""
        await asyncio.gather(*[window.close() for group in self.windows for window in group])


class Window:
    """One connection of a seat."""

    def __init__(self, place: Place, number: int) -> None:
        self.place = place
        self.number = number
        self.frame: Json = {"version": -1}
        self.news = asyncio.Condition()
        self.replies: dict[str, asyncio.Future[Json]] = {}
        self.count = 0

    async def open(self, url: str) -> None:
        """Connect, say hello, and listen from now on."""
        self.socket = await dial(url)
        await say(self.socket, type="hello", table=self.place.table, token=self.place.token)
        self.listening = asyncio.create_task(self._listen())
        await self.seen(0)

    async def _listen(self) -> None:
        async for text in self.socket:
            await self._take(text)

    async def _take(self, text: str | bytes) -> None:
        message = msgspec.json.decode(text)
        if message["type"] == "state":
            async with self.news:
                self.frame = message
                self.news.notify_all()
        elif message["type"] in ("ack", "refused"):
            self.replies.pop(message["id"]).set_result(message)

    async def seen(self, version: int) -> Json:
        """The newest state, once it is at least this version."""
        async with self.news:
            await asyncio.wait_for(self.news.wait_for(lambda: self.frame["version"] >= version), 30)
        return self.frame

    async def submit(self, version: int, answer: str) -> Json:
        """Answer, and wait for the reply."""
        self.count += 1
        name = f"{self.place.seat}-{self.number}-{self.count}"
        reply = self.replies[name] = asyncio.get_running_loop().create_future()
        await say(self.socket, type="answer", id=name, version=version, answer=answer)
        return await asyncio.wait_for(reply, 30)

    async def close(self) -> None:
        """Hang up."""
        await self.socket.close()
        await self.listening


async def race_at(servers: list[Server]) -> None:
    """Games with crowds, each played to its end, until enough has been submitted; then each journal is looked at."""
    submitted = games = 0
    while submitted < SUBMISSIONS:
        async with Lobby(servers[0].url) as lobby:
            places = await lobby.full_table(2)
            crowd = Crowd(places, Random(games))
            await crowd.open(servers)
            submitted += await crowd.race()
            await crowd.close()
            games += 1
            assert (await lobby.get(f"/api/tables/{places[0].table}", places[0]))["state"] == "finished"
            journal = Journal.read(await lobby.text(f"/api/tables/{places[0].table}/save", places[0]))
            assert [(entry.seat, entry.answer) for entry in journal.entries if not entry.automatic] == crowd.turns


async def rematches_at(servers: list[Server]) -> list[str]:
    """Everybody at a finished table wants another game at once: where each of them is led."""
    async with Lobby(servers[0].url) as lobby:
        places = await lobby.full_table(3, variant="first-game")
        await asyncio.gather(*[Player([servers[place.seat % len(servers)].socket_url], place, 5).play()
                               for place in places])
    async with Lobby(servers[0].url) as one, Lobby(servers[-1].url) as other:
        led = await asyncio.gather(*[lobby.post(f"/api/tables/{place.table}/rematch", None, place)
                                     for place in places for lobby in (one, other)])
    assert len({Place(answer).seat for answer in led}) == len(places)
    return [answer["table"]["id"] for answer in led]


def test_everybody_who_wants_a_rematch_at_once_comes_to_the_same_table(server: Server) -> None:
    assert len(set(asyncio.run(rematches_at([server])))) == 1


def test_at_two_workers_everybody_comes_to_the_same_rematch(
        start_server: StartServer, postgres: str, redis_url: str) -> None:
    servers = [start_server(postgres, redis_url), start_server(postgres, redis_url)]
    assert len(set(asyncio.run(rematches_at(servers)))) == 1


def test_one_of_many_submissions_wins_each_turn(server: Server) -> None:
    asyncio.run(race_at([server]))


def test_one_of_many_submissions_at_two_workers_wins_each_turn(
        start_server: StartServer, postgres: str, redis_url: str) -> None:
    asyncio.run(race_at([start_server(postgres, redis_url), start_server(postgres, redis_url)]))
