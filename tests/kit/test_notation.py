"""Positions of a title as lines, by the table of its fields."""

from __future__ import annotations

import pytest

from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadNotation
from conclave.kit.notation import DICE, Cards, Flag, Notation, Number, OneOf, Steps
from tests.kit.orchard.state.fields import DECLARED, FRUIT_STEPS, SEASONS
from tests.kit.orchard.state.model import Orchard, new_orchard, open_box

BOX = open_box()
LINES = Notation(DECLARED, (
    Number("round", usual=1, always=True), Number("first"), OneOf("season", usual=SEASONS[0]),
    Steps(("pick", "sell"), FRUIT_STEPS, "pick:0"), Flag("gate", "gate_closed", when=0),
    Cards("tree", group="fruit", top_first=True), DICE,
), (
    Number("coins", usual=2), Cards("basket", group="fruit"), Cards("tool", group="tool"), Flag("asleep"),
))
LINE = ("round=3 first=1 season=autumn next=ripen:pear,pick:1 tree=apple,quince,apple dice=5:7"
        " | coins=0 basket=pear tool=spade | asleep")


def read(line: str) -> Orchard:
    parts = LINES.split(line)
    orchard = new_orchard(BOX, len(parts) - 1, Dice(0, 0))
    position = LINES.fill(orchard, BOX, parts)
    orchard.compost = position.rest(BOX.groups["fruit"])
    parts[0].close()
    return orchard


def test_a_line_fills_every_field_that_it_names() -> None:
    orchard = read(LINE)
    assert (orchard.round, orchard.first, orchard.season, orchard.gate) == (3, 1, "autumn", 1)
    assert orchard.agenda == [("ripen", BOX.definitions["pear"]), ("pick", 1)]
    assert [BOX.piece_names[piece] for piece in orchard.tree] == ["apple", "quince", "apple"]
    assert orchard.tree[-1] == BOX.pieces["apple"][0], "the first of a name is on top"
    assert (orchard.coins, orchard.asleep, orchard.tool) == ([0, 2], [0, 1], [BOX.pieces["spade"][0], -1])
    assert [BOX.piece_names[piece] for piece in orchard.compost] == ["apple", "apple", "pear"]
    assert (orchard.dice.key, orchard.dice.counter) == (5, 7)


def test_it_is_written_as_it_was_read() -> None:
    assert LINES.write(read(LINE), BOX) == LINE


def test_what_is_as_usual_is_left_out() -> None:
    orchard = read("| |")
    assert orchard.agenda == []
    assert LINES.write(orchard, BOX) == "round=1 dice=0:0 |  | "
    assert LINES.write(read("gate_closed | |"), BOX).startswith("round=1 gate_closed ")


@pytest.mark.parametrize(("line", "complaint"), [
    ("|", "a position has 2 to 3 seats, each after a '|', not 1"),
    ("| | | |", "a position has 2 to 3 seats, each after a '|', not 4"),
    ("round=10 | |", "round=10: from 1 to 9 is needed"),
    ("round=x | |", "round=x: a whole number is needed"),
    ("first=2 | |", "first=2: from 0 to 1 is needed"),
    ("season=winter | |", "season=winter: choose one of spring, autumn"),
    ("next=pick:2 | |", "next=pick:2: a step is one of pick, sell with a seat, like pick:0, or one of ripen with"),
    ("next=ripen:plum | |", "next=ripen:plum: a step is one of"),
    ("tree=plum | |", "there is no component 'plum'"),
    ("tree=spade | |", "tree: 'spade' does not belong there"),
    ("tree=quince | basket=quince |", "'quince' is in two places"),
    ("tree=pear,pear | basket=pear |", "there are only 2 of 'pear'"),
    ("| tool=spade,ladder |", "tool: only one can lie there, not 2"),
    ("dice=5 | |", "dice=5:: two whole numbers are needed"),
    ("| asleap |", "unknown field 'asleap' (there are: asleep, basket, coins, tool)"),
    ("compost=pear | |", "unknown field 'compost'"),
])
def test_what_is_wrong_is_named(line: str, complaint: str) -> None:
    with pytest.raises(BadNotation) as caught:
        read(line)
    assert str(caught.value).startswith(complaint)
