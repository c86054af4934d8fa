"""A table as its records tell it: who sits where, the game, wishes to take back, clocks.

A course knows no database and no socket. `propose` checks what somebody wants to do and gives the record of it, `apply`
makes it so; applying the same records in the same order gives the same course on every machine.
"""

from __future__ import annotations

import unicodedata
from collections import OrderedDict
from collections.abc import Sequence

from conclave.kernel.decision import Decision
from conclave.kernel.errors import ConclaveError, IllegalAnswer, NotYourTurn, RulesBug, StaleMove, brief
from conclave.kernel.events import Event
from conclave.kernel.game import Game
from conclave.kernel.table import Table
from conclave.kernel.text import ENGLISH
from conclave.kernel.words import Value, Words
from conclave.kit.naming import message_key
from conclave.registry import game as find_game
from conclave.server import records as kinds
from conclave.server.boxes import Boxes
from conclave.server.clocks import Clocks
from conclave.server.records import About, Record
from conclave.server.why import LONGEST_NAME, BadName, NotAllowed, Why

OPEN, HELD, PERSON, BOT, STANDING_IN = "open", "held", "person", "bot", "stand-in"
WAITING, PLAYING, FINISHED, STUCK = "waiting", "playing", "finished", "stuck"
REMEMBERED = 400       # message ids, so that a retry is recognised
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that leave no trace
GRACE = 60             # seconds on the clock of a person who comes back


class Seat:
    """Who sits here. `generation` counts the links that the seat has had."""

    __slots__ = ("bot", "generation", "kind", "name")

    def __init__(self) -> None:
        self.kind = OPEN
        self.name = ""
        self.bot = ""
        self.generation = 0

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot answers for this seat now."""
        return self.kind in (BOT, STANDING_IN)


class Said:
    """An event with the version in which it was told."""

    __slots__ = ("automatic", "event", "version")

    def __init__(self, version: int, event: Event, automatic: bool) -> None:
        self.version = version
        self.event = event
        self.automatic = automatic


class Course:
    """What has happened at one table, and what may happen next.

    `game` is the edition that it is played with, the present one unless another is given.
    """

    def __init__(self, about: About, game: Game | None = None, boxes: Boxes | None = None) -> None:
        self.about = about
        self.game: Game = game if game is not None else find_game(about.title)
        self.boxes = boxes if boxes is not None else Boxes()
        self.seats = [Seat() for _ in range(about.players)]
        self.table: Table | None = None
        self.version = 0
        self.said: list[Said] = []
        self.wish: tuple[int, set[int]] | None = None
        self.rematch = ""
        self.last_at = about.created
        self.clocks = Clocks(about.clock, about.players) if about.clock is not None else None
        self.done: OrderedDict[str, int] = OrderedDict()
        self.stuck = False
        self._upgraded_at = 0
        self._asking: dict[tuple[int, str], str] = {}  # when each seat wants to be asked in a kind of window
        self._moved: list[tuple[int, int]] = []  # the answers that there were before each record which brought more
        self._declined: set[int] = set()  # whose wish to take back was declined since the last answer
        self._asked_at: dict[int, int] = {}
        self._asked_since: dict[int, int] = {}
        self._open: dict[int, Decision] = {}

    # what it is

    @property
    def state(self) -> str:
        """Whether it waits for people, is played, is over, or cannot go on with the present components."""
        if self.table is None:
            return WAITING
        if self.stuck:
            return STUCK
        return FINISHED if self.table.over else PLAYING

    @property
    def people(self) -> list[int]:
        """The seats of people, also of those for whom a bot stands in."""
        return [number for number, seat in enumerate(self.seats) if seat.kind in (PERSON, STANDING_IN)]

    @property
    def alone(self) -> bool:
        """Whether one person plays against bots."""
        return self.state != WAITING and len(self.people) == 1

    @property
    def waiting_for(self) -> list[int]:
        """The seats that are asked now."""
        return list(self._open)

    def asked_since(self, seat: int) -> int | None:
        """Since when the others have been waiting for a person, in milliseconds; None if they are not."""
        return self._asked_since[seat] if seat in self._open and self.seats[seat].kind == PERSON else None

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [seat.name for seat in self.seats]

    def bot_to_answer(self) -> int | None:
        """A seat that is asked and played by a bot."""
        for seat in self._open:
            if self.seats[seat].played_by_bot:
                return seat
        return None

    @property
    def sitting(self) -> tuple[object, ...]:
        """What the lobby shows of a table, but for who is connected: it is told when this changes."""
        return (self.state, self.rematch, *[(seat.kind, seat.name, seat.bot) for seat in self.seats])

    def secrets_are_over(self, seat: int | None) -> bool:
        """Whether somebody may see the whole game: it is finished, or they play it alone."""
        return self.state == FINISHED or (self.alone and seat in self.people)

    # what somebody wants

    def propose(self, kind: str, seat: int, text: str, message: str, at: int, version: int | None = None) -> Record:
        """Do something, if it may be done now, and return its record; NotAllowed or IllegalAnswer change nothing."""
        if kind == kinds.UNDO:
            text = self.undo_grade(seat)  # as it is now, whatever later versions of the rules think of it
        record = Record(self.version + 1, kind, seat, text, message, max(at, self.last_at))
        self._permit(record, version)
        self.apply(record)
        return record

    def _permit(self, record: Record, version: int | None) -> None:
        """Refuse what may not be done; answers are checked by the game itself."""
        kind, seat, table = record.kind, self.seats[record.seat], self.table
        _permit(not self.stuck or kind not in _OF_THOSE_WHO_PLAY, Why.STUCK)
        if kind == kinds.JOIN:
            _permit(seat.kind in (OPEN, HELD), Why.SEAT_TAKEN)
            if record.text:  # else the clients call the seat by its number, each in its reader's language
                check_name(record.text)
        elif kind == kinds.RENAME:
            check_name(record.text)
        elif kind == kinds.LEAVE:
            _permit(table is None, Why.BEGUN)
        elif kind == kinds.REMATCH:
            _permit(not self.rematch, Why.REMATCH_MADE)
        elif kind in (kinds.ROTATE, kinds.FAILED, kinds.UPGRADE, kinds.BOT, kinds.HOLD):
            return
        else:
            _permit(table is not None, Why.NOT_BEGUN)
        if kind == kinds.ANSWER:
            if version is not None and not self._asked_at.get(record.seat, 0) <= version <= self.version:
                raise StaleMove("the game has gone on; look again")
        elif kind == kinds.UNDO:
            _permit(record.text != "nothing", Why.NOTHING_TO_UNDO)
            _permit(record.text != "consent" or record.seat not in self._declined, Why.UNDO_DECLINED)
            _permit(self.wish is None or self.wish[0] == record.seat, Why.UNDO_ASKED)
        elif kind == kinds.REDO:
            _permit(self.can_redo(record.seat), Why.NOTHING_TO_REDO)
        elif kind in (kinds.AGREE, kinds.DECLINE):
            _permit(self.wish is not None and self.wish[0] != record.seat and seat.kind == PERSON, Why.NO_WISH)
        elif kind == kinds.STAND_IN:
            _permit(seat.kind == PERSON, Why.NO_PERSON)
            _permit(self.state == PLAYING, Why.OVER)
        elif kind == kinds.RETURN:
            _permit(seat.kind == STANDING_IN, Why.NO_STAND_IN)

    # what happened

    def apply(self, record: Record) -> None:
        """Make it so. IllegalAnswer and RulesBug leave the room as it was."""
        told = self._happen(record)
        self.version = record.number
        self.last_at = record.at
        self.said += told
        self._remember(record)
        self._notice_questions(record)

    def _remember(self, record: Record) -> None:
        """Know the message again if it is sent once more."""
        if record.message:
            self.done[record.message] = record.number
            if len(self.done) > REMEMBERED:
                self.done.popitem(last=False)

    def _happen(self, record: Record) -> list[Said]:
        kind, number = record.kind, record.seat
        seat = self.seats[number]
        if kind == kinds.ANSWER:
            return self._answer(record)
        if kind == kinds.ASKING:
            return self._set_asking(record)
        if kind == kinds.PEACE:
            return self._leave_in_peace(record)
        if kind in (kinds.UNDO, kinds.AGREE, kinds.DECLINE):
            return self._take_back(record)
        if kind == kinds.REDO:
            return self._do_again(record)
        if kind == kinds.JOIN:
            seat.kind, seat.name = PERSON, record.text
            return self._tell(record, "table-joined", begins=True)
        if kind == kinds.BOT:
            seat.kind = BOT
            seat.bot, _, seat.name = record.text.partition(" ")
            return self._tell(record, "", begins=True)
        if kind == kinds.HOLD:
            seat.kind, seat.name = HELD, record.text
        elif kind == kinds.LEAVE:
            seat.kind, seat.name, seat.generation = OPEN, "", seat.generation + 1
        elif kind == kinds.RENAME:
            seat.name = record.text
        elif kind == kinds.ROTATE:
            seat.generation += 1
        elif kind == kinds.STAND_IN:
            seat.kind, seat.bot = STANDING_IN, record.text
            self.wish = None
            return self._tell(record, "table-stand-in")
        elif kind == kinds.RETURN:
            seat.kind, seat.bot = PERSON, ""
            if self.clocks is not None:
                self.clocks.grace(number, GRACE)
            return self._tell(record, "table-returned")
        elif kind == kinds.FAILED:
            return self._tell(record, "table-bot-failed")
        elif kind == kinds.REMATCH:
            self.rematch = record.text
        elif kind == kinds.UPGRADE:
            return self._go_on(record)
        return []

    def _tell(self, record: Record, key: str, begins: bool = False) -> list[Said]:
        """News of the table itself; and when the last seat is taken, the game begins."""
        told = [Said(record.number, Event(key, (("seat", record.seat),)), False)] if key else []
        complete = all(seat.kind not in (OPEN, HELD) for seat in self.seats)
        if begins and complete and self.table is None and record.number > self._upgraded_at:
            table = self._new_table()
            earlier = table.log() if self.about.origin else [(0, event) for event in table.news]
            told += [Said(record.number, event, False) for _, event in earlier]
            self.table, self.game = table, table.game
        return told

    def _go_on(self, record: Record) -> list[Said]:
        """The game goes on under another edition; what players have set for their windows stays."""
        table = self.boxes.load(record.text, as_played=True)
        self.table, self.game = table, table.game
        self.wish = None
        self._declined.clear()
        if self.clocks is not None:
            self.clocks.pass_until(record.at)
            self.clocks.taken_back(table.version)
        told = [Said(record.number, Event("table-upgraded", ()), False)]
        before, table.news = table.version, []
        for (seat, window), when in self._asking.items():
            if window in self.game.windows:
                table.ask_about(seat, window, when)
        return told + self._with_passes(record, table.news, before)

    def _new_table(self) -> Table:
        about = self.about
        if about.origin:
            return self.boxes.load(about.origin, as_played=True)
        return Table(self.game, about.players, about.seed, about.options)

    def _playing(self) -> Table:
        if self.table is None:
            raise NotAllowed(Why.NOT_BEGUN)
        return self.table

    def _answer(self, record: Record) -> list[Said]:
        table = self._playing()
        if record.seat not in self._open:
            raise NotYourTurn("this seat is not asked anything now")
        before = table.version
        news = table.play(record.text, record.seat)
        self._moved.append((before, record.number))
        self.wish = None
        self._declined.clear()
        if self.clocks is not None:
            self.clocks.pass_until(record.at)
            self.clocks.moved(record.seat, before)
        passed = any(entry.automatic for entry in table.journal.entries[before:])
        return self._with_passes(record, news, before) if passed else [Said(record.number, event, False) for event in news]

    def _with_passes(self, record: Record, news: Sequence[Event], before: int) -> list[Said]:
        """The news, and for every window that was passed automatically a line that says so."""
        told = [Said(record.number, event, False) for event in news]
        for entry in self._playing().journal.entries[before:]:
            if entry.automatic:
                told.append(Said(record.number, Event("table-passed", (("seat", entry.seat),)), True))
        return told

    def _set_asking(self, record: Record) -> list[Said]:
        table = self._playing()
        window, _, when = record.text.partition(" ")
        if window not in self.game.windows:
            raise IllegalAnswer(f"there is no reaction window '{brief(window)}'")
        before, table.news = table.version, []
        self._moved.append((before, record.number))
        table.ask_about(record.seat, window, when)
        self._asking[record.seat, window] = when
        return self._with_passes(record, table.news, before)

    def _leave_in_peace(self, record: Record) -> list[Said]:
        table = self._playing()
        if record.text not in ("on", "off"):
            raise IllegalAnswer(f"'{brief(record.text)}' is not one of: on, off")
        before, table.news = table.version, []
        self._moved.append((before, record.number))
        table.leave_in_peace(record.seat, record.text == "on")
        return self._with_passes(record, table.news, before)

    def undo_grade(self, seat: int | None) -> str:
        """What taking back needs of this seat: nothing to take back, free, alone at the table, or consent."""
        if seat is None or self.table is None or self.stuck or self.seats[seat].kind != PERSON:
            return "nothing"
        grade = self.table.undo_grade(seat)
        if self.alone:
            return "alone" if grade == "consent" else grade
        if self.state == FINISHED:
            return "nothing"  # all have seen everything
        if grade == "consent" and any(sitting.kind == STANDING_IN for sitting in self.seats):
            return "nothing"  # somebody who could agree is not here
        return grade

    def can_redo(self, seat: int) -> bool:
        """Whether the next answer to be given again is this seat's."""
        table = self.table
        if table is None or self.stuck or not table.redoable or self.seats[seat].kind != PERSON:
            return False
        return self.alone or table.redoable[-1].seat == seat

    def _take_back(self, record: Record) -> list[Said]:
        table = self._playing()
        if record.kind == kinds.DECLINE:
            if self.wish is not None:
                self._declined.add(self.wish[0])
            self.wish = None
            return self._tell(record, "table-undo-declined")
        if record.kind == kinds.UNDO:
            grade = record.text or self.undo_grade(record.seat)
            self.wish = (record.seat, set())
            if grade == "consent":
                return self._tell(record, "table-undo-asked")
        assert self.wish is not None
        wisher, agreed = self.wish
        agreed.add(record.seat)
        others = {seat for seat in self.people if seat != wisher and self.seats[seat].kind == PERSON}
        if record.kind == kinds.AGREE and not others <= agreed:
            return self._tell(record, "table-undo-agreed")
        self.wish = None
        if self.clocks is not None:
            self.clocks.pass_until(record.at)
        table.undo(wisher)
        if self.clocks is not None:
            self.clocks.taken_back(table.version)
        since = record.number
        while self._moved and self._moved[-1][0] >= table.version:
            since = self._moved.pop()[1]
        return [Said(record.number, Event("table-undone", (("seat", wisher), ("since", since))), False)]

    def _do_again(self, record: Record) -> list[Said]:
        """Alone at the table, what the bots answered comes back with the own answer."""
        table = self._playing()
        self.wish = None
        self._moved.append((table.version, record.number))
        told = self._tell(record, "table-redone")
        while table.redoable:
            if self.clocks is not None:
                self.clocks.moved(table.redoable[-1].seat, table.version)
            news = table.redo()
            told += [Said(record.number, event, False) for event in news]
            if not self.alone or not table.redoable or table.redoable[-1].seat == record.seat:
                break
        return told

    def _notice_questions(self, record: Record) -> None:
        """Remember since when each open question stands, and whose clock runs."""
        now: dict[int, Decision] = {}
        for decision in self.table.decisions if self.table is not None and not self.stuck else ():
            now[decision.seat] = decision
            if self._open.get(decision.seat) is not decision:
                self._asked_at[decision.seat] = record.number
                self._asked_since[decision.seat] = record.at
        self._open = now
        if self.clocks is not None:
            self.clocks.pass_until(record.at)
            self.clocks.run([seat for seat in now if self.seats[seat].kind == PERSON])

    # keeping it

    def replay(self, past: Sequence[Record], through: bool = False) -> None:
        """Apply what was recorded; RulesBug if it does not fit the rules any more.

        What was played before the last upgrade is skipped, for it may not fit; with `through` it is played as well.
        """
        if not through:
            self._upgraded_at = max([record.number for record in past if record.kind == kinds.UPGRADE], default=0)
        for record in past:
            if record.number < self._upgraded_at and record.kind in _OF_THE_GAME:
                self._skip(record)
                continue
            try:
                self.apply(record)
            except ConclaveError as error:
                raise RulesBug(f"record {record.number} does not fit the rules: {error}") from error

    def _skip(self, record: Record) -> None:
        """Leave out something of the game, but for what outlasts it."""
        self.version = record.number
        self._remember(record)
        if record.kind == kinds.ASKING:
            window, _, when = record.text.partition(" ")
            self._asking[record.seat, window] = when

    def stop(self, card: str = "") -> None:
        """Leave the game where it is, to be looked at: a card that lies on the table is gone from the box, or it was over
        under rules that are not known any more.
        """
        self.stuck = True
        self._open = {}
        if self.clocks is not None:
            self.clocks.run(())
        args: tuple[tuple[str, Value], ...] = ()
        if card:
            key = message_key("card", card)
            args = (("card", Words(key) if key in self.game.messages(ENGLISH) else card),)
        # It belongs to no record, and so to the version after them: whoever has seen all of them is told nevertheless.
        self.said.append(Said(self.version + 1, Event("table-stuck" if card else "table-of-old", args), False))


_OF_THE_GAME = (kinds.ANSWER, kinds.UNDO, kinds.REDO, kinds.AGREE, kinds.DECLINE, kinds.ASKING, kinds.PEACE)
_OF_THOSE_WHO_PLAY = (*_OF_THE_GAME, kinds.STAND_IN, kinds.RETURN)


def _permit(allowed: bool, why: Why) -> None:
    if not allowed:
        raise NotAllowed(why)


def check_name(name: str) -> None:
    """Refuse names that are too long, not printable, or cannot be seen."""
    seen = any(unicodedata.category(sign)[0] in "LNPS" and sign not in BLANK for sign in name)
    if not seen or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadName
