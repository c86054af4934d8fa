"""The fixed list of single picks, for agents that number their actions."""

from __future__ import annotations

from conclave.games.res_arcana.effects.abilities import UPKEEP_NOTES
from conclave.games.res_arcana.effects.cards import MONUMENT_DECK, OWN_DECK
from conclave.games.res_arcana.rules.actions import BLIND_MONUMENT, PASS_MOVE
from conclave.games.res_arcana.rules.reactions import IGNORE_NOTES, SUFFER_MOVE
from conclave.games.res_arcana.state.model import ESSENCE_MOVES, NO_MOVE, SEAT_MOVES, ArcanaBox
from conclave.kernel.picks import ENOUGH


def all_notes(box: ArcanaBox) -> list[str]:
    """Every note that a pick of this game can have, each once."""
    notes = [ENOUGH, PASS_MOVE.note, BLIND_MONUMENT.note, NO_MOVE.note, SUFFER_MOVE.note, OWN_DECK.note,
             MONUMENT_DECK.note]
    notes += [*IGNORE_NOTES, *UPKEEP_NOTES]
    notes += [move.note for move in (*SEAT_MOVES, *ESSENCE_MOVES)]
    notes += [f"+{move.note}" for move in ESSENCE_MOVES]
    for card in box.cards:
        notes.append(card.pick_move.note)
        for move in (card.place_move, card.gold_move, card.two_move, card.claim_move):
            if move is not NO_MOVE:
                notes.append(move.note)
        notes += [power.move.note for power in (*card.actions, *card.reactions)]
    notes += [variant.note for card in box.cards for power in card.actions for variant in power.move.variants]
    return notes
