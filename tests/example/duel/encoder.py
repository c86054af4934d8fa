"""A duel as numbers: what a seat sees, itself first and its rivals in turn order.

The layout is the same for 2 and 3 mages; what is not there is zero.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from conclave.kernel.decision import Decision
from conclave.kernel.picks import Picks
from conclave.lab.encode import Encoder, Vector, View
from conclave.lab.layout import Layout, around
from conclave.lab.question import TENTH, Question

from .cards import CARDS
from .ring import ZONES

PROMPTS: Final = ("ask-answer", "ask-answer-order", "ask-cast", "ask-look", "ask-plan", "ask-redirect", "ask-shelter",
                  "ask-spread", "ask-target")
NAMES: Final = [card.name for card in CARDS]


class SeatPlaces:
    """The places of one mage: life, and each pile by size and by card as far as it is known."""

    def __init__(self, layout: Layout, who: str) -> None:
        self.present = layout.one(f"{who}: present")
        self.fallen = layout.one(f"{who}: fallen")
        self.life = layout.one(f"{who}: life")
        self.sizes = layout.row(f"{who}: size", ZONES)
        self.known = {zone: layout.row(f"{who}: {zone}", NAMES) for zone in (*ZONES[1:], "top")}

    def encode(self, out: Vector, shown: dict[str, Any], fallen: bool) -> None:
        """Write the numbers of one mage."""
        out[self.present] = 1
        out[self.fallen] = fallen
        out[self.life] = shown["life"] * TENTH
        for zone, place in self.sizes.items():
            pile = shown[zone]
            out[place] = (pile if isinstance(pile, int) else len(pile)) * TENTH
        for zone, places in self.known.items():
            pile = shown.get(zone, 0)
            for depth, name in enumerate(pile if isinstance(pile, list) else ()):
                out[places[name]] = 1 / (1 + depth) if zone == "top" else 1


_layout: Final = Layout()
MY_SEAT: Final = _layout.row("my seat", ("0", "1", "2"))
ROUND: Final = _layout.one("round")
AROUND: Final = [SeatPlaces(_layout, who) for who in ("me", "next", "second next")]
QUESTION: Final = Question(_layout, PROMPTS, {})
PICKED: Final = _layout.row("picked", NAMES)
FEATURES: Final = tuple(_layout.names)


def encode_table(view: View, seat: int) -> Vector:
    """Everything but the question."""
    out = np.zeros(len(FEATURES), np.float32)
    seats = view["seats"]
    out[MY_SEAT[str(seat)]] = 1
    out[ROUND] = view["round"] * TENTH
    for who, places in zip(around(seat, len(seats)), AROUND, strict=False):
        places.encode(out, seats[who], who in view["fallen"])
    return out


def encode_question(out: Vector, decision: Decision, picks: Picks) -> None:
    """The open question, and which cards are picked already."""
    QUESTION.encode(out, decision)
    for note in picks.made:
        if note in PICKED:
            out[PICKED[note]] = 1


ENCODER: Final = Encoder(FEATURES, encode_table, encode_question)
