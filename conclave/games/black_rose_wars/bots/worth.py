"""What each word of the language is worth to bots, as a simple number: the words of the language carry it.

Worths are in power points for the one who carries the effect out. An operation that holds others is worth what these are
worth together, as often as it comes to them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from conclave.games.black_rose_wars.effects.conditions import HAS, HOLDS, IN, OF, Has, Holds, In, Of
from conclave.games.black_rose_wars.effects.counters import COUNTERS, Counter
from conclave.games.black_rose_wars.effects.fields import Fields
from conclave.games.black_rose_wars.effects.selecting import Named, NamedRooms
from conclave.games.black_rose_wars.state.model import Table
from conclave.kit.effects import Condition, Number, Op, Part, Scope
from conclave.kit.judging import registered
from conclave.kit.language import Language, Word

TYPICAL: Final = 2      # what a counted number comes to, as a rule
ALL: Final = 3          # and what `all` does
HALF: Final = 0.5


class OpWord(Word[Table]):
    """A word for an operation, with what it brings for each of its number, or each time if it has none.

    `to_self` is what it brings when it is done to the one who carries it out; `often` how often an operation that holds
    others comes to them.
    """

    def __init__(self, name: str, make: Callable[[Fields], Op[Table]], worth: float, to_self: float | None = None,
                 often: float = 1.0) -> None:
        super().__init__("op", name, make)
        self.worth = worth
        self.to_self = worth if to_self is None else to_self
        self.often = often


class ConditionWord(Word[Table]):
    """A word for a condition, with how often it holds."""

    def __init__(self, name: str, make: Callable[[Fields], Condition[Table]], holds: float, told_by: object) -> None:
        super().__init__("if", name, make, "", told_by)
        self.holds = holds


class CounterWord(Word[Table]):
    """A word for what is counted, with what it comes to as a rule."""

    def __init__(self, name: str, count: Callable[[Table, Scope, int], int], typical: float) -> None:
        super().__init__("counter", name, lambda fields: Counter(count), "", count)
        self.typical = typical


def op(name: str, make: Callable[[Fields], Op[Table]], worth: float, to_self: float | None = None,
       often: float = 1.0) -> OpWord:
    """A word for an operation."""
    return OpWord(name, make, worth, to_self, often)


def conditions() -> list[Word[Table]]:
    """The words for conditions that are functions."""
    words: list[Word[Table]] = []
    for name, test in HOLDS.items():
        words.append(ConditionWord(name, _holds(name, test), HALF, test))
    for name, of in OF.items():
        words.append(ConditionWord(name, _of(name, of), HALF, of))
    for name, measure in HAS.items():
        words.append(ConditionWord(name, _has(name, measure), HALF, measure))
    for name, inside in IN.items():
        words.append(ConditionWord(name, _in(name, inside), HALF, inside))
    return words


def _holds(name: str, test: Callable[[Table, Scope], bool]) -> Callable[[Fields], Condition[Table]]:
    return lambda fields: Holds(fields, name, test)


def _of(name: str, test: Callable[[Table, Scope, int], bool]) -> Callable[[Fields], Condition[Table]]:
    return lambda fields: Of(fields, name, test)


def _has(name: str, measure: Callable[[Table, int], int]) -> Callable[[Fields], Condition[Table]]:
    return lambda fields: Has(fields, name, measure)


def _in(name: str, test: Callable[[Table, Scope, int], bool]) -> Callable[[Fields], Condition[Table]]:
    return lambda fields: In(fields, name, test)


def counters() -> list[Word[Table]]:
    """The words for what is counted."""
    return [CounterWord(name, count, TYPICAL) for name, count in COUNTERS.items()]


Among = Callable[[Table, Scope], list[int]]


def figure(name: str, among: Among, each: bool = False) -> Word[Table]:
    """A word for figures that a function finds."""
    return Word("who", name, lambda fields: Named(among, each), "", among)


def room(name: str, among: Among, each: bool = False) -> Word[Table]:
    """A word for rooms that a function finds."""
    return Word("room", name, lambda fields: NamedRooms(among, each), "", among)


# What bots ask

def amount(number: object) -> float:
    """What the number of an operation comes to, as a rule."""
    if isinstance(number, Number):
        return float(TYPICAL if number.counted else min(number.fixed, ALL))
    return float(number) if isinstance(number, int) else 1.0


def worth_of(language: Language[Table], op: Op[Table]) -> float:
    """What an operation brings to the one who carries it out."""
    word = registered(language, op, OpWord)
    held = [part for name in ("effects", "then") for part in _ops(getattr(op, name, ()))]
    if held:
        other = worth_of_all(language, _ops(getattr(op, "otherwise", ())))
        cost = worth_of_all(language, _ops(getattr(op, "cost", ())))
        return word.often * worth_of_all(language, held) + (1.0 - word.often) * other + word.often * cost
    choices = getattr(op, "choices", ())
    if choices:
        return max([worth_of_all(language, _ops(one)) for one in choices])
    own = any(_is_self(getattr(op, name, None)) for name in ("to", "who"))
    return (word.to_self if own else word.worth) * amount(getattr(op, "n", 1))


def worth_of_all(language: Language[Table], ops: Sequence[Op[Table]]) -> float:
    """What several operations bring together."""
    return sum([worth_of(language, op) for op in ops], 0.0)


def _ops(value: object) -> list[Op[Table]]:
    return [part for part in value if isinstance(part, Op)] if isinstance(value, list) else []


def _is_self(part: object) -> bool:
    return isinstance(part, Part) and part.word == "who-self"
