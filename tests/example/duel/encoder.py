"""A duel as numbers: what a seat sees, itself first and its rivals in turn order.

The layout is the same for 2 and 3 mages; what is not there is zero.
"""

from __future__ import annotations

from typing import Final

from conclave.kit.encoding import Chosen, Encoding, FromTheTop, IsIt, MySeat, Names, Number, Present, Sizes, usual
from conclave.lab.encode import declared

from .cards import CARDS
from .ring import ZONES

PROMPTS: Final = ("ask-answer", "ask-answer-order", "ask-cast", "ask-look", "ask-plan", "ask-redirect", "ask-shelter",
                  "ask-spread", "ask-target")
NAMES: Final = [card.name for card in CARDS]
MAGES: Final = 3

ENCODER: Final = declared(Encoding(
    seats=MAGES,
    table=(MySeat(MAGES), Number("round")),
    own=(),
    seat=(Present(), IsIt("fallen", "fallen"), Number("life"), Sizes("size", ZONES),
          *[Names(zone, NAMES) for zone in ZONES[1:]], FromTheTop("top", NAMES)),
    question=(*usual(PROMPTS, {}), Chosen("picked", NAMES)),
))
