"""Res Arcana as numbers: what a seat sees, itself first and its rivals clockwise.

The layout is the same for 2, 3 and 4 players and for every variant; what is not there is zero. Cards stand in the order
of the content files. Essences, points and sizes are given in tenths, so that most numbers lie between 0 and 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.games.res_arcana.game import RES_ARCANA
from conclave.games.res_arcana.state.fields import DECLARED, VARIANT_NAMES
from conclave.games.res_arcana.state.model import ARTIFACT, ESSENCES, ITEM, MAGE, MONUMENT, PLACE
from conclave.kernel.decision import Amounts, ChooseSome, Decision
from conclave.kernel.picks import Picks
from conclave.kit.encoding import (
    TENTH,
    Asked,
    Chosen,
    Encoding,
    Feature,
    IsIt,
    MySeat,
    Names,
    Number,
    Numbers,
    OfSeats,
    OneOf,
    Players,
    Present,
    Said,
    Shown,
    Which,
    usual,
)
from conclave.lab.encode import declared

DEPTH: Final = 3  # a look shows three cards, so nobody knows a place further down

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


class Known(Feature):
    """The top cards of a deck as far as they are known; one of a block is equally likely at each of its places."""

    def __init__(self, name: str, cards: Sequence[str], key: str) -> None:
        super().__init__(name, cards, key)

    def names(self, whose: str = "") -> list[str]:
        """Every card for each depth."""
        return [f"{self.name}, card {depth + 1}: {card}" for depth in range(DEPTH) for card in self.index]

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Write how likely each card is at each depth."""
        index, row, last = self.index, at, at + DEPTH * len(self.index)
        for block in shown[self.keys[0]]["known"]:
            size = block["size"]
            for begin in range(row, min(row + size * len(index), last), len(index)):
                for name in block["cards"]:
                    out[begin + index[name]] = 1 / size
            row += size * len(index)


class InPlay(Feature):
    """The components of a seat: whether each is there, whether it is turned, and what lies on it."""

    ABOUT: Final = ("in play", "turned", *[f"{essence} on it" for essence in ESSENCES])

    def names(self, whose: str = "") -> list[str]:
        """Several numbers for each component."""
        return [f"{whose}: {self.name}: {card}: {about}" for card in self.index for about in self.ABOUT]

    def write(self, out: Numbers, at: int, shown: Shown, view: Shown, seat: int) -> None:
        """Write what is there."""
        for component in shown[self.keys[0]]:
            begin = at + len(self.ABOUT) * self.index[component["card"]]
            out[begin] = 1
            if component["turned"]:
                out[begin + 1] = 1
            for essence, number in component["stored"].items():
                out[begin + 2 + ESSENCES.index(essence)] = number * TENTH


class Slots(Asked):
    """An `Amounts` question, slot by slot: its bounds, what is asked for, and the numbers so far."""

    ABOUT: Final = ("low", "high", "asked for", "so far", "open")

    def names(self, whose: str = "") -> list[str]:
        """Several numbers for each slot."""
        return [f"{self.name}: {slot}: {about}" for slot in self.index for about in self.ABOUT]

    def write(self, out: Numbers, at: int, decision: Decision, picks: Picks) -> None:
        """Write what is known of each slot."""
        if not isinstance(decision, Amounts):
            return
        base = _base(decision)
        for place, slot in enumerate(decision.slots):
            begin = at + len(self.ABOUT) * self.index[slot.note]
            out[begin] = decision.low[place] * TENTH
            out[begin + 1] = decision.high[place] * TENTH
            out[begin + 2] = base[place] * TENTH
            if place < len(picks.numbers):
                out[begin + 3] = picks.numbers[place] * TENTH
                out[begin + 4] = place == len(picks.numbers) - 1


def _base(decision: Amounts) -> Sequence[int]:
    return decision.base if decision.base is not None else decision.high


def _essence(decision: Decision) -> str:
    for name, value in decision.args:
        if name == "essence" and isinstance(value, str):
            return value
    return ""


def _needed(decision: Decision, picks: Picks) -> float:
    if isinstance(decision, Amounts):
        return max(0, decision.least - sum(picks.numbers)) * TENTH
    return max(0, decision.low - len(picks.chosen)) * TENTH if isinstance(decision, ChooseSome) else 0.0


def _possible(decision: Decision, picks: Picks) -> float:
    if isinstance(decision, Amounts):
        return (decision.most - sum(picks.numbers)) * TENTH
    return (decision.high - len(picks.chosen)) * TENTH if isinstance(decision, ChooseSome) else 0.0


def _spare(decision: Decision, picks: Picks) -> float:
    if not isinstance(decision, Amounts):
        return 0.0
    over = [max(0, number - base) for number, base in zip(picks.numbers, _base(decision), strict=False)]
    return (decision.spare - sum(over)) * TENTH


SEATS: Final = DECLARED.field("seats")
ENCODING: Final = Encoding(
    seats=SEATS.high,
    table=(
        OneOf("variant", VARIANT_NAMES),
        Players(SEATS.low, SEATS.high),
        MySeat(SEATS.high),
        Number("round"),
        Number("first player token flipped", "token_flipped", scale=1),
        Number("game of the match", "game_number"),
        Names("middle", [*_named(PLACE), *_named(MONUMENT), *_named(ITEM)], "places", "monuments", "items"),
        Names("open draft", ARTIFACTS, "open_draft"),
        Number("monument deck size", "monument_deck", "size"),
        Known("monument deck", _named(MONUMENT), "monument_deck"),
    ),
    own=(
        Names("my hand", ARTIFACTS, "hand"),
        Names("my deck", ARTIFACTS, "deck_cards"),
        Known("my deck", ARTIFACTS, "deck"),
        Names("dealt to me", _named(MAGE), "dealt_mages"),
        Names("my pack", ARTIFACTS, "pack"),
    ),
    seat=(
        Present(),
        Number("passed", scale=1),
        IsIt("has the first player token", "first"),
        Number("points"),
        OfSeats("games won", "wins"),
        Number("cards in hand", "hand_size"),
        Number("cards in deck", "deck", "size"),
        Number("pool", parts=ESSENCES),
        InPlay("play", ALL),
        Names("discard", ARTIFACTS),
        Names("kept in the draft", ARTIFACTS, "kept"),
    ),
    question=(
        *usual(PROMPTS, {card.thing: card.name for card in CARDS}),
        Which("essence asked about", ESSENCES, _essence),
        Said("still needed", _needed),
        Said("still possible", _possible),
        Said("spare left", _spare),
        Slots("slot", ESSENCES),
        Chosen("chosen so far", ALL),
    ),
    left_out={
        "mage": "it is the first component in play",
        "item": "it is in play",
        "known_hidden": "these cards lay open before, and an agent that remembers has seen them",
        "winners": "nobody is asked any more",
        "scores": "nobody is asked any more",
        "reason": "nobody is asked any more",
    },
)
ENCODER: Final = declared(ENCODING)
