"""Reading and writing save files."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

import conclave
from conclave.cli.speech import Speech
from conclave.kernel.errors import BadSave, OtherVersion
from conclave.kernel.journal import HEAD
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
    """The game of a save file; a complaint if there is none in it."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise speech.complaint("cannot-read", file=str(path), reason=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise speech.complaint("not-a-save", file=str(path)) from None
    try:
        return conclave.load(text)
    except OtherVersion:
        return conclave.load(text, upgrade=True)
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
