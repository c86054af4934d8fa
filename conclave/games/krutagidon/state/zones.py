"""The places where pieces can lie: their numbers, their names in card files, and how sentences speak of them."""

from __future__ import annotations

from typing import Final

from conclave.kernel.words import Words

HAND: Final = 0
DISCARD: Final = 1
DECK_TOP: Final = 2
DECK: Final = 3
DECK_BOTTOM: Final = 4
IN_PLAY: Final = 5
ONGOING: Final = 6
ONGOING_CARDS: Final = 7
MARKET: Final = 8
MAIN_TOP: Final = 9
WILD_PILE: Final = 10
LIMP_PILE: Final = 11
MAYHEM_PILE: Final = 12
DEAD: Final = 13
LIMBO: Final = 14
ZONES: Final = ("hand", "discard", "deck_top", "deck", "deck_bottom", "in_play", "ongoing", "ongoing_cards", "market",
                "main_top", "wild_pile", "limp_pile", "mayhem_pile", "dwt")


def zone_words(zone: int, case: str) -> Words:
    """A zone in a sentence: what lies `in` it, is taken `from` it, goes `to` it, or is `gained` into it."""
    return Words(f"zone-{ZONES[zone].replace('_', '-')}", (("case", case),))


def put_words(zone: int) -> Words:
    """Where a card goes, for the log."""
    return Words(f"put-to-{ZONES[zone].replace('_', '-')}")
