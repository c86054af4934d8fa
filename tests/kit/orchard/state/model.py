"""The orchard itself, and its box."""

from __future__ import annotations

from typing import Final

from conclave.kernel.dice import Dice
from conclave.kit.box import Box
from tests.kit.orchard.state.generated import OrchardFields

FRUIT: Final = (("apple", 4), ("pear", 2), ("quince", 1))
TOOLS: Final = ("ladder", "spade")


class Orchard(OrchardFields):
    """The trees, the gardeners and what they have."""

    __slots__ = ()

    def copy(self) -> Orchard:
        twin = Orchard(self.box)
        self.copy_to(twin)
        return twin


def open_box() -> Box:
    """Seven fruit and two tools."""
    box = Box("1", "")
    for name, copies in FRUIT:
        box.enter(name, copies, ["fruit"])
    for name in TOOLS:
        box.enter(name, 1, ["tool"])
    return box


def new_orchard(box: Box, seats: int, dice: Dice) -> Orchard:
    """Everything lies in the compost."""
    orchard = Orchard(box)
    orchard.clear(seats, dice)
    orchard.compost = box.groups["fruit"][:]
    orchard.agenda = [("pick", 0)]
    return orchard
