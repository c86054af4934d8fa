"""What a seat knows as numbers: the contract of encoders, those that titles bring, and one that serves any title.

An encoder gets what the seat itself gets: its view, its own open question, and the picks that it has made toward the
answer. It never gets the state, so it cannot tell what the seat may not know.

>>> encoder("unheard-of").size == len(encoder("unheard-of").features)
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import log1p
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from conclave.kernel.decision import Decision
from conclave.kernel.errors import UnknownGame, UnknownPart
from conclave.kernel.picks import Picks
from conclave.kernel.title import load
from conclave.kernel.words import Value, Words
from conclave.kit.encoding import Encoding
from conclave.registry import title

Vector = NDArray[np.float32]
View = Mapping[str, Any]  # JSON data, as Game.view gives it

VIEW_FEATURES = 1024
QUESTION_FEATURES = 256


@dataclass(frozen=True)
class Encoder:
    """What a seat knows as a vector of fixed length, with a name for each of its numbers.

    `table` makes the vector of a view for a seat; `question` adds an open question of that seat and its picks so far, so
    that the table need not be encoded anew from one pick to the next.
    """

    features: tuple[str, ...]
    table: Callable[[View, int], Vector]
    question: Callable[[Vector, Decision, Picks], None]

    @property
    def size(self) -> int:
        """The length of the vector."""
        return len(self.features)

    def encode(self, view: View, seat: int, decision: Decision | None = None, picks: Picks | None = None) -> Vector:
        """All that a seat knows; `decision` is its own open question, if it has one, and `picks` its way so far."""
        out = self.table(view, seat)
        if decision is not None:
            self.question(out, decision, picks if picks is not None else Picks(decision))
        return out


def declared(encoding: Encoding) -> Encoder:
    """The encoder of features that are declared one by one."""
    def table(view: View, seat: int) -> Vector:
        out = np.zeros(len(encoding.names), np.float32)
        fast: Any = out.data  # a memoryview, which takes numbers one by one faster; typed as if it held whole ones
        encoding.write_view(fast, view, seat)
        return out
    return Encoder(tuple(encoding.names), table, encoding.write_question)


def encoder(name: str) -> Encoder:
    """The encoder that a title brings; the one for any title if it brings none, or is not installed."""
    try:
        place = title(name).encoder
    except UnknownGame:
        place = ""
    if not place:
        return HASHED
    found = load(place)
    if not isinstance(found, Encoder):
        raise UnknownPart(f"'{place}' is not an encoder")
    return found


def hash_table(view: View, seat: int) -> Vector:
    """Hash every leaf of a view into a fixed number of sums.

    A list of names is a bag; of the entries of a list, each is called by its first text. If the view has a list of
    `seats`, it starts with the own one.
    """
    out = np.zeros(VIEW_FEATURES + QUESTION_FEATURES, np.float32)
    for key, value in view.items():
        if key == "seats" and isinstance(value, list) and 0 <= seat < len(value):
            for step in range(len(value)):
                _add(out, _leaves(f"seat+{step}", value[(seat + step) % len(value)]), 0, VIEW_FEATURES)
        else:
            _add(out, _leaves(key, value), 0, VIEW_FEATURES)
    _add(out, _leaves("me", str(seat)), 0, VIEW_FEATURES)
    return out


def hash_question(out: Vector, decision: Decision, picks: Picks) -> None:
    """Hash a question and the picks so far into sums of their own."""
    _add(out, _question(decision, picks), VIEW_FEATURES, QUESTION_FEATURES)


HASHED = Encoder((*(f"view hash {at}" for at in range(VIEW_FEATURES)),
                  *(f"question hash {at}" for at in range(QUESTION_FEATURES))), hash_table, hash_question)


@lru_cache(maxsize=100_000)
def _bucket(path: str, size: int) -> int:
    return crc32(path.encode()) % size  # the same in every process, unlike hash()


def _add(out: Vector, leaves: Iterator[tuple[str, float]], start: int, size: int) -> None:
    for path, value in leaves:
        out[start + _bucket(path, size)] += value


def _leaves(path: str, value: object) -> Iterator[tuple[str, float]]:
    """Every number and word of JSON data with the way to it."""
    if isinstance(value, str):
        if value:
            yield f"{path}={value}", 1.0
    elif isinstance(value, int | float):
        yield path, log1p(value) if value >= 0 else -log1p(-value)
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from _leaves(f"{path}/{key}", item)
    elif isinstance(value, list | tuple):
        for at, item in enumerate(value):
            yield from _leaves(path if isinstance(item, str) else f"{path}/{_label(at, item)}", item)


def _label(at: int, item: object) -> str:
    """What an entry of a list is called: its first text, else its place."""
    if isinstance(item, Mapping):
        for value in item.values():
            if isinstance(value, str) and value:
                return value
    return str(at)


def _question(decision: Decision, picks: Picks) -> Iterator[tuple[str, float]]:
    yield "asked", 1.0
    yield f"form={decision.form}", 1.0
    yield f"prompt={decision.prompt.key}", 1.0
    yield f"about={decision.about}", 1.0
    for name, value in decision.args:
        yield from _leaves(name, _said(value))
    for at, note in enumerate(picks.made):
        yield f"picked={note}", 1.0
        yield f"picked/{at}={note}", 1.0


def _said(value: Value) -> object:
    if isinstance(value, Words):
        return [value.key, *(_said(argument) for _, argument in value.args)]
    if isinstance(value, tuple):
        return [_said(words) for words in value]
    return value
