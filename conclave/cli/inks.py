"""Colours and symbols: kinds of components, essences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

KIND_INKS: Mapping[str, str] = {
    "artifact": "default", "mage": "dodger_blue1", "monument": "gold3", "magic_item": "grey70",
    "place_of_power": "medium_purple1",
    "wizard": "dodger_blue1", "creature": "green3", "spell": "medium_purple1", "treasure": "gold3", "location": "cyan3",
    "legend": "orange1", "familiar": "hot_pink", "mayhem": "red", "dead_wizard_token": "grey62",
    "property_token": "dark_sea_green4", "special_token": "gold3",
}
TAG_INKS: Mapping[str, str] = {"dragon": "red", "creature": "green3"}
ESSENCES: Mapping[str, tuple[str, str]] = {
    "elan": ("▲", "red"), "life": ("♣", "green3"), "calm": ("●", "dodger_blue1"), "death": ("♠", "grey62"),
    "gold": ("◆", "gold3"),
}
ANY = ("◇", "default")
TURNED = "↷"
POINT = "★"
LIT = "bold cyan"
QUIET = "dim"


def ink_of(kind: str, tags: Sequence[str] = ()) -> str:
    """The colour of a component: its first tag's where that has one, else its kind's."""
    for tag in tags:
        if tag in TAG_INKS:
            return TAG_INKS[tag]
    return KIND_INKS.get(kind, "default")


def essences(counts: Mapping[str, int], zero: bool = False, gap: str = "") -> Text:
    """Essences as symbols with numbers; `any` is a kind of its own here.

    >>> essences({"elan": 2, "gold": 1}).plain
    '▲2◆1'
    """
    parts: list[Text] = []
    for name, (symbol, ink) in {**ESSENCES, "any": ANY}.items():
        count = counts.get(name, 0)
        if count or (zero and name != "any"):
            parts.append(Text(f"{symbol}{count}", ink if count else QUIET))
    return Text(gap).join(parts)


def paint(text: str, style: str = "") -> Text:
    """A sentence in which the symbols of essences have their colours."""
    painted = Text(text, style)
    for symbol, ink in ESSENCES.values():
        at = text.find(symbol)
        while at >= 0:
            end = at + 1
            while end < len(text) and text[end].isdecimal():
                end += 1
            start = at
            while start > 0 and text[start - 1].isdecimal():
                start -= 1
            painted.stylize(ink, start, end)
            at = text.find(symbol, end)
    return painted
