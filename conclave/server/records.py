"""What is written down about a table: what it is, and everything that happened at it, in order."""

from __future__ import annotations

from typing import Final

import msgspec

# A record's kind says what its seat did. All of them, folded in order by `Room`, give the table as it is now.
JOIN: Final = "join"            # a person takes an open seat; the text is the name
HOLD: Final = "hold"            # a seat is kept for somebody of the game before; the text is the name
BOT: Final = "bot"              # a bot sits here from the beginning; the text is its kind and its name
ANSWER: Final = "answer"        # the text is the answer in the notation of saves
UNDO: Final = "undo"            # take back, or ask the others for it
REDO: Final = "redo"
AGREE: Final = "agree"          # to somebody's wish to take back
DECLINE: Final = "decline"
ASKING: Final = "asking"        # the text is a kind of window and when to be asked in it
PEACE: Final = "peace"          # the text is "on" until the round ends, or "off"
STAND_IN: Final = "stand-in"    # a bot plays for the person; the text is its kind
RETURN: Final = "return"        # the person is back
LEAVE: Final = "leave"          # before the game has begun; or a seat that was kept is opened to all
RENAME: Final = "rename"
ROTATE: Final = "rotate"        # the seat's link is replaced
FAILED: Final = "failed"        # a bot broke down; the text is its kind and the kind that answered instead
REMATCH: Final = "rematch"      # the text is the next table
UPGRADE: Final = "upgrade"      # the game goes on under another edition from this save


# What bots are called at a table, by seat from where the table's number falls.
BOT_NAMES: Final = ("Morena", "Corvin", "Zorya", "Balthazar", "Isolde", "Veles", "Ostara", "Tiberius", "Selene", "Radomir")


def bot_text(bot: str, seat: int, seed: int) -> str:
    """The record of a bot: its kind, and a name that no other seat of the table has.

    >>> bot_text("greedy", 1, 0)
    'greedy Corvin'
    """
    return f"{bot} {BOT_NAMES[(seed + seat) % len(BOT_NAMES)]}"


class Record(msgspec.Struct, frozen=True, array_like=True):
    """One thing that happened at a table."""

    number: int
    kind: str
    seat: int
    text: str
    message: str
    at: int


class Clock(msgspec.Struct, frozen=True):
    """Thinking time in seconds; an increment as long as the base gives that much for every move anew."""

    base: int
    increment: int


class About(msgspec.Struct, frozen=True):
    """What a table is from the beginning."""

    id: str
    title: str
    rules: str
    players: int
    options: dict[str, str]
    seed: int
    public: bool
    watch: bool
    clock: Clock | None
    created: int
    origin: str = ""
    edition: str = ""  # what it is played with now; empty: the first edition


class Line(msgspec.Struct, frozen=True):
    """Something that was said."""

    number: int
    seat: int | None
    name: str
    text: str
    at: int
    message: str = ""
