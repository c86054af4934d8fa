"""One line of text for a position of Black Rose Wars.

The table comes first, then each person:

    next=activation:0 crown=0 lodge=arena(04),garden(rebuilt) figures=cadaver(0@arena:1) events=battle
    | mage=rickart at=arena bar=411 power=3 hand=torment sheet=quick(torment/reverse),I(brain_worm!) | mage=graminia

(on one line). Every field may be left out. Participants are digits: the persons by seat, 4 the Black Rose. `lodge` names
rooms with the cubes in their slots, or `rebuilt`, or `used` for a rebuilt room whose token is turned. `figures` are
evocations: owner, room, damage, upgrades; an Umbra has its mage in the place of the owner. On a sheet `!` is activated and
`*` revealed. Mages are in their cells unless `at` names a room. `top` names cards that lie on top of their decks, the
topmost first. What is not named lies in its deck.
"""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.state.components import (
    ACTIVATED,
    CUBES,
    EMPTY,
    FORGOTTEN,
    PERSONAL,
    READY,
    ROSE,
    SCHOOLS,
    Event,
    MageCard,
    Order,
    Quest,
    RoseBox,
    Spell,
    Upgrade,
)
from conclave.games.black_rose_wars.state.fields import DECLARED, PARTICIPANTS, SLOTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.games.black_rose_wars.state.notation import (
    Bar,
    Events,
    Evocations,
    Hexes,
    Lodge,
    Mage,
    Place,
    Quests,
    Sheet,
    Steps,
    Trophies,
)
from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadNotation, brief
from conclave.kernel.notation import Fields
from conclave.kit.notation import DICE, Cards, Entry, Number, OneOf, Position, bounded

TABLE: Final[tuple[Entry, ...]] = (
    Number("round", usual=1, always=True), OneOf("phase", usual="action"), Steps("agenda"), Number("moon"), Number("crown"),
    Number("first"), Number("active", usual=-1), Number("actions"), Number("numbered"), OneOf("avatar", usual="none"),
    OneOf("moons", usual="standard"), Number("steady_crown"), Number("summoners_crown"), Number("colourless_throne"),
    Number("library_by_card"), Number("avatar_first"), Number("orders"), Lodge("rooms"), Events("events"),
    Place("place", "possessed"), Bar("bar", "possessed_bar"), Hexes("hexes", "possessed_hexes"),
    Trophies("trophies", "rose_trophies"), DICE,
)
SEAT: Final[tuple[Entry, ...]] = (
    Mage("kind"), Place("place", "at"), Bar("bar"), Hexes("hexes"), Trophies("trophies"), Sheet("sheet"),
    Cards("hand", group="spells"), Cards("grimoire", group="spells", top_first=True), Cards("memories", group="spells"),
    Cards("quests_hidden", "quests", "quests"), Quests("quests_open", "open"), Cards("completed", group="quests"),
    Cards("solved", group="quests"), Number("power"), Number("tokens", usual=2),
)


def write_position(table: Table) -> str:
    """What lies on the table, as one line."""
    box = table.box
    head = [entry.write(table, box, -1) for entry in TABLE] + [Evocations("place").write(table, box, -1)]
    head += [f"rose_power={table.power[ROSE]}" if table.power[ROSE] else ""]
    rows = [[entry.write(table, box, seat) for entry in SEAT] for seat in range(table.seats)]
    return " | ".join([" ".join([word for word in row if word]) for row in [head, *rows]])


def read_position(box: RoseBox, line: str) -> Table:
    """The table that a line describes; BadNotation if it does not describe one."""
    parts = [Fields(part) for part in line.split("|")]
    table = Table(box)
    if not 1 <= len(parts) - 1 <= PARTICIPANTS - 1:
        raise BadNotation(f"a position has 1 to 4 persons, each after a '|', not {len(parts) - 1}")
    table.clear(len(parts) - 1, Dice(0, 0))
    table.sheet = [[] for _ in range(SLOTS * table.seats)]
    table.side = [0] * (SLOTS * table.seats)
    table.stage = [EMPTY] * (SLOTS * table.seats)
    table.marked = [-1] * (SLOTS * table.seats)
    position = Position(table, DECLARED, box)
    for entry in TABLE:
        entry.read(position, parts[0], -1)
    table.power[ROSE] = bounded(parts[0], "rose_power", 0, 0, 999)
    table.ring = list(range(table.seats)) + ([ROSE] if table.has_avatar else [])
    for seat, fields in enumerate(parts[1:]):
        for entry in SEAT:
            entry.read(position, fields, seat)
        fields.close()
    _seat_the_avatar(table, box)
    Evocations("place").read(position, parts[0], -1)
    for mage in table.ring:
        table.cells[mage] = table.ring.index(mage)
    _lay_rest(table, position)
    _stack(table, parts[0].listed("top"))
    _count_cubes(table)
    _hide(table)
    parts[0].close()
    table.agenda = table.agenda or [("activation", table.first)]
    return table


def _seat_the_avatar(table: Table, box: RoseBox) -> None:
    """The Possessed uses a figure that nobody plays; without it the Rose has none."""
    if not table.has_avatar:
        table.place[ROSE] = -1
        return
    assert box.avatar is not None
    table.kind[ROSE] = box.avatar.index
    table.possessed = [next(card.index for card in box.mages if card.index not in table.kind)]


def _lay_rest(table: Table, position: Position) -> None:
    """Whatever is not named lies in its deck."""
    box = table.box
    unused: list[int] = []
    played = {box.cards[table.kind[seat]].name: seat for seat in range(table.seats)}
    personal = {card.personal_spell: played[card.name] for card in box.mages if card.name in played}
    for piece in position.rest(range(len(box.card_of))):
        card = box.card_of[piece]
        if isinstance(card, Spell):
            if card.school < PERSONAL:
                table.library[card.school].append(piece)
            elif card.school == FORGOTTEN:
                table.forgotten.append(piece)
            elif card.name in personal:
                table.aside[personal[card.name]].append(piece)
            else:
                unused.append(piece)
        elif isinstance(card, Quest):
            table.quest_deck[card.phase].append(piece)
        elif isinstance(card, Event) and card.of_avatar == table.has_avatar:
            table.event_deck[card.phase].append(piece)
        elif isinstance(card, Order) and table.has_avatar:
            (table.order_deck if card.phase == table.moon else table.order_box[card.phase]).append(piece)
        elif isinstance(card, Upgrade):
            table.upgrade_deck.append(piece)
        elif not isinstance(card, MageCard):
            unused.append(piece)
    for pile in decks(table):
        pile.reverse()
    table.unused = unused


def decks(table: Table) -> list[list[int]]:
    """All decks that nobody owns."""
    return [*table.library, *table.quest_deck, *table.event_deck, table.forgotten, table.order_deck, table.upgrade_deck]


def _stack(table: Table, names: list[str]) -> None:
    """Put cards on top of the decks that they lie in, the one that is named first on top."""
    for name in reversed(names):
        found = [(deck, piece) for deck in (*decks(table), *table.grimoire) for piece in deck
                 if table.box.card_of[piece].name == name]
        if not found:
            raise BadNotation(f"top: '{brief(name)}' lies in no deck")
        deck, piece = found[0]
        deck.remove(piece)
        deck.append(piece)


def _count_cubes(table: Table) -> None:
    """Cubes that lie nowhere are at hand (BR-CUBE-4)."""
    for participant in range(PARTICIPANTS):
        lying = sum([row.count(participant) for row in (*table.instability, *table.bar)])
        if participant < table.seats:
            lying += sum(table.hex_cubes[participant])
            open_ones = [table.box.card_of[piece].index for piece in table.quests_open[participant]]
            lying += sum([table.progress.get(card, (0,))[0] for card in open_ones])
        elif participant == ROSE:
            lying += sum(table.hex_cubes[ROSE])
        if lying > CUBES:
            raise BadNotation(f"participant {participant} has only {CUBES} cubes, not {lying}")
        table.cubes[participant] = CUBES - lying if participant < table.seats or participant == ROSE else 0


def _hide(table: Table) -> None:
    """Everybody knows the school of each hidden spell, and nobody but its owner which one it is."""
    secrets, box = table.secrets, table.box
    hidden = [piece for seat in range(table.seats) for piece in face_down(table, seat)]
    for school in (*range(len(SCHOOLS)), FORGOTTEN):
        deck = table.forgotten if school == FORGOTTEN else table.library[school]
        held = [piece for piece in hidden if box.spell(piece).school == school]
        if deck or held:
            secrets.mix([*deck, *held])
    for seat in range(table.seats):
        secrets.look(seat, [piece for piece in face_down(table, seat) if piece not in table.grimoire[seat]])
        secrets.look(seat, table.quests_hidden[seat])
    for phase in range(3):
        quests = table.quest_deck[phase] + [piece for row in table.quests_hidden for piece in row
                                            if box.quest(piece).phase == phase]
        secrets.mix(quests)
        for seat in range(table.seats):
            secrets.look(seat, [piece for piece in table.quests_hidden[seat] if piece in quests])
        secrets.mix(table.event_deck[phase])
    secrets.mix(table.order_deck)
    secrets.mix(table.upgrade_deck)
    secrets.begin_step()


def face_down(table: Table, seat: int) -> list[int]:
    """The spells of a seat that others do not see."""
    pieces = table.hand[seat] + table.grimoire[seat]
    for slot in range(SLOTS if table.sheet else 0):
        at = table.slot(seat, slot)
        if table.stage[at] in (READY, ACTIVATED):
            pieces.append(table.sheet[at][0])
    return pieces
