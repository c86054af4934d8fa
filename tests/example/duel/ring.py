"""The table of a duel: plain data and the dice, nothing else."""

from __future__ import annotations

from typing import Final, cast

from conclave.kernel.dice import Dice
from conclave.kernel.events import Occurrence
from conclave.kernel.game import Plain, State

LIFE, HAND, ROUNDS = 6, 4, 8
ZONES: Final = ("deck", "hand", "plan", "trap", "open", "discard")


class Ring(State):
    """Who has how much life, and where every card lies: `piles[zone][seat]`, the top of a deck last.

    `plan` holds planned cards and `trap` set traps, both face down; what lies in `open` and `discard` is seen by all.
    """

    def __init__(self, seats: int, dice: Dice) -> None:
        self.seats = seats
        self.agenda = [("plan", 0)]
        self.dice = dice
        self.told = None
        self.round = 1
        self.life = [LIFE] * seats
        self.fallen: list[int] = []
        self.known = [0] * seats  # how many cards on top of the own deck a mage has looked at
        self.piles: dict[str, list[list[int]]] = {zone: [[] for _ in range(seats)] for zone in ZONES}
        self.due: list[Occurrence] = []  # what the present sentence has dealt, to be answered at its full stop

    def plain(self) -> Plain:
        return {"seats": self.seats, "agenda": [list(step) for step in self.agenda],
                "dice": [self.dice.key, self.dice.counter], "round": self.round, "life": self.life[:],
                "fallen": self.fallen[:], "known": self.known[:],
                "piles": {zone: [pile[:] for pile in self.piles[zone]] for zone in ZONES}}

    def check_between_steps(self) -> None:
        assert not self.due, "a full stop is missing"

    def copy(self) -> Ring:
        return restore(self.plain())

    def standing(self) -> list[int]:
        """The mages who have not fallen, in turn order: another one is first in each round."""
        return [seat for seat in self.around((self.round - 1) % self.seats) if seat not in self.fallen]

    def rivals(self, seat: int) -> list[int]:
        return [other for other in self.standing() if other != seat]

    def decided(self) -> bool:
        return len(self.standing()) < 2 or self.round > ROUNDS

    def put(self, card: int, seat: int, source: str, target: str) -> None:
        self.piles[source][seat].remove(card)
        self.piles[target][seat].append(card)


def restore(plain: Plain) -> Ring:
    key, counter = cast(list[int], plain["dice"])
    ring = Ring(cast(int, plain["seats"]), Dice(key, counter))
    ring.agenda = [(step, seat) for step, seat in cast(list[tuple[str, int]], plain["agenda"])]
    ring.round = cast(int, plain["round"])
    ring.life = list(cast(list[int], plain["life"]))
    ring.fallen = list(cast(list[int], plain["fallen"]))
    ring.known = list(cast(list[int], plain["known"]))
    piles = cast(dict[str, list[list[int]]], plain["piles"])
    ring.piles = {zone: [list(pile) for pile in piles[zone]] for zone in ZONES}
    return ring
