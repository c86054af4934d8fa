"""The five forms: check, count, enumerate, sample, write and read agree with each other."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conclave.kernel.decision import Amounts, Arrange, Choose, ChooseSome, Decision, Option, Place
from conclave.kernel.dice import Dice
from conclave.kernel.errors import IllegalAnswer
from tests.kernel.questions import ASK, LETTERS, SLOTS, amounts, decisions, places

PLAN = Place(0, ASK, LETTERS, [SLOTS[0], *SLOTS[2:]], 2, 4, 3, groups=(0, 0, 1, 1, 2, 3, 4), supply=(1, 2, 1, 1, 1))


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


@given(places())
def test_places_are_exactly_those_that_keep_the_rules(decision: Place) -> None:
    """Every way to put options or nothing into the slots, looked at one by one."""
    legal = set()
    for held in product([None, *decision.options], repeat=len(decision.slots)):
        used = [decision.groups[decision.options.index(option)] for option in held if option is not None]
        row = [option is not None for option in held[decision.free:]]
        if any(used.count(group) > decision.supply[group] for group in used) or row != sorted(row, reverse=True):
            continue
        if min(decision.low, sum(decision.supply), len(decision.slots)) <= len(used) <= decision.high:
            placed = zip(decision.slots, held, strict=True)
            legal.add(tuple((slot, option) for slot, option in placed if option is not None))
    assert legal == set(decision.answers())
    for answer in legal:
        assert decision.check(tuple(reversed(answer))) == answer


@pytest.mark.parametrize("decision", [
    Choose(0, ASK, LETTERS[:5]),
    ChooseSome(0, ASK, LETTERS[:4], 1, 3),
    Arrange(0, ASK, LETTERS[:3]),
    Amounts(0, ASK, LETTERS[:3], (0, 0, 1), (2, 3, 2), 3, 3),
    Amounts(0, ASK, LETTERS[:3], (0, 0, 0), (2, 3, 2), 3, 3, base=(2, 0, 0), spare=2),
    Amounts(0, ASK, LETTERS[:2], (0, 0), (2, 2), 1, 3),
    Place(0, ASK, LETTERS[:3], [SLOTS[0], *SLOTS[2:4]], 1, 3, 2, groups=(0, 0, 1), supply=(1, 2)),
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
    (PLAN, "I a", "fill 2 to 4 of 4, not 1"),
    (PLAN, "I a, II b", "there is no more left of 'b'"),
    (PLAN, "quick a, II c", "'II' is filled before 'I'"),
    (PLAN, "quick a, quick c", "'quick' is filled twice"),
    (PLAN, "quick a, I z", "'z' is not one of: a, b, c, d, e, f, g"),
    (PLAN, "quick a, IV c", "'IV c' does not begin with one of: quick, I, II, III"),
    (PLAN, "quick a, I", "'I' does not begin with one of: quick, I, II, III"),
])
def test_a_wrong_answer_gets_a_sentence(decision: Decision, line: str, sentence: str) -> None:
    with pytest.raises(IllegalAnswer, match="^" + sentence.replace("(", r"\(") + "$"):
        decision.read(line)


@pytest.mark.parametrize("answer", [(True, 1), ("1", 1), (1.0, 1), None, "a", LETTERS[0], (1, 1, 0)])
def test_amounts_take_nothing_but_whole_numbers(answer: object) -> None:
    decision = Amounts(0, ASK, LETTERS[:2], (0, 0), (2, 2), 2, 2)
    with pytest.raises(IllegalAnswer):
        decision.check(answer)


@pytest.mark.parametrize("answer", [
    None, "I a", LETTERS[0], (LETTERS[0],), (0, 1), (("I", "a"), ("II", "c")), ((SLOTS[2], LETTERS[0], LETTERS[2]),),
    ((LETTERS[0], SLOTS[2]),), ((SLOTS[1], LETTERS[0]), (SLOTS[2], LETTERS[2])),
])
def test_places_take_nothing_but_slots_with_options(answer: object) -> None:
    with pytest.raises(IllegalAnswer):
        PLAN.check(answer)


@pytest.mark.parametrize(("cards", "plans"), [
    (0, ["none"]), (1, ["I a", "I b", "quick a", "quick b"]),
])
def test_who_has_less_than_the_least_places_all(cards: int, plans: list[str]) -> None:
    slots = [SLOTS[0], *SLOTS[2:]]
    plan = Place(0, ASK, LETTERS[:2 * cards], slots, 2, 4, 3, groups=(0, 0)[:2 * cards], supply=(1,) * cards)
    assert sorted(plan.write(answer) for answer in plan.answers()) == plans


def test_a_thing_that_is_there_twice_is_placed_twice_on_any_side() -> None:
    plan = Place(0, ASK, LETTERS[:2], SLOTS[2:4], 2, 2, 2, groups=(0, 0), supply=(2,))
    assert [plan.write(answer) for answer in plan.answers()] == ["I a, II a", "I a, II b", "I b, II a", "I b, II b"]


def test_the_name_of_a_slot_may_begin_like_another_and_have_a_space() -> None:
    slots = [Option("left"), Option("left hand")]
    decision = Place(0, ASK, LETTERS[:2], slots, 1, 2)
    assert decision.read("left hand a, left b") == ((slots[0], LETTERS[1]), (slots[1], LETTERS[0]))


def test_huge_counts_are_counted_numbered_and_drawn() -> None:
    options = [Option(str(n)) for n in range(60)]
    decision = ChooseSome(0, ASK, options, 0, 60)
    assert decision.count() == 2**60
    assert len({decision.sample(Dice(key, 0)) for key in range(50)}) == 50
    assert (decision.nth(0), decision.nth(2**60 - 1)) == ((), tuple(options))
    arranged = Arrange(0, ASK, options)
    assert arranged.nth(arranged.count() - 1) == tuple(reversed(options))
    wide = Place(0, ASK, options, [Option(f"slot {n}") for n in range(40)], 0, 40, 20, supply=(3,) * 60)
    last = wide.count() - 1
    assert last > 10**60
    assert wide.check(wide.nth(last)) == wide.nth(last)
    assert len({wide.sample(Dice(key, 0)) for key in range(50)}) == 50
