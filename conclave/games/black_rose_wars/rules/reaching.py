"""What an effect can do something to: figures in the lodge, mages in their cells, those who are not immune."""

from __future__ import annotations

from conclave.games.black_rose_wars.effects.matters import EVENT, Working
from conclave.games.black_rose_wars.effects.scope import EACH, SELF, working_in
from conclave.games.black_rose_wars.rules import values
from conclave.games.black_rose_wars.state.components import FIRST_CELL, FIRST_EVOCATION, ROSE
from conclave.games.black_rose_wars.state.fields import ROOMS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kit.effects import NOBODY, Scope


def affected(table: Table, working: Working, figure: int) -> bool:
    """Whether an effect reaches a figure: in a cell only events and what is the mage's own (BR-CELL-2, BR-CELL-10)."""
    place = table.place[figure]
    if place < FIRST_CELL:
        return place >= 0
    return working.of == EVENT or working.caster == figure


def dealer_of(scope: Scope) -> int:
    """Whose cubes an effect uses: in a loop those of the mage in question."""
    if scope.roles[EACH] >= 0:
        return scope.roles[SELF]
    return working_in(scope).dealer


def own(table: Table, figure: int, mage: int) -> bool:
    """Whether a figure is a mage, or an evocation that the mage owns or controls; Umbras are nobody's (BR-UMBRA-8)."""
    if figure < FIRST_EVOCATION:
        return figure == mage
    return table.bearer[figure] < 0 and (table.owner[figure] == mage or table.controller[figure] == mage)


def harmable(table: Table, figure: int, dealer: int) -> bool:
    """Whether a component of a participant can put damage on a figure that it reaches (BR-IMMUNE-1, BR-IMMUNE-2)."""
    return not own(table, figure, dealer) and not values.immune(table, figure)


def harmable_by_rose(table: Table, figure: int) -> bool:
    """Whether the Rose by herself can put damage on a figure: on all but The Possessed (BR-IMMUNE-3, BR-AVATAR-34)."""
    return figure != ROSE and not values.immune(table, figure)


def controller_of(table: Table, figure: int) -> int:
    """Who decides for a figure: the mage himself, or the controller of an evocation."""
    return figure if figure < FIRST_EVOCATION else table.controller[figure]


def here(table: Table, scope: Scope) -> int:
    """The room in which the one who acts carries out the effect; nobody's in a cell (BR-Q-35)."""
    who = scope.roles[SELF]
    if scope.matter is not None:
        working = working_in(scope)
        if working.here >= 0 and who == working.caster:
            return working.here
    place = table.place[who] if who >= 0 else NOBODY
    return place if place < ROOMS else NOBODY
