"""A table as one seat may imagine it: everything that the seat cannot know is dealt anew.

What came to light in this step stays where it was when the step began, and when the step is replayed the same copy of a
spell comes to light again, whatever equal ones lie beside it. Of an activated card everybody knows the type of its active
side, since the token shows it; which side of a face-down card is up is known to its owner alone (BR-STATE-5).
"""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.state.components import ACTIVATED, READY, REVEALED
from conclave.games.black_rose_wars.state.fields import SLOTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.dice import Dice
from conclave.kit.effects import NOBODY
from conclave.kit.redeal import redeal as deal_anew

TRIES: Final = 100  # until the cards that are dealt fit the tokens on their backs


def redeal(table: Table, now: Table, seat: int | None, dice: Dice) -> None:
    """Make the table one that this seat may be in, given what it has seen by `now`."""
    seen: list[int] = []
    if now is not table:
        table.secrets.expect(now.secrets)
        seen = came_to_light(now, seat)
    viewer = viewer_of(table, seat)
    slots = [at for at in range(len(table.sheet)) if at // SLOTS != seat and table.stage[at] in (READY, ACTIVATED)]
    types = [_type_shown(table, now, at) for at in slots]
    held = [at for at, shown in zip(slots, types, strict=True) if shown >= 0]
    true = [table.sheet[at][0] for at in held]
    for attempt in range(TRIES + 1):
        fixed = seen if attempt < TRIES else seen + true
        deal_anew(table.secrets, piles_of(table), viewer, dice, fixed)
        if all(_fits(table, at, shown) or _exchange(table, at, shown, fixed, slots, types, dice)
               for at, shown in zip(slots, types, strict=True)):
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


def _fits(table: Table, at: int, shown: int) -> bool:
    """Whether the card in a slot has a side of the type that is shown."""
    return shown < 0 or any(side.type == shown for side in table.box.spell(table.sheet[at][0]).sides)


def _exchange(table: Table, at: int, shown: int, fixed: list[int], slots: list[int], types: list[int], dice: Dice) -> bool:
    """Exchange the card in a slot for one that fits, out of places of which the same is known; False if there is none."""
    secrets, box = table.secrets, table.box
    piece = table.sheet[at][0]
    owner = at // SLOTS
    free = [table.hand[owner], *[table.sheet[other] for other, needs in zip(slots, types, strict=True)
                                 if needs < 0 and other // SLOTS == owner]]
    found = [(pile, place) for pile in free for place, other in enumerate(pile)
             if secrets.numbers[other] == secrets.numbers[piece] and secrets.blind[other] == secrets.blind[piece]
             and other not in fixed and any(side.type == shown for side in box.spell(other).sides)]
    if not found:
        return False
    pile, place = found[dice.below(len(found))]
    table.sheet[at][0], pile[place] = pile[place], piece
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
