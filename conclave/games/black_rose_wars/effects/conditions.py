"""The words for conditions: `{has_hex: target, min: 1}`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from conclave.games.black_rose_wars.effects.fields import Fields, figures, rooms
from conclave.games.black_rose_wars.effects.phrasing import figure_args, room_args
from conclave.games.black_rose_wars.effects.scope import SELF, working_in
from conclave.games.black_rose_wars.state.components import ARCHETYPES, FIRST_EVOCATION, ROSE
from conclave.games.black_rose_wars.state.model import Table
from conclave.kit.effects import Condition, Scope

Test = Callable[[Table, Scope], bool]
TestOf = Callable[[Table, Scope, int], bool]
TestIn = Callable[[Table, Scope, int], bool]
Measure = Callable[[Table, int], int]
ANY: Final = "any"
MOST: Final = 9


class Holds(Condition[Table]):
    """A condition without anything besides: `{target_defeated: true}`."""

    def __init__(self, fields: Fields, name: str, test: Test) -> None:
        fields.flag(name)
        self.test = test

    def holds(self, table: Table, scope: Scope) -> bool:
        """Whether it holds now."""
        return self.test(table, scope)


class Of(Condition[Table]):
    """A condition about a figure."""

    def __init__(self, fields: Fields, name: str, test: TestOf) -> None:
        self.who = figures(fields, name, "self")
        fields.said = list(figure_args("who", self.who.words()))
        self.test = test

    def holds(self, table: Table, scope: Scope) -> bool:
        """Whether it holds for any of those who are meant."""
        return any(self.test(table, scope, figure) for figure in self.who.find(table, scope))


class Has(Condition[Table]):
    """A mage has at least so many of something."""

    def __init__(self, fields: Fields, name: str, measure: Measure) -> None:
        self.who = figures(fields, name, "self")
        self.least = fields.whole("min", 1, MOST, 1)
        fields.said = [*figure_args("who", self.who.words()), ("min", self.least)]
        self.measure = measure

    def holds(self, table: Table, scope: Scope) -> bool:
        """Whether any of those who are meant has."""
        return any(figure < FIRST_EVOCATION and self.measure(table, figure) >= self.least
                   for figure in self.who.find(table, scope))


class In(Condition[Table]):
    """A condition about a room."""

    def __init__(self, fields: Fields, name: str, test: TestIn) -> None:
        self.where = rooms(fields, name, "target_room")
        fields.said = list(room_args("room", self.where.words()))
        self.test = test

    def holds(self, table: Table, scope: Scope) -> bool:
        """Whether it holds in one of these rooms."""
        return any(self.test(table, scope, room) for room in self.where.find(table, scope))


class OwnsArchetype(Condition[Table]):
    """A mage owns at least so many evocations of an archetype, or of any."""

    def __init__(self, fields: Fields) -> None:
        self.who = figures(fields, "owns_archetype", "self")
        self.archetype = fields.one_of("archetype", (*ARCHETYPES, ANY), ANY)
        self.least = fields.whole("min", 1, MOST, 1)
        fields.said = [*figure_args("who", self.who.words()), ("archetype", self.archetype), ("min", self.least),
                       ("kind", "evocation")]

    def holds(self, table: Table, scope: Scope) -> bool:
        """Count them."""
        for mage in self.who.find(table, scope):
            fitting = [figure for figure in table.owned(mage)
                       if self.archetype in (ANY, table.evocation(figure).archetype)]
            if len(fitting) >= self.least:
                return True
        return False


def target_defeated(table: Table, scope: Scope) -> bool:
    """The target was defeated by this effect."""
    return working_in(scope).target_defeated


def self_defeated(table: Table, scope: Scope) -> bool:
    """The last damage of this effect defeated the caster."""
    return working_in(scope).self_defeated_by_last


def trigger_source_rose(table: Table, scope: Scope) -> bool:
    """The triggering damage came from the Black Rose."""
    trigger = working_in(scope).trigger
    return trigger is not None and trigger.rose


def no_damage(table: Table, scope: Scope, figure: int) -> bool:
    """The mage has no damage cubes."""
    return not table.bar[figure]


def no_rose_damage(table: Table, scope: Scope, figure: int) -> bool:
    """The mage has no black damage cubes."""
    return ROSE not in table.bar[figure]


def nothing_replaced(table: Table, scope: Scope, figure: int) -> bool:
    """The last replacement of damage changed no cube of this mage."""
    return not working_in(scope).replaced.get(figure, 0)


def no_completed_quests(table: Table, scope: Scope, figure: int) -> bool:
    """The mage has no completed quest; solved ones do not count."""
    return figure >= table.seats or not table.completed[figure]


def no_umbra(table: Table, scope: Scope, figure: int) -> bool:
    """The mage has no Umbra."""
    return figure not in table.bearer


def hexes_of(table: Table, mage: int) -> int:
    """The hexes assigned to a mage."""
    return len(table.hexes[mage])


def umbras_of(table: Table, mage: int) -> int:
    """The Umbras assigned to a mage."""
    return len(table.umbras_of(mage))


def own_spirit_in(table: Table, scope: Scope, room: int) -> bool:
    """An own spirit stands in the room."""
    return any(table.place[figure] == room and table.evocation(figure).archetype == "spirit"
               for figure in table.owned(scope.roles[SELF]))


def own_evocation_in(table: Table, scope: Scope, room: int) -> bool:
    """An own evocation stands in the room."""
    return any(table.place[figure] == room for figure in table.owned(scope.roles[SELF]))


def owns_upgraded(table: Table, scope: Scope) -> bool:
    """The caster owns an upgraded evocation (BR-UPG-3)."""
    return any(table.upgrades[figure] for figure in table.owned(scope.roles[SELF]))


def none_in_lodge(table: Table, scope: Scope) -> bool:
    """No evocation of any owner is in the lodge."""
    return not table.current_figures()


def upgraded(table: Table, scope: Scope) -> bool:
    """The figure whose value it is has an upgrade (BR-UPG-3)."""
    return bool(table.upgrades[scope.roles[SELF]])


HOLDS: Final = {"target_defeated": target_defeated, "self_defeated_by_last": self_defeated,
                "trigger_source_rose": trigger_source_rose, "owns_upgraded": owns_upgraded, "none_in_lodge": none_in_lodge,
                "upgraded": upgraded}
OF: Final = {"no_damage": no_damage, "no_rose_damage": no_rose_damage, "nothing_replaced": nothing_replaced,
             "no_completed_quests": no_completed_quests, "no_umbra": no_umbra}
HAS: Final = {"has_hex": hexes_of, "has_umbra": umbras_of}
IN: Final = {"own_spirit_in_room": own_spirit_in, "own_evocation_in_room": own_evocation_in}
