"""Events: drawing, laying down, shifting, resolving, discarding (BR-EVENT)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.effects.matters import EVENT, Working
from conclave.games.black_rose_wars.rules import values
from conclave.games.black_rose_wars.rules.power import gain_power, take_crown
from conclave.games.black_rose_wars.rules.questions import different_moves, source, thing_of
from conclave.games.black_rose_wars.rules.stops import STOPS
from conclave.games.black_rose_wars.state.components import ROSE, Event
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Choose, Option, Prompt
from conclave.kernel.events import Step
from conclave.kit.effects import NOBODY

DISCARD_EVENT: Final = Prompt("ask-discard-event", "BR-EVENT-3")
LAST: Final = 2  # the rightmost slot
ALWAYS: Final = "always"
INSTANT: Final = "instant"


def face_up(table: Table) -> list[int]:
    """The events on the board, from the leftmost slot on."""
    return [piece for slot in table.events for piece in slot]


def can_draw(table: Table, phase: int = NOBODY) -> bool:
    """Whether there is an event of a moon phase left to draw (BR-DECK-2)."""
    phase = table.moon if phase < 0 else phase
    return bool(table.event_deck[phase] or table.event_discard[phase])


def draw_event(table: Table, mage: int, phase: int = NOBODY) -> Step:
    """A mage draws an event of the current moon phase, or of the one named (BR-EVENT-1, BR-EVENT-2, BR-EVENT-12)."""
    yield from STOPS.apart(table, _draw(table, mage, table.moon if phase < 0 else phase))


def _draw(table: Table, mage: int, phase: int) -> Step:
    if not table.event_deck[phase]:
        if not table.event_discard[phase]:
            return
        fresh = table.event_discard[phase]
        table.event_discard[phase] = []
        table.secrets.shuffle(fresh, table.dice)
        table.event_deck[phase] = fresh
    piece = table.event_deck[phase].pop()
    table.limbo.append(piece)
    table.secrets.turn_up(piece)
    event = table.box.event(piece)
    if table.told is not None:
        table.tell("event-drawn", (("card", event.words),), event.thing, "BR-EVENT-1", True)
    if event.crown and not table.steady_crown and take_crown(table, mage, "BR-EVENT-7"):
        yield from STOPS.stop(table)
    if event.on_reveal:
        gain_power(table, ROSE, event.on_reveal, event.thing, "BR-EVENT-1")
        yield from STOPS.stop(table)
    if event.timing == INSTANT:
        yield from resolve(table, event, mage)
        table.limbo.remove(piece)
        yield from discard(table, piece)
        return
    slot = event.slot - 1
    yield from _push(table, slot)
    table.limbo.remove(piece)
    table.events[slot] = [piece]
    values.touch(table, NOBODY)
    if event.timing == ALWAYS and event.trigger is None and event.sentences:  # BR-EVENT-9
        yield from resolve(table, event, mage)


def _push(table: Table, slot: int) -> Step:
    """The card in a slot moves to the right, and pushes on in the same way; out of the last slot it is discarded."""
    if not table.events[slot]:
        return
    if slot == LAST:
        piece = table.events[slot].pop()
        values.touch(table, NOBODY)
        yield from discard(table, piece)
    else:
        yield from _push(table, slot + 1)
        table.events[slot + 1] = table.events[slot]
    table.events[slot] = []


def shift(table: Table) -> Step:
    """Every face-up event moves one slot to the right (BR-ROSE-1)."""
    gone = table.events[LAST]
    table.events = [[], *table.events[:LAST]]
    values.touch(table, NOBODY)
    for piece in gone:
        yield from discard(table, piece)


def discard(table: Table, piece: int) -> Step:
    """An event that has run its course goes to the discard pile, and the Rose gains its right number (BR-EVENT-1)."""
    event = table.box.event(piece)
    table.event_discard[event.phase].append(piece)
    if table.told is not None:
        table.tell("event-leaves", (("card", event.words),), event.thing, "BR-EVENT-1")
    if event.on_discard:
        gain_power(table, ROSE, event.on_discard, event.thing, "BR-EVENT-1")
        yield from STOPS.stop(table)


def discard_event(table: Table, mage: int, n: int, working: Working) -> Step:
    """A mage discards face-up events of his choice; the Rose gains nothing (BR-EVENT-3)."""
    for _ in range(n):
        pieces = face_up(table)
        if not pieces:
            return
        piece = pieces[0]
        if len(pieces) > 1:
            options = different_moves(table, pieces)
            answer = yield Choose(table.decider(mage), DISCARD_EVENT, options, thing_of(table, working.card),
                                  source(table, working.card))
            assert isinstance(answer, Option)
            piece = pieces[options.index(answer)]
        for slot in table.events:
            if piece in slot:
                slot.remove(piece)
        values.touch(table, NOBODY)
        event = table.box.event(piece)
        table.event_discard[event.phase].append(piece)
        working.done += 1
        if table.told is not None:
            table.tell("event-discarded", (("card", event.words),), event.thing, "BR-EVENT-3")


def resolve(table: Table, event: Event, drawer: int = NOBODY) -> Step:
    """Carry out the sentences of an event; what is left to the Rose, the crown holder decides (BR-EVENT-8)."""
    if table.told is not None:
        table.tell("event-works", (("card", event.words),), event.thing, "BR-EVENT-4")
    working = Working(EVENT, ROSE, event.index)
    working.drawer = drawer if drawer >= 0 else table.mages()[-1]
    yield from STOPS.carry_out(table, working, event.sentences)


def events_of(table: Table, timing: str) -> list[tuple[str, int]]:
    """A step for each face-up event whose moment is now, from the leftmost slot on (BR-ROSE-3, BR-ACTION-1)."""
    found: list[tuple[str, int]] = []
    for piece in face_up(table):
        event = table.box.event(piece)
        if event.timing == timing and event.trigger is None and event.sentences:
            found.append(("event", event.index))
    return found


def moment(table: Table, card: int) -> Step:
    """The moment of a face-up event has come; it may have left the board meanwhile."""
    for piece in face_up(table):
        event = table.box.event(piece)
        if event.index == card:
            yield from resolve(table, event)
            return
