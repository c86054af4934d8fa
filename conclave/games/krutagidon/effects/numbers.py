"""How many: numbers that are counted when they are needed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from conclave.games.krutagidon.effects.fields import Fields
from conclave.games.krutagidon.effects.matters import recall_read
from conclave.games.krutagidon.effects.scope import LEFT_OUT
from conclave.games.krutagidon.effects.selections import picked_name, selection
from conclave.games.krutagidon.effects.wizards import reader_of
from conclave.games.krutagidon.rules import piles
from conclave.games.krutagidon.rules.scoring import points_now
from conclave.games.krutagidon.state import zones
from conclave.games.krutagidon.state.model import Table
from conclave.kit.effects import Number, Scope

OPEN: Final = (zones.DISCARD, zones.IN_PLAY, zones.ONGOING, zones.ONGOING_CARDS, zones.MARKET, zones.MAYHEM_PILE,
               zones.DEAD)  # zones that everybody sees


@mypyc_attr(allow_interpreted_subclasses=True)
class Counted(Number[Table]):
    """A number that is counted: `times` as much as something."""

    def __init__(self, fields: Fields) -> None:
        self.times = fields.whole("times", -9, 9, 1)
        fields.say("times", self.times)

    def value(self, table: Table, scope: Scope) -> int:
        """Count it."""
        return self.times * self.count(table, scope)

    def public(self, table: Table, scope: Scope) -> int | None:
        """The number, if it is read from what everybody sees."""
        return self.value(table, scope) if self.open() else None

    def open(self) -> bool:
        """Whether everybody sees what is counted."""
        return False

    def count(self, table: Table, scope: Scope) -> int:
        """How much there is."""
        raise NotImplementedError


class OfCards(Counted):
    """A number that is read from the costs of selected cards."""

    def __init__(self, fields: Fields, name: str) -> None:
        super().__init__(fields)
        self.cards = selection(fields, name)
        fields.say("cards", self.cards.words())
        fields.say("kind", self.cards.kind_words(2))

    def open(self) -> bool:
        """Whether the cards lie in zones that everybody sees."""
        return not self.cards.bound and all(zone in OPEN for zone in self.cards.zones)

    def costs(self, table: Table, scope: Scope) -> list[int]:
        """What the cards cost."""
        return [table.box.card_of[piece].cost for piece in self.cards.read(table, scope)]


class CardCount(OfCards):
    """How many cards there are."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, "count")

    def count(self, table: Table, scope: Scope) -> int:
        """Count the cards."""
        return len(self.cards.read(table, scope))


class SumOfCosts(OfCards):
    """What the cards cost together."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, "sum_cost")

    def count(self, table: Table, scope: Scope) -> int:
        """Add the costs."""
        return sum(self.costs(table, scope))


class HighestCost(OfCards):
    """What the dearest of the cards costs; 0 if there are none."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, "max_cost")

    def count(self, table: Table, scope: Scope) -> int:
        """Find the highest cost."""
        return max(self.costs(table, scope), default=0)


class OfWizard(Counted):
    """A number that is read from a wizard."""

    def __init__(self, fields: Fields, name: str) -> None:
        super().__init__(fields)
        self.who = fields.who(name, "self")
        fields.say("who", self.who.words())

    def open(self) -> bool:
        """Everybody sees life and tokens; a wizard who is bound later is not known beforehand."""
        return not self.who.bound

    def count(self, table: Table, scope: Scope) -> int:
        """Read it; nobody counts as 0."""
        seat = reader_of(self.who, table, scope)
        return self.of(table, seat) if seat >= 0 else 0

    def of(self, table: Table, seat: int) -> int:
        """What a wizard has."""
        raise NotImplementedError


class DeadWizardTokens(OfWizard):
    """The dead-wizard tokens of a wizard, with what counts as one."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, "dwt")

    def of(self, table: Table, seat: int) -> int:
        """Count them (KR-CARD-BONE-1)."""
        return piles.dead_count(table, seat)


class RealTokens(OfWizard):
    """The dead-wizard tokens of a wizard, and nothing else."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, "real_dwt")

    def of(self, table: Table, seat: int) -> int:
        """Count them."""
        return len(table.tokens[seat])


class Life(OfWizard):
    """The life of a wizard."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, "life")

    def of(self, table: Table, seat: int) -> int:
        """Look."""
        return table.life[seat]


class CostOfBound(Counted):
    """What bound cards cost together."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.name = fields.bound("cost")
        fields.say("picked", "yes" if picked_name(self.name) in fields.names else "no")

    def count(self, table: Table, scope: Scope) -> int:
        """Add the costs."""
        return sum([table.box.card_of[piece].cost for piece in recall_read(scope, self.name)])


class PointsOfBound(Counted):
    """The victory points of bound cards together."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.name = fields.bound("vp")

    def count(self, table: Table, scope: Scope) -> int:
        """Add the points."""
        return sum([points_now(table, table.box.card_of[piece]) for piece in recall_read(scope, self.name)])


class LeastLife(Counted):
    """The life of the weakest of all wizards."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.one_of("min_life", ("each_wizard",))

    def open(self) -> bool:
        """Everybody sees life."""
        return True

    def count(self, table: Table, scope: Scope) -> int:
        """Look at all who take part."""
        return min([life for seat, life in enumerate(table.life) if seat != scope.roles[LEFT_OUT]])


def takes_away(number: Number[Table]) -> bool:
    """Whether what is counted takes away."""
    return isinstance(number, Counted) and number.times < 0


def reads_nothing(number: Number[Table], scope: Scope) -> bool:
    """Whether a number is the cost of cards that were to be bound, and there is none."""
    return isinstance(number, CostOfBound) and not recall_read(scope, number.name)
