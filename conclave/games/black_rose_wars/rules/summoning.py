"""Evocations come and go: summoning, Umbras, upgrades, and hexes, which come from a deck as they do (BR-EVOC, BR-UMBRA)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.effects.matters import Happened
from conclave.games.black_rose_wars.effects.scope import working_in
from conclave.games.black_rose_wars.rules import values
from conclave.games.black_rose_wars.rules.cubes import clear_bar
from conclave.games.black_rose_wars.rules.movement import enter
from conclave.games.black_rose_wars.rules.naming import (
    figure_thing,
    figure_told,
    room_words,
    who_told,
)
from conclave.games.black_rose_wars.rules.noting import note, waited_for
from conclave.games.black_rose_wars.rules.questions import figure_move, source, thing_of
from conclave.games.black_rose_wars.state.components import (
    EVOCATION_REMOVED,
    FIRST_EVOCATION,
    OUT,
    ROSE,
    SUMMONS,
    Evocation,
    Move,
)
from conclave.games.black_rose_wars.state.fields import FIGURES, ROOMS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Prompt
from conclave.kernel.words import Words
from conclave.kit.asking import AskedNumber, one_or_none
from conclave.kit.effects import NOBODY, Scope

REPLACE: Final = Prompt("ask-replace-evocation", "BR-EVOC-4")
KEEP: Final = Move("keep", NOBODY, "none", Words("pick-no-evocation"))
BASES: Final = (1, 2, 3)
MOST_UPGRADES: Final = 2  # of one evocation (BR-UPG-1)


def free_of(table: Table, evocation: Evocation) -> int:
    """How many of a kind can still come: by the cards, and by the figures that it may share (BR-EVOC-6, BR-SPIRIT-1)."""
    cards, figures = evocation.copies, evocation.figures
    for figure in range(FIRST_EVOCATION, FIGURES):
        if table.place[figure] >= 0:
            other = table.evocation(figure)
            if other.family == evocation.family:
                figures -= 1
                if other is evocation:
                    cards -= 1
    return min(cards, figures)


def can_summon(table: Table, mage: int, evocation: Evocation, room: int) -> bool:
    """Whether something could come of summoning: a free card and figure, and a room of the lodge."""
    return 0 <= room < ROOMS and not evocation.assigned and free_of(table, evocation) > 0


def replaceable(table: Table, mage: int, evocation: Evocation) -> list[int] | None:
    """The own evocations of which one has to go for a new one; None if none has to (BR-EVOC-3, BR-EVOC-4)."""
    owned = table.owned(mage)
    if evocation.big:
        big = [figure for figure in owned if table.evocation(figure).big]
        if big:
            return big
    return owned if len(owned) >= len(BASES) else None


def summon(table: Table, scope: Scope, mage: int, evocation: Evocation, room: int) -> AskedNumber:
    """Summon an evocation into a room; its figure, or nobody if none came (BR-EVOC-2 to BR-EVOC-6, BR-Q-41)."""
    working = working_in(scope)
    working.summoned = NOBODY
    if not can_summon(table, mage, evocation, room):
        return NOBODY
    found = replaceable(table, mage, evocation)
    slot = 0
    if found is not None:
        options = [figure_move(table, figure) for figure in found]
        gone = yield from one_or_none(table.decider(mage), REPLACE, found, options, KEEP, thing_of(table, scope.card),
                                      (("evocation", evocation.words), *source(table, scope.card)))
        if gone < 0:
            return NOBODY
        slot = table.diamonds[gone]
        remove_evocation(table, gone, mage, replaced=True)
    else:
        taken = [table.diamonds[figure] for figure in table.owned(mage)]
        slot = next(base for base in BASES if base not in taken)
    figure = _put(table, evocation, room, mage, slot, NOBODY)
    working.summoned = figure
    working.has_summoned = True
    working.done += 1
    if table.told is not None:
        table.tell("summons", (*who_told(mage), ("evocation", evocation.words),
                               ("room", room_words(table, room))), figure_thing(figure), "BR-EVOC-2")
    enter(table, figure, room)
    if waited_for(table, SUMMONS):
        note(table, Happened(SUMMONS, mage, figure, mage, room))
    return figure


def _put(table: Table, evocation: Evocation, room: int, owner: int, slot: int, bearer: int) -> int:
    """The lowest free figure becomes an evocation; it has not come into a room yet."""
    figure = FIRST_EVOCATION
    while table.place[figure] >= 0:
        figure += 1
    table.kind[figure] = evocation.index
    table.owner[figure] = table.controller[figure] = owner
    table.diamonds[figure] = slot
    table.bearer[figure] = bearer
    table.acted[figure] = 0
    values.touch(table, figure)
    return figure


def remove_evocation(table: Table, figure: int, by: int, replaced: bool = False, defeated: bool = False) -> None:
    """An evocation leaves the lodge: cubes, base, tokens and upgrades go back (BR-EVOC-12, BR-UPG-2, BR-Q-43).

    Unless it was replaced, that is noted, and upgrades with an effect of their own are kept out of their deck until
    `return_upgrades` puts them back after it.
    """
    if table.told is not None:
        key = "evocation-replaced" if replaced else "evocation-defeated" if defeated else "evocation-removed"
        table.tell(key, (*figure_told(table, figure),), figure_thing(figure),
                   "BR-EVOC-4" if replaced else "BR-EVOC-12")
    if not replaced:
        behind = by if by != ROSE or table.has_avatar else NOBODY
        happened = Happened(EVOCATION_REMOVED, figure, behind, behind, table.place[figure])
        happened.rose = by == ROSE
        happened.owner = table.owner[figure]
        happened.controller = table.controller[figure]
        happened.kind = table.kind[figure]
        happened.upgrades = tuple([piece for piece in table.upgrades[figure]
                                   if table.box.upgrade(piece).on_removed is not None])
        note(table, happened)
        return_upgrades(table, [piece for piece in table.upgrades[figure] if piece not in happened.upgrades])
        table.limbo += happened.upgrades
    else:
        return_upgrades(table, list(table.upgrades[figure]))
    clear_bar(table, figure)
    table.upgrades[figure] = ()
    table.place[figure] = OUT
    table.kind[figure] = table.owner[figure] = table.controller[figure] = table.bearer[figure] = NOBODY
    table.diamonds[figure] = table.acted[figure] = 0
    for at, marked in enumerate(table.marked):
        if marked == figure:
            table.marked[at] = NOBODY
    values.end_lasting(table, figure=figure)
    values.touch(table, figure)


def return_upgrades(table: Table, pieces: list[int]) -> None:
    """Upgrades go back into their deck, which is shuffled."""
    if pieces:
        table.limbo = [piece for piece in table.limbo if piece not in pieces]
        table.upgrade_deck += pieces
        table.secrets.shuffle(table.upgrade_deck, table.dice)


def attach_upgrades(table: Table, scope: Scope, figure: int, n: int) -> int:
    """Draw upgrades for an evocation, as many as there are and as it can carry; returns how many (BR-UPG-1, BR-Q-46)."""
    count = min(n, MOST_UPGRADES - len(table.upgrades[figure]), len(table.upgrade_deck))
    for _ in range(count):
        piece = table.upgrade_deck.pop()
        table.secrets.turn_up(piece)
        table.upgrades[figure] += (piece,)
        if table.told is not None:
            table.tell("upgraded", (*figure_told(table, figure), ("card", table.box.card_of[piece].words)),
                       figure_thing(figure), "BR-UPG-1", True)
    if count > 0:
        working_in(scope).done += 1
        values.touch(table, figure)
    return max(0, count)


def umbra_of_box(table: Table) -> Evocation:
    """The evocation that is assigned to mages."""
    return next(evocation for evocation in table.box.evocations if evocation.assigned)


def assign_umbra(table: Table, scope: Scope, mage: int, n: int) -> int:
    """Assign Umbras to a mage in the lodge, as many as there are and as he may have; returns how many (BR-UMBRA-1)."""
    umbra = umbra_of_box(table)
    count = 0
    while (count < n and table.in_lodge(mage) and free_of(table, umbra) > 0
           and len(table.umbras_of(mage)) < umbra.most_per_mage):
        figure = _put(table, umbra, table.place[mage], ROSE, 0, mage)
        count += 1
        if table.told is not None:
            table.tell("umbra-assigned", (*figure_told(table, mage),), figure_thing(figure), "BR-UMBRA-1")
        enter(table, figure, table.place[mage])
    if count:
        working_in(scope).done += 1
    return count


def free_hexes(table: Table, card: int) -> int:
    """How many of a hex the deck still has (BR-DECK-4)."""
    return table.box.cards[card].copies - sum([row.count(card) for row in table.hexes])


def assign_hex(table: Table, scope: Scope, mage: int, card: int) -> bool:
    """Assign a hex to a mage in the lodge, if the deck has one; whether it was (BR-HEX-1, BR-HEX-3)."""
    if not table.in_lodge(mage) or free_hexes(table, card) < 1:
        return False
    table.hexes[mage] += (card,)
    table.hex_cubes[mage] += (0,)
    values.touch(table, mage)
    working_in(scope).done += 1
    if table.told is not None:
        table.tell("hex-assigned", (*figure_told(table, mage), ("card", table.box.cards[card].words)),
                   figure_thing(mage), "BR-HEX-1")
    return True


def return_hex(table: Table, mage: int, card: int, at: int = NOBODY) -> None:
    """A hex goes back to its deck and the cubes on it to their owner; of equal ones that with the fewest cubes."""
    row, cubes = list(table.hexes[mage]), list(table.hex_cubes[mage])
    if at < 0:
        at = min([place for place, other in enumerate(row) if other == card], key=lambda place: cubes[place])
    table.cubes[mage] += cubes[at]
    del row[at], cubes[at]
    table.hexes[mage] = tuple(row)
    table.hex_cubes[mage] = tuple(cubes)
    values.touch(table, mage)
    if table.told is not None:
        table.tell("hex-returned", (*figure_told(table, mage), ("card", table.box.cards[card].words)),
                   figure_thing(mage), "BR-HEX-4")
