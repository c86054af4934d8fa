"""Operations on life bars: damage, replacing, healing (BR-DAMAGE)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.effects.fields import Fields, figures, places_in
from conclave.games.black_rose_wars.effects.matters import ACTIVATION, EVENT, SKILL, SPELL, Working
from conclave.games.black_rose_wars.effects.phrasing import say_number
from conclave.games.black_rose_wars.effects.scope import SELF, working_in
from conclave.games.black_rose_wars.effects.selecting import Deed
from conclave.games.black_rose_wars.rules import cubes
from conclave.games.black_rose_wars.rules.reaching import affected, dealer_of, harmable, harmable_by_rose, own
from conclave.games.black_rose_wars.state.components import FIRST_CELL, ROSE, TYPES
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.events import Step
from conclave.kernel.words import Words
from conclave.kit.effects import NOBODY, Number, Scope

BY: Final = ("self", "rose")
EXCEPT: Final = ("rose", "none")
BY_HOST: Final = (SKILL, ACTIVATION)
BY_SPELL: Final = "spell"


def source_of(table: Table, working: Working) -> int:
    """The figure that deals what an effect deals: the evocation whose skill or activation it is, or the mage."""
    if working.host >= 0 and working.of in BY_HOST and table.place[working.host] >= 0:
        return working.host
    return working.caster


def via_of(working: Working) -> str:
    """By what damage is dealt, as far as triggers ask: spells that are cast, traps and protections (BR-STABLE-6)."""
    return BY_SPELL if working.of == SPELL else ""


class Damage(Deed):
    """The caster, or the controller of the acting evocation, puts damage on each figure named that is not immune."""

    def __init__(self, fields: Fields) -> None:
        self.n: Number[Table] = fields.number("n", 1)
        self.to = figures(fields, "to", "target")
        types = fields.words("no_interrupt", TYPES)
        self.no_answer = places_in(TYPES, types)
        self.asks = True
        self.hurts = True
        say_number(fields, "n", self.n)
        fields.say("unanswered", tuple([Words(f"type-{name}") for name in types]))
        fields.say("unanswered_count", len(types))

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether the figure can be damaged by it."""
        return affected(table, working_in(scope), thing) and harmable(table, thing, dealer_of(scope))

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether anybody can be damaged."""
        return (self.n.value(table, scope) > 0 and table.cubes[dealer_of(scope)] > 0
                and self.to.some_useful(table, scope, self))

    def ask(self, table: Table, scope: Scope) -> Step:
        """Deal it to all of them at once (BR-DAMAGE-8)."""
        n = self.n.value(table, scope)
        if n <= 0:
            return
        found = (yield from self.to.chosen(table, scope, self)) if self.to.asks else self.to.find(table, scope)
        hits = [(figure, n) for figure in found if self.useful(table, scope, figure)]
        if hits:
            working = working_in(scope)
            yield from cubes.deal_damage(table, scope, dealer_of(scope), hits, via_of(working), source_of(table, working),
                                         self.no_answer)


class RoseDamage(Deed):
    """The Black Rose puts black damage cubes on each figure named; in cells only by events (BR-CELL-2)."""

    def __init__(self, fields: Fields) -> None:
        self.n: Number[Table] = fields.number("n", 1)
        self.to = figures(fields, "to")
        self.asks = True
        say_number(fields, "n", self.n)

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether the Rose can damage the figure."""
        in_reach = table.place[thing] < FIRST_CELL or working_in(scope).of == EVENT
        return in_reach and table.place[thing] >= 0 and harmable_by_rose(table, thing)

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether anybody can be damaged, as a cost too: it is paid when it is dealt, whatever the bar cuts off."""
        return table.cubes[ROSE] > 0 and self.to.some_useful(table, scope, self)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Deal it."""
        n = self.n.value(table, scope)
        if n > 0:
            found = (yield from self.to.chosen(table, scope, self)) if self.to.asks else self.to.find(table, scope)
            hits = [(figure, n) for figure in found if self.useful(table, scope, figure)]
            if hits:
                yield from cubes.deal_damage(table, scope, ROSE, hits)


class Pain(Deed):
    """Pain N: the Black Rose damages the caster of the spell; nothing happens while he is in his cell (BR-AGONY-2)."""

    def __init__(self, fields: Fields) -> None:
        self.n: Number[Table] = fields.number("n", 1)
        self.asks = True
        say_number(fields, "n", self.n)

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether the Rose can damage the caster."""
        return table.in_lodge(thing) and harmable_by_rose(table, thing)

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether the caster can suffer it."""
        return table.cubes[ROSE] > 0 and self.useful(table, scope, scope.roles[SELF])

    def ask(self, table: Table, scope: Scope) -> Step:
        """Deal it."""
        n, caster = self.n.value(table, scope), scope.roles[SELF]
        if n > 0 and self.useful(table, scope, caster):
            yield from cubes.deal_damage(table, scope, ROSE, [(caster, n)], via_of(working_in(scope)))


class ReplaceDamage(Deed):
    """Swap up to n damage cubes for own ones: n in all on the figures of a target or an area, n on each of `each_...`."""

    def __init__(self, fields: Fields) -> None:
        self.n: Number[Table] = fields.number("n", 1)
        self.to = figures(fields, "to", "target")
        by = fields.one_of("by", BY, "self")
        self.by_rose = by == "rose"
        self.asks = True
        say_number(fields, "n", self.n)
        fields.say("by", by)

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether there is a cube to swap."""
        if not affected(table, working_in(scope), thing):
            return False
        dealer = ROSE if self.by_rose else dealer_of(scope)
        if not self.by_rose and own(table, thing, dealer):
            return False
        return any(owner != dealer for owner in table.bar[thing])

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether any cube can be swapped."""
        return table.cubes[ROSE if self.by_rose else dealer_of(scope)] > 0 and self.to.some_useful(table, scope, self)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Swap."""
        n = self.n.value(table, scope)
        found = (yield from self.to.chosen(table, scope, self)) if self.to.asks else self.to.find(table, scope)
        working = working_in(scope)
        working.replaced = {}
        figures_ = [figure for figure in found if self.useful(table, scope, figure)]
        dealer = ROSE if self.by_rose else dealer_of(scope)
        for group in [[figure] for figure in figures_] if self.to.each else [figures_]:
            if group:
                yield from cubes.replace_damage(table, scope, dealer, group, n, scope.roles[SELF], self.by_rose)


class Heal(Deed):
    """Remove up to n damage cubes from each figure named; `all` removes all of them."""

    def __init__(self, fields: Fields) -> None:
        self.n: Number[Table] = fields.number("n", 1)
        self.to = figures(fields, "to", "target")
        spared = fields.one_of("except", EXCEPT, "none")
        self.but = ROSE if spared == "rose" else NOBODY
        self.all = self.n.word == "number-all"
        self.asks = True
        say_number(fields, "n", self.n)
        fields.say("except", spared)

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether there is a cube to remove."""
        return affected(table, working_in(scope), thing) and any(owner != self.but for owner in table.bar[thing])

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether any cube can be removed."""
        return self.to.some_useful(table, scope, self)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Heal."""
        found = (yield from self.to.chosen(table, scope, self)) if self.to.asks else self.to.find(table, scope)
        n = self.n.value(table, scope)
        for figure in found:
            if self.useful(table, scope, figure):
                if self.all:
                    cubes.heal_all(table, scope, figure, self.but)
                else:
                    yield from cubes.heal(table, scope, scope.roles[SELF], figure, n, self.but)


