"""One line of text for a position: the parts that every game's notation shares.

A position is what lies on the table, written as fields: `name=value` pairs separated by spaces, in groups separated by
` | `, the table first and then each seat. Lists are separated by commas; a thing may carry marks: `hawk*` is turned,
`vault(g2)` holds something. What players remember is not part of a position.

>>> group = Fields("round=2 play=vault(g2),hawk* passed")
>>> group.number("round"), group.flag("passed"), group.things("play")
(2, True, [Thing('vault', 'g2', False), Thing('hawk', '', True)])
"""

from __future__ import annotations

from conclave.kernel.errors import BadNotation, brief


class Thing:
    """A named thing with what it holds and whether it is marked."""

    __slots__ = ("holds", "marked", "name")

    def __init__(self, name: str, holds: str, marked: bool) -> None:
        self.name = name
        self.holds = holds
        self.marked = marked

    @staticmethod
    def read(text: str) -> Thing:
        """A thing out of `name`, `name*`, `name(holds)` or `name(holds)*`."""
        marked = text.endswith("*")
        name, bracket, holds = text.removesuffix("*").partition("(")
        if bracket and not holds.endswith(")"):
            raise BadNotation(f"'{brief(text)}': the bracket is not closed")
        return Thing(name, holds.removesuffix(")"), marked)

    def __repr__(self) -> str:
        return f"Thing({self.name!r}, {self.holds!r}, {self.marked})"

    def __str__(self) -> str:
        return self.name + (f"({self.holds})" if self.holds else "") + ("*" if self.marked else "")


class Fields:
    """One group of a position, read field by field; `close` complains about what nobody asked for."""

    def __init__(self, text: str) -> None:
        self.values: dict[str, str] = {}
        self.asked: set[str] = set()
        for word in text.split():
            name, _, value = word.partition("=")
            if name in self.values:
                raise BadNotation(f"'{brief(name)}' stands twice")
            self.values[name] = value

    def has(self, name: str) -> bool:
        """Whether a field is there."""
        self.asked.add(name)
        return name in self.values

    def flag(self, name: str) -> bool:
        """Whether a word stands there."""
        return self.has(name)

    def text(self, name: str, default: str = "") -> str:
        """A field as it is."""
        self.asked.add(name)
        return self.values.get(name, default)

    def number(self, name: str, default: int = 0) -> int:
        """A field that is a whole number."""
        value = self.text(name)
        if not value:
            return default
        if not value.removeprefix("-").isdecimal() or len(value) > 25:
            raise BadNotation(f"{name}={brief(value)}: a whole number is needed")
        return int(value)

    def listed(self, name: str) -> list[str]:
        """A field that is a list."""
        value = self.text(name)
        return value.split(",") if value else []

    def things(self, name: str) -> list[Thing]:
        """A field that is a list of things."""
        return [Thing.read(part) for part in self.listed(name)]

    def close(self) -> None:
        """Complain about fields that nobody has asked for."""
        for name in self.values:
            if name not in self.asked:
                raise BadNotation(f"unknown field '{brief(name)}' (there are: {', '.join(sorted(self.asked))})")


def groups(line: str) -> list[Fields]:
    """The groups of a position."""
    return [Fields(part) for part in line.split("|")]
