"""A table as one seat may imagine it: everything that the seat cannot know is dealt anew.

What came to light in this step stays where it was when the step began, and when the step is replayed the same copy of a
spell comes to light again, whatever equal ones lie beside it. Besides where cards may lie, everybody knows something of what
they are (BR-STATE-5): the type of an activated card, by its token; that a hidden quest is none of those that are laid open
when drawn, and none that an effect of this step would have advanced; the back of the top order. A card that does not fit is
exchanged for one that does, out of what the seat cannot tell from it.
"""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.state.components import ACTIVATED, READY, REVEALED, Order, Quest, Spell
from conclave.games.black_rose_wars.state.fields import SLOTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.dice import Dice
from conclave.kit.effects import NOBODY
from conclave.kit.redeal import exchange
from conclave.kit.redeal import redeal as deal_anew

TRIES: Final = 50  # until the cards that are dealt fit all that is known of them
ON_DRAW: Final = "on_draw"


class Known:
    """What everybody knows of the card at a place of a pile, besides what may lie there."""

    def __init__(self, pile: list[int], at: int) -> None:
        self.pile = pile
        self.at = at
        self.true = pile[at]

    def fits(self, table: Table, piece: int) -> bool:
        """Whether a card can be the one at that place."""
        raise NotImplementedError


class ShowsToken(Known):
    """An activated spell, whose token shows the type of its active side."""

    def __init__(self, pile: list[int], type_: int) -> None:
        super().__init__(pile, 0)
        self.type = type_

    def fits(self, table: Table, piece: int) -> bool:
        """It has a side of that type."""
        card = table.box.card_of[piece]
        return isinstance(card, Spell) and any(side.type == self.type for side in card.sides)


class StaysHidden(Known):
    """A quest that is hidden, although these quests would have been revealed."""

    def __init__(self, pile: list[int], at: int, revealed: list[int]) -> None:
        super().__init__(pile, at)
        self.revealed = revealed

    def fits(self, table: Table, piece: int) -> bool:
        """It is neither of those nor laid open when drawn."""
        card = table.box.card_of[piece]
        return isinstance(card, Quest) and card.reveal != ON_DRAW and card.index not in self.revealed


class ShowsBack(Known):
    """An order that lies on top, or has come to lie there."""

    def __init__(self, pile: list[int], at: int, order: Order) -> None:
        super().__init__(pile, at)
        self.back = (order.back_type, order.back_event)

    def fits(self, table: Table, piece: int) -> bool:
        """It has that back."""
        card = table.box.card_of[piece]
        return isinstance(card, Order) and (card.back_type, card.back_event) == self.back


def redeal(table: Table, now: Table, seat: int | None, dice: Dice) -> None:
    """Make the table one that this seat may be in, given what it has seen by `now`."""
    seen: list[int] = []
    if now is not table:
        table.secrets.expect(now.secrets)
        seen = came_to_light(now, seat)
    viewer = viewer_of(table, seat)
    piles = piles_of(table)
    slots = [at for at in range(len(table.sheet)) if at // SLOTS != seat and table.stage[at] in (READY, ACTIVATED)]
    types = [_type_shown(table, now, at) for at in slots]
    known: list[Known] = [ShowsToken(table.sheet[at], shown) for at, shown in zip(slots, types, strict=True) if shown >= 0]
    known += _quests_known(table, now, seat) + _orders_known(table, now)
    known = [each for each in known if not table.secrets.knows(viewer, each.true) and each.true not in seen]
    true = [each.true for each in known]
    for attempt in range(TRIES + 1):
        fixed = seen if attempt < TRIES else seen + true
        deal_anew(table.secrets, piles, viewer, dice, fixed)
        if all(each.fits(table, each.pile[each.at]) or _exchange(table, viewer, each, known, piles, fixed, dice)
               for each in known):
            break
    for at, shown in zip(slots, types, strict=True):
        _turn(table, now, at, shown, dice)


def piles_of(table: Table) -> list[list[int]]:
    """All piles in which cards lie face down for somebody."""
    return [*table.hand, *table.grimoire, *table.aside, *table.sheet, *table.library, table.forgotten, *table.quests_hidden,
            *table.quest_deck, *table.quest_discard, *table.event_deck, table.order_deck, *table.order_box,
            table.upgrade_deck]


def _type_shown(table: Table, now: Table, at: int) -> int:
    """The type of spell that the token on a card shows by now; NOBODY for a card without one."""
    later = now if now.sheet[at] == table.sheet[at] else table
    return later.side_in(at).type if later.stage[at] == ACTIVATED else NOBODY


def _quests_known(table: Table, now: Table, seat: int | None) -> list[Known]:
    """The places, as the step began, of quests that others hold or have discarded unseen."""
    hidden: dict[int, list[int]] = {}
    for pile in now.quest_discard:
        hidden.update({piece: [] for piece in pile})
    for other in range(table.seats):
        if other != seat:
            revealed = [card for owner, card in now.met if owner == other]
            hidden.update({piece: revealed for piece in (*table.quests_hidden[other], *now.quests_hidden[other])})
    return [StaysHidden(pile, at, hidden[piece]) for pile in (*table.quests_hidden, *table.quest_deck, *table.quest_discard)
            for at, piece in enumerate(pile) if piece in hidden]


def _orders_known(table: Table, now: Table) -> list[Known]:
    """The place of the top order, and of the one that is on top by now."""
    tops = [later.order_deck[-1] for later in (table, now) if later.order_deck]
    return [ShowsBack(pile, at, table.box.order(piece)) for pile in (table.order_deck, *table.order_box)
            for at, piece in enumerate(pile) if piece in tops]


def _exchange(table: Table, viewer: int, each: Known, known: list[Known], piles: list[list[int]], fixed: list[int],
              dice: Dice) -> bool:
    """Exchange the card at a place for one that fits, out of what the viewer cannot tell from it; False if there is none."""
    secrets = table.secrets
    piece = each.pile[each.at]
    found = [(pile, at) for pile in piles for at, other in enumerate(pile)
             if each.fits(table, other) and other not in fixed and not secrets.knows(viewer, other)
             and all(one.pile is not pile or one.at != at or one.fits(table, piece) for one in known)
             and exchange(secrets, viewer, piece, other, try_only=True)]
    if not found:
        return False
    pile, at = found[dice.below(len(found))]
    exchange(secrets, viewer, piece, pile[at])
    each.pile[each.at], pile[at] = pile[at], piece
    return True


def _turn(table: Table, now: Table, at: int, shown: int, dice: Dice) -> None:
    """Either side of a face-down card may be the active one, as far as its token and what came to light allow."""
    if now.stage[at] == REVEALED and now.sheet[at] == table.sheet[at]:
        table.side[at] = now.side[at]
        return
    spell = table.box.spell(table.sheet[at][0])
    sides = [side for side in range(1 if spell.undivided else len(spell.sides))
             if shown < 0 or spell.sides[side].type == shown]
    table.side[at] = sides[dice.below(len(sides))]


def came_to_light(table: Table, seat: int | None) -> list[int]:
    """The pieces that a seat has seen come to light in this step, in their order."""
    return table.secrets.seen_by(viewer_of(table, seat))


def viewer_of(table: Table, seat: int | None) -> int:
    """A seat, or the public for a spectator."""
    return table.seats if seat is None else seat
