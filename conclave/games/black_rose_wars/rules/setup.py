"""A new game: the lodge, mages, grimoires, decks (section 2 of the rules)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from conclave.games.black_rose_wars.rules.avatar_setup import seat_the_avatar
from conclave.games.black_rose_wars.rules.naming import SEAT_THINGS
from conclave.games.black_rose_wars.rules.places import CELL_PLACES, CENTRE, THRONE
from conclave.games.black_rose_wars.rules.questions import card_move, choose
from conclave.games.black_rose_wars.state.components import (
    CUBES,
    EMPTY,
    FIRST_CELL,
    FORGOTTEN,
    PERSONAL,
    ROSE,
    Card,
    Event,
    Grimoire,
    Order,
    Quest,
    RoseBox,
    Spell,
    Upgrade,
)
from conclave.games.black_rose_wars.state.fields import AVATARS, MOONS, ROOMS, SLOTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Option, Prompt
from conclave.kernel.dice import Dice
from conclave.kernel.events import Step
from conclave.kit.effects import NOBODY

CHOOSE_MAGE: Final = Prompt("ask-choose-mage", "BR-SETUP-15")
CHOOSE_GRIMOIRE: Final = Prompt("ask-choose-grimoire", "BR-SETUP-15")
CROWN: Final = ("moving", "steady")  # the options of BR-OPT-6; the first value is the usual one
SUMMONERS_CROWN: Final = ("off", "on")
THRONE_COLOUR: Final = ("purple", "colourless")
LIBRARY: Final = ("named", "card-by-card")
AVATAR_EVOCATIONS: Final = ("at-its-seat", "first")
TOKENS: Final = 2


def new_table(box: RoseBox, options: Mapping[str, str], seats: int, dice: Dice) -> Table:
    """The box before anything is laid out; the steps do that."""
    table = Table(box)
    table.clear(seats, dice)
    table.avatar = options.get("avatar", AVATARS[0])
    table.moons = options.get("moons", MOONS[0])
    table.steady_crown = CROWN.index(options.get("crown", CROWN[0]))
    table.summoners_crown = SUMMONERS_CROWN.index(options.get("summoners-crown", SUMMONERS_CROWN[0]))
    table.colourless_throne = THRONE_COLOUR.index(options.get("throne", THRONE_COLOUR[0]))
    table.library_by_card = LIBRARY.index(options.get("library", LIBRARY[0]))
    table.avatar_first = AVATAR_EVOCATIONS.index(options.get("avatar-evocations", AVATAR_EVOCATIONS[0]))
    table.phase = "setup"
    table.round = 1
    table.ring = list(range(seats))
    table.rooms = [NOBODY] * ROOMS
    table.sheet = [[] for _ in range(SLOTS * seats)]
    table.side = [0] * (SLOTS * seats)
    table.stage = [EMPTY] * (SLOTS * seats)
    table.marked = [NOBODY] * (SLOTS * seats)
    for participant in (*range(seats), ROSE):
        table.cubes[participant] = CUBES
    for seat in range(seats):
        table.tokens[seat] = TOKENS
    _sort_pieces(table)
    _lay_out_lodge(table)
    table.agenda = [("lay-out", 0)]
    return table


def _sort_pieces(table: Table) -> None:
    """Every card comes to its deck, in the order of the content files; what the game does not use stays away."""
    unused: list[int] = []
    for piece, card in enumerate(table.box.card_of):
        if isinstance(card, Spell) and card.school < PERSONAL:
            table.library[card.school].append(piece)
        elif isinstance(card, Spell) and card.school == FORGOTTEN:
            table.forgotten.append(piece)
        elif isinstance(card, Quest):
            table.quest_deck[card.phase].append(piece)
        elif isinstance(card, Event) and card.of_avatar == table.has_avatar:
            table.event_deck[card.phase].append(piece)
        elif isinstance(card, Order) and table.has_avatar:
            (table.order_box[card.phase] if card.phase else table.order_deck).append(piece)
        elif isinstance(card, Upgrade):
            table.upgrade_deck.append(piece)
        else:
            unused.append(piece)
    table.unused = unused


def _lay_out_lodge(table: Table) -> None:
    """Before they are mixed, the rooms lie in the order of the content files (BR-SETUP-1)."""
    fixed = {"centre": CENTRE, "adjacent_to_centre": THRONE}
    free = [at for at in range(ROOMS) if at not in fixed.values()]
    for room in table.box.rooms:
        table.rooms[fixed[room.setup] if room.setup else free.pop(0)] = room.index


def lay_out(table: Table) -> Step:
    """Mix rooms, cells and decks; who holds the crown (BR-SETUP-1 to BR-SETUP-9)."""
    mixed = [at for at in range(ROOMS) if at not in (CENTRE, THRONE)]
    rooms = [table.rooms[at] for at in mixed]
    table.dice.shuffle(rooms)
    for at, room in zip(mixed, rooms, strict=True):
        table.rooms[at] = room
    for deck in (*table.quest_deck, *table.event_deck, *table.order_box, table.order_deck, table.forgotten,
                 table.upgrade_deck):
        if deck:
            table.secrets.shuffle(deck, table.dice)
    table.crown = table.first = table.dice.below(table.seats)
    if table.told is not None:
        table.tell("laid-out", (("seat", table.crown),), SEAT_THINGS[table.crown], "BR-SETUP-7", True)
    clockwise = table.around(table.crown)
    table.agenda += [("choose-mage", seat) for seat in clockwise]
    table.agenda += [("choose-grimoire", seat) for seat in clockwise]
    table.agenda.append(("begin", 0))
    yield from ()


def choose_mage(table: Table, seat: int) -> Step:
    """Pick one of the mages left (BR-SETUP-8, BR-SETUP-15)."""
    cards = [card for card in table.box.mages if card.index not in table.kind]
    options: list[Option] = [card_move(card) for card in cards]
    at = yield from choose(seat, CHOOSE_MAGE, options)
    table.kind[seat] = cards[at].index
    pieces = table.box.by_name[cards[at].personal_spell].pieces
    table.aside[seat] = pieces[:]
    table.unused = [piece for piece in table.unused if piece not in pieces]
    if table.told is not None:
        table.tell("plays-mage", (("seat", seat), ("card", cards[at].words)), cards[at].thing, "BR-SETUP-8")


def choose_grimoire(table: Table, seat: int) -> Step:
    """Pick a starting grimoire of a school that nobody has picked (BR-SETUP-10, BR-SETUP-15)."""
    taken = [_school_of(table, other) for other in range(table.seats)]
    cards: list[Grimoire] = [card for card in table.box.grimoires if card.school not in taken]
    options: list[Option] = [card_move(card) for card in cards]
    at = yield from choose(seat, CHOOSE_GRIMOIRE, options)
    for name in cards[at].spells:
        piece = _copy_in(table.library[cards[at].school], table.box.by_name[name])
        table.library[cards[at].school].remove(piece)
        table.grimoire[seat].append(piece)
    if table.told is not None:
        table.tell("picks-grimoire", (("seat", seat), ("card", cards[at].words)), cards[at].thing, "BR-SETUP-10")


def _copy_in(deck: list[int], card: Card) -> int:
    return next(piece for piece in deck if piece in card.pieces)


def _school_of(table: Table, seat: int) -> int:
    """The school of a starting grimoire, as long as it lies open."""
    return table.box.spell(table.grimoire[seat][0]).school if table.grimoire[seat] else NOBODY


def begin(table: Table) -> Step:
    """Grimoires are shuffled with a personal spell, their top cards turned up; figures go to their cells (BR-SETUP-11)."""
    for seat in range(table.seats):
        table.grimoire[seat].append(table.aside[seat].pop())
        table.secrets.shuffle(table.grimoire[seat], table.dice)
        piece = table.grimoire[seat].pop()
        table.secrets.turn_up(piece)
        table.memories[seat].append(piece)
        if table.told is not None:
            card = table.box.card_of[piece]
            table.tell("first-memory", (("seat", seat), ("card", card.words)), card.thing, "BR-SETUP-11", True)
    for deck in table.library:
        table.secrets.shuffle(deck, table.dice)
    mages = list(range(table.seats)) + ([ROSE] if table.has_avatar else [])
    cells = list(range(len(CELL_PLACES[len(mages)])))
    table.dice.shuffle(cells)
    for mage, cell in zip(mages, cells, strict=True):  # BR-SETUP-12
        table.cells[mage] = cell
        table.place[mage] = FIRST_CELL + mage
    if table.has_avatar:
        seat_the_avatar(table)
    if table.told is not None:
        table.tell("game-begins", (("seat", table.crown),), SEAT_THINGS[table.crown], "BR-SETUP-13", True)
    table.agenda.append(("rose", 0))
    yield from ()
