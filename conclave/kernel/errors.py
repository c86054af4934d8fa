"""Errors named by what went wrong, each with a sentence that a person understands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

_LONGEST: Final = 60
_MOST: Final = 6


def brief(thing: object) -> str:
    """A thing as a sentence can name it: short and printable, whatever somebody sent.

    >>> brief("x" * 1000)
    'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'
    >>> brief((1, "gold", (2, 3), 10**9999))
    "(1, 'gold', (…), a huge number)"
    """
    if isinstance(thing, tuple):
        parts = ["(…)" if isinstance(part, tuple) else _quoted(part) for part in thing[:_MOST]]
        return f"({', '.join(parts)}{', …' if len(thing) > _MOST else ''})"
    if isinstance(thing, str):
        text = thing[:_LONGEST]
        return (text if text.isprintable() else repr(text)[1:-1]) + ("…" if len(thing) > _LONGEST else "")
    if isinstance(thing, int):
        return str(thing) if thing.bit_length() < 200 else "a huge number"
    return "nothing" if thing is None else f"a {type(thing).__name__}"


def _quoted(part: object) -> str:
    return f"'{brief(part)}'" if isinstance(part, str) else brief(part)


@mypyc_attr(allow_interpreted_subclasses=True)
class ConclaveError(Exception):
    """The root of everything that Conclave refuses or reports."""


class IllegalAnswer(ConclaveError):
    """An answer that the question does not allow; nothing has changed."""


class NotYourTurn(IllegalAnswer):
    """A seat answered that was not asked, or has answered already."""


class StaleMove(IllegalAnswer):
    """An answer to a question of an earlier version of the game."""


class BadOption(ConclaveError):
    """An option of a game that does not exist or has no such value."""


class UnknownGame(ConclaveError):
    """No installed game has this title."""


class UnknownPart(ConclaveError):
    """What a title names as a part of it cannot be opened, or is something else."""


class BadNotation(ConclaveError):
    """A line of text that does not describe a position."""


class BadSave(ConclaveError):
    """A save that is truncated, edited, or of another kind."""


class OtherVersion(BadSave):
    """A save of another edition that has no snapshot to go on from, or whose components are not known."""


class GoneFromBox(BadSave):
    """A save whose table holds a component that the box no longer has."""

    card: str

    def __init__(self, card: str) -> None:
        super().__init__(f"'{brief(card)}' lies on the table of this game, but is in the box no more")
        self.card = card


class ContentError(ConclaveError):
    """A mistake in a content file, with its file and line."""


class RulesBug(ConclaveError):
    """The rules found themselves in an impossible state; `journal` holds the game that led there."""

    journal: str

    def __init__(self, message: str, journal: str = "") -> None:
        super().__init__(message)
        self.journal = journal
