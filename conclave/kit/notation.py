"""Positions as lines, from the table of fields of a state and the box (`kernel/notation.py` has the form of such a line).

A title lists in an `Entry` each what its lines say, in their order; bounds and words come from the fields:

    TABLE = (Number("round", usual=1, always=True), Steps(("turn", "round"), (), "turn:0"), Cards("market"), DICE)
    SEAT = (Number("life", usual=20), Cards("hand", group="card"), Cards("deck", top_first=True), Flag("passed"))

`write` says them, `read` fills a state that is new. What a line leaves out is as usual, and where the pieces lie that it
does not name is told by the title.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadNotation, brief
from conclave.kernel.notation import Fields, groups
from conclave.kernel.state import State
from conclave.kit.box import Box
from conclave.kit.kinds import Held, Whole, Wholes, Word
from conclave.kit.state import Declared, Field

TABLE: Final = -1     # in place of a seat
DIGITS: Final = 19    # of what dice are made of


class Position:
    """A position while it is read: the state as far as it is filled, and the pieces that are not named yet."""

    def __init__(self, state: State, declared: Declared, box: Box) -> None:
        self.state = state
        self.declared = declared
        self.box = box
        self.left = {name: pieces[::-1] for name, pieces in box.pieces.items()}

    def field(self, name: str) -> Field:
        """A field of the state, as declared."""
        return self.declared.field(name)

    def take(self, name: str, where: str, group: str = "") -> int:
        """The next piece of a name, which has to belong to a group of the box if one is given."""
        pieces = self.box.pieces.get(name)
        if pieces is None:
            raise BadNotation(f"there is no component '{brief(name)}'")
        if group and not set(pieces) & set(self.box.groups.get(group, ())):
            raise BadNotation(f"{where}: '{name}' does not belong there")
        if not self.left[name]:
            raise BadNotation(f"there are only {len(pieces)} of '{name}'" if len(pieces) != 1 else
                              f"'{name}' is in two places")
        return self.left[name].pop()

    def rest(self, pieces: Sequence[int]) -> list[int]:
        """Those of some pieces that nobody has named."""
        names = self.box.piece_names
        return [piece for piece in pieces if piece in self.left[names[piece]]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Entry:
    """What a line says of one field: of the table, or of a seat. `name` is what it is called there."""

    def __init__(self, field: str, name: str = "") -> None:
        self.field = field
        self.name = name or field

    def write(self, state: State, box: Box, seat: int) -> str:
        """What stands in the line; nothing if the field is as usual."""
        raise NotImplementedError

    def read(self, position: Position, fields: Fields, seat: int) -> None:
        """Fill the field; BadNotation says what is wrong."""
        raise NotImplementedError

    def value(self, state: State, seat: int) -> object:
        """What the field holds, of the seat if it is about one."""
        held: object = getattr(state, self.field)
        return held[seat] if seat >= 0 and isinstance(held, list) else held

    def put(self, state: State, seat: int, value: object) -> None:
        """Give the field its value."""
        if seat < 0:
            setattr(state, self.field, value)
        else:
            getattr(state, self.field)[seat] = value


class Number(Entry):
    """A number within the bounds of the field, left out where it is as `usual` unless it is `always` written."""

    def __init__(self, field: str, name: str = "", usual: int = 0, always: bool = False) -> None:
        super().__init__(field, name)
        self.usual = usual
        self.always = always

    def write(self, state: State, box: Box, seat: int) -> str:
        """`name=3`."""
        value = self.value(state, seat)
        return f"{self.name}={value}" if self.always or value != self.usual else ""

    def read(self, position: Position, fields: Fields, seat: int) -> None:
        """A number that the field can hold."""
        declared = position.field(self.field)
        of_seats = isinstance(declared.kind, Whole | Wholes) and declared.kind.of_seats
        high = position.state.seats - 1 if of_seats else declared.high
        self.put(position.state, seat, bounded(fields, self.name, self.usual, declared.low, high))


class Flag(Entry):
    """A word that stands there while the field is `when`; the field is 0 or 1."""

    def __init__(self, field: str, name: str = "", when: int = 1) -> None:
        super().__init__(field, name)
        self.when = when

    def write(self, state: State, box: Box, seat: int) -> str:
        """`name`, or nothing."""
        return self.name if self.value(state, seat) == self.when else ""

    def read(self, position: Position, fields: Fields, seat: int) -> None:
        """Whether the word is there."""
        self.put(position.state, seat, self.when if fields.flag(self.name) else 1 - self.when)


class OneOf(Entry):
    """A word out of those that the field can hold; left out where it is the `usual` one."""

    def __init__(self, field: str, name: str = "", usual: str = "") -> None:
        super().__init__(field, name)
        self.usual = usual

    def write(self, state: State, box: Box, seat: int) -> str:
        """`name=word`."""
        value = self.value(state, seat)
        return f"{self.name}={value}" if value != self.usual else ""

    def read(self, position: Position, fields: Fields, seat: int) -> None:
        """One of the words."""
        kind = position.field(self.field).kind
        assert isinstance(kind, Word)
        value = fields.text(self.name, self.usual)
        if value not in kind.values:
            words = ", ".join([word for word in kind.values if word])
            raise BadNotation(f"{self.name}={brief(value)}: choose one of {words}")
        self.put(position.state, seat, value)


class Cards(Entry):
    """Pieces by their names; of a deck `top_first`. All have to belong to a `group` of the box, if one is given."""

    def __init__(self, field: str, name: str = "", group: str = "", top_first: bool = False) -> None:
        super().__init__(field, name)
        self.group = group
        self.top_first = top_first

    def write(self, state: State, box: Box, seat: int) -> str:
        """`name=hawk,vault`."""
        held = self.value(state, seat)
        pile: list[int] = held if isinstance(held, list) else [held] if isinstance(held, int) and held >= 0 else []
        names = [box.piece_names[piece] for piece in pile]
        return f"{self.name}={','.join(names[::-1] if self.top_first else names)}" if names else ""

    def read(self, position: Position, fields: Fields, seat: int) -> None:
        """Pieces of these names, none of which lies elsewhere."""
        pieces = [position.take(name, self.name, self.group) for name in fields.listed(self.name)]
        if not isinstance(position.field(self.field).kind, Held):
            self.put(position.state, seat, pieces[::-1] if self.top_first else pieces)
        elif len(pieces) > 1:
            raise BadNotation(f"{self.name}: only one can lie there, not {len(pieces)}")
        else:
            self.put(position.state, seat, pieces[0] if pieces else -1)


class Steps(Entry):
    """What comes next: steps with a seat, and steps that are about a definition of the box."""

    def __init__(self, seated: Sequence[str], named: Sequence[str] = (), example: str = "") -> None:
        super().__init__("agenda", "next")
        self.seated = seated
        self.named = named
        self.example = example

    def write(self, state: State, box: Box, seat: int) -> str:
        """`next=turn:0,mayhem:twins`."""
        steps = [f"{step}:{box.definition_names[at] if step in self.named else at}" for step, at in state.agenda]
        return f"{self.name}={','.join(steps)}" if steps else ""

    def read(self, position: Position, fields: Fields, seat: int) -> None:
        """The steps; none if none are given."""
        position.state.agenda = [self._step(text, position) for text in fields.listed(self.name)]

    def _step(self, text: str, position: Position) -> tuple[str, int]:
        step, _, at = text.partition(":")
        if step in self.named and at in position.box.definitions:
            return step, position.box.definitions[at]
        if step in self.seated and at in [str(seat) for seat in range(position.state.seats)]:
            return step, int(at)
        named = f", or one of {', '.join(self.named)} with a component" if self.named else ""
        raise BadNotation(f"next={brief(text)}: a step is one of {', '.join(self.seated)} with a seat, like "
                          f"{self.example}{named}")


class Dices(Entry):
    """The dice of the game: their key and their counter."""

    def write(self, state: State, box: Box, seat: int) -> str:
        """`dice=5:7`."""
        return f"{self.name}={state.dice.key}:{state.dice.counter}"

    def read(self, position: Position, fields: Fields, seat: int) -> None:
        """Dice that fall as they would have."""
        position.state.dice = read_dice(fields, self.name)


class Notation:
    """The lines of a title: what they say of the table, and of each seat."""

    def __init__(self, declared: Declared, table: Sequence[Entry], seat: Sequence[Entry]) -> None:
        self.declared = declared
        self.table = table
        self.seat = seat

    def write(self, state: State, box: Box) -> str:
        """A position in one line."""
        parts = [" ".join([word for word in [entry.write(state, box, seat) for entry in entries] if word])
                 for seat, entries in [(TABLE, self.table), *[(seat, self.seat) for seat in range(state.seats)]]]
        return " | ".join(parts)

    def split(self, line: str) -> list[Fields]:
        """The groups of a line: the table, then as many seats as the title has."""
        parts = groups(line)
        seats = self.declared.field("seats")
        if not seats.low <= len(parts) - 1 <= seats.high:
            raise BadNotation(f"a position has {seats.low} to {seats.high} seats, each after a '|', not {len(parts) - 1}")
        return parts

    def fill(self, state: State, box: Box, parts: Sequence[Fields]) -> Position:
        """Fill a state that is new. Whoever calls this closes the table, after what else the title reads there."""
        position = Position(state, self.declared, box)
        for entry in self.table:
            entry.read(position, parts[0], TABLE)
        for seat, fields in enumerate(parts[1:]):
            for entry in self.seat:
                entry.read(position, fields, seat)
            fields.close()
        return position


def bounded(fields: Fields, name: str, usual: int, low: int, high: int) -> int:
    """A number within bounds."""
    number = fields.number(name, usual)
    if not low <= number <= high:
        raise BadNotation(f"{name}={brief(number)}: from {low} to {high} is needed")
    return number


def read_dice(fields: Fields, name: str = "dice") -> Dice:
    """Dice out of `key:counter`; as they are at first if there are none."""
    key, _, counter = fields.text(name, "0:0").partition(":")
    if not key.isdecimal() or not counter.isdecimal() or len(key) > DIGITS or len(counter) > DIGITS:
        raise BadNotation(f"{name}={brief(key)}:{brief(counter)}: two whole numbers are needed")
    return Dice(int(key), int(counter))


DICE: Final = Dices("dice")
