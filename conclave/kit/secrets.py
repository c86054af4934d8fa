"""Hidden piles: what each seat knows about where a piece lies, and the redeal that follows from it.

Whenever places are mixed unseen (a shuffled pile, cards put back in a secret order, a card put away out of a hand), their
pieces come into a new *lot*. For each piece the state keeps the *trail* of its place, the lots that its pieces came out of
and went into, the latest last; and for each viewer the lot in which the viewer lost the piece, or `EXACT` if the viewer
knows where it lies. A lot goes with the place: whoever draws a card unseen takes the place along. What lies open has no
trail. The last viewer is the public.

    secrets.shuffle(deck, dice)          # nobody knows where its pieces lie
    secrets.look(seat, deck[-1:])        # a seat sees the top one, and knows where it is until it is mixed again
    secrets.show(deck[-1:])              # everybody sees it
    secrets.arrange(seat, deck[-3:])     # before a seat puts pieces that it sees into an order that others do not see

What follows from it for a seat that imagines the game is in redeal.py.

Copies of a component are pieces of their own here, but nobody can tell them apart. `swap` and `copy_among` decide which of
equal pieces it is that comes to light.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadSave, RulesBug
from conclave.kernel.plain import items, wholes
from conclave.kernel.state import Plain

EXACT: Final = 0
LAST_LOT: Final = 255
CROWDED: Final = 64  # trails after which those in use are looked up

Trail = tuple[int, ...]
OPEN: Final[Trail] = ()


class Secrets:
    """What viewers know about pieces: a row of bytes for each piece, so that a copy is one call.

    A row has the number of the trail, then for each viewer the lot in which the piece was lost. Lots are numbered in the
    order of time. `light` notes in order who has seen which piece in the step at hand: `piece * viewers + viewer`.
    """

    __slots__ = ("expected", "foreseen", "last", "light", "marks", "public", "trails", "width")

    def __init__(self, pieces: int, seats: int) -> None:
        self.public = seats
        self.width = seats + 2
        self.marks = bytearray(pieces * self.width)
        self.trails: tuple[Trail, ...] = (OPEN,)
        self.last = 0
        self.light: list[int] = []
        self.foreseen: list[int] = []  # what comes to light in the step that is about to be imagined once more,
        self.expected: list[int] = []  # and in the one that is being imagined; -1 where only one seat sees it

    def copy(self) -> Secrets:
        """An independent copy."""
        twin = Secrets(0, self.public)
        twin.marks = self.marks.copy()
        twin.trails = self.trails
        twin.last = self.last
        twin.light = self.light.copy()
        twin.foreseen = self.foreseen  # replaced, never changed in place
        twin.expected = self.expected
        return twin

    def _held(self) -> tuple[object, ...]:
        return self.marks, self.trails, self.last, self.light, self.foreseen, self.expected

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secrets) and self._held() == other._held()

    def __hash__(self) -> int:
        raise TypeError("what is known changes, so it has no hash")

    def __repr__(self) -> str:
        return f"Secrets{self._held()}"

    def lot(self, viewer: int, piece: int) -> int:
        """The lot in which a viewer lost a piece, or EXACT."""
        return self.marks[piece * self.width + 1 + viewer]

    def trail(self, piece: int) -> Trail:
        """The lots that the place of a piece belongs to."""
        return self.trails[self.marks[piece * self.width]]

    def begin_step(self) -> None:
        """Nothing has come to light yet in the step that begins."""
        if self.light:
            self.light = []
        if self.foreseen or self.expected:
            self.expected = self.foreseen
            self.foreseen = []

    def look(self, seat: int, seen: Sequence[int]) -> None:
        """A seat sees pieces that stay hidden from others."""
        marks, width, viewers = self.marks, self.width, self.public + 1
        for piece in seen:
            marks[piece * width + 1 + seat] = EXACT
            self.light.append(piece * viewers + seat)

    def show(self, seen: Sequence[int]) -> None:
        """Everybody sees pieces, and knows where they are until they are mixed with others."""
        viewers = self.public + 1
        for piece in seen:
            self.light.append(piece * viewers + self.public)
        self.place(seen)

    def place(self, pieces: Sequence[int]) -> None:
        """Everybody knows where pieces are without having seen them just now."""
        marks, width = self.marks, self.width
        for piece in pieces:
            marks[piece * width:piece * width + width] = bytes(width)

    def swap(self, one: int, other: int) -> None:
        """Two equal pieces change roles: what was known of one is now known of the other."""
        marks, width = self.marks, self.width
        row = marks[one * width:one * width + width]
        marks[one * width:one * width + width] = marks[other * width:other * width + width]
        marks[other * width:other * width + width] = row

    def shuffle(self, pile: list[int], dice: Dice) -> None:
        """Put a pile into a random order that nobody knows."""
        self.mix(pile)
        dice.shuffle(pile)

    def mix(self, pieces: Sequence[int], arranger: int = -1) -> None:
        """The places of these pieces are mixed unseen, but for an `arranger`, who sees them before and after."""
        marks, width = self.marks, self.width
        fresh = self._new_lot()
        if all(marks[piece * width] == 0 for piece in pieces):
            row = bytearray([self.number((fresh,))] + [fresh] * (width - 1))
            if arranger >= 0:
                row[1 + arranger] = EXACT
            for piece in pieces:
                marks[piece * width:piece * width + width] = row
            return
        reaching = self._reaching(pieces)
        lost = bytes([lot if lot in reaching else fresh for lot in range(256)])
        kept = [tuple([lot for lot in trail if lot in reaching]) for trail in self.trails]
        ways = {kept[marks[piece * width]] for piece in pieces}
        if len(ways) > 1 and self._blur(ways):
            self.mix(pieces, arranger)
            return
        numbers = {trail: self.number((*trail, fresh)) for trail in sorted(ways)}
        for piece in pieces:
            at = piece * width
            row = bytearray([numbers[kept[marks[at]]]]) + marks[at + 1:at + width].translate(lost)
            if arranger >= 0:
                row[1 + arranger] = EXACT
            marks[at:at + width] = row

    def arrange(self, seat: int, pieces: Sequence[int]) -> None:
        """A seat that sees pieces puts them into an order, or chooses among them, unseen by others."""
        if len(pieces) < 2:
            return
        marks, width = self.marks, self.width
        rows = [marks[piece * width:piece * width + width] for piece in pieces]
        same = all(row[0] == rows[0][0] for row in rows)
        if not same or any(lot == EXACT and at != seat for row in rows for at, lot in enumerate(row[1:])):
            self.mix(pieces, seat)
        else:  # nobody else knows more than that they are somewhere in a lot of which all of these places are part
            for piece in pieces:
                marks[piece * width + 1 + seat] = EXACT

    def _reaching(self, pieces: Sequence[int]) -> set[int]:
        """The lots of these pieces out of which a piece may lie elsewhere, as far as anybody may know."""
        marks, width = self.marks, self.width
        column = marks[::width]
        inside = bytearray([marks[piece * width] for piece in pieces])
        reaching: set[int] = set()
        around: list[Trail] = []
        for number in range(1, len(self.trails)):
            here = inside.count(number)
            if here < column.count(number):
                reaching.update(self.trails[number])
            elif here:
                around.append(self.trails[number])
        while True:  # where a lot has reached out, so have all that came before it on the way
            more = {lot for trail in around for at, lot in enumerate(trail)
                    if lot not in reaching and any(later in reaching for later in trail[at + 1:])}
            if not more:
                return reaching
            reaching |= more

    def _blur(self, ways: set[Trail]) -> bool:
        """Make lots one where somebody could not tell on which of these ways a piece has come; whether there were such.

        It matters only for a lot in which a viewer has lost a piece, and through which another piece may have come that the
        viewer lost before. Less is known then than could be, but nothing that cannot be known.
        """
        for lot in sorted({lot for way in ways for lot in way}):
            before = {other for way in ways if lot in way for other in way if other < lot}
            shared = before & {other for way in ways if lot not in way for other in way}
            if shared and any(self._unsure(viewer, lot, shared) for viewer in range(self.public + 1)):
                self._merge(min(shared), lot)
                return True
        return False

    def _unsure(self, viewer: int, lot: int, shared: set[int]) -> bool:
        numbers, lost = self.marks[::self.width], self.marks[1 + viewer::self.width]
        return lot in lost and any(lot in self.trails[number] and lost[piece] in shared
                                   for piece, number in enumerate(numbers) if number)

    def _merge(self, first: int, last: int) -> None:
        """All lots from the first to the last become one, as far as pieces may go from one to the other."""
        group = {first, last}
        size = 0
        while len(group) > size:
            size = len(group)
            for trail in self.trails:
                between = [lot for lot in trail if first <= lot <= last]
                if not group.isdisjoint(between):
                    group.update(between)
        self._rename(bytes([last if lot in group else lot for lot in range(LAST_LOT + 1)]))

    def _new_lot(self) -> int:
        if self.last == LAST_LOT or len(self.trails) > CROWDED:
            used = sorted({lot for number in set(self.marks[::self.width]) for lot in self.trails[number]})
            self._rename(bytes([used.index(lot) + 1 if lot in used else 0 for lot in range(LAST_LOT + 1)]))
            self.last = len(used)
            if self.last == LAST_LOT:
                raise RulesBug(f"more than {LAST_LOT - 1} lots are in use")
        self.last += 1
        return self.last

    def _rename(self, lots: bytes) -> None:
        """Give all lots other numbers; neighbours on a trail that come to have the same one are one."""
        column = self.marks[::self.width]
        trails: list[Trail] = [OPEN]
        numbers = bytearray(LAST_LOT + 1)
        for number in sorted(set(column)):
            named = [lots[lot] for lot in self.trails[number]]
            trail = tuple([lot for at, lot in enumerate(named) if at == 0 or named[at - 1] != lot])
            if trail not in trails:
                trails.append(trail)
            numbers[number] = trails.index(trail)
        self.trails = tuple(trails)
        self.marks[:] = self.marks.translate(lots)
        self.marks[::self.width] = column.translate(numbers)

    def number(self, trail: Trail) -> int:
        """The number of a trail, a new one if need be."""
        if trail not in self.trails:
            if len(self.trails) > LAST_LOT:
                raise RulesBug(f"more than {LAST_LOT} trails are in use")
            self.trails = (*self.trails, trail)
        return self.trails.index(trail)

    def known_within(self, viewer: int, pieces: Sequence[int]) -> list[int]:
        """Those of some pieces that a viewer knows to lie in the places of these pieces, exactly or not."""
        marks, width = self.marks, self.width
        reaching = self._reaching(pieces)
        return [piece for piece in pieces if marks[piece * width + 1 + viewer] not in reaching]

    def seen_by(self, viewer: int) -> list[int]:
        """What has come to light for a viewer in this step, in order."""
        viewers = self.public + 1
        return [entry // viewers for entry in self.light if entry % viewers in (viewer, self.public)]

    def expected_among(self, pieces: Sequence[int], piles: Sequence[list[int]]) -> list[int]:
        """Those of some pieces in hidden piles that will come to light in a step that is imagined once more, in order."""
        if not self.expected:
            return []
        hidden = [piece for pile in piles for piece in pile]
        return [piece for piece in self.expected[len(self.light):] if piece in pieces and piece in hidden]

    def copy_among(self, copies: Sequence[int], piles: Sequence[list[int]]) -> int:
        """One of some equal pieces, -1 if there is none: one that everybody knows of, if there is one.

        Others are alike, and the first one is taken; in a step that is imagined once more, the one that was taken before,
        known or not. Of copies that everybody has seen in this step already, the one that comes to light once more may be
        any but this.
        """
        viewers, column = self.public + 1, self.width - 1
        for piece in self.expected_among(copies, piles)[:1]:
            if piece * viewers + self.public not in self.light:
                return piece
        for piece in copies:
            if self.marks[piece * self.width + column] == EXACT:
                return piece
        return copies[0] if copies else -1

    def expect(self, later: Secrets) -> None:
        """The step that is about to be imagined once more lets the same pieces come to light as it did."""
        viewers = self.public + 1
        self.foreseen = [entry // viewers if entry % viewers == self.public else -1 for entry in later.light]

    def plain(self, piles: Mapping[str, list[list[int]]]) -> Plain:
        """What is known as JSON data: the different rows, and for each pile the number of each piece's row.

        Lots are numbered anew, since a number says nothing but which lot is older.
        """
        marks, width = self.marks, self.width
        rows: dict[bytes, int] = {}
        along: dict[str, list[list[int]]] = {}
        for name, parts in piles.items():
            along[name] = [[rows.setdefault(bytes(marks[piece * width:piece * width + width]), len(rows)) for piece in part]
                           for part in parts]
        used = sorted({lot for row in rows for lot in self.trails[row[0]]})
        lots = {lot: number + 1 for number, lot in enumerate(used)}
        lots[EXACT] = EXACT
        return {"rows": [[[lots[lot] for lot in self.trails[row[0]]], [lots[lot] for lot in row[1:]]] for row in rows],
                **along}

    def put(self, piece: int, trail: Trail, lost: Sequence[int]) -> None:
        """Set what is known of a piece, as saves tell it; the lots in which viewers lost it are on its trail."""
        self.last = max(self.last, *trail) if trail else self.last
        self.marks[piece * self.width:(piece + 1) * self.width] = bytes([self.number(trail), *lost])


def read_secrets(plain: Plain, piles: Mapping[str, list[list[int]]], pieces: int, seats: int) -> Secrets:
    """What `Secrets.plain` described; BadSave if it does not fit the piles."""
    secrets = Secrets(pieces, seats)
    rows = [_row(row, seats + 1) for row in items(plain, "rows")]
    if len({trail for trail, _ in rows}) > LAST_LOT:
        raise BadSave("'rows' has too many different trails")
    for name, parts in piles.items():
        for part, numbers in zip(parts, items(plain, name, len(parts)), strict=True):
            for piece, number in zip(part, wholes({name: numbers}, name, 0, len(rows) - 1, len(part)), strict=True):
                secrets.put(piece, *rows[number])
    return secrets


def _row(row: object, viewers: int) -> tuple[Trail, list[int]]:
    """The trail of a place, and for each viewer a lot on it, or EXACT."""
    trail, lost = row if isinstance(row, list) and len(row) == 2 else (None, None)
    lots = wholes({"rows": trail}, "rows", 1, LAST_LOT)
    found = wholes({"rows": lost}, "rows", 0, LAST_LOT, viewers)
    if lots != sorted(set(lots)) or not set(found) <= {EXACT, *lots}:
        raise BadSave("'rows' should have lots in the order of time, and for each viewer one of them or 0")
    return tuple(lots), found
