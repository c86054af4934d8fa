"""Krutagidon as numbers: what a seat sees, itself first and its rivals clockwise.

The layout is the same for 2 to 5 wizards; what is not there is zero. Cards stand in the order of the content files and are
counted, since most have copies. Life, power, points and sizes are given in tenths, so that most numbers are small.
"""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.game import KRUTAGIDON
from conclave.games.krutagidon.state.fields import DECLARED, ENDINGS
from conclave.games.krutagidon.state.model import DEAD_WIZARD, FAMILIAR, LEGEND, MAYHEM, PROPERTY, TYPELESS
from conclave.kernel.decision import Decision
from conclave.kernel.picks import Picks
from conclave.kernel.words import Words
from conclave.kit.encoding import (
    TENTH,
    Asked,
    Encoding,
    Feature,
    FromTheTop,
    IsIt,
    MySeat,
    Names,
    Number,
    Numbers,
    OneOf,
    Players,
    Present,
    Shown,
    Sizes,
    usual,
)
from conclave.lab.encode import declared

PROMPTS: Final = (
    "ask-act", "ask-choose-familiar", "ask-choose-one", "ask-choose-property", "ask-choose-wizard", "ask-defend",
    "ask-defend-from-nobody", "ask-destroy", "ask-discard", "ask-first-trigger", "ask-give-token", "ask-keep-one",
    "ask-may", "ask-may-attack", "ask-may-destroy", "ask-may-discard", "ask-may-put", "ask-next-attack",
    "ask-order-top", "ask-other-token", "ask-own-token", "ask-pass-card", "ask-pick-card", "ask-pick-token",
    "ask-prize-discard", "ask-put", "ask-replace-market", "ask-return-token", "ask-stay-out", "ask-swap-life",
    "ask-target", "ask-to-whom", "ask-which-mayhem", "ask-whose-deck",
)
CARDS: Final = KRUTAGIDON.box.cards


def _named(kind: int) -> list[str]:
    return [card.name for card in CARDS if card.kind == kind]


ALL: Final = [card.name for card in CARDS]
DECK_CARDS: Final = [card.name for card in CARDS if card.kind <= TYPELESS and card.kind != MAYHEM]
PROPERTIES: Final = _named(PROPERTY)
FAMILIARS: Final = _named(FAMILIAR)
TOKENS: Final = _named(DEAD_WIZARD)
NAMED: Final = {card.words.key: card.name for card in CARDS}


class Rounds(Feature):
    """The round, which is counted in turns."""

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Write its number in tenths."""
        out[at] = -(-view["turn"] // len(view["seats"])) * TENTH


class Laid(Asked):
    """The cards that a question shows."""

    def write(self, out: Numbers, at: int, decision: Decision, picks: Picks) -> None:
        """Count them."""
        for name, value in decision.args:
            if name == "cards" and isinstance(value, tuple):
                for words in value:
                    if isinstance(words, Words):
                        out[at + self.index[NAMED[words.key]]] += 1


SEATS: Final = DECLARED.field("seats")
ENCODING: Final = Encoding(
    seats=SEATS.high,
    table=(
        Players(SEATS.low, SEATS.high),
        MySeat(SEATS.high),
        Rounds("round", None, "turn"),
        Sizes("middle", ("main", "wild", "limp", "legends", "dead_pile", "power", "spent", "available")),
        Names("market", DECK_CARDS),
        OneOf("legend", _named(LEGEND)),
        Names("mayhem", _named(MAYHEM)),
        Names("destroyed", DECK_CARDS),
        Names("limbo", ALL),
        Names("known in the token pile", TOKENS, "dead_known"),
        Names("played this turn", ALL, "played"),
        Names("promised this turn", ALL, "promises"),
        OneOf("ending", [ending for ending in ENDINGS if ending]),
    ),
    own=(
        Names("my hand", DECK_CARDS, "hand"),
        Names("offered to me", [*PROPERTIES, *FAMILIARS], "offered"),
        OneOf("kept by me", PROPERTIES, "kept_property"),
    ),
    seat=(
        Present(),
        IsIt("on turn", "active"),
        IsIt("began the game", "first"),
        IsIt("has the prize", "prize"),
        Number("has R'lyeh", "rlyeh", scale=1),
        Sizes("", ("life", "points", "legends", "hand_size", "deck_size")),
        OneOf("familiar", FAMILIARS),
        Names("properties", PROPERTIES),
        Names("tokens", TOKENS),
        Names("play", DECK_CARDS),
        Names("discard", DECK_CARDS),
        Names("known_hand", DECK_CARDS),
        Names("hidden", DECK_CARDS),
        FromTheTop("deck_top", DECK_CARDS),
    ),
    question=(*usual(PROMPTS, {card.thing: card.name for card in CARDS}), Laid("shown with the question", ALL)),
    left_out={
        "names": "how names are shown changes nothing",
        "wizard": "a board has no rules",
        "winners": "nobody is asked any more",
        "scores": "nobody is asked any more",
        "reason": "nobody is asked any more",
    },
)
ENCODER: Final = declared(ENCODING)
