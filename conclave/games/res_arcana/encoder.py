"""Res Arcana as numbers: what a seat sees, itself first and its rivals clockwise.

The layout is the same for 2, 3 and 4 players and for every variant; what is not there is zero. Cards stand in the order
of the content files. Essences, points and sizes are given in tenths, so that most numbers lie between 0 and 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from conclave.games.res_arcana.game import RES_ARCANA, VARIANTS
from conclave.games.res_arcana.state.model import ARTIFACT, ESSENCES, ITEM, MAGE, MONUMENT, PLACE
from conclave.kernel.decision import Amounts, ChooseSome, Decision
from conclave.kernel.picks import Picks
from conclave.lab.encode import Encoder, Vector, View
from conclave.lab.layout import Layout, around
from conclave.lab.question import TENTH, Question

SEATS: Final = 4
DEPTH: Final = 3  # a look shows three cards, so nobody knows a place further down
IN_PLAY, TURNED, STORED = 0, 1, 2

PROMPTS: Final = (
    "ask-act", "ask-choose-first", "ask-choose-item", "ask-choose-mage", "ask-collect-any", "ask-collect-one-of",
    "ask-copy-whom", "ask-destroy-which", "ask-discard-as-many", "ask-discard-gain", "ask-discard-which", "ask-draft",
    "ask-gain-any", "ask-gain-same", "ask-look-order", "ask-look-where", "ask-lose-which", "ask-open-draft",
    "ask-pay-any", "ask-pay-price", "ask-pay-which", "ask-place-which", "ask-react-life-loss",
    "ask-react-victory-check", "ask-replace", "ask-same-how-many", "ask-same-which", "ask-store-where",
    "ask-straighten-which", "ask-swap-item", "ask-take-from", "ask-turn-which", "ask-upkeep",
)


CARDS: Final = RES_ARCANA.box.cards


def _named(kind: int) -> list[str]:
    return [card.name for card in CARDS if card.kind == kind]


ALL: Final = [card.name for card in CARDS]
ARTIFACTS: Final = _named(ARTIFACT)
THINGS: Final = {card.thing: card.name for card in CARDS}


class SeatPlaces:
    """The places of what everybody sees of one seat."""

    def __init__(self, layout: Layout, who: str) -> None:
        self.present = layout.one(f"{who}: present")
        self.passed = layout.one(f"{who}: passed")
        self.first = layout.one(f"{who}: has the first player token")
        self.points = layout.one(f"{who}: points")
        self.wins = layout.one(f"{who}: games won")
        self.hand = layout.one(f"{who}: cards in hand")
        self.deck = layout.one(f"{who}: cards in deck")
        self.pool = layout.row(f"{who}: pool", ESSENCES)
        self.play = layout.rows(f"{who}: play", ALL, ("in play", "turned", *(f"{essence} on it" for essence in ESSENCES)))
        self.discard = layout.row(f"{who}: discard", ARTIFACTS)
        self.kept = layout.row(f"{who}: kept in the draft", ARTIFACTS)


_layout: Final = Layout()
VARIANT: Final = _layout.row("variant", VARIANTS.values)
PLAYERS: Final = _layout.row("players", ("2", "3", "4"))
MY_SEAT: Final = _layout.row("my seat", ("0", "1", "2", "3"))
ROUND: Final = _layout.one("round")
FLIPPED: Final = _layout.one("first player token flipped")
GAME_NUMBER: Final = _layout.one("game of the match")
MIDDLE: Final = _layout.row("middle", [*_named(PLACE), *_named(MONUMENT), *_named(ITEM)])
OPEN_DRAFT: Final = _layout.row("open draft", ARTIFACTS)
MONUMENT_DECK: Final = _layout.one("monument deck size")
MONUMENT_TOP: Final = [_layout.row(f"monument deck, card {at + 1}", _named(MONUMENT)) for at in range(DEPTH)]
HAND: Final = _layout.row("my hand", ARTIFACTS)
DECK: Final = _layout.row("my deck", ARTIFACTS)
DECK_TOP: Final = [_layout.row(f"my deck, card {at + 1}", ARTIFACTS) for at in range(DEPTH)]
DEALT_MAGES: Final = _layout.row("dealt to me", _named(MAGE))
PACK: Final = _layout.row("my pack", ARTIFACTS)
AROUND: Final = [SeatPlaces(_layout, who) for who in ("me", "next", "second next", "third next")]
QUESTION: Final = Question(_layout, PROMPTS, THINGS)
ESSENCE: Final = _layout.row("essence asked about", ESSENCES)
AT_LEAST: Final = _layout.one("still needed")
AT_MOST: Final = _layout.one("still possible")
SPARE: Final = _layout.one("spare left")
SLOT: Final = _layout.rows("slot", ESSENCES, ("low", "high", "asked for", "so far", "open"))
CHOSEN: Final = _layout.row("chosen so far", ALL)
FEATURES: Final = tuple(_layout.names)


def encode_table(view: View, seat: int) -> Vector:
    """Everything but the question."""
    out = np.zeros(len(FEATURES), np.float32)
    seats = view["seats"]
    _encode_middle(out, view, seat, len(seats))
    for who, places in zip(around(seat, len(seats)), AROUND, strict=False):
        _encode_seat(out, places, seats[who])
        out[places.first] = who == view["first"]
        out[places.wins] = view["wins"][who]
    _encode_own(out, seats[seat])
    return out


def _encode_middle(out: Vector, view: View, seat: int, seats: int) -> None:
    out[VARIANT[view["variant"]]] = 1
    out[PLAYERS[str(seats)]] = 1
    out[MY_SEAT[str(seat)]] = 1
    out[ROUND] = view["round"] * TENTH
    out[FLIPPED] = view["token_flipped"]
    out[GAME_NUMBER] = view["game_number"] * TENTH
    for pile in (view["places"], view["monuments"], view["items"]):
        for name in pile:
            out[MIDDLE[name]] = 1
    for name in view["open_draft"]:
        out[OPEN_DRAFT[name]] = 1
    out[MONUMENT_DECK] = view["monument_deck"]["size"] * TENTH
    _encode_known(out, MONUMENT_TOP, view["monument_deck"]["known"])


def _encode_known(out: Vector, tops: list[dict[str, int]], blocks: list[Any]) -> None:
    """Known cards of a deck, from the top; a card that is one of a block is equally likely at each of its places."""
    top = 0
    for block in blocks:
        size = block["size"]
        for places in tops[top:top + size]:
            for name in block["cards"]:
                out[places[name]] = 1 / size
        top += size


def _encode_seat(out: Vector, places: SeatPlaces, shown: Mapping[str, Any]) -> None:
    out[places.present] = 1
    out[places.passed] = shown["passed"]
    out[places.points] = shown["points"] * TENTH
    out[places.hand] = shown["hand_size"] * TENTH
    out[places.deck] = shown["deck"]["size"] * TENTH
    for essence, count in shown["pool"].items():
        out[places.pool[essence]] = count * TENTH
    for component in shown["play"]:
        begin = places.play[component["card"]]
        out[begin + IN_PLAY] = 1
        if component["turned"]:
            out[begin + TURNED] = 1
        for essence, count in component["stored"].items():
            out[begin + STORED + ESSENCES.index(essence)] = count * TENTH
    for name in shown["discard"]:
        out[places.discard[name]] = 1
    for name in shown.get("kept", ()):
        out[places.kept[name]] = 1


def _encode_own(out: Vector, shown: Mapping[str, Any]) -> None:
    for name in shown["hand"]:
        out[HAND[name]] = 1
    for name in shown["deck_cards"]:
        out[DECK[name]] = 1
    _encode_known(out, DECK_TOP, shown["deck"]["known"])
    for name in shown["dealt_mages"]:
        out[DEALT_MAGES[name]] = 1
    for name in shown["pack"]:
        out[PACK[name]] = 1


def encode_question(out: Vector, decision: Decision, picks: Picks) -> None:
    """The open question of the seat, and its picks so far."""
    QUESTION.encode(out, decision)
    for name, value in decision.args:
        if name == "essence" and isinstance(value, str):
            out[ESSENCE[value]] = 1
    if isinstance(decision, Amounts):
        _encode_amounts(out, decision, picks.numbers)
    elif isinstance(decision, ChooseSome):
        out[AT_LEAST] = max(0, decision.low - len(picks.chosen)) * TENTH
        out[AT_MOST] = (decision.high - len(picks.chosen)) * TENTH
    for place, option in enumerate(picks.chosen):
        if option.note in CHOSEN:
            out[CHOSEN[option.note]] = 1 / (1 + place)


def _encode_amounts(out: Vector, decision: Amounts, numbers: list[int]) -> None:
    total = sum(numbers)
    out[AT_LEAST] = max(0, decision.least - total) * TENTH
    out[AT_MOST] = (decision.most - total) * TENTH
    spare = decision.spare
    base = decision.base if decision.base is not None else decision.high
    for at, slot in enumerate(decision.slots):
        begin = SLOT[slot.note]
        out[begin] = decision.low[at] * TENTH
        out[begin + 1] = decision.high[at] * TENTH
        out[begin + 2] = base[at] * TENTH
        if at < len(numbers):
            out[begin + 3] = numbers[at] * TENTH
            spare -= max(0, numbers[at] - base[at])
    out[SPARE] = spare * TENTH
    if numbers:
        out[SLOT[decision.slots[len(numbers) - 1].note] + 4] = 1


ENCODER: Final = Encoder(FEATURES, encode_table, encode_question)


def encode(view: View, seat: int, decision: Decision | None = None, picks: Picks | None = None) -> Vector:
    """What a seat knows; `decision` is its own open question, if it has one, and `picks` its way to the answer so far."""
    return ENCODER.encode(view, seat, decision, picks)
