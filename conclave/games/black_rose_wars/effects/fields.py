"""The fields that several words have: figures, rooms, places to measure from, components by name.

A figure or a room is a word, or a mapping of which one key is a word, like `{pick: figure, range: 1}`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from conclave.games.black_rose_wars.effects.phrasing import say_figure, say_room
from conclave.games.black_rose_wars.effects.selecting import Origin, Where, Who
from conclave.games.black_rose_wars.state.components import ANY_RANGE
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.content import MAPPING
from conclave.kit import language
from conclave.kit.effects import Part

Fields: TypeAlias = language.Fields[Table]

WHO: Final = "who"      # the families of words for figures,
ROOM: Final = "room"    # and for rooms
FARTHEST: Final = 3     # range that is printed as a number


def _selector(fields: Fields, family: str, name: str, default: str, told: str) -> Part[Table]:
    """The part that a field names: a word of a family without fields, or a mapping of which one key is such a word."""
    words = fields.language.families.get(family, [])
    there = fields.note(name, told)
    node = fields.fields.get(name)
    if there and not fields.blank and node is not None and node.kind == MAPPING:
        inner = fields.mapping(name, told)
        for word in inner.fields:
            if word in words:
                return fields.make(family, word, inner)
        raise inner.wrong(f"'{name}' should be one of: {', '.join(sorted(words))}")
    part = fields.named(family, name, default or None)
    fields.notes[name] = told
    return part


def figures(fields: Fields, name: str, default: str = "") -> Who:
    """A field that names figures; they are said under its name."""
    part = _selector(fields, WHO, name, default, "figures: a word, or a mapping that picks")
    assert isinstance(part, Who)
    say_figure(fields, name, part.words())
    return part


def rooms(fields: Fields, name: str = "room", default: str = "") -> Where:
    """A field that names rooms; they are said under its name."""
    part = _selector(fields, ROOM, name, default, "rooms: a word, or a mapping that picks")
    assert isinstance(part, Where)
    say_room(fields, name, part.words())
    return part


def origin(fields: Fields) -> Origin:
    """The field `from`: what a range is measured from, the one who acts if it is not there."""
    told = "a figure or a room to measure from"
    fields.note("from", told)
    if fields.blank or not fields.has("from"):
        fields.say("has_from", "no")
        return Origin(None, None)
    fields.say("has_from", "yes")
    if fields.text("from") in fields.language.families[ROOM]:
        return Origin(None, rooms(fields, "from"))
    return Origin(figures(fields, "from"), None)


def reach(fields: Fields) -> int:
    """The field `range`: a number, or any."""
    told = f"0 to {FARTHEST}, or any"
    there = fields.note("range", told)
    if fields.blank or not there:
        return ANY_RANGE
    text = fields.text("range")
    fields.notes["range"] = told
    if text == "any":
        return ANY_RANGE
    return fields.whole("range", 0, FARTHEST)


def places_in(values: Sequence[str], names: Sequence[str]) -> tuple[int, ...]:
    """The numbers of names among some values."""
    return tuple([values.index(name) for name in names])
