"""Casting spells: what can be cast, activating traps and protections, revealing all others (BR-ACTION-12, BR-TRAP-1)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.effects.matters import Happened
from conclave.games.black_rose_wars.rules.answering import spell_working
from conclave.games.black_rose_wars.rules.naming import SEAT_THINGS, SLOT_THINGS
from conclave.games.black_rose_wars.rules.noting import waited_for
from conclave.games.black_rose_wars.rules.piles import reveal_in
from conclave.games.black_rose_wars.rules.questions import choose, slot_move
from conclave.games.black_rose_wars.rules.stops import STOPS
from conclave.games.black_rose_wars.state.components import (
    ACTIVATED,
    CASTS_SPELL,
    PROTECTION,
    QUICK,
    READY,
    ROSE,
    SLOT_NAMES,
    TRAP,
    TYPES,
)
from conclave.games.black_rose_wars.state.fields import SLOTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Option, Prompt
from conclave.kernel.events import Matter, Step

CAST_NEXT: Final = Prompt("ask-cast-next", "BR-ACTION-12")


def ready_slots(table: Table, seat: int) -> list[int]:
    """The slots with spells that were not cast yet."""
    return [at for at in range(seat * SLOTS, seat * SLOTS + SLOTS) if table.stage[at] == READY]


def castable(table: Table, seat: int) -> list[int]:
    """What can be cast: the quick spell, and the uncast one in the lowest numbered slot (BR-ACTION-12)."""
    slots = ready_slots(table, seat)
    return [at for number, at in enumerate(slots) if at % SLOTS == QUICK or all(
        earlier % SLOTS == QUICK for earlier in slots[:number])]


def cast(table: Table, seat: int, at: int, within: Matter | None = None) -> Step:
    """Activate a trap or protection, or reveal another spell and resolve its active side (BR-TRAP-1, BR-TRAP-17)."""
    yield from STOPS.apart(table, _cast(table, seat, at, within))


def _cast(table: Table, seat: int, at: int, within: Matter | None) -> Step:
    side, card = table.side_in(at), table.box.card_of[table.sheet[at][0]]
    slot = SLOT_NAMES[at % SLOTS]
    if side.type in (TRAP, PROTECTION):
        table.stage[at] = ACTIVATED
        if table.told is not None:
            table.tell("activates-spell", (("seat", seat), ("slot", slot), ("type", TYPES[side.type])), SLOT_THINGS[at],
                       "BR-TRAP-1", False, (("card", card.words),), (seat,))
        return
    reveal_in(table, at)
    if table.told is not None:
        shown = "reverse" if table.side[at] else "main"
        table.tell("casts", (("seat", seat), ("card", card.words), ("slot", slot), ("side", shown)), card.thing,
                   "BR-ACTION-12", True)
    working = spell_working(table, seat, at)
    working.within = within
    happened: Happened | None = None
    if waited_for(table, CASTS_SPELL):
        happened = Happened(CASTS_SPELL, seat, seat, seat, table.place[seat], within=within)
        happened.type = side.type
        happened.spell = working
    yield from STOPS.spell(table, working, side, True, happened)


def cast_next(table: Table, seat: int, within: Matter | None = None) -> Step:
    """At once cast the quick spell or the lowest uncast numbered one; it is no action."""
    slots = castable(table, seat) if seat != ROSE else []
    if slots:
        options: list[Option] = [slot_move(table, at, "cast") for at in slots]
        chosen = yield from choose(seat, CAST_NEXT, options, SEAT_THINGS[seat])
        yield from cast(table, seat, slots[chosen], within)
