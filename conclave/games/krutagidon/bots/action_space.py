"""The fixed list of single picks, for agents that number their actions."""

from __future__ import annotations

from conclave.games.krutagidon.rules.turns import END, PLAY_HARMLESS
from conclave.games.krutagidon.state.model import (
    BUY_OR_GAIN,
    DEAD_WIZARD,
    MAYHEM,
    NO_MOVE,
    NUMBER_MOVES,
    SEAT_MOVES,
    YES_MOVE,
    WizardBox,
)
from conclave.kernel.picks import ENOUGH


def all_notes(box: WizardBox) -> list[str]:
    """Every note that a pick of this game can have, each once."""
    notes = [ENOUGH, END.note, PLAY_HARMLESS.note, NO_MOVE.note, YES_MOVE.note]
    notes += [move.note for move in (*SEAT_MOVES, *NUMBER_MOVES)]
    for card in box.cards:
        notes.append(card.pick_move.note)
        if card.play:
            notes.append(card.play_move.note)
            notes.append(card.buy_move.note)
        if card.defence is not None:
            notes.append(card.defence.move.note)
        if card.life_power is not None:
            notes.append(card.life_power.move.note)
        if card.kind not in (DEAD_WIZARD, MAYHEM):
            notes += [trigger.move.note for trigger in card.triggers]
    for card in box.cards:
        if card.play:
            notes += [card.from_hand_move.note, card.from_discard_move.note]
    for card in box.cards:
        notes += [promise.move.note for promise in card.promises if promise.event == BUY_OR_GAIN and promise.ops]
    return notes
