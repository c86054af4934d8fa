"""Errors named by what went wrong, each with a sentence that a person understands."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class ConclaveError(Exception):
    """The root of everything that Conclave refuses or reports."""


class IllegalAnswer(ConclaveError):
    """An answer that the question does not allow; nothing has changed."""


class NotYourTurn(IllegalAnswer):
    """A seat answered that was not asked, or has answered already."""


class BadOption(ConclaveError):
    """An option of a game that does not exist or has no such value."""


class UnknownGame(ConclaveError):
    """No installed game has this title."""


class BadNotation(ConclaveError):
    """A line of text that does not describe a position."""


class BadSave(ConclaveError):
    """A save that is truncated, edited, or of another kind."""


class OtherVersion(BadSave):
    """A save of rules that this program does not have."""


class ContentError(ConclaveError):
    """A mistake in a content file, with its file and line."""


class RulesBug(ConclaveError):
    """The rules found themselves in an impossible state; `journal` holds the game that led there."""

    journal: str

    def __init__(self, message: str, journal: str = "") -> None:
        super().__init__(message)
        self.journal = journal
