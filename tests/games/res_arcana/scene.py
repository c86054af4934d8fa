"""A scenario language: set a table in a few words, then speak in card names.

    scene = Scene("pool=d12 play=catacombs_of_the_dead | pool=e1")
    scene.does("use catacombs_of_the_dead 1")
    assert scene.pool(0) == "d7"

What all scenes can do is told in tests/games/scenes.py. The first group of a position may be written too, as in
`": round=3 next=collect:0 | … | …"`. Seats without a magic item get one that does nothing in most tests.
"""

from __future__ import annotations

from conclave.games.res_arcana.game import RES_ARCANA
from conclave.games.res_arcana.rules.victory import points
from conclave.games.res_arcana.state.model import EMPTY, Board
from conclave.games.res_arcana.state.notation import read_position, write_bag
from conclave.kernel.notation import Thing
from tests.games.scenes import Script, position

CARDS = RES_ARCANA.box.cards
BY_NAME = RES_ARCANA.box.by_name
QUIET_ITEMS = ("research", "transmutation", "alchemy", "calm_elan")


class Scene(Script):
    """A table in the middle of a game."""

    def __init__(self, text: str) -> None:
        self.board: Board = read_position(RES_ARCANA.box, position(text))
        free = [name for name in QUIET_ITEMS if BY_NAME[name].index in self.board.items]
        for seat in range(self.board.seats):
            if self.board.item[seat] < 0:
                item = BY_NAME[free.pop(0)].index
                self.board.items.remove(item)
                self.board.item[seat] = item
                self.board.play[seat].insert(0, item)
        super().__init__(RES_ARCANA, self.board)

    @classmethod
    def collecting(cls, text: str) -> Scene:
        """The same table, with seat 0 about to collect and to act after that."""
        return cls(f": next=collect:0,turn:0 | {text}")

    def usable(self, name: str) -> list[int]:
        """The numbers of the powers of a component that can be used as an action now."""
        return [number for number in (1, 2) if self.can(f"use {name} {number}")]

    def passes(self) -> Scene:
        """Whoever is asked passes and takes the first magic item on offer that asks nothing at the next Collect."""
        self.does("pass")
        return self.does(next(item for item in self.answers() if item not in ("calm_elan", "death_life")))

    def pass_round(self) -> Scene:
        """All that are left pass; stops at the first question that comes after the last pass."""
        now = self.board.round
        while self.asked().endswith(" ask-act") and self.board.round == now:
            self.passes()
        return self

    def round_ends(self) -> Scene:
        """Everybody passes and takes the last item of the supply, a quiet one, until the next round asks something."""
        now = self.board.round
        while self.board.round == now and not self.over:
            self.does("pass" if self.can("pass") else self.answers()[-1])
        return self

    def pool(self, seat: int) -> str:
        return write_bag(self.board.pool[seat])

    def pools(self) -> list[str]:
        return [self.pool(seat) for seat in range(self.board.seats)]

    def stored(self, name: str) -> str:
        return write_bag(self.board.stored.get(BY_NAME[name].index, EMPTY))

    def turned(self, name: str) -> bool:
        return bool(self.board.turned[BY_NAME[name].index])

    def face(self, name: str) -> str:
        """A component with what lies on it, and a star if it is turned: `vault(g2)*`."""
        return str(Thing(name, self.stored(name), self.turned(name)))

    def where(self, name: str) -> str:
        """`hand 0`, `deck 1`, `play 0`, `discard 1`, `middle`, `supply`, `monument deck` or `box`."""
        card = BY_NAME[name].index
        board: Board = self.board
        for zone, piles in (("hand", board.hand), ("deck", board.deck), ("play", board.play), ("discard", board.discard)):
            for seat, pile in enumerate(piles):
                if card in pile:
                    return f"{zone} {seat}"
        if card in board.places or card in board.monuments:
            return "middle"
        if card in board.items:
            return "supply"
        return "monument deck" if card in board.monument_deck else "box"

    def hand(self, seat: int) -> list[str]:
        return sorted(name for name, card in BY_NAME.items() if card.index in self.board.hand[seat])

    def deck(self, seat: int) -> list[str]:
        """The artifact deck, the top card first."""
        return [CARDS[card].name for card in reversed(self.board.deck[seat])]

    def monument_deck(self) -> list[str]:
        """The monument deck, the top card first."""
        return [CARDS[card].name for card in reversed(self.board.monument_deck)]

    def points(self, seat: int) -> int:
        return points(self.board, seat)
