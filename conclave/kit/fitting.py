"""Hidden pieces of which the table shows something: a token on a back, which tells of what kind the piece is.

    limits = [Limit(sheet, 0, TRAPS)]  # the piece at this place of the pile is one of these
    fits = redeal_within(secrets, piles, viewer, dice, seen, limits)

A redeal (redeal.py) knows nothing of such signs. It is repeated until all signs are right, which keeps every world as
likely as it is. If that takes too long, pieces that were in one lot together change places, for each may lie where the
other does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.kernel.dice import Dice
from conclave.kit.redeal import redeal
from conclave.kit.secrets import Secrets, Trail, lost_on

TRIES: Final = 24   # redeals until one is mended
STEPS: Final = 200  # exchanges until a place is given up


class Limit:
    """What may lie at a place of a pile, as the table shows: one of some pieces."""

    __slots__ = ("allowed", "at", "pile")

    def __init__(self, pile: list[int], at: int, allowed: frozenset[int]) -> None:
        self.pile = pile
        self.at = at
        self.allowed = allowed

    @property
    def holds(self) -> bool:
        """Whether the piece that lies there is one of them."""
        return self.pile[self.at] in self.allowed


def redeal_within(secrets: Secrets, piles: Sequence[list[int]], viewer: int, dice: Dice, seen: Sequence[int],
                  limits: Sequence[Limit], tries: int = TRIES) -> bool:
    """Deal anew, in place, what a viewer cannot know, so that all limits hold; False if that was not found.

    A title with many limits mends after fewer `tries`.
    """
    for _ in range(tries if limits else 1):
        redeal(secrets, piles, viewer, dice, seen)
        if all(limit.holds for limit in limits):
            return True
    mending = Mending(secrets, piles, viewer, dice, seen, limits)
    return all(limit.holds or mending.mend(limit) for limit in limits) and all(limit.holds for limit in limits)


class Mending:
    """Exchanges pieces of a redealt table, as the viewer might think of it as well."""

    __slots__ = ("dice", "limits", "places", "secrets", "viewer")

    def __init__(self, secrets: Secrets, piles: Sequence[list[int]], viewer: int, dice: Dice, seen: Sequence[int],
                 limits: Sequence[Limit]) -> None:
        self.secrets = secrets
        self.viewer = viewer
        self.dice = dice
        self.places = [(pile, at) for pile in piles for at, piece in enumerate(pile)
                       if piece not in seen and not secrets.knows(viewer, piece)]
        self.limits = limits

    def mend(self, limit: Limit) -> bool:
        """Bring a piece to a place that may lie there, by way of others if need be."""
        for _ in range(STEPS):
            around = [(pile, at) for pile, at in self.places
                      if self._met(limit.pile[limit.at], pile[at]) and self._takes(pile, at, limit.pile[limit.at])]
            found = [(pile, at) for pile, at in around if pile[at] in limit.allowed] or around
            if not found:
                return False
            pile, at = found[self.dice.below(len(found))]
            self._exchange(limit.pile, limit.at, pile, at)
            if limit.holds:
                return True
        return False

    def _takes(self, pile: list[int], at: int, piece: int) -> bool:
        """Whether a piece may lie at a place."""
        for limit in self.limits:
            if limit.pile is pile and limit.at == at and piece not in limit.allowed:
                return False
        return True

    def _open(self, piece: int) -> Trail:
        """The lots of a piece in which the viewer does not know what became of it."""
        trail = self.secrets.trail(piece)
        lost = lost_on(trail, self.viewer)
        return tuple([stage for stage in trail if stage[0] >= lost])

    def _met(self, one: int, other: int) -> bool:
        """Whether two pieces were in a lot together, so that each may lie where the other does."""
        lots = {lot for lot, _ in self._open(one)}
        return one != other and any(lot in lots for lot, _ in self._open(other))

    def _exchange(self, pile: list[int], at: int, other_pile: list[int], other_at: int) -> None:
        """Let two pieces leave the last lot that they shared on each other's way."""
        one, other = pile[at], other_pile[other_at]
        secrets = self.secrets
        trail, other_trail = secrets.trail(one), secrets.trail(other)
        shared = max({lot for lot, _ in self._open(one)} & {lot for lot, _ in self._open(other)})
        here = [lot for lot, _ in trail].index(shared) + 1
        there = [lot for lot, _ in other_trail].index(shared) + 1
        blind, other_blind = secrets.unseen_by(one), secrets.unseen_by(other)
        secrets.lay(one, (*trail[:here], *other_trail[there:]), other_blind)
        secrets.lay(other, (*other_trail[:there], *trail[here:]), blind)
        pile[at], other_pile[other_at] = other, one
