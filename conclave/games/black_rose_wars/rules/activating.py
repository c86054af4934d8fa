"""Rooms and evocations that are activated, by actions, spells, quests and rooms (BR-ROOM-6, BR-ROOM-7, BR-EVOCPH-4)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.effects.matters import (
    ACTIVATION,
    ROOM,
    Activating,
    Happened,
    Working,
)
from conclave.games.black_rose_wars.rules import avatar_evocations, values
from conclave.games.black_rose_wars.rules.acts import attack_of, goes_on, move_of
from conclave.games.black_rose_wars.rules.attacks import attackable
from conclave.games.black_rose_wars.rules.naming import figure_thing, figure_told, figure_words, room_thing, room_words
from conclave.games.black_rose_wars.rules.noting import note, waited_for
from conclave.games.black_rose_wars.rules.places import neighbours
from conclave.games.black_rose_wars.rules.questions import choose_room, room_move
from conclave.games.black_rose_wars.rules.stops import STOPS
from conclave.games.black_rose_wars.state.components import ACTIVATES_ROOM, ROSE, Move, Sentences
from conclave.games.black_rose_wars.state.fields import ROOMS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Choose, Option, Prompt
from conclave.kernel.events import Matter, Step
from conclave.kernel.words import Words
from conclave.kit.effects import NOBODY, Scope

ACT_EVOCATION: Final = Prompt("ask-evocation-acts", "BR-EVOCPH-4")
COPY: Final = Prompt("ask-copy-room", "BR-TARGET-6")
ATTACK: Final = Move("attack", NOBODY, "attack", Words("move-attack"))
STOP: Final = Move("stop", NOBODY, "stop", Words("move-stop"))


class Row:
    """The Move (1) effects of an action or activation: one unbroken row; what is not used is lost (BR-ACTION-8)."""

    __slots__ = ("begun", "left")

    def __init__(self, moves: int) -> None:
        self.left = moves
        self.begun = False

    def used(self) -> None:
        """One Move (1) was used."""
        self.left -= 1
        self.begun = True

    def interrupt(self) -> None:
        """Another effect of the action comes: a row that has begun is over."""
        if self.begun:
            self.left = 0


# Rooms

def can_activate(table: Table, room: int) -> bool:
    """Whether a room has an effect now: a rebuilt one only while its token is available (BR-ROOM-7)."""
    return 0 <= room < ROOMS and not (table.rebuilt[room] and table.used[room])


def room_sentences(table: Table, room: int) -> Sentences:
    """The effect of the side that a room shows."""
    card = table.room(room)
    return card.rebuilt if table.rebuilt[room] else card.destroyed


def activate_room(table: Table, mage: int, room: int, used_ok: bool = False, within: Matter | None = None) -> Step:
    """A mage activates a room, also from afar: then ranges and his room are those of the room (BR-ROOM-6, BR-Q-35)."""
    if 0 <= room < ROOMS and (used_ok or can_activate(table, room)):
        yield from STOPS.apart(table, _room(table, mage, room, within))


def _room(table: Table, mage: int, room: int, within: Matter | None) -> Step:
    if table.rebuilt[room]:
        table.used[room] = 1
    working = Working(ROOM, mage, table.rooms[room], within)
    working.began = room
    if table.place[mage] != room:
        working.here = room
    if table.told is not None:
        table.tell("activates-room", (*figure_told(table, mage), ("room", room_words(table, room))),
                   room_thing(table, room), "BR-ACTION-19")
    if waited_for(table, ACTIVATES_ROOM):  # answered at the first full stop of the effect
        happened = Happened(ACTIVATES_ROOM, mage, mage, mage, room, within=working)
        happened.rose = mage == ROSE
        note(table, happened)
    yield from STOPS.carry_out(table, working, room_sentences(table, room))


def copy_room(table: Table, scope: Scope, side: str, exclude: list[str]) -> Step:
    """Carry out the effect of another room as if standing here; it counts as the room that copies (BR-QUEST-16)."""
    rooms = copyable(table, side, exclude)
    room = yield from choose_room(table, table.decider(scope.roles[0]), COPY, rooms, scope.card)
    if room >= 0:
        if table.told is not None:
            table.tell("copies-room", (("room", room_words(table, room)),), room_thing(table, room), "BR-TARGET-6")
        yield from STOPS.resolve(table, scope, room_sentences(table, room))


def copyable(table: Table, side: str, exclude: list[str]) -> list[int]:
    """The rooms that show a side and may be copied; their tokens do not matter."""
    return [room for room in range(ROOMS)
            if table.rebuilt[room] == (1 if side == "rebuilt" else 0) and table.room(room).name not in exclude]


# Evocations

def activate_evocation(table: Table, figure: int, controller: int, strength: int = 0, speed: int = 0,
                       within: Matter | None = None) -> Step:
    """One activation of an evocation by its controller of the moment (BR-EVOCPH-4, BR-EVOCPH-5, BR-EVOC-8)."""
    if table.in_lodge(figure):
        yield from STOPS.apart(table, _evocation(table, figure, controller, Activating(figure, controller, strength, speed,
                                                                                       within)))


def _evocation(table: Table, figure: int, controller: int, activating: Activating) -> Step:
    card = table.evocation(figure)
    before = table.controller[figure]
    table.controller[figure] = controller
    table.performing.append(activating)
    if table.told is not None:
        table.tell("evocation-activates", (*figure_told(table, figure),), figure_thing(figure), "BR-EVOCPH-4")
    if card.activation is None:
        yield from _move_and_attack(table, activating)
    else:
        sentences = card.activation
        if controller != ROSE and card.activation_controlled is not None:
            sentences = card.activation_controlled
        working = Working(ACTIVATION, controller, card.index, activating)
        working.host = figure
        working.owner = table.owner[figure]
        working.bearer = table.bearer[figure]
        yield from STOPS.carry_out(table, working, sentences)
    table.performing.pop()
    if table.in_lodge(figure):
        table.controller[figure] = before
        values.end_lasting(table, values.ACTIVATION, figure=figure)


def _move_and_attack(table: Table, activating: Activating) -> Step:
    """Up to speed Move (1) effects in one row, and before or after them one attack."""
    figure = activating.figure
    row = Row(values.speed(table, figure, activating.speed))
    if activating.controller == ROSE:
        yield from avatar_evocations.act(table, activating, row.left)
        return
    attacked = False
    while goes_on(table, activating):
        rooms = neighbours(table.place[figure]) if row.left else []
        options: list[Option] = [room_move(table, room, "go") for room in rooms]
        if not attacked and attackable(table, figure):
            options.append(ATTACK)
        if not options:
            return
        options.append(STOP)
        answer = yield Choose(table.decider(activating.controller), ACT_EVOCATION, options, figure_thing(figure),
                              (("figure", figure_words(table, figure)), ("count", row.left)))
        assert isinstance(answer, Option)
        if answer is STOP:
            return
        if answer is ATTACK:
            row.interrupt()
            attacked = True
            yield from attack_of(table, activating)
        else:
            row.used()
            yield from move_of(table, figure, rooms[options.index(answer)])
