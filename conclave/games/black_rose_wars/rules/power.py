"""Power, the moon phases that follow from it, and the crown (BR-MOON, BR-TURN-3)."""

from __future__ import annotations

from conclave.games.black_rose_wars.effects.matters import Happened
from conclave.games.black_rose_wars.rules.naming import SEAT_THINGS, who_told
from conclave.games.black_rose_wars.rules.noting import note, waited_for
from conclave.games.black_rose_wars.state.components import MOON_MARKERS, POWER_CHANGES, ROSE
from conclave.games.black_rose_wars.state.model import Table

LAST_MOON = 2


def gain_power(table: Table, who: int, n: int, cause: str = "", rule: str = "BR-MOON-1") -> None:
    """A participant gains power; a moon phase that begins with it begins at once (BR-MOON-3)."""
    if n <= 0:
        return
    table.power[who] += n
    if table.told is not None:
        table.tell("gains-power", (*who_told(who), ("count", n)), cause or power_thing(who), rule,
                   amount=n)
    _changed(table, who, n)
    markers = MOON_MARKERS[table.moons]
    while table.moon < LAST_MOON and table.power[who] >= markers[table.moon]:
        next_moon(table)


def lose_power(table: Table, who: int, n: int, cause: str = "", rule: str = "BR-MOON-1") -> int:
    """A participant loses up to so much power, and never goes below 0; returns what was lost."""
    n = min(n, table.power[who])
    if n > 0:
        table.power[who] -= n
        if table.told is not None:
            table.tell("loses-power", (*who_told(who), ("count", n)), cause or power_thing(who),
                       rule, amount=n)
        _changed(table, who, -n)
    return n


def _changed(table: Table, who: int, n: int) -> None:
    if waited_for(table, POWER_CHANGES):
        happened = Happened(POWER_CHANGES, who, who, who, amount=n)
        happened.rose = who == ROSE
        note(table, happened)


def next_moon(table: Table) -> None:
    """The next moon phase begins: other decks, and a personal spell for the hand of every mage (BR-MOON-4, BR-AVATAR-8)."""
    before = table.moon
    table.moon += 1
    if table.told is not None:
        table.tell("moon-phase", (("count", table.moon + 1),), "power-board", "BR-MOON-3", table.has_avatar)
    if table.has_avatar:
        table.order_box[before] += table.order_deck
        table.order_deck = table.order_box[table.moon]
        table.order_box[table.moon] = []
    for seat in range(table.seats):
        if table.aside[seat]:
            table.hand[seat].append(table.aside[seat].pop())
            if table.told is not None:
                table.tell("takes-personal-spell", (*who_told(seat),), SEAT_THINGS[seat], "BR-MOON-4")


def take_crown(table: Table, mage: int, rule: str = "BR-TURN-3") -> bool:
    """A mage takes the crown; whether it changed hands. The avatar never gets it (BR-AVATAR-30)."""
    if mage == ROSE or table.crown == mage:
        return False
    table.crown = mage
    if table.told is not None:
        table.tell("takes-crown", (*who_told(mage),), SEAT_THINGS[mage], rule)
    return True


def power_thing(who: int) -> str:
    """Whose power it is, as a thing on the table."""
    return SEAT_THINGS[who] if who < ROSE else "rose"
