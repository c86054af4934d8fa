"""Damage and instability: cubes that are dealt, taken back, healed and swapped (BR-DAMAGE, BR-INST, BR-CUBE)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.effects.matters import Happened, Working, Wound
from conclave.games.black_rose_wars.effects.scope import working_in
from conclave.games.black_rose_wars.rules import sharing, values
from conclave.games.black_rose_wars.rules.naming import (
    figure_thing,
    figure_told,
    participant_words,
    room_thing,
    room_words,
    who_told,
)
from conclave.games.black_rose_wars.rules.noting import note, waited_for
from conclave.games.black_rose_wars.rules.questions import thing_of
from conclave.games.black_rose_wars.state.components import (
    FIRST_EVOCATION,
    INFLICTS_DAMAGE,
    PLACES_INSTABILITY,
    ROSE,
    SUFFERS_DAMAGE,
)
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.events import Step
from conclave.kit.asking import AskedNumber
from conclave.kit.effects import NOBODY, Scope

Hits = list[tuple[int, int]]  # figures with the number of a sentence
NO_TYPES: Final[tuple[int, ...]] = ()


def deal_damage(table: Table, scope: Scope, dealer: int, hits: Hits, via: str = "", source: int = NOBODY,
                no_answer: tuple[int, ...] = NO_TYPES) -> Step:
    """Put damage on all figures of a sentence before anything answers it (BR-DAMAGE-8, BR-DAMAGE-9).

    Who cannot be harmed was left out before. `source` is the figure that deals it, nobody for the Rose by herself.
    """
    working = working_in(scope)
    working.self_defeated_by_last = False
    needs: Hits = []
    total = 0
    for figure, n in hits:
        if n > 0:
            if not was_hit(table, working, figure):
                n += values.damage_extra(table, working, dealer, figure)
            total += n
            needs.append((figure, n))
    if total > table.cubes[dealer]:
        needs = yield from sharing.share_damage(table, scope, dealer, needs)
    for figure, n in needs:
        if n > 0:
            wound = Wound(figure, dealer, n, 0, source, via, no_answer)
            wound.within = working
            wounded(table, wound)
            if wound.placed:
                count_wound(working, wound)


def was_hit(table: Table, working: Working, figure: int) -> bool:
    """Whether the sentence at hand has damaged a figure before: standing values count once (BR-DAMAGE-9)."""
    for due in table.due:
        if (isinstance(due, Happened) and due.event == SUFFERS_DAMAGE and due.who == figure and due.wound is not None
                and due.wound.within is working):
            return True
    return False


def wounded(table: Table, wound: Wound) -> None:
    """Put the cubes of a wound on the bar, as far as there is space, and note it (BR-DAMAGE-1, BR-DAMAGE-2)."""
    figure, dealer = wound.victim, wound.dealer
    bar = table.bar[figure]
    placed = min(wound.amount, values.health(table, figure) - len(bar), table.cubes[dealer])
    if placed <= 0:
        return
    wound.placed = placed
    table.bar[figure] = bar + (dealer,) * placed
    table.cubes[dealer] -= placed
    if figure < FIRST_EVOCATION:
        table.dealt_last[figure] = dealer
    if table.told is not None:
        table.tell("suffers", (*figure_told(table, figure), ("count", placed),
                               ("by", participant_words(table, dealer))), figure_thing(figure), "BR-DAMAGE-1",
                   amount=placed)
    behind = dealer if dealer != ROSE or table.has_avatar else NOBODY
    room = table.place[figure]
    happened = Happened(SUFFERS_DAMAGE, figure, wound.source, behind, room, placed, wound)
    happened.rose = dealer == ROSE
    note(table, happened)
    if wound.source >= 0 and waited_for(table, INFLICTS_DAMAGE):
        happened = Happened(INFLICTS_DAMAGE, wound.source, wound.source, dealer, room, placed, wound)
        happened.rose = dealer == ROSE
        note(table, happened)


def count_wound(working: Working, wound: Wound) -> None:
    """What an effect has done with a wound."""
    working.done += 1
    working.wounds.append(wound)
    working.dealt_damage = True
    if wound.victim not in working.hit:
        working.hit.append(wound.victim)
    if wound.victim >= FIRST_EVOCATION:
        working.wounded_or_healed_evocation = True


def take_back(table: Table, wound: Wound, n: int) -> int:
    """Lower the damage of a wound as if less had been dealt; returns by how much (BR-TRAP-15, BR-Q-55)."""
    n = min(n, wound.amount)
    wound.amount -= n
    placed = min(wound.amount, wound.placed)
    taken = wound.placed - placed
    wound.placed = placed
    bar = list(table.bar[wound.victim])
    for at in range(len(bar) - 1, -1, -1):
        if taken and bar[at] == wound.dealer:
            del bar[at]
            taken -= 1
            table.cubes[wound.dealer] += 1
    table.bar[wound.victim] = tuple(bar)
    working = wound.within
    if isinstance(working, Working) and not placed:  # what was ignored altogether was not dealt (BR-Q-37)
        working.dealt_damage = any(other.placed for other in working.wounds)
        working.wounded_or_healed_evocation = working.healed_evocation or any(
            other.placed and other.victim >= FIRST_EVOCATION for other in working.wounds)
        if not any(other.placed and other.victim == wound.victim for other in working.wounds):
            working.hit = [figure for figure in working.hit if figure != wound.victim]
    return n


def clear_bar(table: Table, figure: int) -> None:
    """All cubes on a figure return to their owners."""
    for owner in table.bar[figure]:
        table.cubes[owner] += 1
    table.bar[figure] = ()


def heal_all(table: Table, scope: Scope, figure: int, but: int = NOBODY) -> None:
    """Remove all cubes from a figure, but those of one owner if need be."""
    counts = [0] * (ROSE + 1)
    for owner in table.bar[figure]:
        if owner != but:
            counts[owner] += 1
    healed(table, scope, figure, counts)


def heal(table: Table, scope: Scope, actor: int, figure: int, n: int, but: int = NOBODY) -> Step:
    """Remove up to so many cubes of the actor's choice from a figure (BR-DAMAGE-4, BR-CUBE-3)."""
    bar = table.bar[figure]
    if bar:
        counts = yield from sharing.choose_cubes(table, actor, figure, n, but, scope.card)
        healed(table, scope, figure, counts)


def healed(table: Table, scope: Scope, figure: int, counts: list[int]) -> None:
    """Remove so many cubes of each owner, the rightmost ones."""
    total = sum(counts)
    if not total:
        return
    bar = list(table.bar[figure])
    left = counts[:]
    for at in range(len(bar) - 1, -1, -1):
        owner = bar[at]
        if left[owner]:
            left[owner] -= 1
            table.cubes[owner] += 1
            del bar[at]
    table.bar[figure] = tuple(bar)
    working = working_in(scope)
    working.done += 1
    if figure >= FIRST_EVOCATION:
        working.wounded_or_healed_evocation = working.healed_evocation = True
    if table.told is not None:
        table.tell("healed", (*figure_told(table, figure), ("count", total)), figure_thing(figure),
                   "BR-DAMAGE-4", amount=total)


def replace_damage(table: Table, scope: Scope, dealer: int, figures: list[int], n: int, actor: int = NOBODY,
                   must: bool = False) -> AskedNumber:
    """Swap up to n cubes in all on these figures for cubes of the dealer (BR-DAMAGE-3); returns how many.

    `actor` chooses which; with `must` as many as possible are swapped, as the Rose does (BR-EVENT-8, BR-Q-45).
    """
    working = working_in(scope)
    n = min(n, table.cubes[dealer])
    slots = [(figure, owner) for figure in figures for owner in range(ROSE + 1)
             if owner != dealer and owner in table.bar[figure]]
    if n <= 0 or not slots:
        return 0
    chosen = yield from sharing.choose_swaps(table, scope, actor if actor >= 0 else dealer, dealer, slots, n, must)
    for (figure, owner), count in zip(slots, chosen, strict=True):
        if count:
            table.bar[figure] = swapped(table, table.bar[figure], owner, dealer, count)
            working.replaced[figure] = working.replaced.get(figure, 0) + count
    total = sum(chosen)
    if total:
        working.done += 1
        if table.told is not None:
            for figure in figures:
                if working.replaced.get(figure, 0):
                    table.tell("replaces-damage", (*who_told(dealer),
                                                   ("count", working.replaced[figure]),
                                                   *figure_told(table, figure)), figure_thing(figure),
                               "BR-DAMAGE-3", amount=working.replaced[figure])
    return total


def swapped(table: Table, row: tuple[int, ...], owner: int, dealer: int, count: int) -> tuple[int, ...]:
    """A row of cubes in which the rightmost ones of an owner are swapped for the dealer's (BR-CUBE-3)."""
    cubes = list(row)
    for at in range(len(cubes) - 1, -1, -1):
        if count and cubes[at] == owner:
            cubes[at] = dealer
            count -= 1
            table.cubes[owner] += 1
            table.cubes[dealer] -= 1
    return tuple(cubes)


def free_slots(table: Table, room: int) -> int:
    """How much more instability a room can take; none once it is rebuilt (BR-INST-1, BR-ROOM-8)."""
    if table.rebuilt[room]:
        return 0
    return table.room(room).resistance - len(table.instability[room])


def put_instability(table: Table, scope: Scope, owner: int, room: int, n: int, by_rose: bool = False) -> int:
    """Put up to n cubes into the free slots of a room; returns how many (BR-INST-1)."""
    n = min(n, free_slots(table, room), table.cubes[owner])
    if n <= 0:
        return 0
    table.instability[room] += (owner,) * n
    table.cubes[owner] -= n
    working = working_in(scope)
    working.done += 1
    if room not in working.placed_in:
        working.placed_in.append(room)
    if table.told is not None:
        table.tell("places-instability", (*who_told(owner), ("count", n),
                                          ("room", room_words(table, room))), room_thing(table, room), "BR-INST-1",
                   amount=n)
    if not by_rose and waited_for(table, PLACES_INSTABILITY):
        for due in table.due:
            if isinstance(due, Happened) and due.event == PLACES_INSTABILITY and due.who == owner and due.room == room:
                due.amount += n
                return n
        happened = Happened(PLACES_INSTABILITY, owner, owner, owner, room, n)
        happened.rose = owner == ROSE
        note(table, happened)
    return n


def replace_instability(table: Table, scope: Scope, owner: int, room: int, n: int) -> AskedNumber:
    """Swap up to n cubes of others in a room for own ones (BR-INST-2); returns how many."""
    n = min(n, table.cubes[owner])
    colours = [other for other in range(ROSE + 1) if other != owner and other in table.instability[room]]
    if n <= 0 or not colours or table.rebuilt[room]:
        return 0
    chosen = yield from sharing.choose_instability(table, scope, owner, room, colours, n)
    total = sum(chosen)
    if total:
        for other, count in zip(colours, chosen, strict=True):
            if count:
                table.instability[room] = swapped(table, table.instability[room], other, owner, count)
        working = working_in(scope)
        working.done += 1
        if room not in working.replaced_in:
            working.replaced_in.append(room)
        if table.told is not None:
            table.tell("replaces-instability", (*who_told(owner), ("count", total),
                                                ("room", room_words(table, room))), thing_of(table, table.rooms[room]),
                       "BR-INST-2", amount=total)
    return total
