"""Why something is refused: a code by which programs know it, and clients say it in their reader's language.

Where people can do something about it, the reason has a code of its own (why.py); else the code is that of the kind of
error.
"""

from __future__ import annotations

from conclave.kernel.errors import (
    BadOption,
    BadSave,
    ConclaveError,
    GoneFromBox,
    IllegalAnswer,
    NotYourTurn,
    OtherVersion,
    RulesBug,
    StaleMove,
    UnknownGame,
)
from conclave.rulebook import NoLanguage, NoRulebook
from conclave.server.bus import NoRedis
from conclave.server.hub import NoTable, TableExists
from conclave.server.messages import BadMessage
from conclave.server.pool import ThinkingFailed
from conclave.server.store import StoreDown
from conclave.server.why import Refused, Why


class BadSeats(BadOption):
    """Seats that no table can have."""


class UnknownBot(BadOption):
    """There is no bot of this name."""


class NoSeat(BadOption):
    """The table has no seat of this number."""


class SeedNotFree(BadOption):
    """Only who plays alone may choose the seed."""


KINDS: tuple[tuple[type[ConclaveError], str, int], ...] = (
    (StaleMove, "stale", 409), (NotYourTurn, "not-your-turn", 409),
    (BadMessage, "bad-message", 422),
    (NoTable, "no-table", 404), (UnknownGame, "no-title", 404), (NoRulebook, "no-rules", 404),
    (NoLanguage, "no-language", 404), (StoreDown, "store-down", 503),
    (NoRedis, "no-redis", 503), (ThinkingFailed, "no-bot", 503), (BadSeats, "bad-seats", 422),
    (UnknownBot, "unknown-bot", 422), (NoSeat, "no-seat", 422), (SeedNotFree, "seed-not-free", 422),
    (TableExists, "table-exists", 409),
    (BadOption, "bad-option", 422), (OtherVersion, "other-version", 422),
    (GoneFromBox, "gone-from-box", 422), (BadSave, "bad-save", 422),
    (IllegalAnswer, "illegal", 409), (RulesBug, "rules-bug", 409),
)
BAD_NAME = Why.BAD_NAME.code
BAD_REQUEST, TOO_LARGE, ORIGIN, NOT_FOUND = "bad-request", "too-large", "origin", "not-found"
REFUSED = "refused"
CODES = frozenset([code for _, code, _ in KINDS] + [why.code for why in Why]
                  + [BAD_REQUEST, TOO_LARGE, ORIGIN, NOT_FOUND, REFUSED])


def code_of(error: ConclaveError) -> str:
    """What a program may know an error by.

    >>> from conclave.server.why import NotAllowed
    >>> code_of(NotAllowed(Why.SEAT_TAKEN)), code_of(NotYourTurn("wait"))
    ('seat-taken', 'not-your-turn')
    """
    if isinstance(error, Refused):
        return error.why.code
    for kind, code, _ in KINDS:
        if isinstance(error, kind):
            return code
    return REFUSED


def status_of(error: ConclaveError) -> int:
    """The status of the HTTP reply."""
    if isinstance(error, Refused):
        return error.status
    return next((status for kind, _, status in KINDS if isinstance(error, kind)), 422)


def sentence_of(error: ConclaveError) -> str:
    """What a person reads about an error; a broken game or bot says nothing about what is hidden in it."""
    if isinstance(error, RulesBug):
        return "the rules broke on this answer; the game was put back, and the fault is written down"
    if isinstance(error, ThinkingFailed):
        return "the bots cannot answer just now; try again"
    return str(error)
