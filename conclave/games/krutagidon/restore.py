"""Plain data back into a table: the other half of `Table.plain`."""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.content import first_listing
from conclave.games.krutagidon.ground import OWN_PILES, PILES, own_piles_of, piles_of
from conclave.games.krutagidon.model import CARD_STEPS, SPECIAL, Table, WizardBox
from conclave.games.krutagidon.setup import NAMES, new_table
from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadSave, GoneFromBox, brief
from conclave.kernel.game import Plain
from conclave.kernel.plain import is_whole, items, whole, wholes, word

MOST: Final = 9999
DICE: Final = 2**62 - 1
ENDINGS: Final = ("", "legends", "main-deck", "tokens")
OUT_OF_PLAY: Final = ("box", "legend_box", "dead_box", "property_box", "familiar_box")
# Saves of the first edition number cards in the agenda, and what these cards promise for the rest of a turn.
FIRST_PROMISES: Final = ("niputyu#1", "hurlatico#1", "school_brats#1")


def restore(box: WizardBox, plain: Plain) -> Table:
    """The table that `Table.plain` described; BadSave if it does not hold together.

    A component that is new in the box is out of this game; one that the box no longer has is missed only on the table.
    """
    try:
        return _restore(box, plain)
    except GoneFromBox:
        raise
    except BadSave as error:
        raise BadSave(f"this is not a state of Krutagidon: {error}") from None


class Pieces:
    """Hands out pieces by name, each once; which copy it is does not matter."""

    def __init__(self, box: WizardBox) -> None:
        self.box = box
        self.left = {card.name: card.pieces[::-1] for card in box.cards}

    def take(self, name: object, where: str) -> int:
        """A piece of this name."""
        if not isinstance(name, str) or not name or len(name) > 60:
            raise BadSave(f"'{where}' names something that is no component: {brief(name)}")
        if not self.left.get(name):
            raise GoneFromBox(name)
        return self.left[name].pop()

    def pile(self, names: object, where: str) -> list[int]:
        """A pile of pieces; out of play, those that the box has no more are not missed."""
        if not isinstance(names, list):
            raise BadSave(f"'{where}' should be a list")
        missed = where not in OUT_OF_PLAY
        return [self.take(name, where) for name in names if missed or not isinstance(name, str) or self.left.get(name)]

    def rest(self) -> list[int]:
        """All pieces that were not handed out and are no tokens that lie beside the table."""
        return [piece for card in self.box.cards if card.kind != SPECIAL for piece in reversed(self.left[card.name])]


def _restore(box: WizardBox, plain: Plain) -> Table:
    seats = whole(plain, "seats", 2, 5)
    key, counter = wholes(plain, "dice", 0, DICE, 2)
    table = new_table(box, {}, seats, Dice(key, counter))
    table.agenda = [_step(box, entry) for entry in items(plain, "agenda")]
    pieces = Pieces(box)
    for name, pile in zip(PILES, piles_of(table), strict=True):
        if name != "borrowed":
            pile[:] = pieces.pile(items(plain, name), name)
    for name, piles in zip(OWN_PILES, own_piles_of(table), strict=True):
        for pile, names in zip(piles, items(plain, name, seats), strict=True):
            pile[:] = pieces.pile(names, name)
    table.borrowed = _borrowed(table, plain)
    table.familiar = [pieces.take(name, "familiar") if name else -1 for name in items(plain, "familiar", seats)]
    table.wizard = [_definition(box, name, "wizard") if name else -1 for name in items(plain, "wizard", seats)]
    table.offered = [pieces.pile(names, "offered") for names in items(plain, "offered")]
    if len(table.offered) not in (0, seats):
        raise BadSave("'offered' should have a part for each seat, or none")
    table.unused += pieces.rest()
    table.played = [_definition(box, name, "played") for name in items(plain, "played")]
    table.awaits = [_promise(box, entry) for entry in items(plain, "awaits")]
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


def _step(box: WizardBox, entry: object) -> tuple[str, int]:
    """A step of the agenda; those about a card name it."""
    if isinstance(entry, list) and len(entry) == 2 and isinstance(entry[0], str):
        step, at = entry
        if step in CARD_STEPS:
            if isinstance(at, int) and is_whole(at, 0, MOST):
                listing = first_listing()
                at = listing[at].name if at < len(listing) else None
            return step, _definition(box, at, "agenda")
        if isinstance(at, int) and is_whole(at, 0, MOST):
            return step, at
    raise BadSave("'agenda' should list steps, each with a number or a component")


def _borrowed(table: Table, plain: Plain) -> list[int]:
    """Borrowed properties are pieces that lie before their users already."""
    out: list[int] = []
    for name in items(plain, "borrowed"):
        found = [piece for pile in table.properties for piece in pile if table.card(piece).name == name]
        if not found:
            raise BadSave(f"'borrowed' names a property that nobody has: {brief(name)}")
        out.append(found[0])
    return out


def _definition(box: WizardBox, name: object, where: str) -> int:
    if not isinstance(name, str) or not name or len(name) > 60:
        raise BadSave(f"'{where}' names something that is no component: {brief(name)}")
    if name not in box.by_name:
        raise GoneFromBox(name)
    return box.by_name[name].index


def _promise(box: WizardBox, entry: object) -> tuple[int, int]:
    """What a card promises for the rest of the turn, by its name, and the uses that are left."""
    if isinstance(entry, list) and len(entry) == 2 and isinstance(entry[1], int) and is_whole(entry[1], -1, MOST):
        name, uses = entry
        if isinstance(name, int) and is_whole(name, 0, len(FIRST_PROMISES) - 1):
            name = FIRST_PROMISES[name]
        for promise in box.promises:
            if promise.name == name:
                return promise.number, uses
        if isinstance(name, str) and name.partition("#")[0] not in box.by_name:
            raise GoneFromBox(name.partition("#")[0])
    raise BadSave("'awaits' names a promise that no card makes")


def _knowledge(table: Table, plain: Plain) -> None:
    for name, piles in (("known_hand", table.hand), ("known_deck", table.deck)):
        for pile, marks in zip(piles, items(plain, name, table.seats), strict=True):
            _mark(table, pile, marks, name)
    _mark(table, table.dead_pile, items(plain, "known_dead"), "known_dead")


def _mark(table: Table, pile: list[int], marks: object, name: str) -> None:
    for piece, mark in zip(pile, wholes({name: marks}, name, 0, 2, len(pile)), strict=True):
        table.known[piece] = mark
