"""Plain data read back: what a snapshot says, or BadSave for what it cannot say.

Whoever restores a state reads each field by its kind and with bounds, so that no edited or outdated save becomes a state
that the rules do not expect.

>>> whole({"round": 3}, "round", 0, 100)
3
>>> wholes({"pool": [1, True]}, "pool", 0, 100)
Traceback (most recent call last):
    ...
conclave.kernel.errors.BadSave: 'pool' should be whole numbers from 0 to 100
"""

from __future__ import annotations

from collections.abc import Sequence

from conclave.kernel.errors import BadSave
from conclave.kernel.game import Plain


def field(plain: Plain, name: str) -> object:
    """A field that has to be there."""
    if name not in plain:
        raise BadSave(f"'{name}' is missing")
    return plain[name]


def is_whole(value: object, low: int, high: int) -> bool:
    """Whether something is a whole number within bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def whole(plain: Plain, name: str, low: int, high: int) -> int:
    """A field that is a whole number within bounds."""
    value = field(plain, name)
    if isinstance(value, int) and is_whole(value, low, high):
        return value
    raise BadSave(f"'{name}' should be a whole number from {low} to {high}")


def wholes(plain: Plain, name: str, low: int, high: int, count: int = -1) -> list[int]:
    """A field that is a list of (so many) whole numbers within bounds."""
    numbers = [value for value in items(plain, name, count) if isinstance(value, int) and is_whole(value, low, high)]
    if len(numbers) != len(items(plain, name)):
        raise BadSave(f"'{name}' should be whole numbers from {low} to {high}")
    return numbers


def word(plain: Plain, name: str, values: Sequence[str] = ()) -> str:
    """A field that is a text, out of a few if they are given."""
    value = field(plain, name)
    if isinstance(value, str) and (not values or value in values):
        return value
    raise BadSave(f"'{name}' should be one of {', '.join(values)}" if values else f"'{name}' should be a text")


def items(plain: Plain, name: str, count: int = -1) -> list[object]:
    """A field that is a list (of so many things)."""
    value = field(plain, name)
    if not isinstance(value, list):
        raise BadSave(f"'{name}' should be a list")
    if count >= 0 and len(value) != count:
        raise BadSave(f"'{name}' should have {count} parts, not {len(value)}")
    return value


def mapping(plain: Plain, name: str) -> Plain:
    """A field that is a mapping of texts to something."""
    value = field(plain, name)
    if not isinstance(value, dict):
        raise BadSave(f"'{name}' should be a mapping")
    return value


def agenda(plain: Plain, name: str = "agenda") -> list[tuple[str, int]]:
    """A field that lists steps, each with its number."""
    out: list[tuple[str, int]] = []
    for entry in items(plain, name):
        if not isinstance(entry, list) or len(entry) != 2:
            raise BadSave(f"'{name}' should list steps, each with a number")
        step, at = entry
        if not isinstance(step, str) or not isinstance(at, int) or not is_whole(at, 0, 1_000_000):
            raise BadSave(f"'{name}' should list steps, each with a number")
        out.append((step, at))
    return out
