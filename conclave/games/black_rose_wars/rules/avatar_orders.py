"""The orders of The Possessed: its activations, effect by effect (BR-AVATAR-11 to BR-AVATAR-20)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.effects.matters import ORDER, PHYSICAL, Happened, PhysicalAction, Working
from conclave.games.black_rose_wars.rules.choosing import choose_target
from conclave.games.black_rose_wars.rules.movement import enter
from conclave.games.black_rose_wars.rules.naming import figure_thing
from conclave.games.black_rose_wars.rules.noting import note, waited_for
from conclave.games.black_rose_wars.rules.phases import end_activation
from conclave.games.black_rose_wars.rules.places import CENTRE
from conclave.games.black_rose_wars.rules.stops import STOPS
from conclave.games.black_rose_wars.state.components import CASTS_SPELL, ON_SELF, ROSE, SPECIAL, Order, OrderEffect
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.events import Matter, Step
from conclave.kit.effects import NOBODY

LIMITS: Final = {"none": 0, "apprentice": 3, "master": 4}  # orders in an action phase (BR-AVATAR-6)
AIMLESS: Final = (ON_SELF, SPECIAL)


def left(table: Table) -> bool:
    """Whether The Possessed is to be activated once more in this phase (BR-AVATAR-12)."""
    return table.orders < LIMITS[table.avatar]


def activation(table: Table) -> Step:
    """One order is revealed and resolved, and one more after an extra card symbol (BR-AVATAR-11, BR-AVATAR-19).

    In its cell it reveals none and comes into the Black Rose Room instead: the Dominion of the Rose (BR-AVATAR-20).
    """
    if table.in_cell(ROSE):
        if table.told is not None:
            table.tell("dominion", (), figure_thing(ROSE), "BR-AVATAR-20")
        enter(table, ROSE, CENTRE)
        yield from STOPS.stop(table)
        end_activation(table, ROSE)
        return
    table.orders += 1
    more = True
    while more and table.in_lodge(ROSE):  # BR-AVATAR-43
        piece = reveal(table)
        if piece < 0:
            break
        order = table.box.order(piece)
        yield from resolve(table, order)
        more = order.extra_card
    end_activation(table, ROSE)


def reveal(table: Table) -> int:
    """The top order comes to the memories, of which an empty deck is made anew (BR-AVATAR-40); -1 if there is none."""
    if not table.order_deck:
        fresh = [piece for piece in table.order_memories if table.box.order(piece).phase == table.moon]
        if not fresh:
            return NOBODY
        table.order_memories = [piece for piece in table.order_memories if piece not in fresh]
        table.secrets.shuffle(fresh, table.dice)
        table.order_deck = fresh
    piece = table.order_deck.pop()
    table.secrets.turn_up(piece)
    table.order_memories.append(piece)
    if table.told is not None:
        card = table.box.card_of[piece]
        table.tell("order-revealed", (("card", card.words),), card.thing, "BR-AVATAR-11", True)
    return piece


def resolve(table: Table, order: Order) -> Step:
    """The effects of an order from top to bottom; the rest is dropped when it comes into its cell (BR-AVATAR-43)."""
    for effect in order.effects:
        if not table.in_lodge(ROSE):
            return
        if effect.physical:
            action = PhysicalAction(ROSE)
            table.performing.append(action)
            yield from _effect(table, order, effect, action)
            table.performing.remove(action)
        else:
            if effect.instability:  # BR-AVATAR-14
                yield from STOPS.symbol(table, ROSE, order.index)
            yield from _effect(table, order, effect, None)


def _effect(table: Table, order: Order, effect: OrderEffect, action: PhysicalAction | None) -> Step:
    """One effect; it is skipped if it has no legal target (BR-AVATAR-15, BR-AVATAR-32)."""
    side = effect.side
    within: Matter | None = action
    working = Working(PHYSICAL if effect.physical else ORDER, ROSE, order.index, within)
    working.side = side
    working.type = side.type
    working.began = table.place[ROSE]
    yield from choose_target(table, working, side.target)
    if side.target.kind not in AIMLESS and working.target < 0 and working.target_room < 0:
        table.due.clear()
        return
    if not effect.physical:
        if waited_for(table, CASTS_SPELL):
            happened = Happened(CASTS_SPELL, ROSE, ROSE, ROSE, table.place[ROSE])
            happened.type = side.type
            happened.spell = working
            happened.rose = True
            note(table, happened)
        yield from STOPS.stop(table)
    yield from STOPS.carry_out(table, working, side.sentences)
