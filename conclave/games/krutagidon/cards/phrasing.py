"""How the words of operations become parts of one sentence, and to whom they are said."""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.state.model import SEAT_MOVES, TYPES
from conclave.kernel.words import Value, Words
from conclave.kit.naming import message_key

SPOKEN_TO_SELF: Final = ("op-swap-tokens",)  # tells who acts what to do with the target
WIZARDS: Final = [Words("player", (("seat", seat),)) for seat in range(len(SEAT_MOVES))]


def wizard_words(seat: int) -> Words:
    """A wizard by name, for a sentence that speaks of somebody else already."""
    return WIZARDS[seat]


def type_words(type_: int, count: int = 1) -> Words:
    """A type of cards as it stands beside «card», or beside «cards» if there are more."""
    return Words(f"type-{TYPES[type_]}", (("count", count),))


def card_words(name: str) -> Words:
    """A card by its name in content files."""
    return Words(message_key("card", name))


def led_by(effects: tuple[Words, ...]) -> str:
    """Whose deed the first of these parts tells: that of the «target» just named, or of some «other» wizard."""
    first = effects[0]
    if first.key in SPOKEN_TO_SELF:
        return "other"
    doers = [value for name, value in first.args if name in ("who", "by", "of")]
    return "target" if Words("who-target") in doers else "other"


def said_to_self(effects: tuple[Words, ...]) -> tuple[Words, ...]:
    """The same parts, said to the very wizard who is their target."""
    return tuple([recast(part, "who-self") for part in effects])


def recast(words: Words, who: str) -> Words:
    """The same words with another wizard instead of the target: oneself, or each of all who are spoken of already."""
    if words.key == "who-target":
        return Words(who)
    args: list[tuple[str, Value]] = []
    for name, value in words.args:
        if isinstance(value, tuple):
            args.append((name, tuple([recast(part, who) for part in value])))
        else:
            args.append((name, recast(value, who) if isinstance(value, Words) else value))
    return Words(words.key, tuple(args))
