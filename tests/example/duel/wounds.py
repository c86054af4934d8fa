"""How a mage is hurt: one happening, layer by layer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.kernel.decision import Choose, Option, Prompt
from conclave.kernel.events import Happening, Occurrence, Step
from conclave.kernel.words import Words

from .cards import CARDS, picked
from .ring import Ring

REDIRECT: Final = Prompt("ask-redirect", "DU-HURT-3", "redirect")
SHELTER: Final = Prompt("ask-shelter", "DU-HURT-2")
NO: Final = Option("no", Words("pick-no"))


class Wound(Happening):
    """Somebody is about to be hurt."""

    def __init__(self, ring: Ring, by: int, victim: int, count: int) -> None:
        super().__init__()
        self.ring, self.by, self.victim, self.count = ring, by, victim, count

    def impossible(self) -> bool:
        return self.victim in self.ring.fallen  # DU-HURT-1

    def affected(self) -> int:
        return self.victim

    def replacements(self) -> Sequence[Option]:
        """The open shelters; their owner orders them, and each counts once (DU-HURT-2)."""
        return [CARDS[card].pick for card in self.ring.piles["open"][self.victim] if CARDS[card].softens]

    def replace(self, option: Option) -> Step:
        shelter = CARDS[picked(option)[0]]
        self.count = self.count - 1 if shelter.softens == "one-less" else (self.count + 1) // 2
        self.cancelled = self.count == 0
        yield from ()

    def window(self) -> Step:
        """Whoever has a hand is asked, since the table cannot tell what is in it (DU-HURT-3)."""
        hand = self.ring.piles["hand"][self.victim]
        if not hand or self.by == self.victim:
            return
        mirrors: list[Option] = [CARDS[card].pick for card in hand if CARDS[card].redirects]
        question = Choose(self.victim, REDIRECT, [*mirrors, NO], "", (("seat", self.by), ("count", self.count)))
        question.as_window(NO, matters=bool(mirrors))
        answer = yield question
        for mirror in picked(answer):
            self.ring.put(mirror, self.victim, "hand", "discard")
            self.ring.tell("redirected", (("seat", self.victim), ("card", CARDS[mirror].words)), "", "DU-HURT-3", True)
            self.by, self.victim = self.victim, self.by

    def happen(self) -> Step:
        self.ring.life[self.victim] -= self.count
        self.ring.tell("hurt", (("seat", self.victim), ("count", self.count)), "", "DU-HURT-4")
        yield from ()

    def aftermath(self) -> Step:
        """What was dealt will be answered at the full stop (DU-STOP-1)."""
        for suffered in self.ring.due:
            if suffered.who == self.victim:
                suffered.amount += self.count
                suffered.by = self.by
                return
        self.ring.due.append(Occurrence("hurt", self.victim, self.by, self.count))
        yield from ()
