"""The form `Place`: options into named slots, such as cards into the places of a plan."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb

from conclave.kernel.counting import fillings, nth_combination
from conclave.kernel.dice import Dice
from conclave.kernel.errors import IllegalAnswer, brief
from conclave.kernel.question import Answer, Decision, Option, Placement, Prompt, Reply, find, names_of, not_one_of
from conclave.kernel.words import Value


class Place(Decision):
    """Fill between `low` and `high` of the slots, each with one of the options; where less is there, with all of it.

    An option is one way to put a thing down: `groups` says for each option which thing that is, and `supply` how often
    each thing is there. Without them each option is a thing of its own, there once. The last `row` of the slots are a row,
    filled from its first slot on without a gap; the slots before it are free. The answer is a tuple of slots with their
    options, in the order of the slots.

    >>> sides = [Option("torment"), Option("torment/reverse"), Option("mend")]
    >>> slots = [Option("quick"), Option("I"), Option("II")]
    >>> plan = Place(0, Prompt("plan", "EX-3"), sides, slots, 2, 3, row=2, groups=(0, 0, 1), supply=(1, 1))
    >>> plan.count()
    8
    >>> plan.write(plan.read("I mend, quick torment/reverse"))
    'quick torment/reverse, I mend'
    >>> plan.read("quick mend, II torment")
    Traceback (most recent call last):
        ...
    conclave.kernel.errors.IllegalAnswer: 'II' is filled before 'I'
    """

    __slots__ = ("groups", "high", "low", "options", "row", "slots", "supply")

    def __init__(self, seat: int, prompt: Prompt, options: Sequence[Option], slots: Sequence[Option], low: int, high: int,
                 row: int = 0, about: str = "", args: tuple[tuple[str, Value], ...] = (),
                 groups: tuple[int, ...] | None = None, supply: tuple[int, ...] | None = None) -> None:
        super().__init__(seat, prompt, about, args)
        self.options = options
        self.slots = slots
        self.row = row
        self.groups = groups if groups is not None else tuple(range(len(options)))
        self.supply = supply if supply is not None else (1,) * len(options)
        self.high = min(high, len(slots), sum(self.supply))
        self.low = min(low, self.high)

    @property
    def form(self) -> str:
        """The name of the form."""
        return "place"

    @property
    def free(self) -> int:
        """How many slots stand before the row."""
        return len(self.slots) - self.row

    def check(self, answer: object) -> Answer:
        """Return the placements in the order of the slots."""
        if not isinstance(answer, tuple):
            raise IllegalAnswer(f"a list of slots with options is needed, not {brief(answer)}")
        held: dict[int, Option] = {}
        left = list(self.supply)
        for pair in answer:
            if not isinstance(pair, tuple) or len(pair) != 2:
                raise IllegalAnswer(f"a slot with an option is needed, not {brief(pair)}")
            slot, option = pair
            if not isinstance(slot, Option) or slot not in self.slots:
                raise not_one_of(self.slots, slot)
            if not isinstance(option, Option) or option not in self.options:
                raise not_one_of(self.options, option)
            at, group = self.slots.index(slot), self.groups[self.options.index(option)]
            if at in held:
                raise IllegalAnswer(f"'{slot.note}' is filled twice")
            if not left[group]:
                raise IllegalAnswer(f"there is no more left of '{option.note}'")
            left[group] -= 1
            held[at] = option
        if not self.low <= len(held) <= self.high:
            wanted = f"{self.low}" if self.low == self.high else f"{self.low} to {self.high}"
            raise IllegalAnswer(f"fill {wanted} of {len(self.slots)}, not {len(held)}")
        for at in range(self.free + 1, len(self.slots)):
            if at in held and at - 1 not in held:
                raise IllegalAnswer(f"'{self.slots[at].note}' is filled before '{self.slots[at - 1].note}'")
        return tuple([(self.slots[at], held[at]) for at in sorted(held)])

    def _kinds(self) -> list[int]:
        """How many options each group has."""
        kinds = [0] * len(self.supply)
        for group in self.groups:
            kinds[group] += 1
        return kinds

    def _ways(self, kinds: list[int], left: Sequence[int], most: int) -> list[int]:
        """In how many ways 0, 1, … up to `most` slots can be filled with what is left of each group."""
        groups = [(many, left[group]) for group, many in enumerate(kinds) if many and left[group]]
        groups.sort()
        return fillings(tuple(groups), most)

    def _filled_row(self, size: int) -> range:
        """How many slots of the row can be among so many filled ones, the most first."""
        return range(min(self.row, size), max(0, size - self.free) - 1, -1)

    def count(self) -> int:
        """Choices of slots, times the ways to fill them."""
        ways = self._ways(self._kinds(), self.supply, self.high)
        count = 0
        for size in range(self.low, self.high + 1):
            for filled in self._filled_row(size):
                count += comb(self.free, size - filled) * ways[size]
        return count

    def answers(self) -> Iterator[Answer]:
        """Few slots first, and full rows first."""
        for size in range(self.low, self.high + 1):
            for filled in self._filled_row(size):
                for free in combinations(range(self.free), size - filled):
                    slots = [*free, *range(self.free, self.free + filled)]
                    for options in self._fillings(size, list(self.supply)):
                        yield tuple([(self.slots[at], option) for at, option in zip(slots, options, strict=True)])

    def _fillings(self, size: int, left: list[int]) -> Iterator[list[Option]]:
        """The options for so many slots, in every way."""
        if size == 0:
            yield []
            return
        for option, group in zip(self.options, self.groups, strict=True):
            if left[group]:
                left[group] -= 1
                for rest in self._fillings(size - 1, left):
                    yield [option, *rest]
                left[group] += 1

    def nth(self, number: int) -> Answer:
        """Some slots, and what lies in each."""
        self._check_number(number)
        return self._nth(number)

    def _nth(self, number: int) -> Answer:
        ways = self._ways(self._kinds(), self.supply, self.high)
        for size in range(self.low, self.high + 1):
            for filled in self._filled_row(size):
                block = comb(self.free, size - filled) * ways[size]
                if number < block:
                    which, number = divmod(number, ways[size])
                    slots = [*nth_combination(self.free, size - filled, which), *range(self.free, self.free + filled)]
                    return self._nth_filling(slots, number)
                number -= block
        raise AssertionError("the placements were counted wrong")

    def _nth_filling(self, slots: list[int], number: int) -> Answer:
        kinds, left = self._kinds(), list(self.supply)
        placed: list[Placement] = []
        for done, slot in enumerate(slots, 1):
            later = len(slots) - done
            known: dict[tuple[int, int], int] = {}  # in how many ways it goes on, after an option of a group like this
            for at, group in enumerate(self.groups):
                if not left[group]:
                    continue
                like = (kinds[group], left[group])
                if like not in known:
                    left[group] -= 1
                    known[like] = self._ways(kinds, left, later)[later]
                    left[group] += 1
                ways = known[like]
                if number < ways:
                    left[group] -= 1
                    placed.append((self.slots[slot], self.options[at]))
                    break
                number -= ways
        return tuple(placed)

    def sample(self, dice: Dice) -> Answer:
        """A placement, each equally likely."""
        return self._nth(dice.below(self.count()))

    def write(self, answer: Answer) -> str:
        """`quick torment/reverse, I mend`: slots with their options, separated by commas; `none` if all stay empty."""
        parts = [f"{slot.note} {option.note}" for slot, option in placed_in(answer)]
        return ", ".join(parts) if parts else "none"

    def read(self, line: str) -> Answer:
        """The placements that such a line gives."""
        parts = line.split(",", len(self.slots)) if line.strip() not in ("", "none") else []
        placed: list[Placement] = []
        for part in [part.strip() for part in parts]:
            slots = [slot for slot in self.slots if part.startswith(f"{slot.note} ")]
            if not slots:
                raise IllegalAnswer(f"'{brief(part)}' does not begin with one of: {names_of(self.slots)}")
            slot = max(slots, key=lambda slot: len(slot.note))
            placed.append((slot, find(self.options, part[len(slot.note) + 1:].strip())))
        return self.check(tuple(placed))


def placed_in(answer: Reply) -> list[Placement]:
    """The answer to a `Place` as slots with their options."""
    assert isinstance(answer, tuple)
    placed: list[Placement] = []
    for pair in answer:
        assert isinstance(pair, tuple)
        slot, option = pair
        assert isinstance(slot, Option)
        assert isinstance(option, Option)
        placed.append((slot, option))
    return placed

