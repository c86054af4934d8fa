"""Numbers that are counted: `{per: own_damage, base: 1, step: 2, each: 1, max: 4}`."""

from __future__ import annotations

from collections.abc import Callable

from conclave.games.black_rose_wars.effects.fields import Fields
from conclave.games.black_rose_wars.effects.figures import target
from conclave.games.black_rose_wars.effects.scope import SELF, working_in
from conclave.games.black_rose_wars.rules import values
from conclave.games.black_rose_wars.state.components import ANY_ELEMENT, ELEMENTS, FIRST_EVOCATION, REVEALED, ROSE
from conclave.games.black_rose_wars.state.fields import SLOTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.words import Words
from conclave.kit.effects import Number, Part, Scope

Count = Callable[[Table, Scope, int], int]
MOST = 99


class Counter(Part[Table]):
    """What is counted."""

    def __init__(self, count: Count) -> None:
        self.count = count


class Counted(Number[Table]):
    """`base`, and `each` for every `step` of what is counted, at most `max`."""

    def __init__(self, fields: Fields) -> None:
        counter = fields.named("counter", "per")
        assert isinstance(counter, Counter)
        self.count = counter.count
        self.base = fields.whole("base", 0, MOST, 0)
        self.step = fields.whole("step", 1, MOST, 1)
        self.each = fields.whole("each", 1, MOST, 1)
        self.most = fields.whole("max", 1, MOST, 0)
        element = fields.one_of("element", ELEMENTS, "")
        self.element = ELEMENTS.index(element) if element else ANY_ELEMENT
        self.said = Words(counter.word.replace("counter-", "number-", 1),
                          (("base", self.base), ("step", self.step), ("each", self.each), ("max", self.most),
                           ("element", Words(f"element-{element or 'any'}"))))

    def words(self) -> Words:
        """What it is counted by."""
        return self.said

    def value(self, table: Table, scope: Scope) -> int:
        """The number now."""
        n = self.base + self.count(table, scope, self.element) // self.step * self.each
        return min(n, self.most) if self.most else n


def own_damage(table: Table, scope: Scope, element: int) -> int:
    """Damage cubes of any colour on the caster."""
    return len(table.bar[scope.roles[SELF]])


def own_rose_damage(table: Table, scope: Scope, element: int) -> int:
    """Black damage cubes on the caster."""
    return table.bar[scope.roles[SELF]].count(ROSE)


def target_damage(table: Table, scope: Scope, element: int) -> int:
    """Damage cubes on the target."""
    return sum([len(table.bar[figure]) for figure in target(table, scope)])


def target_hexes(table: Table, scope: Scope, element: int) -> int:
    """Hexes assigned to the target mage."""
    return sum([len(table.hexes[mage]) for mage in target(table, scope) if mage < FIRST_EVOCATION])


def target_umbras(table: Table, scope: Scope, element: int) -> int:
    """Umbras assigned to the target mage."""
    return sum([len(table.umbras_of(mage)) for mage in target(table, scope) if mage < FIRST_EVOCATION])


def hexes_on_others(table: Table, scope: Scope, element: int) -> int:
    """Hexes assigned to all other mages."""
    return sum([len(table.hexes[mage]) for mage in table.ring if mage != scope.roles[SELF]])


def hit_figures(table: Table, scope: Scope, element: int) -> int:
    """Figures damaged so far by this effect, those defeated or removed since included."""
    return len(working_in(scope).hit)


def hit_rose_damage(table: Table, scope: Scope, element: int) -> int:
    """Black damage cubes now on the figures damaged so far by this effect."""
    return sum([table.bar[figure].count(ROSE) for figure in working_in(scope).hit])


def trigger_damage(table: Table, scope: Scope, element: int) -> int:
    """Damage that the trigger is about, before the cut at the health value, less what was taken back meanwhile."""
    trigger = working_in(scope).trigger
    return trigger.wound.amount if trigger is not None and trigger.wound is not None else 0


def ignored_damage(table: Table, scope: Scope, element: int) -> int:
    """Damage really ignored so far by this effect."""
    return working_in(scope).ignored


def own_totems(table: Table, scope: Scope, element: int) -> int:
    """Spirits owned by the caster in the lodge."""
    return len([figure for figure in table.owned(scope.roles[SELF]) if table.evocation(figure).archetype == "spirit"])


def own_evocation_strength(table: Table, scope: Scope, element: int) -> int:
    """The sum of strength of owned evocations."""
    return sum([values.strength(table, figure) for figure in table.owned(scope.roles[SELF])])


def own_element(table: Table, scope: Scope, element: int) -> int:
    """Other revealed own spells whose active side shows the element, or any (BR-ALCH-1)."""
    seat, slot = scope.roles[SELF], working_in(scope).slot
    if seat >= table.seats:
        return 0
    return len([at for at in range(seat * SLOTS, seat * SLOTS + SLOTS)
                if at != slot and table.stage[at] == REVEALED and table.side_in(at).element in (element, ANY_ELEMENT)])


def damage_on_it(table: Table, scope: Scope, element: int) -> int:
    """Damage cubes on the figure whose value it is."""
    return len(table.bar[scope.roles[SELF]])


COUNTERS = {
    "own_damage": own_damage, "own_rose_damage": own_rose_damage, "target_damage": target_damage,
    "target_hexes": target_hexes, "target_umbras": target_umbras, "hexes_on_others": hexes_on_others,
    "hit_figures": hit_figures, "hit_rose_damage": hit_rose_damage, "trigger_damage": trigger_damage,
    "ignored_damage": ignored_damage, "own_totems": own_totems, "own_evocation_strength": own_evocation_strength,
    "own_element": own_element, "damage_on_it": damage_on_it,
}
