"""Why a thing cannot be done now, in a player's words."""

from __future__ import annotations

from conclave.games.black_rose_wars.rules.activating import can_activate
from conclave.games.black_rose_wars.rules.activation import ACT, ACTIVATE, EXPLORE, EXPLORES, FIGHT, FIGHTS, MOST
from conclave.games.black_rose_wars.rules.casting import castable, ready_slots
from conclave.games.black_rose_wars.rules.naming import SEAT_THINGS, room_thing
from conclave.games.black_rose_wars.rules.questions import card_move, slot_move
from conclave.games.black_rose_wars.rules.stops import ANSWER
from conclave.games.black_rose_wars.state.components import ACTIVATED, QUICK
from conclave.games.black_rose_wars.state.fields import SLOTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import ChooseSome, Decision
from conclave.kernel.game import Refusal
from conclave.kernel.words import Words


def why_not(table: Table, decision: Decision) -> list[Refusal]:
    """For an action, a part of one, or an answer to be chosen: what cannot be chosen, and why."""
    seat = decision.seat
    if decision.prompt is ACT:
        return [*_actions(table, seat), *_spells(table, seat), *_quests(table, seat)]
    if decision.prompt in (EXPLORE, FIGHT):
        return _room(table, seat)
    if decision.prompt is ANSWER:
        assert isinstance(decision, ChooseSome)
        return _answers(table, decision)
    return []


def _actions(table: Table, seat: int) -> list[Refusal]:
    """Physical actions: no token, no action left, or in the cell (BR-ACTION-6, BR-CELL-4)."""
    key = ""
    if table.actions >= MOST:
        key = "why-no-action-left"
    elif not table.tokens[seat]:
        key = "why-no-token"
    if key:
        return [Refusal(SEAT_THINGS[seat], move.words, Words(key)) for move in (EXPLORES, FIGHTS)]
    return [] if table.in_lodge(seat) else [Refusal(SEAT_THINGS[seat], FIGHTS.words, Words("why-in-cell"))]


def _spells(table: Table, seat: int) -> list[Refusal]:
    """Ready spells that cannot be cast, and spells in hand (BR-ACTION-12, BR-ACTION-14, BR-PLAN-5)."""
    can = castable(table, seat)
    found: list[Refusal] = []
    for at in ready_slots(table, seat):
        key = ""
        if table.actions >= MOST:
            key = "why-no-action-left"
        elif not table.in_lodge(seat):
            key = "why-in-cell"
        elif at not in can:
            key = "why-lower-slot-first"
        elif table.numbered and at % SLOTS != QUICK:
            key = "why-one-numbered"
        if key:
            move = slot_move(table, at, "cast")
            found += [Refusal(thing, move.words, Words(key)) for thing in move.about]
    cards = dict.fromkeys([table.box.card_of[piece] for piece in table.hand[seat]])
    return found + [Refusal(card.thing, card.words, Words("why-not-planned")) for card in cards]


def _quests(table: Table, seat: int) -> list[Refusal]:
    """Completed quests in the cell, and active ones (BR-QUEST-5, BR-CELL-4)."""
    found = [table.box.card_of[piece] for piece in table.quests_open[seat] + table.quests_hidden[seat]]
    refusals = [Refusal(card.thing, card_move(card, "use").words, Words("why-not-completed")) for card in found]
    if table.in_lodge(seat):
        return refusals
    done = [table.box.card_of[piece] for piece in table.completed[seat]]
    return refusals + [Refusal(card.thing, card_move(card, "use").words, Words("why-in-cell")) for card in done]


def _room(table: Table, seat: int) -> list[Refusal]:
    """The room where the mage stands, if its token is used (BR-ROOM-7)."""
    room = table.place[seat]
    if not table.in_lodge(seat) or can_activate(table, room):
        return []
    return [Refusal(room_thing(table, room), ACTIVATE.words, Words("why-token-used"))]


def _answers(table: Table, decision: ChooseSome) -> list[Refusal]:
    """Activated cards that what has happened does not set off (BR-TRAP-2)."""
    found: list[Refusal] = []
    for at in range(decision.seat * SLOTS, decision.seat * SLOTS + SLOTS):
        if table.stage[at] == ACTIVATED:
            move = slot_move(table, at, "answer")
            if all(option.note != move.note for option in decision.options):
                found += [Refusal(thing, move.words, Words("why-not-set-off")) for thing in move.about]
    return found
