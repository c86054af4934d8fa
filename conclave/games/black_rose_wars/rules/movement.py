"""Figures come into rooms by moving, being placed or changing places, and mages into their cells (BR-ROOM-9, BR-CELL)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.effects.matters import EVENT, Happened
from conclave.games.black_rose_wars.effects.scope import working_in
from conclave.games.black_rose_wars.rules.naming import figure_thing, figure_told, figure_words, room_words
from conclave.games.black_rose_wars.rules.noting import note, waited_for
from conclave.games.black_rose_wars.rules.places import exits
from conclave.games.black_rose_wars.rules.questions import room_move, source, thing_of
from conclave.games.black_rose_wars.rules.reaching import affected, controller_of
from conclave.games.black_rose_wars.rules.values import can_move
from conclave.games.black_rose_wars.state.components import (
    ENTERS_ROOM,
    FIRST_CELL,
    FIRST_EVOCATION,
    MOVES,
    PLACED_IN_CELL,
    ROSE,
    Move,
)
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Choose, Option, Prompt
from conclave.kernel.events import Step
from conclave.kernel.words import Words
from conclave.kit.effects import NOBODY, Scope

MOVE: Final = Prompt("ask-move", "BR-ACTION-7")
STAY: Final = Move("stay", NOBODY, "stay", Words("move-stay"))


def enter(table: Table, figure: int, room: int) -> None:
    """A figure comes into a room, with the Umbras of a mage (BR-ROOM-9, BR-UMBRA-2, BR-UMBRA-7)."""
    if table.place[figure] != room:
        table.place[figure] = room
        if waited_for(table, ENTERS_ROOM):
            note(table, Happened(ENTERS_ROOM, figure, figure, controller_of(table, figure), room))
    if figure < FIRST_EVOCATION and figure in table.bearer:
        for umbra in table.umbras_of(figure):
            if table.place[umbra] != room:
                enter(table, umbra, room)


def step_into(table: Table, figure: int, room: int, cause: str = "", rule: str = "BR-ACTION-7") -> None:
    """A figure is moved into the next room by a Move effect; that it moved is noted by `moved`."""
    if table.told is not None:
        table.tell("moves", (*figure_told(table, figure), ("room", room_words(table, room))),
                   cause or figure_thing(figure), rule)
    enter(table, figure, room)


def moved(table: Table, figure: int) -> None:
    """A Move effect really moved a figure."""
    if waited_for(table, MOVES):
        note(table, Happened(MOVES, figure, figure, controller_of(table, figure), table.place[figure]))


def may_be_moved(table: Table, scope: Scope, figure: int) -> bool:
    """Whether a Move effect can move a figure: out of a cell only by an effect of the mage (BR-CELL-10)."""
    if table.place[figure] >= FIRST_CELL:
        return working_in(scope).caster == figure
    return table.place[figure] >= 0 and can_move(table, figure)


def move_effect(table: Table, scope: Scope, figure: int, steps: int, chooser: int = NOBODY, must: bool = False,
                prompt: Prompt = MOVE) -> Step:
    """One Move effect of so many steps; `chooser` picks the way instead of the one who decides for the figure."""
    if not may_be_moved(table, scope, figure):
        return
    decider = table.decider(chooser if chooser >= 0 else controller_of(table, figure))
    working = working_in(scope)
    went = False
    for _ in range(steps):
        rooms = exits(table, figure)
        options: list[Option] = [room_move(table, room) for room in rooms]
        if not must:
            options.append(STAY)
        answer = yield Choose(decider, prompt, options, figure_thing(figure),
                              (("figure", figure_words(table, figure)), *source(table, scope.card)))
        assert isinstance(answer, Option)
        if answer is STAY:
            break
        went = True
        step_into(table, figure, rooms[options.index(answer)], thing_of(table, scope.card))
    if went:
        working.done += 1
        moved(table, figure)


def can_be_placed(table: Table, scope: Scope, figure: int) -> bool:
    """Whether an effect can put a figure into a room: one in a cell only an event or the mage's own effect."""
    return affected(table, working_in(scope), figure)


def place_figure(table: Table, scope: Scope, figure: int, room: int) -> None:
    """Put a figure into a room; it may be the one where it stands already (BR-Q-33)."""
    working_in(scope).done += 1
    if table.told is not None and table.place[figure] != room:
        table.tell("placed", (*figure_told(table, figure), ("room", room_words(table, room))),
                   thing_of(table, scope.card), "BR-ROOM-9")
    enter(table, figure, room)


def swap_places(table: Table, scope: Scope, a: int, b: int) -> None:
    """Two figures in the lodge change rooms."""
    here, there = table.place[a], table.place[b]
    working_in(scope).done += 1
    if table.told is not None:
        table.tell("swap-places", (*figure_told(table, a), ("second", figure_words(table, b))),
                   thing_of(table, scope.card), "BR-ROOM-9")
    enter(table, a, there)
    enter(table, b, here)


def to_cell(table: Table, mage: int, cause: str = "", rule: str = "BR-CELL-7") -> bool:
    """Put a mage into the own cell, without a defeat as far as this goes; whether he was in the lodge (BR-UMBRA-7)."""
    if not table.in_lodge(mage):
        return False
    room = table.place[mage]
    table.place[mage] = FIRST_CELL + mage
    if table.told is not None:
        table.tell("to-cell", (*figure_told(table, mage),), cause or figure_thing(mage), rule)
    if waited_for(table, PLACED_IN_CELL):
        note(table, Happened(PLACED_IN_CELL, mage, mage, mage, room))
    return True


def is_event(scope: Scope) -> bool:
    """Whether it is an event that does something."""
    return working_in(scope).of == EVENT


def reaches_avatar(scope: Scope, mage: int) -> bool:
    """Whether an effect is about a mage at all: events leave The Possessed alone unless they name it (BR-AVATAR-33)."""
    return mage != ROSE or not is_event(scope)
