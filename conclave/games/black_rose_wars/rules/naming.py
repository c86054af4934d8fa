"""How figures, rooms and participants are called: in sentences, in saves, and as things on the table."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.state.components import FIRST_EVOCATION, ROSE, SLOT_NAMES
from conclave.games.black_rose_wars.state.fields import FIGURES, ROOMS, SLOTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.events import Args
from conclave.kernel.words import Words
from conclave.kit.effects import NOBODY

PLAYERS: Final = [Words("player", (("seat", seat),)) for seat in range(ROSE)]
THE_ROSE: Final = Words("the-rose")
THE_POSSESSED: Final = Words("the-possessed")
NO_FIGURE: Final = Words("nobody")
FIGURE_THINGS: Final = [f"figure:{figure}" for figure in range(FIGURES)]
SEAT_THINGS: Final = [f"seat:{seat}" for seat in range(ROSE)]
SLOT_THINGS: Final = [f"slot:{at // SLOTS}:{SLOT_NAMES[at % SLOTS]}" for at in range(ROSE * SLOTS)]


def participant_words(table: Table, who: int) -> Words:
    """A mage by the name of the player, or the Black Rose."""
    return PLAYERS[who] if 0 <= who < ROSE else THE_ROSE


def figure_words(table: Table, figure: int) -> Words:
    """A figure: the mage of a player, The Possessed, or an evocation with its owner or bearer."""
    if figure < 0:
        return NO_FIGURE
    if figure < FIRST_EVOCATION:
        return PLAYERS[figure] if figure < ROSE else THE_POSSESSED
    card = table.box.cards[table.kind[figure]].words
    if table.bearer[figure] >= 0:
        return Words("evocation-on", (("card", card), ("who", figure_words(table, table.bearer[figure]))))
    return Words("evocation-of", (("card", card), ("who", participant_words(table, table.owner[figure]))))


def figure_thing(figure: int) -> str:
    """A figure as a thing on the table."""
    return FIGURE_THINGS[figure] if figure >= 0 else ""


def figure_note(table: Table, figure: int) -> str:
    """What saves call a figure: mages by name, evocations by kind, base and owner, Umbras by their bearer."""
    name = table.box.cards[table.kind[figure]].name
    if figure < FIRST_EVOCATION:
        return name
    bearer = table.bearer[figure]
    if bearer >= 0:
        return f"{name} {table.umbras_of(bearer).index(figure) + 1} on {table.box.cards[table.kind[bearer]].name}"
    return f"{name} {table.diamonds[figure]} of {participant_note(table, table.owner[figure])}"


def participant_note(table: Table, who: int) -> str:
    """What saves call a participant: the mage's name, or `rose`."""
    return table.box.cards[table.kind[who]].name if table.kind[who] >= 0 else "rose"


def room_words(table: Table, room: int) -> Words:
    """A room by name."""
    return table.box.cards[table.rooms[room]].words


def room_note(table: Table, room: int) -> str:
    """What saves call a room."""
    return table.box.cards[table.rooms[room]].name


def room_thing(table: Table, room: int) -> str:
    """A room as a thing on the table."""
    return f"room:{table.box.cards[table.rooms[room]].name}" if room >= 0 else ""


def place_words(table: Table, place: int) -> Words:
    """Where a figure is: a room, or its cell."""
    return room_words(table, place) if 0 <= place < ROOMS else Words("own-cell")


def card_words(table: Table, card: int) -> Words:
    """A definition by name; nothing for none."""
    return table.box.cards[card].words if card != NOBODY else NO_FIGURE


def who_told(who: int) -> Args:
    """A participant as arguments of an event: the words, and for the film the seat, or that it is the Rose."""
    return _told("who", PLAYERS[who] if 0 <= who < ROSE else THE_ROSE, who)


def figure_told(table: Table, figure: int) -> Args:
    """A figure as arguments of an event: the words, and for the film whose it is."""
    return _told("figure", figure_words(table, figure), table.owner[figure] if figure >= FIRST_EVOCATION else figure)


def targets_told(table: Table, figure: int) -> tuple[Words, ...]:
    """Whom a deed is aimed at, for the film: the person whose figure it is."""
    who = table.owner[figure] if figure >= FIRST_EVOCATION else figure
    return (PLAYERS[who],) if 0 <= who < ROSE else ()


def _told(name: str, words: Words, who: int) -> Args:
    return ((name, words), ("seat", who) if 0 <= who < ROSE else ("other", "rose"))
