"""Taking a view apart: it is JSON data, so each part is checked to be what it should be."""

from __future__ import annotations

from typing import cast

from conclave.kernel.game import Plain


def whole(view: Plain, name: str) -> int:
    """A number."""
    value = view[name]
    assert isinstance(value, int)
    return value


def text(view: Plain, name: str) -> str:
    """A word."""
    value = view[name]
    assert isinstance(value, str)
    return value


def flag(view: Plain, name: str) -> bool:
    """Whether something is so."""
    return bool(view[name])


def names(view: Plain, name: str) -> list[str]:
    """A list of words; empty when it is not there."""
    value = view.get(name, [])
    assert isinstance(value, list)
    return [str(item) for item in value]


def wholes(view: Plain, name: str) -> list[int]:
    """A list of numbers."""
    value = view[name]
    assert isinstance(value, list)
    return [int(item) for item in value]


def part(view: Plain, name: str) -> Plain:
    """A view inside a view."""
    value = view[name]
    assert isinstance(value, dict)
    return cast(Plain, value)


def parts(view: Plain, name: str) -> list[Plain]:
    """A list of views."""
    value = view[name]
    assert isinstance(value, list)
    return [cast(Plain, item) for item in value if isinstance(item, dict)]


def counts(view: Plain, name: str) -> dict[str, int]:
    """Numbers by name."""
    return {key: int(str(value)) for key, value in part(view, name).items()}
