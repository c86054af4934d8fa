"""What a line of notation says of each part of a table (see positions.py): entries that the kit has not."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.state.components import (
    ACTIVATED,
    EMPTY,
    FIRST_CELL,
    FIRST_EVOCATION,
    READY,
    REVEALED,
    ROSE,
    SLOT_NAMES,
    Evocation,
    Hex,
    RoseBox,
)
from conclave.games.black_rose_wars.state.fields import FIGURES, ROOMS, SLOTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.errors import BadNotation, brief
from conclave.kernel.notation import Fields, Thing
from conclave.kernel.state import State
from conclave.kit.box import Box
from conclave.kit.notation import Entry, Position

THRONE_AT: Final = 8  # the position next to the centre where the Throne Room lies as a rule (BR-LODGE-3)
CENTRE: Final = 9
ORDERED: Final = ("spells", "quests", "events", "orders", "upgrades")
MARKS: Final = {READY: "", ACTIVATED: "!", REVEALED: "*"}
BIG_SLOT: Final = 3


class Steps(Entry):
    """What comes next: steps, each with a number."""

    def write(self, state: State, box: Box, seat: int) -> str:
        """`next=activation:0`."""
        return "next=" + ",".join([f"{step}:{at}" for step, at in state.agenda]) if state.agenda else ""

    def read(self, position: Position, fields: Fields, seat: int) -> None:
        """The steps; none if none are given."""
        steps: list[tuple[str, int]] = []
        for text in fields.listed("next"):
            step, _, at = text.partition(":")
            if not step.replace("-", "").isalpha() or not at.isdecimal() or len(at) > 3:
                raise BadNotation(f"next={brief(text)}: a step has a number, like activation:0")
            steps.append((step, int(at)))
        position.state.agenda = steps


class Lodge(Entry):
    """Which room lies where, and what lies in it."""

    def write(self, state: State, box: Box, seat: int) -> str:
        """`rooms=` with all rooms by position, and `lodge=` with those that are not empty."""
        assert isinstance(state, Table)
        names = [box.definition_names[room] for room in state.rooms]
        held = [str(Thing(name, _held_by(state, at), False)) for at, name in enumerate(names) if _held_by(state, at)]
        return f"rooms={','.join(names)}" + (f" lodge={','.join(held)}" if held else "")

    def read(self, position: Position, fields: Fields, seat: int) -> None:
        """The rooms where they are named, the others in the order of the box."""
        table, box = position.state, position.box
        assert isinstance(table, Table)
        assert isinstance(box, RoseBox)
        usual = [room.name for room in box.rooms if room.name not in ("black_rose", "throne")]
        usual[THRONE_AT:THRONE_AT] = ["throne", "black_rose"]
        names = fields.listed("rooms") or usual
        if sorted(names) != sorted([room.name for room in box.rooms]):
            raise BadNotation("rooms: all rooms are needed, each once")
        table.rooms = [box.by_name[name].index for name in names]
        for thing in fields.things("lodge"):
            if thing.name not in names:
                raise BadNotation(f"lodge: there is no room '{brief(thing.name)}'")
            at = names.index(thing.name)
            if thing.holds in ("rebuilt", "used"):
                table.rebuilt[at] = 1
                table.used[at] = int(thing.holds == "used")
            else:
                table.instability[at] = participants(thing.holds, "lodge", table.room(at).resistance)


def _held_by(table: Table, at: int) -> str:
    if table.rebuilt[at]:
        return "used" if table.used[at] else "rebuilt"
    return "".join([str(owner) for owner in table.instability[at]])


class Evocations(Entry):
    """The evocations on the map."""

    def write(self, state: State, box: Box, seat: int) -> str:
        """`figures=cadaver(0@arena:11:servo_blades),umbra(1@arena)`."""
        assert isinstance(state, Table)
        told = []
        for figure in state.current_figures():
            whose = state.bearer[figure] if state.bearer[figure] >= 0 else state.owner[figure]
            parts = [f"{whose}@{box.definition_names[state.rooms[state.place[figure]]]}",
                     "".join([str(dealer) for dealer in state.bar[figure]]),
                     "+".join([box.piece_names[piece] for piece in state.upgrades[figure]])]
            told.append(str(Thing(state.evocation(figure).name, ":".join(parts).rstrip(":"), bool(state.acted[figure]))))
        return f"figures={','.join(told)}" if told else ""

    def read(self, position: Position, fields: Fields, seat: int) -> None:
        """Evocations, each in the lowest free slot of its owner."""
        table, box = position.state, position.box
        assert isinstance(table, Table)
        assert isinstance(box, RoseBox)
        for at, thing in enumerate(fields.things("figures")):
            card = box.by_name.get(thing.name)
            if not isinstance(card, Evocation) or at >= FIGURES - FIRST_EVOCATION:
                raise BadNotation(f"figures: there is no evocation '{brief(thing.name)}'")
            where, _, rest = thing.holds.partition(":")
            bar, _, upgrades = rest.partition(":")
            owner, _, room = where.partition("@")
            figure = FIRST_EVOCATION + at
            table.kind[figure] = card.index
            table.place[figure] = _room(table, room)
            whose = participants(owner, "figures", 1)
            if not whose:
                raise BadNotation(f"figures={brief(str(thing))}: whose it is comes first, like 0@arena")
            _own(table, figure, whose[0], card)
            table.bar[figure] = participants(bar, "figures", 99)
            names = [name for name in upgrades.split("+") if name]
            table.upgrades[figure] = tuple([position.take(name, "figures", "upgrades") for name in names])
            table.acted[figure] = int(thing.marked)


def _own(table: Table, figure: int, whose: int, card: Evocation) -> None:
    if card.assigned:
        table.bearer[figure] = whose
        table.owner[figure] = table.controller[figure] = ROSE
        return
    table.owner[figure] = table.controller[figure] = whose
    taken = [table.diamonds[other] for other in table.owned(whose)]
    free = [slot for slot in range(1, BIG_SLOT + 1) if slot not in taken]
    if not free:
        raise BadNotation(f"figures: {whose} has no slot for another evocation")
    table.diamonds[figure] = free[0]


class Events(Entry):
    """The event in each slot."""

    def write(self, state: State, box: Box, seat: int) -> str:
        """`events=battle,,only_war`."""
        assert isinstance(state, Table)
        names = [box.piece_names[pile[0]] if pile else "" for pile in state.events]
        return f"events={','.join(names).rstrip(',')}" if any(names) else ""

    def read(self, position: Position, fields: Fields, seat: int) -> None:
        """Up to three names, some of them empty."""
        assert isinstance(position.state, Table)
        names = fields.listed("events")
        if len(names) > len(position.state.events):
            raise BadNotation("events: there are three slots")
        for slot, name in enumerate(names):
            position.state.events[slot] = [position.take(name, "events", "events")] if name else []


class Place(Entry):
    """Where a mage stands, by the room; nothing is the own cell."""

    def write(self, state: State, box: Box, seat: int) -> str:
        """`at=arena`."""
        assert isinstance(state, Table)
        place = state.place[_mage(seat)]
        return f"{self.name}={box.definition_names[state.rooms[place]]}" if 0 <= place < ROOMS else ""

    def read(self, position: Position, fields: Fields, seat: int) -> None:
        """A room, or the own cell."""
        assert isinstance(position.state, Table)
        mage, name = _mage(seat), fields.text(self.name)
        position.state.place[mage] = _room(position.state, name) if name else FIRST_CELL + mage


class Bar(Entry):
    """Whose cubes lie on the bar of a mage."""

    def write(self, state: State, box: Box, seat: int) -> str:
        """`bar=0114`."""
        assert isinstance(state, Table)
        row = state.bar[_mage(seat)]
        return f"{self.name}={''.join([str(dealer) for dealer in row])}" if row else ""

    def read(self, position: Position, fields: Fields, seat: int) -> None:
        """Digits, each a participant."""
        assert isinstance(position.state, Table)
        position.state.bar[_mage(seat)] = participants(fields.text(self.name), self.name, 99)


class Trophies(Bar):
    """Whose trophies a participant has captured."""

    def write(self, state: State, box: Box, seat: int) -> str:
        """`trophies=11`."""
        assert isinstance(state, Table)
        row = state.trophies[_mage(seat)]
        return f"{self.name}={''.join([str(mage) for mage in row])}" if row else ""

    def read(self, position: Position, fields: Fields, seat: int) -> None:
        """Digits, each a mage."""
        assert isinstance(position.state, Table)
        position.state.trophies[_mage(seat)] = participants(fields.text(self.name), self.name, 99)


class Hexes(Entry):
    """The hexes on a mage, with the cubes on them."""

    def write(self, state: State, box: Box, seat: int) -> str:
        """`hexes=slowness,weakness(1)`."""
        assert isinstance(state, Table)
        mage = _mage(seat)
        told = [str(Thing(box.definition_names[card], str(cubes) if cubes else "", False))
                for card, cubes in zip(state.hexes[mage], state.hex_cubes[mage], strict=True)]
        return f"{self.name}={','.join(told)}" if told else ""

    def read(self, position: Position, fields: Fields, seat: int) -> None:
        """Names of hexes."""
        table, box, mage = position.state, position.box, _mage(seat)
        assert isinstance(table, Table)
        assert isinstance(box, RoseBox)
        for thing in fields.things(self.name):
            card = box.by_name.get(thing.name)
            if not isinstance(card, Hex) or thing.holds not in ("", "1"):
                raise BadNotation(f"{self.name}={brief(str(thing))}: a hex with at most one cube is needed")
            table.hexes[mage] += (card.index,)
            table.hex_cubes[mage] += (int(thing.holds or 0),)


class Sheet(Entry):
    """The spells on a sheet."""

    def write(self, state: State, box: Box, seat: int) -> str:
        """`sheet=quick(torment/reverse),I(brain_worm!)`."""
        assert isinstance(state, Table)
        told = []
        for slot in range(SLOTS):
            at = state.slot(seat, slot)
            if state.stage[at] != EMPTY:
                side = "/reverse" if state.side[at] else ""
                told.append(f"{SLOT_NAMES[slot]}({box.piece_names[state.sheet[at][0]]}{side}{MARKS[state.stage[at]]})")
        return f"{self.name}={','.join(told)}" if told else ""

    def read(self, position: Position, fields: Fields, seat: int) -> None:
        """Slots with their spells."""
        table = position.state
        assert isinstance(table, Table)
        for thing in fields.things(self.name):
            if thing.name not in SLOT_NAMES:
                raise BadNotation(f"{self.name}={brief(str(thing))}: a slot is one of {', '.join(SLOT_NAMES)}")
            at = table.slot(seat, SLOT_NAMES.index(thing.name))
            text = thing.holds.rstrip("!*")
            name, _, side = text.partition("/")
            if side not in ("", "main", "reverse"):
                raise BadNotation(f"{self.name}={brief(str(thing))}: a side is main or reverse")
            table.sheet[at] = [position.take(name, self.name, "spells")]
            table.side[at] = int(side == "reverse")
            table.stage[at] = {"": READY, "!": ACTIVATED, "*": REVEALED}.get(thing.holds[len(text):], READY)


class Quests(Entry):
    """Active quests that lie open, with the cubes on them."""

    def write(self, state: State, box: Box, seat: int) -> str:
        """`open=field_test(1)`."""
        assert isinstance(state, Table)
        told = []
        for piece in state.quests_open[seat]:
            cubes = state.progress.get(state.box.card_of[piece].index, (0,))[0]
            told.append(str(Thing(box.piece_names[piece], str(cubes) if cubes else "", False)))
        return f"{self.name}={','.join(told)}" if told else ""

    def read(self, position: Position, fields: Fields, seat: int) -> None:
        """Quests of these names."""
        table = position.state
        assert isinstance(table, Table)
        for thing in fields.things(self.name):
            piece = position.take(thing.name, self.name, "quests")
            table.quests_open[seat].append(piece)
            if thing.holds:
                if not thing.holds.isdecimal() or not 0 < int(thing.holds) <= table.box.quest(piece).cubes:
                    raise BadNotation(f"{self.name}={brief(str(thing))}: that many cubes do not fit on it")
                table.progress[table.box.card_of[piece].index] = (int(thing.holds),)


class Mage(Entry):
    """Which mage a person plays."""

    def write(self, state: State, box: Box, seat: int) -> str:
        """`mage=rickart`."""
        assert isinstance(state, Table)
        return f"mage={box.definition_names[state.kind[seat]]}" if state.kind[seat] >= 0 else ""

    def read(self, position: Position, fields: Fields, seat: int) -> None:
        """A mage; the first one that nobody plays if none is named."""
        table, box = position.state, position.box
        assert isinstance(table, Table)
        assert isinstance(box, RoseBox)
        free = [card.name for card in box.mages if card.index not in table.kind]
        name = fields.text("mage", free[0])
        if name not in free:
            raise BadNotation(f"mage={brief(name)}: choose one of {', '.join(free)}")
        table.kind[seat] = box.by_name[name].index


def _mage(seat: int) -> int:
    """The participant that an entry is about: on the table it is the Rose."""
    return seat if seat >= 0 else ROSE


def _room(table: Table, name: str) -> int:
    for at in range(ROOMS):
        if table.room(at).name == name:
            return at
    raise BadNotation(f"there is no room '{brief(name)}'")


def participants(digits: str, where: str, most: int) -> tuple[int, ...]:
    """Participants out of their digits, up to so many."""
    if len(digits) > most or any(digit not in "01234" for digit in digits):
        raise BadNotation(f"{where}={brief(digits)}: participants are digits from 0 to {ROSE}, here at most {most}")
    return tuple([int(digit) for digit in digits])
