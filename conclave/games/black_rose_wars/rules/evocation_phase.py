"""The evocation phase: first those of the Rose, then in turn order those of the mages (section 26 of the rules)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.rules.activating import activate_evocation
from conclave.games.black_rose_wars.rules.phases import begin_phase
from conclave.games.black_rose_wars.rules.questions import DONE, figure_move
from conclave.games.black_rose_wars.state.components import ROSE
from conclave.games.black_rose_wars.state.fields import FIGURES
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Choose, Option, Prompt
from conclave.kernel.events import Step

ACTIVATE: Final = Prompt("ask-activate-evocation", "BR-EVOCPH-2")


def begin(table: Table) -> Step:
    """The Umbras activate, in turn order of their mages (BR-EVOCPH-1, BR-UMBRA-3); the mages come after them."""
    begin_phase(table, "evocation")
    table.acted = [0] * FIGURES
    for mage in table.mages():
        yield from _umbras(table, mage)
    if table.avatar_first and table.has_avatar:  # BR-Q-24
        yield from all_of_the_avatar(table)
    table.agenda += [("evocation", mage) for mage in table.mages()]
    table.agenda.append(("clean-up", 0))


def _umbras(table: Table, mage: int) -> Step:
    """The Umbras of a mage, those too that come while they are being activated (BR-Q-40); not in a cell (BR-UMBRA-7)."""
    while table.in_lodge(mage):
        waiting = [figure for figure in table.umbras_of(mage) if not table.acted[figure]]
        if not waiting:
            return
        table.acted[waiting[0]] = 1
        yield from activate_evocation(table, waiting[0], ROSE)


def ready_evocations(table: Table, mage: int) -> list[int]:
    """The evocations that a mage can still activate in this phase (BR-EVOCPH-3, BR-Q-40)."""
    return [figure for figure in table.owned(mage) if table.in_lodge(figure) and not table.acted[figure]]


def turn(table: Table, mage: int) -> Step:
    """One evocation of a mage activates, if the mage wants it; then the next one, or the next mage (BR-OPT-3)."""
    if mage == ROSE:
        if not table.avatar_first:
            yield from _turn_of_the_avatar(table)
        return
    figures = ready_evocations(table, mage)
    if not figures:
        return
    table.active = mage
    options: list[Option] = [figure_move(table, figure, "activate") for figure in figures]
    options.append(DONE)
    answer = yield Choose(mage, ACTIVATE, options)
    assert isinstance(answer, Option)
    if answer is DONE:
        return
    figure = figures[options.index(answer)]
    table.acted[figure] = 1
    yield from activate_evocation(table, figure, mage)
    again = ("evocation", mage)
    if table.summoners_crown:  # BR-OPT-3
        table.agenda.insert(len(table.agenda) - 1, again)
    else:
        table.agenda.insert(0, again)


def _turn_of_the_avatar(table: Table) -> Step:
    """The evocations of The Possessed at its seat: all of them, or one at a time (BR-AVATAR-22, BR-OPT-3)."""
    if not table.summoners_crown:
        yield from all_of_the_avatar(table)
    elif ready_evocations(table, ROSE):
        yield from _next_of_the_avatar(table)
        table.agenda.insert(len(table.agenda) - 1, ("evocation", ROSE))


def all_of_the_avatar(table: Table) -> Step:
    """All evocations of The Possessed, in the order of their slots."""
    while ready_evocations(table, ROSE):
        yield from _next_of_the_avatar(table)


def _next_of_the_avatar(table: Table) -> Step:
    figures = ready_evocations(table, ROSE)
    figure = min(figures, key=table.diamonds.__getitem__)
    table.acted[figure] = 1
    yield from activate_evocation(table, figure, ROSE)
