"""The study phase (section 9 of the rules)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.rules import values
from conclave.games.black_rose_wars.rules.naming import SEAT_THINGS
from conclave.games.black_rose_wars.rules.phases import begin_phase
from conclave.games.black_rose_wars.rules.piles import (
    copies_of,
    copy_of,
    draw_spells,
    out_of_hand,
    retirable,
    to_memories,
    to_school,
)
from conclave.games.black_rose_wars.rules.questions import NONE, different_moves, piece_moves, pieces_of
from conclave.games.black_rose_wars.rules.spell_choices import name_schools, put_back
from conclave.games.black_rose_wars.state.components import Move
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Choose, ChooseSome, Decision, Prompt, Together
from conclave.kernel.events import Step

RETIRE: Final = Prompt("ask-retire", "BR-STUDY-5")
HAND_LIMIT: Final = Prompt("ask-hand-limit", "BR-STUDY-7")
FROM_GRIMOIRE: Final = 2
LOOKED_AT: Final = 4
KEPT: Final = 2


def begin(table: Table) -> Step:
    """Step 1: everybody draws 2 spells from the own grimoire (BR-STUDY-3)."""
    begin_phase(table, "study")
    for seat in table.persons():
        draw_spells(table, seat, FROM_GRIMOIRE)
    table.agenda += [("library", seat) for seat in table.persons()]
    table.agenda += [("retire", 0), ("hand-limit", 0), ("planning", 0)]
    yield from ()


def library(table: Table, seat: int) -> Step:
    """Step 2: look at 4 cards of the library, keep 2 and put 2 back, open, on their schools (BR-STUDY-4, BR-STUDY-11)."""
    drawn = yield from name_schools(table, seat, LOOKED_AT)
    yield from put_back(table, seat, drawn, max(0, len(drawn) - KEPT))


def retire(table: Table) -> Step:
    """All at once name a spell to retire, or none (BR-STUDY-5, BR-STUDY-6, BR-STUDY-10)."""
    asks = [Choose(seat, RETIRE, [NONE, *different_moves(table, [piece for piece in table.hand[seat]
                                                                 if retirable(table, piece)])], SEAT_THINGS[seat])
            for seat in table.persons() if table.hand[seat]]
    if not asks:
        return
    sealed: list[Decision] = [*asks]
    answers = yield Together(tuple(sealed))
    assert isinstance(answers, tuple)
    for ask, answer in zip(asks, answers, strict=True):
        assert isinstance(answer, Move)
        if answer is not NONE:
            piece = copy_of(table, table.hand[ask.seat], table.box.cards[answer.at])
            out_of_hand(table, ask.seat, piece)
            to_school(table, piece)
            if table.told is not None:
                card = table.box.card_of[piece]
                table.tell("retires", (("seat", ask.seat), ("card", card.words)), card.thing, "BR-STUDY-5", True)


def hand_limit(table: Table) -> Step:
    """Mages above their hand limit discard down to it, all at once (BR-STUDY-7, BR-STUDY-10)."""
    asks: list[ChooseSome] = []
    for seat in table.persons():
        over = len(table.hand[seat]) - values.hand_limit(table, seat)
        if over > 0:
            asks.append(ChooseSome(seat, HAND_LIMIT, piece_moves(table, table.hand[seat]), over, over, SEAT_THINGS[seat],
                                   (("count", over),)))
    if not asks:
        return
    hands = [table.hand[ask.seat][:] for ask in asks]
    sealed: list[Decision] = [*asks]
    answers = yield Together(tuple(sealed))
    assert isinstance(answers, tuple)
    for ask, hand, answer in zip(asks, hands, answers, strict=True):
        for piece in copies_of(table, hand, pieces_of(ask, hand, answer)):
            to_memories(table, ask.seat, piece)


