"""The words for figures: who plays a role in an effect, everybody of a kind, and those that are picked."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.effects.fields import Fields, figures, origin, reach
from conclave.games.black_rose_wars.effects.matters import EVENT
from conclave.games.black_rose_wars.effects.phrasing import range_args
from conclave.games.black_rose_wars.effects.scope import SELF, working_in
from conclave.games.black_rose_wars.effects.selecting import Deed, Who, picked, was_picked
from conclave.games.black_rose_wars.rules.avatar_choices import whom_it_hits
from conclave.games.black_rose_wars.rules.places import reaches
from conclave.games.black_rose_wars.rules.reaching import own
from conclave.games.black_rose_wars.state.components import (
    ANY_RANGE,
    ARCHETYPES,
    EVOCATION,
    FIGURE,
    FIRST_EVOCATION,
    MAGE,
    ON_SELF,
    ROSE,
)
from conclave.games.black_rose_wars.state.fields import FIGURES
from conclave.games.black_rose_wars.state.model import Table
from conclave.kit.effects import Found, Scope

PICKED: Final = {"figure": FIGURE, "mage": MAGE, "evocation": EVOCATION}
OWNERS: Final = ("own", "other", "any")
NO_FIGURES: Final[list[int]] = []
MOST_PICKED: Final = 9


def yourself(table: Table, scope: Scope) -> list[int]:
    """The caster, or the mage in question inside of a loop."""
    who = scope.roles[SELF]
    return [who] if who >= 0 else NO_FIGURES


def target(table: Table, scope: Scope) -> list[int]:
    """The target, or with an area every figure that stands there now (BR-Q-34); nobody for a false one (BR-LOS-5)."""
    working = working_in(scope)
    if working.false_target:
        return NO_FIGURES
    if working.target >= 0:
        return [working.target] if table.place[working.target] >= 0 else NO_FIGURES
    if working.target_room >= 0:
        return table.figures_in(working.target_room)
    side = working.side
    return [working.caster] if side is not None and side.target.kind == ON_SELF else NO_FIGURES


def one(figure: int) -> list[int]:
    """A figure, if it is one."""
    return [figure] if figure >= 0 else NO_FIGURES


def hit(table: Table, scope: Scope) -> list[int]:
    """All figures in the lodge that were damaged so far by this effect."""
    return [figure for figure in working_in(scope).hit if table.in_lodge(figure)]


def summoned(table: Table, scope: Scope) -> list[int]:
    """The evocation summoned last by this effect."""
    return _on_map(table, working_in(scope).summoned)


def activated(table: Table, scope: Scope) -> list[int]:
    """The evocation activated last by this effect."""
    return _on_map(table, working_in(scope).activated)


def _on_map(table: Table, figure: int) -> list[int]:
    return [figure] if figure >= 0 and table.place[figure] >= 0 else NO_FIGURES


def target_evocations(table: Table, scope: Scope) -> list[int]:
    """All evocations owned by the target mage."""
    return [figure for mage in target(table, scope) if mage < FIRST_EVOCATION for figure in table.owned(mage)]


def trigger_figure(table: Table, scope: Scope) -> list[int]:
    """The figure whose deed set off the trigger. Events leave The Possessed alone (BR-AVATAR-33)."""
    working = working_in(scope)
    if working.trigger is None or (working.of == EVENT and working.trigger.figure == ROSE):
        return NO_FIGURES
    return _on_map(table, working.trigger.figure)


def trigger_owner(table: Table, scope: Scope) -> list[int]:
    """The mage behind the trigger figure; nobody if it was the Rose without the avatar."""
    trigger = working_in(scope).trigger
    return one(trigger.by) if trigger is not None else NO_FIGURES


def marked(table: Table, scope: Scope) -> list[int]:
    """The figure with the stability token of this spell."""
    return _on_map(table, working_in(scope).marked)


def bearer(table: Table, scope: Scope) -> list[int]:
    """The mage to whom this Umbra is assigned."""
    return one(working_in(scope).bearer)


def host(table: Table, scope: Scope) -> list[int]:
    """The evocation of this card, or with this upgrade."""
    return _on_map(table, working_in(scope).host)


def owner(table: Table, scope: Scope) -> list[int]:
    """The mage who owns the host."""
    return one(working_in(scope).owner)


def each_mage(table: Table, scope: Scope) -> list[int]:
    """Every mage in turn order; for events The Possessed is none (BR-AVATAR-33)."""
    return table.persons() if working_in(scope).of == EVENT else table.mages()


def each_other_mage(table: Table, scope: Scope) -> list[int]:
    """Every mage but the caster, in turn order."""
    who = scope.roles[SELF]
    return [mage for mage in each_mage(table, scope) if mage != who]


def each_evocation(table: Table, scope: Scope) -> list[int]:
    """Every evocation in the lodge."""
    return table.current_figures()


def each_other_figure(table: Table, scope: Scope) -> list[int]:
    """Every figure in the lodge that is not immune to the caster."""
    who = scope.roles[SELF]
    return [figure for figure in range(FIGURES) if table.in_lodge(figure) and not own(table, figure, who)]


def crown_holder(table: Table, scope: Scope) -> list[int]:
    """The mage with the crown."""
    return [table.crown]


def avatar(table: Table, scope: Scope) -> list[int]:
    """The avatar figure."""
    return [ROSE] if table.has_avatar else NO_FIGURES


def the_rose(table: Table, scope: Scope) -> list[int]:
    """The Black Rose, for her power."""
    return [ROSE]


class OwnEvocation(Who):
    """One own evocation of choice, at any distance."""

    def __init__(self) -> None:
        self.asks = True

    def find(self, table: Table, scope: Scope) -> list[int]:
        """All of them."""
        return table.owned(scope.roles[SELF])

    def chosen(self, table: Table, scope: Scope, deed: Deed | None) -> Found:
        """One of them."""
        return (yield from picked(table, scope, self.find(table, scope), deed, False))


class Pick(Who):
    """One figure that the acting player chooses within a range, or up to so many."""

    def __init__(self, fields: Fields) -> None:
        kind = fields.one_of("pick", tuple(PICKED))
        self.kind = PICKED[kind]
        self.reach = reach(fields)
        self.origin = origin(fields)
        self.owner = fields.one_of("owner", OWNERS, "")
        self.archetype = fields.one_of("archetype", ARCHETYPES, "")
        self.other = fields.flag("other")
        self.upto = fields.whole("upto", 0, MOST_PICKED, 0)
        self.asks = True
        fields.say("kind", kind)
        fields.said += range_args(self.reach)
        fields.say("owner", self.owner or "usual")
        fields.say("archetype", self.archetype or "none")
        fields.say("other", "yes" if self.other else "no")
        fields.say("upto", self.upto)

    def find(self, table: Table, scope: Scope) -> list[int]:
        """All that may be picked (BR-TARGET-2)."""
        rooms = self.origin.rooms(table, scope, self.reach)
        who = scope.roles[SELF]
        found: list[int] = []
        for figure in range(FIGURES):
            if table.place[figure] in rooms and self._fits(table, scope, figure, who):
                found.append(figure)
        return found

    def _fits(self, table: Table, scope: Scope, figure: int, who: int) -> bool:
        if self.other and (figure == working_in(scope).target or was_picked(scope, figure, False)):
            return False
        if figure < FIRST_EVOCATION:
            if self.kind == EVOCATION or self.archetype or self.owner == "own":
                return False
            return figure != who or self.owner == "any"
        if self.kind == MAGE or (self.archetype and table.evocation(figure).archetype != self.archetype):
            return False
        mine = table.owner[figure] == who and table.bearer[figure] < 0
        return mine if self.owner == "own" else not mine or self.owner != "other"

    def chosen(self, table: Table, scope: Scope, deed: Deed | None) -> Found:
        """The one, or those, that are picked; The Possessed follows its target rule with whom it hits (BR-Q-53)."""
        found = self.find(table, scope)
        if deed is not None and deed.hurts and scope.roles[SELF] == ROSE:
            useful = [figure for figure in found if deed.useful(table, scope, figure)]
            return (yield from whom_it_hits(table, self.origin.place(table, scope), useful, scope.card))
        return (yield from picked(table, scope, found, deed, False, self.upto))


class All(Who):
    """Every figure within a range."""

    def __init__(self, fields: Fields) -> None:
        fields.one_of("all", ("figure",))
        self.reach = reach(fields)
        self.origin = origin(fields)
        fields.said += range_args(self.reach)

    def find(self, table: Table, scope: Scope) -> list[int]:
        """Those that stand there now."""
        place = self.origin.place(table, scope)
        if self.reach == ANY_RANGE:
            return [figure for figure in range(FIGURES) if table.in_lodge(figure)]
        return [figure for figure in range(FIGURES) if reaches(place, table.place[figure], self.reach)]


class OneOf(Who):
    """One figure of a set, chosen by the caster."""

    def __init__(self, fields: Fields) -> None:
        self.of = figures(fields, "one_of", "hit")
        self.asks = True

    def find(self, table: Table, scope: Scope) -> list[int]:
        """The set."""
        return self.of.find(table, scope)

    def chosen(self, table: Table, scope: Scope, deed: Deed | None) -> Found:
        """One of it."""
        return (yield from picked(table, scope, self.find(table, scope), deed, False))


class UmbraOf(Who):
    """One Umbra assigned to a mage."""

    def __init__(self, fields: Fields) -> None:
        self.of = figures(fields, "umbra_of", "target")
        fields.said = [("of" + name.removeprefix("umbra_of"), value) for name, value in fields.said]
        self.asks = True

    def find(self, table: Table, scope: Scope) -> list[int]:
        """All Umbras of that mage."""
        return [umbra for mage in self.of.find(table, scope) for umbra in table.umbras_of(mage)]

    def chosen(self, table: Table, scope: Scope, deed: Deed | None) -> Found:
        """One of them."""
        return (yield from picked(table, scope, self.find(table, scope), deed, False))


class EachMageWith(Who):
    """Every other mage with an Umbra."""

    def __init__(self, fields: Fields) -> None:
        fields.one_of("each_mage_with", ("umbra",))
        self.each = True

    def find(self, table: Table, scope: Scope) -> list[int]:
        """Those, in turn order."""
        return [mage for mage in each_other_mage(table, scope) if mage in table.bearer]
