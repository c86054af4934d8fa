"""A position's worth, for the bots: power, what cubes and cards promise, and what it means against rivals and the Rose."""

from __future__ import annotations

from math import sqrt
from typing import Final

from conclave.games.black_rose_wars.state.components import ACTIVATED, FIRST_CELL, MOON_MARKERS, READY, ROSE
from conclave.games.black_rose_wars.state.fields import ROOMS, SLOTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kit.judging import chance

STEEP: Final = 0.55       # how much a point ahead is worth when the end is near
FAR: Final = 0.05         # how much less it is for each point that is missing to the end marker
AHEAD: Final = 0.25       # of a victory: to end ahead of the other mages when the Rose wins
DEFEAT: Final = 4.0       # what a defeat brings to those who caused it
LOST: Final = 1.5         # what it costs the defeated besides
LAST: Final = 0.6         # for having dealt the last damage, who would take the trophy
TROPHY: Final = 0.9
SOLVED: Final = 0.9       # a solved quest, for the ranking at the end
COMPLETED: Final = 0.75   # of what a completed quest brings when it is solved
ACTIVE: Final = 0.25      # of what an active one would bring, and as much again along its cubes
CARD: Final = 0.32        # a spell in hand
PLANNED: Final = 0.75     # a spell that can still be cast
WAITING: Final = 0.6      # one that waits for its trigger
TOKEN: Final = 0.45       # a physical action that is left
HEX: Final = 0.7
UMBRA: Final = 0.9
STRENGTH: Final = 0.35    # of an evocation
HEALTH: Final = 0.15
CROWN: Final = 1.2
OUTSIDE: Final = 0.5      # a mage in the cell loses time
CUBE: Final = 0.05        # a cube at hand, up to so many:
ENOUGH: Final = 10


def judge(table: Table, seat: int) -> float:
    """An estimate of the chance to win, from 0 to 1. What the seats leave is the chance of the Rose."""
    if table.reason:
        return judged_at_the_end(table, seat)
    worths = worths_of(table)
    return chance([worths[participant] for participant in (*range(table.seats), ROSE)], seat, steepness(table))


def judged_at_the_end(table: Table, seat: int) -> float:
    """A victory, or a part of one for the mage who ends ahead of the others when the Rose has won."""
    if table.winners:
        return 1.0 / len(table.winners) if seat in table.winners else 0.0
    best = max(table.scores[:table.seats])
    return AHEAD if table.scores[seat] == best else 0.0


def steepness(table: Table) -> float:
    """How much a point ahead is worth now."""
    missing = max(0, MOON_MARKERS[table.moons][2] - max(table.power))
    return STEEP / (1.0 + FAR * missing)


def worths_of(table: Table) -> list[float]:
    """What every participant has and may expect, in points of power."""
    worths = [float(power) for power in table.power]
    _cubes_in_rooms(table, worths)
    for mage in table.ring:
        _wounds(table, worths, mage)
        if table.hexes[mage]:
            worths[mage] -= HEX * len(table.hexes[mage])
    for participant in (*range(table.seats), ROSE):
        worths[participant] += TROPHY * sqrt(len(table.trophies[participant]))
        worths[participant] += CUBE * min(ENOUGH, table.cubes[participant])
    for figure in table.current_figures():
        card = table.evocation(figure)
        if table.bearer[figure] >= 0:
            worths[table.bearer[figure]] -= UMBRA
        else:
            left = max(0, card.health - len(table.bar[figure]))
            worths[table.owner[figure]] += STRENGTH * card.strength + HEALTH * left + 0.2 * len(table.upgrades[figure])
    for seat in range(table.seats):
        worths[seat] += _cards(table, seat) + _quests(table, seat)
    worths[table.crown] += CROWN
    return worths


def _cubes_in_rooms(table: Table, worths: list[float]) -> None:
    """Each room promises its rewards, the more the fuller it is (BR-CLEAN-6)."""
    for position in range(ROOMS):
        row = table.instability[position]
        if not row:
            continue
        room = table.room(position)
        full = len(row) / room.resistance
        near = full * full * (0.4 + 0.6 * (full >= 1.0)) + 0.1 * full
        ranked = sorted({(row.count(owner), -owner) for owner in set(row)}, reverse=True)
        for place, (_, negative) in enumerate(ranked):
            worths[-negative] += near * room.rewards[min(place, 2)]


def _wounds(table: Table, worths: list[float], mage: int) -> None:
    """Cubes on a mage promise a part of the points of a defeat (BR-DEFEAT-9, BR-DEFEAT-10)."""
    row = table.bar[mage]
    if row:
        hurt = len(row) / table.mage_card(mage).health
        likely = hurt * hurt
        worths[mage] -= LOST * likely
        for owner in set(row):
            if owner != mage:
                worths[owner] += likely * DEFEAT * row.count(owner) / len(row)
        if row[-1] != mage:
            worths[row[-1]] += likely * LAST
    if table.place[mage] >= FIRST_CELL:
        worths[mage] -= OUTSIDE


def _cards(table: Table, seat: int) -> float:
    """Spells in hand and on the sheet, and physical actions that are left."""
    value = CARD * len(table.hand[seat]) + TOKEN * table.tokens[seat]
    for at in range(SLOTS * seat, SLOTS * seat + SLOTS) if table.sheet else ():
        if table.stage[at] == READY:
            value += PLANNED
        elif table.stage[at] == ACTIVATED:
            value += WAITING
    return value


def _quests(table: Table, seat: int) -> float:
    """What quests have brought for the end, and promise."""
    box = table.box
    value = SOLVED * sqrt(len(table.solved[seat]))
    for piece in table.completed[seat]:
        value += COMPLETED * (box.quest(piece).reward + 1)
    for piece in (*table.quests_hidden[seat], *table.quests_open[seat]):
        quest = box.quest(piece)
        done = table.progress.get(quest.index, (0,))[0] / quest.cubes if quest.cubes else 0.0
        value += (ACTIVE + ACTIVE * done) * (quest.reward + 1)
    return value
