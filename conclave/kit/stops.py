"""Full stops: the one place where what has happened is answered.

Rules note what happened as occurrences that are *due*. Nothing answers before the unit that is being resolved is over: a
whole card, a sentence, or one operation, as the title cuts its effects. An answer is an effect with full stops of its own,
so chains nest, and what was interrupted resumes last in, first out, by nothing but `yield from`.

At a full stop comes what the title puts before all answers; then all owners declare, in their order, and what is declared
is open at once; then each owner's group is carried out; then what follows from these occurrences. An owner is a number: a
seat, or somebody without one, who is never asked and stands in the order where the rulebook puts him.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Generic

from mypy_extensions import mypyc_attr

from conclave.kernel.decision import Ask, Reply
from conclave.kernel.errors import RulesBug
from conclave.kernel.events import Occurrence, Step
from conclave.kit.effects import Op, S, Scope

Units = list[list[Op[S]]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Response(Generic[S]):
    """An effect that answers what has happened; the owner decides whether to use an `optional` one."""

    def __init__(self, owner: int, name: str, scope: Scope, units: Units[S], optional: bool = False) -> None:
        self.owner = owner
        self.name = name
        self.scope = scope
        self.units = units
        self.optional = optional


Declared = Generator[Ask, Reply, list[Response[S]]]
Picked = Generator[Ask, Reply, Response[S]]


@mypyc_attr(allow_interpreted_subclasses=True)
class FullStops(Generic[S]):
    """How a title answers what has happened: what is due, who may respond, how they are asked, and what follows.

    A title in which cards lie face down sets `asks_idle`, and says in `asked` who could answer as far as the table can
    tell: those are asked for their optional responses even if they have none that fits.
    """

    asks_idle: bool = False

    def due(self, state: S) -> list[Occurrence]:
        """The occurrences that nobody has answered yet; the very list of the state."""
        raise NotImplementedError

    def order(self, state: S) -> list[int]:
        """The owners in the order in which they declare and resolve."""
        raise NotImplementedError

    def responses(self, state: S, happened: list[Occurrence], owner: int) -> list[Response[S]]:
        """What an owner may or must answer with."""
        raise NotImplementedError

    def before(self, state: S, happened: list[Occurrence]) -> Step | None:
        """What is carried out before anybody declares; None if nothing is."""
        return None

    def asked(self, state: S, happened: list[Occurrence], owner: int) -> bool:
        """Whether an owner without a fitting response is asked all the same, where `asks_idle` is set."""
        return False

    def wanted(self, state: S, happened: list[Occurrence], owner: int, offers: list[Response[S]]) -> Declared[S]:
        """Ask an owner which optional responses to use."""
        raise NotImplementedError

    def in_order(self, state: S, owner: int, group: list[Response[S]]) -> Declared[S]:
        """The order in which an owner carries out several responses, once their turn has come."""
        yield from ()
        return group

    def next_of(self, state: S, owner: int, group: list[Response[S]]) -> Picked[S]:
        """Which of several responses of an owner comes next, for titles that ask again after each; else the first one."""
        yield from ()
        return group[0]

    def declared(self, state: S, response: Response[S]) -> None:
        """A response was declared: its card is revealed, its token is spent."""

    def stands(self, state: S, response: Response[S]) -> bool:
        """Whether a response can still be carried out when its turn comes: its card may have gone."""
        return True

    def answer(self, state: S, response: Response[S]) -> Step:
        """Carry out a response."""
        yield from self.resolve(state, response.scope, response.units)

    def cut_off(self, state: S, scope: Scope) -> bool:
        """Whether an effect ends here, though it has units left: its caster fell at the full stop, say."""
        return False

    def aftermath(self, state: S, happened: list[Occurrence]) -> Step:
        """What the rules do after all answers: removals and defeats that these occurrences caused."""
        yield from ()

    def resolve(self, state: S, scope: Scope, units: Units[S]) -> Step:
        """Carry out an effect, unit by unit, with a full stop after each."""
        for unit in units:
            for op in unit:  # as in `run`: a generator less for every effect of a game
                if op.asks:
                    yield from op.ask(state, scope)
                else:
                    op.apply(state, scope)
            if self.due(state):
                yield from self.settle(state)
                if self.cut_off(state, scope):
                    return

    def unit(self, state: S, step: Step) -> Step:
        """Carry out what is a unit without being an effect, like a purchase, with a full stop after it."""
        yield from step
        if self.due(state):
            yield from self.settle(state)

    def tell(self, state: S, occurrence: Occurrence) -> Step:
        """Something happens outside of any effect, with a full stop of its own."""
        self.due(state).append(occurrence)
        yield from self.settle(state)

    def settle(self, state: S) -> Step:
        """A full stop. What its answers cause belongs to full stops of their own, not to this one."""
        due = self.due(state)
        while due:
            happened = due[:]
            due.clear()
            first = self.before(state, happened)
            if first is not None:
                yield from first
            yield from self.answered(state, happened, self.order(state))
            yield from self.aftermath(state, happened)

    def answered(self, state: S, happened: list[Occurrence], owners: list[int]) -> Step:
        """All of these owners declare, then all is carried out; a title calls it for a part of a full stop of its own."""
        groups: list[list[Response[S]]] = []
        for owner in owners:
            found = self.responses(state, happened, owner)
            if found or self.asks_idle:
                group = yield from self._declare(state, happened, owner, found)
                groups.append(group)
        for group in groups:
            left = [response for response in group if self.stands(state, response)]
            if len(left) > 1:
                left = yield from self.in_order(state, left[0].owner, left)
            while left:
                response = left[0]
                if len(left) > 1:
                    response = yield from self.next_of(state, response.owner, left)
                left.remove(response)
                yield from self.answer(state, response)
                left = [response for response in left if self.stands(state, response)]

    def _declare(self, state: S, happened: list[Occurrence], owner: int, found: list[Response[S]]) -> Declared[S]:
        """All that must answer, and of the rest what the owner wants."""
        offers = [response for response in found if response.optional]
        wanted: list[Response[S]] = []
        if offers or (self.asks_idle and self.asked(state, happened, owner)):
            wanted = yield from self.wanted(state, happened, owner, offers)
        out = [response for response in found if not response.optional or response in wanted]
        for response in out:
            self.declared(state, response)
        return out

    def check_between_steps(self, state: S) -> None:
        """Between steps nothing is due: RulesBug names what was forgotten."""
        if self.due(state):
            raise RulesBug(f"'{self.due(state)[0].event}' was never answered: a full stop is missing")
