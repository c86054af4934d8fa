"""Hidden piles: what each seat knows about where a piece lies.

Whenever places are mixed unseen (a shuffled pile, cards put back in a secret order, a card put away out of a hand), their
pieces come into a new *lot*. For each piece the state keeps the *trail* of its place, which are the lots that it has come
through, each with the viewers who knew where it was until then, and the viewers who do not know where it is now. A viewer
has *lost* a piece in the last lot into which the viewer saw it go. A trail goes with the place: whoever draws a card unseen
takes the place along. What lies open has no trail. The last viewer is the public.

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
from conclave.kernel.plain import items, whole, wholes
from conclave.kernel.state import Plain

MOST: Final = 255     # lots, and trails
BLIND: Final = 256    # more than the bits of all viewers
CROWDED: Final = 64   # trails after which those in use are looked up

Trail = tuple[tuple[int, int], ...]  # lots in the order of time, each with a bit for each viewer who knew the place before
OPEN: Final[Trail] = ()


class Secrets:
    """What viewers know about pieces, or an independent copy of an `other` one.

    For each piece `rows` has the number of its trail, times `BLIND`, and a bit for each viewer who is blind: who does not
    know where the piece lies. What lies open has 0. Copies share the rows until one of them changes. Lots are numbered in
    the order of time. `light` notes in order who has seen which piece in the step at hand: `piece * viewers + viewer`.
    """

    __slots__ = ("_shared", "expected", "foreseen", "last", "light", "public", "rows", "trails")

    def __init__(self, pieces: int, seats: int, other: Secrets | None = None) -> None:
        self.public = seats
        self.rows: list[int] = [0] * pieces if other is None else other.rows
        self._shared: bool = other is not None
        if other is not None:
            other._shared = True
        self.trails: tuple[Trail, ...] = (OPEN,) if other is None else other.trails
        self.last: int = 0 if other is None else other.last
        self.light: list[int] = [] if other is None else other.light.copy()
        # What comes to light in the step that is about to be imagined once more, and in the one that is being imagined:
        # pieces, or -1 where only one seat sees it. These are replaced, never changed in place.
        self.foreseen: list[int] = [] if other is None else other.foreseen
        self.expected: list[int] = [] if other is None else other.expected

    def _held(self) -> tuple[object, ...]:
        return self.rows, self.trails, self.last, self.light, self.foreseen, self.expected

    def _own(self) -> list[int]:
        """The rows, to be changed."""
        if self._shared:
            self.rows = self.rows.copy()
            self._shared = False
        return self.rows

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secrets) and self._held() == other._held()

    def __hash__(self) -> int:
        raise TypeError("what is known changes, so it has no hash")

    def __repr__(self) -> str:
        return f"Secrets{self._held()}"

    def knows(self, viewer: int, piece: int) -> bool:
        """Whether a viewer knows where a piece lies."""
        return not self.rows[piece] >> viewer & 1

    def trail_of(self, piece: int) -> int:
        """The number of a piece's trail."""
        return self.rows[piece] // BLIND

    def lost_in(self, viewer: int, piece: int) -> int:
        """The lot in which a viewer last lost a piece, 0 for what lies open."""
        return lost_on(self.trail(piece), viewer)

    def lots(self, piece: int) -> list[int]:
        """The lots that the place of a piece belongs to."""
        return [lot for lot, _ in self.trail(piece)]

    def trail(self, piece: int) -> Trail:
        """The lots that the place of a piece has come through, with who knew it before each."""
        return self.trails[self.rows[piece] // BLIND]

    def unseen_by(self, piece: int) -> int:
        """A bit for each viewer who does not know where a piece lies."""
        return self.rows[piece] % BLIND

    def lay(self, piece: int, trail: Trail, blind: int) -> None:
        """Say of a piece what is known of its place."""
        row = self.number(trail) * BLIND + blind
        self._own()[piece] = row

    def begin_step(self) -> None:
        """Nothing has come to light yet in the step that begins."""
        if self.light:
            self.light = []
        if self.expected or self.foreseen:
            self.expected = self.foreseen
            self.foreseen = []

    def look(self, seat: int, seen: Sequence[int]) -> None:
        """A seat sees pieces that stay hidden from others."""
        rows = self._own() if self._shared else self.rows
        light, viewers, others = self.light, self.public + 1, ~(1 << seat)
        for piece in seen:
            rows[piece] &= others
            light.append(piece * viewers + seat)

    def show(self, seen: Sequence[int]) -> None:
        """Everybody sees pieces, and knows where they are until they are mixed with others."""
        rows = self._own() if self._shared else self.rows
        light, public = self.light, self.public
        for piece in seen:
            light.append(piece * (public + 1) + public)
            rows[piece] = 0

    def glimpse(self, seen: Sequence[int]) -> None:
        """Everybody sees pieces without learning where they lie now."""
        viewers = self.public + 1
        for piece in seen:
            self.light.append(piece * viewers + self.public)

    def turn_up(self, piece: int) -> None:
        """Everybody sees a piece: the same as `show`, for what happens most often."""
        rows = self._own() if self._shared else self.rows
        rows[piece] = 0
        self.light.append(piece * (self.public + 1) + self.public)

    def place(self, pieces: Sequence[int]) -> None:
        """Everybody knows where pieces are without having seen them just now."""
        rows = self._own() if self._shared else self.rows
        for piece in pieces:
            rows[piece] = 0

    def swap(self, one: int, other: int) -> None:
        """Two equal pieces change roles: what was known of one is now known of the other."""
        rows = self._own()
        rows[one], rows[other] = rows[other], rows[one]

    def shuffle(self, pile: list[int], dice: Dice) -> None:
        """Put a pile into a random order that nobody knows."""
        self.mix(pile)
        dice.shuffle(pile)

    def mix(self, pieces: Sequence[int], arranger: int = -1) -> None:
        """The places of these pieces are mixed unseen, but for an `arranger`, who sees them before and after."""
        fresh, everybody = self._new_lot(), (2 << self.public) - 1
        rows = self._own() if self._shared else self.rows
        others = everybody - (1 << arranger if arranger >= 0 else 0)
        hidden = 0
        for piece in pieces:
            hidden |= rows[piece]
        if not hidden:  # as after most shuffles of a discard pile
            mixed = len(self.trails) * BLIND + others
            self.trails = (*self.trails, ((fresh, everybody),))
            for piece in pieces:
                rows[piece] = mixed
            return
        first = rows[pieces[0]]
        trail = self.trails[first // BLIND]
        if len(trail) == 1 and all(rows[piece] == first for piece in pieces):  # as when a hand out of one deck is mixed
            unseen = first % BLIND
            if arranger >= 0 or self._elsewhere(trail[0][0], pieces):
                trail = (*trail, (fresh, everybody - unseen))
            else:
                trail = ((fresh, everybody),)
            mixed = self.number(trail) * BLIND + others
            for piece in pieces:
                rows[piece] = mixed
            return
        reaching = self._reaching(pieces)
        if arranger >= 0:  # who saw nothing before goes on knowing no more than which pieces there are
            reaching.update([lots[0] for lots in map(self.lots, pieces) if lots])
        kept = [tuple([stage for stage in trail if stage[0] in reaching]) for trail in self.trails]
        ways = {tuple([lot for lot, _ in kept[rows[piece] // BLIND]]) for piece in pieces}
        if len(ways) > 1 and self._blur(ways):
            self.mix(pieces, arranger)
            return
        found = {(self.trails[row // BLIND], row % BLIND): row for row in [rows[piece] for piece in pieces]}
        become: dict[int, int] = {}
        for trail, unseen in sorted(found):
            row = found[trail, unseen]
            lost = [1 << viewer for viewer in range(self.public + 1)
                    if unseen >> viewer & 1 and lost_on(trail, viewer) not in reaching]
            way = (*kept[row // BLIND], (fresh, everybody - unseen | sum(lost)))
            become[row] = self.number(way) * BLIND + others
        for piece in pieces:
            rows[piece] = become[rows[piece]]

    def arrange(self, seat: int, pieces: Sequence[int]) -> None:
        """A seat that sees pieces puts them into an order, or chooses among them, unseen by others.

        That says nothing new if nobody else knows more than that they are somewhere in a lot of which all of these places
        are part.
        """
        if len(pieces) < 2:
            return
        others, first = (2 << self.public) - 1 - (1 << seat), self.trail_of(pieces[0])
        if any(self.trail_of(piece) != first or self.rows[piece] & others != others for piece in pieces):
            self.mix(pieces, seat)

    def _elsewhere(self, lot: int, pieces: Sequence[int]) -> bool:
        """Whether other pieces than these may come out of a lot."""
        passed = [any(lot == other for other, _ in trail) for trail in self.trails]
        return any(row and passed[row // BLIND] and piece not in pieces for piece, row in enumerate(self.rows))

    def _reaching(self, pieces: Sequence[int]) -> set[int]:
        """The lots of these pieces out of which a piece may lie elsewhere, as far as anybody may know."""
        rows = self.rows
        column = bytes([row // BLIND for row in rows])
        inside = bytes([rows[piece] // BLIND for piece in pieces])
        reaching: set[int] = set()
        around: list[list[int]] = []
        for number in range(1, len(self.trails)):
            here = inside.count(number)
            if here < column.count(number):
                reaching.update([lot for lot, _ in self.trails[number]])
            elif here:
                around.append([lot for lot, _ in self.trails[number]])
        while True:  # where a lot has reached out, so have all that came before it on the way
            more = {lot for lots in around for at, lot in enumerate(lots)
                    if lot not in reaching and any(later in reaching for later in lots[at + 1:])}
            if not more:
                return reaching
            reaching |= more

    def _blur(self, ways: set[tuple[int, ...]]) -> bool:
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
        trails = {self.trails[row // BLIND] for row in set(self.rows) if row >> viewer & 1}
        lost = [(lost_on(trail, viewer), trail) for trail in trails]
        return (any(where == lot for where, _ in lost)
                and any(where in shared and any(lot == passed for passed, _ in trail) for where, trail in lost))

    def _merge(self, first: int, last: int) -> None:
        """All lots from the first to the last become one, as far as pieces may go from one to the other."""
        group = {first, last}
        size = 0
        while len(group) > size:
            size = len(group)
            for trail in self.trails:
                between = [lot for lot, _ in trail if first <= lot <= last]
                if not group.isdisjoint(between):
                    group.update(between)
        self._rename({lot: last if lot in group else lot for lot in range(MOST + 1)})

    def _new_lot(self) -> int:
        if self.last == MOST or len(self.trails) > CROWDED:
            used = sorted({lot for row in set(self.rows) for lot, _ in self.trails[row // BLIND]})
            self._rename({lot: number + 1 for number, lot in enumerate(used)})
            self.last = len(used)
            if self.last == MOST:
                raise RulesBug(f"more than {MOST - 1} lots are in use")
        self.last += 1
        return self.last

    def _rename(self, names: Mapping[int, int]) -> None:
        """Give all lots other numbers; neighbours on a trail that come to have the same one are one."""
        trails: list[Trail] = [OPEN]
        numbers = [0] * len(self.trails)
        for number in sorted({row // BLIND for row in set(self.rows)}):
            trail: list[tuple[int, int]] = []
            for lot, seers in self.trails[number]:
                if trail and trail[-1][0] == names[lot]:
                    seers |= trail.pop()[1]
                trail.append((names[lot], seers))
            if tuple(trail) not in trails:
                trails.append(tuple(trail))
            numbers[number] = trails.index(tuple(trail))
        self.trails = tuple(trails)
        self.rows = [numbers[row // BLIND] * BLIND + row % BLIND for row in self.rows]
        self._shared = False

    def number(self, trail: Trail) -> int:
        """The number of a trail, a new one if need be."""
        if trail not in self.trails:
            if len(self.trails) > MOST:
                raise RulesBug(f"more than {MOST} trails are in use")
            self.trails = (*self.trails, trail)
        return self.trails.index(trail)

    def known(self, viewer: int, pieces: Sequence[int]) -> list[int]:
        """Those of some pieces of which a viewer knows where they lie."""
        rows, bit = self.rows, 1 << viewer
        return [piece for piece in pieces if not rows[piece] & bit]

    def told_apart(self, viewer: int, pieces: Sequence[int], stock: Sequence[int]) -> list[int]:
        """Those of some pieces of which a viewer knows that they do not lie in the stock of those that nobody has seen."""
        lot = self.lost_in(viewer, stock[0]) if stock else 0
        lost = {number: lost_on(self.trails[number], viewer) == lot for number in set(map(self.trail_of, pieces))}
        return [piece for piece in pieces if self.knows(viewer, piece) or not lost[self.trail_of(piece)]]

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
        viewers = self.public + 1
        if self.expected:
            for piece in self.expected_among(copies, piles)[:1]:
                if piece * viewers + self.public not in self.light:
                    return piece
        for piece in copies:
            if self.knows(self.public, piece):
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
        rows = self.rows
        order: dict[int, int] = {}
        for parts in piles.values():
            for part in parts:
                for piece in part:
                    order.setdefault(rows[piece], len(order))
        trails = [self.trails[row // BLIND] for row in order]
        used = sorted({lot for trail in trails for lot, _ in trail})
        lots = {lot: number + 1 for number, lot in enumerate(used)}
        return {"rows": [[[[lots[lot], seers] for lot, seers in trail], row % BLIND]
                         for trail, row in zip(trails, order, strict=True)],
                **{name: [[order[rows[piece]] for piece in part] for part in parts] for name, parts in piles.items()}}


def lost_on(trail: Trail, viewer: int) -> int:
    """The lot of a trail in which a viewer lost the piece, 0 if there is none."""
    for lot, seers in reversed(trail):
        if seers >> viewer & 1:
            return lot
    return 0


def read_secrets(plain: Plain, piles: Mapping[str, list[list[int]]], pieces: int, seats: int) -> Secrets:
    """What `Secrets.plain` described; BadSave if it does not fit the piles."""
    secrets = Secrets(pieces, seats)
    rows = [_row(row, (2 << seats) - 1) for row in items(plain, "rows")]
    if len({trail for trail, _ in rows}) > MOST:
        raise BadSave("'rows' has too many different trails")
    secrets.last = max([trail[-1][0] for trail, _ in rows if trail], default=0)
    for name, parts in piles.items():
        for part, numbers in zip(parts, items(plain, name, len(parts)), strict=True):
            for piece, number in zip(part, wholes({name: numbers}, name, 0, len(rows) - 1, len(part)), strict=True):
                trail, blind = rows[number]
                secrets.lay(piece, trail, blind)
    return secrets


def _row(row: object, everybody: int) -> tuple[Trail, int]:
    """A trail, which begins where everybody knew the piece, and who does not know where the piece is now."""
    stages, blind = row if isinstance(row, list) and len(row) == 2 else (None, None)
    trail: list[tuple[int, int]] = []
    for stage in items({"rows": stages}, "rows"):
        lot, seers = wholes({"rows": stage}, "rows", 0, MOST, 2)
        if lot <= (trail[-1][0] if trail else 0) or seers > everybody or (not trail and seers != everybody):
            raise BadSave("'rows' should have lots in the order of time, the first of pieces that everybody knew")
        trail.append((lot, seers))
    return tuple(trail), whole({"rows": blind}, "rows", 0, everybody if trail else 0)
