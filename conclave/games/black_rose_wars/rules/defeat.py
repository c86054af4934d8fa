"""Removal of evocations and the defeat of mages, after the answers at a full stop (BR-DEFEAT, BR-EVOC-12, BR-TRAP-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from conclave.games.black_rose_wars.effects.matters import Happened, PhysicalAction, Working
from conclave.games.black_rose_wars.rules import values
from conclave.games.black_rose_wars.rules.cubes import clear_bar
from conclave.games.black_rose_wars.rules.movement import to_cell
from conclave.games.black_rose_wars.rules.naming import figure_thing, figure_told, who_told
from conclave.games.black_rose_wars.rules.noting import note
from conclave.games.black_rose_wars.rules.quests import mage_defeated
from conclave.games.black_rose_wars.rules.ranking import counted, pay, shares, sole
from conclave.games.black_rose_wars.rules.summoning import remove_evocation
from conclave.games.black_rose_wars.state.components import (
    FIRST_EVOCATION,
    IS_DEFEATED,
    ROSE,
    SUFFERS_DAMAGE,
    TROPHIES,
)
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.events import Matter, Occurrence, Step
from conclave.kit.effects import NOBODY

if TYPE_CHECKING:
    from conclave.games.black_rose_wars.rules.stops import RoseStops

ONE_SOURCE: Final = 5
FIRST, SECOND, OTHERS = 4, 2, 1


def outright(table: Table, figure: int, by: int, within: Matter | None = None) -> None:
    """An effect defeats a figure whatever its damage is; that is resolved after the full stop (BR-DAMAGE-6, BR-TRAP-11)."""
    happened = Happened(IS_DEFEATED, figure, by, by, table.place[figure], within=within)
    happened.outright = True
    happened.rose = by in (ROSE, NOBODY)
    note(table, happened)


def defeats_of(table: Table, happened: list[Occurrence]) -> list[Happened]:
    """The defeats that these occurrences have caused, one for each figure: those of evocations, then mages in turn order.

    Who is below the health value again is not defeated (BR-TRAP-12), nor who was put into the cell by another defeat.
    """
    found: dict[int, Happened] = {}
    for one in happened:
        assert isinstance(one, Happened)
        figure = one.who
        if one.event == IS_DEFEATED and one.outright:
            if table.place[figure] == one.room or table.in_lodge(figure):
                found[figure] = one
        elif (one.event == SUFFERS_DAMAGE and figure not in found and table.place[figure] >= 0
              and len(table.bar[figure]) >= values.health(table, figure)):
            found[figure] = _fatal(table, happened, figure)
    order = [figure for figure in sorted(found) if figure >= FIRST_EVOCATION]
    return [found[figure] for figure in order + [mage for mage in table.mages() if mage in found]]


def _fatal(table: Table, happened: list[Occurrence], figure: int) -> Happened:
    """The defeat of a figure by damage: who dealt the last of it is behind it (BR-DEFEAT-7, BR-Q-38)."""
    last: Happened | None = None
    for one in happened:
        if (isinstance(one, Happened) and one.event == SUFFERS_DAMAGE and one.who == figure
                and (last is None or one.wound is None or one.wound.placed)):
            last = one
    assert last is not None
    defeat = Happened(IS_DEFEATED, figure, last.figure, last.by, table.place[figure], last.amount, last.wound, last.within)
    defeat.rose = last.rose
    return defeat


def removals(table: Table, defeats: list[Happened]) -> None:
    """Evocations whose damage has reached their health are removed (BR-EVOC-12)."""
    for defeat in defeats:
        if defeat.who >= FIRST_EVOCATION:
            remove_evocation(table, defeat.who, defeat.by, defeated=True)


def resolve_defeats(stops: RoseStops, table: Table, defeats: list[Happened]) -> Step:
    """The defeats of mages: first step 1 of all, then the other steps of each, in turn order (BR-DEFEAT-2, BR-DEFEAT-4)."""
    standing: list[Happened] = []
    for defeat in defeats:
        yield from stops.answers_to_defeat(table, defeat, True)
        if stands(table, defeat):
            standing.append(defeat)
    for defeat in standing:
        if table.told is not None:
            table.tell("is-defeated", (*figure_told(table, defeat.who),), figure_thing(defeat.who),
                       "BR-DEFEAT-1")
        yield from stops.answers_to_defeat(table, defeat, False)  # BR-DEFEAT-16
        yield from _resolve(stops, table, defeat)


def stands(table: Table, defeat: Happened) -> bool:
    """Whether a defeat stands after step 1 (BR-DEFEAT-3)."""
    if defeat.averted:
        return False
    return defeat.outright or len(table.bar[defeat.who]) >= values.health(table, defeat.who)


def _resolve(stops: RoseStops, table: Table, defeat: Happened) -> Step:
    """Steps 3 to 7."""
    mage = defeat.who
    _tell_effect(defeat)
    for umbra in table.umbras_of(mage):  # step 3
        remove_evocation(table, umbra, NOBODY)
    yield from stops.stop(table)
    for matter in table.performing:  # BR-TRAP-6, BR-Q-39
        if isinstance(matter, PhysicalAction) and matter.mage == mage:
            matter.over = True
    to_cell(table, mage)  # step 4
    yield from stops.stop(table)
    _take_trophy(table, defeat)  # step 5
    mage_defeated(table, mage)
    _pay(table, mage)  # step 6
    clear_bar(table, mage)  # step 7
    table.dealt_last[mage] = NOBODY
    yield from stops.stop(table)


def _tell_effect(defeat: Happened) -> None:
    """The effect that dealt the damage knows whom it has defeated."""
    matter: Matter | None = defeat.wound if defeat.wound is not None else defeat
    while matter is not None and not isinstance(matter, Working):
        matter = matter.within
    if isinstance(matter, Working):
        if matter.target == defeat.who:
            matter.target_defeated = True
        if matter.caster == defeat.who:
            matter.self_defeated_by_last = True


def _take_trophy(table: Table, defeat: Happened) -> None:
    """Who dealt the last damage, or defeated the mage outright, takes a trophy that is left (BR-DEFEAT-7, BR-DEFEAT-8)."""
    mage = defeat.who
    taker = defeat.by if defeat.outright else table.dealt_last[mage]
    if taker < 0:
        taker = ROSE
    if taker != ROSE and values.trophies_go_to_rose(table, taker):
        taker = ROSE
    if sum([row.count(mage) for row in table.trophies]) < TROPHIES and taker != mage:
        table.trophies[taker] += (mage,)
        if table.told is not None:
            table.tell("takes-trophy", (*who_told(taker), *figure_told(table, mage)),
                       figure_thing(mage), "BR-DEFEAT-7")


def _pay(table: Table, mage: int) -> None:
    """Points for the cubes on the bar, the Rose last (BR-DEFEAT-9 to BR-DEFEAT-12, BR-DEFEAT-15)."""
    counts = counted(table.bar[mage])
    counts[mage] = 0
    gains, alone = shares(counts, FIRST, SECOND, OTHERS), sole(counts)
    if alone >= 0:
        gains[alone] = ONE_SOURCE
    pay(table, gains, "BR-DEFEAT-9" if alone >= 0 else "BR-DEFEAT-10")
