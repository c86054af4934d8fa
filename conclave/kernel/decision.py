"""The forms of a question, and the answers that fit them.

A game asks in four forms only, so that every client, bot and encoder can play every game:

- `Choose`: one option;
- `ChooseSome`: between `low` and `high` of the options;
- `Amounts`: numbers for slots, under bounds and with a total;
- `Arrange`: an order of the options.

Each form can check an answer without touching the state, count its legal answers, go through them lazily, draw one
uniformly, write an answer as a line of text and read it back, and split itself into single picks (`picks.py`).
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

from mypy_extensions import mypyc_attr

from conclave.kernel.counting import ways, ways_over
from conclave.kernel.dice import Dice
from conclave.kernel.errors import IllegalAnswer
from conclave.kernel.words import NOTHING, Value, Words


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """Something that can be chosen.

    `note` is its short stable name in saves and on the command line, `words` what a person reads, `about` the things on
    the table that it concerns. A *variant* of an option is legal whenever the option is, but rarely wanted (use a power
    and forgo its effect): it is accepted and enumerated, while clients draw it aside and random play leaves it out.
    """

    __slots__ = ("about", "note", "plain", "variants", "words")

    def __init__(self, note: str, words: Words = NOTHING, about: tuple[str, ...] = ()) -> None:
        self.note = note
        self.words = words
        self.about = about
        self.plain: Option | None = None
        self.variants: tuple[Option, ...] = ()

    def add_variant(self, variant: Option) -> None:
        """Make another option a variant of this one."""
        variant.plain = self
        self.variants = (*self.variants, variant)

    def __repr__(self) -> str:
        return f"<{self.note}>"


Answer = Option | tuple[Option, ...] | tuple[int, ...]
Reply = Answer | tuple[Answer, ...]


class Prompt:
    """What a kind of question is called and which rule asks it: made once, shared by all questions of the kind.

    `window` names the kind of reaction window, for the players' settings; it is empty for questions that are none. The
    answer to a `secret` question is seen by its seat alone until the step is over: who imagines the game draws it anew.
    """

    __slots__ = ("key", "rule", "secret", "window")

    def __init__(self, key: str, rule: str, window: str = "", secret: bool = False) -> None:
        self.key = key
        self.rule = rule
        self.window = window
        self.secret = secret


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """A question to one seat. Use one of the four forms."""

    __slots__ = ("about", "args", "decline", "matters", "prompt", "seat")

    def __init__(self, seat: int, prompt: Prompt, about: str, args: tuple[tuple[str, Value], ...]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.about = about
        self.args = args
        self.decline: Answer | None = None
        self.matters = True

    @property
    def words(self) -> Words:
        """What the person is asked."""
        return Words(self.prompt.key, self.args)

    @property
    def rule(self) -> str:
        """The number of the rule that asks."""
        return self.prompt.rule

    @property
    def form(self) -> str:
        """The name of the form, as clients see it."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.prompt.key} ({self.prompt.rule}), {self.count()} answers>"

    def as_window(self, decline: Answer, matters: bool) -> None:
        """Make this a question of a reaction window that may be passed for the player by the answer `decline`."""
        self.decline = decline
        self.matters = matters

    def check(self, answer: Answer) -> Answer:
        """Return the answer if it is legal, else raise IllegalAnswer."""
        raise NotImplementedError

    def count(self) -> int:
        """How many legal answers there are."""
        raise NotImplementedError

    def answers(self) -> Iterator[Answer]:
        """Every legal answer once, lazily and in a fixed order."""
        raise NotImplementedError

    def sample(self, dice: Dice) -> Answer:
        """One legal answer, uniformly; variants of options are left out."""
        raise NotImplementedError

    def write(self, answer: Answer) -> str:
        """An answer as a line of text."""
        raise NotImplementedError

    def read(self, line: str) -> Answer:
        """The answer that a line of text stands for, checked."""
        raise NotImplementedError


def _names(options: Sequence[Option]) -> str:
    names = [option.note for option in options]
    return ", ".join(names[:12]) + (f" and {len(names) - 12} more" if len(names) > 12 else "")


def find(options: Sequence[Option], note: str) -> Option:
    """The option of this name, variants included."""
    for option in options:
        if option.note == note:
            return option
        for variant in option.variants:
            if variant.note == note:
                return variant
    raise IllegalAnswer(f"'{note}' is not one of: {_names(options)}")


def _some_of(options: Sequence[Option], line: str) -> tuple[Option, ...]:
    notes = [note.strip() for note in line.split(",")] if line.strip() not in ("", "none") else []
    return tuple([find(options, note) for note in notes])


def _write_some(answer: Answer) -> str:
    assert isinstance(answer, tuple)
    notes = [option.note for option in answer if isinstance(option, Option)]
    return ", ".join(notes) if notes else "none"


def _checked_options(options: Sequence[Option], answer: Answer) -> tuple[Option, ...]:
    """The answer as a tuple of different options out of these, else IllegalAnswer."""
    if not isinstance(answer, tuple):
        raise IllegalAnswer(f"a list of options is needed, not {answer!r}")
    chosen: list[Option] = []
    for option in answer:
        if not isinstance(option, Option) or option not in options:
            raise IllegalAnswer(f"{option!r} is not one of: {_names(options)}")
        if option in chosen:
            raise IllegalAnswer(f"'{option.note}' is chosen twice")
        chosen.append(option)
    return tuple(chosen)


class Choose(Decision):
    """Choose one of the options."""

    __slots__ = ("options",)

    def __init__(self, seat: int, prompt: Prompt, options: Sequence[Option], about: str = "",
                 args: tuple[tuple[str, Value], ...] = ()) -> None:
        self.seat = seat
        self.prompt = prompt
        self.about = about
        self.args = args
        self.decline = None
        self.matters = True
        self.options = options

    @property
    def form(self) -> str:
        """The name of the form."""
        return "choose"

    def check(self, answer: Answer) -> Answer:
        """Return the answer if it is one of the options or a variant of one."""
        if isinstance(answer, Option) and (answer in self.options or answer.plain in self.options):
            return answer
        raise IllegalAnswer(f"{answer!r} is not one of: {_names(self.options)}")

    def count(self) -> int:
        """The number of options, variants included."""
        return len(self.options) + sum([len(option.variants) for option in self.options])

    def answers(self) -> Iterator[Answer]:
        """Each option, each followed by its variants."""
        for option in self.options:
            yield option
            yield from option.variants

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

    def check(self, answer: Answer) -> Answer:
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

    def check(self, answer: Answer) -> Answer:
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
        self.seat = seat
        self.prompt = prompt
        self.about = about
        self.args = args
        self.decline = None
        self.matters = True
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

    def check(self, answer: Answer) -> Answer:
        """Return the numbers if they keep all bounds."""
        if not isinstance(answer, tuple) or len(answer) != len(self.slots):
            raise IllegalAnswer(f"{len(self.slots)} numbers are needed, not {answer!r}")
        numbers: list[int] = []
        for slot, low, high, number in zip(self.slots, self.low, self.high, answer, strict=True):
            if not isinstance(number, int) or isinstance(number, bool):
                raise IllegalAnswer(f"{slot.note}: {number!r} is not a whole number")
            if not low <= number <= high:
                raise IllegalAnswer(f"{slot.note} must be from {low} to {high}, not {number}")
            numbers.append(number)
        total = sum(numbers)
        if not self.least <= total <= self.most:
            wanted = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
            raise IllegalAnswer(f"the total must be {wanted}, not {total}")
        if self.base is not None:
            above = sum([max(0, number - base) for number, base in zip(numbers, self.base, strict=True)])
            if above > self.spare:
                raise IllegalAnswer(f"only {self.spare} may be of a kind not asked for, not {above}")
        return tuple(numbers)

    def _room(self) -> tuple[tuple[int, ...], tuple[int, ...], int]:
        """The caps and bases above the lower bounds, and the total left; a range of totals is a slot of its own."""
        left = self.most - sum(self.low)
        caps = [min(high - low, left) for low, high in zip(self.low, self.high, strict=True)]
        if self.base is None:
            bases = caps[:]
        else:
            bases = [base - low for low, base in zip(self.low, self.base, strict=True)]
        if self.most > self.least:
            caps.append(self.most - self.least)
            bases.append(self.most - self.least)
        return tuple(caps), tuple(bases), left

    def count(self) -> int:
        """The number of legal spreads."""
        caps, bases, left = self._room()
        return ways(caps, left) if self.base is None else ways_over(caps, bases, left, self.spare)

    def forced(self) -> Answer | None:
        """The only legal answer, if there is just one."""
        if self.base is None:
            if self.least == self.most:
                if sum(self.high) == self.most:
                    return self.high
                if sum(self.low) == self.most:
                    return self.low
            if self.count() != 1:
                return None
        elif self.count() != 1:
            return None
        for answer in self.answers():
            return answer
        return None

    def answers(self) -> Iterator[Answer]:
        """Every spread; the first slot gets little first."""
        caps, bases, left = self._room()
        spare = self.spare if self.base is not None else left
        for more in _spreads(caps, bases, left, spare):
            yield tuple([low + here for low, here in zip(self.low, more, strict=False)])

    def sample(self, dice: Dice) -> Answer:
        """A spread, each equally likely."""
        caps, bases, left = self._room()
        if self.base is not None:
            return self._sample_over(dice, caps, bases, left)
        rest = dice.below(ways(caps, left))
        low = self.low
        numbers: list[int] = []
        for at in range(len(low)):
            later = caps[at + 1:]
            here = 0
            while True:
                count = ways(later, left - here)
                if rest < count:
                    break
                rest -= count
                here += 1
            numbers.append(low[at] + here)
            left -= here
        return tuple(numbers)

    def _sample_over(self, dice: Dice, caps: tuple[int, ...], bases: tuple[int, ...], left: int) -> Answer:
        spare = self.spare
        rest = dice.below(ways_over(caps, bases, left, spare))
        numbers: list[int] = []
        for at in range(len(self.low)):
            here = 0
            while True:
                above = max(0, here - bases[at])
                count = ways_over(caps[at + 1:], bases[at + 1:], left - here, spare - above)
                if rest < count:
                    break
                rest -= count
                here += 1
            numbers.append(self.low[at] + here)
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
        numbers = [0] * len(self.slots)
        notes = [slot.note for slot in self.slots]
        for part in line.replace(",", " ").split() if line.strip() != "none" else []:
            note, _, number = part.partition("=")
            if note not in notes:
                raise IllegalAnswer(f"'{note}' is not one of: {', '.join(notes)}")
            if not number.isdecimal() or len(number) > 9:
                raise IllegalAnswer(f"'{part}' should look like '{note}=2'")
            if numbers[notes.index(note)]:
                raise IllegalAnswer(f"'{note}' stands twice")
            numbers[notes.index(note)] = int(number)
        return self.check(tuple(numbers))


def _spreads(caps: tuple[int, ...], bases: tuple[int, ...], left: int, spare: int) -> Iterator[tuple[int, ...]]:
    if not caps:
        if left == 0:
            yield ()
        return
    for here in range(min(caps[0], left) + 1):
        above = max(0, here - bases[0])
        if above > spare:
            return
        for rest in _spreads(caps[1:], bases[1:], left - here, spare - above):
            yield (here, *rest)


class Together:
    """Several seats decide at once; nobody sees another's answer before all are in."""

    __slots__ = ("asks",)

    def __init__(self, asks: tuple[Decision, ...]) -> None:
        self.asks = asks


Ask = Decision | Together
FORMS: Final = ("choose", "choose-some", "amounts", "arrange")
