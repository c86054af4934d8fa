"""What was known of hidden piles, as saves told it before they had `secrets`.

They had for each artifact its lot: -1 if nobody knows where it is, 0 to 3 for the 8 cards that this seat was dealt or
drafted, from 8 up for cards that everybody knew when they were shuffled. `drafted` said in which pack an artifact was dealt
and when it was picked, `insight` what each seat has seen of the top of its own deck and of the monument deck: blocks of
cards, exact ones if they have a size of 1.
"""

from __future__ import annotations

from typing import Final

from conclave.kernel.errors import BadSave
from conclave.kernel.plain import is_whole, items, mapping, whole, word
from conclave.kernel.state import Plain

# The lots that are made of this, in the order of time.
ARTIFACTS: Final = 1
MAGES: Final = 2
MONUMENTS: Final = 3
PICKS: Final = 10   # of the draft: 3 for each of 8 packs
DEALT: Final = 40   # what each seat shuffled
OPENLY: Final = 50  # what everybody knew when it was shuffled
BLOCKS: Final = 150  # of the monument deck
FIRST_OPEN: Final = 8
PACK: Final = 4
HIDDEN: Final = ("hand", "deck", "pack", "kept")

Block = tuple[int, int, tuple[str, ...]]  # where it begins, how many cards it has, and which of them are known


def secrets_of(plain: Plain) -> Plain:
    """The same as `secrets`: different rows, and the number of each card's row."""
    return Earlier(plain).secrets()


class Earlier:
    """A save without `secrets`, while it is read."""

    def __init__(self, plain: Plain) -> None:
        self.plain = plain
        self.seats = whole(plain, "seats", 2, 4)
        self.lots = mapping(plain, "lot")
        self.open_lots = sorted({lot for lot in self.lots.values() if isinstance(lot, int) and lot >= FIRST_OPEN})
        self.drafted = mapping(plain, "drafted")
        self.open_draft = word(plain, "variant") == "match"
        self.rows: list[object] = []
        packs = items(plain, "pack")
        self.dealt = [self.number(self.drafted, card) // 32 for pack in packs for card in self.names(pack)]
        self.picks = PACK - max([len(self.names(pack)) for pack in packs]) if packs and not self.open_draft else PACK

    def secrets(self) -> Plain:
        """The rows, and for each hidden pile the number of each card's row."""
        plain = self.plain
        known: Plain = {
            "aside": [[self.row([ARTIFACTS], [ARTIFACTS] * (self.seats + 1))] * len(items(plain, "box"))],
            "aside_mages": [[self.mage(-1)] * len(items(plain, "box_mages"))],
            "dealt_mages": [[self.mage(seat)] * len(self.names(dealt))
                            for seat, dealt in enumerate(items(plain, "dealt_mages"))],
            "monument_deck": [self.monuments()],
        }
        for pile in HIDDEN:
            known[pile] = [[self.artifact(pile, seat, card) for card in self.names(part)]
                           for seat, part in enumerate(items(plain, pile))]
        return {"rows": self.rows, **known}

    def names(self, cards: object) -> list[str]:
        """The names of a pile; others are refused when the pile is read."""
        return [str(card) for card in items({"pile": cards}, "pile")]

    def number(self, numbers: Plain, card: str) -> int:
        """What is said of an artifact, -1 if nothing is."""
        number = numbers.get(card, -1)
        if not isinstance(number, int) or not is_whole(number, -1, 9999):
            raise BadSave(f"there is no such number of '{card}'")
        return number

    def row(self, trail: list[int], lost: list[int]) -> int:
        """The number of a row, given in which lot each viewer lost the card, or 0 for who knows where it is."""
        stages = [[lot, sum([1 << viewer for viewer, where in enumerate(lost) if where == lot or lot == trail[0]])]
                  for lot in trail]
        row = [stages, sum([1 << viewer for viewer, where in enumerate(lost) if where])]
        if row not in self.rows:
            self.rows.append(row)
        return self.rows.index(row)

    def mage(self, seat: int) -> int:
        """The row of a mage in the box, or of one that a seat was dealt."""
        return self.row([MAGES], [0 if other == seat else MAGES for other in range(self.seats + 1)])

    def artifact(self, pile: str, seat: int, card: str) -> int:
        """The row of an artifact that lies before a seat."""
        if self.open_draft and pile in ("pack", "kept"):
            return self.row([], [0] * (self.seats + 1))
        lot, viewers = self.number(self.lots, card), self.seats + 1
        if lot >= FIRST_OPEN:
            fresh = OPENLY + self.open_lots.index(lot)
            trail, lost = [fresh], [fresh] * viewers
        else:
            drafted = self.number(self.drafted, card)
            trail = [ARTIFACTS, *self.mixed(drafted)]
            lost = [self.lost(drafted, trail, viewer) for viewer in range(viewers)]
            if lot >= 0:
                trail.append(DEALT + lot)
                lost = [DEALT + lot if viewer == lot else found or DEALT + lot for viewer, found in enumerate(lost)]
        if pile != "deck" or card in [name for size, _, names in self.blocks(2 * seat) for name in names if size == 1]:
            lost[seat] = 0
        return self.row(trail, lost)

    def mixed(self, drafted: int) -> list[int]:
        """The picks of others among which a drafted card lay, as far as they were secret."""
        if drafted < 0:
            return []
        origin, pick = divmod(drafted, 8)
        now = self.picks if origin // 4 in self.dealt else PACK
        return [PICKS + origin * 3 + at for at in range(1, PACK - 1) if at <= pick and at < now]

    def lost(self, drafted: int, trail: list[int], viewer: int) -> int:
        """Among which pick a viewer lost sight of a drafted card; 0 if not at all."""
        if drafted < 0 or viewer == self.seats:
            return ARTIFACTS
        origin, pick = divmod(drafted, 8)
        half, owner = divmod(origin, 4)
        now = self.picks if half in self.dealt else PACK
        held = [at for at in range(PACK) if at <= pick and at <= now
                and (owner + (at if half == 0 else -at)) % self.seats == viewer]
        if not held:
            return ARTIFACTS
        after = PICKS + origin * 3 + held[-1] + 1
        return after if after in trail and pick != held[-1] else 0

    def blocks(self, at: int) -> list[Block]:
        """What a look has shown of a deck: for each block its size, where it begins and which cards are in it."""
        out: list[Block] = []
        begins = 0
        for block in items({"insight": items(self.plain, "insight", 2 * self.seats)[at]}, "insight"):
            size, cards = block if isinstance(block, list) and len(block) == 2 else (None, None)
            if not isinstance(size, int) or not is_whole(size, 1, 9999):
                raise BadSave("'insight' should list blocks, each a size and components")
            out.append((size, begins, tuple(self.names(cards))))
            begins += size
        return out

    def monuments(self) -> list[int]:
        """The rows of the monument deck. A larger block becomes a lot within those that are larger still."""
        deck = self.names(self.plain.get("monument_deck"))[::-1]
        blocks = [self.blocks(2 * seat + 1) for seat in range(self.seats)]
        larger = sorted({(-size, begins) for seat in blocks for size, begins, names in seat if size > 1 and names})
        numbers = {(-size, begins): BLOCKS + at for at, (size, begins) in enumerate(larger)}
        rows: list[int] = []
        for place, card in enumerate(deck):
            trail = [MONUMENTS, *[number for (size, begins), number in numbers.items() if begins <= place < begins + size]]
            lost = [MONUMENTS] * (self.seats + 1)
            for seat, known in enumerate(blocks):
                for size, begins, names in known:
                    if card in names and begins <= place < begins + size:
                        lost[seat] = numbers.get((size, begins), 0)
            rows.append(self.row(trail, lost))
        return rows[::-1]
