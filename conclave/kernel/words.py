"""Something to be said, before it is said in any language: the key of a message and its arguments."""

from __future__ import annotations

from typing import Final, Union

Value = Union[int, str, "Words", tuple["Words", ...]]


class Words:
    """A message key with arguments; an argument may be words itself, or a list of them.

    >>> Words("draw", (("count", 2),))
    Words(draw count=2)
    """

    __slots__ = ("args", "key")

    def __init__(self, key: str, args: tuple[tuple[str, Value], ...] = ()) -> None:
        self.key = key
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Words) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.key, self.args))

    def __repr__(self) -> str:
        return f"Words({' '.join([self.key] + [f'{name}={value!r}' for name, value in self.args])})"


NOTHING: Final = Words("")
