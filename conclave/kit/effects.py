"""Effects while they are carried out: scopes, operations, conditions, numbers and selectors.

A card is a list of operations. An operation is carried out in a `Scope`, which says who plays which role in the effect, and
leads to the *matter* that operations may change: an attack, a check, damage just dealt. How a card is read from its file is
told in `language.py`.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from conclave.kernel.decision import Ask, Reply
from conclave.kernel.events import Args, Matter, Step
from conclave.kernel.game import State
from conclave.kernel.outlook import Part as Shown
from conclave.kernel.words import Value, Words

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Matter)
SELF: Final = 0  # the roles that every language has; a title adds its own after them
EACH: Final = 1  # the one whom the innermost loop is about
NOBODY: Final = -1

Found = Generator[Ask, Reply, list[int]]
Bindings = dict[tuple[str, int], list[int]]  # by name, and by the one whom the loop is about


class Scope:
    """Who plays which role in an effect, what it has bound, and the matter that it may change.

    Nothing is ever changed back: a loop, an attack or a redirection makes an inner scope and drops it. Only bindings are
    shared by all scopes of an effect; inside a loop they belong to the one whom the loop is about, and a loop within it
    knows them where it has none of its own. An effect without inner scopes and bindings makes no room for them.
    """

    __slots__ = ("around", "bound", "card", "matter", "roles")

    def __init__(self, roles: list[int], card: int, matter: Matter | None = None, bound: Bindings | None = None) -> None:
        self.roles = roles
        self.card = card
        self.matter = matter
        self.bound = bound
        self.around: Scope | None = None  # the one that this was made in

    def inner(self, role: int, who: int) -> Scope:
        """The same effect with one role given to somebody else."""
        inner = self.during(self.matter)
        inner.roles[role] = who
        return inner

    def during(self, matter: Matter | None) -> Scope:
        """The same effect while a matter is resolved; it may change roles of its own without changing them here."""
        if self.bound is None:
            self.bound = {}
        inner = Scope(self.roles.copy(), self.card, matter, self.bound)
        inner.around = self
        return inner

    def bind(self, name: str, things: list[int]) -> None:
        """Remember what an operation touched, if it gives it a name."""
        if name:
            if self.bound is None:
                self.bound = {}
            self.bound[name, self.roles[EACH]] = things

    def recall(self, name: str) -> list[int]:
        """What was bound for the one whom the loop is about, or outside of any loop."""
        if self.bound is None:
            return []
        scope: Scope | None = self
        while scope is not None:
            found = self.bound.get((name, scope.roles[EACH]))
            if found is not None:
                return found
            scope = scope.around
        return self.bound.get((name, NOBODY), [])

    def all_bound(self, name: str) -> list[int]:
        """What was bound by this name so far, for whomever."""
        return [thing for (other, _), things in (self.bound or {}).items() if other == name for thing in things]



@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Generic[S]):
    """Anything that a card is written with. `word` is its key in the language and in the Fluent files.

    `args` are the arguments of its words: the fields that were asked for when it was read.
    """

    word: str = ""
    args: Args = ()

    def words(self) -> Words:
        """What it says on the card."""
        return Words(self.word, self.args)


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Part[S]):
    """An operation. One that `asks` may ask somebody something, or lead to questions; the others are applied at once."""

    asks: bool = False

    def possible(self, state: S, scope: Scope) -> bool:
        """Whether it can be carried out in full: what costs, attempts and offers look at beforehand."""
        return True

    def outlook(self, state: S, scope: Scope) -> tuple[Shown, ...]:
        """What people are shown of it beforehand: changes where all that they depend on is public, else its words."""
        return (self.words(),)

    def apply(self, state: S, scope: Scope) -> None:
        """Do it, when nothing is ever asked."""
        raise NotImplementedError

    def ask(self, state: S, scope: Scope) -> Step:
        """Do it, asking whatever has to be asked."""
        self.apply(state, scope)
        yield from ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Part[S]):
    """Something that holds or does not."""

    def holds(self, state: S, scope: Scope) -> bool:
        """Whether it holds now."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Part[S]):
    """A number: a literal one (`fixed`), or one that is `counted` when it is needed."""

    fixed: int = -1
    counted: bool = False

    def value(self, state: S, scope: Scope) -> int:
        """The number now."""
        return self.fixed

    def public(self, state: S, scope: Scope) -> int | None:
        """The number as everybody can work it out beforehand; None where it depends on more."""
        return None if self.counted else self.fixed


@mypyc_attr(allow_interpreted_subclasses=True)
class Selector(Part[S]):
    """Seats, figures, cards or places: a role, what was bound, or what a word of the title finds."""

    role: int = NOBODY
    bound: str = ""

    def find(self, state: S, scope: Scope) -> list[int]:
        """All that fit, in the order of the rules."""
        if self.role >= 0:
            return [scope.roles[self.role]] if scope.roles[self.role] >= 0 else []
        return scope.recall(self.bound)

    def one(self, state: S, scope: Scope) -> int:
        """The first one, or nobody."""
        if self.role >= 0:
            return scope.roles[self.role]
        found = self.find(state, scope)
        return found[0] if found else NOBODY

    def choose(self, state: S, scope: Scope) -> Found:
        """Those that are meant, asked for where one of several is to be picked."""
        yield from ()
        return self.find(state, scope)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule:
    """`do` whenever an event happens: a trigger, a trap or a promise. A title reads what else it demands."""

    def __init__(self, event: str, card: int = NOBODY) -> None:
        self.event = event
        self.card = card
        self.number = -1  # of a promise: where it stands in the box
        self.name = ""    # and what saves call it


def resolving(scope: Scope, kind: type[M]) -> M | None:
    """The innermost matter of a kind that is being resolved: what an operation may look at and change."""
    matter = scope.matter
    while matter is not None:
        if isinstance(matter, kind):
            return matter
        matter = matter.within
    return None


def run(state: S, scope: Scope, ops: list[Op[S]]) -> Step:
    """Carry out operations in their order. Nothing is answered in between: that is for `FullStops.resolve`."""
    for op in ops:
        if op.asks:
            yield from op.ask(state, scope)
        else:
            op.apply(state, scope)


def possible(state: S, scope: Scope, ops: list[Op[S]]) -> bool:
    """Whether every operation can be carried out in full."""
    for op in ops:
        if not op.possible(state, scope):
            return False
    return True


def outlook_of(state: S, scope: Scope, ops: list[Op[S]]) -> tuple[Shown, ...]:
    """What people are shown of several operations beforehand."""
    return tuple([part for op in ops for part in op.outlook(state, scope)])


def effect_words(ops: list[Op[S]]) -> tuple[Words, ...]:
    """Operations as the parts of a sentence."""
    return tuple([op.words() for op in ops])


def arg(name: str, value: Value) -> tuple[str, Value]:
    """One argument of a message."""
    return (name, value)
