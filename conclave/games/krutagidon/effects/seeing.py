"""Operations by which cards are looked at, revealed, or lost from sight in a shuffle."""

from __future__ import annotations

from conclave.games.krutagidon.effects.fields import Fields
from conclave.games.krutagidon.effects.matters import before_defence, bind_read
from conclave.games.krutagidon.effects.scope import SELF
from conclave.games.krutagidon.effects.wizards import reader_of
from conclave.games.krutagidon.rules import piles
from conclave.games.krutagidon.state.model import Table
from conclave.kernel.words import Words
from conclave.kit.effects import Op, Scope


class Look(Op[Table]):
    """Only the looking wizard sees the top cards of the own deck; they stay where they are."""

    def __init__(self, fields: Fields) -> None:
        fields.one_of("in", ("deck_top",))
        self.n = fields.whole("n", 1, 9, 1)
        self.bound = fields.bind(needed=True)
        fields.say("count", self.n)

    def apply(self, table: Table, scope: Scope) -> None:
        """Look."""
        pieces = piles.top(table, scope.roles[SELF], self.n)
        piles.look(table, scope.roles[SELF], pieces)
        scope.bind(self.bound, pieces)


class Reveal(Op[Table]):
    """Everybody sees cards: the top of a deck, the top of the main deck, or a whole hand."""

    def __init__(self, fields: Fields) -> None:
        self.zone = fields.one_of("in", ("deck_top", "main_top", "hand"))
        self.of = fields.who("of", "self")
        self.n = fields.number("n")
        self.bound = fields.bind()

    def words(self) -> Words:
        """Reveal."""
        return Words(f"op-reveal-{self.zone.replace('_', '-')}", (("of", self.of.words()), ("n", self.n.words())))

    def apply(self, table: Table, scope: Scope) -> None:
        """Reveal; a redirected attack reads the cards of the one who redirects it (KR-Q-11)."""
        if self.zone == "main_top":
            pieces = table.main[-1:]
            table.secrets.show(pieces)
            if pieces and table.told is not None:
                table.tell("revealed-main", (("cards", piles.card_list(table, pieces)),), "deck:main", "KR-EFFECT-1", True)
            scope.bind(self.bound, pieces)
            return
        count = self.n.value(table, scope)
        seat, reader = self.of.one(table, scope), reader_of(self.of, table, scope)
        if seat < 0:
            return
        if self.zone == "hand":
            piles.show_hand(table, reader)
            scope.bind(self.bound, table.hand[reader][:])
            return
        if reader != seat:
            read = self._as_declared(table, scope, reader, count)
            piles.reveal(table, reader, read, "KR-Q-11")
            bind_read(scope, self.bound, read)
            if count == 1:
                return  # a single card is only read; of several, some are lost
        pieces = piles.top(table, seat, count)
        piles.reveal(table, seat, pieces, "KR-INFO-2")
        scope.bind(self.bound, pieces)

    def _as_declared(self, table: Table, scope: Scope, seat: int, count: int) -> list[int]:
        """The top of a deck when the attack was declared, as far as it reached; then what lies on top now."""
        was = before_defence(scope)
        assert was is not None
        then = was.top[:count]
        more = piles.top(table, seat, count - len(then)) if len(then) < count else []
        return then + [piece for piece in more if piece not in then]


class ShuffleTogether(Op[Table]):
    """Shuffle these zones of a wizard into one new deck."""

    def __init__(self, fields: Fields) -> None:
        zones = fields.words("in", ("hand", "deck", "discard"))
        self.hand = "hand" in zones
        self.discard = "discard" in zones
        self.of = fields.who("of", "self")
        fields.say("of", self.of.words())

    def apply(self, table: Table, scope: Scope) -> None:
        """Shuffle."""
        seat = self.of.one(table, scope)
        if seat >= 0:
            piles.shuffle_together(table, seat, self.hand, self.discard)
