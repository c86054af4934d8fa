"""Plain data back into a table: the other half of `Table.plain`."""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.ground import OWN_PILES, PILES, own_piles_of, piles_of
from conclave.games.krutagidon.model import (
    BY_NAME,
    CARD_OF,
    WAITING,
    Table,
)
from conclave.games.krutagidon.setup import NAMES, new_table
from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadSave, brief
from conclave.kernel.game import Plain
from conclave.kernel.plain import agenda, items, whole, wholes, word

MOST: Final = 9999
DICE: Final = 2**62 - 1
ENDINGS: Final = ("", "legends", "main-deck", "tokens")


class Pieces:
    """Hands out pieces by name, each once; which copy it is does not matter."""

    def __init__(self) -> None:
        self.left = {card.name: card.pieces[::-1] for card in CARD_OF}

    def take(self, name: object, where: str) -> int:
        """A piece of this name."""
        if not isinstance(name, str) or name not in BY_NAME:
            raise BadSave(f"'{where}' names something that is no component: {brief(name)}")
        if not self.left[name]:
            raise BadSave(f"'{where}' has one '{name}' too many")
        return self.left[name].pop()

    def pile(self, names: object, where: str) -> list[int]:
        """A pile of pieces."""
        if not isinstance(names, list):
            raise BadSave(f"'{where}' should be a list")
        return [self.take(name, where) for name in names]


def restore(plain: Plain) -> Table:
    """The table that `Table.plain` described; BadSave if it does not hold together."""
    try:
        return _restore(plain)
    except BadSave as error:
        raise BadSave(f"this is not a state of Krutagidon: {error}") from None


def _restore(plain: Plain) -> Table:
    seats = whole(plain, "seats", 2, 5)
    key, counter = wholes(plain, "dice", 0, DICE, 2)
    table = new_table({}, seats, Dice(key, counter))
    table.agenda = agenda(plain)
    pieces = Pieces()
    for name, pile in zip(PILES, piles_of(table), strict=True):
        if name != "borrowed":
            pile[:] = pieces.pile(items(plain, name), name)
    for name, piles in zip(OWN_PILES, own_piles_of(table), strict=True):
        for pile, names in zip(piles, items(plain, name, seats), strict=True):
            pile[:] = pieces.pile(names, name)
    table.borrowed = _borrowed(table, plain)
    table.familiar = [pieces.take(name, "familiar") if name else -1 for name in items(plain, "familiar", seats)]
    table.wizard = [_definition(name, "wizard") if name else -1 for name in items(plain, "wizard", seats)]
    table.offered = [pieces.pile(names, "offered") for names in items(plain, "offered")]
    if len(table.offered) not in (0, seats):
        raise BadSave("'offered' should have a part for each seat, or none")
    table.played = [_definition(name, "played") for name in items(plain, "played")]
    table.awaits = [_promise(entry) for entry in items(plain, "awaits")]
    table.life = wholes(plain, "life", 1, 25, seats)
    table.necromantics = whole(plain, "necromantics", 0, 1)
    table.blaze = whole(plain, "blaze", 1, 2)
    table.rlyeh = whole(plain, "rlyeh", 0, 1)
    table.turn = whole(plain, "turn", 0, MOST)
    table.first = whole(plain, "first", 0, seats - 1)
    table.active = whole(plain, "active", 0, seats - 1)
    table.legend_up = whole(plain, "legend_up", 0, 1)
    table.prize = whole(plain, "prize", -1, seats - 1)
    table.power = whole(plain, "power", 0, MOST)
    table.spent = whole(plain, "spent", 0, MOST)
    table.times = whole(plain, "times", 1, MOST)
    table.life_uses = whole(plain, "life_uses", 0, MOST)
    table.recruits = whole(plain, "recruits", 0, MOST)
    table.names = word(plain, "names", NAMES)
    table.ending = word(plain, "ending", ENDINGS)
    table.reason = word(plain, "reason", ENDINGS)
    table.winners = tuple(wholes(plain, "winners", 0, seats - 1))
    table.scores = tuple(wholes(plain, "scores", -MOST, MOST))
    _knowledge(table, plain)
    return table


def _borrowed(table: Table, plain: Plain) -> list[int]:
    """Borrowed properties are pieces that lie before their users already."""
    out: list[int] = []
    for name in items(plain, "borrowed"):
        found = [piece for pile in table.properties for piece in pile if CARD_OF[piece].name == name]
        if not found:
            raise BadSave(f"'borrowed' names a property that nobody has: {brief(name)}")
        out.append(found[0])
    return out


def _definition(name: object, where: str) -> int:
    if not isinstance(name, str) or name not in BY_NAME:
        raise BadSave(f"'{where}' names something that is no component: {brief(name)}")
    return BY_NAME[name].index


def _promise(entry: object) -> tuple[int, int]:
    numbers = wholes({"awaits": entry}, "awaits", -1, MOST, 2)
    if not 0 <= numbers[0] < len(WAITING):
        raise BadSave("'awaits' names a promise that no card makes")
    return numbers[0], numbers[1]


def _knowledge(table: Table, plain: Plain) -> None:
    for name, piles in (("known_hand", table.hand), ("known_deck", table.deck)):
        for pile, marks in zip(piles, items(plain, name, table.seats), strict=True):
            _mark(table, pile, marks, name)
    _mark(table, table.dead_pile, items(plain, "known_dead"), "known_dead")


def _mark(table: Table, pile: list[int], marks: object, name: str) -> None:
    for piece, mark in zip(pile, wholes({name: marks}, name, 0, 2, len(pile)), strict=True):
        table.known[piece] = mark
