"""Reading and writing save files."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

import conclave
from conclave.cli.speech import Speech
from conclave.kernel.errors import BadSave, OtherVersion, UnknownGame
from conclave.kernel.journal import HEAD, Journal
from conclave.kernel.table import Table
from conclave.kernel.words import Value

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


def read_save(path: Path, speech: Speech, upgrade: bool = False) -> Table:
    """The game of a save file; a complaint if there is none in it, or if it is of other rules and not to be upgraded."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise speech.complaint("cannot-read", file=str(path), reason=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise speech.complaint("not-a-save", file=str(path)) from None
    try:
        return conclave.load(text, upgrade)
    except OtherVersion:
        journal = Journal.read(text)
        here = conclave.game(journal.title).rules_version
        told: dict[str, Value] = {"file": str(path), "title": journal.title, "saved": journal.rules, "here": here}
        if upgrade:
            raise speech.complaint("no-snapshot", **told) from None
        raise speech.complaint("other-rules", **told) from None
    except UnknownGame as error:
        raise speech.complaint("broken-save", file=str(path), reason=str(error)) from None
    except BadSave as error:
        raise speech.complaint("broken-save", file=str(path), reason=str(error)) from None


def fresh_name(title: str, seed: int) -> Path:
    """A file name for a save that is not taken yet."""
    path = Path(f"{title}-{seed}{SUFFIX}")
    number = 2
    while path.exists():
        path = Path(f"{title}-{seed}-{number}{SUFFIX}")
        number += 1
    return path
