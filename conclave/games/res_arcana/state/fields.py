"""The fields of a board. After a change, run `python tools/fields.py`.

Lists by seat are indexed by seat; the top of a deck is the end of its list.
"""

from __future__ import annotations

from typing import Final

from conclave.kit.kinds import (
    AT_MOST,
    EACH,
    SEAT,
    WHOLE,
    Agenda,
    Bags,
    BoxOf,
    Definitions,
    Dices,
    Hidden,
    Marked,
    Pile,
    Piles,
    Rows,
    Sets,
    Shown,
    Wholes,
    Word,
)
from conclave.kit.state import ALL, MOST, OWNER, Declared, Field

VARIANT_NAMES: Final = ("standard", "first-game", "draft", "match")
ESSENCES: Final = ("elan", "life", "calm", "death", "gold")


FIELDS: Final = (
    Field("box", BoxOf("ArcanaBox"), "the components that the game is played with"),
    Field("seats", WHOLE, "how many play", 2, 4),
    Field("agenda", Agenda(), "the steps that come next", high=1_000_000),
    Field("dice", Dices(), "the dice of the game"),
    Field("variant", Word(VARIANT_NAMES), "the variant that is played", seen=ALL),
    Field("round", WHOLE, "rounds begun so far", seen=ALL),
    Field("first", SEAT, "who holds the first player token", seen=ALL),
    Field("flipped", WHOLE, "whether the token lies on its passed side", 0, 1, seen=ALL, shown="token_flipped",
          client="boolean"),
    Field("passed", Wholes(EACH), "whether the seat has passed in this round", 0, 1, seen=ALL, client="boolean"),
    Field("pool", Rows(5), "essences of the seat", seen=ALL, client="Record<Essence, number>"),
    Field("hand", Piles(), "artifacts in hand", seen=OWNER),
    Field("deck", Piles(), "the artifact deck"),
    Field("discard", Piles(), "the discard pile", seen=ALL),
    Field("play", Piles(), "all components of a seat: mage, item, then in the order of arrival", seen=ALL,
          client="InPlay[]"),
    Field("mage", Definitions(EACH), "the mage; none before it is chosen", seen=ALL),
    Field("item", Definitions(EACH), "the magic item; none before it is chosen", seen=ALL),
    Field("turned", Marked(), "the components that are turned"),
    Field("stored", Bags(5), "essences lying on components; only components that hold some"),
    Field("places", Pile(), "places of power in the middle", seen=ALL),
    Field("monuments", Pile(), "monuments face up in the middle", seen=ALL),
    Field("monument_deck", Pile(), "the monument deck", seen=ALL, client="Deck"),
    Field("items", Pile(), "magic items in the supply", seen=ALL),
    Field("aside", Pile(out=True, rest="artifact"), "artifacts out of the game", key="box"),
    Field("aside_mages", Pile(out=True, rest="mage"), "mages out of the game", key="box_mages"),
    Field("dealt_mages", Piles(AT_MOST), "mages to choose from, before they are chosen", seen=OWNER),
    Field("pack", Piles(AT_MOST), "draft: the cards to pick from", seen=OWNER),
    Field("kept", Piles(AT_MOST), "draft: the cards picked so far; in a match everybody sees them", seen=OWNER),
    Field("began", Sets(), "the 8 artifacts that each seat shuffled; none are known in a first game"),
    Field("secrets", Hidden(("aside", "aside_mages", "monument_deck"), ("hand", "deck", "dealt_mages", "pack", "kept")),
          "what each seat knows of hidden piles, and what came to light"),
    Field("temporary", Wholes(EACH), "points for the check that is being made"),
    Field("winners", Wholes(frozen=True, of_seats=True), "who has won, once the game is over", seen=ALL),
    Field("scores", Wholes(frozen=True), "the score of each seat, once the game is over", -MOST, seen=ALL),
    Field("reason", Word(), "how it ended; empty while the game goes on", seen=ALL),
    Field("wins", Wholes(EACH, frozen=True), "match: games won by each seat", seen=ALL, together=True, client="number[]"),
    Field("game_number", WHOLE, "match: which game it is", 1, empty="1", seen=ALL),
    Field("open_draft", Shown("string[]"), "match: artifacts that lie open to be drafted", seen=ALL),
    Field("points", Shown("number", by_seat=True), "victory points", seen=ALL),
    Field("hand_size", Shown("number", by_seat=True), "how many cards are in hand", seen=ALL),
    Field("deck", Shown("Deck", by_seat=True), "the artifact deck as far as it is known", seen=ALL),
    Field("known_hidden", Shown("string[]", by_seat=True), "cards that everybody knows to be in hand or deck", seen=ALL),
    Field("deck_cards", Shown("string[]", by_seat=True), "cards of the deck that the seat knows, by name", seen=OWNER),
)
TYPES: Final = {
    "Essence": " | ".join([f"'{essence}'" for essence in ESSENCES]),
    "Bag": "Partial<Record<Essence, number>>",
    "Deck": "{ size: number; known: { size: number; cards: string[] }[] }",
    "InPlay": "{ card: string; turned: boolean; stored: Bag }",
}
DECLARED: Final = Declared("Res Arcana", "BoardFields", FIELDS, "conclave.games.res_arcana.state.model:ArcanaBox", TYPES)
