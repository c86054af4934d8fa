"""The state of a vigil, and what lies on the cards."""

from __future__ import annotations

from typing import Final, cast

from conclave.kernel.decision import Option
from conclave.kernel.dice import Dice
from conclave.kernel.game import Plain, State
from conclave.kernel.words import Words

HAND, ROUNDS = 5, 3
CARDS: Final = ("torch", "bell", "salt")
COPIES: Final = 6


def option(note: str, key: str, *cards: str) -> Option:
    return Option(note, Words(key), tuple([f"card:{card}" for card in cards]))


SIDES: Final = ((option("torch", "side-torch", "torch"), option("torch/reverse", "side-torch-reverse", "torch")),
                (option("bell", "side-bell", "bell"), option("bell/reverse", "side-bell-reverse", "bell")),
                (option("salt", "side-salt", "salt"),))
SLOTS: Final = (option("quick", "slot-quick"), option("I", "slot-one"), option("II", "slot-two"))
WARD, PASS = option("ward", "move-ward"), option("pass", "move-pass")


class Tower(State):
    """Light of each watch, darkness of the night, salt to ward with; hands and the deck are hidden, the discard open."""

    def __init__(self, seats: int, dice: Dice, hours: str) -> None:
        self.seats = seats
        self.agenda = [("plan", 0)]
        self.dice = dice
        self.told = None
        self.hours = hours
        self.round = 1
        self.dark = 0
        self.light = [0] * seats
        self.salt = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []
        self.discard: list[int] = []

    def plain(self) -> Plain:
        return {"seats": self.seats, "agenda": [list(step) for step in self.agenda],
                "dice": [self.dice.key, self.dice.counter], "hours": self.hours, "round": self.round, "dark": self.dark,
                "light": self.light[:], "salt": self.salt[:], "hands": [hand[:] for hand in self.hands],
                "deck": self.deck[:], "discard": self.discard[:]}

    def copy(self) -> Tower:
        return restore(self.plain())

    def draw(self, seat: int) -> None:
        """Fill a hand up to five cards."""
        while len(self.hands[seat]) < HAND:
            if not self.deck:
                self.deck, self.discard = sorted(self.discard), []
                self.dice.shuffle(self.deck)
            self.hands[seat].append(self.deck.pop())
            self.tell("drew", (("seat", seat),), "", "VI-DRAW-1", True)

    @property
    def over(self) -> bool:
        return self.round > ROUNDS


def restore(plain: Plain) -> Tower:
    key, counter = cast(list[int], plain["dice"])
    tower = Tower(cast(int, plain["seats"]), Dice(key, counter), cast(str, plain["hours"]))
    tower.agenda = [(step, seat) for step, seat in cast(list[tuple[str, int]], plain["agenda"])]
    tower.round, tower.dark = cast(int, plain["round"]), cast(int, plain["dark"])
    tower.light, tower.salt = list(cast(list[int], plain["light"])), list(cast(list[int], plain["salt"]))
    tower.hands = [list(hand) for hand in cast(list[list[int]], plain["hands"])]
    tower.deck, tower.discard = list(cast(list[int], plain["deck"])), list(cast(list[int], plain["discard"]))
    return tower
