"""Hidden piles dealt anew, so that a viewer could not tell the difference (see secrets.py).

The lots are gone through from the oldest to the latest: the pieces that the viewer lost in a lot come out of it in any
order, each order being equally likely. What others have seen belongs to the places that they have seen.
"""

from __future__ import annotations

from collections.abc import Sequence

from conclave.kernel.dice import Dice
from conclave.kit.secrets import BLIND, Secrets, Trail, lost_on

Slot = tuple[list[int], int]


def redeal(secrets: Secrets, piles: Sequence[list[int]], viewer: int, dice: Dice, seen: Sequence[int] = ()) -> None:
    """Deal anew, in place, what a viewer cannot know; what the viewer has `seen` by a later moment stays."""
    slots = [(pile, at) for pile in piles for at in range(len(pile))]
    was = [piece for pile in piles for piece in pile]
    known = secrets.rows
    by_row: dict[int, list[int]] = {}
    for place, piece in enumerate(was):
        places = by_row.get(known[piece])
        if places is None:
            by_row[known[piece]] = [place]
        else:
            places.append(place)
    by_lot: dict[int, list[Row]] = {}
    for places in by_row.values():
        one = was[places[0]]
        if not secrets.knows(viewer, one):
            free = [place for place in places if was[place] not in seen] if seen else places
            row = Row(secrets.trails[known[one] // BLIND], known[one] % BLIND, viewer, free)
            for lot, _ in row.trail[row.begins:]:
                by_lot.setdefault(lot, []).append(row)
    redealt = Redealt(secrets, slots, was, dice)
    for lot in sorted(by_lot):
        rows = by_lot[lot]
        if len(rows) == 1 and rows[0].begins == len(rows[0].trail) - 1:
            redealt.deal(rows[0].places)
        else:
            redealt.deal_lot(lot, rows)


class Row:
    """Places of which the same is known: their trail, at which of its lots the viewer lost their pieces, who is blind."""

    __slots__ = ("begins", "blind", "places", "trail")

    def __init__(self, trail: Trail, blind: int, viewer: int, places: list[int]) -> None:
        self.trail = trail
        self.blind = blind
        self.places = places
        lost = lost_on(trail, viewer)
        self.begins = next(at for at, (lot, _) in enumerate(trail) if lot == lost)


class Redealt:
    """A redeal at work: the slots whose pieces the viewer cannot know, and the pieces on their way to them."""

    __slots__ = ("arriving", "dice", "paths", "secrets", "slots", "was")

    def __init__(self, secrets: Secrets, slots: list[Slot], was: list[int], dice: Dice) -> None:
        self.secrets = secrets
        self.slots = slots
        self.was = was
        self.dice = dice
        self.arriving: dict[int, list[int]] = {}  # by lot: pieces that come to it out of other lots
        self.paths: dict[int, Trail] = {}         # by piece: the lots that it has come through

    def deal(self, places: list[int]) -> None:
        """Deal the pieces of some slots of which the same is known to these slots."""
        slots = self.slots
        pieces = sorted([self.was[place] for place in places])
        self.dice.shuffle(pieces)
        for place, piece in zip(places, pieces, strict=True):
            pile, at = slots[place]
            pile[at] = piece

    def deal_lot(self, lot: int, rows: list[Row]) -> None:
        """Deal the pieces that are lost in a lot or come to it: to the lots that took from it, and to its own slots."""
        pieces = self.arriving.pop(lot, [])
        onward: list[tuple[int, int]] = []  # to which lots, and who has seen what went there
        ends: list[tuple[int, int]] = []    # the slots, and who is blind there
        for row in rows:
            at = [passed for passed, _ in row.trail].index(lot)
            if at == row.begins:
                for place in row.places:
                    pieces.append(self.was[place])
                    self.paths[self.was[place]] = row.trail[:at + 1]
            if at == len(row.trail) - 1:
                ends += [(place, row.blind) for place in row.places]
            else:
                onward += [row.trail[at + 1]] * len(row.places)
        pieces.sort()
        self.dice.shuffle(pieces)
        onward.sort()
        ends.sort()
        for piece, stage in zip(pieces, onward, strict=False):
            self.paths[piece] = (*self.paths[piece], stage)
            self.arriving.setdefault(stage[0], []).append(piece)
        secrets = self.secrets
        for piece, (place, blind) in zip(pieces[len(onward):], ends, strict=True):
            secrets.lay(piece, self.paths[piece], blind)
            pile, at = self.slots[place]
            pile[at] = piece
