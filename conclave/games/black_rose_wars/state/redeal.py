"""A table as one seat may imagine it: everything that the seat cannot know is dealt anew.

What came to light in this step stays where it was when the step began, and when the step is replayed the same copy of a
spell comes to light again, whatever equal ones lie beside it. Besides where cards may lie, everybody knows something of
what they are (BR-STATE-5): the type of an activated card, by its token; that a hidden quest is none of those that are laid
open when drawn, and none that an effect of this step would have advanced; the back of the top order. A card that does not
fit is exchanged for one that does, out of what the seat cannot tell from it.
"""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.state.components import ACTIVATED, READY, REVEALED, RoseBox
from conclave.games.black_rose_wars.state.fields import SLOTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.dice import Dice
from conclave.kit.effects import NOBODY
from conclave.kit.fitting import Limit, redeal_within

TRIES: Final = 2  # redeals before pieces change places so that the limits hold, which nearly never do by chance
ON_DRAW: Final = "on_draw"


def redeal(table: Table, now: Table, seat: int | None, dice: Dice) -> None:
    """Make the table one that this seat may be in, given what it has seen by `now`."""
    seen: list[int] = []
    if now is not table:
        table.secrets.expect(now.secrets)
        seen = came_to_light(now, seat)
    viewer, piles, secrets = viewer_of(table, seat), piles_of(table), table.secrets
    slots = [at for at in range(len(table.sheet)) if at // SLOTS != seat and table.stage[at] in (READY, ACTIVATED)]
    types = [_type_shown(table, now, at) for at in slots]
    limits = [Limit(table.sheet[at], 0, with_type(table.box, shown)) for at, shown in zip(slots, types, strict=True)
              if shown >= 0]
    limits += _quests_known(table, now, seat) + _orders_known(table, now)
    limits = [limit for limit in limits
              if not secrets.knows(viewer, limit.pile[limit.at]) and limit.pile[limit.at] not in seen]
    true = [limit.pile[limit.at] for limit in limits]
    if not redeal_within(secrets, piles, viewer, dice, seen, limits, TRIES):
        for limit, piece in zip(limits, true, strict=True):
            _put_back(table, piles, limit, piece)
        redeal_within(secrets, piles, viewer, dice, seen + true, limits, TRIES)
    for at, shown in zip(slots, types, strict=True):
        _turn(table, now, at, shown, dice)


def with_type(box: RoseBox, type_: int) -> frozenset[int]:
    """The spells that have a side of a type."""
    found = box.alike.get(f"type {type_}")
    if found is None:
        found = box.alike[f"type {type_}"] = frozenset([
            piece for card in box.spells for piece in card.pieces if any(side.type == type_ for side in card.sides)])
    return found


def hidden_when_drawn(box: RoseBox) -> frozenset[int]:
    """The quests that are not laid open as soon as they are drawn."""
    found = box.alike.get("hidden")
    if found is None:
        found = box.alike["hidden"] = frozenset([
            piece for card in box.quests for piece in card.pieces if card.reveal != ON_DRAW])
    return found


def with_back(box: RoseBox, piece: int) -> frozenset[int]:
    """The orders with the same back as one of them."""
    order = box.order(piece)
    key = f"back {order.back_type} {order.back_event}"
    found = box.alike.get(key)
    if found is None:
        found = box.alike[key] = frozenset([
            piece for card in box.orders for piece in card.pieces
            if (card.back_type, card.back_event) == (order.back_type, order.back_event)])
    return found


def piles_of(table: Table) -> list[list[int]]:
    """All piles in which cards lie face down for somebody."""
    return [*table.hand, *table.grimoire, *table.aside, *table.sheet, *table.library, table.forgotten, *table.quests_hidden,
            *table.quest_deck, *table.quest_discard, *table.event_deck, table.order_deck, *table.order_box,
            table.upgrade_deck]


def _type_shown(table: Table, now: Table, at: int) -> int:
    """The type of spell that the token on a card shows by now; NOBODY for a card without one."""
    later = now if now.stage[at] == ACTIVATED else table
    return later.side_in(at).type if later.stage[at] == ACTIVATED else NOBODY


def _quests_known(table: Table, now: Table, seat: int | None) -> list[Limit]:
    """The places, as the step began, of quests that others hold or have discarded unseen."""
    never = hidden_when_drawn(table.box)
    hidden: dict[int, frozenset[int]] = {}
    for pile in table.quest_discard:
        hidden.update([(piece, never) for piece in pile])
    for other in range(table.seats):
        if other != seat:
            revealed = [piece for owner, card in now.met if owner == other for piece in table.box.cards[card].pieces]
            drawn = [piece for owner, piece in now.drawn if owner == other]
            hidden.update([(piece, never.difference(revealed)) for piece in table.quests_hidden[other] + drawn])
    return [Limit(pile, at, hidden[piece]) for pile in (*table.quests_hidden, *table.quest_deck, *table.quest_discard)
            for at, piece in enumerate(pile) if piece in hidden]


def _orders_known(table: Table, now: Table) -> list[Limit]:
    """The place of the top order, and of the one that is on top by now."""
    limits: list[Limit] = []
    if table.order_deck:
        limits.append(Limit(table.order_deck, len(table.order_deck) - 1, with_back(table.box, table.order_deck[-1])))
    deck = table.order_deck if now.moon == table.moon else table.order_box[now.moon]
    if now is not table and 0 < len(now.order_deck) <= len(deck):
        limits.append(Limit(deck, len(now.order_deck) - 1, with_back(table.box, now.order_deck[-1])))
    return limits


def _put_back(table: Table, piles: list[list[int]], limit: Limit, piece: int) -> None:
    """Bring a piece back to the place of a limit, in exchange for what lies there."""
    for pile in piles:
        if piece in pile:
            table.secrets.swap(piece, limit.pile[limit.at])
            pile[pile.index(piece)] = limit.pile[limit.at]
            limit.pile[limit.at] = piece
            return


def _turn(table: Table, now: Table, at: int, shown: int, dice: Dice) -> None:
    """Either side of a face-down card may be the active one, as far as its token and what came to light allow."""
    if now.stage[at] == REVEALED:
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
