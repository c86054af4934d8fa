"""What effects give for a while: who has it, what it is called, and how it is saved."""

from __future__ import annotations

import json

import pytest

from conclave.kernel.errors import BadSave, ContentError, GoneFromBox
from conclave.kernel.words import Words
from conclave.kit.effects import NOBODY
from conclave.kit.lasting import plain_rows, read_rows
from tests.kit.harbour import CARDS, MOMENTS, SEA, ask, harbour, open_box, perform

NAMES = [card.name for card in SEA.box]
NUMBERS = {name: at for at, name in enumerate(NAMES)}


def test_promises_are_called_by_their_cards_and_numbered_for_a_box() -> None:
    assert [rule.name for rule in SEA.rules] == ["hold_fast#1", "chain_shot#1", "smoke#1", "stealth#1", "might#1",
                                                 "war_drums#1", "war_drums#2"]
    assert [rule.number for rule in SEA.rules] == list(range(7))
    assert [NAMES[rule.card] for rule in SEA.rules][-2:] == ["war_drums", "war_drums"]
    _, more = open_box("- {id: first, do: [{op: modify, until: turn, mods: [{mod: aim}]}]}\n" + CARDS)
    assert [rule.name for rule in more] == ["first#1", *[rule.name for rule in SEA.rules]]
    assert [rule.number for rule in SEA.rules] == list(range(7)), "another box numbers its own"


def test_saves_name_promises_moments_and_cards_so_that_a_new_card_changes_nothing() -> None:
    state = harbour("oars", "", "")
    perform(state, 0, "hold_fast")
    perform(state, 1, "war_drums", 2)
    plain = json.loads(json.dumps(plain_rows(state.lasting, SEA.rules, MOMENTS, NAMES)))
    assert plain == [["hold_fast#1", 0, "feat", "hold_fast", 0], ["war_drums#1", 1, "effect", "war_drums", 2],
                     ["war_drums#2", 1, "turn", "war_drums", 1]]
    cards, rules = open_box("- {id: first, do: [{op: modify, until: turn, mods: [{mod: aim}]}]}\n" + CARDS)
    rows = read_rows(plain, rules, MOMENTS, {card.name: at for at, card in enumerate(cards)})
    assert [row[0] for row in rows] == [row[0] + 1 for row in state.lasting]
    assert [row[3] for row in rows] == [row[3] + 1 for row in state.lasting]
    again = harbour("oars", "", "")
    again.lasting = read_rows(plain, SEA.rules, MOMENTS, NUMBERS)
    assert again.lasting == state.lasting
    assert [ask(again, 2, "strength", 1), ask(again, 0, "skill-plates", 0)] == [3, 2]


def test_a_row_without_a_card_is_saved_as_well() -> None:
    rows = [(0, NOBODY, 1, NOBODY, 2)]
    plain = plain_rows(rows, SEA.rules, MOMENTS, NAMES)
    assert plain == [["hold_fast#1", -1, "feat", "", 2]]
    assert read_rows(plain, SEA.rules, MOMENTS, NUMBERS) == rows


@pytest.mark.parametrize(("row", "complaint"), [
    (7, "should list rows"), (["might#1", 0, "turn", "might"], "should list rows"),
    ([4, 0, "turn", "might", 0], "no promise: 4"), (["might#2", 0, "turn", "might", 0], "no card makes: might#2"),
    (["#", 0, "turn", "might", 0], "no card makes"), (["might#1", 0, "noon", "might", 0], "unknown moment: noon"),
    (["might#1", 0, 1, "might", 0], "unknown moment"), (["might#1", 0, "turn", 5, 0], "no component: 5"),
    (["might#1", "0", "turn", "might", 0], "a figure that there is not"),
    (["might#1", 0, "turn", "might", True], "a figure that there is not"),
    (["might#1", 0, "turn", "might", 10**30], "a figure that there is not"),
    (["m" * 10_000, 0, "turn", "might", 0], "no promise"),
])
def test_a_broken_row_is_refused(row: object, complaint: str) -> None:
    with pytest.raises(BadSave, match=complaint):
        read_rows([row], SEA.rules, MOMENTS, NUMBERS)


@pytest.mark.parametrize(("promise", "card", "gone"), [("raid#1", "might", "raid"), ("might#1", "raid", "raid")])
def test_a_card_that_has_gone_from_the_box_is_named(promise: str, card: str, gone: str) -> None:
    with pytest.raises(GoneFromBox, match=f"'{gone}'"):
        read_rows([[promise, 0, "turn", card, 0]], SEA.rules, MOMENTS, NUMBERS)


@pytest.mark.parametrize(("op", "complaint"), [
    ("{op: modify, until: turn}", "'mods' is missing"),
    ("{op: modify, until: trun, mods: [{mod: aim}]}", "unknown until 'trun'; did you mean 'turn'?"),
    ("{op: modify, mods: [{mod: aim}]}", "'until' is missing"),
])
def test_mistakes_name_file_and_line(op: str, complaint: str) -> None:
    with pytest.raises(ContentError) as caught:
        open_box(f"- id: x\n  do:\n  - {op}\n")
    assert str(caught.value) == f"harbour.yaml:3: {complaint}"


def test_words_say_who_has_what_until_when() -> None:
    op = SEA.box[SEA.number("chain_shot")].ops[0]
    said = dict(op.words().args)
    assert (said["who"], said["until"]) == (Words("who-target"), Words("until-turn"))
    mods = said["mods"]
    assert isinstance(mods, tuple)
    assert [mod.key for mod in mods] == ["mod-guns"]
