"""An effect while it is being carried out: who does it, to whom, and what it has bound on the way."""

from __future__ import annotations

from typing import Final

READ: Final = -2  # in the place of the wizard of a loop


class Snapshot:
    """A wizard's cards as they stood when an attack was declared, before the defence was paid (KR-Q-11)."""

    __slots__ = ("discard", "hand", "seat", "top")

    def __init__(self, seat: int, hand: list[int], discard: list[int], top: list[int]) -> None:
        self.seat = seat
        self.hand = hand
        self.discard = discard
        self.top = top  # of the deck, the topmost first


class Deed:
    """Who resolves an effect, and what the words of the vocabulary mean in it; -1 stands for nobody.

    `me` is the wizard who resolves it, `credit` who is credited with its kills, `attacker` who may be hit by a defence.
    `reader` is set while an attack is redirected: numbers are read from that wizard, losses fall on `target`.
    """

    __slots__ = ("attack_card", "attacker", "avoider", "bound", "card", "credit", "damage_done", "died", "event", "forced",
                 "killer", "left_out", "loop", "mayhem", "me", "reader", "redirecting", "remaining", "self_only", "start",
                 "target", "together", "was")

    def __init__(self, me: int, card: int) -> None:
        self.me = me
        self.card = card           # the definition behind it
        self.credit = me
        self.attacker = me
        self.target = -1
        self.avoider = -1
        self.killer = -1
        self.reader = -1
        self.loop = -1             # whose bindings are meant
        self.left_out = -1         # who stays out of this mayhem
        self.start = me            # where the order of wizards begins
        self.forced = -1           # whom every attack hits instead of its targets
        self.mayhem = False
        self.together = False      # all defences first
        self.self_only = False
        self.redirecting = False   # set by a defence
        self.attack_card = -1      # the definition of the attack being resolved, -1 outside of attacks
        self.damage_done = 0       # by the attack being resolved, to those whom it targeted
        self.died = False          # whether the target died of this very effect
        self.event = -1            # the piece behind a trigger
        self.was: Snapshot | None = None
        self.remaining: list[int] = []
        self.bound: dict[tuple[str, int], list[int]] = {}

    def bind(self, name: str, things: list[int]) -> None:
        """Remember what an operation touched; inside of a loop, for the wizard of the loop."""
        if name:
            self.bound[name, self.loop] = things

    def recall(self, name: str) -> list[int]:
        """What was bound, for the wizard of the loop or for all."""
        if name == "event":
            return [self.event] if self.event >= 0 else []
        here = self.bound.get((name, self.loop))
        if here is not None:
            return here
        return self.bound.get((name, -1), [])

    def bind_read(self, name: str, things: list[int]) -> None:
        """Remember what a redirected attack reads from the one who redirects it, besides what happens to its target."""
        self.bound[name, READ] = things

    def recall_read(self, name: str) -> list[int]:
        """What was bound, for a number that is read (KR-REDIRECT-5)."""
        if self.reader >= 0 and (name, READ) in self.bound:
            return self.bound[name, READ]
        return self.recall(name)
