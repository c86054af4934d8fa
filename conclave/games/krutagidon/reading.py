"""Who, which cards and how many: the words of the vocabulary that operations are built from."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from conclave.games.krutagidon import piles, zones
from conclave.games.krutagidon.deed import Deed
from conclave.games.krutagidon.filters import KEYWORDS as KEYWORDS
from conclave.games.krutagidon.filters import Filter as Filter
from conclave.games.krutagidon.filters import points_now
from conclave.games.krutagidon.model import (
    Table,
)
from conclave.games.krutagidon.zones import zone_words
from conclave.kernel.content import MAPPING, Record
from conclave.kernel.words import Words

ROLES: Final = ("self", "target", "attacker", "avoider", "killer", "left_of_target", "right_of_target", "active")
SELF: Final = 0
TARGET: Final = 1
ATTACKER: Final = 2
AVOIDER: Final = 3
KILLER: Final = 4
LEFT: Final = 5
RIGHT: Final = 6
ACTIVE: Final = 7
BOUND: Final = 8


class Who:
    """A wizard, named by the part that the wizard plays in an effect, or bound earlier (`$name`)."""

    def __init__(self, record: Record, name: str, default: str) -> None:
        text = record.text(name) if record.has(name) else default
        self.bound = text[1:] if text.startswith("$") else ""
        if self.bound:
            self.role = BOUND
        else:
            record.known(name, text, ROLES, record.fields.get(name))
            self.role = ROLES.index(text)

    def seat(self, table: Table, deed: Deed) -> int:
        """The wizard; -1 if there is none, or if the wizard stays out of it."""
        if self.role == SELF:
            return deed.me
        seat = self._other(table, deed)
        return -1 if seat == deed.left_out and deed.left_out >= 0 else seat

    def _other(self, table: Table, deed: Deed) -> int:
        role = self.role
        if role == TARGET:
            return deed.target
        if role == ATTACKER:
            return deed.attacker
        if role == AVOIDER:
            return deed.avoider
        if role == KILLER:
            return deed.killer
        if role == LEFT:
            return deed.target if deed.self_only or deed.target < 0 else (deed.target + 1) % table.seats
        if role == RIGHT:
            return deed.target if deed.self_only or deed.target < 0 else (deed.target - 1) % table.seats
        if role == ACTIVE:
            return table.active
        seats = deed.recall(self.bound)
        return seats[0] if seats else -1

    def read(self, table: Table, deed: Deed) -> int:
        """The wizard whose numbers are read: while an attack is redirected, the one who redirects it (KR-REDIRECT-5)."""
        if self.role == TARGET and deed.reader >= 0:
            return deed.reader
        return self.seat(table, deed)

    def words(self) -> Words:
        """Who."""
        return Words("who-bound" if self.bound else f"who-{ROLES[self.role].replace('_', '-')}")


ANY_CARD: Final = Filter(None)


class Selection:
    """Cards in zones of a wizard, or cards bound earlier, that meet a filter."""

    def __init__(self, record: Record) -> None:
        self.bound = record.text("bound") if record.has("bound") else ""
        self.but = record.text("except") if record.has("except") else ""
        self.zones = [] if self.bound else [zones.ZONES.index(zone) for zone in record.words("in", zones.ZONES)]
        if not self.bound and not self.zones:
            raise record.wrong("a selection names its zones with 'in', or something 'bound'")
        self.of = Who(record, "of", "self")
        self.filter = Filter(record.record("filter")) if record.has("filter") else ANY_CARD
        record.close()
        self.in_hand = zones.HAND in self.zones
        self.mixed = self.in_hand and len(self.zones) > 1

    def whose(self, table: Table, deed: Deed) -> int:
        """The wizard whose zones are meant."""
        return self.of.seat(table, deed)

    def pieces(self, table: Table, deed: Deed) -> list[int]:
        """The selected pieces, as they lie now, of the wizard who bears the effect."""
        if self.bound:
            but = deed.recall(self.but) if self.but else []
            found = [piece for piece in deed.recall(self.bound) if piece not in but]
        else:
            found = self._zones(table, deed, self.of.seat(table, deed), False)
        return self._filtered(table, found)

    def read(self, table: Table, deed: Deed) -> list[int]:
        """The selected pieces for a number that is read; whoever's hand is read shows it (KR-Q-11, KR-Q-45)."""
        if self.bound:
            return self.pieces(table, deed)
        seat = self.of.read(table, deed)
        if self.in_hand and seat >= 0:
            piles.show_hand(table, seat)
        return self._filtered(table, self._zones(table, deed, seat, True))

    def _filtered(self, table: Table, found: list[int]) -> list[int]:
        demand = self.filter
        if demand.anything:
            return found
        found = [piece for piece in found if demand.fits(table.box.card_of[piece])]
        if demand.top_cost and found:
            highest = max([table.box.card_of[piece].cost for piece in found])
            found = [piece for piece in found if table.box.card_of[piece].cost == highest]
        return found

    def _zones(self, table: Table, deed: Deed, seat: int, reading: bool) -> list[int]:
        found: list[int] = []
        was = deed.was if reading and deed.was is not None and deed.was.seat == seat else None
        for zone in self.zones:
            if zone == zones.MARKET:
                found += table.market
            elif zone == zones.MAYHEM_PILE:
                found += table.mayhem
            elif seat < 0:
                continue
            elif zone == zones.HAND:
                found += was.hand if was is not None else table.hand[seat]
            elif zone == zones.DISCARD:
                found += was.discard if was is not None else table.discard[seat]
            elif zone == zones.IN_PLAY:
                found += table.play[seat]
            elif zone == zones.DECK_TOP:
                found += piles.top(table, seat, 1)
            elif zone == zones.DEAD:
                found += table.tokens[seat]
            else:
                found += piles.ongoing_of(table, seat, zone == zones.ONGOING_CARDS)
        return found

    def words(self) -> Words:
        """Which cards, as they lie."""
        if self.bound:
            return Words("cards-except" if self.but else "cards-bound", (("filter", self.filter.words()),))
        zones = tuple([zone_words(zone, "in") for zone in self.zones])
        return Words("cards", (("zones", zones), ("of", self.of.words()), ("filter", self.filter.words())))

    def words_from(self) -> Words:
        """Which cards, as they are taken from where they lie; `either` is where, of several zones in any one."""
        if self.bound:
            return self.words()
        zones = tuple([zone_words(zone, "from") for zone in self.zones])
        return Words("cards-from", (("zones", zones), ("either", zones), ("of", self.of.words()),
                                    ("filter", self.filter.words())))

    def kind_words(self, count: int) -> Words:
        """What kind of cards, for a sentence about one or about more."""
        return Words("card-kind", (("kinds", self.filter.kinds(count)),))


@mypyc_attr(allow_interpreted_subclasses=True)
class Number:
    """A number: a literal one, or one that is counted when it is needed."""

    fixed: int = -1  # the literal number; -1 if it is counted

    def value(self, table: Table, deed: Deed) -> int:
        """The number now."""
        return self.fixed

    def negative(self) -> bool:
        """Whether it takes away."""
        return False

    def words(self) -> Words:
        """How many."""
        return Words("number", (("count", self.fixed),))


class Fixed(Number):
    """A literal number."""

    def __init__(self, number: int) -> None:
        self.fixed = number


class Every(Number):
    """`all`: as many as there are."""

    def __init__(self) -> None:
        self.fixed = 999

    def words(self) -> Words:
        """All."""
        return Words("number-all")


class Counted(Number):
    """A number that is counted: `times` as much as something."""

    def __init__(self, record: Record) -> None:
        self.fixed = -1
        self.times = record.whole("times", -9, 9) if record.has("times") else 1
        self.what = ""
        self.selection: Selection | None = None
        self.who: Who | None = None
        self.name = ""
        for what in ("count", "sum_cost", "max_cost"):
            if record.has(what):
                self.what = what
                self.selection = Selection(record.record(what))
        for what in ("dwt", "real_dwt", "life"):
            if record.has(what):
                self.what = what
                self.who = Who(record, what, "self")
        for what in ("cost", "vp"):
            if record.has(what):
                self.what = what
                self.name = record.text(what).removeprefix("$")
        if record.has("min_life"):
            self.what = "min_life"
            record.one_of("min_life", ("each_wizard",))
        if not self.what:
            raise record.wrong("a number counts one of count, sum_cost, max_cost, dwt, real_dwt, life, cost, vp, min_life")
        record.close()

    def value(self, table: Table, deed: Deed) -> int:
        """Count it."""
        return self.times * self._value(table, deed)

    def _value(self, table: Table, deed: Deed) -> int:
        what = self.what
        if self.selection is not None:
            costs = [table.box.card_of[piece].cost for piece in self.selection.read(table, deed)]
            if what == "count":
                return len(costs)
            return sum(costs) if what == "sum_cost" else max(costs, default=0)
        if self.who is not None:
            seat = self.who.read(table, deed)
            if seat < 0:
                return 0
            if what == "life":
                return table.life[seat]
            return piles.dead_count(table, seat) if what == "dwt" else len(table.tokens[seat])
        if what == "min_life":
            return min([life for seat, life in enumerate(table.life) if seat != deed.left_out])
        cards = [table.box.card_of[piece] for piece in deed.recall_read(self.name)]
        return sum([card.cost if what == "cost" else points_now(table, card) for card in cards])

    def negative(self) -> bool:
        """Whether what is counted takes away."""
        return self.times < 0

    def words(self) -> Words:
        """What is counted."""
        key = f"number-{self.what.replace('_', '-')}"
        if self.selection is not None:
            return Words(key, (("times", self.times), ("cards", self.selection.words()),
                               ("kind", self.selection.kind_words(2))))
        if self.who is not None:
            return Words(key, (("times", self.times), ("who", self.who.words())))
        return Words(key, (("times", self.times),))


def decode_number(record: Record, name: str, default: int = 1) -> Number:
    """A field that is a literal number, `all`, or something counted."""
    if not record.has(name):
        return Fixed(default)
    node = record.fields[name]
    if node.kind == MAPPING:
        return Counted(record.record(name))
    if record.text(name) == "all":
        return Every()
    return Fixed(record.whole(name, -99, 99))
