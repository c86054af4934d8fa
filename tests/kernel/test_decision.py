"""The four forms: check, count, enumerate, sample, write and read agree with each other."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conclave.kernel.decision import Amounts, Arrange, Choose, ChooseSome, Decision, Option
from conclave.kernel.dice import Dice
from conclave.kernel.errors import IllegalAnswer
from tests.kernel.questions import ASK, LETTERS, amounts, decisions


@given(decisions(), st.integers(0, 2**64 - 1))
def test_all_ways_to_look_at_a_decision_agree(decision: Decision, key: int) -> None:
    answers = list(decision.answers())
    assert len(answers) == decision.count() == len(set(answers))
    for number, answer in enumerate(answers):
        assert decision.nth(number) == answer
        assert decision.check(answer) == answer
        assert decision.read(decision.write(answer)) == answer
    assert decision.sample(Dice(key, 0)) in answers
    for number in (-1, len(answers)):
        with pytest.raises(IllegalAnswer, match=f"there is no answer {number}; there are {len(answers)}"):
            decision.nth(number)


@given(amounts())
def test_amounts_are_exactly_those_within_the_bounds(decision: Amounts) -> None:
    def every(at: int) -> list[tuple[int, ...]]:
        if at == len(decision.slots):
            return [()]
        return [(value, *rest) for value in range(8) for rest in every(at + 1)]

    legal = set()
    for numbers in every(0):
        try:
            legal.add(decision.check(numbers))
        except IllegalAnswer:
            continue
    assert legal == set(decision.answers())
    forced = decision.forced()
    assert (forced is not None) == (len(legal) == 1)
    assert forced is None or forced in legal


@pytest.mark.parametrize("decision", [
    Choose(0, ASK, LETTERS[:5]),
    ChooseSome(0, ASK, LETTERS[:4], 1, 3),
    Arrange(0, ASK, LETTERS[:3]),
    Amounts(0, ASK, LETTERS[:3], (0, 0, 1), (2, 3, 2), 3, 3),
    Amounts(0, ASK, LETTERS[:3], (0, 0, 0), (2, 3, 2), 3, 3, base=(2, 0, 0), spare=2),
    Amounts(0, ASK, LETTERS[:2], (0, 0), (2, 2), 1, 3),
])
def test_samples_are_uniform(decision: Decision) -> None:
    dice = Dice.of(1, "test")
    draws = 400 * decision.count()
    seen = Counter(decision.write(decision.sample(dice)) for _ in range(draws))
    assert len(seen) == decision.count()
    assert all(300 < count < 500 for count in seen.values()), seen


def test_a_variant_is_legal_with_its_option_and_never_drawn_at_random() -> None:
    plain, variant = Option("use"), Option("use for nothing")
    plain.add_variant(variant)
    decision = Choose(0, ASK, [plain, Option("pass")])
    assert decision.count() == 3
    assert decision.check(variant) is variant
    assert decision.read("use for nothing") is variant
    assert [decision.nth(number) for number in range(3)] == list(decision.answers())
    assert all(decision.sample(Dice(key, 0)) is not variant for key in range(200))
    with pytest.raises(IllegalAnswer):
        Choose(0, ASK, [Option("pass")]).check(variant)


@pytest.mark.parametrize(("decision", "line", "sentence"), [
    (Choose(0, ASK, LETTERS[:2]), "z", "'z' is not one of: a, b"),
    (ChooseSome(0, ASK, LETTERS[:3], 2, 2), "a", "choose 2 of 3, not 1"),
    (ChooseSome(0, ASK, LETTERS[:3], 1, 2), "a, b, c", "choose 1 to 2 of 3, not 3"),
    (ChooseSome(0, ASK, LETTERS[:3], 2, 2), "a, a", "'a' is chosen twice"),
    (Arrange(0, ASK, LETTERS[:2]), "a", "all 2 have to be put in order, not 1"),
    (Amounts(0, ASK, LETTERS[:2], (0, 0), (2, 2), 2, 2), "a=3", "a must be from 0 to 2, not 3"),
    (Amounts(0, ASK, LETTERS[:2], (0, 0), (2, 2), 2, 2), "a=1", "the total must be 2, not 1"),
    (Amounts(0, ASK, LETTERS[:2], (0, 0), (2, 2), 1, 2), "none", "the total must be 1 to 2, not 0"),
    (Amounts(0, ASK, LETTERS[:2], (0, 0), (2, 2), 2, 2), "a=x", "'a=x' should look like 'a=2'"),
    (Amounts(0, ASK, LETTERS[:2], (0, 0), (2, 2), 2, 2), "q=1", "'q' is not one of: a, b"),
    (Amounts(0, ASK, LETTERS[:2], (0, 0), (2, 2), 2, 2), "a=1 a=1", "'a' stands twice"),
    (Amounts(0, ASK, LETTERS[:2], (0, 0), (3, 3), 3, 3, base=(1, 1), spare=1), "a=3",
     "only 1 may be of a kind not asked for, not 2"),
])
def test_a_wrong_answer_gets_a_sentence(decision: Decision, line: str, sentence: str) -> None:
    with pytest.raises(IllegalAnswer, match="^" + sentence.replace("(", r"\(") + "$"):
        decision.read(line)


@pytest.mark.parametrize("answer", [(True, 1), ("1", 1), (1.0, 1), None, "a", LETTERS[0], (1, 1, 0)])
def test_amounts_take_nothing_but_whole_numbers(answer: object) -> None:
    decision = Amounts(0, ASK, LETTERS[:2], (0, 0), (2, 2), 2, 2)
    with pytest.raises(IllegalAnswer):
        decision.check(answer)


def test_huge_counts_are_counted_numbered_and_drawn() -> None:
    options = [Option(str(n)) for n in range(60)]
    decision = ChooseSome(0, ASK, options, 0, 60)
    assert decision.count() == 2**60
    assert len({decision.sample(Dice(key, 0)) for key in range(50)}) == 50
    assert (decision.nth(0), decision.nth(2**60 - 1)) == ((), tuple(options))
    arranged = Arrange(0, ASK, options)
    assert arranged.nth(arranged.count() - 1) == tuple(reversed(options))
