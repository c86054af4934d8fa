"""What all questions share: the options, the prompt, and what can be asked of a question of any form."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mypy_extensions import mypyc_attr

from conclave.kernel.dice import Dice
from conclave.kernel.errors import IllegalAnswer, brief
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


Placement = tuple[Option, Option]  # a slot, and what is put into it
Answer = Option | tuple[Option, ...] | tuple[int, ...] | tuple[Placement, ...]
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
class Matter:
    """What is being resolved and may be changed: an attack, a check, damage. `within` is the matter around it."""

    def __init__(self, within: Matter | None = None) -> None:
        self.within = within


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """A question to one seat. Use one of the five forms. `matter` is what a reaction window answers."""

    __slots__ = ("about", "args", "decline", "matter", "matters", "prompt", "seat")

    def __init__(self, seat: int, prompt: Prompt, about: str, args: tuple[tuple[str, Value], ...]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.about = about
        self.args = args
        self.decline: Answer | None = None
        self.matters = True
        self.matter: Matter | None = None

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
        return f"<seat {self.seat}: {self.prompt.key} ({self.prompt.rule}), {brief(self.count())} answers>"

    def as_window(self, decline: Answer, matters: bool, matter: Matter | None = None) -> None:
        """Make this a question of a reaction window that may be passed for the player by the answer `decline`."""
        self.decline = decline
        self.matters = matters
        self.matter = matter

    def check(self, answer: object) -> Answer:
        """Return the answer if it is legal; IllegalAnswer for anything else, whatever it is."""
        raise NotImplementedError

    def count(self) -> int:
        """How many legal answers there are."""
        raise NotImplementedError

    def answers(self) -> Iterator[Answer]:
        """Every legal answer once, lazily and in a fixed order."""
        raise NotImplementedError

    def nth(self, number: int) -> Answer:
        """The answer of this number, counted from 0 in the order of `answers`, without going through those before."""
        raise NotImplementedError

    def _check_number(self, number: int) -> None:
        count = self.count()
        if not 0 <= number < count:
            raise IllegalAnswer(f"there is no answer {brief(number)}; there are {brief(count)}")

    def sample(self, dice: Dice) -> Answer:
        """One legal answer, uniformly; variants of options are left out."""
        raise NotImplementedError

    def write(self, answer: Answer) -> str:
        """An answer as a line of text."""
        raise NotImplementedError

    def read(self, line: str) -> Answer:
        """The answer that a line of text stands for, checked."""
        raise NotImplementedError


def names_of(options: Sequence[Option]) -> str:
    """The options as a sentence lists them."""
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
    raise IllegalAnswer(f"'{brief(note)}' is not one of: {names_of(options)}")


def not_one_of(options: Sequence[Option], thing: object) -> IllegalAnswer:
    """The refusal of something that is not among these options."""
    name = f"'{brief(thing.note)}'" if isinstance(thing, Option) else brief(thing)
    return IllegalAnswer(f"{name} is not one of: {names_of(options)}")
