"""What seats know of hidden piles, compared with all worlds that a seat can think of, enumerated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from random import Random

from conclave.kernel.dice import Dice
from conclave.kit.redeal import redeal
from conclave.kit.secrets import Secrets

World = tuple[tuple[int, ...], ...]
PIECES = 5
DECK, MINE, HAND, PLAN, AWAY, OPEN = range(6)  # the deck, the viewer's hand, another hand and its two face-down piles
HIDDEN = (DECK, MINE, HAND, PLAN, AWAY)
VIEWER, OTHER, PUBLIC = 0, 1, 2
MOVES = 13


class Play:
    """A few cards in six piles, what `Secrets` says about them, and how often each world comes about that seat 0 can think
    of."""

    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)
        self.secrets = Secrets(PIECES, 2)
        self.piles: list[list[int]] = [[] for _ in range(OPEN)] + [list(range(PIECES))]
        self.worlds = Counter([self.world()])
        self.shuffle_in()

    def world(self) -> World:
        return tuple([tuple(pile) for pile in self.piles])

    def see(self, seen: Callable[[World], object]) -> None:
        real = seen(self.world())
        self.worlds = Counter({world: often for world, often in self.worlds.items() if seen(world) == real})

    def mix(self, places: list[tuple[int, int]], arranger: int = -1) -> None:
        """The cards of these places come into any order; an arranger sees it."""
        pieces = [self.piles[pile][at] for pile, at in places]
        if arranger >= 0:
            self.secrets.look(arranger, pieces)
            self.secrets.arrange(arranger, pieces)
        else:
            self.secrets.mix(pieces)
        for (pile, at), piece in zip(places, self.luck.sample(pieces, len(pieces)), strict=True):
            self.piles[pile][at] = piece
        self.worlds = self.mixed(places)

    def mixed(self, places: list[tuple[int, int]]) -> Counter[World]:
        found: Counter[World] = Counter()
        for world, often in self.worlds.items():
            for order in permutations([world[pile][at] for pile, at in places]):
                piles = [list(pile) for pile in world]
                for (pile, at), piece in zip(places, order, strict=True):
                    piles[pile][at] = piece
                found[tuple([tuple(pile) for pile in piles])] += often
        return found

    def move(self, source: int, to: int) -> None:
        self.piles[to].append(self.piles[source].pop())
        moved: Counter[World] = Counter()
        for world, often in self.worlds.items():
            piles = list(world)
            piles[to], piles[source] = (*world[to], world[source][-1]), world[source][:-1]
            moved[tuple(piles)] += often
        self.worlds = moved

    def top(self, pile: int, count: int) -> list[tuple[int, int]]:
        size = len(self.piles[pile])
        return [(pile, at) for at in range(max(0, size - count), size)]

    def shuffle_in(self) -> None:
        while self.piles[OPEN]:
            self.move(OPEN, DECK)
        self.mix(self.top(DECK, PIECES))

    def act(self) -> None:
        what, deck, hand = self.luck.randrange(MOVES), self.piles[DECK], self.piles[HAND]
        if what == 0 and deck:
            self.secrets.look(VIEWER, deck[-1:])
            self.move(DECK, MINE)
            self.see(lambda world: world[MINE])
        elif what in (1, 2) and deck:
            self.secrets.look(OTHER, deck[-1:])
            self.move(DECK, HAND)
        elif what == 3 and deck:
            self.secrets.look(VIEWER, deck[-2:])
            self.see(lambda world: world[DECK][-2:])
        elif what == 4:
            self.mix(self.top(DECK, 2), OTHER)
        elif what == 5 and hand:
            self.secrets.show(hand[-1:])
            self.move(HAND, OPEN)
            self.see(lambda world: world[OPEN])
        elif what == 6:
            self.shuffle_in()
        elif what == 7 and hand:  # the other puts a card face down, and only knows which
            self.mix(self.top(HAND, PIECES), OTHER)
            self.move(HAND, PLAN)
        elif what == 8 and self.piles[PLAN]:
            self.mix([*self.top(PLAN, PIECES), *self.top(HAND, PIECES)], OTHER)
        elif what == 9 and self.piles[PLAN]:
            self.move(PLAN, AWAY)
        elif what == 10 and self.piles[AWAY]:  # shuffled into the deck
            self.move(AWAY, DECK)
            self.mix(self.top(DECK, PIECES))
        elif what == 11 and self.piles[AWAY]:  # or under its top card
            self.move(AWAY, HAND)
            self.mix([*self.top(HAND, 2), *self.top(DECK, 1)])
        elif what == 12 and len(self.piles[MINE]) > 1:  # the viewer passes a card on
            self.mix(self.top(MINE, PIECES), VIEWER)
            self.see(lambda world: world[MINE])
            self.secrets.look(OTHER, self.piles[MINE][-1:])
            self.move(MINE, HAND)

    def redealt(self, number: int) -> World:
        piles = [pile.copy() for pile in self.piles]
        redeal(self.secrets.copy(), [piles[at] for at in HIDDEN], VIEWER, Dice.of(number, "redeal"))
        return tuple([tuple(pile) for pile in piles])


def played(seed: int, moves: int = 9) -> Play:
    play = Play(seed)
    for _ in range(moves):
        play.act()
    return play


def test_a_redeal_gives_the_worlds_that_a_seat_thinks_possible() -> None:
    """Never one too few; a few too many only where nobody could tell on which way a card came into a lot."""
    exact = 0
    for seed in range(60):
        play = played(seed)
        found = {play.redealt(number) for number in range(100 + 14 * len(play.worlds))}
        assert found >= set(play.worlds), seed
        exact += found == set(play.worlds)
    assert exact >= 59


def test_worlds_come_up_as_often_as_they_are_likely() -> None:
    measured = 0
    for seed in range(60):
        play = played(seed)
        if 2 <= len(play.worlds) <= 12:
            measured += 1
            whole, runs = sum(play.worlds.values()), 150 * len(play.worlds)
            found = Counter([play.redealt(number) for number in range(runs)])
            expected = {world: runs * often / whole for world, often in play.worlds.items()}
            chi = sum([(found[world] - often) ** 2 / often for world, often in expected.items()])
            assert chi / (len(play.worlds) - 1) < 4, seed
    assert measured >= 15
