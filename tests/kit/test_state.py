"""The table of fields: what is written from it is up to date, and a state comes back from its plain data."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadSave, GoneFromBox, RulesBug
from conclave.kernel.state import Plain, same
from conclave.kit.state import lying, restore
from tests.kit.orchard.state.fields import DECLARED
from tests.kit.orchard.state.model import Orchard, new_orchard, open_box

sys.path.insert(0, str(Path(__file__).parents[2]))
from tools import fields

BOX = open_box()


def orchard() -> Orchard:
    """An orchard in the middle of a game."""
    state = new_orchard(BOX, 2, Dice(5, 7))
    state.agenda = [("ripen", BOX.definitions["pear"]), ("pick", 1)]
    state.basket = [[0, 4], []]
    state.tree = [1, 6]
    state.compost = [2, 3, 5]
    state.tool = [-1, BOX.pieces["spade"][0]]
    state.coins = [3, 0]
    return state


@pytest.mark.parametrize("folder", fields.titles(), ids=lambda folder: folder.name)
def test_what_is_written_from_a_table_is_up_to_date(folder: Path) -> None:
    for path, text in fields.written(folder):
        assert path.read_text("utf-8") == text, "run python tools/fields.py"


def test_the_tables_of_all_titles_are_found() -> None:
    assert {folder.name for folder in fields.titles()} >= {"res_arcana", "krutagidon", "orchard"}


def test_a_state_comes_back_from_its_plain_data() -> None:
    plain = orchard().plain()
    assert plain["agenda"] == [["ripen", "pear"], ["pick", 1]]
    back = Orchard(BOX)
    restore(back, DECLARED, json.loads(json.dumps(plain)), BOX)
    assert back.plain() == plain
    assert sorted(lying(back, DECLARED)) == sorted(lying(orchard(), DECLARED))


def test_a_copy_shares_nothing_that_changes() -> None:
    state = orchard()
    twin = state.copy()
    assert same(state, twin)
    twin.basket[0].append(2)
    twin.coins[0] = 9
    twin.tree.clear()
    assert same(state, orchard())


@pytest.mark.parametrize(("key", "value", "complaint"), [
    ("round", 10, "'round' should be a whole number from 1 to 9"),
    ("first", 2, "'first' should be a whole number from 0 to 1"),
    ("season", "winter", "'season' should be one of spring, autumn"),
    ("coins", [3], "'coins' should have 2 parts, not 1"),
    ("agenda", [["ripen", 1]], "'agenda' names something that is no component: 1"),
    ("agenda", [["rip", "pear"]], "'agenda' should list steps, each with a number or a component"),
])
def test_what_does_not_fit_is_named(key: str, value: object, complaint: str) -> None:
    plain: Plain = {**orchard().plain(), key: value}
    with pytest.raises(BadSave) as caught:
        restore(Orchard(BOX), DECLARED, plain, BOX)
    assert str(caught.value) == f"this is not a state of the orchard: {complaint}"


def test_a_component_that_is_gone_is_named() -> None:
    plain: Plain = {**orchard().plain(), "tree": ["medlar"]}
    with pytest.raises(GoneFromBox, match="medlar"):
        restore(Orchard(BOX), DECLARED, plain, BOX)


def test_what_belongs_to_one_step_is_empty_between_steps() -> None:
    state = orchard()
    state.check_between_steps()
    state.rotten.append(1)
    with pytest.raises(RulesBug, match="'rotten' is left over"):
        state.check_between_steps()
    assert "rotten" not in state.plain()
