"""Operations on dead-wizard tokens and wizard properties."""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.cards.phrasing import wizard_words
from conclave.games.krutagidon.effects.fields import Fields
from conclave.games.krutagidon.effects.matters import Happened
from conclave.games.krutagidon.effects.scope import LEFT_OUT, SELF, START
from conclave.games.krutagidon.rules.death import instant, shuffle_back
from conclave.games.krutagidon.rules.questions import choose_pieces
from conclave.games.krutagidon.state.model import BORROWED, Table
from conclave.kernel.decision import Prompt
from conclave.kernel.events import Step
from conclave.kernel.words import Words
from conclave.kit.effects import Op, Scope

OWN_TOKEN: Final = Prompt("ask-own-token", "KR-CARD-NECRO-1")
OTHER_TOKEN: Final = Prompt("ask-other-token", "KR-CARD-NECRO-1")
RETURN_TOKEN: Final = Prompt("ask-return-token", "KR-CARD-KITTY-1")
GIVE_TOKEN: Final = Prompt("ask-give-token", "KR-CARD-MAYHEM-R-1")


class PropertyToken(Op[Table]):
    """Take a random wizard property from the box and use it until any wizard defeats the next legend."""

    asks: bool = True  # what it answers at once may ask

    def __init__(self, fields: Fields) -> None:
        fields.one_of("until", ("next_legend_defeated",))

    def apply(self, table: Table, scope: Scope) -> None:
        """Take one (KR-Q-37)."""
        if table.property_box:
            piece = table.property_box.pop(table.dice.below(len(table.property_box)))
            table.properties[scope.roles[SELF]].append(piece)
            table.borrowed.append(piece)
            if table.told is not None:
                table.tell("borrowed-property", (("seat", scope.roles[SELF]), ("card", table.card(piece).words)),
                           table.card(piece).thing,
                           "KR-Q-37", True)
            table.due.append(Happened(BORROWED, scope.roles[SELF], piece, len(table.played) - 1))


class SwapTokens(Op[Table]):
    """Exchange an own dead-wizard token for one of another wizard, and resolve both."""

    asks: bool = True

    def __init__(self, fields: Fields) -> None:
        self.other = fields.who("with", "target")
        self.apply_both = fields.one_of("apply", ("both",), "") == "both"

    def words(self) -> Words:
        """Swap."""
        return Words("op-swap-tokens", (("who", self.other.words()),))

    def ask(self, table: Table, scope: Scope) -> Step:
        """Pick both, swap, resolve (KR-CARD-NECRO-1, KR-Q-24)."""
        me, other = scope.roles[SELF], self.other.one(table, scope)
        if me < 0 or other < 0 or me == other or not table.tokens[me] or not table.tokens[other]:
            return
        mine = yield from choose_pieces(table, me, OWN_TOKEN, table.tokens[me], 1, 0, scope.card)
        theirs = yield from choose_pieces(table, me, OTHER_TOKEN, table.tokens[other], 1, 0, scope.card)
        table.tokens[me].remove(mine[0])
        table.tokens[other].remove(theirs[0])
        table.tokens[me].append(theirs[0])
        table.tokens[other].append(mine[0])
        if table.told is not None:
            table.tell("swapped-tokens", (("seat", me), ("other", wizard_words(other)), ("card", table.card(mine[0]).words),
                                          ("other_card", table.box.card_of[theirs[0]].words)), "", "KR-CARD-NECRO-1")
        if self.apply_both:
            yield from instant(table, me, theirs[0], -1)
            yield from instant(table, other, mine[0], -1)


class ReturnTokens(Op[Table]):
    """Shuffle `n` dead-wizard tokens of choice back into the pile."""

    asks: bool = True

    def __init__(self, fields: Fields) -> None:
        self.n = fields.whole("n", 1, 9)

    def words(self) -> Words:
        """Return."""
        return Words("op-return-token", (("count", self.n),))

    def ask(self, table: Table, scope: Scope) -> Step:
        """Return them (KR-CARD-KITTY-1)."""
        own = table.tokens[scope.roles[SELF]]
        chosen = yield from choose_pieces(table, scope.roles[SELF], RETURN_TOKEN, own, self.n, 0, scope.card)
        for piece in chosen:
            own.remove(piece)
            shuffle_back(table, piece)


class RedistributeTokens(Op[Table]):
    """Every wizard with a dead-wizard token puts one in; they are shuffled and dealt out again."""

    asks: bool = True

    def __init__(self, fields: Fields) -> None:
        pass

    def words(self) -> Words:
        """Redistribute."""
        return Words("op-redistribute-tokens")

    def ask(self, table: Table, scope: Scope) -> Step:
        """Collect, shuffle, deal, resolve (KR-CARD-MAYHEM-R-1)."""
        seats = [seat for seat in table.around(scope.roles[START]) if table.tokens[seat] and seat != scope.roles[LEFT_OUT]]
        given: list[int] = []
        for seat in seats:
            given += yield from choose_pieces(table, seat, GIVE_TOKEN, table.tokens[seat], 1, 0, scope.card)
        for seat, piece in zip(seats, given, strict=True):
            table.tokens[seat].remove(piece)
        given.sort()
        table.dice.shuffle(given)
        for seat, piece in zip(seats, given, strict=True):
            table.tokens[seat].append(piece)
            if table.told is not None:
                table.tell("took-token", (("seat", seat), ("card", table.card(piece).words)), table.card(piece).thing,
                           "KR-CARD-MAYHEM-R-1", True)
        for seat, piece in zip(seats, given, strict=True):
            yield from instant(table, seat, piece, -1)
