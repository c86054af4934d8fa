"""Operations on the slots of rooms (BR-INST)."""

from __future__ import annotations

from conclave.games.black_rose_wars.effects.fields import Fields, rooms
from conclave.games.black_rose_wars.effects.phrasing import say_number
from conclave.games.black_rose_wars.effects.selecting import Deed, Where
from conclave.games.black_rose_wars.rules import cubes
from conclave.games.black_rose_wars.rules.reaching import dealer_of
from conclave.games.black_rose_wars.rules.sharing import share_rooms
from conclave.games.black_rose_wars.state.components import ROSE
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.events import Step
from conclave.kit.effects import Number, Scope


class PlaceInstability(Deed):
    """Put cubes of the acting colour into free slots of a destroyed room, as many as fit."""

    def __init__(self, fields: Fields) -> None:
        self.n: Number[Table] = fields.number("n", 1)
        self.room: Where = rooms(fields, "room", "target_room")
        self.asks = self.room.asks
        say_number(fields, "n", self.n)

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether the room has a free slot."""
        return cubes.free_slots(table, thing) > 0

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether a cube can be placed."""
        return (table.cubes[dealer_of(scope)] > 0 and self.n.value(table, scope) > 0
                and self.room.some_useful(table, scope, self))

    def apply(self, table: Table, scope: Scope) -> None:
        """Place them."""
        for room in self.room.find(table, scope):
            cubes.put_instability(table, scope, dealer_of(scope), room, self.n.value(table, scope))

    def ask(self, table: Table, scope: Scope) -> Step:
        """Place them in the room that is picked."""
        found = yield from self.room.chosen(table, scope, self)
        for room in found:
            cubes.put_instability(table, scope, dealer_of(scope), room, self.n.value(table, scope))


class RoseInstability(Deed):
    """The Black Rose puts black cubes into each room named, as many as fit; her last ones are shared out (BR-CUBE-2)."""

    def __init__(self, fields: Fields) -> None:
        self.n: Number[Table] = fields.number("n", 1)
        self.room: Where = rooms(fields)
        self.asks = True
        say_number(fields, "n", self.n)

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether the room has a free slot."""
        return cubes.free_slots(table, thing) > 0

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether a cube can be placed."""
        return table.cubes[ROSE] > 0 and self.room.some_useful(table, scope, self)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Place them."""
        n = self.n.value(table, scope)
        found = (yield from self.room.chosen(table, scope, self)) if self.room.asks else self.room.find(table, scope)
        needs = [(room, min(n, cubes.free_slots(table, room))) for room in found if cubes.free_slots(table, room) > 0]
        needs = yield from share_rooms(table, scope, ROSE, needs)
        for room, count in needs:
            cubes.put_instability(table, scope, ROSE, room, count, by_rose=True)


class ReplaceInstability(Deed):
    """Swap up to n instability cubes of others in a room for own ones."""

    def __init__(self, fields: Fields) -> None:
        self.n: Number[Table] = fields.number("n", 1)
        self.room: Where = rooms(fields, "room", "target_room")
        self.asks = True
        say_number(fields, "n", self.n)

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether the room has a cube of somebody else."""
        dealer = dealer_of(scope)
        return not table.rebuilt[thing] and any(owner != dealer for owner in table.instability[thing])

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether a cube can be swapped."""
        return table.cubes[dealer_of(scope)] > 0 and self.room.some_useful(table, scope, self)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Swap."""
        found = (yield from self.room.chosen(table, scope, self)) if self.room.asks else self.room.find(table, scope)
        for room in found:
            if self.useful(table, scope, room):
                yield from cubes.replace_instability(table, scope, dealer_of(scope), room, self.n.value(table, scope))
