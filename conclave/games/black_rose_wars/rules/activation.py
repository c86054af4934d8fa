"""The action phase: activations, and what a mage does in them (section 16 of the rules). One action is one step."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.effects.matters import PHYSICAL, QUEST, PhysicalAction, Working
from conclave.games.black_rose_wars.effects.scope import effect_of
from conclave.games.black_rose_wars.rules import avatar, values
from conclave.games.black_rose_wars.rules.activating import (
    ATTACK,
    STOP,
    Row,
    activate_evocation,
    activate_room,
    can_activate,
)
from conclave.games.black_rose_wars.rules.acts import move_of
from conclave.games.black_rose_wars.rules.attacks import attack, attackable
from conclave.games.black_rose_wars.rules.casting import cast, castable, ready_slots
from conclave.games.black_rose_wars.rules.choosing import choose_target
from conclave.games.black_rose_wars.rules.events import events_of
from conclave.games.black_rose_wars.rules.movement import STAY
from conclave.games.black_rose_wars.rules.naming import SEAT_THINGS, who_told
from conclave.games.black_rose_wars.rules.phases import begin_phase, end_activation
from conclave.games.black_rose_wars.rules.piles import discard_from_sheet
from conclave.games.black_rose_wars.rules.places import exits
from conclave.games.black_rose_wars.rules.questions import card_move, figure_move, room_move, slot_move
from conclave.games.black_rose_wars.rules.quests import solve
from conclave.games.black_rose_wars.rules.stops import STOPS
from conclave.games.black_rose_wars.state.components import QUICK, ROSE, Move
from conclave.games.black_rose_wars.state.fields import SLOTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Choose, Option, Prompt
from conclave.kernel.events import Step
from conclave.kernel.words import Words
from conclave.kit.effects import NOBODY

ACT: Final = Prompt("ask-act", "BR-ACTION-3")
EXPLORE: Final = Prompt("ask-explore", "BR-ACTION-7")
FIGHT: Final = Prompt("ask-fight", "BR-ACTION-10")
WAIT: Final = Prompt("ask-wait-move", "BR-ACTION-15")
EXPLORES: Final = Move("explore", NOBODY, "explore", Words("move-explore"))
FIGHTS: Final = Move("fight", NOBODY, "fight", Words("move-fight"))
ENDS: Final = Move("end", NOBODY, "end", Words("move-end-activation"))
ACTIVATE: Final = Move("activate", NOBODY, "activate", Words("move-activate-room"))
MOST: Final = 2  # actions in an activation


def begin(table: Table) -> Step:
    """The events of the phase, then activations in turn order (BR-ACTION-1, BR-ACTION-2)."""
    begin_phase(table, "action")
    table.orders = 0
    table.agenda += events_of(table, "action")
    table.agenda.append(("activation", table.first))
    yield from ()


def can_act(table: Table, mage: int) -> bool:
    """Whether a mage can perform an action: a physical one, or one with a ready spell, which at least can be discarded."""
    if mage == ROSE:
        return avatar.has_orders_left(table)
    return table.tokens[mage] > 0 or bool(ready_slots(table, mage))


def activation(table: Table, mage: int) -> Step:
    """The next mage from this one on who can act is activated; if nobody can, the phase is over (BR-ACTION-2)."""
    at = table.ring.index(mage)
    for other in table.ring[at:] + table.ring[:at]:
        if can_act(table, other):
            table.active = other
            table.actions = table.numbered = 0
            if other == ROSE:
                table.agenda.append(("order", 0))
            else:
                table.agenda.append(("leave-cell" if table.in_cell(other) else "act", other))
            break
    else:
        table.active = NOBODY
        table.agenda.append(("evocation-phase", 0))
    yield from ()


def actions_of(table: Table, mage: int) -> list[Option]:
    """The actions that a mage can perform now (BR-ACTION-6 to BR-ACTION-20); in his cell only some (BR-CELL-4)."""
    options: list[Option] = []
    if table.actions >= MOST:
        return options
    inside = table.in_lodge(mage)
    if table.tokens[mage]:
        options.append(EXPLORES)
        if inside:
            options.append(FIGHTS)
            options += [figure_move(table, figure, "order") for figure in table.owned(mage)]
    if inside:
        options += [slot_move(table, at, "cast") for at in castable(table, mage)
                    if not (table.numbered and at % SLOTS != QUICK)]  # BR-ACTION-14
    options += [slot_move(table, at, "wait") for at in ready_slots(table, mage)]  # BR-ACTION-16
    return options


def usable_quests(table: Table, mage: int) -> list[Option]:
    """The completed quests whose effects a mage can use now (BR-QUEST-5, BR-Q-28)."""
    if not table.in_lodge(mage):
        return []
    return [card_move(table.box.card_of[piece], "use") for piece in table.completed[mage]]


def act(table: Table, mage: int, bound: bool = False) -> Step:
    """One action, one quest, or the end of the activation. Who is `bound` has to leave his cell (BR-CELL-5)."""
    options = actions_of(table, mage)
    must = bool(options) and (bound or (table.actions == 0 and table.in_lodge(mage)))  # BR-ACTION-3, BR-CELL-11
    options += usable_quests(table, mage)
    if not options:
        end_activation(table, mage)
        return
    if not must:
        options.append(ENDS)
    answer = yield Choose(mage, ACT, options, SEAT_THINGS[mage], (("count", MOST - table.actions),))
    assert isinstance(answer, Move)
    if answer is ENDS:
        end_activation(table, mage)
        return
    table.agenda.insert(0, ("act", mage))
    if answer.verb == "use":
        yield from use_quest(table, mage, next(piece for piece in table.completed[mage]
                                               if table.box.card_of[piece].index == answer.at))
        return
    table.actions += 1
    if answer.verb == "cast":
        if answer.at % SLOTS != QUICK:
            table.numbered = 1
        yield from cast(table, mage, answer.at)
    elif answer.verb == "wait":
        yield from wait(table, mage, answer.at, bound)
    else:
        yield from physical(table, mage, answer, bound)


def physical(table: Table, mage: int, move: Move, bound: bool) -> Step:
    """A physical action turns a token to its exhausted side (BR-ACTION-6, BR-ACTION-17)."""
    table.tokens[mage] -= 1
    action = PhysicalAction(mage)
    table.performing.append(action)
    if table.told is not None:
        table.tell("acts", (*who_told(mage), ("action", move.verb)), SEAT_THINGS[mage], "BR-ACTION-6")
    if move is EXPLORES:
        yield from explore(table, action, bound)
    elif move is FIGHTS:
        yield from fight(table, action)
    else:
        yield from activate_evocation(table, move.at, mage, within=action)
    table.performing.pop()


def explore(table: Table, action: PhysicalAction, bound: bool) -> Step:
    """Moves in one row, and the room where the mage stands, before or after them (BR-ACTION-7, BR-ACTION-8, BR-CELL-6)."""
    mage = action.mage
    row, activated = Row(values.speed(table, mage)), False
    while not action.over:
        rooms = exits(table, mage) if row.left else []
        options: list[Option] = [room_move(table, room, "go") for room in rooms]
        if not activated and can_activate(table, table.place[mage]):
            options.append(ACTIVATE)
        if not options:
            return
        if not (bound and table.in_cell(mage) and not row.begun):
            options.append(STOP)
        answer: object = options[0]
        if len(options) > 1:
            answer = yield Choose(mage, EXPLORE, options, SEAT_THINGS[mage], (("count", row.left),))
        assert isinstance(answer, Option)
        if answer is STOP:
            return
        if answer is ACTIVATE:
            row.interrupt()
            activated = True
            yield from activate_room(table, mage, table.place[mage], within=action)
        else:
            row.used()
            yield from move_of(table, mage, rooms[options.index(answer)])


def fight(table: Table, action: PhysicalAction) -> Step:
    """One attack, and the room where the mage stands, in either order (BR-ACTION-10)."""
    mage = action.mage
    attacked = activated = False
    while not action.over:
        options: list[Option] = []
        if not attacked and attackable(table, mage):
            options.append(ATTACK)
        if not activated and can_activate(table, table.place[mage]):
            options.append(ACTIVATE)
        if not options:
            return
        options.append(STOP)
        answer = yield Choose(mage, FIGHT, options, SEAT_THINGS[mage])
        if answer is STOP:
            return
        if answer is ACTIVATE:
            activated = True
            yield from activate_room(table, mage, table.place[mage], within=action)
        else:
            attacked = True
            working = Working(PHYSICAL, mage, table.kind[mage], action)
            yield from attack(table, effect_of(working), mage)
            yield from STOPS.stop(table)
            yield from STOPS.finish(table, working)


def wait(table: Table, mage: int, at: int, bound: bool) -> Step:
    """Discard a ready spell, then Move (1), which leads out of the cell (BR-ACTION-15, BR-CELL-6)."""
    if table.told is not None:
        table.tell("waits", (*who_told(mage),), SEAT_THINGS[mage], "BR-ACTION-15")
    discard_from_sheet(table, at)
    yield from STOPS.stop(table)
    rooms = exits(table, mage)
    options: list[Option] = [room_move(table, room, "go") for room in rooms]
    if not (bound and table.in_cell(mage)):
        options.append(STAY)
    answer = yield Choose(mage, WAIT, options, SEAT_THINGS[mage])
    assert isinstance(answer, Option)
    if answer is not STAY:
        yield from move_of(table, mage, rooms[options.index(answer)])


def use_quest(table: Table, mage: int, piece: int) -> Step:
    """Use the effect of a completed quest; then it is solved (BR-QUEST-5, BR-QUEST-6, BR-QUEST-17)."""
    card = table.box.quest(piece)
    if table.told is not None:
        table.tell("uses-quest", (*who_told(mage), ("card", card.words)), card.thing, "BR-QUEST-5")
    working = Working(QUEST, mage, card.index)
    working.side = card.effect
    working.began = table.place[mage]
    yield from choose_target(table, working, card.effect.target)
    yield from STOPS.carry_out(table, working, card.effect.sentences)
    if piece in table.completed[mage] and (working.done or not card.only_if_done):
        solve(table, mage, piece)
        yield from STOPS.stop(table)
