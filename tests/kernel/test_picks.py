"""Single picks: every legal answer is reached in exactly one way, and nothing else is."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from conclave.kernel.decision import Amounts, Answer, Arrange, Choose, ChooseSome, Decision, Option, Place, Prompt
from conclave.kernel.errors import IllegalAnswer
from conclave.kernel.picks import ENOUGH, Picks
from tests.kernel.questions import LETTERS, SLOTS, places

ASK = Prompt("ask", "EX-1")


def options(count: int) -> list[Option]:
    return [Option(f"thing {at}") for at in range(count)]


@st.composite
def chooses(draw: st.DrawFn) -> Decision:
    made = options(draw(st.integers(1, 6)))
    for option in made:
        for number in range(draw(st.integers(0, 2))):
            option.add_variant(Option(f"{option.note} variant {number}"))
    return Choose(0, ASK, made)


@st.composite
def chooses_some(draw: st.DrawFn) -> Decision:
    count = draw(st.integers(0, 6))
    low = draw(st.integers(0, count))
    return ChooseSome(0, ASK, options(count), low, draw(st.integers(low, count + 1)))


@st.composite
def arranges(draw: st.DrawFn) -> Decision:
    return Arrange(0, ASK, options(draw(st.integers(0, 5))))


@st.composite
def amounts(draw: st.DrawFn) -> Decision:
    count = draw(st.integers(0, 4))
    low = tuple(draw(st.lists(st.integers(0, 2), min_size=count, max_size=count)))
    high = tuple(bottom + draw(st.integers(0, 3)) for bottom in low)
    least = draw(st.integers(0, sum(high)))
    most = draw(st.integers(least, sum(high) + 1))
    base: tuple[int, ...] | None = None
    spare = 0
    if draw(st.booleans()):
        base = tuple(draw(st.integers(0, top + 1)) for top in high)
        spare = draw(st.integers(0, 6))
    decision = Amounts(0, ASK, options(count), low, high, least, most, "", (), base, spare)
    assume(decision.count() > 0)
    return decision


def anything() -> st.SearchStrategy[Decision]:
    return st.one_of(chooses(), chooses_some(), arranges(), amounts(), places())


def after(decision: Decision, notes: tuple[str, ...]) -> Picks:
    picks = Picks(decision, variants=True)
    for note in notes:
        picks.pick(note)
    return picks


def all_ways(decision: Decision, notes: tuple[str, ...] = ()) -> Iterator[Answer]:
    """The answer at the end of every sequence of picks."""
    picks = after(decision, notes)
    assert picks.made == list(notes)
    if picks.answer is not None:
        assert picks.offers == []
        yield picks.answer
        return
    assert len(picks.offers) >= 2, "a pick without an alternative makes itself"
    assert len(set(picks.offers)) == len(picks.offers)
    for note in picks.offers:
        yield from all_ways(decision, (*notes, note))


@given(anything())
def test_every_answer_is_reached_in_exactly_one_way(decision: Decision) -> None:
    reached = [decision.write(answer) for answer in all_ways(decision)]
    assert sorted(reached) == sorted(decision.write(answer) for answer in decision.answers())


@given(anything(), st.randoms(use_true_random=False))
def test_every_sequence_ends_in_a_legal_answer(decision: Decision, random: Random) -> None:
    picks = Picks(decision, variants=True)
    while picks.answer is None:
        picks.pick(random.choice(picks.offers))
    assert decision.check(picks.answer) == picks.answer


@given(anything(), st.data())
def test_toward_leads_to_the_answer(decision: Decision, data: st.DataObject) -> None:
    answers = list(decision.answers())
    wanted = answers[data.draw(st.integers(0, len(answers) - 1))]
    picks = Picks(decision, variants=True)
    while picks.answer is None:
        picks.pick(picks.toward(wanted))
    assert picks.answer == wanted


@given(anything(), st.randoms(use_true_random=False))
def test_what_is_so_far_agrees_with_the_answer(decision: Decision, random: Random) -> None:
    picks = Picks(decision, variants=True)
    numbers, chosen = picks.numbers[:-1], picks.chosen[:]
    while picks.answer is None:
        picks.pick(random.choice(picks.offers))
        assert picks.numbers[:len(numbers)] == numbers
        assert picks.chosen[:len(chosen)] == chosen
        numbers, chosen = picks.numbers[:-1], picks.chosen[:]
    if isinstance(decision, Amounts):
        assert tuple(picks.numbers) == picks.answer
    elif isinstance(decision, Place):
        assert tuple(picks.placed) == picks.answer
        assert [option for _, option in picks.placed] == picks.chosen
    else:
        assert picks.answer in (tuple(picks.chosen), *picks.chosen)


@given(anything())
def test_a_wrong_pick_is_refused_and_changes_nothing(decision: Decision) -> None:
    picks = Picks(decision)
    before = picks.offers[:], picks.made[:], picks.answer, picks.numbers[:], picks.chosen[:]
    with pytest.raises(IllegalAnswer, match="'stranger' is not one of"):
        picks.pick("stranger")
    assert (picks.offers, picks.made, picks.answer, picks.numbers, picks.chosen) == before


def test_variants_are_offered_only_when_asked_for() -> None:
    plain = Option("use hawk 1")
    plain.add_variant(Option("use hawk 1 for nothing"))
    choose = Choose(0, ASK, [plain, Option("pass")])
    assert Picks(choose).offers == ["use hawk 1", "pass"]
    assert Picks(choose, variants=True).offers == ["use hawk 1", "use hawk 1 for nothing", "pass"]


def test_a_price_with_a_discount_is_paid_slot_by_slot() -> None:
    essences = [Option("elan"), Option("life"), Option("death")]
    pay = Amounts(0, ASK, essences, (0, 0, 0), (2, 0, 5), 4, 4, "", (), (0, 0, 2), 2)
    picks = Picks(pay)
    assert picks.numbers == [0]
    assert picks.offers == [ENOUGH, "+elan"]
    picks.pick("+elan")
    assert picks.numbers == [1]
    picks.pick(ENOUGH)
    assert picks.answer == (1, 0, 3)


def test_a_range_of_totals_may_stop_early() -> None:
    how_many = Amounts(0, ASK, [Option("elan"), Option("gold")], (0, 0), (3, 0), 1, 3)
    picks = Picks(how_many)
    assert picks.numbers == [1], "one is needed in any case"
    assert picks.offers == [ENOUGH, "+elan"]
    picks.pick(ENOUGH)
    assert picks.answer == (1, 0)


def test_a_plan_is_picked_slot_by_slot() -> None:
    slots = [SLOTS[0], *SLOTS[2:]]
    picks = Picks(Place(0, ASK, LETTERS[:3], slots, 2, 3, 3, groups=(0, 0, 1), supply=(1, 2)))
    assert picks.offers == [ENOUGH, "a", "b", "c"]
    picks.pick(ENOUGH)
    assert (picks.slot, picks.offers) == (1, ["a", "b", "c"]), "two are needed, so I cannot stay empty"
    picks.pick("b")
    assert (picks.slot, picks.offers) == (3, [ENOUGH, "c"]), "there is only one left for II, so it lies there already"
    picks.pick(ENOUGH)
    assert picks.answer == ((slots[1], LETTERS[1]), (slots[2], LETTERS[2]))
