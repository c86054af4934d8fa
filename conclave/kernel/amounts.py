"""The form `Amounts`: numbers for slots, under bounds and with a total."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from conclave.kernel.counting import rows_of, ways_over
from conclave.kernel.dice import Dice
from conclave.kernel.errors import IllegalAnswer, brief
from conclave.kernel.question import Answer, Decision, Option, Prompt
from conclave.kernel.words import Value


class Amounts(Decision):
    """Give each slot a number between its `low` and `high`, all together between `least` and `most`.

    With a `base`, at most `spare` units in all may lie above the slots' bases. A price of 2 death and 3 of any kind with
    a discount of 1 is `Amounts` with total 4, base (0, 0, 0, 2, 0) and spare 3: whatever is not death pays for `any`.

    >>> slots = [Option("elan"), Option("gold")]
    >>> pay = Amounts(0, Prompt("pay", "EX-2"), slots, (0, 1), (3, 1), 3, 3)
    >>> [pay.write(answer) for answer in pay.answers()]
    ['elan=2 gold=1']
    """

    __slots__ = ("base", "high", "least", "low", "most", "slots", "spare")

    def __init__(self, seat: int, prompt: Prompt, slots: Sequence[Option], low: tuple[int, ...], high: tuple[int, ...],
                 least: int, most: int, about: str = "", args: tuple[tuple[str, Value], ...] = (),
                 base: tuple[int, ...] | None = None, spare: int = 0) -> None:
        super().__init__(seat, prompt, about, args)
        self.slots = slots
        self.low = low
        self.high = high
        self.least = least
        self.most = most
        self.base = base
        self.spare = spare

    @property
    def form(self) -> str:
        """The name of the form."""
        return "amounts"

    def check(self, answer: object) -> Answer:
        """Return the numbers if they keep all bounds."""
        if not isinstance(answer, tuple) or len(answer) != len(self.slots):
            raise IllegalAnswer(f"{len(self.slots)} numbers are needed, not {brief(answer)}")
        numbers: list[int] = []
        for at, number in enumerate(answer):
            note = self.slots[at].note
            if not isinstance(number, int) or isinstance(number, bool):
                raise IllegalAnswer(f"{note}: {brief(number)} is not a whole number")
            if not self.low[at] <= number <= self.high[at]:
                raise IllegalAnswer(f"{note} must be from {self.low[at]} to {self.high[at]}, not {brief(number)}")
            numbers.append(number)
        total = sum(numbers)
        if not self.least <= total <= self.most:
            wanted = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
            raise IllegalAnswer(f"the total must be {wanted}, not {total}")
        if self.base is not None:
            above = sum([max(0, number - self.base[at]) for at, number in enumerate(numbers)])
            if above > self.spare:
                raise IllegalAnswer(f"only {self.spare} may be of a kind not asked for, not {above}")
        return tuple(numbers)

    def _left(self) -> int:
        """What there is to spread above the lower bounds."""
        left = self.most
        for low in self.low:
            left -= low
        return left

    def _caps(self, left: int) -> tuple[int, ...]:
        """What each slot can take above its lower bound; a range of totals is a slot of its own."""
        high = self.high
        caps: list[int] = []
        for at, low in enumerate(self.low):
            cap = high[at] - low
            caps.append(cap if cap < left else left)
        if self.most > self.least:
            caps.append(self.most - self.least)
        return tuple(caps)

    def _bases(self, base: tuple[int, ...]) -> tuple[int, ...]:
        """The bases above the lower bounds, for the same slots."""
        bases = [base[at] - low for at, low in enumerate(self.low)]
        if self.most > self.least:
            bases.append(self.most - self.least)
        return tuple(bases)

    def count(self) -> int:
        """The number of legal spreads."""
        left = self._left()
        if left < 0:
            return 0
        caps = self._caps(left)
        if self.base is not None:
            return ways_over(caps, self._bases(self.base), left, self.spare)
        return rows_of(caps, left)[0][left]

    def forced(self) -> Answer | None:
        """The only legal answer, if there is just one."""
        if self.base is None and self.least == self.most:
            if sum(self.high) == self.most:
                return self.high
            if sum(self.low) == self.most:
                return self.low
        return self.nth(0) if self.count() == 1 else None

    def answers(self) -> Iterator[Answer]:
        """Every spread; the first slot gets little first."""
        for number in range(self.count()):
            yield self.nth(number)

    def nth(self, number: int) -> Answer:
        """A spread."""
        self._check_number(number)
        left = self._left()
        caps = self._caps(left)
        if self.base is not None:
            return self._nth_over(number, caps, self._bases(self.base), left)
        return self._nth(number, rows_of(caps, left), left)

    def sample(self, dice: Dice) -> Answer:
        """A spread, each equally likely."""
        left = self._left()
        caps = self._caps(left)
        if self.base is not None:
            bases = self._bases(self.base)
            return self._nth_over(dice.below(ways_over(caps, bases, left, self.spare)), caps, bases, left)
        rows = rows_of(caps, left)
        return self._nth(dice.below(rows[0][left]), rows, left)

    def _nth(self, number: int, rows: list[list[int]], left: int) -> Answer:
        numbers: list[int] = []
        for at, low in enumerate(self.low):
            later = rows[at + 1]
            before = left
            while number >= later[left]:
                number -= later[left]
                left -= 1
            numbers.append(low + before - left)
        return tuple(numbers)

    def _nth_over(self, number: int, caps: tuple[int, ...], bases: tuple[int, ...], left: int) -> Answer:
        spare = self.spare
        numbers: list[int] = []
        for at, low in enumerate(self.low):
            here = 0
            while True:
                above = max(0, here - bases[at])
                count = ways_over(caps[at + 1:], bases[at + 1:], left - here, spare - above)
                if number < count:
                    break
                number -= count
                here += 1
            numbers.append(low + here)
            left -= here
            spare -= max(0, here - bases[at])
        return tuple(numbers)

    def write(self, answer: Answer) -> str:
        """`elan=2 gold=1`, or `none`."""
        assert isinstance(answer, tuple)
        parts = [f"{slot.note}={number}" for slot, number in zip(self.slots, answer, strict=True) if number]
        return " ".join(parts) if parts else "none"

    def read(self, line: str) -> Answer:
        """The numbers that a line like `elan=2 gold=1` gives."""
        notes = [slot.note for slot in self.slots]
        given: dict[str, int] = {}
        parts = line.replace(",", " ").split(None, len(notes)) if line.strip() != "none" else []
        for part in parts:
            note, _, number = part.partition("=")
            if note not in notes:
                raise IllegalAnswer(f"'{brief(note)}' is not one of: {', '.join(notes)}")
            if not number.isdecimal() or len(number) > 9:
                raise IllegalAnswer(f"'{brief(part)}' should look like '{note}=2'")
            if note in given:
                raise IllegalAnswer(f"'{note}' stands twice")
            given[note] = int(number)
        return self.check(tuple([given.get(note, 0) for note in notes]))
