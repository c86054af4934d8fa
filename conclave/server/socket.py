"""One client's socket: what it says is decoded strictly, done, and answered (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from conclave.kernel.errors import ConclaveError, NotYourTurn
from conclave.server import messages, wire
from conclave.server import records as kinds
from conclave.server.clocks import now_ms
from conclave.server.course import PERSON
from conclave.server.hub import Hub
from conclave.server.limits import Bucket
from conclave.server.live import Live, chat
from conclave.server.pool import BotPool, bot_hint
from conclave.server.refusals import code_of, sentence_of
from conclave.server.room import Room
from conclave.server.stand_ins import StandIns
from conclave.server.thinking import situation
from conclave.server.why import NotAllowed, TooMuch, Why

log = logging.getLogger(__name__)
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]

UNSENT = 300          # messages that may wait for a slow client before it is let go
BURST_S = 5
HELLO_S = 15.0        # how long a client may take to say hello
SILENCE_S = 90.0      # and how long it may be silent afterwards
ADVISER = "greedy"
BAD, POLICY, RETRY = 1007, 1008, 1013  # codes with which a socket is closed


class Client:
    """A connected client."""

    def __init__(self, hub: Hub, pool: BotPool, stand_ins: StandIns, rate: int, chat_per_minute: int) -> None:
        self.hub = hub
        self.pool = pool
        self.stand_ins = stand_ins
        self.seat: int | None = None
        self.version = 0
        self.live: Live | None = None
        self.closing: tuple[int, str] | None = None
        self._generation = 0
        self._waiting: deque[bytes] = deque()
        self._awake = asyncio.Event()
        self._messages = Bucket(rate, rate * BURST_S)
        self._chat = Bucket(chat_per_minute / 60.0, max(3.0, chat_per_minute / 4.0))
        self._hint: asyncio.Task[None] | None = None
        self._heard_at = 0.0
        self._patience: asyncio.TimerHandle | None = None

    # sending

    def send(self, message: bytes) -> None:
        """Put a message on its way; a client that cannot keep up is let go, and heals when it is back."""
        if self.closing is not None:
            return
        self._waiting.append(message)
        if len(self._waiting) > UNSENT:
            self.close(RETRY, "too slow")
        self._awake.set()

    def say(self, **message: wire.Json) -> None:
        """Send one message."""
        self.send(wire.encoder.encode(message))

    def close(self, code: int, reason: str) -> None:
        """End the connection after what waits to be sent."""
        if self.closing is None:
            self.closing = (code, reason)
        self._awake.set()

    async def pump(self, send: Send) -> None:
        """Send what waits, until the connection is closed."""
        while True:
            await self._awake.wait()
            self._awake.clear()
            while self._waiting and (self.closing is None or self.closing[0] != RETRY):
                await send({"type": "websocket.send", "text": self._waiting.popleft().decode()})
            if self.closing is not None:
                await send({"type": "websocket.close", "code": self.closing[0], "reason": self.closing[1]})
                return

    # hearing

    async def listen(self, receive: Receive) -> None:
        """Hear the client out; returns when the connection has ended, or should."""
        self._expect_a_word(HELLO_S)
        while self.closing is None:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            self._heard_at = time.monotonic()
            text = event.get("text")
            await self.hear(text.encode() if text is not None else event.get("bytes") or b"")

    def _expect_a_word(self, within_s: float) -> None:
        """Look again when the client has been silent for as long as it may, and end the connection if it has."""
        if self._patience is not None:
            self._patience.cancel()
        self._patience = asyncio.get_running_loop().call_later(within_s, self._check_silence)

    def _check_silence(self) -> None:
        left = SILENCE_S - (time.monotonic() - self._heard_at)
        if self.live is None or left <= 0.0:
            self.close(POLICY, "silent for too long")
        else:
            self._expect_a_word(left)

    async def hear(self, body: bytes) -> None:
        """Do what one message says."""
        if not self._messages.take():
            self.say(type="refused", id="", error={"code": "too-much", "message": "too many messages"})
            self.close(POLICY, "too many messages")
            return
        try:
            message = messages.decoder.decode(body)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self.say(type="refused", id="", error={"code": "bad-message", "message": "this message cannot be understood"})
            self.close(BAD, "a message that cannot be understood")
            return
        wish = "" if isinstance(message, messages.Hello | messages.Here) else message.id
        try:
            await self._do(message)
        except ConclaveError as error:
            self.say(type="refused", id=wish, error={"code": code_of(error), "message": sentence_of(error)})
            if self.live is None:
                self.close(POLICY, "no such table or seat")

    async def _do(self, message: messages.Hello | messages.Here | messages.Wish) -> None:
        live = self.live
        if isinstance(message, messages.Hello):
            if live is not None:
                raise messages.BadMessage("hello is said once")
            await self.hello(message)
            return
        if live is None:
            raise messages.BadMessage("say hello first")
        if self.replaced(live.room):
            return
        if isinstance(message, messages.Here):
            await self._here(live, message)
        elif isinstance(message, messages.Chat):
            await self._say_in_chat(live, message)
        else:
            if self.seat is None:
                raise NotAllowed(Why.LOOKING_ON)
            await self._wish(live, self.seat, message)

    async def hello(self, message: messages.Hello) -> None:
        """Let the client in, and send what it has missed."""
        live = await self.hub.latest(message.table)
        async with live.lock:
            room = await self.hub.current(live)
            if message.token:
                self.seat = self.hub.seat_of(room, message.token)
                self._generation = room.seats[self.seat].generation
            elif not room.about.watch:
                raise NotAllowed(Why.NO_WATCHING)
            known = message.version if message.version is not None and message.version <= room.version else None
            self.live, self.version = live, room.version
            self._expect_a_word(SILENCE_S)
            live.onlookers.add(self)
            came = live.presence.came(self.seat)
            self.say(type="welcome", table=live.info(), seat=self.seat, version=room.version, resumed=known is not None,
                     chat=[{key: value for key, value in chat(line).items() if key != "type"} for line in live.lines])
            if room.stuck or known != room.version or message.hash != room.seen(self.seat).hash:
                self.send(room.frame(self.seat, known if known is not None else 0, now_ms()))
            if came:
                self._tell_who_is_here(live)
        if came:
            await self.hub.tell_presence(live)
        self.stand_ins.look(live)

    async def _here(self, live: Live, message: messages.Here) -> None:
        if self.hub.bus.shared:
            await self.hub.refresh(live)
        async with live.lock:
            room = await self.hub.current(live)
            if self.replaced(room):
                return
            if message.version == room.version and message.hash == room.seen(self.seat).hash:
                self.say(type="there")
            else:
                self.send(room.frame(self.seat, min(message.version, room.version), now_ms()))
                self.version = room.version

    def replaced(self, room: Room) -> bool:
        """Whether the link of this seat was replaced; then the connection ends."""
        if self.seat is None or room.seats[self.seat].generation == self._generation:
            return False
        self.say(type="rotated")
        self.close(POLICY, "the link was replaced")
        return True

    async def _wish(self, live: Live, seat: int, message: messages.Wish) -> None:
        if isinstance(message, messages.Hint):
            await self._ask_for_hint(live, seat, message.id)
            return
        if isinstance(message, messages.Why):
            await self._explain(live, seat, message.id)
            return
        if live.room.seats[seat].kind != PERSON and f"{seat}:{message.id}" not in live.room.done:
            raise NotAllowed(Why.BOT_PLAYS)
        version: int | None = None
        text = ""
        if isinstance(message, messages.Answer):
            kind, text, version = kinds.ANSWER, message.answer, message.version
        elif isinstance(message, messages.Undo):
            kind = kinds.UNDO
        elif isinstance(message, messages.Redo):
            kind = kinds.REDO
        elif isinstance(message, messages.Consent):
            kind = kinds.AGREE if message.agree else kinds.DECLINE
        elif isinstance(message, messages.Peace):
            kind, text = kinds.PEACE, "on" if message.on else "off"
        else:
            assert isinstance(message, messages.Asking)
            kind, text = kinds.ASKING, f"{message.window} {message.when}"
        await self.hub.act(live, kind, seat, text, f"{seat}:{message.id}", version,
                           lambda done: self.say(type="ack", id=message.id, version=done))
        self.stand_ins.look(live)

    async def _say_in_chat(self, live: Live, message: messages.Chat) -> None:
        text = "".join([sign if sign.isprintable() else " " for sign in message.text]).strip()
        if not text:
            raise NotAllowed(Why.EMPTY_MESSAGE)
        if not self._chat.take() or (self.seat is None and not live.gallery.take()):
            raise TooMuch(Why.CHAT_TOO_FAST)
        name = live.room.seats[self.seat].name if self.seat is not None else ""
        await self.hub.say(live, self.seat, name, text, f"{self.seat}:{message.id}")
        self.say(type="ack", id=message.id, version=live.room.version)

    async def _explain(self, live: Live, seat: int, wish: str) -> None:
        async with live.lock:
            room = live.room
            table = room.table
            reasons = table.why_not(seat) if table is not None and seat in room.waiting_for else ()
            self.say(type="why", id=wish, version=room.version, refusals=wire.refusals(reasons))

    async def _ask_for_hint(self, live: Live, seat: int, wish: str) -> None:
        if self._hint is not None and not self._hint.done():
            raise TooMuch(Why.HINT_RUNNING)
        if not live.room.alone:
            raise NotAllowed(Why.HINT_COMPANY)
        async with live.lock:
            room = live.room
            if room.table is None or seat not in room.waiting_for:
                raise NotYourTurn("you are not asked anything now")
            now, version = situation(room.table, seat), room.version
        self._hint = asyncio.create_task(self._hinted(now, version, wish))

    async def _hinted(self, now: Any, version: int, wish: str) -> None:
        try:
            found = await bot_hint(self.pool, now, ADVISER, version)
        except ConclaveError as error:
            self.say(type="refused", id=wish, error={"code": code_of(error), "message": sentence_of(error)})
            return
        first, *others = [{"answer": one.answer, "words": one.words, "chance": one.chance} for one in found]
        self.say(type="hint", id=wish, version=version, **first, others=others)

    async def leave(self) -> None:
        """The connection has ended."""
        live = self.live
        if self._hint is not None:
            self._hint.cancel()
        if self._patience is not None:
            self._patience.cancel()
        if live is not None:
            live.onlookers.discard(self)
            if live.presence.went(self.seat):
                self._tell_who_is_here(live)
                await self.hub.tell_presence(live)

    def _tell_who_is_here(self, live: Live) -> None:
        """At once about players, and about spectators when some have come and gone."""
        if self.seat is not None:
            live.tell_table()
        else:
            live.tell_table_soon()
