"""Whatever comes over the socket, it is refused in words or the connection is closed cleanly; the server stays well."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.answering import Json
from tests.server.client import Lobby, Place, dial, hear, hear_until, run, say, sit_down
from tests.server.conftest import StartServer
from tests.server.services import Server

# The ways in which a server may end a connection: it was told to, a message was not understood, too large, or too much.
CLEAN = {1000, 1003, 1007, 1008, 1009, 1013}
FLOOD = 400
SWELLING_MB = 60.0


async def reaction(socket: ClientConnection) -> Json:
    """The reply to a message: a refusal, or the code with which the connection was closed."""
    try:
        return await hear_until(socket, lambda message: message["type"] not in ("table", "state", "welcome", "chat"))
    except ConnectionClosed as closed:
        return code_of(closed)


def code_of(closed: ConnectionClosed) -> int:
    """The code with which the server closed; 0 if the connection just broke."""
    return closed.rcvd.code if closed.rcvd is not None else 0


def is_refusal(reply: Json) -> bool:
    """Whether a reply says no, in words or by a clean close."""
    if isinstance(reply, int):
        return reply in CLEAN
    return bool(reply["type"] == "refused" and reply["error"]["code"] and reply["error"]["message"])


def complaints(server: Server) -> list[str]:
    """What the log has about mistakes of the server itself."""
    return [line for line in server.log.splitlines()
            if "Traceback" in line or '"level": "error"' in line.lower() or " 500 " in line or "Exception" in line]


DEEP = 20_000
ODD_TEXTS: list[str | bytes] = [
    "", " ", "null", "true", "0", "[]", "{}", '"hello"', "NaN", "{", "}", '{"type"', "[" * DEEP, '{"a":' * DEEP,
    "[" * DEEP + "]" * DEEP, '{"type": "hello", "table": ' + "[" * DEEP + "]" * DEEP + "}",
    '{"type": null}', '{"type": 7}', '{"type": "nothing"}', '{"type": "welcome"}', '{"type": "ack", "id": "1"}',
    '{"type": "answer"}', '{"type": "answer", "id": "1", "version": 1}',
    '{"type": "answer", "id": "1", "version": "1", "answer": "pass"}',
    '{"type": "answer", "id": 1, "version": 1, "answer": "pass"}',
    '{"type": "answer", "id": "1", "version": 1e400, "answer": "pass"}',
    '{"type": "answer", "id": "1", "version": -1, "answer": "pass"}',
    '{"type": "answer", "id": "1", "version": 99999999999999999999, "answer": "pass"}',
    '{"type": "answer", "id": "", "version": 1, "answer": "pass"}',
    '{"type": "answer", "id": "' + "x" * 41 + '", "version": 1, "answer": "pass"}',
    '{"type": "answer", "id": "1", "version": 1, "answer": "' + "x" * 5000 + '"}',
    '{"type": "answer", "id": "1", "version": 1, "answer": "pass", "seat": 1}',
    '{"type": "chat", "id": "1", "text": "' + "x" * 301 + '"}', '{"type": "chat", "id": "1", "text": "\\ud800"}',
    '{"type": "chat", "id": "1", "text": "\\u0000\\u202e\\u200b"}', '{"type": "chat", "id": "1", "text": ""}',
    '{"type": "asking", "id": "1", "window": "../..", "when": "always"}',
    '{"type": "asking", "id": "1", "window": "life-loss", "when": "sometimes"}',
    '{"type": "peace", "id": "1", "on": "yes"}',
    '{"type": "consent", "id": "1", "agree": "yes"}', '{"type": "consent", "id": "1", "agree": true}',
    '{"type": "hello", "table": "x", "token": "y"}', '{"type": "here"}', '{"type": "here", "version": -1, "hash": ""}',
    '{"type": "redo", "id": "1"}', '{"type": "undo", "id": "\\u0000"}', '\ufeff{"type": "undo", "id": "1"}',
    "x" * 9000, "x" * 3_000_000, "\N{SNOWMAN}" * 4000, b"", b"\x00", b"\xff\xfe\xfd", b"\x80" * 100,
    b'{"type": "undo", "id": "binary"}', bytes(range(256)) * 40_000,
]


@pytest.fixture
def watched(start_server: StartServer, database: str) -> Iterator[Server]:
    """A server that must have nothing to complain of afterwards."""
    server = start_server(database)
    yield server
    assert server.healthy()
    assert complaints(server) == []


async def odd_texts(server: Server) -> None:
    async with Lobby(server.url) as lobby:
        places = await lobby.full_table(2)
    for text in ODD_TEXTS:
        async with dial(server.socket_url) as socket:  # before hello
            await send_unless_closed(socket, text)
            assert is_refusal(await reaction(socket)), text[:80]
        socket, _, frame = await sit_down(server.socket_url, places[0])
        await send_unless_closed(socket, text)
        assert is_refusal(await reaction(socket)), text[:80]
        await socket.close()
    _, _, after = await sit_down_and_leave(server, places[0])
    assert after["version"] == frame["version"], "something was done"


async def send_unless_closed(socket: ClientConnection, text: str | bytes) -> None:
    """A server may close before it has read all of a huge message."""
    try:
        await socket.send(text)
    except ConnectionClosed:
        return


async def sit_down_and_leave(server: Server, place: Place) -> tuple[ClientConnection, Json, Json]:
    socket, welcome, frame = await sit_down(server.socket_url, place)
    await socket.close()
    return socket, welcome, frame


def test_odd_messages_are_refused(watched: Server) -> None:
    run(odd_texts(watched))


async def ids_at_their_limits(server: Server) -> None:
    """Forty characters that can be printed are an id, and the answer to it is a real one."""
    async with Lobby(server.url) as lobby:
        places = await lobby.full_table(2)
    socket, _, frame = await sit_down(server.socket_url, places[0])
    for name in ("x" * 40, "\N{SNOWMAN}" * 40, "\U0001f9d9" * 40, "'; --", "Ж\u0301"):
        await say(socket, type="chat", id=name, text="hello")
        reply = await hear_until(socket, lambda message: message["type"] in ("ack", "refused"))
        assert reply == {"type": "ack", "id": name, "version": frame["version"]}
    asked = [await sit_down(server.socket_url, place) for place in places]
    for socket_of_one, _, frame in asked:
        if frame["ask"] is not None:
            note = frame["ask"]["options"][0]["note"]
            await say(socket_of_one, type="answer", id="\N{SNOWMAN}" * 40, version=frame["version"], answer=note)
            reply = await hear_until(socket_of_one, lambda message: message["type"] in ("ack", "refused"))
            assert reply["type"] == "ack", reply
            break
    for open_socket in (socket, *[one for one, _, _ in asked]):
        await open_socket.close()


def test_an_id_may_be_any_forty_characters_that_can_be_printed(watched: Server) -> None:
    run(ids_at_their_limits(watched))


async def ids_with_nothing_in_them(server: Server) -> None:
    """A NUL, which PostgreSQL cannot keep, disturbs nobody who plays at the same time."""
    async with Lobby(server.url) as lobby:
        places = await lobby.full_table(2)
        odd, _, frame = await sit_down(server.socket_url, places[0])
        for number in range(5):
            name = f"\x00{number}"
            await say(odd, type="chat", id=name, text="hello")
            reply, line = await asyncio.gather(
                hear_until(odd, lambda message: message["type"] in ("ack", "refused")), lobby.create())
            assert reply["type"] == "ack" or reply["error"]["code"] in ("bad-message", "illegal"), reply
            assert line.seat == 0
            if reply["type"] == "refused":
                await odd.close()
                odd, _, frame = await sit_down(server.socket_url, places[0])
        for table in ("\x00", "x\x00y"):
            async with dial(server.socket_url) as socket:
                await say(socket, type="hello", table=table)
                assert (await hear(socket))["error"]["code"] in ("no-table", "bad-message")
        await odd.close()
    assert frame["version"] > 0


def test_an_id_that_the_database_cannot_keep_disturbs_nobody(watched: Server) -> None:
    run(ids_with_nothing_in_them(watched))


async def garbage(server: Server) -> None:
    """Random bytes by the frame, from many connections; what the server holds must not grow with them."""
    rng = Random(7)
    grown_from = 0.0
    for number in range(FLOOD):
        async with dial(server.socket_url) as socket:
            junk = rng.randbytes(rng.choice((1, 10, 100, 7000)))
            await send_unless_closed(socket, junk if number % 2 else junk.decode("latin-1"))
            assert is_refusal(await reaction(socket))
        if number == FLOOD // 4:
            grown_from = server.rss_mb
    assert server.rss_mb - grown_from < SWELLING_MB


def test_random_bytes_do_no_harm(watched: Server) -> None:
    run(garbage(watched))


async def half_a_handshake(server: Server) -> None:
    """Requests that are no WebSocket, or half of one."""
    heads = [b"GET /api/socket HTTP/1.1\r\n\r\n", b"GET /api/socket HTTP/1.1\r\nUpgrade: websocket\r\n\r\n",
             os.urandom(500),
             b"POST /api/socket HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello", b"\x16\x03\x01" + os.urandom(100),
             b"GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
             b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: short\r\n\r\n"]
    for head in heads:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(head)
        answer = await asyncio.wait_for(reader.read(200), 30)
        writer.close()
        await writer.wait_closed()
        assert not answer or answer.split(b" ")[1][:1] == b"4", answer


def test_what_is_no_websocket_is_refused(watched: Server) -> None:
    run(half_a_handshake(watched))


names = st.text(max_size=45)
numbers = st.one_of(st.integers(-2, 40), st.integers(), st.floats(), st.none(), st.text(max_size=5))
anything = st.recursive(st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=20)),
                        lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(names, inner, max_size=4)))
notes = st.one_of(st.text(max_size=60), st.sampled_from(["pass", "none", "place hawk", "elan=1", "elan=-1", "a, b", ","]))
kinds = st.sampled_from(["answer", "undo", "redo", "consent", "asking", "peace", "chat", "hint", "why", "here", "hello"])
messages = st.one_of(
    st.fixed_dictionaries({"type": kinds}, optional={
        "id": names, "version": numbers, "hash": names, "answer": notes, "agree": st.booleans(), "text": names,
        "window": st.sampled_from(["life-loss", "no-such-window", "Ä"]), "table": names, "token": names,
        "when": st.sampled_from(["always", "matters", "never", "perhaps"])}),
    st.fixed_dictionaries({"type": kinds}, optional=dict.fromkeys(("id", "version", "answer", "text"), anything)),
    anything)
REPLIES = {"ack", "refused", "hint", "why", "there", "state", "table", "chat"}


class Talk:
    """One connection after another on which Hypothesis talks."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.runner = asyncio.Runner()
        self.place = self.runner.run(self._begin())
        self.socket: ClientConnection | None = None

    async def _begin(self) -> Place:
        async with Lobby(self.server.url) as lobby:
            return (await lobby.full_table(2))[0]

    def say(self, message: object) -> None:
        """Say something, and have a reply to it: an answer of a kind that the protocol knows, or a clean close."""
        self.runner.run(self._say(json.dumps(message)))

    async def _say(self, text: str) -> None:
        if self.socket is None:
            self.socket, _, _ = await sit_down(self.server.socket_url, self.place)
        code = await self._hear_out(self.socket, text)
        if code is not None:
            assert code in CLEAN
            self.socket = None

    async def _hear_out(self, socket: ClientConnection, text: str) -> int | None:
        """Everything up to the reply to a second message; the code if the connection was closed instead."""
        try:
            await socket.send(text)
            await socket.send('{"type": "why", "id": "the end"}')
            heard = [await hear(socket)]
            while heard[-1].get("id") != "the end":
                heard.append(await hear(socket))
        except ConnectionClosed as closed:
            return code_of(closed)
        assert {message["type"] for message in heard} <= REPLIES
        return None

    def end(self) -> None:
        """Hang up."""
        if self.socket is not None:
            self.runner.run(self.socket.close())
        self.runner.close()


@pytest.fixture
def talk(watched: Server) -> Iterator[Talk]:
    talking = Talk(watched)
    yield talking
    talking.end()


@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(message=messages)
def test_messages_of_any_shape_get_a_reply_of_the_protocol(talk: Talk, message: Any) -> None:
    talk.say(message)
