"""Why something is refused: a code by which programs know it, and clients say it in their reader's language.

A refusal is written once, as a sentence, where it is decided. Where people can do something about it, the sentence has a
code of its own here; else the code is that of the kind of error.
"""

from __future__ import annotations

from conclave.kernel.errors import (
    BadOption,
    BadSave,
    ConclaveError,
    IllegalAnswer,
    NotYourTurn,
    OtherVersion,
    RulesBug,
    StaleMove,
    UnknownGame,
)
from conclave.rulebook import NoLanguage, NoRulebook
from conclave.server.bus import NoRedis
from conclave.server.course import LONGEST_NAME, NotAllowed
from conclave.server.hub import NoTable
from conclave.server.limits import TooMuch
from conclave.server.pool import ThinkingFailed
from conclave.server.store import StoreDown


class BadSeats(BadOption):
    """Seats that no table can have."""


class UnknownBot(BadOption):
    """There is no bot of this name."""


class NoSeat(BadOption):
    """The table has no seat of this number."""


class SeedNotFree(BadOption):
    """Only who plays alone may choose the seed."""


KINDS: tuple[tuple[type[ConclaveError], str, int], ...] = (
    (StaleMove, "stale", 409), (NotYourTurn, "not-your-turn", 409), (NotAllowed, "not-allowed", 403),
    (NoTable, "no-table", 404), (UnknownGame, "no-title", 404), (NoRulebook, "no-rules", 404),
    (NoLanguage, "no-language", 404), (TooMuch, "too-much", 429), (StoreDown, "store-down", 503),
    (NoRedis, "no-redis", 503), (ThinkingFailed, "no-bot", 503), (BadSeats, "bad-seats", 422),
    (UnknownBot, "unknown-bot", 422), (NoSeat, "no-seat", 422), (SeedNotFree, "seed-not-free", 422),
    (BadOption, "bad-option", 422), (OtherVersion, "other-version", 422), (BadSave, "bad-save", 422),
    (IllegalAnswer, "illegal", 409), (RulesBug, "rules-bug", 409),
)
BAD_NAME = "bad-name"
BAD_REQUEST, BAD_MESSAGE, TOO_LARGE, ORIGIN, NOT_FOUND = "bad-request", "bad-message", "too-large", "origin", "not-found"
REFUSED = "refused"
SENTENCES = {
    f"a name has 1 to {LONGEST_NAME} printable characters": BAD_NAME,
    "this seat is taken": "seat-taken",
    "every seat is taken": "table-full",
    "this link does not give a seat at this table; it may have been replaced": "bad-link",
    "the game has begun; a bot can stand in instead": "begun",
    "the game has not begun; it waits for people": "not-begun",
    "the game is over": "over",
    "the game is not over yet": "not-over",
    "this can be seen when the game is over": "secret-until-over",
    "a game can be analysed when it is over": "not-over",
    "there is a next game already": "rematch-made",
    "there is nothing to take back": "nothing-to-undo",
    "somebody else has just asked to take back": "undo-asked",
    "there is nothing to do again": "nothing-to-redo",
    "nobody asks to take back": "no-wish",
    "no person plays this seat": "no-person",
    "no bot stands in for this seat": "no-stand-in",
    "this player is here and has time left": "still-here",
    "a bot plays this seat; take it back first": "bot-plays",
    "who looks on cannot do this": "looking-on",
    "nobody may look on at this table": "no-watching",
    "there is nothing in this message": "empty-message",
    "you are talking too fast; wait a moment": "chat-too-fast",
    "too many are talking at once; say it again": "chat-crowded",
    "one hint at a time": "hint-running",
    "hello is said once": BAD_MESSAGE,
    "say hello first": BAD_MESSAGE,
}
CODES = frozenset([code for _, code, _ in KINDS] + list(SENTENCES.values())
                  + [BAD_REQUEST, BAD_MESSAGE, TOO_LARGE, ORIGIN, NOT_FOUND, REFUSED])


def code_of(error: ConclaveError) -> str:
    """What a program may know an error by.

    >>> code_of(NotAllowed("this seat is taken")), code_of(NotAllowed("not on Sundays"))
    ('seat-taken', 'not-allowed')
    """
    known = SENTENCES.get(str(error))
    if known is not None:
        return known
    for kind, code, _ in KINDS:
        if isinstance(error, kind):
            return code
    return REFUSED


def status_of(error: ConclaveError) -> int:
    """The status of the HTTP reply."""
    if code_of(error) == BAD_NAME:
        return 422
    return next((status for kind, _, status in KINDS if isinstance(error, kind)), 422)


def sentence_of(error: ConclaveError) -> str:
    """What a person reads about an error; a broken game says nothing about what is hidden in it."""
    if isinstance(error, RulesBug):
        return "the rules broke on this answer; the game was put back, and the fault is written down"
    return str(error)
