"""The forms of a question, and the answers that fit them.

A game asks in five forms only, so that every client, bot and encoder can play every game:

- `Choose`: one option;
- `ChooseSome`: between `low` and `high` of the options;
- `Amounts`: numbers for slots, under bounds and with a total;
- `Arrange`: an order of the options;
- `Place`: options into named slots.

Each form can check an answer without touching the state, count its legal answers, number them, go through them lazily,
draw one uniformly, write an answer as a line of text and read it back, and split itself into single picks (`picks.py`).
`Together` asks several seats at once.

>>> flip = Choose(0, Prompt("flip", "EX-1"), [Option("heads"), Option("tails")])
>>> flip.count()
2
>>> flip.write(flip.read("tails"))
'tails'
>>> flip.read("edge")
Traceback (most recent call last):
    ...
conclave.kernel.errors.IllegalAnswer: 'edge' is not one of: heads, tails
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from math import comb, factorial
from typing import Final

from conclave.kernel.amounts import Amounts
from conclave.kernel.counting import nth_combination
from conclave.kernel.dice import Dice
from conclave.kernel.errors import IllegalAnswer, brief
from conclave.kernel.place import Place
from conclave.kernel.question import Answer, Decision, Option, Placement, Prompt, Reply, find, not_one_of
from conclave.kernel.words import Value

__all__ = ["FORMS", "Amounts", "Answer", "Arrange", "Ask", "Choose", "ChooseSome", "Decision", "Option", "Place",
           "Placement", "Prompt", "Reply", "Together", "find"]


def _some_of(options: Sequence[Option], line: str) -> tuple[Option, ...]:
    """The options that a line lists; of a line with more parts than options the rest is one part, and refused."""
    parts = line.split(",", len(options)) if line.strip() not in ("", "none") else []
    return tuple([find(options, part.strip()) for part in parts])


def _write_some(answer: Answer) -> str:
    assert isinstance(answer, tuple)
    notes = [option.note for option in answer if isinstance(option, Option)]
    return ", ".join(notes) if notes else "none"


def _checked_options(options: Sequence[Option], answer: object) -> tuple[Option, ...]:
    """The answer as a tuple of different options out of these, else IllegalAnswer."""
    if not isinstance(answer, tuple):
        raise IllegalAnswer(f"a list of options is needed, not {brief(answer)}")
    chosen: list[Option] = []
    for option in answer:
        if not isinstance(option, Option) or option not in options:
            raise not_one_of(options, option)
        if option in chosen:
            raise IllegalAnswer(f"'{option.note}' is chosen twice")
        chosen.append(option)
    return tuple(chosen)


class Choose(Decision):
    """Choose one of the options."""

    __slots__ = ("options",)

    def __init__(self, seat: int, prompt: Prompt, options: Sequence[Option], about: str = "",
                 args: tuple[tuple[str, Value], ...] = ()) -> None:
        self.seat = seat  # as in Decision: most questions are of this form, and a call more would show
        self.prompt = prompt
        self.about = about
        self.args = args
        self.decline = None
        self.matters = True
        self.matter = None
        self.options = options

    @property
    def form(self) -> str:
        """The name of the form."""
        return "choose"

    def check(self, answer: object) -> Answer:
        """Return the answer if it is one of the options or a variant of one."""
        if isinstance(answer, Option) and (answer in self.options or answer.plain in self.options):
            return answer
        raise not_one_of(self.options, answer)

    def count(self) -> int:
        """The number of options, variants included."""
        return len(self.options) + sum([len(option.variants) for option in self.options])

    def answers(self) -> Iterator[Answer]:
        """Each option, each followed by its variants."""
        for option in self.options:
            yield option
            yield from option.variants

    def nth(self, number: int) -> Answer:
        """An option or a variant of one."""
        self._check_number(number)
        for option in self.options:
            if number == 0:
                return option
            if number <= len(option.variants):
                return option.variants[number - 1]
            number -= 1 + len(option.variants)
        raise AssertionError("the options were counted wrong")

    def sample(self, dice: Dice) -> Answer:
        """One of the options."""
        options = self.options
        return options[dice.below(len(options))]

    def write(self, answer: Answer) -> str:
        """The option's note."""
        assert isinstance(answer, Option)
        return answer.note

    def read(self, line: str) -> Answer:
        """The option with this note."""
        return find(self.options, line.strip())


class ChooseSome(Decision):
    """Choose between `low` and `high` of the options; the order does not matter."""

    __slots__ = ("high", "low", "options")

    def __init__(self, seat: int, prompt: Prompt, options: Sequence[Option], low: int, high: int, about: str = "",
                 args: tuple[tuple[str, Value], ...] = ()) -> None:
        super().__init__(seat, prompt, about, args)
        self.options = options
        self.low = low
        self.high = min(high, len(options))

    @property
    def form(self) -> str:
        """The name of the form."""
        return "choose-some"

    def check(self, answer: object) -> Answer:
        """Return the chosen options in the order of the question."""
        chosen = _checked_options(self.options, answer)
        if not self.low <= len(chosen) <= self.high:
            wanted = f"{self.low}" if self.low == self.high else f"{self.low} to {self.high}"
            raise IllegalAnswer(f"choose {wanted} of {len(self.options)}, not {len(chosen)}")
        return tuple([option for option in self.options if option in chosen])

    def count(self) -> int:
        """The number of subsets of a legal size."""
        return sum([comb(len(self.options), size) for size in range(self.low, self.high + 1)])

    def answers(self) -> Iterator[Answer]:
        """Small subsets first."""
        for size in range(self.low, self.high + 1):
            yield from combinations(self.options, size)

    def nth(self, number: int) -> Answer:
        """A subset."""
        self._check_number(number)
        n, size = len(self.options), self.low
        while number >= comb(n, size):
            number -= comb(n, size)
            size += 1
        return tuple([self.options[at] for at in nth_combination(n, size, number)])

    def sample(self, dice: Dice) -> Answer:
        """A subset, each equally likely."""
        options, n = self.options, len(self.options)
        size, rest = self.low, 0
        if self.low < self.high:
            rest = dice.below(self.count())
            while rest >= comb(n, size):
                rest -= comb(n, size)
                size += 1
        chosen: list[Option] = []
        for at in range(n):
            if dice.below(n - at) < size - len(chosen):
                chosen.append(options[at])
        return tuple(chosen)

    def write(self, answer: Answer) -> str:
        """The notes, separated by commas; `none` for the empty choice."""
        return _write_some(answer)

    def read(self, line: str) -> Answer:
        """The options with these notes."""
        return self.check(_some_of(self.options, line))


class Arrange(Decision):
    """Put the options into an order, the first one first (or on top)."""

    __slots__ = ("options",)

    def __init__(self, seat: int, prompt: Prompt, options: Sequence[Option], about: str = "",
                 args: tuple[tuple[str, Value], ...] = ()) -> None:
        super().__init__(seat, prompt, about, args)
        self.options = options

    @property
    def form(self) -> str:
        """The name of the form."""
        return "arrange"

    def check(self, answer: object) -> Answer:
        """Return the answer if it is an order of all options."""
        order = _checked_options(self.options, answer)
        if len(order) != len(self.options):
            raise IllegalAnswer(f"all {len(self.options)} have to be put in order, not {len(order)}")
        return order

    def count(self) -> int:
        """The number of orders."""
        return factorial(len(self.options))

    def answers(self) -> Iterator[Answer]:
        """Every order."""
        yield from permutations(self.options)

    def nth(self, number: int) -> Answer:
        """An order."""
        self._check_number(number)
        left = list(self.options)
        order: list[Option] = []
        while left:
            at, number = divmod(number, factorial(len(left) - 1))
            order.append(left.pop(at))
        return tuple(order)

    def sample(self, dice: Dice) -> Answer:
        """A random order."""
        order = list(range(len(self.options)))
        dice.shuffle(order)
        return tuple([self.options[at] for at in order])

    def write(self, answer: Answer) -> str:
        """The notes in order, separated by commas."""
        return _write_some(answer)

    def read(self, line: str) -> Answer:
        """The order that these notes give."""
        return self.check(_some_of(self.options, line))


class Together:
    """Several seats decide at once; nobody sees another's answer before all are in."""

    __slots__ = ("asks",)

    def __init__(self, asks: tuple[Decision, ...]) -> None:
        self.asks = asks


Ask = Decision | Together
FORMS: Final = ("choose", "choose-some", "amounts", "arrange", "place")
