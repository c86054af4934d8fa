"""Reading components in the language of a title: what is needed, what is bound, what belongs inside of what."""

from __future__ import annotations

import pytest

from conclave.kernel.decision import Choose
from conclave.kernel.errors import ContentError
from conclave.kit.effects import run
from tests.kit.meadow import GUESTS, LANGUAGE, Meadow, Walk, card, effect


def done(text: str) -> Meadow:
    meadow = Meadow(3)
    scope = LANGUAGE.scope(0, 0)
    for _ in run(meadow, scope, effect(text)):
        raise AssertionError("nothing is asked")
    return meadow


@pytest.mark.parametrize(("text", "complaint"), [
    ("{op: promise, event: picked}", "'do' is missing"),
    ("{op: if, then: []}", "'cond' is missing"),
    ("{op: walk, to: north}", "'how' is missing"),
    ("{op: walk, how: {fast: true}}", "'to' is missing"),
    ("{op: walk, how: {}, to: nrth}", "unknown to 'nrth'; did you mean 'north'?"),
    ("{op: recall, what: $there}", "unknown bound name 'there'"),
    ("{op: dig}", "'dig' works only inside of: night"),
])
def test_what_is_needed_and_what_is_unknown_is_told(text: str, complaint: str) -> None:
    with pytest.raises(ContentError, match=r"meadow.yaml:1: ") as caught:
        effect(text)
    assert complaint in str(caught.value)


def test_a_field_that_is_one_word_of_a_family() -> None:
    assert done("{op: walk, how: {fast: true}, to: south}").log == ["side-south"]
    walk = LANGUAGE.words["op-walk"]
    assert LANGUAGE.blank(walk).notes == {"to": "one of north, south", "how": "a mapping"}
    assert isinstance(walk.make(LANGUAGE.blank(walk)), Walk)


def test_names_belong_to_one_effect() -> None:
    fields = card("first: [{op: note, as: it}, {op: recall, what: it}], second: [{op: recall, what: it}]")
    fields.effect("first")
    with pytest.raises(ContentError, match="unknown bound name 'it'"):
        fields.effect("second")
    assert len(fields.effect("second", bound=("it",))) == 1


def test_what_belongs_inside_of_a_kind_of_effect() -> None:
    fields = card("dark: [{op: dig}, {op: either, options: [{do: [{op: dig}]}]}], light: [{op: dig}]")
    assert len(fields.effect("dark", "night")) == 2
    assert fields.inside == ""
    with pytest.raises(ContentError, match="'dig' works only inside of: night"):
        fields.effect("light", "day")


def test_promises_are_collected_at_any_depth() -> None:
    promise = "{op: promise, event: picked, do: [{op: plant}]}"
    fields = card(f"do: [{{op: either, options: [{{do: [{promise}]}}, {{do: [{{op: plant}}, {promise}]}}]}}, {promise}]")
    fields.effect("do")
    assert [rule.event for rule in fields.promises] == ["picked"] * 3


def test_only_what_is_possible_is_offered() -> None:
    meadow = Meadow(1)
    ops = effect("{op: either, options: [{do: [{op: pluck}]}, {do: [{op: plant}]}, {do: [{op: plant, n: 2}]}]}")
    step = run(meadow, LANGUAGE.scope(0, 0), ops)
    asked = next(step)
    assert isinstance(asked, Choose)
    assert [option.note for option in asked.options] == ["option 1", "option 2"]
    with pytest.raises(StopIteration):
        step.send(asked.options[1])
    assert meadow.flowers == [2]


def test_a_title_says_what_its_roles_mean() -> None:
    meadow = Meadow(3)
    for seat in range(3):
        list(run(meadow, GUESTS.scope(seat, 0), effect("{op: plant}, {op: plant, who: neighbour}", GUESTS)))
    assert meadow.flowers == [2, 2, 1], "seat 2 is not there"
