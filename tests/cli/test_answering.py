"""What a person types is understood, or refused with a reason."""

import pytest

from conclave.cli.answering import Misread, default_amounts, latin, read_answer, spend_the_plenty
from conclave.kernel.decision import Amounts, Arrange, Choose, ChooseSome, Option, Place, Prompt
from conclave.kernel.words import Words

PROMPT = Prompt("ask", "EX-1")
ESSENCES = [Option(name) for name in ("elan", "life", "calm", "death", "gold")]
MOVES = [Option("place hawk", Words("a")), Option("place vault", Words("b")), Option("pass", Words("c"))]
LABELS = {"place hawk": "Зіграти «Яструб»", "place vault": "Зіграти «Скарбниця»", "pass": "Спасувати",
          "elan": "запал", "gold": "золото", "death": "смерть", "calm": "спокій", "life": "життя"}


def pay(total: int = 3) -> Amounts:
    return Amounts(0, PROMPT, ESSENCES, (0, 0, 0, 0, 0), (2, 1, 3, 0, 1), total, total)


@pytest.mark.parametrize("line", ["2e 1g", "e2g1", "2e1g", "e2 g1", "elan=2 gold=1", "2 elan, 1 gold", "2 0 0 0 1",
                                  "2 зап 1 зол", "2у 1п", "1e 1g 1e"])
def test_amounts_are_typed_in_many_ways(line: str) -> None:
    assert read_answer(pay(), line, ESSENCES, LABELS) == (2, 0, 0, 0, 1)


@pytest.mark.parametrize(("line", "key"), [
    ("3e", "cli-slot-bounds"), ("2e", "cli-total-exactly"), ("2x 1g", "cli-no-such-slot"), ("2e !", "cli-not-amounts"),
    ("2с 1g", "cli-several-fit"), ("none", "cli-total-exactly"), ("e", "cli-not-amounts"), ("1 1", "cli-not-amounts"),
])
def test_wrong_amounts_are_explained(line: str, key: str) -> None:
    with pytest.raises(Misread) as caught:
        read_answer(pay(), line, ESSENCES, LABELS)
    assert caught.value.words.key == key


def test_a_kind_that_the_cost_does_not_name_is_limited() -> None:
    priced = Amounts(0, PROMPT, ESSENCES, (0,) * 5, (3, 3, 3, 3, 0), 3, 3, base=(2, 0, 0, 0, 0), spare=1)
    assert read_answer(priced, "2e 1d", ESSENCES, LABELS) == (2, 0, 0, 1, 0)
    with pytest.raises(Misread) as caught:
        read_answer(priced, "1e 2d", ESSENCES, LABELS)
    assert caught.value.words.key == "cli-too-many-others"


def test_the_default_pays_with_plenty_and_keeps_the_gold() -> None:
    purse = Amounts(0, PROMPT, ESSENCES, (0,) * 5, (1, 0, 5, 0, 4), 3, 3)
    assert spend_the_plenty(purse, ("gold",)) == (0, 0, 3, 0, 0)
    assert default_amounts(purse, (9, 9, 9, 9, 9)) == (0, 0, 2, 0, 1)


def test_the_default_pays_what_the_cost_names_first() -> None:
    priced = Amounts(0, PROMPT, ESSENCES, (0,) * 5, (9, 9, 9, 9, 9), 4, 4, base=(0, 0, 0, 2, 0), spare=2)
    assert spend_the_plenty(priced)[3] >= 2
    assert sum(spend_the_plenty(priced)) == 4


@pytest.mark.parametrize(("line", "note"), [
    ("1", "place hawk"), (" 3 ", "pass"), ("place vault", "place vault"), ("pa", "pass"), ("зіграти «я", "place hawk"),
    ("PASS", "pass"), ("place v", "place vault"), ("vault", "place vault"), ("Haw", "place hawk"), ("яструб", "place hawk"),
])
def test_an_option_is_named_by_number_note_or_beginning(line: str, note: str) -> None:
    answer = read_answer(Choose(0, PROMPT, MOVES), line, MOVES, LABELS)
    assert isinstance(answer, Option)
    assert answer.note == note


@pytest.mark.parametrize(("line", "key"), [
    ("0", "cli-no-such-number"), ("4", "cli-no-such-number"), ("9" * 40, "cli-no-such-number"),
    ("place", "cli-several-fit"), ("zork", "cli-not-understood"),
    ("v", "cli-not-understood"), ("ha", "cli-not-understood"), ("ault", "cli-not-understood"), ("_", "cli-not-understood"),
])
def test_a_wrong_option_is_explained(line: str, key: str) -> None:
    with pytest.raises(Misread) as caught:
        read_answer(Choose(0, PROMPT, MOVES), line, MOVES, LABELS)
    assert caught.value.words.key == key


def test_a_hidden_variant_is_found_by_its_note_only() -> None:
    use = Option("use hawk 1")
    variant = Option("use hawk 1 for nothing")
    use.add_variant(variant)
    assert read_answer(Choose(0, PROMPT, [use]), "use hawk 1 for nothing", [use], {}) is variant
    with pytest.raises(Misread):
        read_answer(Choose(0, PROMPT, [use]), "2", [use], {})


def test_several_are_named_by_numbers() -> None:
    some = ChooseSome(0, PROMPT, MOVES, 0, 2)
    assert read_answer(some, "3 1", MOVES, LABELS) == (MOVES[0], MOVES[2])
    assert read_answer(some, "none", MOVES, LABELS) == ()
    assert read_answer(some, "place hawk, pass", MOVES, LABELS) == (MOVES[0], MOVES[2])
    for line, key in (("1 1", "cli-chosen-twice"), ("1 2 3", "cli-choose-between"), ("all", "cli-choose-between")):
        with pytest.raises(Misread) as caught:
            read_answer(some, line, MOVES, LABELS)
        assert caught.value.words.key == key


def test_an_order_is_typed_as_numbers() -> None:
    order = Arrange(0, PROMPT, MOVES)
    assert read_answer(order, "2 1 3", MOVES, LABELS) == (MOVES[1], MOVES[0], MOVES[2])
    with pytest.raises(Misread) as caught:
        read_answer(order, "2 1", MOVES, LABELS)
    assert caught.value.words.key == "cli-arrange-all"


SIDES = [Option(name, Words(name)) for name in ("torment", "torment/reverse", "silver_of_the_sages",
                                                "silver_of_the_sages/reverse", "mend")]
SPELLS = {"torment": "Grim Torment", "torment/reverse": "Grim Torment (reverse)",
          "silver_of_the_sages": "Silver of the Sages", "silver_of_the_sages/reverse": "Silver of the Sages (reverse)",
          "mend": "Лікування", "quick": "швидке", "I": "I", "II": "II", "III": "III"}


def plan(low: int = 2) -> Place:
    return Place(0, PROMPT, SIDES, [Option(name) for name in ("quick", "I", "II", "III")], low, 4, 3,
                 groups=(0, 0, 1, 1, 2), supply=(1, 2, 1))


@pytest.mark.parametrize("line", [
    "quick torment/reverse, I silver of the sages", "I silver_of_the_sages, quick torment reverse", "quick 2, I 3",
    "q2, i3", "q 2; 1 3", "Швидке 2, I: silver", "quick=2, I=silver", "й2, 1 silver",
    "q grim torment (reverse), i silver of",
])
def test_a_plan_is_typed_in_one_line(line: str) -> None:
    decision = plan()
    answer = read_answer(decision, line, SIDES, SPELLS)
    assert decision.write(answer) == "quick torment/reverse, I silver_of_the_sages"


@pytest.mark.parametrize(("line", "key"), [
    ("quick 2", "cli-fill-between"), ("none", "cli-fill-between"), ("quick 2, quick 3", "cli-filled-twice"),
    ("I torment, II torment/reverse", "cli-none-left"), ("quick 2, II 3", "cli-gap"), ("2, 3", "cli-no-such-slot"),
    ("slow 2, I 3", "cli-no-such-slot"), ("quick, I 3", "cli-no-such-slot"), ("4 2, I 3", "cli-no-such-slot"),
    ("I 9, II 3", "cli-no-such-number"), ("I reverse, II 5", "cli-several-fit"), ("I owl, II 5", "cli-not-understood"),
])
def test_a_wrong_plan_is_explained(line: str, key: str) -> None:
    with pytest.raises(Misread) as caught:
        read_answer(plan(), line, SIDES, SPELLS)
    assert caught.value.words.key == key


def test_a_plan_may_be_empty_where_nothing_is_needed() -> None:
    assert read_answer(plan(0), "none", SIDES, SPELLS) == ()


def test_keys_under_cyrillic_letters_work() -> None:
    assert latin("Г") == "u"
    assert latin("дщп") == "log"
