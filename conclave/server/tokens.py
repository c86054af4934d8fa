"""The links of seats: who has one sits there. A link is signed, cannot be guessed, and is void once it is replaced."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

_SIGNED = 24  # bytes of the signature


def new_id() -> str:
    """The id of a table: 16 random bytes that nobody can guess."""
    return secrets.token_urlsafe(16)


def token_of(secret: bytes, table: str, seat: int, generation: int) -> str:
    """The token of a seat; replacing a link is the next generation.

    >>> one = token_of(b"s", "t", 0, 0)
    >>> holder(b"s", "t", one, [0, 0])
    0
    >>> holder(b"s", "t", one, [1, 0]) is None
    True
    """
    signed = hmac.digest(secret, f"{table}/{seat}/{generation}".encode(), sha256)[:_SIGNED]
    return f"{seat}.{urlsafe_b64encode(signed).decode()}"


def holder(secret: bytes, table: str, token: str, generations: list[int]) -> int | None:
    """The seat that a token gives, or None."""
    seat, _, _ = token.partition(".")
    if not seat.isascii() or not seat.isdecimal() or len(seat) > 2 or int(seat) >= len(generations):
        return None
    expected = token_of(secret, table, int(seat), generations[int(seat)])
    return int(seat) if hmac.compare_digest(expected.encode(), token.encode()) else None
