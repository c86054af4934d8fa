"""A table as one seat may imagine it: everything that the seat cannot know is dealt anew.

All that a wizard has bought or gained was open, so everybody knows what the hand and the deck of a wizard hold together,
and only not which card is where. What came to light in this step (`exposed`) stays where it was when the step began, and
when the step is replayed the same copy of a card comes to light again (`foreseen`), whatever equal ones lie beside it.
"""

from __future__ import annotations

from conclave.games.krutagidon.state.model import ALL_KNOW, EVERYBODY, OWNER_KNOWS, PROPERTY, Table
from conclave.kernel.dice import Dice

Slot = tuple[list[int], int]


def redeal(table: Table, now: Table, seat: int | None, dice: Dice) -> None:
    """Make the table one that this seat may be in, given what it has seen by `now`."""
    seen: set[int] = set()
    if now is not table:
        table.foreseen = [entry >> 3 if entry & 7 == EVERYBODY else -1 for entry in now.exposed]
        seen.update(came_to_light(now, seat))
    for owner in range(table.seats):
        _redeal_wizard(table, owner, owner == seat, seen, dice)
    _deal(_slots(table.main, seen), dice)
    _redeal_legends(table, seen, dice)
    _redeal_tokens(table, seen, dice)
    if table.offered:
        _redeal_offers(table, seat, dice)


def came_to_light(table: Table, seat: int | None) -> list[int]:
    """The pieces that a seat has seen come to light in this step, in their order."""
    return [entry >> 3 for entry in table.exposed if entry & 7 in (EVERYBODY, seat)]


def _slots(pile: list[int], seen: set[int]) -> list[Slot]:
    return [(pile, at) for at, piece in enumerate(pile) if piece not in seen]


def _deal(slots: list[Slot], dice: Dice) -> None:
    """Put the cards of these places into a random order; it depends on which cards they are, not on where they were."""
    pieces = sorted([pile[at] for pile, at in slots])
    dice.shuffle(pieces)
    for (pile, at), piece in zip(slots, pieces, strict=True):
        pile[at] = piece


def _redeal_wizard(table: Table, owner: int, own: bool, seen: set[int], dice: Dice) -> None:
    known, hand, deck = table.known, table.hand[owner], table.deck[owner]
    least = OWNER_KNOWS if own else ALL_KNOW
    slots = [(deck, at) for at, piece in enumerate(deck) if piece not in seen and known[piece] < least]
    if not own:
        slots += [(hand, at) for at, piece in enumerate(hand) if piece not in seen and known[piece] != ALL_KNOW]
    marks = [known[pile[at]] for pile, at in slots]
    _deal(slots, dice)
    for (pile, at), mark in zip(slots, marks, strict=True):
        known[pile[at]] = mark  # what the owner has looked at, the owner has looked at, whatever it is


def _redeal_legends(table: Table, seen: set[int], dice: Dice) -> None:
    """Face-down legends and those in the box; the top one may lie face up."""
    last = len(table.legends) - (1 if table.legend_up else 0)
    slots = _slots(table.legend_box, seen) + [slot for slot in _slots(table.legends, seen) if slot[1] < last]
    _deal(slots, dice)


def _redeal_tokens(table: Table, seen: set[int], dice: Dice) -> None:
    """Dead-wizard tokens of the pile and the box; those shuffled back are known to be in the pile, somewhere."""
    back = sorted([piece for piece in table.dead_pile if table.known[piece] == ALL_KNOW and piece not in seen])
    places = _slots(table.dead_pile, seen)
    rest = sorted([pile[at] for pile, at in places if pile[at] not in back] + [
        piece for piece in table.dead_box if piece not in seen])
    order = list(range(len(places)))
    dice.shuffle(order)
    dice.shuffle(rest)
    for number, index in enumerate(order):
        pile, at = places[index]
        pile[at] = back[number] if number < len(back) else rest.pop()
    for pile, at in _slots(table.dead_box, seen):
        pile[at] = rest.pop()


def _redeal_offers(table: Table, seat: int | None, dice: Dice) -> None:
    """Setup: what others were dealt, and what is left in the box."""
    for kind_is_property in (True, False):
        box = table.property_box if kind_is_property else table.familiar_box
        slots: list[Slot] = [(box, at) for at in range(len(box))]
        for other, offered in enumerate(table.offered):
            if other != seat:
                slots += [(offered, at) for at, piece in enumerate(offered)
                          if (table.box.card_of[piece].kind == PROPERTY) == kind_is_property]
        _deal(slots, dice)
