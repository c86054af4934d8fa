"""Krutagidon as numbers: what a seat sees, itself first and its rivals clockwise.

The layout is the same for 2 to 5 wizards; what is not there is zero. Cards stand in the order of the content files and are
counted, since most have copies. Life, power, points and sizes are given in tenths, so that most numbers are small.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import numpy as np

from conclave.games.krutagidon.game import KRUTAGIDON
from conclave.games.krutagidon.state.model import DEAD_WIZARD, FAMILIAR, LEGEND, MAYHEM, PROPERTY, TYPELESS
from conclave.kernel.decision import Decision
from conclave.kernel.picks import Picks
from conclave.kernel.words import Words
from conclave.lab.encode import Encoder, Vector, View
from conclave.lab.layout import Layout, around
from conclave.lab.question import TENTH, Question

PROMPTS: Final = (
    "ask-act", "ask-choose-familiar", "ask-choose-one", "ask-choose-property", "ask-choose-wizard", "ask-defend",
    "ask-defend-from-nobody", "ask-destroy", "ask-discard", "ask-first-trigger", "ask-give-token", "ask-keep-one",
    "ask-may", "ask-may-attack", "ask-may-destroy", "ask-may-discard", "ask-may-put", "ask-next-attack",
    "ask-order-top", "ask-other-token", "ask-own-token", "ask-pass-card", "ask-pick-card", "ask-pick-token",
    "ask-prize-discard", "ask-put", "ask-replace-market", "ask-return-token", "ask-stay-out", "ask-swap-life",
    "ask-target", "ask-to-whom", "ask-which-mayhem", "ask-whose-deck",
)
ENDINGS: Final = ("legends", "main-deck", "tokens")


CARDS: Final = KRUTAGIDON.box.cards


def _named(kind: int) -> list[str]:
    return [card.name for card in CARDS if card.kind == kind]


ALL: Final = [card.name for card in CARDS]
DECK_CARDS: Final = [card.name for card in CARDS if card.kind <= TYPELESS and card.kind != MAYHEM]
PROPERTIES: Final = _named(PROPERTY)
FAMILIARS: Final = _named(FAMILIAR)
TOKENS: Final = _named(DEAD_WIZARD)
THINGS: Final = {card.thing: card.name for card in CARDS}
NAMED: Final = {card.words.key: card.name for card in CARDS}


class SeatPlaces:
    """The places of what everybody sees of one seat."""

    def __init__(self, layout: Layout, who: str) -> None:
        self.present = layout.one(f"{who}: present")
        self.active = layout.one(f"{who}: on turn")
        self.first = layout.one(f"{who}: began the game")
        self.prize = layout.one(f"{who}: has the prize")
        self.rlyeh = layout.one(f"{who}: has R'lyeh")
        self.sizes = layout.row(f"{who}", ("life", "points", "legends", "hand_size", "deck_size"))
        self.familiar = layout.row(f"{who}: familiar", FAMILIARS)
        self.properties = layout.row(f"{who}: properties", PROPERTIES)
        self.tokens = layout.row(f"{who}: tokens", TOKENS)
        self.piles = {pile: layout.row(f"{who}: {pile}", DECK_CARDS)
                      for pile in ("play", "discard", "known_hand", "hidden", "deck_top")}


_layout: Final = Layout()
PLAYERS: Final = _layout.row("players", ("2", "3", "4", "5"))
MY_SEAT: Final = _layout.row("my seat", ("0", "1", "2", "3", "4"))
ROUND: Final = _layout.one("round")
SIZES: Final = _layout.row("middle", ("main", "wild", "limp", "legends", "dead_pile", "power", "spent", "available"))
MARKET: Final = _layout.row("market", DECK_CARDS)
LEGENDS: Final = _layout.row("legend", _named(LEGEND))
MAYHEMS: Final = _layout.row("mayhem", _named(MAYHEM))
DESTROYED: Final = _layout.row("destroyed", DECK_CARDS)
LIMBO: Final = _layout.row("limbo", ALL)
KNOWN_TOKENS: Final = _layout.row("known in the token pile", TOKENS)
PLAYED: Final = _layout.row("played this turn", ALL)
PROMISED: Final = _layout.row("promised this turn", ALL)
ENDING: Final = _layout.row("ending", ENDINGS)
HAND: Final = _layout.row("my hand", DECK_CARDS)
OFFERED: Final = _layout.row("offered to me", [*PROPERTIES, *FAMILIARS])
KEPT: Final = _layout.row("kept by me", PROPERTIES)
AROUND: Final = [SeatPlaces(_layout, who) for who in ("me", "next", "second next", "third next", "fourth next")]
QUESTION: Final = Question(_layout, PROMPTS, THINGS)
SHOWN: Final = _layout.row("shown with the question", ALL)
FEATURES: Final = tuple(_layout.names)


def encode_table(view: View, seat: int) -> Vector:
    """Everything but the question."""
    out = np.zeros(len(FEATURES), np.float32)
    seats = view["seats"]
    _encode_middle(out, view, seat, len(seats))
    for who, places in zip(around(seat, len(seats)), AROUND, strict=False):
        _encode_seat(out, places, seats[who])
        out[places.active] = who == view["active"]
        out[places.first] = who == view["first"]
        out[places.prize] = who == view["prize"]
    _count(out, HAND, seats[seat]["hand"])
    _count(out, OFFERED, seats[seat]["offered"])
    if seats[seat]["kept_property"]:
        out[KEPT[seats[seat]["kept_property"]]] = 1
    return out


def _count(out: Vector, places: Mapping[str, int], names: Iterable[str]) -> None:
    for name in names:
        out[places[name]] += 1


def _encode_middle(out: Vector, view: View, seat: int, seats: int) -> None:
    out[PLAYERS[str(seats)]] = 1
    out[MY_SEAT[str(seat)]] = 1
    out[ROUND] = -(-view["turn"] // seats) * TENTH
    for name, place in SIZES.items():
        out[place] = view[name] * TENTH
    for row, pile in ((MARKET, "market"), (MAYHEMS, "mayhem"), (DESTROYED, "destroyed"), (LIMBO, "limbo"),
                      (KNOWN_TOKENS, "dead_known"), (PLAYED, "played"), (PROMISED, "promises")):
        _count(out, row, view[pile])
    if view["legend"]:
        out[LEGENDS[view["legend"]]] = 1
    if view["ending"]:
        out[ENDING[view["ending"]]] = 1


def _encode_seat(out: Vector, places: SeatPlaces, shown: Mapping[str, Any]) -> None:
    out[places.present] = 1
    out[places.rlyeh] = shown["rlyeh"]
    for name, place in places.sizes.items():
        out[place] = shown[name] * TENTH
    if shown["familiar"]:
        out[places.familiar[shown["familiar"]]] = 1
    _count(out, places.properties, shown["properties"])
    _count(out, places.tokens, shown["tokens"])
    for pile in ("play", "discard", "known_hand", "hidden"):
        _count(out, places.piles[pile], shown[pile])
    for depth, name in enumerate(shown["deck_top"]):
        if name:
            out[places.piles["deck_top"][name]] += 1 / (1 + depth)


def encode_question(out: Vector, decision: Decision, picks: Picks) -> None:
    """The open question of the seat; every question of this game is answered by a single pick."""
    QUESTION.encode(out, decision)
    for name, value in decision.args:
        if name == "cards" and isinstance(value, tuple):
            _count(out, SHOWN, [NAMED[words.key] for words in value if isinstance(words, Words)])


ENCODER: Final = Encoder(FEATURES, encode_table, encode_question)
