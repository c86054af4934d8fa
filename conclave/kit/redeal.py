"""Hidden piles dealt anew, so that a viewer could not tell the difference (see secrets.py).

The lots are gone through from the oldest to the latest: the pieces that the viewer lost in a lot come out of it in any
order, each order being equally likely.
"""

from __future__ import annotations

from collections.abc import Sequence

from conclave.kernel.dice import Dice
from conclave.kit.secrets import EXACT, Secrets, Trail

Slot = tuple[list[int], int]


def redeal(secrets: Secrets, piles: Sequence[list[int]], viewer: int, dice: Dice, seen: Sequence[int] = ()) -> None:
    """Deal anew, in place, what a viewer cannot know; what the viewer has `seen` by a later moment stays.

    What another seat alone knows belongs to the place, what everybody knows to the piece.
    """
    marks, width, mine = secrets.marks, secrets.width, 1 + viewer
    fixed = set(seen)
    slots: list[Slot] = []
    by_row: dict[bytes, list[int]] = {}
    for pile in piles:
        for at, piece in enumerate(pile):
            row = bytes(marks[piece * width:piece * width + width])
            if row[mine] != EXACT and piece not in fixed:
                by_row.setdefault(row, []).append(len(slots))
                slots.append((pile, at))
    by_lot: dict[int, list[bytes]] = {}
    for row in by_row:
        trail = secrets.trails[row[0]]
        for lot in trail[trail.index(row[mine]):]:
            by_lot.setdefault(lot, []).append(row)
    redealt = Redealt(secrets, slots, mine, dice)
    for lot in sorted(by_lot):
        rows = by_lot[lot]
        if len(rows) == 1 and rows[0][mine] == secrets.trails[rows[0][0]][-1]:
            redealt.deal(by_row[rows[0]])
        else:
            redealt.deal_lot(lot, [(row, by_row[row]) for row in rows])


class Redealt:
    """A redeal at work: the slots whose pieces a viewer cannot know, and the pieces on their way to them."""

    __slots__ = ("arriving", "dice", "known", "mine", "paths", "secrets", "slots", "was")

    def __init__(self, secrets: Secrets, slots: list[Slot], mine: int, dice: Dice) -> None:
        self.secrets = secrets
        self.slots = slots
        self.was = [pile[at] for pile, at in slots]
        self.mine = mine
        self.dice = dice
        self.arriving: dict[int, list[int]] = {}  # by lot: pieces that come to it out of other lots
        self.paths: dict[int, Trail] = {}         # by piece: the lots that it has come through,
        self.known: dict[int, bytearray] = {}     # and its row

    def deal(self, places: list[int]) -> None:
        """Deal the pieces of some slots of which the same is known to these slots."""
        slots = self.slots
        pieces = sorted([self.was[place] for place in places])
        self.dice.shuffle(pieces)
        for place, piece in zip(places, pieces, strict=True):
            pile, at = slots[place]
            pile[at] = piece

    def deal_lot(self, lot: int, rows: list[tuple[bytes, list[int]]]) -> None:
        """Deal the pieces that are lost in a lot or come to it: to the lots that took from it, and to its own slots."""
        pieces = self.arriving.pop(lot, [])
        onward: list[tuple[int, list[int]]] = []
        ends: list[int] = []
        for row, places in rows:
            trail = self.secrets.trails[row[0]]
            at = trail.index(lot)
            if row[self.mine] == lot:
                pieces += self._set_out(row, places, trail[:at + 1])
            if at == len(trail) - 1:
                ends += places
            else:
                onward += [(trail[at + 1], self._knowing(row, trail[at + 1]))] * len(places)
        pieces.sort()
        self.dice.shuffle(pieces)
        onward.sort()
        for piece, (further, viewers) in zip(pieces, onward, strict=False):
            self._pass_on(piece, further, viewers)
            self.paths[piece] = (*self.paths[piece], further)
            self.arriving.setdefault(further, []).append(piece)
        rows_of_ends = {place: row for row, places in rows for place in places}
        for piece, place in zip(pieces[len(onward):], sorted(ends), strict=True):
            self._pass_on(piece, EXACT, self._knowing(rows_of_ends[place], EXACT))
            self._settle(piece, place)

    def _set_out(self, row: bytes, places: list[int], path: Trail) -> list[int]:
        """The pieces of some slots that the viewer lost in the last lot of a path; others know what everybody knows."""
        pieces = [self.was[place] for place in places]
        for piece in pieces:
            self.paths[piece] = path
            self.known[piece] = bytearray([0] + [row[-1]] * (len(row) - 1))
            self.known[piece][self.mine] = row[self.mine]
        return pieces

    def _knowing(self, row: bytes, further: int) -> list[int]:
        """Who has seen a piece on the way to a lot and lost it there, or knows where it is now."""
        return [at for at in range(1, len(row)) if row[at] == further and at != self.mine]

    def _pass_on(self, piece: int, lot: int, viewers: list[int]) -> None:
        for at in viewers:
            self.known[piece][at] = lot

    def _settle(self, piece: int, place: int) -> None:
        """A piece has come to its slot."""
        secrets, row, width = self.secrets, self.known[piece], self.secrets.width
        row[0] = secrets.number(self.paths[piece])
        secrets.marks[piece * width:piece * width + width] = row
        pile, at = self.slots[place]
        pile[at] = piece
