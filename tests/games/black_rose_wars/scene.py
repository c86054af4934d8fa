"""A scenario language: set a table in a few words, then speak in names.

    scene = Scene("at=arena sheet=I(torment) | at=crypt bar=00")
    scene.does("cast torment")
    assert scene.power() == [0, 0, 0]

What all scenes can do is told in tests/games/scenes.py, the fields of a position in state/positions.py. The first group of
a position may be written too, as in `": crown=1 events=battle | at=arena | at=crypt"`. It is the action phase of the first
round and seat 0 is about to activate unless `next` says otherwise.
"""

from __future__ import annotations

from contextlib import suppress

from conclave.games.black_rose_wars.game import BLACK_ROSE_WARS, RoseWars
from conclave.games.black_rose_wars.state.components import ROSE, SLOT_NAMES
from conclave.games.black_rose_wars.state.fields import ROOMS
from conclave.games.black_rose_wars.state.model import Table
from conclave.games.black_rose_wars.state.positions import read_position
from conclave.kernel.decision import ChooseSome, Decision, Reply
from conclave.kernel.dice import Dice
from conclave.kernel.events import Event
from tests.games.scenes import Script, position

STAGES = ("empty", "ready", "activated", "revealed")


def begun(seats: int, seed: int = 7, **options: str) -> Table:
    """A game after its setup: everybody has taken the first mage and the first grimoire on offer."""
    table = BLACK_ROSE_WARS.setup(BLACK_ROSE_WARS.settle_options(options, seats), seats, Dice(seed, 0))
    assert isinstance(table, Table)
    while table.agenda[0][0] != "rose":
        step = BLACK_ROSE_WARS.next_step(table)
        assert step is not None
        reply: Reply = ()
        with suppress(StopIteration):
            ask = next(step)
            while True:
                assert isinstance(ask, Decision)
                reply = ask.nth(0)
                ask = step.send(reply)
    return table


def asked_for(scene: Scene) -> list[str]:
    """The answers that an open question for some of several things offers."""
    decision = scene.decision
    assert isinstance(decision, ChooseSome)
    return [option.note for option in decision.options]


class Scene(Script):
    """A table in the middle of a game."""

    def __init__(self, text: str, game: RoseWars = BLACK_ROSE_WARS) -> None:
        self.table: Table = read_position(game.box, position(text))
        self.told: list[Event] = []
        self.table.told = self.told
        super().__init__(game, self.table)

    def power(self) -> list[int]:
        """The power of the persons, and of the Rose last."""
        return [*self.table.power[:self.table.seats], self.table.power[ROSE]]

    def bar(self, mage: int) -> str:
        """Whose cubes lie on a mage: `0014`."""
        return "".join([str(owner) for owner in self.table.bar[mage]])

    def damage(self) -> list[int]:
        """How many cubes lie on each mage who plays."""
        return [len(self.table.bar[mage]) for mage in sorted(self.table.ring)]

    def where(self, figure: int) -> str:
        """The room of a figure, `cell`, or nothing if it is not on the map."""
        place = self.table.place[figure]
        return "" if place < 0 else self.table.room(place).name if place < ROOMS else "cell"

    def cubes(self, room: str) -> str:
        """Whose cubes lie in the slots of a room."""
        return "".join([str(owner) for owner in self.table.instability[self.table.position_of(room)]])

    def figures(self) -> list[str]:
        """The evocations on the map: `cadaver 0 arena`, an Umbra with its mage."""
        table = self.table
        whose = [owner if bearer < 0 else bearer for owner, bearer in zip(table.owner, table.bearer, strict=True)]
        return [f"{table.evocation(figure).name} {whose[figure]} {self.where(figure)}"
                for figure in table.current_figures()]

    def hand(self, seat: int) -> list[str]:
        return sorted(self.table.names_of(self.table.hand[seat]))

    def memories(self, seat: int) -> list[str]:
        return self.table.names_of(self.table.memories[seat])

    def sheet(self, seat: int) -> list[str]:
        """The filled slots of a sheet: `I torment revealed`."""
        table = self.table
        found = [(slot, table.slot(seat, slot)) for slot in range(len(SLOT_NAMES))]
        return [f"{SLOT_NAMES[slot]} {table.box.card_of[table.sheet[at][0]].name} {STAGES[table.stage[at]]}"
                for slot, at in found if table.sheet[at]]

    def hexes(self, mage: int) -> list[str]:
        return [self.table.box.cards[card].name for card in self.table.hexes[mage]]

    def events(self, *keys: str) -> list[str]:
        """The events that were told of some kinds, or of all."""
        return [event.key for event in self.told if not keys or event.key in keys]
