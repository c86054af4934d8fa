"""Written by tools/fields.py from the table in fields.py: change the table and run it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conclave.kernel.dice import Dice
from conclave.kernel.errors import RulesBug
from conclave.kernel.state import Plain, State

if TYPE_CHECKING:
    from conclave.kit.box import Box


class OrchardFields(State):
    """The fields of a state of the orchard."""

    __slots__ = (
        "asleep",
        "basket",
        "box",
        "coins",
        "compost",
        "first",
        "gate",
        "rotten",
        "round",
        "season",
        "tool",
        "tree",
    )

    box: Box  # the fruit
    round: int  # rounds begun so far
    first: int  # who began
    gate: int  # whether the gate is open
    season: str  # the season
    coins: list[int]  # coins
    asleep: list[int]  # whether the gardener sleeps
    tree: list[int]  # fruit on the tree, the lowest last
    basket: list[list[int]]  # picked fruit
    tool: list[int]  # the tool that a gardener holds
    compost: list[int]  # fruit out of the game
    rotten: list[int]  # what falls in this step

    def __init__(self, box: Box) -> None:
        self.told = None
        self.box = box
        self.rotten = []

    def clear(self, seats: int, dice: Dice) -> None:
        """Make every field what it is before anything is laid out."""
        self.seats = seats
        self.agenda = []
        self.dice = dice
        self.round = 1
        self.first = 0
        self.gate = 0
        self.season = "spring"
        self.coins = [0] * seats
        self.asleep = [0] * seats
        self.tree = []
        self.basket = [[] for _ in range(seats)]
        self.tool = [-1] * seats
        self.compost = []

    def copy_to(self, twin: OrchardFields) -> None:
        """Make a new state the same as this one; nothing that may change is shared."""
        twin.seats = self.seats
        twin.agenda = self.agenda.copy()
        twin.dice = Dice(self.dice.key, self.dice.counter)
        twin.round = self.round
        twin.first = self.first
        twin.gate = self.gate
        twin.season = self.season
        twin.coins = self.coins.copy()
        twin.asleep = self.asleep.copy()
        twin.tree = self.tree.copy()
        twin.basket = [pile.copy() for pile in self.basket]
        twin.tool = self.tool.copy()
        twin.compost = self.compost.copy()

    def plain(self) -> Plain:
        """The whole state as JSON data; copies of a component are not told apart."""
        definitions = self.box.definition_names
        pieces = self.box.piece_names
        return {
            "seats": self.seats,
            "agenda": [[step, definitions[at] if step in ("ripen",) else at] for step, at in self.agenda],
            "dice": [self.dice.key, self.dice.counter],
            "round": self.round,
            "first": self.first,
            "gate": self.gate,
            "season": self.season,
            "coins": self.coins.copy(),
            "asleep": self.asleep.copy(),
            "tree": [pieces[piece] for piece in self.tree],
            "basket": [[pieces[piece] for piece in pile] for pile in self.basket],
            "tool": [pieces[piece] if piece >= 0 else "" for piece in self.tool],
            "compost": [pieces[piece] for piece in self.compost],
        }

    def check_between_steps(self) -> None:
        """See that what belongs to one step alone is empty again; RulesBug names what is not."""
        if self.rotten != []:
            raise RulesBug(f"'rotten' is left over from a step that has ended: {self.rotten}")
