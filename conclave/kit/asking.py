"""The usual questions: one of several things, some of them, their order, yes or no, amounts, places, and all seats at once.

A thing is a number: a card, a seat, an essence. Its option stands at the same place of another list, so that a title may
use any options that it likes:

    target = yield from one_of(seat, TARGET, rivals, [SEAT_MOVES[rival] for rival in rivals], card.thing)

Where nothing can be chosen, nothing is asked. A title that must ask all the same, so that silence tells nobody what a hand
holds, puts that question itself or by `one_or_none`.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from conclave.kernel.decision import (
    Amounts,
    Arrange,
    Ask,
    Choose,
    ChooseSome,
    Decision,
    Option,
    Place,
    Prompt,
    Reply,
    Together,
)
from conclave.kernel.events import Args
from conclave.kernel.place import placed_in

AskedNumber = Generator[Ask, Reply, int]
AskedNumbers = Generator[Ask, Reply, list[int]]
AskedYes = Generator[Ask, Reply, bool]
AskedAmounts = Generator[Ask, Reply, tuple[int, ...]]
AskedPlaces = Generator[Ask, Reply, list[tuple[int, int]]]


def one_of(seat: int, prompt: Prompt, things: list[int], options: Sequence[Option], about: str = "",
           args: Args = ()) -> AskedNumber:
    """One of these things; a single one is not asked for, and -1 stands for none."""
    if len(things) < 2:
        return things[0] if things else -1
    answer = yield Choose(seat, prompt, options, about, args)
    assert isinstance(answer, Option)
    return things[options.index(answer)]


def one_or_none(seat: int, prompt: Prompt, things: list[int], options: Sequence[Option], none: Option, about: str = "",
                args: Args = ()) -> AskedNumber:
    """One of these things, or -1 for none of them; asked even if there is nothing but `none` to choose."""
    answer = yield Choose(seat, prompt, [*options, none], about, args)
    assert isinstance(answer, Option)
    return -1 if answer is none else things[options.index(answer)]


def some_of(seat: int, prompt: Prompt, things: list[int], options: Sequence[Option], low: int, high: int,
            about: str = "", args: Args = ()) -> AskedNumbers:
    """Between `low` and `high` of these things, in their order; not asked for where all of them are needed, or none."""
    if low >= len(things) or high == 0:
        return things[:high]
    answer = yield ChooseSome(seat, prompt, options, low, high, about, args)
    assert isinstance(answer, tuple)
    return [things[options.index(part)] for part in answer if isinstance(part, Option)]


def in_order(seat: int, prompt: Prompt, things: list[int], options: Sequence[Option], about: str = "",
             args: Args = ()) -> AskedNumbers:
    """These things in an order of the seat's choice; fewer than two have only one."""
    if len(things) < 2:
        return things[:]
    answer = yield Arrange(seat, prompt, options, about, args)
    assert isinstance(answer, tuple)
    return [things[options.index(part)] for part in answer if isinstance(part, Option)]


def yes_or_no(seat: int, prompt: Prompt, yes: Option, no: Option, about: str = "", args: Args = ()) -> AskedYes:
    """Whether a seat wants something."""
    answer = yield Choose(seat, prompt, [yes, no], about, args)
    return answer is yes


def amounts(question: Amounts) -> AskedAmounts:
    """The numbers of a question, which is not put where it leaves no choice."""
    forced = question.forced()
    if forced is not None:
        return numbers(forced)
    answer = yield question
    return numbers(answer)


def numbers(answer: Reply) -> tuple[int, ...]:
    """The answer to a question for amounts, as numbers."""
    assert isinstance(answer, tuple)
    return tuple([number for number in answer if isinstance(number, int)])


def places(question: Place) -> AskedPlaces:
    """What a question puts where, as numbers of its slots and options; not put where there is only one answer."""
    if question.count() == 1:
        return placed(question, question.nth(0))
    answer = yield question
    return placed(question, answer)


def placed(question: Place, answer: Reply) -> list[tuple[int, int]]:
    """The answer to a question of places, also one of a `Together`, as numbers of its slots and options."""
    return [(question.slots.index(slot), question.options.index(option)) for slot, option in placed_in(answer)]


def all_at_once(asks: list[Decision], things: list[list[int]]) -> AskedNumbers:
    """What each of several seats chooses while nobody sees what the others do: a thing out of the list of each question."""
    answers = yield Together(tuple(asks))
    assert isinstance(answers, tuple)
    out: list[int] = []
    for at, ask in enumerate(asks):
        answer = answers[at]
        assert isinstance(ask, Choose)
        assert isinstance(answer, Option)
        out.append(things[at][ask.options.index(answer)])
    return out
