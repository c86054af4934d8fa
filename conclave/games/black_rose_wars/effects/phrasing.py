"""How the words of an effect say whom, where and how much, so that every language can decline them.

A figure or a room is said once for each form: as itself under the name of its field, and with a `case` under that name with
the form behind it, like `to_dat`. A number is said as what it is counted by, besides the plain number that a language needs
for its plural.
"""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.state.components import ANY_RANGE
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.events import Args
from conclave.kernel.words import Value, Words
from conclave.kit.effects import Number
from conclave.kit.language import Fields
from conclave.kit.naming import message_key

FIGURE_CASES: Final = ("gen", "dat", "acc")
ROOM_CASES: Final = ("gen", "in", "to")  # of it, in it, into it


def cased(words: Words, case: str) -> Words:
    """The same words in a case."""
    return Words(words.key, (*words.args, ("case", case)))


def figure_args(name: str, words: Words) -> Args:
    """A figure in all its cases, as arguments of a message."""
    return _forms(name, words, FIGURE_CASES)


def room_args(name: str, words: Words) -> Args:
    """A room in all its cases, as arguments of a message."""
    return _forms(name, words, ROOM_CASES)


def _forms(name: str, words: Words, cases: tuple[str, ...]) -> Args:
    args: list[tuple[str, Value]] = [(name, cased(words, "nom")), (f"{name}_is", words.key.partition("-")[2])]
    args += [(f"{name}_{case}", cased(words, case)) for case in cases]
    return tuple(args)


def say_figure(fields: Fields[Table], name: str, words: Words) -> None:
    """Say a figure of a part, or several."""
    fields.said += figure_args(name, words)


def say_room(fields: Fields[Table], name: str, words: Words) -> None:
    """Say a room of a part, or several."""
    fields.said += room_args(name, words)


def say_number(fields: Fields[Table], name: str, number: Number[Table]) -> None:
    """Say a number: `count` is the literal one, or `counted` is yes and the field says what it is counted by."""
    fields.say(name, number.words())
    fields.say("count", 0 if number.counted else number.fixed)
    fields.say("counted", "yes" if number.counted else "no")


def range_args(reach: int) -> Args:
    """A range: its number, and whether it is limited at all."""
    return (("range", "any" if reach == ANY_RANGE else "near"), ("reach", 0 if reach == ANY_RANGE else reach))


def card_words(name: str) -> Words:
    """A component by its name in the content files."""
    return Words(message_key("card", name))
