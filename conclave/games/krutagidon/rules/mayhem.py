"""Resolving mayhem cards and group attacks, and filling the market (sections 3, 6 and 10)."""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.effects.matters import GroupAttack, Mayhem
from conclave.games.krutagidon.effects.scope import ATTACKER, CREDIT, FORCED, LEFT_OUT, NOBODY, START, effect_of
from conclave.games.krutagidon.rules.death import latch
from conclave.games.krutagidon.state.model import MARKET_SIZE, MAYHEM, Card, Table
from conclave.kernel.events import Step
from conclave.kit.effects import run

MAIN_DECK_GONE: Final = "main-deck"


def bound_to_mayhem(table: Table, seat: int) -> bool:
    """Whether a token forbids a wizard to avoid mayhem attacks."""
    return any(table.box.card_of[piece].cannot_avoid for piece in table.tokens[seat])


def resolve_mayhem(table: Table, card: Card, player: int, left_out: int) -> Step:
    """Resolve a mayhem card: of the market (player -1) or played through a wizard's card (KR-MAYHEM-6, KR-MAYHEM-9)."""
    scope = effect_of(player if player >= 0 else table.active, card.index, Mayhem())
    scope.roles[ATTACKER] = scope.roles[CREDIT] = player
    scope.roles[START] = table.active
    scope.roles[LEFT_OUT] = left_out
    if table.told is not None:
        table.tell("mayhem", (("card", card.words),), card.thing, "KR-MAYHEM-1")
    yield from run(table, scope, card.effect)


def group_attack(table: Table, start: int, only: int, left_out: int, player: int = NOBODY) -> Step:
    """Resolve the group attack of the face-up legend, if it has one (KR-LEGEND-4 to KR-LEGEND-7, KR-Q-25).

    Its `player` is the one whose card played the mayhem that plays it (KR-Q-52).
    """
    if not table.legends or not table.legend_up:
        return
    card = table.box.card_of[table.legends[-1]]
    if not card.group:
        return
    scope = effect_of(only, card.index, GroupAttack(only >= 0))
    scope.roles[ATTACKER] = scope.roles[CREDIT] = player
    scope.roles[START] = start
    scope.roles[LEFT_OUT] = left_out
    scope.roles[FORCED] = only
    if table.told is not None:
        table.tell("group-attack", (("card", card.words),), card.thing, "KR-LEGEND-4")
    yield from run(table, scope, card.group)


def deal_to_market(table: Table) -> int:
    """Deal one card to the market. Returns it if it is mayhem (it lies in limbo then), else -1; none left ends the game."""
    if not table.main:
        latch(table, MAIN_DECK_GONE)  # KR-END-3
        return -1
    piece = table.main.pop()
    table.secrets.turn_up(piece)
    card = table.box.card_of[piece]
    if card.kind == MAYHEM:
        table.limbo.append(piece)
    else:
        table.market.append(piece)
    if table.told is not None:
        table.tell("dealt", (("card", card.words),), card.thing, "KR-TURN-1", True)
    return piece if card.kind == MAYHEM else -1


def mayhem_done(table: Table, piece: int) -> None:
    """A resolved mayhem card goes to the destroyed-mayhem pile (KR-MAYHEM-7)."""
    table.limbo.remove(piece)
    table.mayhem.append(piece)


def fill_slot(table: Table) -> Step:
    """Fill one slot in the middle of an effect; mayhem that appears is resolved first."""
    while True:
        piece = deal_to_market(table)
        if piece < 0:
            return
        yield from resolve_mayhem(table, table.box.card_of[piece], -1, -1)
        mayhem_done(table, piece)


def market_full(table: Table) -> bool:
    """Whether nothing is missing."""
    return len(table.market) >= MARKET_SIZE
