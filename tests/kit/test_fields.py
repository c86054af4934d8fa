"""Fields of a record in a language: read, documented and noted for the text by one asking."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from conclave.kernel.content import read_text
from conclave.kernel.errors import ContentError
from conclave.kernel.words import Words
from conclave.kit.effects import NOBODY
from conclave.kit.language import Fields, Language, Word, key_of, verb
from tests.kit.test_flow import LANGUAGE, Coins, Market, gain

Asking = Callable[[Fields[Market]], object]


def fields(text: str) -> Fields[Market]:
    return LANGUAGE.read(read_text(f"# a comment\n- {{{text}}}\n", "market.yaml")[0])


PLAIN: list[tuple[str, Asking, object, object, str]] = [
    ("n: 3", lambda it: it.whole("n", 1, 5), 3, 1, "a whole number from 1"),
    ("m: 3", lambda it: it.whole("n", 1, 5, 2), 2, 2, "a whole number from 1"),
    ("n: gold", lambda it: it.text("n"), "gold", "", "a word"),
    ("m: gold", lambda it: it.text("n", "iron"), "iron", "iron", "a word"),
    ("n: true", lambda it: it.flag("n"), True, False, "true or false"),
    ("m: true", lambda it: it.flag("n"), False, False, "true or false"),
    ("n: b", lambda it: it.one_of("n", ("a", "b")), "b", "a", "one of a, b"),
    ("m: b", lambda it: it.one_of("n", ("a", "b"), "a"), "a", "a", "one of a, b"),
    ("n: [b, a]", lambda it: it.words("n", ("a", "b")), ["b", "a"], [], "a list out of a, b"),
    ("m: []", lambda it: it.words("n", ("a", "b")), [], [], "a list out of a, b"),
    ("n: {b: 2}", lambda it: it.numbers("n", ("a", "b")), {"b": 2}, {}, "numbers for a, b"),
]


@pytest.mark.parametrize(("text", "asked", "value", "blank", "kind"), PLAIN)
def test_plain_fields(text: str, asked: Asking, value: object, blank: object, kind: str) -> None:
    given = fields(text)
    assert asked(given) == value
    assert given.notes == {"n": kind}
    empty: Fields[Market] = Fields(LANGUAGE, "", 0, {}, [], "", True)
    assert asked(empty) == blank
    assert empty.notes == {"n": kind}


@pytest.mark.parametrize(("text", "asked", "complaint"), [
    ("n: 9", lambda it: it.whole("n", 1, 5), "'n' should be from 1 to 5, not 9"),
    ("n: x", lambda it: it.whole("n", 1, 5, 2), "'n' should be a whole number, not 'x'"),
    ("m: 1", lambda it: it.whole("n"), "'n' is missing"),
    ("n: c", lambda it: it.one_of("n", ("a", "b")), "unknown n 'c'; one of: a, b"),
    ("n: [c]", lambda it: it.words("n", ("a", "b")), "unknown n 'c'; one of: a, b"),
    ("n: {c: 1}", lambda it: it.numbers("n", ("a", "b")), "unknown n 'c'; one of: a, b"),
    ("n: perhaps", lambda it: it.flag("n"), "'n' should be true or false, not 'perhaps'"),
    ("n: $robed", lambda it: it.bound("n"), "unknown bound name 'robed'"),
    ("n: 3", lambda it: it.mapping("n"), "'n' should be a mapping"),
    ("n: [[{op: gain}], {op: gain}]", lambda it: it.sentences("n"), "'n' should be a list of lists of operations"),
    ("n: 100", lambda it: it.number("n"), "'n' should be from -99 to 99, not 100"),
    ("n: some", lambda it: it.number("n"), "'n' should be a whole number, not 'some'"),
    ("n: {}", lambda it: it.number("n"), "a number counts one of coins"),
])
def test_mistakes_name_file_and_line(text: str, asked: Asking, complaint: str) -> None:
    with pytest.raises(ContentError) as caught:
        asked(fields(text))
    assert str(caught.value).startswith(f"market.yaml:2: {complaint}")


def test_what_nobody_asks_for_is_a_mistake() -> None:
    given = fields("n: 3, wo: self")
    given.whole("n")
    given.who("who")
    with pytest.raises(ContentError, match=r"market\.yaml:2: unknown field 'wo'; did you mean 'who'\?"):
        given.close()


def test_numbers_are_literal_all_or_counted() -> None:
    market, scope = Market(4, 7), LANGUAGE.scope(1, NOBODY)
    for text, value, counted, key in (("n: 3", 3, False, "number"), ("n: -2", -2, False, "number"),
                                      ("m: 3", 5, False, "number"), ("n: all", 999, False, "number-all"),
                                      ("n: {coins: self}", 7, True, "number-coins")):
        number = fields(text).number("n", 5)
        assert (number.value(market, scope), number.counted, number.words().key) == (value, counted, key)
    assert isinstance(fields("n: {coins: self}").number("n"), Coins)


def test_selectors_are_roles_bound_names_or_words() -> None:
    market, scope = Market(4, 7), LANGUAGE.scope(1, NOBODY)
    given = fields("who: $robbed")
    given.names.append("robbed")
    bound = given.who("who")
    assert (bound.find(market, scope), bound.one(market, scope)) == ([], NOBODY)
    scope.bind("robbed", [1, 0])
    assert (bound.find(market, scope), bound.one(market, scope), bound.words()) == ([1, 0], 1, Words("who-bound"))
    role = fields("who: target").who("who")
    assert (role.find(market, scope), role.one(market, scope)) == ([], NOBODY)
    scope.roles[2] = 0
    assert (role.find(market, scope), role.one(market, scope), role.words()) == ([0], 0, Words("who-target"))
    assert fields("who: all").who("who").find(market, scope) == [0, 1]
    assert fields("m: 1").who("who").find(market, scope) == [1]


def test_bound_names_are_known_from_the_operation_on_that_binds_them() -> None:
    given = fields("first: robbed, second: $robbed, third: robbed")
    assert given.bind("first") == "robbed"
    assert (given.bound("second"), given.bound("third"), given.bound("fourth")) == ("robbed", "robbed", "")
    assert given.bind("fifth") == ""
    assert given.names == ["robbed"]


def test_words_of_a_part_have_what_was_asked_for() -> None:
    op = fields("do: [{op: gain, n: 3, who: target}]").ops("do")[0]
    assert op.words() == Words("op-gain", (("who", Words("who-target")), ("n", Words("number", (("count", 3),)))))
    assert LANGUAGE.word_of(op).name == "gain"


def test_sentences_and_units_are_lists_of_operations() -> None:
    given = fields("s: [[{op: gain}, {op: spend}], [], [{op: gain}]], u: [{do: [{op: gain}]}, {do: []}]")
    assert [[op.word for op in one] for one in given.sentences("s")] == [["op-gain", "op-spend"], [], ["op-gain"]]
    assert [[op.word for op in one] for one in given.units("u")] == [["op-gain"], []]
    assert [op.word for op in given.children] == ["op-gain", "op-spend", "op-gain", "op-gain"]
    assert (given.sentences("t"), given.units("t"), given.ops("t")) == ([], [], [])


def test_a_word_is_registered_once() -> None:
    with pytest.raises(ValueError, match="the word 'op-gain' is registered twice"):
        Language((), (), [verb("gain", gain), verb("gain", gain)])
    words = Language((), (), [verb("gain", gain), Word("cost", "gain", lambda it: it.make("op", "gain", it))])
    assert sorted(words.words) == ["cost-gain", "op-gain"]
    assert words.families == {"op": ["gain"], "cost": ["gain"]}
    assert key_of("cost", "pay_all") == "cost-pay-all"
