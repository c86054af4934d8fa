"""Operations that steer others: conditions, choices, offers, payments, loops, values for a while, rooms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from conclave.games.black_rose_wars.effects.evocations import RemoveEvocation
from conclave.games.black_rose_wars.effects.fields import Fields, figures, rooms
from conclave.games.black_rose_wars.effects.phrasing import card_words
from conclave.games.black_rose_wars.effects.scope import SELF, working_in
from conclave.games.black_rose_wars.effects.selecting import Deed, Who
from conclave.games.black_rose_wars.rules import values
from conclave.games.black_rose_wars.rules.activating import activate_room, can_activate, copy_room, copyable
from conclave.games.black_rose_wars.rules.questions import source, thing_of, yes_or_no
from conclave.games.black_rose_wars.rules.stops import STOPS
from conclave.games.black_rose_wars.state.components import Move
from conclave.games.black_rose_wars.state.fields import MOMENTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Option, Prompt
from conclave.kernel.events import Step
from conclave.kernel.words import Words
from conclave.kit import flow
from conclave.kit.asking import one_of
from conclave.kit.effects import Op, Scope, effect_words, possible, run
from conclave.kit.lasting import Given
from conclave.kit.modifiers import read_mods

CHOOSE: Final = Prompt("ask-choose", "BR-EFFECT-6")
MAY: Final = Prompt("ask-may", "BR-EFFECT-3")
PAY: Final = Prompt("ask-pay", "BR-EFFECT-3")
SIDES: Final = ("destroyed", "rebuilt")


def useful(table: Table, scope: Scope, ops: Sequence[Op[Table]]) -> bool:
    """Whether any of these operations would do something (BR-Q-33)."""
    return any(op.possible(table, scope) for op in ops)


class If(flow.If[Table]):
    """`then` if a condition holds, `else` if it does not."""

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether the branch would do something."""
        holds = self.condition is None or self.condition.holds(table, scope)
        return useful(table, scope, self.then if holds else self.otherwise)


class Choice(Op[Table]):
    """The acting player picks one list of operations, of those that would do something, if any would (BR-Q-33)."""

    def __init__(self, fields: Fields) -> None:
        self.choices = fields.sentences("options")
        self.asks = True
        self.moves: list[Option] = [Move("option", at, f"option {at + 1}", self._option(ops))
                                    for at, ops in enumerate(self.choices)]
        fields.say("options", tuple([self._option(ops) for ops in self.choices]))

    @staticmethod
    def _option(ops: list[Op[Table]]) -> Words:
        return Words("option", (("effects", effect_words(ops)),))

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether any choice would do something."""
        return any(useful(table, scope, ops) for ops in self.choices)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Choose."""
        offers = [at for at, ops in enumerate(self.choices) if useful(table, scope, ops)] or list(range(len(self.choices)))
        at = yield from one_of(table.decider(scope.roles[SELF]), CHOOSE, offers, [self.moves[at] for at in offers],
                               thing_of(table, scope.card), source(table, scope.card))
        yield from run(table, scope, self.choices[at])


class May(Op[Table]):
    """The acting player may carry it out or not."""

    def __init__(self, fields: Fields) -> None:
        self.effects = fields.ops("do", needed=True)
        self.asks = True
        fields.say("effects", effect_words(self.effects))

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether it would do something."""
        return useful(table, scope, self.effects)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Offer it, if it would do something."""
        if useful(table, scope, self.effects):
            wanted = yield from yes_or_no(table, table.decider(scope.roles[SELF]), MAY, scope.card,
                                          (("effects", effect_words(self.effects)),))
            if wanted:
                yield from run(table, scope, self.effects)


class Try(flow.Try[Table]):
    """`do` if all of it can be carried out, otherwise `else`; this is looked at before anything is done."""

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether either would do something."""
        return payable(table, scope, self.effects) or useful(table, scope, self.otherwise)


def payable(table: Table, scope: Scope, cost: list[Op[Table]]) -> bool:
    """Whether all of a cost can be paid: evocations that it removes are different ones."""
    if not possible(table, scope, cost):
        return False
    removed = sorted([len(op.which.find(table, scope)) for op in cost if isinstance(op, RemoveEvocation)])
    return all(count > at for at, count in enumerate(removed))


class Pay(Op[Table]):
    """Optional: carry out all of `cost`, and only then do `then`."""

    def __init__(self, fields: Fields) -> None:
        self.cost = fields.ops("cost", needed=True)
        self.effects = fields.ops("then", needed=True)
        self.asks = True
        fields.say("cost", effect_words(self.cost))
        fields.say("effects", effect_words(self.effects))

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether it can be paid."""
        return payable(table, scope, self.cost)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Offer it, if it can be paid in full."""
        if payable(table, scope, self.cost):
            wanted = yield from yes_or_no(table, table.decider(scope.roles[SELF]), PAY, scope.card,
                                          (("cost", effect_words(self.cost)), ("effects", effect_words(self.effects))))
            if wanted:
                yield from run(table, scope, self.cost)
                yield from run(table, scope, self.effects)


class ForEach(flow.Each[Table]):
    """In turn order, with a full stop after each mage (BR-EFFECT-9); inside, self is the mage in question."""

    role: ClassVar[int] = SELF

    def named(self, fields: Fields) -> Who:
        """Whom the loop is about."""
        return figures(fields, "who", "each_mage")

    def words(self) -> Words:
        """For each."""
        return Words(self.word, (*self.args, ("effects", effect_words(self.effects))))

    def between(self, table: Table) -> Step:
        """The full stop after each mage."""
        if table.due:
            yield from STOPS.settle(table)


class Modify(Op[Table]):
    """A figure has modifiers until a moment: the end of the round, of this effect, or of its activation."""

    def __init__(self, fields: Fields) -> None:
        self.who = figures(fields, "who", "self")
        self.until = MOMENTS.index(fields.one_of("until", MOMENTS))
        self.given = Given(read_mods(fields))
        if not fields.blank and not self.given.mods:
            raise fields.wrong("'mods' is missing")
        fields.promises.append(self.given)
        fields.say("until", Words(f"until-{MOMENTS[self.until]}"))

    def apply(self, table: Table, scope: Scope) -> None:
        """Give them."""
        working = working_in(scope)
        for figure in self.who.find(table, scope):
            working.done += 1
            values.give(table, self.given.number, working.slot, self.until, scope.card, figure)


class ActivateRoom(Deed):
    """Carry out the effect of a room as if activated; with `used_ok` also if its token is used."""

    def __init__(self, fields: Fields) -> None:
        self.room = rooms(fields)
        self.used_ok = fields.flag("used_ok")
        self.asks = True
        fields.say("used", "yes" if self.used_ok else "no")

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether the room can be activated."""
        return self.used_ok or can_activate(table, thing)

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether any room can be."""
        return self.room.some_useful(table, scope, self)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Activate it, with full stops of its own (BR-EFFECT-9)."""
        found = (yield from self.room.chosen(table, scope, self)) if self.room.asks else self.room.find(table, scope)
        working = working_in(scope)
        for room in found:
            if self.useful(table, scope, room):
                working.done += 1
                yield from activate_room(table, scope.roles[SELF], room, self.used_ok, working)


class CopyRoom(Op[Table]):
    """Carry out the effect of another room that shows a side as if standing here; its token does not matter."""

    def __init__(self, fields: Fields) -> None:
        self.side = fields.one_of("side", SIDES)
        self.exclude = fields.lines("exclude")
        self.asks = True
        fields.say("side", self.side)
        fields.say("exclude_count", len(self.exclude))
        fields.say("exclude", tuple([card_words(name) for name in self.exclude]))

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there is such a room."""
        return bool(copyable(table, self.side, self.exclude))

    def ask(self, table: Table, scope: Scope) -> Step:
        """Choose it and carry out its effect."""
        yield from copy_room(table, scope, self.side, self.exclude)
