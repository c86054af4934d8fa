"""What activations are made of: one Move (1), one attack, each with a full stop of its own (BR-ACTION-9, BR-EVOCPH-4)."""

from __future__ import annotations

from conclave.games.black_rose_wars.effects.matters import PHYSICAL, Activating, PhysicalAction, Working
from conclave.games.black_rose_wars.effects.scope import effect_of
from conclave.games.black_rose_wars.rules.attacks import attack
from conclave.games.black_rose_wars.rules.movement import moved, step_into
from conclave.games.black_rose_wars.rules.stops import STOPS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.events import Step
from conclave.kit.effects import NOBODY


def goes_on(table: Table, activating: Activating) -> bool:
    """Whether the evocation is still there, and the action of its order is not lost (BR-EVOC-17, BR-Q-39)."""
    if activating.over or not table.in_lodge(activating.figure):
        return False
    return not (isinstance(activating.within, PhysicalAction) and activating.within.over)


def attack_of(table: Table, activating: Activating, to: int = NOBODY) -> Step:
    """The attack of an activation: an effect of its own, with a full stop (BR-EVOC-11)."""
    working = Working(PHYSICAL, activating.controller, table.kind[activating.figure], activating)
    working.host = activating.figure
    working.owner = table.owner[activating.figure]
    yield from attack(table, effect_of(working), activating.figure, to=to)
    yield from STOPS.stop(table)
    yield from STOPS.finish(table, working)


def move_of(table: Table, figure: int, room: int) -> Step:
    """One Move (1) effect of an action or activation: an effect of its own, with a full stop (BR-ACTION-9)."""
    step_into(table, figure, room)
    moved(table, figure)
    yield from STOPS.stop(table)
