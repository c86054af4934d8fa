"""Where The Possessed and its evocations go, and whom they attack (BR-AVATAR-23 to BR-AVATAR-25)."""

from __future__ import annotations

from conclave.games.black_rose_wars.effects.matters import Activating, Working
from conclave.games.black_rose_wars.effects.scope import working_in
from conclave.games.black_rose_wars.rules import values
from conclave.games.black_rose_wars.rules.acts import attack_of, goes_on, move_of
from conclave.games.black_rose_wars.rules.attacks import attackable
from conclave.games.black_rose_wars.rules.avatar_choices import by_crown, nearest_evocation, nearest_mage
from conclave.games.black_rose_wars.rules.places import distance, in_range, neighbours
from conclave.games.black_rose_wars.rules.reaching import harmable
from conclave.games.black_rose_wars.state.components import FIRST_EVOCATION, ROSE
from conclave.games.black_rose_wars.state.fields import FIGURES, ROOMS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.events import Step
from conclave.kit.asking import AskedNumber
from conclave.kit.effects import Scope


def act(table: Table, activating: Activating, moves: int) -> Step:
    """An evocation that The Possessed controls goes for its target, and attacks it when it is there (BR-AVATAR-24)."""
    figure = activating.figure
    target = yield from target_of(table, figure, moves)
    if target < 0:
        return
    for _ in range(moves):
        if target in attackable(table, figure) or not goes_on(table, activating):
            break
        room = yield from way(table, figure, table.place[target])
        if room < 0:
            break
        yield from move_of(table, figure, room)
    if goes_on(table, activating) and target in attackable(table, figure):
        yield from attack_of(table, activating, target)


def target_of(table: Table, figure: int, moves: int) -> AskedNumber:
    """The target of an activation: a mage that it can attack, else an evocation, else a mage to go for (BR-AVATAR-23)."""
    origin = table.place[figure]
    within = [room for room in range(ROOMS) if distance(origin, room) <= moves]
    reach = values.attack_range(table, figure)
    hit = {room for here in within for room in in_range(here, reach)}
    mages = [mage for mage in table.ring if mage != ROSE and table.place[mage] in hit and harmable(table, mage, ROSE)]
    if mages:
        return (yield from nearest_evocation(table, origin, mages))
    others = [other for other in range(FIRST_EVOCATION, FIGURES)
              if table.in_lodge(other) and other != figure and table.owner[other] != ROSE]
    if others:
        return (yield from nearest_evocation(table, origin, others))
    return (yield from nearest_mage(table, origin))


def way(table: Table, figure: int, goal: int) -> AskedNumber:
    """The next room on a shortest way; of several the crown holder names one. NOBODY where there is none."""
    here = table.place[figure]
    rooms: list[int] = []
    if 0 <= here < ROOMS and 0 <= goal < ROOMS:
        rooms = [room for room in neighbours(here) if distance(room, goal) < distance(here, goal)]
    return (yield from by_crown(table, rooms, True))


def move_toward(table: Table, scope: Scope) -> Step:
    """The Possessed spends its moves on a shortest way to the target of an order, and stops in its room."""
    working = working_in(scope)
    for _ in range(values.speed(table, ROSE)):
        goal = table.place[working.target] if working.target >= 0 else working.target_room
        if not table.in_lodge(ROSE) or lost(working):
            return
        room = yield from way(table, ROSE, goal)
        if room < 0:
            return
        yield from move_of(table, ROSE, room)


def lost(working: Working) -> bool:
    """Whether what is left of the physical action that an effect is part of is lost."""
    action = working.within
    return working.over or bool(getattr(action, "over", False))
