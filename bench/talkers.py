"""The languages of the two servers: Conclave's own protocol, and that of boardgame.io over Socket.IO."""

from __future__ import annotations

from random import Random

import msgspec

from bench.pairs import Talker
from tests.server.answering import legal_answer

NOTHING = b"null"


class Heard(msgspec.Struct):
    """What matters of a message of Conclave; all else is skipped without being looked at."""

    type: str
    version: int = 0
    ask: msgspec.Raw = msgspec.Raw(NOTHING)
    outcome: msgspec.Raw = msgspec.Raw(NOTHING)


class ConclaveTalker(Talker):
    """A player at a server of Conclave."""

    decoder = msgspec.json.Decoder(Heard)

    def __init__(self, host: str, table: str, token: str) -> None:
        super().__init__(host, "/api/socket")
        self.hello = msgspec.json.encode({"type": "hello", "table": table, "token": token})
        self.version = 0

    def opened(self) -> None:
        self.say(self.hello)

    def heard(self, text: bytes) -> None:
        message = self.decoder.decode(text)
        if message.type == "state":
            self.version = message.version
            question = None if bytes(message.ask) == NOTHING else message.ask
            self.saw(message.version, question, bytes(message.outcome) != NOTHING)
        elif message.type in ("refused", "bye"):
            self.refused()

    def move(self, question: object, rng: Random) -> None:
        assert isinstance(question, msgspec.Raw)
        answer = legal_answer(msgspec.json.decode(question), rng)
        self.say(msgspec.json.encode({"type": "answer", "id": str(self.version), "version": self.version,
                                      "answer": answer}))


class Context(msgspec.Struct):
    """Whose turn it is."""

    player: str = msgspec.field(name="currentPlayer")


class Situation(msgspec.Struct):
    """What matters of a state of boardgame.io."""

    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """The first state."""

    state: Situation


FIELDS = 20
SPACE = b"/fields,"  # boardgame.io has a name space for each game
OPEN, JOINED, EVENT, PING, PONG = b"0", b"40", b"42", b"2", b"3"


class BoardgameTalker(Talker):
    """A player at a server of boardgame.io: Socket.IO 4 without its library."""

    synced = msgspec.json.Decoder(tuple[str, str, Synced])
    updated = msgspec.json.Decoder(tuple[str, str, Situation, list[msgspec.Raw]])

    def __init__(self, host: str, match: str, player: int) -> None:
        super().__init__(host, "/socket.io/?EIO=4&transport=websocket")
        self.match = match
        self.player = str(player)

    def heard(self, text: bytes) -> None:
        if text == PING:
            self.say(PONG)
        elif text.startswith(JOINED):
            self._emit(["sync", self.match, self.player, None, 2])
        elif text.startswith(EVENT):
            self._happened(text[len(EVENT + SPACE):])
        elif text.startswith(OPEN):
            self.say(JOINED + SPACE)

    def _happened(self, event: bytes) -> None:
        if event.startswith(b'["sync"'):
            now = self.synced.decode(event)[2].state
        elif event.startswith(b'["update"'):
            now = self.updated.decode(event)[2]
        else:
            return
        self.saw(now.number, now if now.ctx.player == self.player else None, False)

    def _emit(self, event: list[object]) -> None:
        self.say(EVENT + SPACE + msgspec.json.encode(event))

    def move(self, question: object, rng: Random) -> None:
        assert isinstance(question, Situation)
        deed = {"type": "click", "args": [rng.randrange(FIELDS)], "playerID": self.player}
        self._emit(["update", {"type": "MAKE_MOVE", "payload": deed}, question.number, self.match, self.player])
