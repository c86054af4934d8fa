"""Operations by which cards are looked at, revealed, or lost from sight in a shuffle."""

from __future__ import annotations

from conclave.games.krutagidon.effects.cards import at_random
from conclave.games.krutagidon.effects.fields import Fields
from conclave.games.krutagidon.effects.matters import Assault, before_defence, bind_read
from conclave.games.krutagidon.effects.scope import SELF
from conclave.games.krutagidon.effects.wizards import reader_of
from conclave.games.krutagidon.rules import piles
from conclave.games.krutagidon.state.model import Table
from conclave.kernel.words import Words
from conclave.kit.effects import Op, Scope, resolving


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
            was = before_defence(scope)
            piles.show_hand(table, reader, was.hand if was is not None and was.seat == reader else None)
            scope.bind(self.bound, table.hand[reader][:])
            return
        pieces = piles.top(table, seat, count) if reader == seat else self._sent_back(table, scope, seat, count)
        piles.reveal(table, seat, pieces, "KR-INFO-2")
        if pieces or reader == seat:
            scope.bind(self.bound, pieces)

    def _sent_back(self, table: Table, scope: Scope, seat: int, count: int) -> list[int]:
        """What a redirected attack reveals of the attacker's deck, besides what it reads of the defender's (KR-Q-11)."""
        assault = resolving(scope, Assault)
        together = assault is not None and assault.left is not None
        if not together or (assault is not None and assault.compares):
            bind_read(scope, self.bound, as_declared(table, scope, count))
        if not together:
            return piles.top(table, seat, count) if count > 1 else []  # a single card is read, of several some are lost
        shown = [piece for piece in scope.all_bound(self.bound) if piece in table.deck[seat]]  # one each (KR-Q-43)
        return [piece for piece in piles.top(table, seat, count + len(shown)) if piece not in shown][:count]


def as_declared(table: Table, scope: Scope, count: int) -> list[int]:
    """Show the top cards of a defender's deck when the attack was declared (KR-Q-11).

    Where the deck was too short, it would have been filled out of the discard pile as that was then, the card that paid for
    the defence not in it. These cards lie in the new deck or in the hand by now, and nobody learns where.
    """
    was = before_defence(scope)
    assert was is not None
    read = was.top[:count]
    fresh = at_random(table, was.discard, count - len(read), False)
    table.secrets.show(read)
    table.secrets.glimpse(fresh)
    piles.tell_revealed(table, was.seat, read + fresh, "KR-Q-11")
    return read + fresh


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
