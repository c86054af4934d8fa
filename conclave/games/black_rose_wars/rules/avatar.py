"""The Possessed: its activations, its orders, and what it does in clean-up (section 30 of the rules)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.effects.matters import ORDER, PHYSICAL, WORKS, Happened, PhysicalAction, Working
from conclave.games.black_rose_wars.effects.scope import effect_of
from conclave.games.black_rose_wars.rules.avatar_choices import by_crown
from conclave.games.black_rose_wars.rules.choosing import choose_target
from conclave.games.black_rose_wars.rules.hexes import put_on_hex
from conclave.games.black_rose_wars.rules.movement import enter
from conclave.games.black_rose_wars.rules.naming import figure_thing, figure_told
from conclave.games.black_rose_wars.rules.noting import waited_for
from conclave.games.black_rose_wars.rules.places import CENTRE
from conclave.games.black_rose_wars.rules.stops import STOPS
from conclave.games.black_rose_wars.rules.summoning import remove_evocation
from conclave.games.black_rose_wars.state.components import (
    CASTS_SPELL,
    COMBAT,
    CONTINGENCY,
    ON_SELF,
    ROSE,
    SPECIAL,
    Order,
    OrderEffect,
    Side,
)
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.events import Step
from conclave.kit.effects import NOBODY

PHASES: Final = 3
LIMITS: Final = {"apprentice": 3, "master": 4}    # BR-AVATAR-6
HARMFUL: Final = ("op-damage", "op-replace-damage")  # what makes a spell of an order a combat spell (BR-Q-56)
NO_TARGET: Final = (ON_SELF, SPECIAL)


def has_orders_left(table: Table) -> bool:
    """Whether it is still to be activated in this action phase (BR-AVATAR-12)."""
    return table.orders < LIMITS[table.avatar]


def activation(table: Table) -> Step:
    """One order, or the way out of its cell (BR-AVATAR-11, BR-AVATAR-20); then it is the turn of the next mage."""
    table.active = ROSE
    if table.in_cell(ROSE):
        if table.told is not None:
            table.tell("dominion", (*figure_told(table, ROSE),), figure_thing(ROSE), "BR-AVATAR-20")
        enter(table, ROSE, CENTRE)
        yield from STOPS.stop(table)
    else:
        yield from reveal(table, True)
    table.active = NOBODY
    table.agenda.append(("activation", table.ring[(table.ring.index(ROSE) + 1) % len(table.ring)]))


def reveal(table: Table, counts: bool) -> Step:
    """Reveal the top order and resolve its effects from top to bottom; one with an extra card brings another one."""
    table.orders += int(counts)
    if not table.order_deck:
        refill(table)
    if not table.order_deck:
        return  # BR-AVATAR-40
    piece = table.order_deck.pop()
    table.secrets.turn_up(piece)
    table.order_memories.append(piece)
    order = table.box.order(piece)
    if table.told is not None:
        table.tell("reveals-order", (("card", order.words),), order.thing, "BR-AVATAR-11", True)
    for effect in order.effects:
        if table.in_cell(ROSE):
            return  # BR-AVATAR-43
        yield from carry_out(table, order, effect)
    if order.extra_card and not table.in_cell(ROSE):
        yield from reveal(table, False)  # BR-AVATAR-19


def refill(table: Table) -> None:
    """The orders of this moon phase among its memories become a new deck (BR-AVATAR-40)."""
    fresh = [piece for piece in table.order_memories if table.box.order(piece).phase == table.moon]
    table.order_memories = [piece for piece in table.order_memories if piece not in fresh]
    table.secrets.shuffle(fresh, table.dice)
    table.order_deck = fresh


def carry_out(table: Table, order: Order, effect: OrderEffect) -> Step:
    """One effect of an order: its symbol, its target by priority, its sentences (BR-AVATAR-14, BR-AVATAR-15)."""
    if effect.instability:
        yield from STOPS.symbol(table, ROSE, order.index)
        if table.in_cell(ROSE):
            return
    if effect.physical:
        yield from _physical(table, order, effect.side)
    else:
        yield from _spell(table, order, effect.side)


def _physical(table: Table, order: Order, side: Side) -> Step:
    """Like a physical action, without a token: a defeat ends it (BR-TRAP-6)."""
    action = PhysicalAction(ROSE)
    working = Working(PHYSICAL, ROSE, order.index, action)
    working.side = side
    working.began = table.place[ROSE]
    yield from choose_target(table, working, side.target)
    if without_target(working, side):
        return
    table.performing.append(action)
    yield from STOPS.carry_out(table, working, side.sentences)
    table.performing.pop()


def _spell(table: Table, order: Order, side: Side) -> Step:
    """Like a spell that is cast: answers to the cast and to its target come before the first sentence (BR-Q-56)."""
    working = Working(ORDER, ROSE, order.index)
    working.side = side
    working.type = type_of(side)
    working.began = table.place[ROSE]
    yield from choose_target(table, working, side.target)
    if without_target(working, side):
        return
    if waited_for(table, CASTS_SPELL):
        happened = Happened(CASTS_SPELL, ROSE, ROSE, ROSE, table.place[ROSE])
        happened.type = working.type
        happened.spell = working
        table.due.insert(0, happened)
    table.chain.append((order.index, ROSE, NOBODY, WORKS.index(ORDER)))
    yield from STOPS.stop(table)
    yield from STOPS.resolve(table, effect_of(working), side.sentences)
    table.chain.pop()
    yield from STOPS.finish(table, working)


def without_target(working: Working, side: Side) -> bool:
    """Whether an effect has no legal target, and so is skipped (BR-AVATAR-32)."""
    return side.target.kind not in NO_TARGET and working.target < 0 and working.target_room < 0


def type_of(side: Side) -> int:
    """A spell that deals or replaces damage is a combat spell, every other one a contingency spell (BR-Q-56)."""
    return COMBAT if any(op.word in HARMFUL for unit in side.sentences for op in unit) else CONTINGENCY


def clean_up_of_the_avatar(table: Table) -> Step:
    """A cube on each of its hexes, one Umbra less, and the orders of this round under their decks (BR-AVATAR-36)."""
    _weaken_hexes(table)
    umbras = table.umbras_of(ROSE)
    if umbras:
        figure = yield from by_crown(table, umbras, False)
        remove_evocation(table, figure, ROSE)
    for phase in range(PHASES):
        pieces = [piece for piece in table.order_memories if table.box.order(piece).phase == phase]
        if pieces:
            table.secrets.shuffle(pieces, table.dice)
            if phase == table.moon:
                table.order_deck[:0] = pieces
            else:
                table.order_box[phase][:0] = pieces
    table.order_memories = []


def _weaken_hexes(table: Table) -> None:
    """Its cubes cost nothing; a hex with enough of them goes back to its deck."""
    at = 0
    while at < len(table.hexes[ROSE]) and table.cubes[ROSE]:
        if not put_on_hex(table, ROSE, at):
            at += 1
