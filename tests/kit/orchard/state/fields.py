"""The fields of an orchard. After a change, run `python tools/fields.py`."""

from __future__ import annotations

from typing import Final

from conclave.kit.kinds import EACH, SEAT, WHOLE, Agenda, BoxOf, Dices, Held, Pile, Piles, Shown, Transient, Wholes, Word
from conclave.kit.state import ALL, OWNER, SIZE, Declared, Field

SEASONS: Final = ("spring", "autumn")
FRUIT_STEPS: Final = ("ripen",)

DECLARED: Final = Declared("the orchard", "OrchardFields", (
    Field("box", BoxOf("Box"), "the fruit"),
    Field("seats", WHOLE, "how many play", 2, 3),
    Field("agenda", Agenda(FRUIT_STEPS), "the steps that come next"),
    Field("dice", Dices(), "the dice of the game"),
    Field("round", WHOLE, "rounds begun so far", 1, 9, empty="1", seen=ALL),
    Field("first", SEAT, "who began", seen=ALL),
    Field("gate", WHOLE, "whether the gate is open", 0, 1, seen=ALL, client="boolean"),
    Field("season", Word(SEASONS), "the season", seen=ALL),
    Field("coins", Wholes(EACH), "coins", 0, 20, seen=ALL),
    Field("asleep", Wholes(EACH), "whether the gardener sleeps", 0, 1, seen=ALL, client="boolean"),
    Field("tree", Pile(), "fruit on the tree, the lowest last", seen=SIZE),
    Field("basket", Piles(), "picked fruit", seen=OWNER),
    Field("tool", Held(), "the tool that a gardener holds", seen=ALL),
    Field("compost", Pile(out=True, rest="fruit"), "fruit out of the game"),
    Field("rotten", Transient("list[int]", "[]"), "what falls in this step"),
    Field("basket_size", Shown("number", by_seat=True), "how much fruit is in the basket", seen=ALL),
), "conclave.kit.box:Box")
