"""Buying and gaining: where a card goes, and what answers it (KR-BUY, KR-GAIN)."""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.effects.matters import Happened
from conclave.games.krutagidon.state import zones
from conclave.games.krutagidon.state.model import BUY_OR_GAIN, WIZARD, Card, Table

NOTHING_PAID: Final = -1


def price_of(table: Table, seat: int, card: Card) -> int:
    """What a wizard pays for a card: its cost, and more for each token that says so (KR-BUY-4)."""
    price = card.cost
    for piece in table.tokens[seat]:
        surcharge = table.box.card_of[piece].surcharge
        if surcharge is not None and (card.type in surcharge.types or card.name in surcharge.names):
            price += surcharge.more
    return price


def acquire(table: Table, seat: int, piece: int, to: int, from_market: bool, paid: int = NOTHING_PAID) -> None:
    """A card that has been taken from its place becomes a wizard's own, and goes where it goes (KR-TURN-5, KR-GAIN-1).

    `paid` is its price, if it was bought.
    """
    card = table.box.card_of[piece]
    to = _destination(table, seat, card, to, from_market)
    if to == zones.DECK_TOP:
        table.deck[seat].append(piece)
    elif to == zones.HAND:
        table.hand[seat].append(piece)
    else:
        table.discard[seat].append(piece)
    if table.told is not None:
        if paid != NOTHING_PAID:
            table.tell("bought", (("seat", seat), ("card", card.words)), card.thing, "KR-BUY-1", amount=paid)
        else:
            table.tell("gained", (("seat", seat), ("card", card.words)), card.thing, "KR-GAIN-1")
    if seat == table.active:
        if card.type == WIZARD:
            table.recruits += 1
        _note(table, seat, piece)


def _destination(table: Table, seat: int, card: Card, to: int, from_market: bool) -> int:
    """Promises and properties may send a card to the top of the deck (KR-Q-12)."""
    for property_ in table.properties[seat]:
        if from_market and card.cost <= table.box.card_of[property_].to_deck_top:
            to = zones.DECK_TOP
    if seat == table.active:
        left: list[tuple[int, int]] = []
        for number, uses in table.awaits:
            waiting = table.box.promises[number]
            if waiting.event != BUY_OR_GAIN or waiting.ops:
                left.append((number, uses))
                continue
            to = zones.DECK_TOP
            if uses != 1:  # each that waits for the next card is kept (KR-Q-53)
                left.append((number, max(-1, uses - 1)))
        table.awaits = left
    return to


def _note(table: Table, seat: int, piece: int) -> None:
    """What cards played this turn do about a card that their player got waits for the end of the unit (KR-EFFECT-3)."""
    for number, _ in table.awaits:
        waiting = table.box.promises[number]
        if waiting.event == BUY_OR_GAIN and waiting.ops:
            table.due.append(Happened(BUY_OR_GAIN, seat, piece))
            return


def gain_limp(table: Table, seat: int, to: int) -> None:
    """Gain a limp wand, if there is one left (KR-LIMP-4)."""
    if table.limp:
        acquire(table, seat, table.limp.pop(), to, False)


def gain_wild(table: Table, seat: int, to: int) -> None:
    """Gain a wild magic, if there is one left."""
    if table.wild:
        acquire(table, seat, table.wild.pop(), to, False)
