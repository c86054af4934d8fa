"""State declared once: a table of fields, from which everything else about the state of a title follows.

    FIELDS = (
        Field("seats", WHOLE, "how many play", 2, 4),
        Field("hand", Piles(), "cards in hand", seen=OWNER),
        Field("points", Shown("number", by_seat=True), "victory points", seen=ALL),
    )

`generate.py` writes a class with slots, `copy_to` and `plain` from it, and the types of the views for the client; both are
checked in, and a test compares them with the table. `restore` walks the table to read plain data back. The kinds of fields
are in `kinds.py`, and a title may add kinds of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from conclave.kernel.errors import BadSave, GoneFromBox, brief
from conclave.kernel.plain import items, whole
from conclave.kernel.state import Plain, State
from conclave.kit.box import Box

MOST: Final = 9999   # of anything that is counted
LONGEST: Final = 60  # characters of a name

ALL: Final = "all"        # who sees a field: everybody,
OWNER: Final = "owner"    # only the seat itself,
SIZE: Final = "size"      # everybody, but only how many things are in it,
NOBODY: Final = "nobody"  # or nobody, at least not as it stands in the state

PLACED: Final = 0       # how a field comes by its value when plain data is read: from what is on the table,
OUT_OF_PLAY: Final = 1  # from what is out of play, after all that is on the table has found its pieces,
MADE: Final = 2         # from the constructor
VIEWED: Final = 3       # and not at all: it is no slot, only part of what is shown


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """How fields of a kind are held, copied, written and read back.

    `copied`, `saved` and `empty` are expressions of the generated class: `{}` in them is the field, `seats` how many play.
    A field with nothing in `saved` stands in no plain data. `client` is the type of what is shown, by seat if `by_seat`.
    """

    def __init__(self, python: str, copied: str = "{}", saved: str = "{}", empty: str = "0", client: str = "number",
                 by_seat: bool = False, comes: int = PLACED) -> None:
        self.python = python
        self.copied = copied
        self.saved = saved
        self.empty = empty
        self.client = client
        self.by_seat = by_seat
        self.comes = comes
        self.rest = ""          # a group of the box whose pieces lie here if they lie nowhere else
        self.transient = False  # empty between steps, and so not copied

    def entries(self, field: Field) -> list[tuple[str, str]]:
        """What plain data says about a field: keys with expressions."""
        return [(field.key, self.saved.replace("{}", f"self.{field.name}"))] if self.saved else []

    def read(self, field: Field, reading: Reading) -> object:
        """The value of a field out of plain data; BadSave if it does not fit."""
        raise NotImplementedError

    def lying(self, value: object) -> list[int]:
        """The pieces that lie in this field, and so in no other."""
        return []


class Field:
    """A field of a state: its name, its kind, what it means, the bounds of its numbers, and who sees it.

    `key` is its name in saves and `shown` in views, where they differ. `empty` is what a new state has, as an expression,
    and `client` the type of what is shown, where they are not as usual for the kind. `together` shows a field that has a
    value for each seat as one list of the table.
    """

    def __init__(self, name: str, kind: Kind, doc: str, low: int = 0, high: int = MOST, key: str = "", empty: str = "",
                 seen: str = NOBODY, shown: str = "", client: str = "", together: bool = False) -> None:
        self.name = name
        self.kind = kind
        self.doc = doc
        self.low = low
        self.high = high
        self.key = key or name
        self.empty = empty or kind.empty
        self.seen = seen
        self.shown = shown or name
        self.client = client or kind.client
        self.by_seat = kind.by_seat and not together


class Declared:
    """The state of a title as declared: the fields, and what the generated class is called and made with.

    `box` is the class of the box that states hold, with its module, like `conclave.games.duel.cards:DuelBox`. `types` are
    what the client's types are made of beside numbers and texts. `modified` states inherit from `kit.standing.Modified`.
    """

    def __init__(self, title: str, name: str, fields: Sequence[Field], box: str = "",
                 types: Mapping[str, str] | None = None, modified: bool = False) -> None:
        self.title = title
        self.name = name
        self.fields = fields
        self.box = box
        self.types: Mapping[str, str] = types or {}
        self.modified = modified

    def field(self, name: str) -> Field:
        """A field by its name."""
        for field in self.fields:
            if field.name == name and field.kind.comes != VIEWED:
                return field
        raise KeyError(name)


class Reading:
    """Plain data while it is read back into a state: which pieces of the box still lie nowhere."""

    def __init__(self, state: State, plain: Plain, box: Box, seats: int) -> None:
        self.state = state
        self.plain = plain
        self.box = box
        self.seats = seats
        self.left = {name: pieces[::-1] for name, pieces in box.pieces.items()}
        self.gaps: list[tuple[list[int], int]] = []  # the piles out of which something was left, and where it lay

    def name(self, value: object, where: str) -> str:
        """The name of a component, whether there is one or not."""
        if not isinstance(value, str) or not value or len(value) > LONGEST:
            raise BadSave(f"'{where}' names something that is no component: {brief(value)}")
        return value

    def piece(self, value: object, where: str) -> int:
        """The next piece of a name; each lies in one place."""
        name = self.name(value, where)
        pieces = self.left.get(name)
        if not pieces:
            raise GoneFromBox(name)
        return pieces.pop()

    def definition(self, value: object, where: str) -> int:
        """The definition of a name, wherever its pieces are."""
        name = self.name(value, where)
        found = self.box.definitions.get(name)
        if found is None:
            raise GoneFromBox(name)
        return found

    def pile(self, names: object, where: str, missed: bool = True) -> list[int]:
        """A pile of pieces; pieces that the box has no more are left out if nobody misses them."""
        pile: list[int] = []
        for at, name in enumerate(listed(names, where)):
            if missed or not isinstance(name, str) or not name or self.left.get(name):
                pile.append(self.piece(name, where))
            else:
                self.gaps.append((pile, at))
        return pile

    def without_gaps(self, row: object, pile: list[int]) -> object:
        """A list that goes along a pile, without what was said of pieces that were left out."""
        gaps = [at for other, at in self.gaps if other is pile]
        return [part for at, part in enumerate(row) if at not in gaps] if gaps and isinstance(row, list) else row

    def different(self, names: object, where: str) -> tuple[int, ...]:
        """The definitions of a list of different names."""
        cards = [self.definition(name, where) for name in listed(names, where)]
        if len(set(cards)) != len(cards):
            raise BadSave(f"'{where}' should list different components")
        return tuple(cards)

    def parts(self, field: Field, count: int) -> list[object]:
        """A field that is a list of so many parts; of any number if `count` is below 0."""
        return items(self.plain, field.key, count)


def lying(state: State, declared: Declared) -> list[int]:
    """All pieces that lie somewhere, each as often as it does."""
    return [piece for field in declared.fields if field.kind.comes in (PLACED, OUT_OF_PLAY)
            for piece in field.kind.lying(getattr(state, field.name))]


def listed(value: object, where: str) -> list[object]:
    """A value that has to be a list."""
    if not isinstance(value, list):
        raise BadSave(f"'{where}' should be a list")
    return value


def restore(state: State, declared: Declared, plain: Plain, box: Box) -> None:
    """Fill a new state from plain data.

    BadSave names the field that does not fit, GoneFromBox a component on the table that the box has no more. Out of play
    such components are dropped, and what is new in the box comes to lie there, below the rest.
    """
    try:
        _restore(state, declared, plain, box)
    except GoneFromBox:
        raise
    except BadSave as error:
        raise BadSave(f"this is not a state of {declared.title}: {error}") from None


def _restore(state: State, declared: Declared, plain: Plain, box: Box) -> None:
    seats = declared.field("seats")
    reading = Reading(state, plain, box, whole(plain, "seats", seats.low, seats.high))
    for comes in (PLACED, OUT_OF_PLAY):
        for field in declared.fields:
            if field.kind.comes == comes:
                setattr(state, field.name, field.kind.read(field, reading))
    for field in declared.fields:
        if field.kind.rest:
            new = [piece for piece in box.groups.get(field.kind.rest, []) if piece in reading.left[box.piece_names[piece]]]
            setattr(state, field.name, new + getattr(state, field.name))
