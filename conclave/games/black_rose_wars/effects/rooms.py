"""The words for rooms: those that play a role in an effect, all of some kind, and those that are picked."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.effects.fields import Fields, figures, origin, reach
from conclave.games.black_rose_wars.effects.figures import each_mage
from conclave.games.black_rose_wars.effects.phrasing import card_words, range_args
from conclave.games.black_rose_wars.effects.scope import working_in
from conclave.games.black_rose_wars.effects.selecting import Deed, Where, picked
from conclave.games.black_rose_wars.rules.reaching import here
from conclave.games.black_rose_wars.state.components import COLOURS
from conclave.games.black_rose_wars.state.fields import ROOMS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.words import Words
from conclave.kit.effects import Found, Scope

NO_ROOMS: Final[list[int]] = []


def one(room: int) -> list[int]:
    """A room, if it is one of the lodge."""
    return [room] if 0 <= room < ROOMS else NO_ROOMS


def target_room(table: Table, scope: Scope) -> list[int]:
    """The target room, or the room where the target is now."""
    working = working_in(scope)
    if working.false_target:
        return NO_ROOMS
    return one(table.place[working.target] if working.target >= 0 else working.target_room)


def self_room(table: Table, scope: Scope) -> list[int]:
    """The room of the caster; none while he is in his cell."""
    return one(here(table, scope))


def trigger_room(table: Table, scope: Scope) -> list[int]:
    """The room where the trigger happened."""
    trigger = working_in(scope).trigger
    return one(trigger.room) if trigger is not None else NO_ROOMS


def victim_room(table: Table, scope: Scope) -> list[int]:
    """The room where the victim stood."""
    return trigger_room(table, scope)


def removed_room(table: Table, scope: Scope) -> list[int]:
    """The room where the removed evocation stood: that which this effect removed, or that which set it off."""
    working = working_in(scope)
    return one(working.removed_room) if working.removed_room >= 0 else trigger_room(table, scope)


def host_room(table: Table, scope: Scope) -> list[int]:
    """The room of the host."""
    host = working_in(scope).host
    return one(table.place[host]) if host >= 0 else NO_ROOMS


def each_room_with_mage(table: Table, scope: Scope) -> list[int]:
    """Every room with at least one mage; The Possessed alone does not count for events (BR-AVATAR-33)."""
    places = [table.place[mage] for mage in each_mage(table, scope)]
    return [room for room in range(ROOMS) if room in places]


def own_cell(table: Table, scope: Scope) -> list[int]:
    """The own cell, which is no room but a place to measure from."""
    return NO_ROOMS


class PickRoom(Where):
    """One room that the acting player chooses within a range."""

    def __init__(self, fields: Fields) -> None:
        fields.one_of("pick", ("room",))
        self.reach = reach(fields)
        self.origin = origin(fields)
        self.asks = True
        fields.said += range_args(self.reach)

    def find(self, table: Table, scope: Scope) -> list[int]:
        """All within the range."""
        return self.origin.rooms(table, scope, self.reach)

    def chosen(self, table: Table, scope: Scope, deed: Deed | None) -> Found:
        """The one that is picked."""
        return (yield from picked(table, scope, self.find(table, scope), deed, True))


class EachRoom(Where):
    """Every room of some colours."""

    def __init__(self, fields: Fields) -> None:
        names = fields.words("each_room", COLOURS)
        self.colours = [COLOURS.index(name) for name in names]
        self.each = True
        fields.say("colours", tuple([Words(f"colour-{name}") for name in names]))

    def find(self, table: Table, scope: Scope) -> list[int]:
        """All of them."""
        return [room for room in range(ROOMS) if table.colour(room) in self.colours]


class RoomById(Where):
    """That room."""

    def __init__(self, fields: Fields) -> None:
        self.name = fields.text("id", "arena" if fields.blank else None)
        fields.say("card", card_words(self.name))

    def find(self, table: Table, scope: Scope) -> list[int]:
        """Where it lies."""
        return [table.position_of(self.name)]


class RoomOf(Where):
    """The room of a figure; with `exclude`, none of these rooms."""

    def __init__(self, fields: Fields) -> None:
        self.of = figures(fields, "room_of", "self")
        fields.said = [("of" + name.removeprefix("room_of"), value) for name, value in fields.said]
        self.exclude = fields.lines("exclude")
        self.asks = self.of.asks
        fields.say("exclude_count", len(self.exclude))
        fields.say("exclude", tuple([card_words(name) for name in self.exclude]))

    def find(self, table: Table, scope: Scope) -> list[int]:
        """The rooms of all that may be meant."""
        found = [table.place[figure] for figure in self.of.find(table, scope) if table.in_lodge(figure)]
        return [room for room in dict.fromkeys(found) if table.room(room).name not in self.exclude]

    def chosen(self, table: Table, scope: Scope, deed: Deed | None) -> Found:
        """The room of the one that is picked."""
        found = self.find(table, scope)
        if not self.asks:
            return found
        return (yield from picked(table, scope, found, deed, True))
