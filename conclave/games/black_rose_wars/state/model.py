"""The state of a game of Black Rose Wars; its fields are declared in fields.py, its components in components.py."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.games.black_rose_wars.state.components import (
    FIRST_CELL,
    FIRST_EVOCATION,
    ROSE,
    Evocation,
    MageCard,
    Room,
    RoseBox,
    Side,
)
from conclave.games.black_rose_wars.state.fields import FIGURES, ROOMS, SLOTS
from conclave.games.black_rose_wars.state.generated import TableFields
from conclave.kit.effects import NOBODY


class Table(TableFields):
    """Everything on the table; its fields are declared in `state/fields.py`."""

    __slots__ = ()

    def __init__(self, box: RoseBox) -> None:
        super().__init__(box)
        self.figures = FIGURES
        self.index = None

    def copy(self) -> Table:
        """An independent copy; the index of what is in force is shared."""
        twin = Table(self.box)
        self.copy_to(twin)
        twin.index = self.index
        return twin

    @property
    def has_avatar(self) -> bool:
        """Whether The Possessed plays."""
        return self.avatar != "none"

    def mages(self) -> list[int]:
        """All mages in turn order from the first mage on (BR-TURN-4); The Possessed at its seat."""
        at = self.ring.index(self.first)
        return self.ring[at:] + self.ring[:at]

    def persons(self) -> list[int]:
        """All persons in turn order from the first mage on."""
        return [mage for mage in self.mages() if mage != ROSE]

    def participants(self) -> list[int]:
        """All mages in turn order, the Rose last (BR-DEFEAT-15)."""
        return [mage for mage in self.mages() if mage != ROSE] + [ROSE]

    def decider(self, participant: int) -> int:
        """The seat that makes the choices of a participant: for the Rose the crown holder (BR-EVENT-8, BR-AVATAR-29)."""
        return participant if participant != ROSE else self.crown

    def in_lodge(self, figure: int) -> bool:
        """Whether a figure stands in a room."""
        return 0 <= self.place[figure] < ROOMS

    def in_cell(self, mage: int) -> bool:
        """Whether a mage is in the own cell."""
        return self.place[mage] >= FIRST_CELL

    def figures_in(self, room: int) -> list[int]:
        """All figures in a room, mages first."""
        return [figure for figure in range(FIGURES) if self.place[figure] == room]

    def room(self, position: int) -> Room:
        """The definition of the room at a position."""
        card = self.box.cards[self.rooms[position]]
        assert isinstance(card, Room)
        return card

    def colour(self, position: int) -> int:
        """The colour of the room at a position; the Throne Room is purple, or has none by an option (BR-ROOM-3, BR-Q-3)."""
        room = self.room(position)
        return NOBODY if self.colourless_throne and room.name == "throne" else room.colour

    def position_of(self, name: str) -> int:
        """Where a room lies."""
        return self.rooms.index(self.box.by_name[name].index)

    def evocation(self, figure: int) -> Evocation:
        """The definition of an evocation on the map."""
        card = self.box.cards[self.kind[figure]]
        assert isinstance(card, Evocation)
        return card

    def mage_card(self, mage: int) -> MageCard:
        """The definition of a mage."""
        card = self.box.cards[self.kind[mage]]
        assert isinstance(card, MageCard)
        return card

    def names_of(self, pile: Sequence[int]) -> list[str]:
        """The names of a pile, in its order."""
        return [self.box.card_of[piece].name for piece in pile]

    def owned(self, participant: int) -> list[int]:
        """The summoned evocations of a participant on the map; Umbras belong to the Rose but are assigned (BR-UMBRA-8)."""
        return [figure for figure in range(FIRST_EVOCATION, FIGURES)
                if self.place[figure] >= 0 and self.owner[figure] == participant and self.bearer[figure] < 0]

    def umbras_of(self, mage: int) -> list[int]:
        """The Umbras assigned to a mage."""
        return [figure for figure in range(FIRST_EVOCATION, FIGURES)
                if self.place[figure] >= 0 and self.bearer[figure] == mage]

    def slot(self, seat: int, slot: int) -> int:
        """Where a slot of a sheet stands among all slots."""
        return seat * SLOTS + slot

    def piece_in(self, at: int) -> int:
        """The spell in a slot (`seat * 4 + slot`), or -1."""
        return self.sheet[at][0] if self.sheet[at] else NOBODY

    def side_in(self, at: int) -> Side:
        """The active side of the spell in a slot."""
        return self.box.spell(self.sheet[at][0]).sides[self.side[at]]

    def at_work(self, at: int) -> bool:
        """Whether the effect of the spell in a slot is not finished (BR-Q-44)."""
        return any(row[2] == at for row in self.chain)

    def current_figures(self) -> list[int]:
        """All evocations on the map, in the order in which they were summoned as far as numbers go."""
        return [figure for figure in range(FIRST_EVOCATION, FIGURES) if self.place[figure] >= 0]
