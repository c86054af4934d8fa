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

`redeal` goes through the lots from the oldest to the latest: the pieces that a viewer lost in a lot come out of it in any
order, each order being equally likely.

Copies of a component are pieces of their own here, but nobody can tell them apart. `swap` and `copy_among` decide which of
equal pieces it is that comes to light.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from conclave.kernel.dice import Dice
from conclave.kernel.errors import RulesBug
from conclave.kernel.state import Plain

EXACT: Final = 0
LAST_LOT: Final = 255
CROWDED: Final = 64  # trails after which those in use are looked up

Trail = tuple[int, ...]
Slot = tuple[list[int], int]
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
            row = bytearray([self._number((fresh,))] + [fresh] * (width - 1))
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
        numbers = {trail: self._number((*trail, fresh)) for trail in sorted(ways)}
        for piece in pieces:
            at = piece * width
            row = bytearray([numbers[kept[marks[at]]]]) + marks[at + 1:at + width].translate(lost)
            if arranger >= 0:
                row[1 + arranger] = EXACT
            marks[at:at + width] = row

    def arrange(self, seat: int, pieces: Sequence[int]) -> None:
        """A seat that sees pieces puts them into an order, or chooses among them, unseen by others."""
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
        self.marks = self.marks.translate(lots)
        self.marks[::self.width] = column.translate(numbers)

    def _number(self, trail: Trail) -> int:
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

    def redeal(self, piles: Sequence[list[int]], viewer: int, dice: Dice, seen: Sequence[int] = ()) -> None:
        """Deal anew, in place, what a viewer cannot know; what the viewer has `seen` by a later moment stays.

        What another seat alone knows belongs to the place, what everybody knows to the piece.
        """
        marks, width, mine = self.marks, self.width, 1 + viewer
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
            trail = self.trails[row[0]]
            for lot in trail[trail.index(row[mine]):]:
                by_lot.setdefault(lot, []).append(row)
        redealt = Redealt(self, slots, mine, dice)
        for lot in sorted(by_lot):
            rows = by_lot[lot]
            if len(rows) == 1 and rows[0][mine] == self.trails[rows[0][0]][-1]:
                redealt.deal(by_row[rows[0]])
            else:
                redealt.deal_lot(lot, [(row, by_row[row]) for row in rows])

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
        self.marks[piece * self.width:(piece + 1) * self.width] = bytes([self._number(trail), *lost])


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
        row[0] = secrets._number(self.paths[piece])
        secrets.marks[piece * width:piece * width + width] = row
        pile, at = self.slots[place]
        pile[at] = piece
