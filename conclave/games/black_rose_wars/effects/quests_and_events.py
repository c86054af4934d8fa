"""Operations on quests and events (BR-QUEST, BR-EVENT)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.effects.fields import Fields, figures
from conclave.games.black_rose_wars.effects.matters import EVENT
from conclave.games.black_rose_wars.effects.phrasing import say_number
from conclave.games.black_rose_wars.effects.scope import SELF, working_in
from conclave.games.black_rose_wars.effects.selecting import Deed
from conclave.games.black_rose_wars.rules import events, quests
from conclave.games.black_rose_wars.rules.reaching import affected
from conclave.games.black_rose_wars.state.components import FIRST_EVOCATION, ROSE
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.events import Step
from conclave.kit.effects import Number, Scope
from conclave.kit.language import Literal

STATES: Final = (quests.ACTIVE, quests.COMPLETED, quests.SOLVED, quests.DRAWN_NOW)
PHASES: Final = 3
MOST: Final = 9


class DrawQuest(Deed):
    """Take n quests of the current or given moon phase into the active slot."""

    def __init__(self, fields: Fields) -> None:
        self.n: Number[Table] = fields.number("n", 1)
        self.who = figures(fields, "who", "self")
        phase = fields.whole("phase", 1, PHASES, 0)
        self.phase = phase - 1
        say_number(fields, "n", self.n)
        fields.say("phase", phase)

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether the mage can draw a quest."""
        phase = table.moon if self.phase < 0 else self.phase
        return (thing < FIRST_EVOCATION and affected(table, working_in(scope), thing)
                and bool(table.quest_deck[phase] or table.quest_discard[phase]))

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether anybody can."""
        return self.who.some_useful(table, scope, self)

    def apply(self, table: Table, scope: Scope) -> None:
        """Draw them."""
        for mage in self.who.find(table, scope):
            if self.useful(table, scope, mage):
                quests.draw_quest(table, mage, self.n.value(table, scope), self.phase, working_in(scope))


class DiscardQuest(Deed):
    """A mage discards n quests of his choice in a state."""

    def __init__(self, fields: Fields) -> None:
        self.n = fields.whole("n", 1, MOST, 1)
        self.state = fields.one_of("state", STATES)
        self.who = figures(fields, "who", "self")
        self.asks = True
        fields.say("count", self.n)
        fields.say("state", self.state.replace("_", "-"))

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether everybody named has so many of them."""
        working = working_in(scope)
        return all(affected(table, working, mage)
                   and len(quests.quests_in(table, mage, self.state, working)) >= self.n
                   for mage in self.who.find(table, scope))

    def ask(self, table: Table, scope: Scope) -> Step:
        """Discard them."""
        working = working_in(scope)
        for mage in self.who.find(table, scope):
            if mage < FIRST_EVOCATION and affected(table, working, mage):
                gone = yield from quests.discard_quests(table, mage, self.n, self.state, working)
                working.done += len(gone)


class CompleteQuest(Deed):
    """Move n own active quests of choice to the completed ones; hidden ones are revealed."""

    def __init__(self, fields: Fields) -> None:
        self.n = fields.whole("n", 1, MOST, 1)
        self.asks = True
        fields.say("count", self.n)

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there is one."""
        return scope.roles[SELF] < table.seats and bool(quests.active_quests(table, scope.roles[SELF]))

    def ask(self, table: Table, scope: Scope) -> Step:
        """Complete them."""
        if self.possible(table, scope):
            yield from quests.complete_quests(table, scope.roles[SELF], self.n, working_in(scope))


class DrawEvent(Deed):
    """Reveal n events of the current or given moon phase, with full stops of their own (BR-EFFECT-9)."""

    def __init__(self, fields: Fields) -> None:
        self.n = fields.whole("n", 1, MOST, 1)
        phase = fields.whole("phase", 1, PHASES, 0)
        self.phase = phase - 1
        self.asks = True
        say_number(fields, "n", Literal(self.n))
        fields.say("phase", phase)

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there is one."""
        return events.can_draw(table, self.phase)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Draw them; one drawn by an event is drawn by whoever drew that one (BR-EVENT-12)."""
        working = working_in(scope)
        drawer = working.drawer if working.of == EVENT and scope.roles[SELF] == ROSE else scope.roles[SELF]
        for _ in range(self.n):
            if events.can_draw(table, self.phase):
                working.done += 1
                yield from events.draw_event(table, drawer, self.phase)


class DiscardEvent(Deed):
    """Discard n face-up events of own choice; the Black Rose scores nothing for them (BR-EVENT-3)."""

    def __init__(self, fields: Fields) -> None:
        self.n = fields.whole("n", 1, MOST, 1)
        self.asks = True
        fields.say("count", self.n)

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there is one."""
        return bool(events.face_up(table))

    def ask(self, table: Table, scope: Scope) -> Step:
        """Discard them."""
        yield from events.discard_event(table, scope.roles[SELF], self.n, working_in(scope))
