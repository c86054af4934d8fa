"""The Collect phase: section 6 of the rules."""

from __future__ import annotations

from typing import Final

from conclave.games.res_arcana.rules.paying import bag_words, gain
from conclave.games.res_arcana.rules.use import scope_of
from conclave.games.res_arcana.state.model import Board, Card
from conclave.kernel.decision import Prompt
from conclave.kernel.events import Step
from conclave.kit.asking import some_of
from conclave.kit.effects import run

TAKE_FROM: Final = Prompt("ask-take-from", "RA-COLLECT-7")


def collect(board: Board, seat: int) -> Step:
    """One player's Collect: fixed gains, then choices, then upkeep (RA-COLLECT-1, RA-Q-22)."""
    cards = board.box.cards
    able: list[Card] = []
    loaded: list[Card] = []
    for index in board.play[seat]:
        card = cards[index]
        if card.gains_something:
            gain(board, seat, card.gains, card.thing)
        if card.collects:
            able.append(card)
        if index in board.stored:
            loaded.append(card)
    for card in able:
        if card.choices:
            scope = scope_of(seat, card.index)
            for choice in card.choices:  # as in `run`: every one of them asks
                yield from choice.ask(board, scope)
    if loaded:
        taken = yield from some_of(seat, TAKE_FROM, [card.index for card in loaded], [card.pick_move for card in loaded],
                                   0, len(loaded))
        for index in taken:
            take(board, seat, index)
        for card in able:
            if card.if_left and card.index in board.stored:
                yield from run(board, scope_of(seat, card.index), card.if_left)
    for card in able:
        if card.upkeep:
            yield from run(board, scope_of(seat, card.index), card.upkeep)


def take(board: Board, seat: int, card: int) -> None:
    """Take all essences off a component: all or nothing (RA-COLLECT-7)."""
    bag = board.stored.pop(card)
    pool = board.pool[seat]
    for essence in range(5):
        pool[essence] += bag[essence]
    if board.told is not None:
        board.tell("took", (("seat", seat), ("essences", bag_words(bag)), ("card", board.box.cards[card].words)),
                   board.box.cards[card].thing, "RA-COLLECT-7")
