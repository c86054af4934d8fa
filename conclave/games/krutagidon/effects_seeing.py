"""Operations by which cards are looked at, revealed, or lost from sight in a shuffle."""

from __future__ import annotations

from typing import ClassVar

from conclave.games.krutagidon import piles
from conclave.games.krutagidon.deed import Deed
from conclave.games.krutagidon.model import Op, Table
from conclave.games.krutagidon.reading import Who, decode_number
from conclave.kernel.content import Record
from conclave.kernel.words import Words


class Look(Op):
    """Only the looking wizard sees the top cards of the own deck; they stay where they are."""

    name: ClassVar[str] = "look"

    def __init__(self, record: Record) -> None:
        record.one_of("in", ("deck_top",))
        self.n = record.whole("n", 1, 9) if record.has("n") else 1
        self.bound = record.text("bind")
        self.asks = False

    def words(self) -> Words:
        """Look."""
        return Words("op-look", (("count", self.n),))

    def apply(self, table: Table, deed: Deed) -> None:
        """Look."""
        pieces = piles.top(table, deed.me, self.n)
        piles.look(table, deed.me, pieces)
        deed.bind(self.bound, pieces)


class Reveal(Op):
    """Everybody sees cards: the top of a deck, the top of the main deck, or a whole hand."""

    name: ClassVar[str] = "reveal"

    def __init__(self, record: Record) -> None:
        self.zone = record.one_of("in", ("deck_top", "main_top", "hand"))
        self.of = Who(record, "of", "self")
        self.n = decode_number(record, "n")
        self.bound = record.text("bind") if record.has("bind") else ""
        self.asks = False

    def words(self) -> Words:
        """Reveal."""
        return Words(f"op-reveal-{self.zone.replace('_', '-')}", (("of", self.of.words()), ("n", self.n.words())))

    def apply(self, table: Table, deed: Deed) -> None:
        """Reveal; a redirected attack reads the cards of the one who redirects it (KR-Q-11)."""
        if self.zone == "main_top":
            pieces = table.main[-1:]
            for piece in pieces:
                piles.expose(table, piece)
            if pieces and table.told is not None:
                table.tell("revealed-main", (("cards", piles.card_list(table, pieces)),), "deck:main", "KR-EFFECT-1", True)
            deed.bind(self.bound, pieces)
            return
        count = self.n.value(table, deed)
        seat, reader = self.of.seat(table, deed), self.of.read(table, deed)
        if seat < 0:
            return
        if self.zone == "hand":
            piles.show_hand(table, reader)
            deed.bind(self.bound, table.hand[reader][:])
            return
        if reader != seat:
            read = self._as_declared(table, deed, reader, count)
            piles.reveal(table, reader, read, "KR-Q-11")
            deed.bind_read(self.bound, read)
            if count == 1:
                return  # a single card is only read; of several, some are lost
        pieces = piles.top(table, seat, count)
        piles.reveal(table, seat, pieces, "KR-INFO-2")
        deed.bind(self.bound, pieces)

    def _as_declared(self, table: Table, deed: Deed, seat: int, count: int) -> list[int]:
        """The top of a deck when the attack was declared, as far as it reached; then what lies on top now."""
        assert deed.was is not None
        then = deed.was.top[:count]
        more = piles.top(table, seat, count - len(then)) if len(then) < count else []
        return then + [piece for piece in more if piece not in then]


class ShuffleTogether(Op):
    """Shuffle these zones of a wizard into one new deck."""

    name: ClassVar[str] = "shuffle_together"

    def __init__(self, record: Record) -> None:
        zones = record.words("in", ("hand", "deck", "discard"))
        self.hand = "hand" in zones
        self.discard = "discard" in zones
        self.of = Who(record, "of", "self")
        self.asks = False

    def words(self) -> Words:
        """Shuffle."""
        return Words("op-shuffle-together", (("of", self.of.words()),))

    def apply(self, table: Table, deed: Deed) -> None:
        """Shuffle."""
        seat = self.of.seat(table, deed)
        if seat >= 0:
            piles.shuffle_together(table, seat, self.hand, self.discard)
