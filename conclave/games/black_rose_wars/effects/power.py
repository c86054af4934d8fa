"""Operations on power, the crown, trophies and action tokens (BR-MOON, BR-TURN-3)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.effects.fields import Fields, figures
from conclave.games.black_rose_wars.effects.phrasing import say_number
from conclave.games.black_rose_wars.effects.scope import SELF, working_in
from conclave.games.black_rose_wars.effects.selecting import Deed
from conclave.games.black_rose_wars.rules import power
from conclave.games.black_rose_wars.rules.movement import reaches_avatar
from conclave.games.black_rose_wars.rules.naming import SEAT_THINGS, participant_words, who_told
from conclave.games.black_rose_wars.rules.questions import participant_move, source, thing_of
from conclave.games.black_rose_wars.rules.reaching import affected
from conclave.games.black_rose_wars.state.components import FIRST_EVOCATION, ROSE
from conclave.games.black_rose_wars.state.fields import PARTICIPANTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Option, Prompt
from conclave.kernel.events import Step
from conclave.kit.asking import one_of
from conclave.kit.effects import NOBODY, Number, Scope
from conclave.kit.language import Literal

TROPHY: Final = Prompt("ask-give-trophy", "BR-DEFEAT-7")
TOKENS: Final = 2  # physical action tokens of a mage (BR-ACTION-6)
FEWEST: Final = -9
MOST: Final = 9


class GainPower(Deed):
    """The power token goes forward by n."""

    def __init__(self, fields: Fields) -> None:
        self.n: Number[Table] = fields.number("n", 1)
        self.who = figures(fields, "who", "self")
        say_number(fields, "n", self.n)

    def apply(self, table: Table, scope: Scope) -> None:
        """Gain it."""
        n = self.n.value(table, scope)
        for who in self.who.find(table, scope):
            if who < FIRST_EVOCATION and n > 0 and reaches_avatar(scope, who):
                working_in(scope).done += 1
                power.gain_power(table, who, n, thing_of(table, scope.card))


class LosePower(Deed):
    """The power token goes back by n, never below 0; in a cell only by events and what is the mage's own (BR-CELL-10)."""

    def __init__(self, fields: Fields) -> None:
        self.n: Number[Table] = fields.number("n", 1)
        self.who = figures(fields, "who")
        say_number(fields, "n", self.n)

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether the mage can lose power by it."""
        return (thing < FIRST_EVOCATION and table.power[thing] > 0 and affected(table, working_in(scope), thing)
                and reaches_avatar(scope, thing))

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether somebody has so much: a cost is paid in full or not at all."""
        n = self.n.value(table, scope)
        return any(self.useful(table, scope, who) and table.power[who] >= n for who in self.who.find(table, scope))

    def apply(self, table: Table, scope: Scope) -> None:
        """Lose it."""
        n = self.n.value(table, scope)
        for who in self.who.find(table, scope):
            if self.useful(table, scope, who):
                working_in(scope).done += 1
                power.lose_power(table, who, n, thing_of(table, scope.card))


class StealPower(Deed):
    """The other side loses up to n power, and the acting mage gains as much."""

    def __init__(self, fields: Fields) -> None:
        self.n: Number[Table] = fields.number("n", 1)
        self.source = figures(fields, "from")
        self.asks = True
        say_number(fields, "n", self.n)

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether there is power to take; the Rose's token is reached wherever the avatar is (BR-Q-52)."""
        if thing >= FIRST_EVOCATION or table.power[thing] < 1 or thing == scope.roles[SELF]:
            return False
        return thing == ROSE or affected(table, working_in(scope), thing)

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there is power to take."""
        return self.source.some_useful(table, scope, self)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Take it from each of them."""
        found = (yield from self.source.chosen(table, scope, self)) if self.source.asks else self.source.find(table, scope)
        n, total = self.n.value(table, scope), 0
        for who in found:
            if self.useful(table, scope, who):
                total += power.lose_power(table, who, n, thing_of(table, scope.card))
        if total:
            working_in(scope).done += 1
            power.gain_power(table, scope.roles[SELF], total, thing_of(table, scope.card))


class RosePower(Deed):
    """The power token of the Black Rose moves by n, back if it is below 0."""

    def __init__(self, fields: Fields) -> None:
        self.n = fields.whole("n", FEWEST, MOST, 1)
        say_number(fields, "n", Literal(abs(self.n)))
        fields.say("sign", "less" if self.n < 0 else "more")

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether it can move."""
        return self.n > 0 or table.power[ROSE] > 0

    def apply(self, table: Table, scope: Scope) -> None:
        """Move it."""
        if self.n > 0:
            working_in(scope).done += 1
            power.gain_power(table, ROSE, self.n, thing_of(table, scope.card))
        elif power.lose_power(table, ROSE, -self.n, thing_of(table, scope.card)):
            working_in(scope).done += 1


class TakeCrown(Deed):
    """Take the crown token; the avatar never gets it (BR-AVATAR-30)."""

    def __init__(self, fields: Fields) -> None:
        self.who = figures(fields, "who", "self")

    def apply(self, table: Table, scope: Scope) -> None:
        """Take it."""
        for mage in self.who.find(table, scope):
            if mage < FIRST_EVOCATION and power.take_crown(table, mage):
                working_in(scope).done += 1


class GiveTrophy(Deed):
    """Give n own captured trophies of choice to the Black Rose."""

    def __init__(self, fields: Fields) -> None:
        self.n = fields.whole("n", 1, MOST, 1)
        self.asks = True
        fields.say("count", self.n)

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there are so many."""
        return scope.roles[SELF] != ROSE and len(table.trophies[scope.roles[SELF]]) >= self.n

    def ask(self, table: Table, scope: Scope) -> Step:
        """Give them."""
        who = scope.roles[SELF]
        for _ in range(self.n):
            kinds = [mage for mage in range(PARTICIPANTS) if mage in table.trophies[who]]
            options: list[Option] = [participant_move(table, mage) for mage in kinds]
            mage = yield from one_of(table.decider(who), TROPHY, kinds, options, thing_of(table, scope.card),
                                     source(table, scope.card))
            if mage == NOBODY:
                return
            row = list(table.trophies[who])
            row.remove(mage)
            table.trophies[who] = tuple(row)
            table.trophies[ROSE] += (mage,)
            working_in(scope).done += 1
            if table.told is not None:
                table.tell("gives-trophy", (*who_told(who),
                                            ("figure", participant_words(table, mage))),
                           thing_of(table, scope.card), "BR-DEFEAT-7")


class RefreshAction(Deed):
    """Turn n own exhausted physical action tokens to the available side."""

    def __init__(self, fields: Fields) -> None:
        self.n = fields.whole("n", 1, TOKENS, 1)
        fields.say("count", self.n)

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether one is exhausted."""
        return scope.roles[SELF] != ROSE and table.tokens[scope.roles[SELF]] < TOKENS

    def apply(self, table: Table, scope: Scope) -> None:
        """Turn them."""
        who = scope.roles[SELF]
        n = min(self.n, TOKENS - table.tokens[who])
        if n > 0 and who != ROSE:
            table.tokens[who] += n
            working_in(scope).done += 1
            if table.told is not None:
                table.tell("refreshes-action", (*who_told(who), ("count", n)), SEAT_THINGS[who], "BR-ACTION-6",
                           amount=n)
