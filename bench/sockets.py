"""A small WebSocket client (RFC 6455), cheap enough to drive hundreds of tables beside the server that it measures."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from secrets import token_bytes
from typing import cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
FINAL, MASKED = 0x80, 0x80
NO_MASK = b"\0\0\0\0"  # a client has to mask; this key leaves the payload as it is


class Line(asyncio.Protocol):
    """One connection. Subclasses say what happens when it is open, when a text has come, and when it has ended."""

    def __init__(self, host: str, path: str) -> None:
        self.host = host
        self.path = path
        self.transport: asyncio.Transport | None = None
        self._upgraded = False
        self._buffer = bytearray()
        self._parts = bytearray()  # of a text in several frames

    def opened(self) -> None:
        """The handshake is done."""

    def heard(self, text: bytes) -> None:
        """A whole text has come."""

    def ended(self) -> None:
        """The connection is over, or never came to be."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's own kind does not descend from it
        key = b64encode(token_bytes(16)).decode()
        asked = (f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                 f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n")
        self.transport.write(asked.encode())

    def connection_lost(self, _: Exception | None) -> None:
        self.transport = None
        self.ended()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._upgraded:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 101"):
                self.hang_up()
                return
            del self._buffer[:end + 4]
            self._upgraded = True
            self.opened()
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        """Take one frame off the buffer, if a whole one is there."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, begin = buffer[1] & 0x7F, 2
        if size == 126:
            size, begin = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, begin = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < begin + size:
            return False
        head, payload = buffer[0], bytes(buffer[begin:begin + size])
        del buffer[:begin + size]
        self._take(head & 0xF, bool(head & FINAL), payload)
        return True

    def _take(self, kind: int, final: bool, payload: bytes) -> None:
        if kind == PING:
            self._write(PONG, payload)
        elif kind == CLOSE:
            self.hang_up()
        elif kind <= TEXT:
            if final and not self._parts:
                self.heard(payload)
                return
            self._parts += payload
            if final:
                whole = bytes(self._parts)
                self._parts.clear()
                self.heard(whole)

    def say(self, text: bytes) -> None:
        """Send a text."""
        self._write(TEXT, text)

    def _write(self, kind: int, payload: bytes) -> None:
        if self.transport is None:
            return
        size = len(payload)
        if size < 126:
            head = bytes((FINAL | kind, MASKED | size))
        elif size < 65536:
            head = bytes((FINAL | kind, MASKED | 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((FINAL | kind, MASKED | 127)) + size.to_bytes(8, "big")
        self.transport.write(head + NO_MASK + payload)

    def hang_up(self) -> None:
        """End the connection."""
        if self.transport is not None:
            self.transport.close()
