"""The clean-up phase: sheets, hexes, rebuilt rooms, tokens, and the end of the round (section 27 of the rules)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.rules.avatar import clean_up_of_the_avatar
from conclave.games.black_rose_wars.rules.finish import finish
from conclave.games.black_rose_wars.rules.hexes import put_on_hex
from conclave.games.black_rose_wars.rules.naming import SEAT_THINGS, room_thing, room_words
from conclave.games.black_rose_wars.rules.phases import begin_phase
from conclave.games.black_rose_wars.rules.piles import back_to_hand, copy_of, discard_from_sheet, to_memories
from conclave.games.black_rose_wars.rules.questions import DONE, card_move, different_moves, room_move, slot_move
from conclave.games.black_rose_wars.rules.ranking import pay, rebuilding
from conclave.games.black_rose_wars.rules.stops import STOPS
from conclave.games.black_rose_wars.rules.values import ROUND, end_lasting
from conclave.games.black_rose_wars.state.components import ACTIVATED, EMPTY, MOON_MARKERS, ROSE, Move
from conclave.games.black_rose_wars.state.fields import FIGURES, ROOMS, SLOTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Choose, ChooseSome, Decision, Option, Prompt, Together
from conclave.kernel.events import Step

BACK_TO_HAND: Final = Prompt("ask-back-to-hand", "BR-TRAP-16")
LIFT_HEX: Final = Prompt("ask-lift-hex", "BR-HEX-4")
HEX_PRICE: Final = Prompt("ask-hex-price", "BR-HEX-4")
NEXT_REBUILT: Final = Prompt("ask-next-rebuilt", "BR-CLEAN-5")
TOKENS: Final = 2       # physical actions of a mage (BR-ACTION-6)


def clean_up(table: Table) -> Step:
    """Step 1: spells leave the sheets, tokens come back, hexes may be lifted (BR-CLEAN-1 to BR-CLEAN-3, BR-HEX-4)."""
    begin_phase(table, "clean-up")
    yield from _clear_sheets(table)
    end_lasting(table, ROUND)
    table.acted = [0] * FIGURES
    for seat in range(table.seats):
        table.tokens[seat] = TOKENS
    for mage in table.mages():
        if mage == ROSE:
            yield from STOPS.unit(table, clean_up_of_the_avatar(table))
        else:
            yield from _lift_hexes(table, mage)
    table.agenda += [("rebuild", 0), ("end-of-round", 0)]


def _clear_sheets(table: Table) -> Step:
    """All spells go to the memories; all decide at once which activated ones go back to the hand instead (BR-Q-47)."""
    asks: list[Decision] = []
    waiting: list[list[int]] = []
    for seat in table.persons():
        slots = [at for at in range(seat * SLOTS, seat * SLOTS + SLOTS) if table.stage[at] == ACTIVATED]
        if slots:
            asks.append(ChooseSome(seat, BACK_TO_HAND, [slot_move(table, at, "keep") for at in slots], 0, len(slots)))
            waiting.append(slots)
    kept: list[int] = []
    if asks:
        answers = yield Together(tuple(asks))
        assert isinstance(answers, tuple)
        for ask, slots, answer in zip(asks, waiting, answers, strict=True):
            assert isinstance(ask, ChooseSome)
            assert isinstance(answer, tuple)
            kept += [slots[ask.options.index(part)] for part in answer if isinstance(part, Option)]
    for seat in table.persons():
        for at in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if at in kept:
                back_to_hand(table, at)
                if table.told is not None:
                    table.tell("took-back", (("seat", seat),), SEAT_THINGS[seat], "BR-TRAP-16")
            elif table.stage[at] != EMPTY:
                discard_from_sheet(table, at)


def _lift_hexes(table: Table, mage: int) -> Step:
    """For each hex a mage may discard a spell and put a cube on it (BR-HEX-4)."""
    left = list(range(len(table.hexes[mage])))
    while left and table.hand[mage] and table.cubes[mage]:
        options: list[Option] = []
        for at in left:
            move = card_move(table.box.cards[table.hexes[mage][at]], "lift")
            if move not in options:
                options.append(move)
        options.append(DONE)
        answer = yield Choose(mage, LIFT_HEX, options)
        assert isinstance(answer, Move)
        if answer is DONE:
            return
        named = [at for at in left if table.hexes[mage][at] == answer.at]
        hex_at = max(named, key=table.hex_cubes[mage].__getitem__)
        yield from _pay_with_spell(table, mage)
        left.remove(hex_at)
        if put_on_hex(table, mage, hex_at):
            left = [at - (at > hex_at) for at in left]


def _pay_with_spell(table: Table, mage: int) -> Step:
    options = different_moves(table, table.hand[mage])
    answer: object = options[0]
    if len(options) > 1:
        answer = yield Choose(mage, HEX_PRICE, options)
    assert isinstance(answer, Move)
    to_memories(table, mage, copy_of(table, table.hand[mage], table.box.cards[answer.at]))


def full_rooms(table: Table) -> list[int]:
    """The destroyed rooms whose slots are all full (BR-CLEAN-5)."""
    return [room for room in range(ROOMS)
            if not table.rebuilt[room] and len(table.instability[room]) >= table.room(room).resistance]


def rebuild(table: Table) -> Step:
    """Step 3: a full room is rebuilt; of several the first mage names the next one (BR-CLEAN-5)."""
    rooms = full_rooms(table)
    if not rooms:
        return
    room = rooms[0]
    if len(rooms) > 1:
        options: list[Option] = [room_move(table, each) for each in rooms]
        answer = yield Choose(table.first, NEXT_REBUILT, options)
        assert isinstance(answer, Option)
        room = rooms[options.index(answer)]
    yield from STOPS.unit(table, _rebuild(table, room))
    table.agenda.insert(0, ("rebuild", 0))


def _rebuild(table: Table, room: int) -> Step:
    """Score a room, return its cubes and turn it (BR-CLEAN-6 to BR-CLEAN-9)."""
    gains = rebuilding(table, room)
    if table.told is not None:
        table.tell("rebuilt", (("room", room_words(table, room)),), room_thing(table, room), "BR-CLEAN-6")
    pay(table, gains, "BR-CLEAN-6")
    for owner in table.instability[room]:
        table.cubes[owner] += 1
    table.instability[room] = ()
    table.rebuilt[room] = 1
    table.used[room] = 0
    yield from ()


def end_of_round(table: Table) -> Step:
    """Steps 4 and 5: tokens of rooms are turned up; the game ends, or a new round begins (BR-CLEAN-10 to BR-CLEAN-12)."""
    table.used = [0] * ROOMS
    if max(table.power) >= MOON_MARKERS[table.moons][2]:
        yield from finish(table)
    else:
        table.round += 1
        table.agenda.append(("rose", 0))
