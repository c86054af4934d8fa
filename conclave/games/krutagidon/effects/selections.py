"""Which cards: selections of cards in zones, and demands on a card."""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.cards.phrasing import card_words, type_words
from conclave.games.krutagidon.effects.fields import Fields
from conclave.games.krutagidon.effects.matters import Snapshot, before_defence
from conclave.games.krutagidon.effects.wizards import reader_of
from conclave.games.krutagidon.rules import piles
from conclave.games.krutagidon.rules.questions import Fits
from conclave.games.krutagidon.state import zones
from conclave.games.krutagidon.state.model import TYPELESS, TYPES, Card, Table
from conclave.games.krutagidon.state.zones import zone_words
from conclave.kernel.words import Words
from conclave.kit.effects import Scope

KEYWORDS: Final = ("attack", "defense", "ongoing")


def picked_name(bound: str) -> str:
    """What is noted beside a bound name that cards got when they were picked: texts call those the chosen ones."""
    return f"picked {bound}"


class Filter(Fits):
    """Demands on a card."""

    def __init__(self, fields: Fields) -> None:
        self.anything = fields.blank
        self.types = [TYPES.index(name) for name in fields.words("type", TYPES)]
        self.id = fields.component("id", "")
        self.keyword = fields.one_of("keyword", KEYWORDS, "")
        self.cost = fields.whole("cost", 0, 1000, -1)
        self.cost_min = fields.whole("cost_min", 0, 1000, -1)
        self.vp_min = fields.whole("vp_min", 0, 1000, -1)
        self.top_cost = fields.flag("top_cost")
        self.beyond_one_per_type = fields.flag("beyond_one_per_type")
        fields.close()

    def fits(self, card: Card) -> bool:
        """Whether a card meets the demands that look at it alone."""
        if self.anything:
            return True
        if self.types and card.type not in self.types:
            return False
        if self.id and card.name != self.id:
            return False
        if self.keyword and not _has_keyword(card, self.keyword):
            return False
        if self.cost >= 0 and card.cost != self.cost:
            return False
        if card.cost < self.cost_min:
            return False
        if self.vp_min >= 0 and card.printed_points < self.vp_min:
            return False
        return not (self.beyond_one_per_type and card.type == TYPELESS)

    def kinds(self, count: int) -> tuple[Words, ...]:
        """Of which type, or with which name: what stands next to «card», or to «cards» if there are more."""
        kinds = [type_words(type_, count) for type_ in self.types]
        if self.id:
            kinds.append(Words("filter-card", (("card", card_words(self.id)),)))
        return tuple(kinds)

    def words(self) -> Words:
        """What a card has to be, all in all (`parts`), and what of it stands apart from its kind (`more`)."""
        parts: list[Words] = []
        if self.keyword:
            parts.append(Words(f"filter-{self.keyword}"))
        if self.cost >= 0:
            parts.append(Words("filter-cost", (("count", self.cost),)))
        if self.cost_min >= 0:
            parts.append(Words("filter-cost-min", (("count", self.cost_min),)))
        if self.vp_min >= 0:
            parts.append(Words("filter-vp-min", (("count", self.vp_min),)))
        if self.top_cost:
            parts.append(Words("filter-top-cost"))
        if self.beyond_one_per_type:
            parts.append(Words("filter-beyond-one-per-type"))
        kinds = self.kinds(1)
        if not parts and not kinds:
            return Words("filter-any")
        return Words("filter", (("parts", kinds + tuple(parts)), ("more", tuple(parts))))


def _has_keyword(card: Card, keyword: str) -> bool:
    if keyword == "attack":
        return card.attack
    return card.ongoing if keyword == "ongoing" else card.defence is not None


class Selection:
    """Cards in zones of a wizard, or cards bound earlier, that meet a filter."""

    def __init__(self, fields: Fields) -> None:
        self.bound = fields.bound("bound")
        self.but = fields.bound("except")
        self.picked = "yes" if picked_name(self.bound) in fields.names else "no"
        self.zones = [zones.ZONES.index(zone) for zone in fields.words("in", zones.ZONES)]
        if not self.bound and not self.zones and not fields.blank:
            raise fields.wrong("a selection names its zones with 'in', or something 'bound'")
        self.of = fields.who("of", "self")
        self.filter = Filter(fields.mapping("filter", "a filter"))
        fields.close()
        self.in_hand = zones.HAND in self.zones
        self.mixed = self.in_hand and len(self.zones) > 1

    def whose(self, table: Table, scope: Scope) -> int:
        """The wizard whose zones are meant."""
        return self.of.one(table, scope)

    def pieces(self, table: Table, scope: Scope) -> list[int]:
        """The selected pieces, as they lie now, of the wizard who bears the effect."""
        if self.bound:
            but = scope.recall(self.but) if self.but else []
            found = [piece for piece in scope.recall(self.bound) if piece not in but]
        else:
            found = self._zones(table, self.of.one(table, scope), None)
        return self._filtered(table, found)

    def read(self, table: Table, scope: Scope) -> list[int]:
        """The selected pieces for a number that is read; whoever's hand is read shows it (KR-Q-11, KR-Q-45)."""
        if self.bound:
            return self.pieces(table, scope)
        seat = reader_of(self.of, table, scope)
        was = before_defence(scope) if scope.matter is not None else None
        if was is not None and was.seat != seat:
            was = None
        if self.in_hand and seat >= 0:
            piles.show_hand(table, seat, was.hand if was is not None else None)
        return self._filtered(table, self._zones(table, seat, was))

    def _filtered(self, table: Table, found: list[int]) -> list[int]:
        demand = self.filter
        if demand.anything:
            return found
        found = [piece for piece in found if demand.fits(table.box.card_of[piece])]
        if demand.top_cost and found:
            highest = max([table.box.card_of[piece].cost for piece in found])
            found = [piece for piece in found if table.box.card_of[piece].cost == highest]
        return found

    def _zones(self, table: Table, seat: int, was: Snapshot | None) -> list[int]:
        found: list[int] = []
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
            return Words("cards-except" if self.but else "cards-bound",
                         (("filter", self.filter.words()), ("picked", self.picked)))
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


def selection(fields: Fields, name: str, needed: bool = False) -> Selection:
    """A field that is a selection."""
    return Selection(fields.mapping(name, "a selection", needed))
