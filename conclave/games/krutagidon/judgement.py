"""A position's worth, for the bots: points so far, what the deck promises, and life."""

from __future__ import annotations

from math import exp
from typing import Final

from conclave.games.krutagidon.model import CARD_OF, STARTER, Table
from conclave.games.krutagidon.scoring import all_cards, score

STEEP: Final = 0.12        # how much a point ahead is worth
QUALITY: Final = 14.0      # points that a deck full of good cards promises
LIFE: Final = 0.12         # points that a life is worth
POWER: Final = 0.25        # points that unspent power of the active wizard is worth
PRIZE: Final = 1.5
PROPERTY: Final = 1.0      # a second property


def judge(table: Table, seat: int) -> float:
    """An estimate of the chance to win, from 0 to 1; over all seats the estimates add up to 1."""
    if table.reason:
        return (1.0 / len(table.winners)) if seat in table.winners else 0.0
    own = worth(table, seat)
    odds = 1.0
    for rival in range(table.seats):
        if rival != seat:
            odds += exp(max(-50.0, min(50.0, (worth(table, rival) - own) * STEEP)))
    return 1.0 / odds


def worth(table: Table, seat: int) -> float:
    """What a wizard has and may expect, in points."""
    value = float(score(table, seat))
    cards = all_cards(table, seat)
    if cards:
        weight = 0
        for piece in cards:
            card = CARD_OF[piece]
            weight += card.cost if card.kind != STARTER else 0
        left = len(table.main) / 124.0
        value += QUALITY * left * weight / (3.0 * len(cards))
    value += LIFE * table.life[seat]
    if table.prize == seat:
        value += PRIZE
    if table.active == seat:
        value += POWER * table.available()
    return value + PROPERTY * (len(table.properties[seat]) - 1)
