"""A decision as a sequence of single picks, for agents that choose one thing at a time.

Every form becomes picks out of a small vocabulary of notes: `Choose` is one pick; `ChooseSome` goes through the options
in order and is told which one is next, or `enough`; `Arrange` picks what comes next; `Amounts` goes through the slots in
order and is told `+slot` for one more of it, or `enough` for the next slot; `Place` goes through the slots in order and is
told what lies in each, or `enough` to leave it empty, which ends a row. Only picks that lead to a legal answer are offered,
every legal answer can be reached in exactly one way, and picks without an alternative are made by themselves. Variants of
options are offered only to those who ask for them.

>>> from conclave.kernel.decision import Amounts, Option, Prompt
>>> picks = Picks(Amounts(0, Prompt("pay", "EX-2"), [Option("elan"), Option("gold")], (0, 0), (1, 1), 1, 1))
>>> picks.offers
['enough', '+elan']
>>> picks.pick("+elan")
>>> picks.answer
(1, 0)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.kernel.decision import Amounts, Answer, Arrange, Choose, ChooseSome, Decision, Option, Place, Placement, find
from conclave.kernel.errors import IllegalAnswer, brief
from conclave.kernel.place import placed_in

ENOUGH: Final = "enough"


class Picks:
    """Turns single picks into the answer of a decision: look at `offers`, `pick` one, until `answer` is there.

    `made` holds the picks that were real choices; `chosen` the options and `numbers` the slots' numbers so far, with
    what was settled without a choice. Of a `Place`, `placed` holds the slots that are filled, and `slot` is the number of
    the one that comes next.
    """

    __slots__ = ("_left", "_next", "_spare", "_total", "_variants", "answer", "chosen", "decision", "made", "numbers",
                 "offers", "placed", "slot")

    def __init__(self, decision: Decision, variants: bool = False) -> None:
        self.decision = decision
        self.made: list[str] = []
        self.offers: list[str] = []
        self.answer: Answer | None = None
        self.chosen: list[Option] = []
        self.numbers: list[int] = []
        self.placed: list[Placement] = []
        self.slot = 0
        self._left: list[int] = []  # Place: how often each thing is still there
        self._variants = variants
        self._next = 0   # ChooseSome: the first option that may still be chosen
        self._total = 0  # Amounts: what the slots before the open one hold
        self._spare = 0  # Amounts: what those slots leave of the spare
        if isinstance(decision, Amounts):
            self._spare = decision.spare
            if decision.slots:
                self.numbers = [decision.low[0]]
        elif isinstance(decision, Place):
            self._left = list(decision.supply)
        elif isinstance(decision, Arrange) and not decision.options:
            self.answer = ()
        self._settle()

    def pick(self, note: str) -> None:
        """Make one of the offered picks."""
        if note not in self.offers:
            raise IllegalAnswer(f"'{brief(note)}' is not one of: {', '.join(self.offers)}")
        self.made.append(note)
        self._apply(note)
        self._settle()

    def toward(self, answer: Answer) -> str:
        """The pick that comes next on the way to a legal answer."""
        decision = self.decision
        if isinstance(answer, Option):
            return answer.note
        if isinstance(decision, Amounts):
            at = len(self.numbers) - 1
            wanted = answer[at]
            assert isinstance(wanted, int)
            return f"+{decision.slots[at].note}" if wanted > self.numbers[at] else ENOUGH
        if isinstance(decision, Place):
            for slot, held in placed_in(answer):
                if slot is decision.slots[self.slot]:
                    return held.note
            return ENOUGH
        for option in answer:
            if isinstance(option, Option) and option not in self.chosen:
                return option.note
        return ENOUGH

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
            if self._variants:
                return [option.note for plain in decision.options for option in (plain, *plain.variants)]
            return [option.note for option in decision.options]
        if isinstance(decision, Amounts):
            return self._possible_amounts(decision)
        if isinstance(decision, ChooseSome):
            return self._possible_some(decision)
        if isinstance(decision, Place):
            return self._possible_places(decision)
        assert isinstance(decision, Arrange)
        return [option.note for option in decision.options if option not in self.chosen]

    def _possible_some(self, decision: ChooseSome) -> list[str]:
        offers: list[str] = []
        have = len(self.chosen)
        if have >= decision.low:
            offers.append(ENOUGH)
        if have < decision.high:
            last = len(decision.options) - max(0, decision.low - have - 1)
            offers += [option.note for option in decision.options[self._next:last]]
        return offers

    def _possible_amounts(self, decision: Amounts) -> list[str]:
        if not self.numbers:
            return [ENOUGH]
        offers: list[str] = []
        at = len(self.numbers) - 1
        here = self.numbers[at]
        if _fits(decision, at, here, here, self._total, self._spare):
            offers.append(ENOUGH)
        if _fits(decision, at, here + 1, decision.high[at], self._total, self._spare):
            offers.append(f"+{decision.slots[at].note}")
        return offers

    def _possible_places(self, decision: Place) -> list[str]:
        have, at = len(self.placed), self.slot
        later = len(decision.slots) - at - 1 if at < decision.free else 0  # what can be filled if this one stays empty
        offers = [ENOUGH] if have + later >= decision.low else []
        if have < decision.high and at < len(decision.slots):
            offers += [option.note for option, group in zip(decision.options, decision.groups, strict=True)
                       if self._left[group]]
        return offers

    def _apply(self, note: str) -> None:
        decision = self.decision
        if isinstance(decision, Amounts):
            self._apply_amount(decision, note)
            return
        if isinstance(decision, Place):
            self._apply_place(decision, note)
            return
        if isinstance(decision, Choose):
            option = find(decision.options, note)
            self.chosen.append(option)
            self.answer = option
        elif isinstance(decision, ChooseSome):
            if note != ENOUGH:
                self._take(decision.options, note)
            if note == ENOUGH or len(self.chosen) == decision.high:
                self.answer = tuple(self.chosen)
        else:
            assert isinstance(decision, Arrange)
            self._take(decision.options, note)
            if len(self.chosen) == len(decision.options):
                self.answer = tuple(self.chosen)

    def _take(self, options: Sequence[Option], note: str) -> None:
        for at, option in enumerate(options):
            if option.note == note:
                self.chosen.append(option)
                self._next = at + 1
                return

    def _apply_amount(self, decision: Amounts, note: str) -> None:
        if note != ENOUGH:
            self.numbers[-1] += 1
            return
        at = len(self.numbers)
        if at >= len(decision.slots):
            self.answer = tuple(self.numbers)
            return
        here = self.numbers[-1]
        self._total += here
        if decision.base is not None:
            self._spare -= max(0, here - decision.base[at - 1])
        self.numbers.append(decision.low[at])


    def _apply_place(self, decision: Place, note: str) -> None:
        at = self.slot
        if note != ENOUGH:
            for option, group in zip(decision.options, decision.groups, strict=True):
                if option.note == note:
                    self._left[group] -= 1
                    self.chosen.append(option)
                    self.placed.append((decision.slots[at], option))
                    break
        self.slot = at + 1 if note != ENOUGH or at < decision.free else len(decision.slots)
        if self.slot >= len(decision.slots) or len(self.placed) == decision.high:
            self.answer = tuple(self.placed)


def _fits(decision: Amounts, at: int, low: int, high: int, total: int, spare: int) -> bool:
    """Whether the slots from `at` on can be filled legally, the first of them with `low` to `high`.

    The sums that they can reach have no gaps: units below the bases are free, and those above cost spare one by one.
    """
    bottom = 0  # what the slots hold at least
    free = 0    # what can be added below the bases
    dear = 0    # what can be added above them
    base = decision.base
    for slot in range(at, len(decision.slots)):
        if slot > at:
            low, high = decision.low[slot], decision.high[slot]
        if low > high:
            return False
        bottom += low
        if base is None or high <= base[slot]:
            free += high - low
        elif low > base[slot]:
            spare -= low - base[slot]
            dear += high - low
        else:
            free += base[slot] - low
            dear += high - base[slot]
    if base is not None and spare < 0:
        return False
    return total + bottom <= decision.most and total + bottom + free + min(dear, spare) >= decision.least
