"""How operations and conditions are found by their names, and how lists of operations are read."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from conclave.games.krutagidon.deed import Deed
from conclave.games.krutagidon.model import TYPES, Op, Table
from conclave.games.krutagidon.phrasing import type_words
from conclave.games.krutagidon.reading import Number, Selection, Who, decode_number
from conclave.kernel.content import Record
from conclave.kernel.words import Words

OPS: Final[dict[str, type[Op]]] = {}  # filled by effects.py


def decode_ops(record: Record, name: str) -> list[Op]:
    """A field that is a list of operations."""
    ops: list[Op] = []
    for part in record.records(name):
        op = OPS[part.one_of("op", sorted(OPS))](part)
        part.close()
        ops.append(op)
    return ops


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that holds or does not."""

    name: ClassVar[str] = ""

    def __init__(self, record: Record) -> None:
        raise NotImplementedError

    def holds(self, table: Table, deed: Deed) -> bool:
        """Whether it holds now."""
        raise NotImplementedError

    def words(self) -> Words:
        """The condition."""
        return Words(f"if-{self.name.replace('_', '-')}")


class AtLeast(Condition):
    """A number is at least so much."""

    name: ClassVar[str] = "ge"

    def __init__(self, record: Record) -> None:
        self.least = record.whole("ge")
        self.number: Number = decode_number(record, "of")

    def holds(self, table: Table, deed: Deed) -> bool:
        """Compare."""
        return self.number.value(table, deed) >= self.least

    def words(self) -> Words:
        """At least."""
        return Words("if-at-least", (("number", self.number.words()), ("count", self.least)))


class Equal(Condition):
    """A number is exactly so much."""

    name: ClassVar[str] = "eq"

    def __init__(self, record: Record) -> None:
        self.wanted = record.whole("eq")
        self.number: Number = decode_number(record, "of")

    def holds(self, table: Table, deed: Deed) -> bool:
        """Compare."""
        return self.number.value(table, deed) == self.wanted

    def words(self) -> Words:
        """Exactly."""
        return Words("if-exactly", (("number", self.number.words()), ("count", self.wanted)))


class Exists(Condition):
    """At least one card matches."""

    name: ClassVar[str] = "exists"

    def __init__(self, record: Record) -> None:
        self.selection = Selection(record.record("exists"))

    def holds(self, table: Table, deed: Deed) -> bool:
        """Look."""
        return bool(self.selection.read(table, deed))

    def words(self) -> Words:
        """There is one."""
        return Words("if-exists", (("cards", self.selection.words()), ("kind", self.selection.kind_words(1))))


class Controls(Condition):
    """A card of this name is in play before the one who acts."""

    name: ClassVar[str] = "controls"

    def __init__(self, record: Record) -> None:
        self.card = record.text("controls")

    def holds(self, table: Table, deed: Deed) -> bool:
        """Look; a table may do without the condition of Necromantics (KR-Q-5)."""
        if not table.necromantics and deed.card == table.box.by_name["necromantics"].index:
            return True
        return deed.me >= 0 and any(table.box.card_of[piece].name == self.card for piece in table.play[deed.me])

    def words(self) -> Words:
        """In play."""
        return Words("if-controls", (("card", Words(f"card-{self.card.replace('_', '-')}")),))


class FirstCard(Condition):
    """No other card was played this turn before this one."""

    name: ClassVar[str] = "first_card_this_turn"

    def __init__(self, record: Record) -> None:
        record.flag("first_card_this_turn")

    def holds(self, table: Table, deed: Deed) -> bool:
        """Count."""
        return len(table.played) <= 1


class TargetDied(Condition):
    """The target died of this very effect."""

    name: ClassVar[str] = "target_died"

    def __init__(self, record: Record) -> None:
        record.flag("target_died")

    def holds(self, table: Table, deed: Deed) -> bool:
        """See."""
        return deed.died


class NoAttackDamage(Condition):
    """The attack just resolved took no life from anybody it targeted."""

    name: ClassVar[str] = "no_attack_damage"

    def __init__(self, record: Record) -> None:
        record.flag("no_attack_damage")

    def holds(self, table: Table, deed: Deed) -> bool:
        """See (KR-CARD-RAP-1, KR-Q-39)."""
        return deed.damage_done == 0


class IsType(Condition):
    """A bound card has a type."""

    name: ClassVar[str] = "is_type"

    def __init__(self, record: Record) -> None:
        self.type = TYPES.index(record.one_of("is_type", TYPES))
        self.bound = record.text("of")

    def holds(self, table: Table, deed: Deed) -> bool:
        """Look."""
        return any(table.box.card_of[piece].type == self.type for piece in deed.recall(self.bound))

    def words(self) -> Words:
        """Of this type."""
        return Words("if-is-type", (("type", type_words(self.type)),))


class Did(Condition):
    """An operation that was bound really happened."""

    name: ClassVar[str] = "did"

    def __init__(self, record: Record) -> None:
        self.bound = record.text("did")

    def holds(self, table: Table, deed: Deed) -> bool:
        """See."""
        return bool(deed.recall(self.bound))


class InRemaining(Condition):
    """A wizard is attacked and did not avoid it."""

    name: ClassVar[str] = "in_remaining"

    def __init__(self, record: Record) -> None:
        self.who = Who(record, "in_remaining", "target")

    def holds(self, table: Table, deed: Deed) -> bool:
        """See (KR-Q-31)."""
        return self.who.seat(table, deed) in deed.remaining

    def words(self) -> Words:
        """Not avoided."""
        return Words("if-in-remaining", (("who", self.who.words()),))


CONDITIONS: Final[list[type[Condition]]] = [AtLeast, Equal, Exists, Controls, FirstCard, TargetDied, NoAttackDamage, IsType,
                                            Did, InRemaining]
_CONDITIONS: Final = {condition.name: condition for condition in CONDITIONS}


def decode_condition(record: Record, name: str) -> Condition:
    """A field that is a condition."""
    part = record.record(name)
    for word in part.fields:
        if word in _CONDITIONS:
            condition = _CONDITIONS[word](part)
            part.close()
            return condition
    known = ", ".join(sorted(_CONDITIONS))
    raise part.wrong(f"'{name}' should be one of: {known}")
