"""Kinds of fields that this title has besides those of the kit."""

from __future__ import annotations

from conclave.kernel.errors import BadSave
from conclave.kernel.plain import is_whole, wholes
from conclave.kit.kinds import ANY
from conclave.kit.state import Field, Kind, Reading


class Stacks(Kind):
    """A row of numbers for each of so many things, like cubes in slots. Rows are replaced, never changed."""

    def __init__(self, count: int) -> None:
        super().__init__("list[tuple[int, ...]]", "{}.copy()", "[list(row) for row in {}]", f"[()] * {count}", "number[][]")
        self.count = count

    def read(self, field: Field, reading: Reading) -> object:
        """The numbers of each row, within the bounds of the field."""
        return [tuple(wholes({field.key: row}, field.key, field.low, field.high))
                for row in reading.parts(field, self.count)]


class Counters(Kind):
    """So many numbers, whatever the number of seats."""

    def __init__(self, count: int) -> None:
        super().__init__("list[int]", "{}.copy()", "{}.copy()", f"[0] * {count}", "number[]")
        self.count = count

    def read(self, field: Field, reading: Reading) -> object:
        """Numbers within the bounds of the field."""
        return wholes(reading.plain, field.key, field.low, field.high, self.count)


class Named(Kind):
    """So many definitions; -1 where there is none."""

    def __init__(self, count: int) -> None:
        super().__init__("list[int]", "{}.copy()", '[definitions[card] if card >= 0 else "" for card in {}]',
                         f"[-1] * {count}", "string[]")
        self.count = count

    def read(self, field: Field, reading: Reading) -> object:
        """The definitions of these names."""
        return [reading.definition(name, field.key) if name else -1 for name in reading.parts(field, self.count)]


class NamedStacks(Kind):
    """Definitions on each of so many things, like the hexes on each mage. Rows are replaced, never changed."""

    def __init__(self, count: int) -> None:
        super().__init__("list[tuple[int, ...]]", "{}.copy()", "[[definitions[card] for card in row] for row in {}]",
                         f"[()] * {count}", "string[][]")
        self.count = count

    def read(self, field: Field, reading: Reading) -> object:
        """The definitions of these names, row by row."""
        rows = reading.parts(field, self.count)
        return [tuple([reading.definition(name, field.key) for name in _row(field, row)]) for row in rows]


class Attached(Kind):
    """Pieces on each of so many things, like the upgrades of each figure. Rows are replaced, never changed."""

    def __init__(self, count: int) -> None:
        super().__init__("list[tuple[int, ...]]", "{}.copy()", "[[pieces[piece] for piece in row] for row in {}]",
                         f"[()] * {count}", "string[][]")
        self.count = count

    def read(self, field: Field, reading: Reading) -> object:
        """The pieces of these names, row by row."""
        return [tuple([reading.piece(name, field.key) for name in _row(field, row)])
                for row in reading.parts(field, self.count)]

    def lying(self, value: object) -> list[int]:
        """All of them together."""
        return [piece for row in value for piece in row] if isinstance(value, list) else []


class Given(Kind):
    """What effects give: the promise, the slot of the spell or -1, the moment when it ends, the card, and the figure."""

    def __init__(self, moments: int, figures: int) -> None:
        super().__init__("list[tuple[int, int, int, int, int]]", "{}.copy()",
                         "[[promises[row[0]], row[1], row[2], definitions[row[3]], row[4]] for row in {}]", "[]")
        self.moments = moments
        self.figures = figures

    def read(self, field: Field, reading: Reading) -> object:
        """The promises of these names, which begin with those of their cards."""
        names, out = reading.box.promise_names, list[tuple[int, int, int, int, int]]()
        for entry in reading.parts(field, ANY):
            promise, slot, until, card, figure = entry if isinstance(entry, list) and len(entry) == 5 else [None] * 5
            if not (isinstance(promise, str) and isinstance(slot, int) and is_whole(slot, -1, 15) and isinstance(until, int)
                    and is_whole(until, 0, self.moments - 1) and isinstance(figure, int)
                    and is_whole(figure, 0, self.figures - 1)):
                raise BadSave(f"'{field.key}' should list rows of a promise, a slot, a moment, a card and a figure")
            found = reading.definition(card, field.key)
            if promise not in names:
                raise BadSave(f"'{field.key}' names a promise that no card makes")
            out.append((names.index(promise), slot, until, found, figure))
        return out


class Noted(Kind):
    """Pairs of numbers that were noted in the step at hand; copied, but neither saved nor shown."""

    def __init__(self) -> None:
        super().__init__("list[tuple[int, int]]", saved="", copied="{}.copy()", empty="[]")

    def read(self, field: Field, reading: Reading) -> object:
        """Nothing: plain data is of a state between two steps."""
        return list[tuple[int, int]]()


class Boxes(Kind):
    """So many piles of pieces that lie apart, like the deck of each school."""

    def __init__(self, count: int) -> None:
        super().__init__("list[list[int]]", "[pile.copy() for pile in {}]",
                         "[[pieces[piece] for piece in pile] for pile in {}]",
                         f"[[] for _ in range({count})]" if count != ANY else "[]", "string[][]")
        self.count = count

    def read(self, field: Field, reading: Reading) -> object:
        """The pieces of these names, pile by pile."""
        return [reading.pile(pile, field.key) for pile in reading.parts(field, self.count)]

    def lying(self, value: object) -> list[int]:
        """All piles together."""
        return [piece for pile in value for piece in pile] if isinstance(value, list) else []


def _row(field: Field, row: object) -> list[object]:
    if not isinstance(row, list):
        raise BadSave(f"'{field.key}' should list rows of components")
    return row
