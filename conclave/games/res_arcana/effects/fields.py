"""The fields that several words of Res Arcana have."""

from __future__ import annotations

from typing import TypeAlias

from conclave.games.res_arcana.rules.paying import Reduction
from conclave.games.res_arcana.state.model import ESSENCES, Bag, Board
from conclave.kit import language

Fields: TypeAlias = language.Fields[Board]


def essence_of(fields: Fields, name: str) -> int:
    """A field that names an essence type."""
    return ESSENCES.index(fields.one_of(name, ESSENCES))


def types_of(fields: Fields, name: str) -> list[int]:
    """A field that lists essence types."""
    return [ESSENCES.index(word) for word in fields.words(name, ESSENCES)]


def bag_of(fields: Fields, name: str = "essences") -> Bag:
    """A field of essences as five numbers."""
    given = fields.numbers(name, ESSENCES)
    return (given.get("elan", 0), given.get("life", 0), given.get("calm", 0), given.get("death", 0), given.get("gold", 0))


def excepted_of(fields: Fields) -> tuple[int, ...]:
    """The essence types that the field `except` forbids."""
    return tuple(types_of(fields, "except"))


def discount_of(fields: Fields) -> Reduction:
    """The discount of a placing power; sparing gold where it says `except: [gold]`."""
    part = fields.mapping("discount")
    count = part.whole("count", 1)
    spares_gold = "gold" in part.words("except", ("gold",))
    part.close()
    if part.blank:
        return Reduction(0, 0)
    return Reduction(count, 0) if spares_gold else Reduction(0, count)
