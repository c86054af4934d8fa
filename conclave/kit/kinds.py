"""The kinds of fields that states are made of (see `state.py`).

A *definition* is a component as printed, a *piece* one copy of it; both are numbers of the box. Plain data names them, and
since copies are alike it does not tell which is which. Kinds that are called frozen are tuples: they are replaced, never
changed, and so copies share them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadSave, GoneFromBox, brief
from conclave.kernel.plain import is_whole, items, mapping, whole, wholes, word
from conclave.kernel.state import State
from conclave.kit.secrets import read_secrets
from conclave.kit.state import LONGEST, MADE, OUT_OF_PLAY, PLACED, VIEWED, Field, Kind, Reading

HIGHEST: Final = 2**62 - 1  # of what dice are made of
ANY: Final = -1             # how many parts a list has: any number,
EACH: Final = -2            # one for each seat,
AT_MOST: Final = -3         # at most one for each seat,
NONE_OR_EACH: Final = -4    # or none at all, or one for each seat


def _counted(count: int, reading: Reading, field: Field) -> int:
    """How many parts a list must have; ANY for a list that may have any number."""
    if count == EACH:
        return reading.seats
    if count in (AT_MOST, NONE_OR_EACH):
        length = len(items(reading.plain, field.key))
        if length > reading.seats or (count == NONE_OR_EACH and length not in (0, reading.seats)):
            least = "at most" if count == AT_MOST else "none or"
            raise BadSave(f"'{field.key}' should have {least} {reading.seats} parts")
        return ANY
    return count


class Whole(Kind):
    """A whole number; with `of_seats`, the number of a seat, or less than 0 for nobody."""

    def __init__(self, of_seats: bool = False) -> None:
        super().__init__("int")
        self.of_seats = of_seats

    def read(self, field: Field, reading: Reading) -> object:
        """A number within the bounds of the field."""
        return whole(reading.plain, field.key, field.low, reading.seats - 1 if self.of_seats else field.high)


class Word(Kind):
    """A word, one of a few if they are given."""

    def __init__(self, values: Sequence[str] = ()) -> None:
        super().__init__("str", empty=f'"{values[0]}"' if values else '""',
                         client=" | ".join([f"'{value}'" for value in values]) or "string")
        self.values = values

    def read(self, field: Field, reading: Reading) -> object:
        """A word that the field may have."""
        return word(reading.plain, field.key, self.values)


class Wholes(Kind):
    """A list of whole numbers; with `of_seats`, numbers of seats."""

    def __init__(self, count: int = ANY, frozen: bool = False, of_seats: bool = False) -> None:
        each = count == EACH
        super().__init__("tuple[int, ...]" if frozen else "list[int]", "{}" if frozen else "{}.copy()",
                         "list({})" if frozen else "{}.copy()", _repeated("0", count, frozen),
                         "number" if each else "number[]", each)
        self.count = count
        self.frozen = frozen
        self.of_seats = of_seats

    def read(self, field: Field, reading: Reading) -> object:
        """Numbers within the bounds of the field."""
        high = reading.seats - 1 if self.of_seats else field.high
        numbers = wholes(reading.plain, field.key, field.low, high, _counted(self.count, reading, field))
        return tuple(numbers) if self.frozen else numbers


def _repeated(part: str, count: int, frozen: bool = False) -> str:
    """A new list as an expression: the part for each seat, or none."""
    if frozen:
        return f"({part},) * seats" if count == EACH else "()"
    return f"[{part}] * seats" if count == EACH else "[]"


class Rows(Kind):
    """So many numbers for each seat, like the essences of a pool."""

    def __init__(self, width: int) -> None:
        super().__init__("list[list[int]]", "[row.copy() for row in {}]", "[row.copy() for row in {}]",
                         f"[[0] * {width} for _ in range(seats)]", "number[]", True)
        self.width = width

    def read(self, field: Field, reading: Reading) -> object:
        """The numbers of each seat."""
        return [wholes({field.key: row}, field.key, field.low, field.high, self.width)
                for row in reading.parts(field, reading.seats)]


class Pile(Kind):
    """Pieces that lie here. `out` is a pile out of play; `rest` is the group of the box that lies here when it is new.

    A `fixed` pile is replaced, never changed in place, and so copies share it.
    """

    def __init__(self, out: bool = False, rest: str = "", fixed: bool = False) -> None:
        super().__init__("list[int]", "{}" if fixed else "{}.copy()", "[pieces[piece] for piece in {}]", "[]", "string[]",
                         comes=OUT_OF_PLAY if out else PLACED)
        self.rest = rest

    def read(self, field: Field, reading: Reading) -> object:
        """The pieces of these names."""
        return reading.pile(items(reading.plain, field.key), field.key, self.comes != OUT_OF_PLAY)

    def lying(self, value: object) -> list[int]:
        """The pile."""
        return value if isinstance(value, list) else []


class Piles(Kind):
    """Pieces that lie before each seat, or only before some, or only in a part of the game."""

    def __init__(self, count: int = EACH) -> None:
        often = "[pile.copy() for pile in {}]"
        super().__init__("list[list[int]]", often if count == EACH else often + " if {} else []",
                         "[[pieces[piece] for piece in pile] for pile in {}]",
                         "[[] for _ in range(seats)]" if count == EACH else "[]", "string[]", True)
        self.count = count

    def read(self, field: Field, reading: Reading) -> object:
        """The pieces of these names, pile by pile."""
        return [reading.pile(pile, field.key) for pile in reading.parts(field, _counted(self.count, reading, field))]

    def lying(self, value: object) -> list[int]:
        """All piles together."""
        return [piece for pile in value for piece in pile] if isinstance(value, list) else []


class Held(Kind):
    """A piece for each seat, or -1 for none."""

    def __init__(self) -> None:
        super().__init__("list[int]", "{}.copy()", '[pieces[piece] if piece >= 0 else "" for piece in {}]', "[-1] * seats",
                         "string", True)

    def read(self, field: Field, reading: Reading) -> object:
        """The piece of each seat."""
        return [reading.piece(name, field.key) if name else -1 for name in reading.parts(field, reading.seats)]

    def lying(self, value: object) -> list[int]:
        """The pieces that there are."""
        return [piece for piece in value if piece >= 0] if isinstance(value, list) else []


class Among(Kind):
    """Pieces that lie in the piles of another field as well, which stands before this one in the table."""

    def __init__(self, piles: str) -> None:
        super().__init__("list[int]", "{}.copy()", "[pieces[piece] for piece in {}]", "[]", "string[]")
        self.piles = piles

    def read(self, field: Field, reading: Reading) -> object:
        """For each name a piece of those piles, not the same one twice."""
        out: list[int] = []
        names = reading.box.piece_names
        for name in reading.parts(field, ANY):
            found = [piece for pile in getattr(reading.state, self.piles) for piece in pile
                     if names[piece] == name and piece not in out]
            if not found:
                raise BadSave(f"'{field.key}' names something that is not among '{self.piles}': {brief(name)}")
            out.append(found[0])
        return out


class Definitions(Kind):
    """Definitions; one `EACH` may be missing, and is -1."""

    def __init__(self, count: int = ANY) -> None:
        each = count == EACH
        named = 'definitions[card] if card >= 0 else ""' if each else "definitions[card]"
        super().__init__("list[int]", "{}.copy()", f"[{named} for card in {{}}]", _repeated("-1", count),
                         "string" if each else "string[]", each)
        self.count = count

    def read(self, field: Field, reading: Reading) -> object:
        """The definitions of these names."""
        names = reading.parts(field, _counted(self.count, reading, field))
        return [reading.definition(name, field.key) if name or self.count != EACH else -1 for name in names]


class Sets(Kind):
    """Different definitions for each seat; frozen."""

    def __init__(self) -> None:
        super().__init__("tuple[tuple[int, ...], ...]", "{}", "[[definitions[card] for card in cards] for cards in {}]",
                         "((),) * seats", "string[]", True)

    def read(self, field: Field, reading: Reading) -> object:
        """The definitions of these names, set by set."""
        return tuple([reading.different(names, field.key) for names in reading.parts(field, reading.seats)])


class Marked(Kind):
    """Whether each definition is marked: 0 or 1. Plain data names the marked ones."""

    def __init__(self) -> None:
        super().__init__("list[int]", "{}.copy()", "[definitions[card] for card, mark in enumerate({}) if mark]",
                         "[0] * len(self.box.definition_names)", "string[]")

    def read(self, field: Field, reading: Reading) -> object:
        """A list in which those of these names are marked."""
        marks = [0] * len(reading.box.definition_names)
        for name in reading.parts(field, ANY):
            marks[reading.definition(name, field.key)] = 1
        return marks


class Bags(Kind):
    """So many numbers for some definitions, like what lies on components."""

    def __init__(self, width: int) -> None:
        super().__init__(f"dict[int, tuple[{', '.join(['int'] * width)}]]", "{}.copy()",
                         "{definitions[card]: list(bag) for card, bag in sorted({}.items())}", "{}",
                         "Record<string, number[]>")
        self.width = width

    def read(self, field: Field, reading: Reading) -> object:
        """The numbers of each definition that has some."""
        bags = mapping(reading.plain, field.key)
        return {reading.definition(name, field.key): tuple(wholes(bags, name, field.low, field.high, self.width))
                for name in bags}


class Hidden(Kind):
    """What each seat knows of the pieces in hidden piles (see secrets.py). Plain data has it along these piles, which are
    other fields and stand before this one in the table. What lies elsewhere lies open.
    """

    def __init__(self, piles: Sequence[str], nested: Sequence[str]) -> None:
        along = [f'"{name}": [self.{name}]' for name in piles] + [f'"{name}": self.{name}' for name in nested]
        super().__init__("Secrets", "Secrets(0, self.seats, {})", f"{{}}.plain({{{', '.join(along)}}})",
                         "Secrets(len(self.box.piece_names), seats)", comes=OUT_OF_PLAY)
        self.piles = piles
        self.nested = nested  # those of the fields that have a pile for each seat, or for some

    def hidden(self, state: State) -> dict[str, list[list[int]]]:
        """The hidden piles of a state."""
        return {name: getattr(state, name) if name in self.nested else [getattr(state, name)]
                for name in (*self.piles, *self.nested)}

    def read(self, field: Field, reading: Reading) -> object:
        """What is known of each piece that is still there."""
        piles = self.hidden(reading.state)
        known = dict(mapping(reading.plain, field.key))
        for name, parts in piles.items():
            rows = items(known, name, len(parts))
            known[name] = [reading.without_gaps(row, part) for row, part in zip(rows, parts, strict=True)]
        return read_secrets(known, piles, len(reading.box.piece_names), reading.seats)


class Agenda(Kind):
    """The steps that come next, each with a number. For the steps in `naming` it is a definition."""

    def __init__(self, naming: Sequence[str] = ()) -> None:
        words = ", ".join([f'"{step}"' for step in naming]) + ("," if len(naming) == 1 else "")
        super().__init__("list[tuple[str, int]]", "{}.copy()",
                         f"[[step, definitions[at] if step in ({words}) else at] for step, at in {{}}]" if naming else
                         "[[step, at] for step, at in {}]", "[]")
        self.naming = naming

    def read(self, field: Field, reading: Reading) -> object:
        """The steps with their numbers."""
        out: list[tuple[str, int]] = []
        for entry in reading.parts(field, ANY):
            step, at = entry if isinstance(entry, list) and len(entry) == 2 else (None, None)
            if isinstance(step, str) and step in self.naming:
                out.append((step, reading.definition(at, field.key)))
            elif isinstance(step, str) and isinstance(at, int) and is_whole(at, 0, field.high):
                out.append((step, at))
            else:
                also = " or a component" if self.naming else ""
                raise BadSave(f"'{field.key}' should list steps, each with a number{also}")
        return out


class Dices(Kind):
    """The dice of the game: a key and a counter."""

    def __init__(self) -> None:
        super().__init__("Dice", "Dice({}.key, {}.counter)", "[{}.key, {}.counter]", "dice")

    def read(self, field: Field, reading: Reading) -> object:
        """The dice where they were."""
        key, counter = wholes(reading.plain, field.key, 0, HIGHEST, 2)
        return Dice(key, counter)


class Promises(Kind):
    """What cards promise for a while: the number of a promise, and the uses left of it. Plain data has its name."""

    def __init__(self) -> None:
        super().__init__("list[tuple[int, int]]", "{}.copy()", "[[promises[number], uses] for number, uses in {}]", "[]")

    def read(self, field: Field, reading: Reading) -> object:
        """The promises of these names, which begin with those of their cards."""
        names, out = reading.box.promise_names, list[tuple[int, int]]()
        for entry in reading.parts(field, ANY):
            name, uses = entry if isinstance(entry, list) and len(entry) == 2 else (None, None)
            if not isinstance(name, str) or not isinstance(uses, int) or not is_whole(uses, field.low, field.high):
                raise BadSave(f"'{field.key}' should list promises, each with the uses that are left")
            if name not in names:
                card = name.partition("#")[0]
                if card and card not in reading.box.definitions and len(card) <= LONGEST:
                    raise GoneFromBox(card)
                raise BadSave(f"'{field.key}' names a promise that no card makes")
            out.append((names.index(name), uses))
        return out


class BoxOf(Kind):
    """The box that the game is played with: shared by reference, and not in plain data."""

    def __init__(self, box: str) -> None:
        super().__init__(box, saved="", comes=MADE)


class Transient(Kind):
    """Something of the step at hand, by its Python type and what it is when it is empty.

    It is empty between steps, so that it is neither copied nor saved; `check_between_steps` says so if it is not.
    `events` are names of `kernel.events` that its type is written with.
    """

    def __init__(self, python: str, empty: str, events: tuple[str, ...] = ()) -> None:
        super().__init__(python, "", "", empty, comes=MADE)
        self.transient = True
        self.events = events


class Due(Transient):
    """What has happened in the step at hand and waits for a full stop: a list of occurrences (see stops.py)."""

    def __init__(self) -> None:
        super().__init__("list[Occurrence]", "[]", ("Occurrence",))


class Shown(Kind):
    """No field of the state, but something that views show: counted, or told from others. `client` is its type."""

    def __init__(self, client: str, by_seat: bool = False) -> None:
        super().__init__("", "", "", "", client, by_seat, VIEWED)


WHOLE: Final = Whole()
SEAT: Final = Whole(of_seats=True)
