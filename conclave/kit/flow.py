"""Operations that steer others: conditions, choices, offers, attempts, loops, comparisons, promises.

How a question is put belongs to the title: it overrides `pick`, `wants` and the like, and registers these classes (or its
own heirs of them) as words of its language.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from conclave.kernel.events import Step
from conclave.kernel.words import Words
from conclave.kit.asking import AskedNumber, AskedYes
from conclave.kit.effects import EACH, NOBODY, SELF, Condition, Op, S, Scope, Selector, effect_words, possible, run
from conclave.kit.effects import Rule as Rule
from conclave.kit.language import Fields


@mypyc_attr(allow_interpreted_subclasses=True)
class If(Op[S]):
    """`then` if a condition holds, `else` if it does not."""

    def __init__(self, fields: Fields[S]) -> None:
        self.condition = fields.condition("cond", needed=True)
        self.then = fields.ops("then")
        self.otherwise = fields.ops("else")
        self.asks = True

    def words(self) -> Words:
        """If, and else."""
        said = self.condition.words() if self.condition is not None else Words("")
        args = (("condition", said), ("effects", effect_words(self.then)))
        if self.otherwise:
            return Words(f"{self.word}-else", (*args, ("otherwise", effect_words(self.otherwise))))
        return Words(self.word, args)

    def ask(self, state: S, scope: Scope) -> Step:
        """Branch."""
        holds = self.condition is None or self.condition.holds(state, scope)
        yield from run(state, scope, self.then if holds else self.otherwise)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseOne(Op[S]):
    """One of several effects, of those that are possible, picked by the one who acts."""

    def __init__(self, fields: Fields[S]) -> None:
        self.choices = fields.units("options")
        self.asks = True

    def offered(self, state: S, scope: Scope, ops: list[Op[S]]) -> bool:
        """Whether one of the effects can be chosen: all of it can be carried out."""
        return possible(state, scope, ops)

    def pick(self, state: S, scope: Scope, offers: list[int]) -> AskedNumber:
        """Ask which of several choices it shall be."""
        raise NotImplementedError

    def ask(self, state: S, scope: Scope) -> Step:
        """Offer what is possible; a single choice is not asked."""
        offers = [at for at, ops in enumerate(self.choices) if self.offered(state, scope, ops)]
        if offers:
            at = offers[0]
            if len(offers) > 1:
                at = yield from self.pick(state, scope, offers)
            yield from run(state, scope, self.choices[at])


@mypyc_attr(allow_interpreted_subclasses=True)
class May(Op[S]):
    """`by` may pay `cost` and have `do`; otherwise `else`. With `repeat`, again and again as long as it is possible."""

    def __init__(self, fields: Fields[S]) -> None:
        self.by: Selector[S] = fields.who("by", "self")
        self.cost = fields.ops("cost")
        self.effects = fields.ops("do", needed=True)
        self.otherwise = fields.ops("else")
        self.repeat = fields.flag("repeat")
        self.asks = True

    def wants(self, state: S, scope: Scope, who: int) -> AskedYes:
        """Ask whether somebody wants it."""
        raise NotImplementedError

    def offered(self, state: S, scope: Scope) -> bool:
        """Whether it can be offered: the cost can be paid."""
        return possible(state, scope, self.cost)

    def goes_on(self, state: S, scope: Scope, who: int) -> bool:
        """Whether a repeated offer may be made again after this time; looked at before the cost is paid."""
        return True

    def ask(self, state: S, scope: Scope) -> Step:
        """Offer it."""
        who = self.by.one(state, scope)
        if who < 0:
            return
        while self.offered(state, scope):
            wanted = yield from self.wants(state, scope, who)
            if not wanted:
                break
            again = self.repeat and self.goes_on(state, scope, who)
            yield from run(state, scope, self.cost)
            yield from run(state, scope, self.effects)
            if not again:
                return
        yield from run(state, scope, self.otherwise)


@mypyc_attr(allow_interpreted_subclasses=True)
class Try(Op[S]):
    """`do` if all of it can be carried out, otherwise `else`; this is decided before anything is done."""

    def __init__(self, fields: Fields[S]) -> None:
        self.effects = fields.ops("do")
        self.otherwise = fields.ops("else")
        self.asks = True

    def words(self) -> Words:
        """Try, or else."""
        return Words(self.word, (("effects", effect_words(self.effects)), ("otherwise", effect_words(self.otherwise))))

    def ask(self, state: S, scope: Scope) -> Step:
        """Decide, and do it."""
        can = possible(state, scope, self.effects)
        yield from run(state, scope, self.effects if can else self.otherwise)


@mypyc_attr(allow_interpreted_subclasses=True)
class Each(Op[S]):
    """`do` for everybody named, one after another. A title whose loop gives them a role of its own overrides `role`."""

    role: ClassVar[int] = EACH

    def __init__(self, fields: Fields[S]) -> None:
        self.who: Selector[S] = self.named(fields)
        self.effects = fields.ops("do", needed=True)
        self.asks = True

    def named(self, fields: Fields[S]) -> Selector[S]:
        """Read whom the loop is about."""
        return fields.who("who", "self")

    def ask(self, state: S, scope: Scope) -> Step:
        """Go round."""
        found = yield from self.who.choose(state, scope)
        inner = scope.inner(EACH, NOBODY)  # one scope for the whole loop: each round changes its roles
        for who in found[:]:
            inner.roles[EACH] = inner.roles[self.role] = who
            for op in self.effects:  # as in `run`: a generator less for every round
                if op.asks:
                    yield from op.ask(state, inner)
                else:
                    op.apply(state, inner)
            yield from self.between(state)

    def between(self, state: S) -> Step:
        """What comes after each of them: a full stop, where the rulebook has one."""
        yield from ()


@mypyc_attr(allow_interpreted_subclasses=True)
class AtLeast(Condition[S]):
    """A number is at least so much."""

    def __init__(self, fields: Fields[S]) -> None:
        self.least = fields.whole("ge")
        self.number = fields.number("of")
        fields.say("number", self.number.words())
        fields.say("count", self.least)

    def holds(self, state: S, scope: Scope) -> bool:
        """Compare."""
        return self.number.value(state, scope) >= self.least


@mypyc_attr(allow_interpreted_subclasses=True)
class Exactly(Condition[S]):
    """A number is exactly so much."""

    def __init__(self, fields: Fields[S]) -> None:
        self.wanted = fields.whole("eq")
        self.number = fields.number("of")
        fields.say("number", self.number.words())
        fields.say("count", self.wanted)

    def holds(self, state: S, scope: Scope) -> bool:
        """Compare."""
        return self.number.value(state, scope) == self.wanted


@mypyc_attr(allow_interpreted_subclasses=True)
class Did(Condition[S]):
    """An operation that bound something really happened."""

    def __init__(self, fields: Fields[S]) -> None:
        self.bound = fields.bound("did")

    def holds(self, state: S, scope: Scope) -> bool:
        """Look at what was bound."""
        return bool(scope.recall(self.bound))


def ranked(seats: list[int], values: list[int]) -> tuple[list[int], list[int]]:
    """Those with the highest value and those with the lowest, ties included."""
    if not seats:
        return [], []
    highest, lowest = max(values), min(values)
    return ([seat for seat, value in zip(seats, values, strict=True) if value == highest],
            [seat for seat, value in zip(seats, values, strict=True) if value == lowest])


def me(scope: Scope) -> int:
    """Whoever carries out the effect."""
    return scope.roles[SELF]
