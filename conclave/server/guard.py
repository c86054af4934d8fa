"""What stands before every request: the size of bodies, where they come from, and the headers of every reply."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from conclave.server import wire

Scope = MutableMapping[str, Any]
Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LARGEST_BODY = 600 * 1024
POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
          "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'")
HEADERS: list[tuple[bytes, bytes]] = [
    (b"content-security-policy", POLICY.encode()), (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"), (b"x-frame-options", b"DENY"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SECURE = (b"cross-origin-opener-policy", b"same-origin")  # browsers complain about it where the line is not secure


def header(scope: Scope, name: bytes) -> str:
    """A header of a request, or nothing."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def same_origin(scope: Scope, others: Iterable[str]) -> bool:
    """Whether a browser sent this from a page of ours; programs that are no browser send no origin."""
    origin = header(scope, b"origin")
    if not origin or origin in others:
        return True
    try:
        return urlsplit(origin).netloc == header(scope, b"host")
    except ValueError:  # such as http://[
        return False


class Guard:
    """Wraps the application."""

    def __init__(self, app: App, origins: Iterable[str]) -> None:
        self.app = app
        self.origins = tuple(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(event: Event) -> None:
            if event["type"] == "http.response.start":
                event["headers"] = [*event["headers"], *HEADERS, *([SECURE] if scope["scheme"] == "https" else [])]
            await send(event)

        if scope["method"] not in ("GET", "HEAD", "OPTIONS"):
            if not same_origin(scope, self.origins):
                await refuse(with_headers, 403, "origin", "this page may not speak to this server")
                return
            length = header(scope, b"content-length")
            if length.isdecimal() and int(length) > LARGEST_BODY:
                await refuse(with_headers, 413, "too-large", "the body is too large")
                return
            receive = _measured(receive)
        await self.app(scope, receive, with_headers)


class TooLarge(Exception):
    """A body that goes on and on."""


def _measured(receive: Receive) -> Receive:
    """Bodies without a length are counted as they come."""
    total = 0

    async def measure() -> Event:
        nonlocal total
        event = await receive()
        total += len(event.get("body", b""))
        if total > LARGEST_BODY:
            raise TooLarge
        return event

    return measure


async def refuse(send: Send, status: int, code: str, message: str) -> None:
    """Reply with an error."""
    body = wire.encoder.encode({"error": {"code": code, "message": message}})
    await send({"type": "http.response.start", "status": status, "headers": [(b"content-type", b"application/json")]})
    await send({"type": "http.response.body", "body": body})
