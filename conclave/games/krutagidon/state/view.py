"""What a seat may know (KR-INFO-1, KR-INFO-2). Wire, log, spectators and bots get nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.games.krutagidon.rules import piles
from conclave.games.krutagidon.rules.scoring import legends_of, score
from conclave.games.krutagidon.state.model import PROPERTY, Table
from conclave.kernel.game import Plain


def view(table: Table, seat: int | None) -> Plain:
    """The table as a seat sees it; a spectator sees what is public."""
    return views(table, (seat,))[0]


def views(table: Table, seats: Sequence[int | None]) -> list[Plain]:
    """The table as each of these seats sees it; what is public is put together once."""
    everybody = [_public(table, seat) for seat in range(table.seats)]
    names_of = table.names_of
    common: Plain = {
        "title": "krutagidon", "names": table.names, "turn": table.turn, "first": table.first, "active": table.active,
        "market": names_of(table.market), "main": len(table.main), "wild": len(table.wild), "limp": len(table.limp),
        "mayhem": names_of(table.mayhem), "destroyed": names_of(table.destroyed), "limbo": names_of(table.limbo),
        "legend": table.name_of(table.legends[-1]) if table.legends and table.legend_up else "",
        "legends": len(table.legends), "dead_pile": len(table.dead_pile),
        "dead_known": sorted(names_of(table.secrets.told_apart(table.seats, table.dead_pile, table.dead_box))),
        "prize": table.prize, "power": table.power * table.times, "spent": table.spent, "available": table.available(),
        "played": [table.box.cards[card].name for card in table.played],
        "promises": [table.box.cards[table.box.promises[number].card].name for number, _ in table.awaits],
        "ending": table.ending, "winners": list(table.winners), "scores": list(table.scores), "reason": table.reason,
    }
    return [{**common, "seats": [{**shown, **_secrets(table, other)} if other == seat else shown
                                 for other, shown in enumerate(everybody)]} for seat in seats]


def _public(table: Table, seat: int) -> Plain:
    """What everybody sees of a seat."""
    hand, deck, everybody = table.hand[seat], table.deck[seat], table.seats
    pieces = hand + deck
    known = table.secrets.known(everybody, pieces)
    return {
        "seat": seat, "life": table.life[seat],
        "wizard": table.box.cards[table.wizard[seat]].board if table.wizard[seat] >= 0 else "",
        "familiar": table.name_of(table.familiar[seat]), "properties": table.names_of(table.properties[seat]),
        "tokens": table.names_of(table.tokens[seat]), "play": table.names_of(table.play[seat]),
        "discard": table.names_of(table.discard[seat]),
        "hand_size": len(hand), "deck_size": len(deck), "points": score(table, seat), "legends": legends_of(table, seat),
        "rlyeh": bool(piles.controlled(table, seat)),
        "known_hand": sorted(table.names_of([piece for piece in hand if piece in known] if known else [])),
        "deck_top": _known_deck(table, seat, everybody),
        "hidden": sorted(table.names_of([piece for piece in pieces if piece not in known] if known else pieces)),
    }


def _secrets(table: Table, seat: int) -> Plain:
    """What only the seat itself sees."""
    return {
        "deck_top": _known_deck(table, seat, seat), "hand": table.names_of(table.hand[seat]),
        "offered": table.names_of(table.offered[seat]) if table.offered else [], "kept_property": _kept(table, seat),
    }


def _kept(table: Table, seat: int) -> str:
    """The property that lies face down before its owner while the familiars are chosen."""
    if table.offered and len(table.offered[seat]) > 2 and table.box.card_of[table.offered[seat][0]].kind == PROPERTY:
        return table.name_of(table.offered[seat][0])
    return ""


def _known_deck(table: Table, seat: int, viewer: int) -> list[str]:
    """What a viewer knows of a deck, from the top down; an empty name is a card that was not seen."""
    deck = table.deck[seat]
    known = table.secrets.known(viewer, deck)
    if not known:
        return []
    names = [table.name_of(piece) if piece in known else "" for piece in reversed(deck)]
    while names and not names[-1]:
        names.pop()
    return names
