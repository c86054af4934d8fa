"""Why a thing cannot be done now, in a player's words."""

from __future__ import annotations

from conclave.games.krutagidon.rules.acquiring import price_of
from conclave.games.krutagidon.rules.turns import ACT
from conclave.games.krutagidon.state.model import Card, Table
from conclave.kernel.decision import Decision
from conclave.kernel.game import Refusal
from conclave.kernel.words import Words


def why_not(table: Table, decision: Decision) -> list[Refusal]:
    """For an action to be chosen: each card that cannot be bought, with what is missing."""
    if decision.prompt is not ACT:
        return []
    seat = decision.seat
    refusals: list[Refusal] = []
    seen: list[int] = []
    for piece in table.market:
        card = table.box.card_of[piece]
        if card.index not in seen:
            seen.append(card.index)
            _too_dear(table, card, price_of(table, seat, card), "move-buy", refusals)
    if table.wild:
        card = table.box.card_of[table.wild[-1]]
        _too_dear(table, card, price_of(table, seat, card), "move-buy", refusals)
    else:
        wild = table.box.wild
        refusals.append(Refusal(wild.thing, Words("move-buy", (("card", wild.words),)), Words("why-pile-empty")))
    if table.legends and table.legend_up:
        card = table.box.card_of[table.legends[-1]]
        _too_dear(table, card, price_of(table, seat, card), "move-defeat", refusals)
    elif table.legends:
        refusals.append(Refusal("deck:legends", Words("move-defeat-next"), Words("why-legend-face-down")))
    limp = table.box.limp
    refusals.append(Refusal(limp.thing, Words("move-buy", (("card", limp.words),)), Words("why-never-sold")))
    if table.familiar[seat] >= 0:
        card = table.box.card_of[table.familiar[seat]]
        _too_dear(table, card, card.cost, "move-call", refusals)
    for piece in table.properties[seat]:
        _property(table, seat, table.box.card_of[piece], refusals)
    return refusals


def _too_dear(table: Table, card: Card, price: int, key: str, refusals: list[Refusal]) -> None:
    missing = price - table.available()
    if missing > 0:
        refusals.append(Refusal(card.thing, Words(key, (("card", card.words),)),
                                Words("why-power-short", (("count", missing), ("price", price)))))


def _property(table: Table, seat: int, card: Card, refusals: list[Refusal]) -> None:
    power = card.life_power
    if power is None:
        return
    what = power.move.words
    if table.life_uses >= power.uses:
        refusals.append(Refusal(card.thing, what, Words("why-used-this-turn")))
    elif table.life[seat] < power.life:
        refusals.append(Refusal(card.thing, what, Words("why-life-short", (("count", power.life),))))
