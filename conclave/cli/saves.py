"""Reading and writing save files."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

import conclave
from conclave.cli.speech import Complaint, Speech
from conclave.kernel.errors import BadSave, GoneFromBox, OtherVersion, UnknownGame, brief
from conclave.kernel.journal import HEAD, Journal
from conclave.kernel.table import Table

SUFFIX = ".conclave"


def write_save(path: Path, text: str, speech: Speech) -> None:
    """Replace a save by a whole new one at once, so that a crash leaves the old one or the new one, never a half.

    A file that is something else is left alone.
    """
    half: str | None = None
    try:
        if path.exists() and not path.read_bytes().startswith(HEAD.encode()):
            raise speech.complaint("not-a-save", file=str(path))
        with NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
            half = file.name
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(half, path)
    except OSError as error:
        if half is not None:
            Path(half).unlink(missing_ok=True)
        raise speech.complaint("cannot-write", file=str(path), reason=error.strerror or str(error)) from None


def read_save(path: Path, speech: Speech) -> Table:
    """The game of a save file; a complaint if there is none in it, or if it cannot go on with the present cards."""
    text = _text_of(path, speech)
    try:
        return conclave.load(text)
    except GoneFromBox as gone:
        raise _card_gone(path, text, gone, speech) from None
    except OtherVersion:
        raise _no_snapshot(path, text, speech) from None
    except (BadSave, UnknownGame) as error:
        raise speech.complaint("broken-save", file=str(path), reason=str(error)) from None


def look_into_save(path: Path, speech: Speech) -> Table:
    """The game of a save file as it was played, if its components are known; else as it would go on."""
    try:
        return conclave.load(_text_of(path, speech), as_played=True)
    except OtherVersion:
        return read_save(path, speech)
    except (BadSave, UnknownGame) as error:
        raise speech.complaint("broken-save", file=str(path), reason=str(error)) from None


def _text_of(path: Path, speech: Speech) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise speech.complaint("cannot-read", file=str(path), reason=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise speech.complaint("not-a-save", file=str(path)) from None


def _card_gone(path: Path, text: str, gone: GoneFromBox, speech: Speech) -> Complaint:
    """Why a game cannot go on whose card is gone, and where it can be looked at."""
    try:
        told = Speech.at(speech.lang, conclave.load(text, as_played=True))
    except BadSave:
        return speech.complaint("card-gone", file=str(path), card=brief(gone.card))
    return Complaint(f"{speech('card-gone', file=str(path), card=told.card(gone.card))} "
                     f"{speech('look-at-it', file=str(path))}")


def _no_snapshot(path: Path, text: str, speech: Speech) -> Complaint:
    title = conclave.game(Journal.read(text).title).title
    return speech.complaint("no-snapshot", file=str(path), title=title)


def fresh_name(title: str, seed: int) -> Path:
    """A file name for a save that is not taken yet."""
    path = Path(f"{title}-{seed}{SUFFIX}")
    number = 2
    while path.exists():
        path = Path(f"{title}-{seed}-{number}{SUFFIX}")
        number += 1
    return path
