"""Where all cards and tokens lie."""

from __future__ import annotations

from typing import Final

from conclave.kernel.game import State

PILES: Final = ("main", "market", "wild", "limp", "mayhem", "destroyed", "legends", "legend_box", "dead_pile", "dead_box",
                "property_box", "familiar_box", "box", "limbo", "borrowed")
OWN_PILES: Final = ("hand", "deck", "discard", "play", "tokens", "properties")


class Ground(State):
    """The piles of the table. Lists per seat are indexed by seat; the top of a pile is the end of its list."""

    __slots__ = ("borrowed", "dead_box", "dead_pile", "deck", "destroyed", "discard", "familiar_box", "hand",
                 "legend_box", "legends", "limbo", "limp", "main", "market", "mayhem", "offered", "play",
                 "properties", "property_box", "tokens", "unused", "wild")

    hand: list[list[int]]
    deck: list[list[int]]
    discard: list[list[int]]
    play: list[list[int]]           # in play: played this turn, and ongoing cards
    tokens: list[list[int]]         # dead-wizard tokens
    properties: list[list[int]]
    offered: list[list[int]]        # setup: properties, then familiars, dealt to each seat
    main: list[int]
    market: list[int]
    wild: list[int]
    limp: list[int]
    mayhem: list[int]               # destroyed mayhem, face up
    destroyed: list[int]
    legends: list[int]
    legend_box: list[int]
    dead_pile: list[int]
    dead_box: list[int]
    property_box: list[int]
    familiar_box: list[int]
    unused: list[int]               # starter cards that nobody uses
    limbo: list[int]                # cards that are being resolved and lie nowhere else
    borrowed: list[int]             # properties that go back when the next legend is defeated

    def lay_out_like(self, twin: Ground) -> None:
        """Lay the same pieces out on another ground."""
        twin.hand = [pile.copy() for pile in self.hand]
        twin.deck = [pile.copy() for pile in self.deck]
        twin.discard = [pile.copy() for pile in self.discard]
        twin.play = [pile.copy() for pile in self.play]
        twin.tokens = [pile.copy() for pile in self.tokens]
        twin.properties = [pile.copy() for pile in self.properties]
        twin.offered = [pile.copy() for pile in self.offered] if self.offered else []
        twin.main = self.main.copy()
        twin.market = self.market.copy()
        twin.wild = self.wild.copy()
        twin.limp = self.limp.copy()
        twin.mayhem = self.mayhem.copy()
        twin.destroyed = self.destroyed.copy()
        twin.legends = self.legends.copy()
        twin.legend_box = self.legend_box.copy()
        twin.dead_pile = self.dead_pile.copy()
        twin.dead_box = self.dead_box.copy()
        twin.property_box = self.property_box.copy()
        twin.familiar_box = self.familiar_box.copy()
        twin.unused = self.unused
        twin.limbo = self.limbo.copy()
        twin.borrowed = self.borrowed.copy()


def piles_of(ground: Ground) -> list[list[int]]:
    """The piles that belong to nobody, in the order of PILES."""
    return [ground.main, ground.market, ground.wild, ground.limp, ground.mayhem, ground.destroyed, ground.legends,
            ground.legend_box, ground.dead_pile, ground.dead_box, ground.property_box, ground.familiar_box, ground.unused,
            ground.limbo, ground.borrowed]


def own_piles_of(ground: Ground) -> list[list[list[int]]]:
    """The piles of the seats, in the order of OWN_PILES."""
    return [ground.hand, ground.deck, ground.discard, ground.play, ground.tokens, ground.properties]
