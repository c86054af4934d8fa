"""Operations that only answers have, and outright defeats: ignore, redirect, not defeated (BR-TRAP-15, BR-DEFEAT-3)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.effects.fields import Fields, figures
from conclave.games.black_rose_wars.effects.matters import Wound
from conclave.games.black_rose_wars.effects.phrasing import say_number
from conclave.games.black_rose_wars.effects.scope import SELF, working_in
from conclave.games.black_rose_wars.effects.selecting import Deed
from conclave.games.black_rose_wars.rules import cubes, values
from conclave.games.black_rose_wars.rules.defeat import outright
from conclave.games.black_rose_wars.rules.naming import figure_thing, figure_told, figure_words
from conclave.games.black_rose_wars.rules.questions import source, thing_of
from conclave.games.black_rose_wars.rules.reaching import affected
from conclave.games.black_rose_wars.state.components import IS_DEFEATED, ROSE
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Amounts, Option, Prompt
from conclave.kernel.events import Step
from conclave.kernel.words import Words
from conclave.kit.asking import AskedNumber, amounts
from conclave.kit.effects import Number, Op, Scope

IGNORE: Final = Prompt("ask-ignore-damage", "BR-TRAP-15")
REDIRECT: Final = Prompt("ask-redirect-damage", "BR-TRAP-15")
DAMAGE: Final = Option("damage", Words("slot-damage"))


def how_much(table: Table, scope: Scope, prompt: Prompt, wound: Wound, n: int) -> AskedNumber:
    """A number from 0 to n, and to what was dealt."""
    most = min(n, wound.amount)
    if most < 1:
        return 0
    question = Amounts(table.decider(scope.roles[SELF]), prompt, [DAMAGE], (0,), (most,), 0, most,
                       thing_of(table, scope.card),
                       (("figure", figure_words(table, wound.victim)), ("count", most), *source(table, scope.card)))
    found = yield from amounts(question)
    return found[0]


class IgnoreDamage(Op[Table]):
    """Lower the damage of the finished sentence by up to n, as if less had been dealt (BR-TRAP-15)."""

    def __init__(self, fields: Fields) -> None:
        self.n: Number[Table] = fields.number("n", 1)
        self.asks = True
        say_number(fields, "n", self.n)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Ask how much, and take it back. The Possessed ignores as much as it can."""
        working = working_in(scope)
        trigger = working.trigger
        if trigger is None or trigger.wound is None:
            return
        n = self.n.value(table, scope)
        if scope.roles[SELF] != ROSE:
            n = yield from how_much(table, scope, IGNORE, trigger.wound, n)
        taken = cubes.take_back(table, trigger.wound, n)
        working.ignored += taken
        if taken:
            working.done += 1
            if table.told is not None:
                table.tell("ignores-damage", (*figure_told(table, trigger.wound.victim), ("count", taken),
                                              *source(table, scope.card)), thing_of(table, scope.card), "BR-TRAP-15",
                           amount=taken)


class IgnoreEffect(Op[Table]):
    """The mage becomes a false target of the spell that targets him (BR-LOS-5)."""

    def __init__(self, fields: Fields) -> None:
        pass

    def apply(self, table: Table, scope: Scope) -> None:
        """What it would do to him, or to the room as his, is left out."""
        working = working_in(scope)
        trigger = working.trigger
        if trigger is not None and trigger.spell is not None and trigger.spell.target == trigger.who:
            trigger.spell.false_target = True
            working.done += 1
            if table.told is not None:
                table.tell("ignores-effect", (*figure_told(table, trigger.who),
                                              *source(table, trigger.spell.card)), figure_thing(trigger.who), "BR-LOS-5")


class RedirectDamage(Deed):
    """Up to n of the damage just dealt goes onto another figure, with cubes of the same dealer."""

    def __init__(self, fields: Fields) -> None:
        self.n: Number[Table] = fields.number("n", 1)
        self.to = figures(fields, "to")
        self.asks = True
        say_number(fields, "n", self.n)

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether damage can come onto the figure; BR-IMMUNE-1 does not stop it."""
        return table.in_lodge(thing) and not values.immune(table, thing)

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there is damage, and somebody to take it."""
        trigger = working_in(scope).trigger
        return (trigger is not None and trigger.wound is not None and trigger.wound.amount > 0
                and self.to.some_useful(table, scope, self))

    def ask(self, table: Table, scope: Scope) -> Step:
        """Ask how much, take it back and put it there."""
        working = working_in(scope)
        trigger = working.trigger
        if trigger is None or trigger.wound is None or not self.possible(table, scope):
            return
        found = (yield from self.to.chosen(table, scope, self)) if self.to.asks else self.to.find(table, scope)
        if not found or not self.useful(table, scope, found[0]):
            return
        wound = trigger.wound
        n = self.n.value(table, scope)
        if scope.roles[SELF] != ROSE:
            n = yield from how_much(table, scope, REDIRECT, wound, n)
        n = cubes.take_back(table, wound, n)
        if n:
            working.done += 1
            if table.told is not None:
                table.tell("redirects-damage", (*figure_told(table, found[0]), ("count", n),
                                                *source(table, scope.card)), figure_thing(found[0]), "BR-TRAP-15",
                           amount=n)
            onto = Wound(found[0], wound.dealer, n, 0, wound.source, wound.via)
            onto.within = wound.within
            cubes.wounded(table, onto)


class Undefeat(Op[Table]):
    """The caster is not defeated any more: the only answer to an outright defeat."""

    def __init__(self, fields: Fields) -> None:
        pass

    def apply(self, table: Table, scope: Scope) -> None:
        """Avert the defeat that set this off."""
        trigger = working_in(scope).trigger
        if trigger is not None and trigger.event == IS_DEFEATED:
            trigger.averted = True
            working_in(scope).done += 1


class Defeat(Deed):
    """The figure is defeated whatever its damage is."""

    def __init__(self, fields: Fields) -> None:
        self.to = figures(fields, "to", "target")

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether the figure can be defeated by it."""
        return affected(table, working_in(scope), thing)

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether anybody can be defeated."""
        return self.to.some_useful(table, scope, self)

    def apply(self, table: Table, scope: Scope) -> None:
        """Defeat them after the full stop."""
        working = working_in(scope)
        for figure in self.to.find(table, scope):
            if self.useful(table, scope, figure):
                working.done += 1
                outright(table, figure, scope.roles[SELF], working)


