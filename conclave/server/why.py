"""What people may not do, and why: every reason has a code and a sentence.

Programs know a reason by its code, and clients say it in their reader's language; the sentence is for whoever has neither.
"""

from __future__ import annotations

from enum import Enum
from typing import ClassVar, Final

from conclave.kernel.errors import ConclaveError

LONGEST_NAME: Final = 30


class Why(Enum):
    """A reason to refuse something."""

    BAD_NAME = "bad-name", f"a name has 1 to {LONGEST_NAME} printable characters"
    SEAT_TAKEN = "seat-taken", "this seat is taken"
    TABLE_FULL = "table-full", "every seat is taken"
    BAD_LINK = "bad-link", "this link does not give a seat at this table; it may have been replaced"
    BEGUN = "begun", "the game has begun; a bot can stand in instead"
    NOT_BEGUN = "not-begun", "the game has not begun; it waits for people"
    OVER = "over", "the game is over"
    STUCK = "stuck", "this game cannot go on; it can only be looked at"
    NOT_OVER = "not-over", "the game is not over yet"
    SECRET_UNTIL_OVER = "secret-until-over", "this can be seen when the game is over"
    REMATCH_MADE = "rematch-made", "there is a next game already"
    NOTHING_TO_UNDO = "nothing-to-undo", "there is nothing to take back"
    UNDO_DECLINED = "undo-declined", "taking back was declined; ask again after the next move"
    UNDO_ASKED = "undo-asked", "somebody else has just asked to take back"
    NOTHING_TO_REDO = "nothing-to-redo", "there is nothing to do again"
    NO_WISH = "no-wish", "nobody asks to take back"
    NO_PERSON = "no-person", "no person plays this seat"
    NO_STAND_IN = "no-stand-in", "no bot stands in for this seat"
    STILL_HERE = "still-here", "this player is here and has time left"
    BOT_PLAYS = "bot-plays", "a bot plays this seat; take it back first"
    HINT_COMPANY = "hint-company", "hints are for who plays against bots only"
    LOOKING_ON = "looking-on", "who looks on cannot do this"
    NO_WATCHING = "no-watching", "nobody may look on at this table"
    EMPTY_MESSAGE = "empty-message", "there is nothing in this message"
    TOO_MUCH = "too-much", "too many requests; wait a moment and try again"
    CHAT_TOO_FAST = "chat-too-fast", "you are talking too fast; wait a moment"
    CHAT_CROWDED = "chat-crowded", "too many are talking at once; say it again"
    HINT_RUNNING = "hint-running", "one hint at a time"

    def __init__(self, code: str, sentence: str) -> None:
        self.code = code
        self.sentence = sentence


class Refused(ConclaveError):
    """Something that cannot be done now, for a reason; nothing has changed."""

    status: ClassVar[int]  # of the HTTP reply

    def __init__(self, why: Why) -> None:
        super().__init__(why.sentence)
        self.why = why


class BadName(Refused):
    """A name that nobody can have."""

    status = 422

    def __init__(self) -> None:
        super().__init__(Why.BAD_NAME)


class NotAllowed(Refused):
    """Something that this person may not do at this table now."""

    status = 403


class TooMuch(Refused):
    """Somebody does something too often; it can be tried again a little later."""

    status = 429
