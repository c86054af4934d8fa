"""Playing a card: its effect, and what answers that it was played (KR-EFFECT-3)."""

from __future__ import annotations

from conclave.games.krutagidon.cards.phrasing import wizard_words
from conclave.games.krutagidon.effects.scope import effect_of
from conclave.games.krutagidon.rules.answers import STOPS, note_played
from conclave.games.krutagidon.state.model import TYPELESS, Table
from conclave.kernel.events import Step
from conclave.kit.effects import run


def perform(table: Table, seat: int, piece: int, owner: int) -> Step:
    """Carry out a card that has been laid out; a foe's card goes to its owner's discard pile."""
    card = table.box.card_of[piece]
    table.played.append(card.index)
    at = len(table.played)
    if table.told is not None:
        table.tell("played", (("seat", seat), ("card", card.words)), card.thing, "KR-TURN-3")
    yield from run(table, effect_of(seat, card.index), card.play)
    if owner != seat:
        if not card.ongoing:
            table.limbo.remove(piece)
            table.discard[owner].append(piece)  # KR-WILD-3
        elif table.told is not None:
            table.tell("took-over", (("seat", seat), ("other", wizard_words(owner)), ("card", card.words)), card.thing,
                       "KR-WILD-4")
    if card.type != TYPELESS:
        note_played(table, seat, piece, at)


def perform_within(table: Table, seat: int, piece: int, owner: int) -> Step:
    """Carry out a card in the middle of another one, with what answers it."""
    yield from STOPS.unit(table, perform(table, seat, piece, owner))
