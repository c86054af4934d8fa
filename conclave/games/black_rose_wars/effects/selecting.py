"""What selectors of figures and rooms have in common: all that fit, those that are picked, and where ranges begin.

A pick offers what the sentence would do something to, and anything else only where there is nothing of that (BR-Q-33).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from conclave.games.black_rose_wars.effects.scope import SELF, working_in
from conclave.games.black_rose_wars.rules.choosing import pick
from conclave.games.black_rose_wars.rules.places import EVERYWHERE, in_range, near_cell
from conclave.games.black_rose_wars.rules.reaching import here
from conclave.games.black_rose_wars.state.components import ANY_RANGE
from conclave.games.black_rose_wars.state.fields import ROOMS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kit.effects import NOBODY, Found, Op, Scope, Selector

OWN_CELL: Final = "room-own-cell"


class Deed(Op[Table]):
    """An operation that can tell whether it would do something to a figure or a room; one that `hurts` deals damage."""

    hurts: bool = False

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether it would do something there."""
        return True


class Choice(Selector[Table]):
    """A selector; one that `asks` has something picked out of all that it finds."""

    asks: bool = False
    each: bool = False  # whether what is done in all to others is done to each of these

    def chosen(self, table: Table, scope: Scope, deed: Deed | None) -> Found:
        """Those that are meant, asked for where they are to be picked."""
        yield from ()
        return self.find(table, scope)

    def choose(self, table: Table, scope: Scope) -> Found:
        """Those that are meant."""
        return (yield from self.chosen(table, scope, None))

    def some_useful(self, table: Table, scope: Scope, deed: Deed) -> bool:
        """Whether a deed would do something to anything that may be meant."""
        return any(deed.useful(table, scope, thing) for thing in self.find(table, scope))


class Who(Choice):
    """Figures."""


class Where(Choice):
    """Rooms."""


class Named(Who):
    """Figures that a function of the title finds."""

    def __init__(self, among: Callable[[Table, Scope], list[int]], each: bool = False) -> None:
        self.among = among
        self.each = each

    def find(self, table: Table, scope: Scope) -> list[int]:
        """Those that the function finds."""
        return self.among(table, scope)


class NamedRooms(Where):
    """Rooms that a function of the title finds."""

    def __init__(self, among: Callable[[Table, Scope], list[int]], each: bool = False) -> None:
        self.among = among
        self.each = each

    def find(self, table: Table, scope: Scope) -> list[int]:
        """Those that the function finds."""
        return self.among(table, scope)


class Origin:
    """What a range is measured from: a figure, a room, or the one who acts."""

    def __init__(self, figure: Who | None, room: Where | None) -> None:
        self.figure = figure
        self.room = room

    def place(self, table: Table, scope: Scope) -> int:
        """The room to measure from; nobody's in a cell (BR-LOS-8)."""
        if self.room is not None:
            found = self.room.find(table, scope)
            return found[0] if found else NOBODY
        if self.figure is not None:
            found = self.figure.find(table, scope)
            place = table.place[found[0]] if found else NOBODY
            return place if place < ROOMS else NOBODY
        return here(table, scope)

    def rooms(self, table: Table, scope: Scope, reach: int) -> list[int]:
        """The rooms within a range; what is measured from a cell counts distance alone (BR-EVENT-6, BR-Q-400)."""
        if reach == ANY_RANGE:
            return EVERYWHERE
        if self.room is not None and self.room.word == OWN_CELL:
            return near_cell(table, scope.roles[SELF], reach)
        return in_range(self.place(table, scope), reach)


def picked(table: Table, scope: Scope, found: list[int], deed: Deed | None, rooms: bool, upto: int = 0) -> Found:
    """One of these, or up to so many: of those with which a sentence does something, if there are such."""
    if not found:
        return []
    if deed is not None:
        useful = [thing for thing in found if deed.useful(table, scope, thing)]
        if useful:
            found = useful
    if upto:
        chosen = yield from pick(table, scope, found, rooms, 0, min(upto, len(found)))
    else:
        chosen = yield from pick(table, scope, found, rooms)
    working_in(scope).picked += [thing + (FIRST_ROOM if rooms else 0) for thing in chosen]
    return chosen


FIRST_ROOM: Final = 100  # what is added to rooms among the things that an effect has picked


def was_picked(scope: Scope, thing: int, rooms: bool) -> bool:
    """Whether an effect has picked something before."""
    return thing + (FIRST_ROOM if rooms else 0) in working_in(scope).picked
