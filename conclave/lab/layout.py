"""Where every number of an encoder stands, and what it is called."""

from __future__ import annotations

from collections.abc import Sequence


class Layout:
    """Gives every number its place and its name."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def one(self, name: str) -> int:
        """The place of a single number."""
        self.names.append(name)
        return len(self.names) - 1

    def row(self, name: str, parts: Sequence[str]) -> dict[str, int]:
        """The places of one number for each of several parts."""
        return {part: self.one(f"{name}: {part}") for part in parts}

    def rows(self, name: str, parts: Sequence[str], each: Sequence[str]) -> dict[str, int]:
        """The places where the numbers of several parts begin, each part having several of them."""
        begins: dict[str, int] = {}
        for part in parts:
            begins[part] = len(self.names)
            self.names += [f"{name}: {part}: {word}" for word in each]
        return begins


def around(seat: int, seats: int) -> list[int]:
    """The seats clockwise, from this one on.

    >>> around(2, 4)
    [2, 3, 0, 1]
    """
    return [(seat + step) % seats for step in range(seats)]
