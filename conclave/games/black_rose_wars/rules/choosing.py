"""Targets: what a target line allows, the false target, and what a sentence picks (BR-TARGET, BR-LOS, BR-Q-33)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.effects.matters import ORDER, SPELL, Happened, Working
from conclave.games.black_rose_wars.effects.scope import SELF, working_in
from conclave.games.black_rose_wars.rules.avatar_choices import target_by_priority
from conclave.games.black_rose_wars.rules.naming import (
    figure_told,
    figure_words,
    room_thing,
    room_words,
    targets_told,
)
from conclave.games.black_rose_wars.rules.places import in_range, reaches
from conclave.games.black_rose_wars.rules.questions import (
    NOBODY_AT_ALL,
    figure_move,
    room_move,
    source,
    thing_of,
)
from conclave.games.black_rose_wars.state.components import (
    EVOCATION,
    FIGURE,
    FIRST_EVOCATION,
    MAGE,
    ON_SELF,
    ROOM,
    ROSE,
    TARGETED,
    Target,
)
from conclave.games.black_rose_wars.state.fields import FIGURES, ROOMS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Choose, Option, Prompt
from conclave.kernel.events import Step
from conclave.kit.asking import AskedNumbers, one_of, some_of
from conclave.kit.effects import NOBODY, Scope

TARGET: Final = Prompt("ask-target", "BR-TARGET-6")
PICK_FIGURE: Final = Prompt("ask-pick-figure", "BR-TARGET-6")
PICK_ROOM: Final = Prompt("ask-pick-room", "BR-TARGET-6")
WANTS_TARGET: Final = (FIGURE, MAGE, EVOCATION)


def place_of(table: Table, working: Working) -> int:
    """Where an effect is carried out: ranges count from there (BR-LOS-8, BR-Q-35). A cell sees nothing."""
    if working.here >= 0:
        return working.here
    if working.host >= 0 and working.caster == ROSE and not table.has_avatar:
        return table.place[working.host]
    return table.place[working.caster]


def fitting(table: Table, who: int, kind: int, origin: int, reach: int, owner: str = "", archetype: str = "",
            most_health: int = 0) -> list[int]:
    """The figures in the lodge that a target line or a pick of `who` allows (BR-TARGET-2, BR-TARGET-4, BR-LOS-7).

    Of figures all but the own mage are meant, of mages all others, of evocations all, unless `owner` says otherwise.
    """
    found: list[int] = []
    for figure in range(FIGURES):
        place = table.place[figure]
        if not 0 <= place < ROOMS or not reaches(origin, place, reach):
            continue
        if figure < FIRST_EVOCATION:
            if kind == EVOCATION or archetype or most_health or owner == "own" or (figure == who and owner != "any"):
                continue
        else:
            card = table.evocation(figure)
            own = table.owner[figure] == who and table.bearer[figure] < 0
            if (kind == MAGE or (archetype and card.archetype != archetype)
                    or (most_health and card.health > most_health)
                    or (owner == "own" and not own) or (kind == EVOCATION and owner == "other" and own)):
                continue
        found.append(figure)
    return found


def legal_targets(table: Table, working: Working, target: Target) -> list[int]:
    """The figures, or the rooms, that a target line allows."""
    origin = place_of(table, working)
    if target.kind == ROOM:
        return in_range(origin, target.reach)[:]
    return fitting(table, working.caster, target.kind, origin, target.reach, target.owner, target.archetype,
                   target.max_health)


def choose_target(table: Table, working: Working, target: Target) -> Step:
    """Choose the target of a side: every legal one may be named, and a false one (BR-TARGET-6, BR-LOS-5, BR-Q-33)."""
    if target.kind == ON_SELF:
        working.target = working.caster
        working.target_room = table.place[working.caster] if table.in_lodge(working.caster) else NOBODY
        return
    if target.kind != ROOM and target.kind not in WANTS_TARGET:
        return
    things = legal_targets(table, working, target)
    if working.caster == ROSE:
        yield from target_by_priority(table, working, target, things)
    elif target.kind == ROOM:
        yield from _choose_room(table, working, things)
    elif things:
        options: list[Option] = [figure_move(table, figure) for figure in things]
        options.append(NOBODY_AT_ALL)
        answer = yield Choose(table.decider(working.caster), TARGET, options, thing_of(table, working.card),
                              source(table, working.card))
        assert isinstance(answer, Option)
        if answer is not NOBODY_AT_ALL:
            working.target = things[options.index(answer)]
    aim(table, working, target.kind)


def _choose_room(table: Table, working: Working, rooms: list[int]) -> Step:
    if rooms:
        working.target_room = rooms[0]
        if len(rooms) > 1:
            options: list[Option] = [room_move(table, room) for room in rooms]
            answer = yield Choose(table.decider(working.caster), TARGET, options, thing_of(table, working.card),
                                  source(table, working.card))
            assert isinstance(answer, Option)
            working.target_room = rooms[options.index(answer)]


def aim(table: Table, working: Working, kind: int) -> None:
    """A target was chosen: say so, and note that a mage is the target of a spell (BR-TRAP-17)."""
    if kind == ROOM:
        working.false_target = working.target_room < 0
        if working.target_room >= 0 and table.told is not None:
            table.tell("aims-at-room", (*figure_told(table, working.caster), *source(table, working.card),
                                        ("room", room_words(table, working.target_room))),
                       room_thing(table, working.target_room), "BR-TARGET-6")
        return
    working.false_target = working.target < 0
    if working.target >= 0:
        working.target_room = table.place[working.target]
        if table.told is not None:
            table.tell("aims-at", (*figure_told(table, working.caster), *source(table, working.card),
                                   ("target", figure_words(table, working.target)),
                                   ("targets", targets_told(table, working.target))), thing_of(table, working.card),
                       "BR-TARGET-6")
    note_target(table, working)


def note_target(table: Table, working: Working) -> None:
    """What waits for being the target of a spell may answer at the next full stop."""
    if working.of in (SPELL, ORDER) and 0 <= working.target < FIRST_EVOCATION and working.target != working.caster:
        happened = Happened(TARGETED, working.target, working.caster, working.caster, table.place[working.target],
                            within=working.within)
        happened.type = working.type
        happened.spell = working
        happened.rose = working.caster == ROSE
        table.due.append(happened)


def pick(table: Table, scope: Scope, things: list[int], rooms: bool, low: int = 1, high: int = 1,
         prompt: Prompt | None = None) -> AskedNumbers:
    """Between `low` and `high` of these figures or rooms, chosen by the mage who carries out the effect (BR-EFFECT-6)."""
    working = working_in(scope)
    options: list[Option] = [room_move(table, thing) if rooms else figure_move(table, thing) for thing in things]
    asked = prompt if prompt is not None else PICK_ROOM if rooms else PICK_FIGURE
    seat = table.decider(scope.roles[SELF])
    return (yield from asking_some(table, seat, asked, things, options, low, high, working.card))


def asking_some(table: Table, seat: int, prompt: Prompt, things: list[int], options: list[Option], low: int, high: int,
                card: int) -> AskedNumbers:
    """One of some things as a choice of one, more as a choice of several."""
    about, args = thing_of(table, card), source(table, card)
    if low == 1 and high == 1:
        found = yield from one_of(seat, prompt, things, options, about, args)
        return [found] if found >= 0 else []
    return (yield from some_of(seat, prompt, things, options, low, high, about, (("count", high), *args)))
