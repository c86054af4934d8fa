"""Whether a trigger answers what has happened (the filters of the vocabulary), and what the box can answer (BR-TRAP-20)."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.games.black_rose_wars.effects.matters import Activating, Happened
from conclave.games.black_rose_wars.rules.naming import card_words, figure_note, figure_words, place_words
from conclave.games.black_rose_wars.rules.questions import made_once
from conclave.games.black_rose_wars.state.components import (
    FIRST_EVOCATION,
    INFLICTS_DAMAGE,
    PLACES_INSTABILITY,
    PROTECTION,
    TRAP,
    Move,
    RoseBox,
    Trigger,
)
from conclave.games.black_rose_wars.state.fields import ROOMS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Option
from conclave.kernel.events import Matter
from conclave.kernel.words import Value, Words
from conclave.kit.effects import NOBODY


class Cause:
    """What sets off a trigger: something that happened, and the figure that counts as the one who did it (BR-TRAP-19)."""

    __slots__ = ("figure", "happened")

    def __init__(self, happened: Happened, figure: int) -> None:
        self.happened = happened
        self.figure = figure

    def named(self) -> Happened:
        """What happened, with that figure as the trigger figure."""
        was = self.happened
        if was.figure == self.figure:
            return was
        now = Happened(was.event, was.who, self.figure, was.by, was.room, was.amount, was.wound, was.within)
        now.type, now.rose, now.outright, now.owner, now.kind = was.type, was.rose, was.outright, was.owner, was.kind
        now.spell = was.spell
        return now


def causes(table: Table, trigger: Trigger, happened: Sequence[Happened], owner: int, type_: int = NOBODY,
           host: int = NOBODY, marked: int = NOBODY) -> list[Cause]:
    """All that sets off a trigger of an owner. Some damage may not be answered by cards of a `type_`."""
    found: list[Cause] = []
    for one in happened:
        if one.event == trigger.event:
            for figure in answered(table, trigger, one, owner, type_, host, marked):
                if all(cause.figure != figure or _different(cause.happened, one) for cause in found):
                    found.append(Cause(one, figure))
    return found


def _different(one: Happened, other: Happened) -> bool:
    """Whether two things of one kind that a figure did are two fulfilments: instability in two rooms, two removals."""
    if one.event == INFLICTS_DAMAGE:
        return False
    return one.who != other.who or (one.event == PLACES_INSTABILITY and one.room != other.room)


def answered(table: Table, trigger: Trigger, one: Happened, owner: int, type_: int, host: int, marked: int) -> list[int]:
    """The trigger figures of one thing that happened, if a trigger answers it; the damage of an evocation has two."""
    if trigger.event != INFLICTS_DAMAGE:
        fits = _is(table, trigger.who, one.who, owner, host, marked) and _narrowed(table, trigger, one, owner, type_, host)
        return [one.figure] if fits else []
    dealers = [one.who] + ([one.by] if one.who >= FIRST_EVOCATION and one.by >= 0 else [])
    dealers = [dealer for dealer in dealers if dealer >= 0 and _is(table, trigger.who, dealer, owner, host, marked)]
    return dealers if dealers and _narrowed(table, trigger, one, owner, type_, host) else []


def _is(table: Table, who: str, figure: int, owner: int, host: int, marked: int) -> bool:
    """The filter `who`."""
    if not who:
        return True
    if who == "self":
        return figure == owner
    if who == "any_mage":
        return 0 <= figure < FIRST_EVOCATION
    if who == "other_mage":
        return 0 <= figure < FIRST_EVOCATION and figure != owner
    if who == "other_figure":
        return is_other(table, figure, owner)
    if who == "marked":
        return figure == marked
    if who == "host":
        return figure == host
    return host >= 0 and figure == table.owner[host]


def is_other(table: Table, figure: int, owner: int) -> bool:
    """Whether a figure is neither a mage nor an evocation that he controls."""
    return figure >= 0 and figure != owner and (figure < FIRST_EVOCATION or table.controller[figure] != owner)


def _narrowed(table: Table, trigger: Trigger, one: Happened, owner: int, type_: int, host: int) -> bool:
    """All filters besides `who`."""
    if one.wound is not None and type_ in one.wound.no_answer:
        return False
    if trigger.source and not any(_comes_from(table, source, one, owner) for source in trigger.source):
        return False
    if trigger.colours and not (0 <= one.room < ROOMS and table.colour(one.room) in trigger.colours):
        return False
    if trigger.types and one.type not in trigger.types:
        return False
    if trigger.to and (one.wound is None or one.wound.victim != owner):
        return False
    if trigger.via and (one.wound is None or one.wound.via not in trigger.via):
        return False
    if trigger.owner == "own" and one.owner != owner:
        return False
    if trigger.room and (host < 0 or one.room != table.place[host]):
        return False
    return not trigger.once or activation_of(one, host) is not None


def _comes_from(table: Table, source: str, one: Happened, owner: int) -> bool:
    """The filter `source`; what the Rose does by herself is no deed of a mage or a figure (BR-Q-52)."""
    if source == "rose":
        return one.rose
    if source == "mage":
        return one.figure >= 0 and one.by >= 0
    return is_other(table, one.figure, owner)


def activation_of(one: Happened, figure: int) -> Activating | None:
    """The activation of a figure within which something happened."""
    matter: Matter | None = one.wound if one.wound is not None else one.within
    while matter is not None:
        if isinstance(matter, Activating) and matter.figure == figure:
            return matter
        matter = matter.within
    return None


def tokens_that_answer(table: Table, happened: Sequence[Happened], mage: int) -> list[int]:
    """The types of tokens of which the box has a card that this could set off for a mage (BR-TRAP-20)."""
    types: list[int] = []
    for one in happened:
        for trigger, type_ in waiting_cards(table.box).get(one.event, ()):
            if type_ not in types and answered(table, trigger, one, mage, type_, NOBODY, NOBODY):
                types.append(type_)
    return types


def waiting_cards(box: RoseBox) -> dict[str, list[tuple[Trigger, int]]]:
    """By event, the different triggers of the traps and protections of a box, with their types."""
    if box.waiting is None:
        box.waiting = {}
        known: set[tuple[object, ...]] = set()
        for spell in box.spells:
            for side in spell.sides:
                trigger = side.trigger
                if trigger is not None and side.type in (TRAP, PROTECTION):
                    key = (trigger.event, trigger.who, trigger.source, trigger.colours, trigger.types, trigger.to,
                           trigger.via, trigger.owner, side.type)
                    if key not in known:
                        known.add(key)
                        box.waiting.setdefault(trigger.event, []).append((trigger, side.type))
    return box.waiting


def happened_words(table: Table, one: Happened) -> Words:
    """What has happened, as a question says it."""
    args: list[tuple[str, Value]] = [("figure", figure_words(table, one.who)), ("room", place_words(table, one.room)),
                                     ("count", one.amount)]
    if one.kind >= 0:
        args[0] = ("figure", card_words(table, one.kind))
    return Words(f"happened-{one.event.replace('_', '-')}", tuple(args))


def cause_moves(table: Table, found: Sequence[Cause]) -> list[Option]:
    """The options of naming what counts as the trigger; several by one figure are numbered."""
    names = [_cause_note(table, cause) for cause in found]
    moves: list[Option] = []
    for at, cause in enumerate(found):
        one, nth = cause.happened, 1 + names[:at].count(names[at])
        note = names[at] if nth == 1 else f"{names[at]}#{nth}"
        words = happened_words(table, one)
        if one.kind < 0 and cause.figure >= 0:
            words = Words("cause", (("figure", figure_words(table, cause.figure)), ("what", words)))
        about = (f"figure:{cause.figure}",) if one.kind < 0 and cause.figure >= 0 else ()
        moves.append(made_once(table.box, Move("cause", cause.figure, note, words, about)))
    return moves


def _cause_note(table: Table, cause: Cause) -> str:
    if cause.happened.kind >= 0:
        return table.box.cards[cause.happened.kind].name
    return figure_note(table, cause.figure) if cause.figure >= 0 else "rose"
