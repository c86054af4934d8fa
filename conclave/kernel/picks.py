"""A decision as a sequence of single picks, for agents that choose one thing at a time.

Every form becomes picks out of a small vocabulary of notes: `Choose` is one pick; `ChooseSome` goes through the options
in order and is told which one is next, or `enough`; `Arrange` picks what comes next; `Amounts` goes through the slots in
order and is told `+slot` for one more of it, or `enough` for the next slot. Only picks that lead to a legal answer are
offered, every legal answer can be reached in exactly one way, and picks without an alternative are made by themselves.

>>> from conclave.kernel.decision import Amounts, Option, Prompt
>>> picks = Picks(Amounts(0, Prompt("pay", "EX-2"), [Option("elan"), Option("gold")], (0, 0), (1, 1), 1, 1))
>>> picks.offers
['enough', '+elan']
>>> picks.pick("+elan")
>>> picks.answer
(1, 0)
"""

from __future__ import annotations

from conclave.kernel.counting import ways_over
from conclave.kernel.decision import Amounts, Answer, Arrange, Choose, ChooseSome, Decision, Option
from conclave.kernel.errors import IllegalAnswer

ENOUGH = "enough"


class Picks:
    """Turns single picks into the answer of a decision: look at `offers`, `pick` one, until `answer` is there."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.made: list[str] = []
        self.offers: list[str] = []
        self.answer: Answer | None = None
        self._chosen: list[Option] = []
        self._next = 0
        self._numbers: list[int] = []
        if isinstance(decision, Amounts):
            self._numbers = [decision.low[0]] if decision.slots else []
        elif isinstance(decision, Arrange) and not decision.options:
            self.answer = ()
        self._settle()

    def pick(self, note: str) -> None:
        """Make one of the offered picks."""
        if note not in self.offers:
            raise IllegalAnswer(f"'{note}' is not one of: {', '.join(self.offers)}")
        self.made.append(note)
        self._apply(note)
        self._settle()

    def _settle(self) -> None:
        """Make what has no alternative; stop at a real pick or at the answer."""
        while self.answer is None:
            self.offers = self._possible()
            if len(self.offers) != 1:
                return
            self._apply(self.offers[0])
        self.offers = []

    def _possible(self) -> list[str]:
        decision = self.decision
        if isinstance(decision, Choose):
            return [option.note for option in decision.options]
        if isinstance(decision, Arrange):
            return [option.note for option in decision.options if option not in self._chosen]
        if isinstance(decision, ChooseSome):
            return self._possible_some(decision)
        assert isinstance(decision, Amounts)
        offers: list[str] = []
        if self._completes(decision, self._numbers):
            offers.append(ENOUGH)
        more = [*self._numbers[:-1], self._numbers[-1] + 1] if self._numbers else []
        if more and more[-1] <= decision.high[len(more) - 1] and self._can_grow(decision, more):
            offers.append(f"+{decision.slots[len(more) - 1].note}")
        return offers

    def _possible_some(self, decision: ChooseSome) -> list[str]:
        offers: list[str] = []
        have = len(self._chosen)
        if have >= decision.low:
            offers.append(ENOUGH)
        if have < decision.high:
            last = len(decision.options) - max(0, decision.low - have - 1)
            offers += [option.note for option in decision.options[self._next:last]]
        return offers

    def _completes(self, decision: Amounts, numbers: list[int]) -> bool:
        """Whether these numbers for the first slots can be completed to a legal answer."""
        at = len(numbers)
        left_most = decision.most - sum(numbers)
        left_least = decision.least - sum(numbers)
        low, high = decision.low[at:], decision.high[at:]
        base = decision.base if decision.base is not None else decision.high
        spare = decision.spare if decision.base is not None else 0
        spare -= sum([max(0, number - b) for number, b in zip(numbers, base, strict=False)])
        left = left_most - sum(low)
        if left < 0 or spare < 0:
            return False
        caps = [min(h - lo, left) for lo, h in zip(low, high, strict=True)]
        bases = [b - lo for lo, b in zip(low, base[at:], strict=True)]
        slack = left_most - max(left_least, 0)
        return ways_over((*caps, slack), (*bases, slack), left, spare) > 0

    def _can_grow(self, decision: Amounts, numbers: list[int]) -> bool:
        """Whether the last of these numbers, or a larger one in its place, can be completed."""
        last = numbers[-1]
        return any(self._completes(decision, [*numbers[:-1], value])
                   for value in range(last, min(decision.high[len(numbers) - 1], decision.most) + 1))

    def _apply(self, note: str) -> None:
        decision = self.decision
        if isinstance(decision, Amounts):
            if note != ENOUGH:
                self._numbers[-1] += 1
            elif len(self._numbers) < len(decision.slots):
                self._numbers.append(decision.low[len(self._numbers)])
            else:
                self.answer = tuple(self._numbers)
            return
        if note == ENOUGH:
            self.answer = tuple(self._chosen)
            return
        assert isinstance(decision, Choose | ChooseSome | Arrange)
        for at, option in enumerate(decision.options):
            if option.note == note and option not in self._chosen:
                self._chosen.append(option)
                self._next = at + 1
                break
        if isinstance(decision, Choose):
            self.answer = self._chosen[0]
        elif isinstance(decision, Arrange):
            if len(self._chosen) == len(decision.options):
                self.answer = tuple(self._chosen)
        elif len(self._chosen) == decision.high:
            self.answer = tuple(self._chosen)
