"""Operations that move figures, and physical attacks (BR-ACTION-7, BR-ROOM-9, BR-CELL-7)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.effects.fields import Fields, figures, rooms
from conclave.games.black_rose_wars.effects.matters import PhysicalAction
from conclave.games.black_rose_wars.effects.scope import SELF, working_in
from conclave.games.black_rose_wars.effects.selecting import Deed
from conclave.games.black_rose_wars.rules import movement, values
from conclave.games.black_rose_wars.rules.attacks import attack, attackable
from conclave.games.black_rose_wars.rules.avatar_choices import by_crown
from conclave.games.black_rose_wars.rules.movement import moved, reaches_avatar, step_into
from conclave.games.black_rose_wars.rules.places import LODGE
from conclave.games.black_rose_wars.rules.questions import thing_of
from conclave.games.black_rose_wars.rules.reaching import affected
from conclave.games.black_rose_wars.rules.stops import STOPS
from conclave.games.black_rose_wars.state.components import FIRST_EVOCATION
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.events import Step
from conclave.kit.effects import NOBODY, Scope

CHOOSERS: Final = ("caster", "figure")
FARTHEST: Final = 9


class MoveFigure(Deed):
    """One Move (n) effect. It is optional, unless the caster of the spell picks the way of somebody else."""

    def __init__(self, fields: Fields) -> None:
        self.n = fields.whole("n", 1, FARTHEST, 1)
        self.who = figures(fields, "who", "self")
        self.forced = fields.one_of("chooser", CHOOSERS, "figure") == "caster"
        self.asks = True
        fields.say("count", self.n)
        fields.say("forced", "yes" if self.forced else "no")

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether a Move effect can move the figure."""
        return movement.may_be_moved(table, scope, thing)

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether anybody can be moved."""
        return self.who.some_useful(table, scope, self)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Move."""
        found = (yield from self.who.chosen(table, scope, self)) if self.who.asks else self.who.find(table, scope)
        for figure in found:
            yield from movement.move_effect(table, scope, figure, self.n, scope.roles[SELF] if self.forced else NOBODY,
                                            self.forced)


class PlaceFigure(Deed):
    """Put the figure into the room."""

    def __init__(self, fields: Fields) -> None:
        self.who = figures(fields, "who")
        self.room = rooms(fields)
        self.asks = True

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """A figure may be placed where it already stands (BR-Q-33)."""
        return True

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there is somebody to place, and a room."""
        return bool(self.room.find(table, scope)) and any(
            movement.can_be_placed(table, scope, figure) for figure in self.who.find(table, scope))

    def ask(self, table: Table, scope: Scope) -> Step:
        """Place it."""
        found = (yield from self.who.chosen(table, scope, self)) if self.who.asks else self.who.find(table, scope)
        for figure in found:
            if movement.can_be_placed(table, scope, figure):
                where = yield from self.room.chosen(table, scope, self)
                if where:
                    movement.place_figure(table, scope, figure, where[0])


class SwapPlaces(Deed):
    """Two figures change rooms, if both are in the lodge."""

    def __init__(self, fields: Fields) -> None:
        self.a = figures(fields, "a", "self")
        self.b = figures(fields, "b", "target")

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether both are in the lodge."""
        return all(place and table.in_lodge(place[0]) for place in (self.a.find(table, scope), self.b.find(table, scope)))

    def apply(self, table: Table, scope: Scope) -> None:
        """Change them."""
        if self.possible(table, scope):
            movement.swap_places(table, scope, self.a.find(table, scope)[0], self.b.find(table, scope)[0])


class ToCell(Deed):
    """Put mages into their own cells, which is no defeat."""

    def __init__(self, fields: Fields) -> None:
        self.who = figures(fields, "who")

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether the mage is in the lodge."""
        return thing < FIRST_EVOCATION and table.in_lodge(thing) and reaches_avatar(scope, thing)

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether any of them is."""
        return self.who.some_useful(table, scope, self)

    def apply(self, table: Table, scope: Scope) -> None:
        """Put them there."""
        for mage in self.who.find(table, scope):
            if self.useful(table, scope, mage):
                movement.to_cell(table, mage)
                working_in(scope).done += 1


class StopAction(Deed):
    """The rest of the physical action that the figure is performing is lost."""

    def __init__(self, fields: Fields) -> None:
        self.who = figures(fields, "who", "target")

    def apply(self, table: Table, scope: Scope) -> None:
        """Stop it."""
        for figure in self.who.find(table, scope):
            if affected(table, working_in(scope), figure):
                for matter in table.performing:
                    if isinstance(matter, PhysicalAction) and matter.mage == figure:
                        matter.over = True
                        working_in(scope).done += 1


class Attack(Deed):
    """One physical attack, which must be carried out if there is somebody to attack."""

    def __init__(self, fields: Fields) -> None:
        self.by = figures(fields, "by", "self")
        self.aimed = fields.has("to") and not fields.blank
        self.to = figures(fields, "to", "target")
        self.bonus = fields.whole("bonus", 0, FARTHEST, 0)
        self.range = fields.whole("range", 0, FARTHEST, 0)
        self.asks = True
        fields.say("aimed", "yes" if self.aimed else "no")
        fields.say("reach", self.range)
        fields.say("bonus", self.bonus)

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there is somebody to attack."""
        return any(self._victims(table, scope, figure) for figure in self.by.find(table, scope) if table.in_lodge(figure))

    def _victims(self, table: Table, scope: Scope, figure: int) -> list[int]:
        found = attackable(table, figure, self.range)
        if self.aimed:
            named = self.to.find(table, scope)
            found = [other for other in found if other in named]
        return found

    def ask(self, table: Table, scope: Scope) -> Step:
        """Attack."""
        found = (yield from self.by.chosen(table, scope, self)) if self.by.asks else self.by.find(table, scope)
        for figure in found:
            if not table.in_lodge(figure):
                continue
            to = NOBODY
            if self.aimed:
                victims = self._victims(table, scope, figure)
                if not victims:
                    continue
                to = victims[0]
            working_in(scope).done += 1
            yield from attack(table, scope, figure, self.bonus, self.range, to)


class MoveToward(Deed):
    """The avatar spends its Move (1) effects, up to its speed, on a shortest way to the target, and stops in its room."""

    def __init__(self, fields: Fields) -> None:
        self.who = figures(fields, "who", "target")
        self.asks = True

    def goal(self, table: Table, scope: Scope) -> int:
        """The room to go to; nobody's if there is none."""
        working = working_in(scope)
        if working.target < 0 <= working.target_room:
            return working.target_room
        found = [figure for figure in self.who.find(table, scope) if table.in_lodge(figure)]
        return table.place[found[0]] if found else -1

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there is a way to go."""
        who = scope.roles[SELF]
        return table.in_lodge(who) and self.goal(table, scope) not in (-1, table.place[who])

    def ask(self, table: Table, scope: Scope) -> Step:
        """Go, each step an effect with a full stop of its own (BR-ACTION-9)."""
        who, working = scope.roles[SELF], working_in(scope)
        for _ in range(values.speed(table, who)):
            goal = self.goal(table, scope)
            if working.over or not table.in_lodge(who) or goal < 0 or goal == table.place[who]:
                return
            room = yield from by_crown(table, LODGE.toward(table.place[who], goal), True, scope.card)
            working.done += 1
            step_into(table, who, room, thing_of(table, scope.card))
            moved(table, who)
            yield from STOPS.stop(table)
