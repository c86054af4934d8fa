"""How evocations act that The Possessed controls (BR-AVATAR-22 to BR-AVATAR-25)."""

from __future__ import annotations

from conclave.games.black_rose_wars.effects.matters import PHYSICAL, Activating, PhysicalAction, Working
from conclave.games.black_rose_wars.effects.scope import effect_of
from conclave.games.black_rose_wars.rules.attacks import attack, attackable
from conclave.games.black_rose_wars.rules.avatar_choices import (
    NEAREST,
    by_crown,
    by_priority,
    nearest_evocation,
    nearest_mage,
)
from conclave.games.black_rose_wars.rules.movement import moved, step_into
from conclave.games.black_rose_wars.rules.places import LODGE, distance
from conclave.games.black_rose_wars.rules.stops import STOPS
from conclave.games.black_rose_wars.rules.values import attack_range
from conclave.games.black_rose_wars.state.components import FIRST_EVOCATION, MAGE, ROSE
from conclave.games.black_rose_wars.state.fields import FIGURES
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.events import Step
from conclave.kit.asking import AskedNumber
from conclave.kit.effects import NOBODY


def act(table: Table, activating: Activating, moves: int) -> Step:
    """Go for the target by a shortest way as far as the moves lead, and attack it if that is possible (BR-AVATAR-24)."""
    figure = activating.figure
    target = yield from target_of(table, activating, moves)
    if target < 0:
        return
    while goes_on(table, activating) and table.in_lodge(target) and target not in attackable(table, figure) and moves:
        ways = LODGE.toward(table.place[figure], table.place[target])
        if not ways:
            break
        moves -= 1
        room = yield from by_crown(table, ways, True, table.kind[figure])
        step_into(table, figure, room)
        moved(table, figure)
        yield from STOPS.stop(table)
    if goes_on(table, activating) and target in attackable(table, figure):
        working = Working(PHYSICAL, ROSE, table.kind[figure], activating)
        working.host = figure
        working.owner = table.owner[figure]
        yield from attack(table, effect_of(working), figure, to=target)
        yield from STOPS.stop(table)
        yield from STOPS.finish(table, working)


def goes_on(table: Table, activating: Activating) -> bool:
    """Whether the evocation is still there, and the order that activated it is not cut off (BR-EVOC-17, BR-Q-39)."""
    if activating.over or not table.in_lodge(activating.figure):
        return False
    return not (isinstance(activating.within, PhysicalAction) and activating.within.over)


def target_of(table: Table, activating: Activating, moves: int) -> AskedNumber:
    """Whom it goes for: a mage whom it can attack, else the nearest evocation of others, else a mage (BR-AVATAR-23)."""
    figure = activating.figure
    here = table.place[figure]
    mages = [mage for mage in table.ring if mage != ROSE and table.in_lodge(mage)]
    priority = order_priority(activating)
    if priority and mages:
        return (yield from by_priority(table, priority, mages, False, here, table.kind[figure]))
    reach = moves + attack_range(table, figure)
    if any(distance(here, table.place[mage]) <= reach for mage in mages):
        return (yield from nearest_mage(table, here))
    others = [other for other in range(FIRST_EVOCATION, FIGURES)
              if table.in_lodge(other) and other != figure and table.owner[other] != ROSE]
    if others:
        return (yield from nearest_evocation(table, here, others))
    if mages:
        return (yield from nearest_mage(table, here))
    return NOBODY


def order_priority(activating: Activating) -> str:
    """The priority for a mage on the order that activates the evocation, if it has one (BR-AVATAR-25)."""
    matter = activating.within
    while matter is not None:
        if isinstance(matter, Working) and matter.side is not None and matter.side.target.kind == MAGE:
            return matter.side.target.priority if matter.side.target.priority != NEAREST else ""
        matter = matter.within
    return ""
