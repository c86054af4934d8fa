"""Plain data back into a table: the other half of `Table.plain`."""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.cards.box import first_listing
from conclave.games.krutagidon.state.fields import CARD_STEPS, DECLARED
from conclave.games.krutagidon.state.model import Table, WizardBox
from conclave.kernel.game import Plain
from conclave.kernel.plain import is_whole, items, whole, wholes
from conclave.kit import state

# Saves of the first edition number cards in the agenda, and what these cards promise for the rest of a turn.
FIRST_PROMISES: Final = ("niputyu#1", "hurlatico#1", "school_brats#1")

# The lots that saves without rows stand for, and what they say of a piece.
MAIN: Final = 1
LEGENDS: Final = 2
TOKENS: Final = 3
RETURNED: Final = 4  # into the pile of tokens, for everybody to see
PROPERTIES: Final = 5
FAMILIARS: Final = 6
WIZARDS: Final = 7
OWNER_KNOWS: Final = 1
ALL_KNOW: Final = 2


def restore(box: WizardBox, plain: Plain) -> Table:
    """The table that `Table.plain` described; BadSave if it does not hold together."""
    table = Table(box)
    state.restore(table, DECLARED, as_today(plain), box)
    return table


def as_today(plain: Plain) -> Plain:
    """Plain data in which cards and promises are named, not numbered. What is neither stays, and is refused later."""
    agenda, awaits = plain.get("agenda"), plain.get("awaits")
    named = dict(plain)
    if isinstance(agenda, list):
        named["agenda"] = [_named_step(entry) for entry in agenda]
    if isinstance(awaits, list):
        named["awaits"] = [_named_promise(entry) for entry in awaits]
    if "secrets" not in plain and "known_hand" in plain:
        named["secrets"] = Earlier(plain).secrets()
    return named


def _named_step(entry: object) -> object:
    if isinstance(entry, list) and len(entry) == 2 and entry[0] in CARD_STEPS:
        listing = first_listing()
        if is_whole(entry[1], 0, len(listing) - 1):
            return [entry[0], listing[entry[1]].name]
    return entry


def _named_promise(entry: object) -> object:
    if isinstance(entry, list) and len(entry) == 2 and is_whole(entry[0], 0, len(FIRST_PROMISES) - 1):
        return [FIRST_PROMISES[entry[0]], entry[1]]
    return entry


class Earlier:
    """What was known of hidden piles, as saves told it before they had rows: 0, or who knows where a piece is.

    Each wizard's hand and deck are a lot, and so are the main deck, legends, tokens, properties and familiars.
    """

    def __init__(self, plain: Plain) -> None:
        self.plain = plain
        self.seats = whole(plain, "seats", 2, 5)
        self.rows: list[object] = []

    def secrets(self) -> Plain:
        """The rows, and the number of each piece's row."""
        plain = self.plain
        face_down = len(items(plain, "legends")) - whole(plain, "legend_up", 0, 1)
        known = wholes(plain, "known_dead", 0, ALL_KNOW, len(items(plain, "dead_pile")))
        pile = [TOKENS, RETURNED] if ALL_KNOW in known else [TOKENS]
        offered = len(items(plain, "offered")) > 0
        return {
            "rows": self.rows,
            "main": [self.lost(MAIN, "main")], "legend_box": [self.lost(LEGENDS, "legend_box")],
            "legends": [[self.row([LEGENDS] if at < face_down else []) for at in range(len(items(plain, "legends")))]],
            "dead_pile": [[self.row([RETURNED] if number == ALL_KNOW else pile) for number in known]],
            "dead_box": [self.lost(TOKENS, "dead_box")],
            "property_box": [self.lost(PROPERTIES if offered else 0, "property_box")],
            "familiar_box": [self.lost(FAMILIARS if offered else 0, "familiar_box")],
            "offered": [[self.row([PROPERTIES if at < (1 if self.seats == 5 else 2) else FAMILIARS], seat)
                         for at in range(len(items({"offered": dealt}, "offered")))]
                        for seat, dealt in enumerate(items(plain, "offered"))],
            "hand": [self.along("known_hand", seat, 0) for seat in range(self.seats)],
            "deck": [self.along("known_deck", seat, OWNER_KNOWS) for seat in range(self.seats)],
        }

    def row(self, trail: list[int], owner: int = -1) -> int:
        """The number of a row: everybody lost the piece in the first lot of its trail, except an owner who knows it."""
        everybody = (2 << self.seats) - 1
        blind = everybody - (1 << owner if owner >= 0 else 0) if trail else 0
        row = [[[lot, 0 if at else everybody] for at, lot in enumerate(trail)], blind]
        if row not in self.rows:
            self.rows.append(row)
        return self.rows.index(row)

    def lost(self, lot: int, name: str) -> list[int]:
        """A pile that everybody lost in one lot; in none if it lies open."""
        return [self.row([lot] if lot else [])] * len(items(self.plain, name))

    def along(self, name: str, seat: int, knows: int) -> list[int]:
        """The hand or deck of a wizard; from `knows` on the wizard knows which card it is."""
        marks = wholes({name: items(self.plain, name, self.seats)[seat]}, name, 0, ALL_KNOW)
        return [self.row([]) if mark == ALL_KNOW else self.row([WIZARDS + seat], seat if mark >= knows else -1)
                for mark in marks]
