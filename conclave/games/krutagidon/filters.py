"""Demands on a card: the words after `filter:`."""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.asking import Fits
from conclave.games.krutagidon.model import TYPELESS, TYPES, Card, Table
from conclave.games.krutagidon.phrasing import type_words
from conclave.kernel.content import Record
from conclave.kernel.words import Words

KEYWORDS: Final = ("attack", "defense", "ongoing")
TYPELESS_KINDS: Final = ("limp_wand", "wild_magic")


class Filter(Fits):
    """Demands on a card."""

    def __init__(self, record: Record | None) -> None:
        self.types: list[int] = []
        self.id = ""
        self.kind = ""
        self.keyword = ""
        self.cost = -1
        self.cost_min = -1
        self.vp_min = -1
        self.top_cost = False
        self.beyond_one_per_type = False
        self.anything = record is None
        if record is not None:
            self.types = [TYPES.index(name) for name in record.words("type", TYPES)]
            self.id = record.text("id") if record.has("id") else ""
            self.kind = record.one_of("kind", TYPELESS_KINDS) if record.has("kind") else ""
            self.keyword = record.one_of("keyword", KEYWORDS) if record.has("keyword") else ""
            self.cost = record.whole("cost") if record.has("cost") else -1
            self.cost_min = record.whole("cost_min") if record.has("cost_min") else -1
            self.vp_min = record.whole("vp_min") if record.has("vp_min") else -1
            self.top_cost = record.flag("top_cost")
            self.beyond_one_per_type = record.flag("beyond_one_per_type")
            record.close()

    def fits(self, card: Card) -> bool:
        """Whether a card meets the demands that look at it alone."""
        if self.anything:
            return True
        if self.types and card.type not in self.types:
            return False
        if self.id and card.name != self.id:
            return False
        if self.kind and card.name != self.kind:
            return False
        if self.keyword and not _has_keyword(card, self.keyword):
            return False
        if self.cost >= 0 and card.cost != self.cost:
            return False
        if card.cost < self.cost_min:
            return False
        if self.vp_min >= 0 and printed_points(card) < self.vp_min:
            return False
        return not (self.beyond_one_per_type and card.type == TYPELESS)

    def kinds(self, count: int) -> tuple[Words, ...]:
        """Of which type, or with which name: what stands next to «card», or to «cards» if there are more."""
        kinds = [type_words(type_, count) for type_ in self.types]
        for name in (self.id, self.kind):
            if name:
                kinds.append(Words("filter-card", (("card", Words(f"card-{name.replace('_', '-')}")),)))
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


def printed_points(card: Card) -> int:
    """The points of a card during the game; a star counts as 3 (KR-SCORE-4)."""
    return 3 if card.star else card.vp


def points_now(table: Table, card: Card) -> int:
    """The same, with the points of Great Blaze as this table reads them (KR-Q-4)."""
    return table.blaze if card.name == "great_blaze" else printed_points(card)
