"""The fields of a table. After a change, run `python tools/fields.py`.

Lists by seat are indexed by seat; the top of a pile is the end of its list.
"""

from __future__ import annotations

from typing import Final

from conclave.kit.kinds import (
    EACH,
    NONE_OR_EACH,
    SEAT,
    WHOLE,
    Agenda,
    Among,
    BoxOf,
    Definitions,
    Dices,
    Due,
    Held,
    Hidden,
    Pile,
    Piles,
    Promises,
    Shown,
    Transient,
    Wholes,
    Word,
)
from conclave.kit.state import ALL, MOST, OWNER, SIZE, Declared, Field

CARD_STEPS: Final = ("resolve", "play", "mayhem")  # steps of the agenda that are about a card
NAMES: Final = ("mild", "printed")
ENDINGS: Final = ("", "legends", "main-deck", "tokens")
IN_GAME: Final = "in-game"  # the group of all pieces but the tokens that lie beside the table

FIELDS: Final = (
    Field("box", BoxOf("WizardBox"), "the components that the game is played with"),
    Field("seats", WHOLE, "how many play", 2, 5),
    Field("agenda", Agenda(CARD_STEPS), "the steps that come next"),
    Field("dice", Dices(), "the dice of the game"),
    Field("names", Word(NAMES), "how coarse names are shown", seen=ALL),
    Field("conditional", WHOLE, "KR-Q-5: 1 = the condition of an attack has to be met", 0, 1, key="necromantics"),
    Field("blaze", WHOLE, "KR-Q-4: the points of the card that this option reads", 1, 2, empty="1"),
    Field("answering", WHOLE, "KR-Q-1: 1 = a token answers when a card is destroyed", 0, 1, key="rlyeh"),
    Field("turn", WHOLE, "turns begun so far", seen=ALL),
    Field("first", SEAT, "who began", seen=ALL),
    Field("active", SEAT, "whose turn it is", seen=ALL),
    Field("life", Wholes(EACH), "life", 1, 25, seen=ALL),
    Field("main", Pile(), "the main deck", seen=SIZE),
    Field("market", Pile(), "the market", seen=ALL),
    Field("wild", Pile(), "the pile of Wild Magic", seen=SIZE),
    Field("limp", Pile(), "the pile of Limp Wands", seen=SIZE),
    Field("mayhem", Pile(), "destroyed mayhem, face up", seen=ALL),
    Field("destroyed", Pile(), "destroyed cards", seen=ALL),
    Field("legends", Pile(), "the legends, the current one on top", seen=SIZE),
    Field("dead_pile", Pile(), "the pile of dead-wizard tokens", seen=SIZE),
    Field("limbo", Pile(), "cards that are being resolved and lie nowhere else", seen=ALL),
    Field("hand", Piles(), "cards in hand", seen=OWNER),
    Field("deck", Piles(), "the deck"),
    Field("discard", Piles(), "the discard pile", seen=ALL),
    Field("play", Piles(), "in play: played this turn, and ongoing cards", seen=ALL),
    Field("tokens", Piles(), "dead-wizard tokens", seen=ALL),
    Field("properties", Piles(), "properties", seen=ALL),
    Field("borrowed", Among("properties"), "properties that go back when the next legend is defeated"),
    Field("familiar", Held(), "the familiar under the board; none once it is bought", seen=ALL),
    Field("wizard", Definitions(EACH), "the chosen familiar, which names the board; none before", seen=ALL),
    Field("offered", Piles(NONE_OR_EACH), "setup: properties, then familiars, dealt to the seat", seen=OWNER),
    Field("legend_box", Pile(out=True), "legends out of the game"),
    Field("dead_box", Pile(out=True), "dead-wizard tokens out of the game"),
    Field("property_box", Pile(out=True), "properties that nobody was dealt"),
    Field("familiar_box", Pile(out=True), "familiars that nobody was dealt"),
    Field("unused", Pile(out=True, rest=IN_GAME, fixed=True), "cards out of the game, as a rule starters", key="box"),
    Field("legend_up", WHOLE, "whether the top legend lies face up", 0, 1),
    Field("prize", SEAT, "who holds the grand prize, -1 = the table", -1, empty="-1", seen=ALL),
    Field("power", WHOLE, "made in this turn; shown multiplied", seen=ALL),
    Field("spent", WHOLE, "power spent in this turn", seen=ALL),
    Field("times", WHOLE, "what power is multiplied by in this turn", 1, empty="1"),
    Field("played", Definitions(), "definitions played by the active wizard in this turn", seen=ALL),
    Field("awaits", Promises(), "promises for this turn: number in the box, uses left (-1 = any)", -1),
    Field("life_uses", WHOLE, "how often a power was paid for with life in this turn"),
    Field("recruits", WHOLE, "wizards bought or gained in this turn"),
    Field("ending", Word(ENDINGS), "the end condition that came true", seen=ALL),
    Field("winners", Wholes(frozen=True, of_seats=True), "who has won, once the game is over", seen=ALL),
    Field("scores", Wholes(frozen=True), "the score of each seat, once the game is over", -MOST, seen=ALL),
    Field("reason", Word(ENDINGS), "how it ended; empty while the game goes on", seen=ALL),
    Field("secrets", Hidden(("main", "legends", "legend_box", "dead_pile", "dead_box", "property_box", "familiar_box"),
                            ("hand", "deck", "offered")), "what each seat knows of hidden piles, and what came to light"),
    Field("due", Due(), "what has happened in the effect being resolved and is answered once it is through (KR-EFFECT-3)"),
    Field("lender", Transient("int", "-1"), "whose card a foe is playing out of the deck now, -1 = nobody's"),
    Field("legend", Shown("string"), "the legend that lies face up, or nothing", seen=ALL),
    Field("dead_known", Shown("string[]"), "tokens that everybody knows to be in the pile", seen=ALL),
    Field("available", Shown("number"), "power that can still be spent", seen=ALL),
    Field("promises", Shown("string[]"), "cards that have promised something for this turn", seen=ALL),
    Field("hand_size", Shown("number", by_seat=True), "how many cards are in hand", seen=ALL),
    Field("deck_size", Shown("number", by_seat=True), "how many cards are in the deck", seen=ALL),
    Field("points", Shown("number", by_seat=True), "victory points", seen=ALL),
    Field("legends", Shown("number", by_seat=True), "legends defeated", seen=ALL),
    Field("rlyeh", Shown("boolean", by_seat=True), "whether the seat controls R'lyeh", seen=ALL),
    Field("known_hand", Shown("string[]", by_seat=True), "cards that everybody knows to be in hand", seen=ALL),
    Field("deck_top", Shown("string[]", by_seat=True),
          "from the top down; an empty name is a card that this seat has not seen", seen=ALL),
    Field("hidden", Shown("string[]", by_seat=True), "all that hand and deck hold and not everybody can place", seen=ALL),
    Field("kept_property", Shown("string", by_seat=True), "setup: the property that the seat keeps", seen=OWNER),
)
DECLARED: Final = Declared("Krutagidon", "TableFields", FIELDS, "conclave.games.krutagidon.state.model:WizardBox")
