"""Opening a table from what was recorded of it, whatever edition it was played with; it goes on under the present one.

Every part of its game is played again with the components that it was played with. Where these are not known, or where the
rules were others, it is played on from its last snapshot.
"""

from __future__ import annotations

from conclave.kernel.errors import GoneFromBox, OtherVersion, RulesBug
from conclave.kernel.game import Game
from conclave.kernel.journal import Journal
from conclave.registry import game as find_game
from conclave.server import archive
from conclave.server import records as kinds
from conclave.server.boxes import Boxes
from conclave.server.course import FINISHED, WAITING
from conclave.server.records import Record
from conclave.server.room import Room
from conclave.server.store import Stored


def reopened(stored: Stored, boxes: Boxes, now: int) -> tuple[Room, Record | None]:
    """The room of a table, and the record by which it goes on under the present edition, where it has to."""
    about, records, present = stored.about, stored.records, find_game(stored.about.title)
    if stored.state == WAITING:  # the game will begin under the present edition
        room = Room(about, present, boxes)
        room.replay(records)
        return room, None
    played = _as_recorded(stored, boxes)
    if played is not None and (played.game is present or played.state == FINISHED
                               or boxes.is_newer(about.title, played.game.edition)):
        return played, None
    save = archive.snapshot(played.table) if played is not None and played.table is not None else stored.snapshot
    if not save:
        raise OtherVersion("this table was played with another edition, and has no snapshot to go on from")
    try:
        rebuilt = archive.under_this_edition(save, boxes)
    except GoneFromBox as gone:
        if played is None:
            raise
        played.stop(gone.card)
        return played, None
    upgrade = Record(records[-1].number + 1, kinds.UPGRADE, 0, rebuilt, "", max(now, records[-1].at))
    if played is not None:
        played.replay([upgrade], through=True)
        return played, upgrade
    room = Room(about, present, boxes)
    room.replay([*records, upgrade])
    if stored.state == FINISHED and room.state != FINISHED:
        room.stop()
        return room, None
    return room, upgrade


def _as_recorded(stored: Stored, boxes: Boxes) -> Room | None:
    """The room with its game as it was played; None if that is not known. RulesBug if the present rules broke."""
    about, records = stored.about, stored.records
    upgrades = [record for record in records if record.kind == kinds.UPGRADE]
    last = boxes.game(about.title, about.rules, about.edition)
    if last is None:
        return None
    first = _first_game(upgrades, boxes) if upgrades else last
    room = _replayed(stored, first, boxes, through=True) if first is not None else None
    if room is None and upgrades:
        room = _replayed(stored, last, boxes, through=False)
    if room is None and last is find_game(about.title):
        Room(about, last, boxes).replay(records)  # tells what is wrong
    return room


def _first_game(upgrades: list[Record], boxes: Boxes) -> Game | None:
    """The edition that a table began with, by what the first upgrade says of the time before it."""
    journal = Journal.read(upgrades[0].text)
    if not journal.earlier:
        return None
    return boxes.game(journal.title, journal.earlier[-1].rules, journal.earlier[-1].edition)


def _replayed(stored: Stored, game: Game, boxes: Boxes, through: bool) -> Room | None:
    room = Room(stored.about, game, boxes)
    try:
        room.replay(stored.records, through)
    except RulesBug:
        return None
    return room
