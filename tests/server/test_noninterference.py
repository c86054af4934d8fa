"""What a seat may not know reaches it by no way: no frame, no refusal, no line of the log.

In one process the hidden things are exchanged and every byte that a seat would get is compared; over the real socket
whole games are played, and the names of hidden cards are looked for in everything that arrives.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from itertools import count
from random import Random

import pytest
from websockets.asyncio.client import ClientConnection

from conclave.kernel.dice import Dice
from conclave.kernel.errors import ConclaveError
from conclave.kernel.game import Game
from conclave.registry import game as find_game
from conclave.server import records as kinds
from conclave.server import wire
from conclave.server.records import About
from conclave.server.room import Room
from tests.server.answering import Json, legal_answer
from tests.server.client import Lobby, Place, hear_until, run, say, sit_down
from tests.server.services import Server

RES_ARCANA, KRUTAGIDON = find_game("res-arcana"), find_game("krutagidon")
VARIANTS = [(value, players) for option in RES_ARCANA.options if option.name == "variant" for value in option.values
            for players in option.players.get(value, RES_ARCANA.players)]
EVERY = 25  # so often a table is looked at closely
CARDS = frozenset(face.name for face in RES_ARCANA.cards())


def new_room(game: Game, players: int, options: dict[str, str], seed: int) -> Room:
    """A table with people at all seats; every other one lets some windows pass by themselves."""
    settled = game.settle_options(options, players)
    room = Room(About("table", game.title, game.rules_version, players, settled, seed, False, True, None, 1000))
    for seat in range(players):
        room.propose(kinds.JOIN, seat, f"Player {seat}", "", 1000)
    for seat in range(1, players, 2):
        for window in game.windows:
            room.propose(kinds.ASKING, seat, f"{window} never", "", 1000)
    return room


def imagined(room: Room, seat: int | None, dice: Dice) -> Room:
    """The same table with everything exchanged that a seat cannot know."""
    assert room.table is not None
    twin = copy.copy(room)
    twin.table = copy.copy(room.table)
    twin.table.runner = room.table.runner.imagine(seat, dice, forkable=True)
    twin._seen = {}
    return twin


def refusal(room: Room, seat: int, text: str) -> str:
    """What a seat reads when it wants to do what cannot be done; the room stays as it is."""
    with pytest.raises(ConclaveError) as refused:
        room.propose(kinds.ANSWER, seat, text, "", 1000)
    return str(refused.value)


def reasons(room: Room, seat: int) -> bytes:
    """What a seat reads when it asks why things cannot be done."""
    assert room.table is not None
    return wire.encoder.encode(wire.refusals(room.table.why_not(seat) if seat in room.waiting_for else ()))


@pytest.mark.parametrize(("game", "players", "options"), [
    *[(RES_ARCANA, players, {"variant": variant}) for variant, players in VARIANTS],
    *[(KRUTAGIDON, players, {}) for players in KRUTAGIDON.players]],
    ids=lambda part: part.title if isinstance(part, Game) else str(part))
@pytest.mark.slow
def test_every_byte_is_the_same_whatever_is_hidden(game: Game, players: int, options: dict[str, str]) -> None:
    room = new_room(game, players, options, 11)
    dice, looked = Dice.of(3, f"{game.title} {options} {players}"), 0
    for number in count():
        table = room.table
        assert table is not None
        if table.over:
            break
        for seat in [*range(players), None] if number % EVERY == 0 else ():
            twin = imagined(room, seat, dice)
            assert twin.frame(seat, 0) == room.frame(seat, 0)
            assert twin.info() == room.info()
            if seat is not None:
                assert refusal(twin, seat, "no such thing") == refusal(room, seat, "no such thing")
                assert reasons(twin, seat) == reasons(room, seat)
            looked += 1
        decision = table.decisions[dice.below(len(table.decisions))]
        room.propose(kinds.ANSWER, decision.seat, decision.write(decision.sample(dice)), "", 1000 + number)
    assert looked >= 3 * (players + 1)


def names_in(message: Json) -> set[str]:
    """The cards that a message names anywhere, in whatever way."""
    if isinstance(message, dict):
        return names_in([*message.keys(), *message.values()])
    if isinstance(message, list):
        return set().union(*map(names_in, message))
    if not isinstance(message, str):
        return set()
    parts = {message, *re.split(r"[ ,:=]+", message)}
    return {name for part in parts for name in (part, part.removeprefix("card-")) if name in CARDS}


def held_hidden(frame: Json, seat: int) -> set[str]:
    """The cards in a seat's hand and deck that nobody else knows to be there, from its own frame."""
    own = frame["view"]["seats"][seat]
    return {*own["hand"], *own["deck_cards"]} - set(own["known_hidden"])


class Onlooker:
    """A connection whose every message is kept until it is looked at."""

    def __init__(self, socket: ClientConnection, seat: int | None, frame: Json) -> None:
        self.socket = socket
        self.seat = seat
        self.frame = frame
        self.heard: list[Json] = [frame]

    @staticmethod
    async def at(server: Server, place: Place | None, table: str) -> Onlooker:
        """Sit down, or look on."""
        socket, _, frame = await sit_down(server.socket_url, place, table)
        return Onlooker(socket, place.seat if place else None, frame)

    async def hear_until(self, wanted: Callable[[Json], bool]) -> Json:
        """The next message of a kind; all are kept."""
        def kept(message: Json) -> bool:
            self.heard.append(message)
            if message["type"] == "state":
                self.frame = message
            return wanted(message)

        return await hear_until(self.socket, kept)

    async def see(self, version: int) -> None:
        """Wait for a version."""
        while self.frame["version"] < version:
            await self.hear_until(lambda message: message["type"] == "state")

    async def pry(self) -> None:
        """Ask for what might say too much."""
        for kind, more in (("why", {}), ("answer", {"version": self.frame["version"], "answer": "no such thing"}),
                           ("undo", {}) if self.frame["undo"]["grade"] == "nothing" else ("redo", {})):
            await say(self.socket, type=kind, id=kind, **more)
            await self.hear_until(lambda message: "id" in message)

    def check(self, hidden: set[str]) -> None:
        """Nothing that came names a hidden card."""
        for message in self.heard:
            assert not names_in(message) & hidden, (self.seat, names_in(message) & hidden, message)
        self.heard.clear()


async def whole_game(server: Server, players: int, variant: str) -> int:
    """Play a game in step, and look at all that everybody gets; how many cards were hidden from somebody on the way."""
    rng, watched = Random(f"{variant} {players}"), 0
    async with Lobby(server.url) as lobby:
        places = await lobby.full_table(players, variant=variant)
    table = places[0].table
    seated = [await Onlooker.at(server, place, table) for place in places]
    everybody = [*seated, await Onlooker.at(server, None, table)]
    while seated[0].frame["outcome"] is None:
        hidden = [held_hidden(onlooker.frame, seat) for seat, onlooker in enumerate(seated)]
        for onlooker in everybody:
            if onlooker.seat is not None and rng.random() < 1 / EVERY:
                await onlooker.pry()
            others = set().union(*[cards for seat, cards in enumerate(hidden) if seat != onlooker.seat])
            onlooker.check(others)
            watched += len(others)
        asked = [onlooker for onlooker in seated if onlooker.frame["ask"] is not None]
        mover = rng.choice(asked)
        await say(mover.socket, type="answer", id=f"move {mover.frame['version']}", version=mover.frame["version"],
                  answer=legal_answer(mover.frame["ask"], rng))
        ack = await mover.hear_until(lambda message: "id" in message)
        assert ack["type"] == "ack", ack
        for onlooker in everybody:
            await onlooker.see(ack["version"])
    for onlooker in everybody:
        await onlooker.socket.close()
    return watched


@pytest.mark.parametrize("players", RES_ARCANA.players)
def test_no_message_and_no_log_names_a_hidden_card(server: Server, players: int) -> None:
    for variant in [variant for variant, many in VARIANTS if many == players]:
        assert run(whole_game(server, players, variant)) > 100
    assert not {word for word in re.findall(r"[a-z-]+", server.log) if word in CARDS and "-" in word}
