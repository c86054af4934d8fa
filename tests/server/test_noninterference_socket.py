"""Over the real socket: whatever is hidden from a seat is exchanged, and every byte that it gets is the same.

A game in its middle is given to the server twice, as a save that goes on from a snapshot: as it is, and with everything
dealt anew that the seat which is asked cannot know.
"""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import conclave
from conclave.kernel.dice import Dice
from conclave.kernel.journal import Journal
from conclave.kernel.table import Table
from tests.server.answering import Json
from tests.server.client import Lobby, Place, hear_until, run, say, sit_down
from tests.server.services import Server

APART, MOMENTS = 60, 3  # answers between the moments that are looked at, and how many there are


def save_of(table: Table, plain: dict[str, object]) -> str:
    """A save that goes on from this state, whatever led to it."""
    journal = Journal.read(table.save())
    journal.rules = "earlier"
    journal.snapshots = {len(journal.entries): plain}
    return journal.write()


def twins(table: Table, seat: int, key: int) -> list[str]:
    """The game as it is, and as this seat may imagine it, at the beginning of a step."""
    twin = table.runner.imagine(seat, Dice(key, 0), forkable=True)
    assert table.runner.start is not None
    assert twin.start is not None
    states = [table.runner.start.plain(), twin.start.plain()]
    assert states[0] != states[1]
    return [save_of(table, plain) for plain in states]


async def all_that_comes(server: Server, lobby: Lobby, save: str) -> list[bytes]:
    """What the person at a table that goes on from a save gets: the state, reasons, a refusal, a hint."""
    reply = await lobby.http.post("/api/saves", params={"name": "Ada"}, content=save.encode())
    assert reply.status_code == 201, reply.text
    socket, _, frame = await sit_down(server.socket_url, Place(reply.json()))
    heard: list[Json] = [frame]
    for kind, more in (("why", {}), ("answer", {"version": frame["version"], "answer": "no such thing"}), ("redo", {}),
                       ("hint", {})):
        await say(socket, type=kind, id=kind, **more)
        heard.append(await hear_until(socket, lambda message: "id" in message))
    assert [message["type"] for message in heard] == ["state", "why", "refused", "refused", "hint"]
    await socket.close()
    return [msgspec.json.encode(message) for message in heard]


async def compare(server: Server, title: str, players: int) -> None:
    """Play at random, and look at some moments through the eyes of who is asked."""
    table, rng, looked, due = conclave.new(title, players, 7), Random(players), 0, APART
    async with Lobby(server.url) as lobby:
        while looked < MOMENTS and not table.over:
            if table.version >= due and not table.runner.since and len(table.decisions) == 1:
                one, other = [await all_that_comes(server, lobby, save)
                              for save in twins(table, table.decision.seat, table.version)]
                assert one == other
                looked, due = looked + 1, table.version + APART
            decision = rng.choice(table.decisions)
            table.play(decision.sample(Dice(rng.getrandbits(60), 0)), decision.seat)
    assert looked == MOMENTS


@pytest.mark.parametrize(("title", "players"), [("res-arcana", 2), ("res-arcana", 4), ("krutagidon", 2), ("krutagidon", 5)])
def test_over_the_socket_every_byte_is_the_same_whatever_is_hidden(server: Server, title: str, players: int) -> None:
    run(compare(server, title, players))
