"""How The Possessed chooses: priorities, what is nearest, and crown decisions for what is left (BR-AVATAR-23 to 32)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.effects.matters import Working
from conclave.games.black_rose_wars.effects.scope import effect_of
from conclave.games.black_rose_wars.rules.places import distance
from conclave.games.black_rose_wars.rules.questions import choose_figure, choose_room
from conclave.games.black_rose_wars.state.components import FIRST_EVOCATION, ROOM, ROSE, Target
from conclave.games.black_rose_wars.state.fields import FIGURES, ROOMS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Prompt
from conclave.kernel.events import Step
from conclave.kit.asking import AskedNumber, AskedNumbers
from conclave.kit.effects import NOBODY

CROWN_FIGURE: Final = Prompt("ask-crown-figure", "BR-AVATAR-29")
CROWN_ROOM: Final = Prompt("ask-crown-room", "BR-AVATAR-29")
MOST_DAMAGE: Final = "most_damage"  # the criteria of the avatar card
NEAREST: Final = "nearest_room"
MOST_POWER: Final = "most_power"
MOST_MAGES: Final = "most_mages"
MOST_INSTABILITY: Final = "most_instability"


def target_by_priority(table: Table, working: Working, target: Target, things: list[int]) -> Step:
    """The target of an effect of The Possessed; no target if there is none (BR-AVATAR-32)."""
    if target.kind == ROOM:
        useful = [room for room in things if does_something(table, working, room)]
        working.target_room = yield from by_priority(table, target.priority, useful, True, table.place[ROSE], working.card)
    else:
        working.target = yield from by_priority(table, target.priority, things, False, table.place[ROSE], working.card)


def does_something(table: Table, working: Working, room: int) -> bool:
    """Whether an effect could do anything in a room (BR-AVATAR-45)."""
    if working.side is None:
        return True
    before, working.target_room = working.target_room, room
    scope = effect_of(working)
    found = any(op.possible(table, scope) for unit in working.side.sentences for op in unit)
    working.target_room = before
    return found


def by_priority(table: Table, priority: str, things: list[int], rooms: bool, origin: int, card: int) -> AskedNumber:
    """One of these rooms or figures by a printed priority, and by crown decision where it leaves several (BR-AVATAR-26)."""
    left = things
    for criterion in criteria_of(table, priority):
        if len(left) > 1:
            left = most(left, [measure(table, criterion, thing, rooms, origin) for thing in left])
    return (yield from by_crown(table, left, rooms, card))


def criteria_of(table: Table, priority: str) -> tuple[str, ...]:
    """The criteria of a priority: printed on the avatar card, or the nearest (BR-AVATAR-47), or none."""
    if priority == "nearest":
        return (NEAREST,)
    assert table.box.avatar is not None
    return table.box.avatar.priorities[priority] if priority else ()


def by_crown(table: Table, things: list[int], rooms: bool, card: int = NOBODY) -> AskedNumber:
    """The crown holder decides for The Possessed (BR-AVATAR-29)."""
    if rooms:
        return (yield from choose_room(table, table.crown, CROWN_ROOM, things, card))
    return (yield from choose_figure(table, table.crown, CROWN_FIGURE, things, card))


def most(things: list[int], measures: list[int]) -> list[int]:
    """Those that have most."""
    highest = max(measures)
    return [thing for thing, measured in zip(things, measures, strict=True) if measured == highest]


def measure(table: Table, criterion: str, thing: int, rooms: bool, origin: int) -> int:
    """How a criterion ranks a room or a figure: the more, the rather."""
    if criterion == NEAREST:  # in moves, not in lines of sight (BR-AVATAR-31)
        room = thing if rooms else table.place[thing]
        return -distance(origin, room) if 0 <= origin < ROOMS and 0 <= room < ROOMS else 0
    if criterion == MOST_DAMAGE:
        return len(table.bar[thing])
    if criterion == MOST_POWER:
        return table.power[thing if thing < FIRST_EVOCATION else table.owner[thing]]
    if criterion == MOST_INSTABILITY:
        return len(table.instability[thing])
    return len([figure for figure in range(FIRST_EVOCATION if criterion == MOST_MAGES else FIGURES)
                if table.place[figure] == thing and not is_own(table, figure)])


def is_own(table: Table, figure: int) -> bool:
    """Whether a figure is The Possessed or an evocation of its own; an Umbra is nobody's own (BR-UMBRA-8)."""
    return figure == ROSE or (figure >= FIRST_EVOCATION and table.owner[figure] == ROSE and table.bearer[figure] < 0)


def nearest_mage(table: Table, origin: int) -> AskedNumber:
    """The mage that an evocation of The Possessed goes for (BR-AVATAR-23): the nearest, most damage, most power."""
    mages = [mage for mage in table.ring if mage != ROSE and table.in_lodge(mage)]
    for criterion in (NEAREST, MOST_DAMAGE, MOST_POWER):
        if len(mages) > 1:
            mages = most(mages, [measure(table, criterion, mage, False, origin) for mage in mages])
    return (yield from by_crown(table, mages, False))


def whom_it_hits(table: Table, origin: int, figures: list[int], card: int) -> AskedNumbers:
    """Of figures in reach the one that an effect of The Possessed hits, by the rule for its evocations (BR-Q-53)."""
    mages = [figure for figure in figures if figure < FIRST_EVOCATION]
    left = mages or figures
    for criterion in (NEAREST, MOST_DAMAGE, MOST_POWER):
        if len(left) > 1:
            left = most(left, [measure(table, criterion, figure, False, origin) for figure in left])
    if not left:
        return []
    return [(yield from by_crown(table, left, False, card))]


def nearest_evocation(table: Table, origin: int, figures: list[int]) -> AskedNumber:
    """The evocation that it goes for otherwise: the nearest, most damage, that of the owner with most power."""
    left = figures
    for criterion in (NEAREST, MOST_DAMAGE, MOST_POWER):
        if len(left) > 1:
            left = most(left, [measure(table, criterion, figure, False, origin) for figure in left])
    return (yield from by_crown(table, left, False))
